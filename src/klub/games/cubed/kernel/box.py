"""The pieces of a box in arrays."""

from functools import lru_cache

import numpy as np

from klub.compiled import Array
from klub.games.cubed.kernel.layout import BLACK_COLOR, WORDS, Box
from klub.games.cubed.pieces import BLACK, COLORS, TURNS, Contents, piece_set


@lru_cache(maxsize=32)
def box_of(inside: Contents) -> Box:
    """The pieces of a box in arrays; made once for each."""
    pieces = piece_set(inside)
    colors = {letter: number for number, letter in enumerate(COLORS)} | {BLACK: BLACK_COLOR}
    return Box(
        slots=np.array([[colors[letter] for letter in slots] for slots in pieces.slots], np.int8),
        showing=np.array([[_words(by.get(color, 0)) for color in COLORS] for by in pieces.showing], np.uint64),
        allowed=np.array([_words(bits) for bits in (*pieces.or_blocking, pieces.ordinary, 0)], np.uint64),
        ways=np.array([_words(7 << TURNS * kind & pieces.all) for kind in range(len(pieces.codes))], np.uint64),
        points=np.array(pieces.points, np.int64),
    )


def _words(bits: int) -> Array:
    return np.array([bits >> 64 * word & 0xFFFFFFFFFFFFFFFF for word in range(WORDS)], np.uint64)
