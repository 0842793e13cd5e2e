"""Copies of a position, to play on and to begin anew from."""

from klub.games.cubed.kernel.compilation import compiled
from klub.games.cubed.kernel.layout import LAID_COUNT, OPEN_COUNT, SIDES, TWO, WORDS, Position
from klub.games.cubed.pieces import TURNS


def clone(source: Position) -> Position:
    """A copy with arrays of its own."""
    return Position(*(array.copy() for array in source))


@compiled
def restore(source: Position, target: Position) -> None:
    """Make `target`, a clone of `source` on which more has been played, equal to it again; only touched cells cost."""
    for index in range(source.meta[LAID_COUNT], target.meta[LAID_COUNT]):
        cell = target.touched[index]
        restore_cell(source, target, cell)
        for side in range(SIDES):
            restore_cell(source, target, cell + source.steps[side])
    target.open_cells[: source.meta[OPEN_COUNT]] = source.open_cells[: source.meta[OPEN_COUNT]]
    for slot in range(source.meta[OPEN_COUNT]):
        target.open_slot[source.open_cells[slot]] = slot
    target.meta[:] = source.meta
    target.held[:] = source.held
    target.ways[:] = source.ways
    target.sizes[:] = source.sizes
    target.bag[:] = source.bag
    target.drawn[:] = source.drawn


@compiled
def restore_cell(source: Position, target: Position, cell: int) -> None:
    """Make one cell equal again."""
    target.status[cell] = source.status[cell]
    target.sides[cell] = source.sides[cell]
    target.open_slot[cell] = source.open_slot[cell]
    for word in range(WORDS):
        target.fits[cell, word] = source.fits[cell, word]
        if source.meta[TWO]:
            target.twice[cell, word] = source.twice[cell, word]
    for slot in range(TURNS):
        target.colors[cell, slot] = source.colors[cell, slot]
