"""Cubed for OpenSpiel: importing this module registers `python_klub_cubed`."""

from typing import Any, Final

from klub.envkit.seeded import Moment, Past, SeededGame, SeededObserver, SeededState
from klub.games.cubed import GAME
from klub.games.cubed.codec import RADIUS, Codec
from klub.games.cubed.env import PLANES, fact_names, facts, planes
from klub.games.cubed.events import Drew, Gave, Kept, Passed, Played
from klub.games.cubed.moves import Give, Keep, Move, Play
from klub.games.cubed.pieces import TURNS
from klub.games.cubed.view import View

DOINGS: Final = ("played", "drew", "passed", "kept", "gave")
"""What a row of the history can be about, in its order there."""


class CubedState(SeededState):
    """A game of Cubed being played."""

    rules = GAME

    def move_of(self, action: int) -> Move:
        """The move of a number."""
        move: Move = self.get_game().codec.decode(action, self.current_player())
        return move

    def action_name(self, player: int, action: int) -> str:
        """The piece and the cell, or what else is done."""
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

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.get_game().codec.numbered(GAME.moves(self.now, player), player))


class CubedObserver(SeededObserver):
    """The planes and facts of `env`.

    A row of the history says who moved (relative to the observer), what was done (`DOINGS`), with which piece and turn,
    at which column and line, and which pieces the observer drew, kept or was given; what the observer does not know is
    left 0, as are the rows of moves to come.
    """

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """The planes over the table, then the facts."""
        game = self.game
        return {
            "observation": (len(PLANES), game.codec.side, game.codec.side),
            "facts": (len(fact_names(game.options, game.seats)),),
        }

    def row(self) -> tuple[int, ...]:
        """Who, what, which piece, turn, column, line, pieces taken."""
        codec = self.game.codec
        kinds = len(codec.codes)
        return self.game.seats, len(DOINGS), kinds, TURNS, codec.side, codec.side, kinds

    def see(self, view: View) -> None:
        """The planes and the facts."""
        self.dict["observation"][:] = planes(view, self.game.codec)
        self.dict["facts"][:] = facts(view)

    def recall(self, past: Past, player: int) -> None:
        """A row for each move."""
        for row, moment in zip(self.dict["history"], past[1:], strict=False):
            self._set_row(row, moment, player)

    def _set_row(self, row: Any, moment: Moment, player: int) -> None:
        seats, codec = self.game.seats, self.game.codec
        who, doing, what, turn, column, line, taken = self.columns[:-1]
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


class CubedGame(SeededGame):
    """Cubed within a radius, for 2 to 6 players."""

    name = "python_klub_cubed"
    parameters = {  # noqa: RUF012 - never changed
        "players": 2,
        "radius": RADIUS,
        "rounds": 3,
        "match_two": False,
        "bridging": False,
        "fill_the_void": False,
        "draw_many": False,
        "open_hands": False,
    }
    state = CubedState
    observer = CubedObserver

    def prepare(self, chosen: dict[str, Any]) -> None:
        """The options of Cubed; a round ends, so a game has a longest."""
        radius = chosen.pop("radius")
        match = "two" if chosen.pop("match_two") else "all"
        self.options = GAME.parse_options({**chosen, "match": match}, self.seats)
        self.codec = Codec(self.options, self.seats, radius)
        assert GAME.declaration.longest is not None, "a round ends"
        self.longest = GAME.declaration.longest // 3 * self.options.rounds


CubedGame.register()
