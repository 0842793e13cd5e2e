"""Clustered as a `Game`: the contract's names for the functions of this folder."""

from typing import Any, Final

from klub.core import Malformed
from klub.core.folder import FolderGame
from klub.games.clustered import lessons, render, rules, worth
from klub.games.clustered import view as views
from klub.games.clustered.board import SECOND_START_X, within
from klub.games.clustered.moves import Move, Place
from klub.games.clustered.options import DECLARATION, Options
from klub.games.clustered.rules import State
from klub.games.clustered.view import View


class Clustered(FolderGame[Options, State, Move, View]):
    """Clustered, 1 to 8 players."""

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

    def check_options(self, options: Options, seats: int) -> None:
        """Both start cards must lie on the table."""
        if options.has_two_starts(seats) and not within(options.bounds, True, SECOND_START_X, 0):
            raise Malformed("options/conflict", option="bounds", needs="two_starts", value=False)

    def parse_move(self, raw: Any) -> Move:
        """A struct that needs no reading is given back as it is, which spares writing it out and reading it again."""
        if type(raw) is Place and type(raw.card) is str and type(raw.x) is type(raw.y) is int:
            return raw
        return super().parse_move(raw)


GAME: Final = Clustered()
