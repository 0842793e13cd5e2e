"""Outlines that several recipes share: rows of numbers, arcs, slices and wheels with teeth."""

from collections.abc import Callable

from scripts.cluellage.paper.kit import Point, at


def rows(text: str) -> list[tuple[float, ...]]:
    """Rows of numbers from `"1 2 3, 4 5 6"`."""
    return [tuple(float(number) for number in row.split()) for row in text.split(",")]


def around(x: float, y: float, r: float, a0: float, a1: float, n: int = 12, ry: float | None = None) -> list[Point]:
    """n + 1 points on an arc of a circle (of an ellipse with ry), from angle a0 to a1."""
    squash = (ry or r) / r
    arc = [at(0, 0, r, a0 + (a1 - a0) * i / n) for i in range(n + 1)]
    return [(x + px, y + py * squash) for px, py in arc]


def sector(x: float, y: float, inner: float, outer: float, a0: float, a1: float, n: int = 8) -> list[Point]:
    """A piece of a ring; with inner 0 a slice of a pie."""
    rim = around(x, y, outer, a0, a1, n)
    return rim + (around(x, y, inner, a1, a0, n) if inner else [(x, y)])


def gear(x: float, y: float, outer: float, inner: float, n: int, rot: float = 0) -> list[Point]:
    """A wheel with n blunt teeth."""
    step, cuts = 360 / n, ((inner, -0.3), (outer, -0.19), (outer, 0.19), (inner, 0.3))
    return [at(x, y, r, rot + (i + k) * step) for i in range(n) for r, k in cuts]


def moved(line: list[Point], x: float, y: float, scale: float = 1, flip: float = 1) -> list[Point]:
    """A line drawn about (0, 0), laid at (x, y) larger or smaller; flip −1 mirrors it left to right."""
    return [(x + px * scale * flip, y + py * scale) for px, py in line]


def thinning(w: float, loss: float) -> Callable[[float], float]:
    """The width of a ribbon that loses a share of it (0…1) on its way."""
    return lambda t: w * (1 - loss * t)
