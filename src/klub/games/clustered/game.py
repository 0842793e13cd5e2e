"""Clustered as a `Game`: the contract's names for the functions of this folder."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from klub.core import Game, Level, Malformed, Rng, Seat, Thought
from klub.games.clustered import lessons, render, rules, worth
from klub.games.clustered import view as views
from klub.games.clustered.board import SECOND_START_X, within
from klub.games.clustered.moves import Move, Place
from klub.games.clustered.options import DECLARATION, Options
from klub.games.clustered.rules import State
from klub.games.clustered.view import View

if TYPE_CHECKING:
    from klub.envkit import Environment
    from klub.games.clustered.terminal import ClusteredFace
    from klub.games.clustered.words import ClusteredWords


class Clustered(Game[Options, State, Move, View]):
    """Clustered, 1 to 8 players."""

    declaration = DECLARATION
    options_type = Options
    state_type = State
    move_type = Move
    view_type = View

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

    def think(self, view: View, level: Level, rng: Rng, bots: Sequence[Seat] = ()) -> Thought[Move]:  # noqa: ARG002 - its bots do not ask
        """The move of a bot and why, by `bot`."""
        from klub.games.clustered.bot import think  # late: it takes a while to load

        return think(view, level, rng)

    def words(self) -> "ClusteredWords":
        """How Clustered speaks, by `words`."""
        from klub.games.clustered.words import ClusteredWords  # late, as below: most who play say nothing

        return ClusteredWords(self)

    def terminal(self) -> "ClusteredFace":
        """Clustered in the terminal, by `terminal`."""
        from klub.core.terminal import YOU
        from klub.games.clustered.terminal import ClusteredFace

        return ClusteredFace(self, partial(render.text, you=YOU))

    def environment(self) -> "Environment":
        """Clustered for learning, by `env`; it needs the extra `envs`."""
        from klub.games.clustered.env import ENVIRONMENT

        return ENVIRONMENT

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
