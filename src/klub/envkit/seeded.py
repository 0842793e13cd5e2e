"""A game for OpenSpiel: it begins with chance nodes that draw its seed byte by byte.

From then on nothing is left to chance, because all of a game's chance follows from its seed. Seats that may move at
once are asked in seat order.
"""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from klub.core import Game, Rng, Seat, encode, parse_seed
from klub.envkit.rewards import rewards_of

SEED_BYTES: Final = 4
OUTCOMES: Final = 256  # of a chance node: one byte


class Moment:
    """A state of a game, and what each seat saw of the move that led to it."""

    __slots__ = ("_events", "_game", "state")

    def __init__(self, game: Game[Any, Any, Any, Any], state: Any) -> None:
        self._game = game
        self.state = state
        self._events: dict[Seat, tuple[Any, ...]] = {}

    def events(self, seat: Seat) -> tuple[Any, ...]:
        """The events of the move, as the seat's view tells them."""
        if seat not in self._events:
            self._events[seat] = self._game.view(self.state, seat).events
        return self._events[seat]


class Past(tuple[Moment, ...]):
    """All moments of a game so far. They never change, so a copy is the same object."""

    __slots__ = ()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Past":
        return self


class SeededState(pyspiel.State):
    """A game being played. OpenSpiel copies and pickles what this object holds: the seed and the past.

    A subclass names the game, and says what an action means.
    """

    rules: ClassVar[Game[Any, Any, Any, Any]]

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.seed = b""
        self.past = Past()

    @property
    def now(self) -> Any:
        """The state of the game itself, once the seed is drawn."""
        return self.past[-1].state

    @abstractmethod
    def move_of(self, action: int) -> Any:
        """The move that an action of the current player stands for."""

    def current_player(self) -> int:
        """Whose turn it is; of several actors the first."""
        if not self.past:
            return int(pyspiel.PlayerId.CHANCE)
        awaited = self.rules.awaited(self.now)
        return awaited[0] if awaited else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed."""
        return [(byte, 1 / OUTCOMES) for byte in range(OUTCOMES)]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.past) and not self.rules.actors(self.now)

    def returns(self) -> list[float]:
        """1 for the winner, −1 for the others, 0 for a shared win and before the end."""
        outcome = self.rules.outcome(self.now) if self.past else None
        return [float(reward) for reward in rewards_of(outcome, "win")] if outcome else [0.0] * self.num_players()

    def _apply_action(self, action: int) -> None:
        rules, game = self.rules, self.get_game()
        if self.past:
            rng = Rng(self._full_seed(), len(self.past))
            following = rules.apply(self.now, self.current_player(), self.move_of(action), rng)
            self.past = Past((*self.past, Moment(rules, following)))
            return
        self.seed += bytes([action])
        if len(self.seed) == SEED_BYTES:
            self.past = Past([Moment(rules, rules.setup(game.options, game.seats, Rng(self._full_seed(), 0)))])

    def _full_seed(self) -> bytes:
        return parse_seed(int.from_bytes(self.seed, "big"))

    def __str__(self) -> str:
        return encode(self.now).decode() if self.past else f"seed {self.seed.hex()}"

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed byte {action}" if player == pyspiel.PlayerId.CHANCE else self.action_name(player, action)

    @abstractmethod
    def action_name(self, player: int, action: int) -> str:
        """An action of a player, for people to read."""


class SeededGame(pyspiel.Game):
    """A game with its parameters. The winner gets 1, the others −1, and a shared win is 0.

    A subclass names the game, its parameters with their defaults (`players` among them), its state and its observer.
    `seats` is known when `prepare` is called, which sets the rest.
    """

    name: ClassVar[str]
    parameters: ClassVar[Mapping[str, Any]]
    state: ClassVar[type[SeededState]]
    observer: ClassVar[type["SeededObserver"]]

    seats: int
    options: Any
    codec: Any
    longest: int

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**self.parameters, **(params or {})}
        self.seats = chosen.pop("players")
        self.prepare(chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.codec.size,
            max_chance_outcomes=OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.seats == 2 else None,
            max_game_length=self.longest,
        )
        super().__init__(self.game_type(zero_sum=self.seats == 2), info, params or {})

    @abstractmethod
    def prepare(self, chosen: dict[str, Any]) -> None:
        """Set `options`, `codec` (which has a `size`) and `longest` from the parameters."""

    def new_initial_state(self) -> SeededState:
        """A game whose seed is still to be drawn."""
        return self.state(self)

    def max_chance_nodes_in_history(self) -> int:
        """One for each byte of the seed."""
        return SEED_BYTES

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> "SeededObserver":
        """What a player sees, with the whole past if `kind` asks for perfect recall."""
        return self.observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False), params)

    @classmethod
    def game_type(cls, *, zero_sum: bool) -> Any:
        """What OpenSpiel is told of the game."""
        utilities, game = pyspiel.GameType.Utility, cls.state.rules
        return pyspiel.GameType(
            short_name=cls.name,
            long_name=f"Klub: {game.words().name()}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=utilities.ZERO_SUM if zero_sum else utilities.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=game.declaration.most_seats,
            min_num_players=2,
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification=dict(cls.parameters),
        )

    @classmethod
    def register(cls) -> None:
        """Let `pyspiel.load_game` find it."""
        pyspiel.register_game(cls.game_type(zero_sum=False), cls)


class SeededObserver:
    """What a player sees: the tensors that `shapes` names; for perfect recall also `history`, a row for each move."""

    def __init__(self, game: SeededGame, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"params={params!r}: there are no observation parameters")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError(f"{kind!r}: expected public information and that of a single player")
        self.game = game
        self._recall: bool = kind.perfect_recall
        self.columns: Any = np.cumsum([0, *self.row()])
        shapes = self.shapes()
        if self._recall:
            shapes["history"] = (game.longest, int(self.columns[-1]))
        ends = np.cumsum([0, *(np.prod(shape) for shape in shapes.values())])
        self.tensor = np.zeros(ends[-1], np.float32)
        self.dict = {
            name: self.tensor[first:last].reshape(shape)
            for (name, shape), first, last in zip(shapes.items(), ends[:-1], ends[1:], strict=True)
        }

    @abstractmethod
    def shapes(self) -> dict[str, tuple[int, ...]]:
        """Tensor → its shape."""

    @abstractmethod
    def row(self) -> tuple[int, ...]:
        """The parts of a row of the history, by their widths."""

    @abstractmethod
    def see(self, view: Any) -> None:
        """Fill the tensors, which are all 0, with what a view tells."""

    @abstractmethod
    def recall(self, past: Past, player: int) -> None:
        """Fill `history`, which is all 0; what the player does not know is left so."""

    def set_from(self, state: SeededState, player: int) -> None:
        """Fill `tensor` and `dict` with what `player` sees."""
        self.tensor.fill(0)
        if state.past:
            self.see(state.rules.view(state.now, player))
            if self._recall:
                self.recall(state.past, player)

    def string_from(self, state: SeededState, player: int) -> str:
        """The view of `player`; for perfect recall the first hand and all events."""
        if not state.past:
            return ""
        game = state.rules
        if not self._recall:
            return encode(game.view(state.now, player)).decode()
        first = game.view(state.past[0].state, player)
        return encode({"hand": first.hand, "events": [moment.events(player) for moment in state.past]}).decode()
