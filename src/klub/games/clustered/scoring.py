"""Points of Clustered: one rectangle, every row and column of three or more, and the bonus cards (CLU-42 … CLU-75)."""

from collections.abc import Iterable, Set
from typing import Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from klub.core import Points, Seat
from klub.games.clustered.board import STRIDE, Board, Cell, seat_of, xy

Direction: TypeAlias = Literal["row", "column"]
BonusName: TypeAlias = Literal["first_line", "first_rectangle", "longest_line", "largest_rectangle"]

SHORTEST_LINE: Final = 3
FIRST_LINE: Final = 5
SMALLEST_RECTANGLE: Final = 4
FIRST_RECTANGLES: Final = ((3, 2), (2, 3))
BONUS_POINTS: Final[Points] = 2

ROW: Final = STRIDE  # from a cell to the next in its row (x grows) …
COLUMN: Final = 1  # … and in its column (y grows)
_DIRECTIONS: Final[tuple[tuple[Direction, int], ...]] = (("row", ROW), ("column", COLUMN))


class Point(Struct, frozen=True):
    """A cell on the wire."""

    x: int
    y: int


class Line(Struct, frozen=True):
    """A row or column of one player, as long as it goes (CLU-Q11)."""

    direction: Direction
    cells: tuple[Point, ...]
    points: Points


class Block(Struct, frozen=True):
    """A player's largest rectangle."""

    x: int
    y: int
    width: int
    height: int
    cells: tuple[Point, ...]
    points: Points


class Bonus(Struct, frozen=True):
    """A bonus card and the cards that earned it."""

    bonus: BonusName
    cells: tuple[Point, ...]
    points: Points


class Breakdown(Struct, frozen=True):
    """Where a player's points come from; `total` is their sum (CLU-54)."""

    total: Points
    lines: tuple[Line, ...]
    rectangle: Block | None
    bonuses: tuple[Bonus, ...]


class Features(NamedTuple):
    """Points without bonuses, and the sizes of the longest line and the largest rectangle that count; 0 for none."""

    points: Points
    longest: int
    area: int


class Achievement(Struct, frozen=True):
    """Who was first, and with which cards (CLU-69, CLU-70)."""

    seat: Seat
    cells: tuple[Cell, ...]


class Firsts(Struct, frozen=True):
    """The first-to-achieve bonuses won so far; won ones are never lost (CLU-Q24)."""

    line: Achievement | None = None
    rectangle: Achievement | None = None


class Holders(Struct, frozen=True):
    """Who holds each bonus card now; None: nobody (not won yet, tied, or not in play)."""

    first_line: Seat | None = None
    first_rectangle: Seat | None = None
    longest_line: Seat | None = None
    largest_rectangle: Seat | None = None


def runs(cells: Set[Cell], step: int) -> list[tuple[Cell, ...]]:
    """The maximal runs of cells in one direction, sorted; single cells too."""
    found = []
    for first in sorted(cells):
        if first - step in cells:
            continue
        end = first
        while end in cells:
            end += step
        found.append(tuple(range(first, end, step)))
    return found


def run_through(cells: Set[Cell], cell: Cell, step: int) -> tuple[Cell, ...]:
    """The maximal run through one of the cells."""
    first = cell
    while first - step in cells:
        first -= step
    end = cell
    while end in cells:
        end += step
    return tuple(range(first, end, step))


def largest_rectangle(cells: Set[Cell]) -> tuple[Cell, int, int] | None:
    """Corner (least x, y), width and height of the largest rectangle from 2×2 on; of equals the first by corner."""
    best: tuple[Cell, int, int] | None = None
    most = SMALLEST_RECTANGLE - 1
    for corner in sorted(cells):
        if corner + ROW not in cells or corner + COLUMN not in cells:
            continue
        height, width, column = len(cells), 0, corner
        while column in cells:
            tall = 1
            while tall < height and column + tall in cells:
                tall += 1
            height = tall
            width += 1
            column += ROW
            if height < 2:
                break
            if width >= 2 and width * height > most:
                best, most = (corner, width, height), width * height
    return best


def rectangle_cells(corner: Cell, width: int, height: int) -> tuple[Cell, ...]:
    """All cells of a rectangle, sorted."""
    return tuple(corner + across * ROW + along for across in range(width) for along in range(height))


def points(cells: Set[Cell]) -> Points:
    """Rectangle, rows and columns of one player, without bonuses."""
    return features(cells).points


def features(cells: Set[Cell]) -> Features:
    """What one player's cards make, without bonuses."""
    lines = [len(run) for _, step in _DIRECTIONS for run in runs(cells, step) if len(run) >= SHORTEST_LINE]
    largest = largest_rectangle(cells)
    area = largest[1] * largest[2] if largest else 0
    return Features(sum(lines) + area, max(lines, default=0), area)


