"""The canvas of a collage: where cards may lie, and how much of each is seen (CLG-48 … CLG-50, CLG-Q12 … CLG-Q14).

The canvas is 1000 units wide and 800 high, y grows downwards, and a card is a square of 300 whose place is its middle.
`web/src/games/cluellage` has the same functions; both are held to `tests/vectors/cluellage_shares.json`.
"""

from collections.abc import Sequence
from itertools import combinations
from math import cos, radians, sin
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

WIDTH, HEIGHT, CARD = 1000, 800, 300
LEAST_SHARE: Final = 0.25  # of each card (CLG-50)
SLACK: Final = 1e-6
"""How much a share may fall short by rounding: without it, every fourth card of which exactly a quarter shows would be
refused. In lengths it is a millionth of a unit."""

COUNT: Final = 5
"""Cards of a collage (CLG-45, CLG-54)."""

FAR: Final = 1_000_000  # beyond this a number is no place

Point: TypeAlias = tuple[float, float]
Shape: TypeAlias = Sequence[Point]

_QUARTERS: Final = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))


class Placed(Struct, frozen=True, gc=False, order=True, forbid_unknown_fields=True):
    """A card on the canvas: the middle of it, and whole degrees clockwise."""

    card: str
    x: Annotated[int, Meta(ge=-FAR, le=FAR)]
    y: Annotated[int, Meta(ge=-FAR, le=FAR)]
    angle: Annotated[int, Meta(ge=-FAR, le=FAR)]


Collage: TypeAlias = tuple[Placed, ...]
"""Cards in the order laid: each lies on those before it."""


def corners(placed: Placed) -> list[Point]:
    """The corners of a card as it lies, clockwise from its own upper left."""
    across, down = _direction(placed.angle)
    half = CARD / 2
    return [
        (placed.x + across * x - down * y, placed.y + down * x + across * y)
        for x, y in ((-half, -half), (half, -half), (half, half), (-half, half))
    ]


def is_inside(placed: Placed) -> bool:
    """Whether the whole card lies on the canvas (CLG-Q14)."""
    across, down = _direction(placed.angle)
    reach = CARD / 2 * (abs(across) + abs(down)) - SLACK
    return reach <= placed.x <= WIDTH - reach and reach <= placed.y <= HEIGHT - reach


def shares(collage: Collage) -> list[float]:
    """How much of each card is seen, from 0 to 1: all that the union of the cards above it does not cover."""
    shapes = [corners(placed) for placed in collage]
    return [_share(shapes[number], shapes[number + 1 :]) for number in range(len(shapes))]


def is_seen(share: float) -> bool:
    """Whether enough of a card is seen; exactly a quarter is (CLG-Q12)."""
    return share >= LEAST_SHARE - SLACK


def side_by_side(cards: Sequence[str]) -> Collage:
    """Cards in two rows, none on another: what the clock lays (CLG-Q19)."""
    places = ((190, 220), (500, 220), (810, 220), (345, 580), (655, 580))
    return tuple(Placed(card, x, y, 0) for card, (x, y) in zip(cards, places, strict=True))


def _share(card: Shape, above: Sequence[Shape]) -> float:
    """By inclusion and exclusion: squares are convex, and so is what any of them have in common."""
    over = [part for part in (clip(card, other) for other in above) if part]
    covered = sum(_area(part) for part in over)
    for size in range(2, len(over) + 1):
        for several in combinations(range(len(over)), size):
            common: Shape = over[several[0]]
            for number in several[1:]:
                common = clip(common, over[number])
            covered += _area(common) if size % 2 else -_area(common)
    return 1 - covered / (CARD * CARD)


def clip(shape: Shape, other: Shape) -> list[Point]:
    """What two convex shapes have in common, both clockwise; empty if nothing."""
    left = list(shape)
    for (ax, ay), (bx, by) in zip(other, [*other[1:], *other[:1]], strict=True):
        inside: list[Point] = []
        depths = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in left]
        for number, (x, y) in enumerate(left):
            depth, before = depths[number], depths[number - 1]
            if (depth >= 0) != (before >= 0):
                (px, py), part = left[number - 1], before / (before - depth)
                inside.append((px + part * (x - px), py + part * (y - py)))
            if depth >= 0:
                inside.append((x, y))
        left = inside
        if len(left) < 3:
            return []
    return left


def _area(shape: Shape) -> float:
    return sum(shape[number - 1][0] * y - x * shape[number - 1][1] for number, (x, y) in enumerate(shape)) / 2


def _direction(angle: int) -> Point:
    """The way right along a turned card; exact for quarter turns, which sines are not."""
    quarters, rest = divmod(angle % 360, 90)
    if not rest:
        return _QUARTERS[quarters]
    return cos(radians(angle)), sin(radians(angle))
