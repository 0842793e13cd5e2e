"""Kluster as a `Game`: the contract's names for the functions of this folder."""

from typing import Final

from msgspec.structs import replace

from klub.core.folder import FolderGame
from klub.games.kluster import lessons, render, rules
from klub.games.kluster import live as hand
from klub.games.kluster import view as views
from klub.games.kluster.moves import Move
from klub.games.kluster.options import DECLARATION, Options
from klub.games.kluster.rules import State
from klub.games.kluster.view import View


class Kluster(FolderGame[Options, State, Move, View]):
    """Kluster DUO, Classic and Kluster+, 1 to 8 players."""

    declaration = DECLARATION

    setup = staticmethod(rules.setup)
    actors = staticmethod(rules.actors)
    moves = staticmethod(rules.moves)
    sample = staticmethod(rules.sample)
    lapse = staticmethod(rules.lapse)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(rules.outcome)
    standing = staticmethod(rules.standing)
    lessons = staticmethod(lessons.lessons)
    check_request = staticmethod(rules.check_request)
    resolve = staticmethod(rules.resolve)
    retrace = staticmethod(rules.retrace)
    time_limit = staticmethod(rules.time_limit)
    live = staticmethod(hand.live)
    film = staticmethod(hand.film)
    view = staticmethod(views.view)
    imagine = staticmethod(views.imagine)
    render_text = staticmethod(render.text)
    render_svg = staticmethod(render.svg)

    def warm_up(self) -> None:
        """Compile the physics."""
        from klub.games.kluster.physics import warm_up  # see `stones`

        warm_up()

    def rematch(self, state: State, options: Options) -> Options:
        """Who ended with the most magnets begins the next game (KLU-10); alone there is no choice."""
        return replace(options, first_player=rules.starters(state))

    def check_options(self, options: Options, seats: int) -> None:
        """There must be enough boxes for the players (KLU-38)."""
        options.check(seats)


GAME: Final = Kluster()
