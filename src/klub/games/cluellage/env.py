"""Cluellage for agents: actions are numbers (`codec`), observations rows of facts with pictures and words as numbers.

What is seen on a picture and what a word means is not observed: agents learn it, or look it up in the game's tables.
"""

from collections.abc import Sequence
from typing import Any, Final, get_args

import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from klub.core import Game, Seat
from klub.envkit import Environment
from klub.envkit.adapter import Adapter
from klub.envkit.spaces import Actions
from klub.games.cluellage import codec, rules
from klub.games.cluellage.collage import COUNT, Placed, shares
from klub.games.cluellage.moves import Move
from klub.games.cluellage.options import Options
from klub.games.cluellage.pictures import parse_picture
from klub.games.cluellage.state import Phase, State
from klub.games.cluellage.view import View, side_of
from klub.games.cluellage.word_cards import NUMBERS, word_row

_PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
_MOST: Final = 1000  # the widest number there is: a place on the canvas


def fact_names(seats: int) -> tuple[str, ...]:
    """What each number says, in order. Seats are relative: 0 is the observer, then clockwise; pictures count from 1."""
    return (
        *(f"phase_{phase}" for phase in _PHASES),
        "round",
        "wave",
        *(f"word_{number}" for number in NUMBERS),
        "number",
        *(f"middle_{place}_{what}" for place in range(seats) for what in ("picture", "taken")),
        *(f"claimed_{seat}_{place}" for seat in range(seats) for place in range(COUNT)),
        "owner",
        *(f"shown_{place}_{what}" for place in range(COUNT) for what in ("picture", "x", "y", "angle", "percent")),
        *(f"guessed_{seat}" for seat in range(seats)),
        *(f"points_{seat}" for seat in range(seats)),
    )


def facts(view: View) -> NDArray[np.int16]:
    """What a seat observes, worked out from its view. `owner` counts from 1; 0 stands for nobody."""
    assert view.seat is not None, "a spectator has no observation"
    seats = len(view.points)
    order = [(view.seat + step) % seats for step in range(seats)]
    side = side_of(view.words[-1])
    middle = [(parse_picture(offer.card) + 1, int(offer.seat is not None)) for offer in view.middle]
    return np.array(
        [
            *(view.phase == phase for phase in _PHASES),
            view.round,
            view.wave,
            *(word_row(side, number) for number in NUMBERS),
            view.number or 0,
            *_padded([number for pair in middle for number in pair], 2 * seats),
            *(picture for seat in order for picture in _padded(_pictures(view.claimed[seat]), COUNT)),
            0 if view.owner is None else (view.owner - view.seat) % seats + 1,
            *_padded(_wall(view.shown), 5 * COUNT),
            *(seat in view.guessed for seat in order),
            *(view.points[seat] for seat in order),
        ],
        np.int16,
    )


class CluellageAdapter(Adapter):
    """What it observes equals `facts`, what it masks `codec.legal`."""

    def __init__(self, game: Game[Options, State, Move, View], options: Options, seats: int) -> None:
        super().__init__(game, options, seats)
        self._facts = len(fact_names(seats))

    def action_space(self) -> Actions:
        """The numbers of `codec`."""
        return Actions(codec.SIZE)

    def observation_space(self) -> Dict:
        """`observation`: see `fact_names`. `action_mask`: 1 for each legal action."""
        return Dict(
            observation=Box(0, _MOST, (self._facts,), np.int16),
            action_mask=Box(0, 1, (codec.SIZE,), np.int8),
        )

    def move(self, action: Any) -> Move:
        """The move of a number for the seat that is asked; raises `Malformed`."""
        return codec.decode(action, self.state, rules.awaited(self.state)[0])

    def observe(self, state: State, seat: Seat) -> dict[str, NDArray[Any]]:
        """New arrays each time."""
        mask = np.zeros(codec.SIZE, np.int8)
        mask[list(codec.legal(rules.moves(state, seat), state, seat))] = 1
        return {"observation": facts(self.game.view(state, seat)), "action_mask": mask}


def _pictures(cards: Sequence[str]) -> list[int]:
    return [parse_picture(card) + 1 for card in cards]


def _wall(collage: Sequence[Placed]) -> list[int]:
    seen = shares(tuple(collage))
    return [
        number
        for placed, share in zip(collage, seen, strict=True)
        for number in (parse_picture(placed.card) + 1, placed.x, placed.y, placed.angle, round(100 * share))
    ]


def _padded(numbers: Sequence[int], size: int) -> list[int]:
    return [*numbers, *[0] * (size - len(numbers))]


ENVIRONMENT: Final = Environment(version=1, adapter=CluellageAdapter)
"""For 3 to 6 agents, or for one alone in the gallery."""
