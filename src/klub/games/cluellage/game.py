"""Cluellage as a `Game`: the contract's names for the functions of this folder."""

from typing import Any, Final

from klub.core import Illegal, Seat, from_dict, to_dict
from klub.core.folder import FolderGame
from klub.games.cluellage import lessons, render, rules
from klub.games.cluellage import view as views
from klub.games.cluellage.collage import COUNT
from klub.games.cluellage.moves import Claim, Hang, Move, Sketch
from klub.games.cluellage.options import DECLARATION, Options
from klub.games.cluellage.pictures import parse_picture
from klub.games.cluellage.rules import State
from klub.games.cluellage.view import View


class Cluellage(FolderGame[Options, State, Move, View]):
    """Cluellage, 3 to 6 players; or one alone in the gallery, which is a game of our own."""

    declaration = DECLARATION

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

    def may_take_back(self, state: State, seat: Seat, move: Move) -> bool:  # noqa: ARG002 - a hook of the contract
        """Neither a claim (CLG-Q10) nor a collage that was hung (CLG-Q20)."""
        return not isinstance(move, Claim | Hang)

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
