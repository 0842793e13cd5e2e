"""The hands of the players."""

from klub.games.cubed.kernel.compilation import compiled
from klub.games.cubed.kernel.layout import WORDS, Box, Position


@compiled
def take(p: Position, b: Box, seat: int, kind: int) -> None:
    """Put a piece into a hand."""
    p.held[seat, kind] += 1
    p.sizes[seat] += 1
    for word in range(WORDS):
        p.ways[seat, word] |= b.ways[kind, word]


@compiled
def lose(p: Position, b: Box, seat: int, kind: int) -> None:
    """Take a piece out of a hand."""
    p.held[seat, kind] -= 1
    p.sizes[seat] -= 1
    if p.held[seat, kind] == 0:
        for word in range(WORDS):
            p.ways[seat, word] &= ~b.ways[kind, word]


@compiled
def value(p: Position, b: Box, seat: int) -> int:
    """What the pieces of a hand cost."""
    cost = 0
    for kind in range(len(b.points)):
        cost += p.held[seat, kind] * b.points[kind]
    return cost
