"""Clustered for OpenSpiel: importing this module registers `python_klub_clustered`.

All chance is in the setup, so a game begins with chance nodes that draw its seed byte by byte; from then on nothing
is left to chance. Seats that may move at once are asked in seat order. Tensors and strings come from views.
"""

from typing import Any, Final

import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as error:
    why = "klub.envs.openspiel needs OpenSpiel: pip install klub[envs,openspiel]"
    raise ModuleNotFoundError(why, name=error.name) from error

from klub.core import Rng, Seat, encode, parse_seed
from klub.core.options import Rectangle
from klub.envs.clustered import plane_names, planes
from klub.envs.env import rewards_of
from klub.games.clustered import GAME
from klub.games.clustered.cards import KIND_OF, KINDS, deck_kinds
from klub.games.clustered.codec import Codec
from klub.games.clustered.moves import Place
from klub.games.clustered.rules import State
from klub.games.clustered.view import Discarded, Drew, Event, Placed, Revealed, View

NAME: Final = "python_klub_clustered"
SEED_BYTES: Final = 4
OUTCOMES: Final = 256  # of a chance node: one byte

PARAMETERS: Final = {
    "players": 2,
    "width": 15,
    "height": 15,
    "third_wild": False,  # for all players
    "quick_play": False,
    "first_bonuses": False,
    "largest_bonuses": False,
    "discards_visible": True,
}


class ClusteredGame(pyspiel.Game):
    """Clustered on a rectangular table, for 2 to 8 players; the winner gets 1, the others −1, and a shared win is 0."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        self.seats: int = chosen.pop("players")
        bounds = Rectangle(chosen.pop("width"), chosen.pop("height"))
        third_wild = "all" if chosen.pop("third_wild") else "none"
        self.options = GAME.parse_options({**chosen, "bounds": bounds, "third_wild": third_wild}, self.seats)
        self.codec = Codec(self.options, self.seats)
        self.longest = self.seats * len(deck_kinds()) + sum(map(self.options.has_third_wild, range(self.seats)))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.codec.size,
            max_chance_outcomes=OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.seats == 2 else None,
            max_game_length=self.longest,
        )
        super().__init__(_game_type(zero_sum=self.seats == 2), info, params or {})

    def new_initial_state(self) -> "ClusteredState":
        """A game whose seed is still to be drawn."""
        return ClusteredState(self)

    def max_chance_nodes_in_history(self) -> int:
        """One for each byte of the seed."""
        return SEED_BYTES

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> "ClusteredObserver":
        """What a player sees, with the whole past if `kind` asks for perfect recall."""
        return ClusteredObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class Moment:
    """A state of the game, and what each seat saw of the move that led to it."""

    __slots__ = ("_events", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self._events: dict[Seat, tuple[Event, ...]] = {}

    def events(self, seat: Seat) -> tuple[Event, ...]:
        """As the seat's view tells them."""
        if seat not in self._events:
            self._events[seat] = GAME.view(self.state, seat).events
        return self._events[seat]


class Past(tuple[Moment, ...]):
    """All moments of a game so far. They never change, so a copy is the same object."""

    __slots__ = ()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Past":
        return self


