"""Lines and outlines: points in units of a picture (400 × 400, y down), and SVG paths made of them."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Line: TypeAlias = str | Sequence[Point]
"""Points in order; as text: `"x y, x y, …"`."""


def points(line: Line) -> list[Point]:
    """The points of a line."""
    if not isinstance(line, str):
        return list(line)
    pairs = (pair.split() for pair in line.split(","))
    return [(float(x), float(y)) for x, y in pairs]


def cos(degrees: float) -> float:
    """The cosine of an angle in degrees."""
    return math.cos(math.radians(degrees))


def sin(degrees: float) -> float:
    """The sine of an angle in degrees."""
    return math.sin(math.radians(degrees))


def at(x: float, y: float, distance: float, angle: float) -> Point:
    """The point at a distance from (x, y); angle in degrees, 0 = right, 90 = down."""
    return x + distance * cos(angle), y + distance * sin(angle)


def turn(line: Line, x: float, y: float, angle: float) -> list[Point]:
    """A line turned clockwise about (x, y)."""
    c, s = cos(angle), sin(angle)
    return [(x + (px - x) * c - (py - y) * s, y + (px - x) * s + (py - y) * c) for px, py in points(line)]


def mirror(line: Line, x: float = 200) -> list[Point]:
    """A line mirrored left to right, its points in reverse order, so that it continues the line it came from."""
    return [(2 * x - px, py) for px, py in reversed(points(line))]


def spiral(x: float, y: float, r0: float, r1: float, turns: float, start: float = 0, n: int = 64) -> list[Point]:
    """A spiral from radius r0 to r1; negative turns go anticlockwise."""
    return [at(x, y, r0 + (r1 - r0) * i / (n - 1), start + 360 * turns * i / (n - 1)) for i in range(n)]


def wave(x0: float, x1: float, y: float, height: float, waves: float, phase: float = 0, n: int = 24) -> list[Point]:
    """A level wavy line; phase in degrees."""
    return [(x0 + (x1 - x0) * i / (n - 1), y + height * sin(phase + 360 * waves * i / (n - 1))) for i in range(n)]


def swaying(width: float, by: float, waves: float, phase: float = 0) -> Callable[[float], float]:
    """The width of a ribbon that grows and shrinks on its way; phase in degrees."""
    return lambda t: width + by * sin(phase + 360 * waves * t)


def resample(line: Line, n: int) -> list[Point]:
    """n points at equal distances on the smooth curve through a line."""
    given = points(line)
    fine: list[Point] = []
    for i in range(len(given) - 1):
        p0, p1, p2, p3 = (given[max(0, min(len(given) - 1, k))] for k in (i - 1, i, i + 1, i + 2))
        fine += [
            (_curve(p0[0], p1[0], p2[0], p3[0], k / 24), _curve(p0[1], p1[1], p2[1], p3[1], k / 24)) for k in range(24)
        ]
    fine.append(given[-1])
    reached = [0.0]
    for a, b in pairwise(fine):
        reached.append(reached[-1] + math.dist(a, b))
    out, k = [], 0
    for i in range(n):
        wanted = reached[-1] * i / (n - 1)
        while k < len(reached) - 2 and reached[k + 1] < wanted:
            k += 1
        t = (wanted - reached[k]) / ((reached[k + 1] - reached[k]) or 1)
        out.append((fine[k][0] + (fine[k + 1][0] - fine[k][0]) * t, fine[k][1] + (fine[k + 1][1] - fine[k][1]) * t))
    return out


def smooth(line: Line, closed: bool = True) -> str:
    """The SVG path of a smooth curve through all points."""
    given = points(line)
    n = len(given)

    def near(i: int) -> Point:
        return given[i % n] if closed else given[max(0, min(n - 1, i))]

    path = [f"M{number(given[0][0])} {number(given[0][1])}"]
    for i in range(n if closed else n - 1):
        p0, p1, p2, p3 = near(i - 1), near(i), near(i + 1), near(i + 2)
        first = p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6
        second = p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6
        path.append("C" + " ".join(number(v) for v in (*first, *second, *p2)))
    return "".join(path) + ("Z" if closed else "")


def poly(line: Line) -> str:
    """The SVG path of a polygon."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points(line)) + "Z"


def number(value: float) -> str:
    """A number with at most one decimal."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def _curve(p0: float, p1: float, p2: float, p3: float, t: float) -> float:
    """Catmull-Rom between p1 and p2."""
    return 0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t**3)
