"""Klub for OpenSpiel: importing this module registers `python_klub_clustered`, which is here, and `python_klub_cubed`.

A game begins with chance nodes that draw its seed byte by byte; from then on nothing is left to chance. Tensors and
strings come from views.
"""

from typing import Any, Final

import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as error:
    why = "klub.envs.openspiel needs OpenSpiel: pip install klub[envs,openspiel]"
    raise ModuleNotFoundError(why, name=error.name) from error

from klub.core import encode
from klub.core.options import Rectangle
from klub.envs import openspiel_cubed, seeded
from klub.envs.clustered import plane_names, planes
from klub.envs.seeded import SEED_BYTES, Past, SeededState
from klub.games.clustered import GAME
from klub.games.clustered.cards import KIND_OF, KINDS, deck_kinds
from klub.games.clustered.codec import Codec
from klub.games.clustered.moves import Move, Place
from klub.games.clustered.view import Discarded, Drew, Placed, Revealed, View

__all__ = ["NAME", "SEED_BYTES", "ClusteredGame", "ClusteredObserver", "ClusteredState", "Moment", "Past", "cubed"]

cubed = openspiel_cubed
NAME: Final = "python_klub_clustered"

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
        info = seeded.game_info(self.seats, self.codec.size, self.longest)
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


class Moment(seeded.Moment):
    """A state of Clustered."""

    __slots__ = ()

    game = GAME


class ClusteredState(SeededState):
    """A game of Clustered being played."""

    moment = Moment

    def move_of(self, action: int) -> Move:
        """The move of a number."""
        move: Move = self.get_game().codec.decode(action)
        return move

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(map(self.get_game().codec.encode, GAME.moves(self.now, player)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        move = self.move_of(action)
        return f"place {move.card} at {move.x},{move.y}" if isinstance(move, Place) else f"discard {move.card}"


class ClusteredObserver:
    """The planes of `klub.envs.clustered.planes`; for perfect recall also `history`, a row for each move.

    A row says who moved (relative to the observer), which card, at which column and line, and which cards the observer
    drew; what the observer does not know yet is left 0, as are the rows of moves to come.
    """

    def __init__(self, game: ClusteredGame, kind: Any, params: dict[str, Any] | None) -> None:
        seeded.check_observation(kind, params)
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
    return seeded.game_type(NAME, "Klub: Clustered", PARAMETERS, GAME.declaration.most_seats, zero_sum=zero_sum)


pyspiel.register_game(_game_type(zero_sum=False), ClusteredGame)
