"""Cubed for OpenSpiel: importing this module registers `python_klub_cubed`. `klub.envs.openspiel` imports it."""

from typing import Any, Final

import numpy as np
import pyspiel

from klub.core import encode
from klub.envs import seeded
from klub.envs.cubed import PLANES, fact_names, facts, planes
from klub.envs.seeded import SEED_BYTES, Past, SeededState
from klub.games.cubed import GAME
from klub.games.cubed.codec import RADIUS, Codec
from klub.games.cubed.events import Drew, Gave, Kept, Passed, Played
from klub.games.cubed.moves import Give, Keep, Move, Play
from klub.games.cubed.pieces import TURNS
from klub.games.cubed.view import View

NAME: Final = "python_klub_cubed"
PARAMETERS: Final = {
    "players": 2,
    "radius": RADIUS,
    "rounds": 3,
    "match_two": False,
    "bridging": False,
    "fill_the_void": False,
    "draw_many": False,
    "open_hands": False,
}
DOINGS: Final = ("played", "drew", "passed", "kept", "gave")
"""What a row of the history can be about, in its order there."""


class CubedGame(pyspiel.Game):
    """Cubed within a radius, for 2 to 6 players; the winner gets 1, the others −1, and a shared win is 0."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        self.seats: int = chosen.pop("players")
        radius = chosen.pop("radius")
        match = "two" if chosen.pop("match_two") else "all"
        self.options = GAME.parse_options({**chosen, "match": match}, self.seats)
        self.codec = Codec(self.options, self.seats, radius)
        assert GAME.declaration.longest is not None, "a round ends"
        self.longest = GAME.declaration.longest // 3 * self.options.rounds
        info = seeded.game_info(self.seats, self.codec.size, self.longest)
        super().__init__(_game_type(zero_sum=self.seats == 2), info, params or {})

    def new_initial_state(self) -> "CubedState":
        """A game whose seed is still to be drawn."""
        return CubedState(self)

    def max_chance_nodes_in_history(self) -> int:
        """One for each byte of the seed."""
        return SEED_BYTES

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> "CubedObserver":
        """What a player sees, with the whole past if `kind` asks for perfect recall."""
        return CubedObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class Moment(seeded.Moment):
    """A state of Cubed."""

    __slots__ = ()

    game = GAME


class CubedState(SeededState):
    """A game of Cubed being played."""

    moment = Moment

    def move_of(self, action: int) -> Move:
        """The move of a number."""
        move: Move = self.get_game().codec.decode(action, self.current_player())
        return move

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.get_game().codec.numbered(GAME.moves(self.now, player), player))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        codec = self.get_game().codec
        if action == codec.far:
            return "far"
        move = codec.decode(action, player)
        name = str(type(move).__struct_config__.tag)
        match move:
            case Play(piece, q, r, turn):
                return f"play {piece} at {q},{r} turn {turn}"
            case Keep(piece):
                return f"keep {piece}"
            case Give(piece, seat):
                return f"give {piece} to {seat}"
        return " ".join([name, *map(str, (getattr(move, field) for field in move.__struct_fields__))])


class CubedObserver:
    """The planes and facts of `klub.envs.cubed`; for perfect recall also `history`, a row for each move.

    A row says who moved (relative to the observer), what was done (`DOINGS`), with which piece and turn, at which
    column and line, and which pieces the observer drew, kept or was given; what the observer does not know is left 0,
    as are the rows of moves to come.
    """

    def __init__(self, game: CubedGame, kind: Any, params: dict[str, Any] | None) -> None:
        seeded.check_observation(kind, params)
        self._game = game
        self._recall: bool = kind.perfect_recall
        codec = game.codec
        kinds = len(codec.codes)
        self._columns = np.cumsum([0, game.seats, len(DOINGS), kinds, TURNS, codec.side, codec.side, kinds])
        shapes: dict[str, tuple[int, ...]] = {
            "observation": (len(PLANES), codec.side, codec.side),
            "facts": (len(fact_names(game.options, game.seats)),),
        }
        if self._recall:
            shapes["history"] = (game.longest, int(self._columns[-1]))
        ends = np.cumsum([0, *(np.prod(shape) for shape in shapes.values())])
        self.tensor = np.zeros(ends[-1], np.float32)
        self.dict = {
            name: self.tensor[first:last].reshape(shape)
            for (name, shape), first, last in zip(shapes.items(), ends[:-1], ends[1:], strict=True)
        }

    def set_from(self, state: CubedState, player: int) -> None:
        """Fill `tensor` and `dict` with what `player` sees."""
        self.tensor.fill(0)
        if not state.past:
            return
        view = GAME.view(state.now, player)
        self.dict["observation"][:] = planes(view, self._game.codec)
        self.dict["facts"][:] = facts(view)
        if self._recall:
            for row, moment in zip(self.dict["history"], state.past[1:], strict=False):
                self._set_row(row, moment, player)

    def string_from(self, state: CubedState, player: int) -> str:
        """The view of `player`; for perfect recall the first hand and all events."""
        if not state.past:
            return ""
        if not self._recall:
            return encode(GAME.view(state.now, player)).decode()
        first: View = GAME.view(state.past[0].state, player)
        return encode({"hand": first.hand, "events": [moment.events(player) for moment in state.past]}).decode()

    def _set_row(self, row: Any, moment: seeded.Moment, player: int) -> None:
        seats, codec = self._game.seats, self._game.codec
        who, doing, what, turn, column, line, taken = self._columns[:-1]
        event = moment.events(player)[0]
        row[who + (event.seat - player) % seats] = 1
        row[doing + DOINGS.index(str(type(event).__struct_config__.tag))] = 1
        match event:
            case Played():
                row[what + codec.kinds[event.piece]] = row[turn + event.turn] = 1
                if codec.cell(event.q, event.r) is not None:
                    row[column + event.q + codec.radius] = row[line + event.r + codec.radius] = 1
            case Drew():
                for code in event.pieces:
                    row[taken + codec.kinds[code]] += 1
            case Kept() | Gave() if event.piece in codec.kinds:
                row[what + codec.kinds[event.piece]] = 1
            case Passed() | Kept() | Gave():
                pass


def _game_type(*, zero_sum: bool) -> Any:
    return seeded.game_type(NAME, "Klub: Cubed", PARAMETERS, GAME.declaration.most_seats, zero_sum=zero_sum)


__all__ = ["DOINGS", "NAME", "CubedGame", "CubedObserver", "CubedState", "Moment", "Past"]

pyspiel.register_game(_game_type(zero_sum=False), CubedGame)
