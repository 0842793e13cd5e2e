"""Cluellage as a `Game`: the contract's names for the functions of this folder."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from klub.core import Game, Illegal, Level, Rng, Seat, Thought, from_dict, to_dict
from klub.games.cluellage import lessons, render, rules
from klub.games.cluellage import view as views
from klub.games.cluellage.collage import COUNT
from klub.games.cluellage.moves import Move, Sketch
from klub.games.cluellage.options import DECLARATION, Options
from klub.games.cluellage.pictures import parse_picture
from klub.games.cluellage.rules import State
from klub.games.cluellage.view import View

if TYPE_CHECKING:
    from klub.envkit import Environment
    from klub.games.cluellage.terminal import CluellageFace
    from klub.games.cluellage.words import CluellageWords


class Cluellage(Game[Options, State, Move, View]):
    """Cluellage, 3 to 6 players; or one alone in the gallery, which is a game of our own."""

    declaration = DECLARATION
    options_type = Options
    state_type = State
    move_type = Move
    view_type = View

    setup = staticmethod(rules.setup)
    actors = staticmethod(rules.actors)
    awaited = staticmethod(rules.awaited)
    moves = staticmethod(rules.moves)
    sample = staticmethod(rules.sample)
    lapse = staticmethod(rules.lapse)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(rules.outcome)
    standing = staticmethod(rules.standing)
    silent = staticmethod(rules.silent)
    time_limit = staticmethod(rules.time_limit)
    view = staticmethod(views.view)
    imagine = staticmethod(views.imagine)
    lessons = staticmethod(lessons.lessons)
    render_text = staticmethod(render.text)
    render_svg = staticmethod(render.svg)

    def think(self, view: View, level: Level, rng: Rng, bots: Sequence[Seat] = ()) -> Thought[Move]:
        """The move of a bot and why, by `bot`."""
        from klub.games.cluellage.bot import think  # late: it takes a while to load

        return think(view, level, rng, bots)

    def words(self) -> "CluellageWords":
        """How Cluellage speaks, by `words`."""
        from klub.games.cluellage.words import CluellageWords  # late, as below: most who play say nothing

        return CluellageWords(self)

    def terminal(self) -> "CluellageFace":
        """Cluellage in the terminal, by `terminal`."""
        from klub.core.terminal import YOU
        from klub.games.cluellage.terminal import CluellageFace

        return CluellageFace(self, partial(render.text, you=YOU))

    def environment(self) -> "Environment":
        """Cluellage for learning, by `env`; it needs the extra `envs`."""
        from klub.games.cluellage.env import ENVIRONMENT

        return ENVIRONMENT

    def sketch(self, state: State, seat: Seat, raw: Any) -> Any:
        """A collage in the making, for the others: the seat's cards, wherever they lie (CLG-Q17)."""
        if not state.options.live_collages or state.phase != "collage" or seat not in rules.actors(state):
            raise Illegal("live/not_now")
        sketch: Sketch = from_dict(raw, Sketch, "move/malformed")
        cards = sketch.cards
        pictures = [parse_picture(placed.card) for placed in cards]
        if len(cards) > COUNT or len(set(pictures)) < len(cards) or not set(pictures) <= set(state.claimed[seat]):
            raise Illegal("cluellage/not_yours", card=cards[0].card, rule="CLG-Q15")
        return to_dict(sketch)


GAME: Final = Cluellage()
