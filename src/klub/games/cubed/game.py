"""Cubed as a `Game`: the contract's names for the functions of this folder."""

from typing import Any, Final

from msgspec.structs import replace

from klub.core import Malformed
from klub.core.folder import FolderGame
from klub.games.cubed import lessons, render, rules, worth
from klub.games.cubed import view as views
from klub.games.cubed.moves import FAR, Draw, Move, Pass, Play
from klub.games.cubed.options import DECLARATION, HAND_SIZES, Options
from klub.games.cubed.rules import State
from klub.games.cubed.view import View


class Cubed(FolderGame[Options, State, Move, View]):
    """Cubed, 1 to 6 players."""

    declaration = DECLARATION

    setup = staticmethod(rules.setup)
    actors = staticmethod(rules.actors)
    moves = staticmethod(rules.moves)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(rules.outcome)
    standing = staticmethod(rules.standing)
    weigh = staticmethod(worth.weigh)
    lessons = staticmethod(lessons.lessons)
    view = staticmethod(views.view)
    imagine = staticmethod(views.imagine)
    render_text = staticmethod(render.text)
    render_svg = staticmethod(render.svg)

    def rematch(self, state: State, options: Options) -> Options:
        """The oldest starts every game (CUB-12); who was drawn for that once stays it (CUB-Q20)."""
        return replace(options, first_player=state.oldest)

    def check_options(self, options: Options, seats: int) -> None:
        """There must be enough pieces for all hands (CUB-11)."""
        pieces, needed = len(options.pieces.pile), HAND_SIZES[seats] * seats
        if pieces < needed:
            raise Malformed("options/too_few_pieces", pieces=pieces, needed=needed, seats=seats)

    def parse_move(self, raw: Any) -> Move:
        """A struct that needs no reading is given back as it is, which spares writing it out and reading it again."""
        if type(raw) is Play:
            numbers = type(raw.q) is type(raw.r) is type(raw.turn) is int
            if numbers and type(raw.piece) is str and max(abs(raw.q), abs(raw.r), abs(raw.turn)) <= FAR:
                return raw
        elif type(raw) is Draw or type(raw) is Pass:
            return raw
        return super().parse_move(raw)


GAME: Final = Cubed()