def gain(cells: Set[Cell], cell: Cell) -> Points:
    """The points that a further card at `cell` brings the player whose cards lie on `cells`."""
    return points(cells | {cell}) - points(cells - {cell})


def advance(firsts: Firsts, cells: Set[Cell], seat: Seat, cell: Cell) -> Firsts:
    """The first-to-achieve bonuses after `seat` laid a card at `cell`, now one of its `cells` (CLU-Q23)."""
    line, block = firsts.line, firsts.rectangle
    if line is None:
        longest = max((run_through(cells, cell, step) for _, step in _DIRECTIONS), key=len)
        if len(longest) >= FIRST_LINE:
            line = Achievement(seat, longest)
    if block is None:
        made = _first_rectangle_through(cells, cell)
        if made is not None:
            block = Achievement(seat, made)
    return firsts if line is firsts.line and block is firsts.rectangle else Firsts(line, block)


def breakdowns(board: Board, seats: int, firsts: Firsts, largest_bonuses: bool) -> list[Breakdown]:
    """The score of every seat at this moment, with where each point comes from."""
    lines: list[list[Line]] = []
    blocks: list[Block | None] = []
    laid: list[set[Cell]] = [set() for _ in range(seats)]
    for cell, card in board.laid.items():
        seat = seat_of(card)
        if seat is not None:
            laid[seat].add(cell)
    for cells in laid:
        lines.append(_lines(cells))
        blocks.append(_block(cells))
    bonuses = _bonuses(lines, blocks, firsts, largest_bonuses)
    return [
        Breakdown(
            total=sum(line.points for line in lines[seat])
            + (block.points if (block := blocks[seat]) else 0)
            + sum(bonus.points for bonus in bonuses[seat]),
            lines=tuple(lines[seat]),
            rectangle=blocks[seat],
            bonuses=tuple(bonuses[seat]),
        )
        for seat in range(seats)
    ]


def holders(scores: Iterable[Breakdown]) -> Holders:
    """Who holds which bonus card, read off the breakdowns."""
    held = {bonus.bonus: seat for seat, score in enumerate(scores) for bonus in score.bonuses}
    return Holders(**held)


def _lines(cells: Set[Cell]) -> list[Line]:
    return [
        Line(direction, _wire(run), len(run))
        for direction, step in _DIRECTIONS
        for run in runs(cells, step)
        if len(run) >= SHORTEST_LINE
    ]


def _block(cells: Set[Cell]) -> Block | None:
    largest = largest_rectangle(cells)
    if largest is None:
        return None
    corner, width, height = largest
    x, y = xy(corner)
    return Block(x, y, width, height, _wire(rectangle_cells(corner, width, height)), width * height)


def _bonuses(
    lines: list[list[Line]], blocks: list[Block | None], firsts: Firsts, largest_bonuses: bool
) -> list[list[Bonus]]:
    """The bonuses of each seat. A largest feature that two players share goes to nobody (CLU-75, CLU-Q27)."""
    won: list[list[Bonus]] = [[] for _ in lines]
    if firsts.line:
        won[firsts.line.seat].append(Bonus("first_line", _wire(firsts.line.cells), BONUS_POINTS))
    if firsts.rectangle:
        won[firsts.rectangle.seat].append(Bonus("first_rectangle", _wire(firsts.rectangle.cells), BONUS_POINTS))
    if largest_bonuses:
        longest = [max(mine, key=lambda line: line.points, default=None) for mine in lines]
        for name, features in (("longest_line", longest), ("largest_rectangle", blocks)):
            seat = _alone_at_the_top([feature.points if feature else 0 for feature in features])
            feature = features[seat] if seat is not None else None
            if seat is not None and feature is not None:
                won[seat].append(Bonus(name, feature.cells, BONUS_POINTS))  # type: ignore[arg-type] # both are names
    return won


def _alone_at_the_top(sizes: list[int]) -> Seat | None:
    most = max(sizes)
    return sizes.index(most) if most > 0 and sizes.count(most) == 1 else None


def _first_rectangle_through(cells: Set[Cell], cell: Cell) -> tuple[Cell, ...] | None:
    """The 2×3 or 3×2 rectangle through `cell`, if there is one."""
    for width, height in FIRST_RECTANGLES:
        for across in range(width):
            for along in range(height):
                block = rectangle_cells(cell - across * ROW - along, width, height)
                if all(part in cells for part in block):
                    return block
    return None


def _wire(cells: Iterable[Cell]) -> tuple[Point, ...]:
    return tuple(Point(*xy(cell)) for cell in cells)