class ClusteredState(pyspiel.State):
    """A game being played. OpenSpiel copies and pickles what this object holds: the seed and the past."""

    def __init__(self, game: ClusteredGame) -> None:
        super().__init__(game)
        self.seed = b""
        self.past = Past()

    @property
    def now(self) -> State:
        """The state of the game itself, once the seed is drawn."""
        return self.past[-1].state

    def current_player(self) -> int:
        """Whose turn it is; of several actors the first."""
        if not self.past:
            return int(pyspiel.PlayerId.CHANCE)
        actors = GAME.actors(self.now)
        return actors[0] if actors else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed."""
        return [(byte, 1 / OUTCOMES) for byte in range(OUTCOMES)]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.past) and not GAME.actors(self.now)

    def returns(self) -> list[float]:
        """1 for the winner, −1 for the others, 0 for a shared win and before the end."""
        outcome = GAME.outcome(self.now) if self.past else None
        return [float(reward) for reward in rewards_of(outcome, "win")] if outcome else [0.0] * self.num_players()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(map(self.get_game().codec.encode, GAME.moves(self.now, player)))

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.past:
            rng = Rng(self._full_seed(), len(self.past))
            following = GAME.apply(self.now, self.current_player(), game.codec.decode(action), rng)
            self.past = Past((*self.past, Moment(following)))
            return
        self.seed += bytes([action])
        if len(self.seed) == SEED_BYTES:
            self.past = Past([Moment(GAME.setup(game.options, game.seats, Rng(self._full_seed(), 0)))])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        move = self.get_game().codec.decode(action)
        return f"place {move.card} at {move.x},{move.y}" if isinstance(move, Place) else f"discard {move.card}"

    def _full_seed(self) -> bytes:
        return parse_seed(int.from_bytes(self.seed, "big"))

    def __str__(self) -> str:
        return encode(self.now).decode() if self.past else f"seed {self.seed.hex()}"


class ClusteredObserver:
    """The planes of `klub.envs.clustered.planes`; for perfect recall also `history`, a row for each move.

    A row says who moved (relative to the observer), which card, at which column and line, and which cards the observer
    drew; what the observer does not know yet is left 0, as are the rows of moves to come.
    """

    def __init__(self, game: ClusteredGame, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"params={params!r}: there are no observation parameters")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError(f"{kind!r}: expected public information and that of a single player")
        self._game = game
        self._recall: bool = kind.perfect_recall
        codec = game.codec
        self._columns = np.cumsum([0, game.seats, KINDS, codec.width, codec.height, KINDS])
        shapes: dict[str, tuple[int, ...]]
        shapes = {"observation": (len(plane_names(game.seats)), codec.height, codec.width)}
        if self._recall:
            shapes["history"] = (game.longest, int(self._columns[-1]))
        ends = np.cumsum([0, *(np.prod(shape) for shape in shapes.values())])
        self.tensor = np.zeros(ends[-1], np.float32)
        self.dict = {
            name: self.tensor[first:last].reshape(shape)
            for (name, shape), first, last in zip(shapes.items(), ends[:-1], ends[1:], strict=True)
        }

    def set_from(self, state: ClusteredState, player: int) -> None:
        """Fill `tensor` and `dict` with what `player` sees."""
        self.tensor.fill(0)
        if not state.past:
            return
        self.dict["observation"][:] = planes(GAME.view(state.now, player), self._game.codec)
        if self._recall:
            self._set_history(state.past, player)

    def string_from(self, state: ClusteredState, player: int) -> str:
        """The view of `player`; for perfect recall the first hand and all events."""
        if not state.past:
            return ""
        if not self._recall:
            return encode(GAME.view(state.now, player)).decode()
        first: View = GAME.view(state.past[0].state, player)
        return encode({"hand": first.hand, "events": [moment.events(player) for moment in state.past]}).decode()

    def _set_history(self, past: Past, player: int) -> None:
        seats, codec, rows = self._game.seats, self._game.codec, self.dict["history"]
        who, what, column, line, drawn = self._columns[:-1]
        discarded: list[list[int]] = [[] for _ in range(seats)]
        for number, moment in enumerate(past[1:]):
            row = rows[number]
            for event in moment.events(player):
                match event:
                    case Placed(seat, card, x, y):
                        row[who + (seat - player) % seats] = row[what + KIND_OF[card]] = 1
                        row[column + x - codec.least_x] = row[line + y - codec.least_y] = 1
                    case Discarded(seat, card):
                        row[who + (seat - player) % seats] = 1
                        if card in KIND_OF:
                            row[what + KIND_OF[card]] = 1
                        discarded[seat].append(number)
                    case Drew(_, _, cards):
                        for card in cards:
                            row[drawn + KIND_OF[card]] += 1
                    case Revealed(discards):
                        for numbers, cards in zip(discarded, discards, strict=True):
                            for earlier, card in zip(numbers, cards, strict=True):
                                if card in KIND_OF:
                                    rows[earlier, what + KIND_OF[card]] = 1


def _game_type(*, zero_sum: bool) -> Any:
    utilities = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Klub: Clustered",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.ZERO_SUM if zero_sum else utilities.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=GAME.declaration.most_seats,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


pyspiel.register_game(_game_type(zero_sum=False), ClusteredGame)
