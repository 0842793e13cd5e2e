"""A string on the table: a closed curve of fixed length that does not cross itself (KLU-Q2)."""

import math
from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypeAlias

from msgspec import Struct

NODES: Final = 64
CORD: Final = 3.0  # thickness, mm
SMALLEST_AREA: Final = 0.25  # of the circle with the same length (KLU-Q2)
_EVEN_ENOUGH: Final = 0.003  # how much the links of a string that is laid may differ, relative

ShapeName: TypeAlias = Literal["circle", "oval", "bean", "star"]
SHAPES: Final[tuple[ShapeName, ...]] = ("circle", "oval", "bean", "star")
StringTest: TypeAlias = Literal["cross", "touch", "area"]
Fault: TypeAlias = Literal["crossed", "small", "tight"]


class Point(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A place on the table, in mm from its middle."""

    x: float
    y: float


Loop: TypeAlias = tuple[Point, ...]


def shape(name: ShapeName, length: float, x: float = 0.0, y: float = 0.0, angle: float = 0.0) -> Loop:
    """One of the shapes that are offered, with its middle at a place and turned."""
    outline = []
    for number in range(4 * NODES):
        at = 2 * math.pi * number / (4 * NODES)
        far, flat = _RADII[name](at), 0.6 if name == "oval" else 1.0
        outline.append(_turned(far * math.cos(at), flat * far * math.sin(at), angle))
    return moved(lay(outline, length), x, y)


def lay(points: Sequence[Point], length: float) -> Loop:
    """A string of that length along a drawn line, around the line's own middle: 64 nodes, all links alike."""
    nodes = list(points)
    for _ in range(60):
        nodes = _resampled(nodes)
        links = [math.dist((a.x, a.y), (b.x, b.y)) for a, b in _links(nodes)]
        mean = sum(links) / NODES
        if mean <= 0 or max(abs(link / mean - 1) for link in links) < _EVEN_ENOUGH:
            break
    whole = sum(links)
    middle = centre(nodes) if whole > 0 else Point(0.0, 0.0)
    grown = length / whole if whole > 0 else 0.0
    return tuple(
        Point(middle.x + (node.x - middle.x) * grown, middle.y + (node.y - middle.y) * grown) for node in nodes
    )


def moved(loop: Loop, x: float, y: float) -> Loop:
    """The same string elsewhere."""
    return tuple(Point(node.x + x, node.y + y) for node in loop)


def fault(loop: Loop) -> Fault | None:
    """What forbids a string to lie like this: it crosses itself, holds too little, or touches itself."""
    links = list(_links(loop))
    for i, first in enumerate(links):
        for j in range(i + 2, len(links)):
            if (i or j < len(links) - 1) and _cross(*first, *links[j]):
                return "crossed"
    length = sum(math.dist((a.x, a.y), (b.x, b.y)) for a, b in links)
    if abs(area(loop)) <= SMALLEST_AREA * length**2 / (4 * math.pi):
        return "small"
    for i, node in enumerate(loop):
        for j, link in enumerate(links):
            if 1 < (j - i) % len(loop) < len(loop) - 2 and _distance(node, *link) < CORD:
                return "tight"
    return None


def area(loop: Sequence[Point]) -> float:
    """The signed area inside."""
    return sum(a.x * b.y - b.x * a.y for a, b in _links(loop)) / 2


def centre(loop: Sequence[Point]) -> Point:
    """The centre of the area (KLU-Q28); the mean of the nodes where there is no area."""
    whole = area(loop)
    if abs(whole) < 1e-6:
        return Point(sum(node.x for node in loop) / len(loop), sum(node.y for node in loop) / len(loop))
    x = sum((a.x + b.x) * (a.x * b.y - b.x * a.y) for a, b in _links(loop))
    y = sum((a.y + b.y) * (a.x * b.y - b.x * a.y) for a, b in _links(loop))
    return Point(x / (6 * whole), y / (6 * whole))


def encloses(loop: Loop, point: Point) -> bool:
    """Whether a point is inside."""
    inside = False
    for a, b in _links(loop):
        if (a.y > point.y) != (b.y > point.y) and point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x:
            inside = not inside
    return inside


def meet(first: Loop, second: Loop, test: StringTest) -> bool:
    """Whether two strings hold together (KLU-Q23): their curves cross, at least touch, or their areas overlap."""
    if any(_cross(*one, *other) for one in _links(first) for other in _links(second)):
        return True
    if test == "area":
        return encloses(first, second[0]) or encloses(second, first[0])
    if test == "touch":
        near = (_distance(node, *link) for node in first for link in _links(second))
        far = (_distance(node, *link) for node in second for link in _links(first))
        return min(*near, *far) <= CORD
    return False


def separated(loops: Sequence[Loop], test: StringTest, connected: bool) -> tuple[int, ...]:
    """The strings that hold on to no other (KLU-52), or not to the first one's group where all must (KLU-Q24)."""
    count = len(loops)
    if count < 2:
        return ()
    met = [[i != j and meet(loops[i], loops[j], test) for j in range(count)] for i in range(count)]
    if not connected:
        return tuple(i for i in range(count) if not any(met[i]))
    group, waiting = set[int](), [0]
    while waiting:
        string = waiting.pop()
        if string not in group:
            group.add(string)
            waiting.extend(other for other in range(count) if met[string][other])
    return tuple(i for i in range(count) if i not in group)


def _links(nodes: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    return zip(nodes, (*nodes[1:], nodes[0]), strict=True)


def _resampled(nodes: Sequence[Point]) -> list[Point]:
    """64 points along a closed line, the same way apart along it."""
    links = [(a, b, math.dist((a.x, a.y), (b.x, b.y))) for a, b in _links(nodes)]
    whole = sum(length for _, _, length in links)
    found: list[Point] = []
    walked = 0.0
    for a, b, length in links:
        while len(found) < NODES and (at := whole * len(found) / NODES) <= walked + length:
            part = (at - walked) / length if length > 0 else 0.0
            found.append(Point(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part))
        walked += length
    return found + [nodes[-1]] * (NODES - len(found))


def _turned(x: float, y: float, angle: float) -> Point:
    return Point(x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle))


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two stretches cross properly."""
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Point, b: Point, c: Point) -> float:
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)


def _distance(point: Point, a: Point, b: Point) -> float:
    """From a point to a stretch."""
    ex, ey = b.x - a.x, b.y - a.y
    square = ex * ex + ey * ey
    part = min(1.0, max(0.0, ((point.x - a.x) * ex + (point.y - a.y) * ey) / square)) if square else 0.0
    return math.hypot(point.x - a.x - part * ex, point.y - a.y - part * ey)


def _round(_: float) -> float:
    return 1.0


def _bean(at: float) -> float:
    return 1.0 + 0.22 * math.cos(2 * at) - 0.2 * math.sin(at)


def _star(at: float) -> float:
    return 1.0 + 0.22 * math.cos(5 * at)


_RADII: Final = {"circle": _round, "oval": _round, "bean": _bean, "star": _star}
