"""From a state to a window of the endless table, wide enough for the pieces that will be laid on it."""

from typing import Final

import numpy as np

from klub.compiled import Array
from klub.games.cubed.board import DIRECTIONS, qr
from klub.games.cubed.kernel.box import box_of
from klub.games.cubed.kernel.hands import take
from klub.games.cubed.kernel.layout import (
    BAG_SIZE,
    BRIDGE,
    BRIDGING,
    CHAIN,
    DRAWN_COUNT,
    DRAWS,
    FILLING,
    GIFT,
    IDLE,
    KEEP,
    LEFT,
    MANY,
    META_SIZE,
    ON_TURN,
    OPPOSITE,
    PHASE,
    SEATS,
    TOP,
    TURN,
    TWO,
    WIDTH,
    WORDS,
    Position,
)
from klub.games.cubed.kernel.table import lay
from klub.games.cubed.pieces import TURNS
from klub.games.cubed.rules import Phase, State, contents

_PHASES: Final[dict[Phase, int]] = {"turn": ON_TURN, "bridge": BRIDGE, "gift": GIFT, "keep": KEEP}


def position_of(state: State, pieces_left: int) -> Position:
    """A state in arrays, with room for so many pieces."""
    made, inside = _empty(state, pieces_left), box_of(contents(state.options))
    for cell, piece in state.board.laid.items():
        lay(made, inside, _index(made, *qr(cell)), piece)
    for seat, hand in enumerate(state.hands):
        for kind in state.options.pieces.in_hand(hand):
            take(made, inside, seat, kind)
    made.bag[: len(state.bag)], made.drawn[: len(state.drawn)] = state.bag, state.drawn
    return made


def cell_qr(p: Position, cell: int) -> tuple[int, int]:
    """The coordinates of a cell of the window."""
    across, along = divmod(int(cell), int(p.meta[WIDTH]))
    return across + int(p.meta[LEFT]), along + int(p.meta[TOP])


def _index(p: Position, q: int, r: int) -> int:
    """The cell of the window with these coordinates."""
    return (q - int(p.meta[LEFT])) * int(p.meta[WIDTH]) + r - int(p.meta[TOP])


def _empty(state: State, pieces_left: int) -> Position:
    """The window for a state, with nothing on it and nothing in the hands."""
    options, pieces, seats = state.options, state.options.pieces, len(state.hands)
    spots = [qr(cell) for cell in state.board.laid] or [(0, 0)]
    rim = pieces_left + 2
    left, right = min(q for q, _ in spots) - rim, max(q for q, _ in spots) + rim
    top, bottom = min(r for _, r in spots) - rim, max(r for _, r in spots) + rim
    width = bottom - top + 1
    size = (right - left + 1) * width
    return Position(
        status=np.zeros(size, np.int8),
        sides=np.zeros(size, np.int8),
        fits=np.zeros((size, WORDS), np.uint64),
        twice=np.zeros((size if options.match == "two" else 1, WORDS), np.uint64),
        colors=np.zeros((size, TURNS), np.int8),
        open_cells=np.zeros(size, np.int32),
        open_slot=np.full(size, -1, np.int32),
        touched=np.zeros(len(state.board.laid) + pieces_left + 1, np.int32),
        steps=np.array([q * width + r for q, r in DIRECTIONS], np.int64),
        meta=_meta(state, left, top, width),
        held=np.zeros((seats, len(pieces.codes)), np.int8),
        ways=np.zeros((seats, WORDS), np.uint64),
        sizes=np.zeros(seats, np.int64),
        bag=np.zeros(len(pieces.pile) + 1, np.int16),
        drawn=np.zeros(3, np.int16),
    )


def _meta(state: State, left: int, top: int, width: int) -> Array:
    """The whole numbers of a state; what is laid is counted by laying it."""
    options, seats, meta = state.options, len(state.hands), np.zeros(META_SIZE, np.int64)
    meta[LEFT], meta[TOP], meta[WIDTH] = left, top, width
    meta[SEATS], meta[TURN], meta[PHASE] = seats, state.turn, _PHASES.get(state.phase, ON_TURN)
    meta[DRAWS], meta[IDLE] = state.draws, state.idle
    meta[BAG_SIZE], meta[DRAWN_COUNT] = len(state.bag), len(state.drawn)
    meta[TWO], meta[OPPOSITE], meta[CHAIN] = options.match == "two", options.bridge == "opposite", options.bridge_chain
    meta[BRIDGING], meta[MANY] = options.may_bridge(seats), options.may_draw_many(seats)
    meta[FILLING] = options.fill_the_void and seats > 1
    return meta
