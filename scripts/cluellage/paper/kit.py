"""Painted paper: a `Card` is a sheet (400 × 400 units, y down) on which a recipe lays pieces of paper.

Shape methods return SVG paths with slightly hand-cut edges; `put` lays them as paper.
All chance comes from the recipe's name, so a recipe always gives the same picture.
"""

import math
import random
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from scripts.cluellage.paper.filters import COMMON, PALETTE, texture
from scripts.cluellage.paper.geometry import (
    Line,
    Point,
    at,
    cos,
    mirror,
    number,
    points,
    poly,
    resample,
    sin,
    smooth,
    spiral,
    swaying,
    turn,
    wave,
)

__all__ = [
    "RECIPES", "Card", "Line", "Point", "Recipe", "at", "cos", "mirror", "picture", "points", "poly", "resample", "sin",
    "smooth", "spiral", "swaying", "turn", "wave",
]  # fmt: skip

Width: TypeAlias = float | Callable[[float], float]
"""Of a ribbon: everywhere the same, or by the share of its length (0…1)."""

Draw: TypeAlias = "Callable[[Card], None]"


class Card:
    """A sheet of painted paper and what lies on it."""

    def __init__(self, name: str, ground: str, texture: str = "wash", angle: float = 0) -> None:
        self.name = name
        self.r = random.Random(name)
        self._filters: dict[str, str] = {}
        self._clips: list[str] = []
        self._body: list[str] = []
        fill = f'fill="{PALETTE[ground][0]}" filter="url(#{self._painted(ground, texture)})"'
        turned = f'transform="rotate({number(angle)} 200 200)"'
        self._body.append(f'<g {turned}><path d="M-100-100H500V500H-100Z" {fill}/></g>')

    def j(self, amount: float) -> float:
        """A small deviation: −amount…amount."""
        return self.r.uniform(-amount, amount)

    # Shapes

    def blob(
        self, x: float, y: float, rx: float, ry: float | None = None, irr: float = 0.05, n: int = 10, rot: float = 0
    ) -> str:
        """A roundish piece; irr: how uneven (0…0.3), n: of how many cuts."""
        ry, start, out = ry or rx, self.r.random() * 6.28, []
        for i in range(n):
            a, k = start + i * 2 * math.pi / n + self.j(0.5 / n), 1 + self.j(irr)
            out.append((x + rx * k * math.cos(a), y + ry * k * math.sin(a)))
        return smooth(turn(out, x, y, rot))

    def cut(self, line: Line, irr: float = 1.5, step: float = 34) -> str:
        """A polygon cut with scissors; irr: how unevenly, step: length of a cut."""
        out, corners = [], points(line)
        for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1], strict=True):
            pieces = max(1, int(math.hypot(x1 - x0, y1 - y0) / step))
            for i in range(pieces):
                t, off = i / pieces, irr if i else irr * 0.6
                out.append((x0 + (x1 - x0) * t + self.j(off), y0 + (y1 - y0) * t + self.j(off)))
        return poly(out)

    def rect(self, x: float, y: float, w: float, h: float, rot: float = 0, irr: float = 3) -> str:
        """A rectangle about its middle."""
        corners = [(x - w / 2, y - h / 2), (x + w / 2, y - h / 2), (x + w / 2, y + h / 2), (x - w / 2, y + h / 2)]
        uneven = [(px + self.j(irr), py + self.j(irr)) for px, py in corners]
        return self.cut(turn(uneven, x, y, rot), 1.2)

    def star(self, x: float, y: float, r: float, inner: float, n: int, rot: float = -90, irr: float = 2) -> str:
        """A star with n points; inner: the radius between them."""
        corners = [at(x, y, inner if i % 2 else r, rot + i * 180 / n) for i in range(2 * n)]
        return self.cut([(px + self.j(irr), py + self.j(irr)) for px, py in corners], 1)

    def ring(self, x: float, y: float, r: float, w: float, irr: float = 0.03) -> str:
        """A ring whose middle line has radius r; lay it with `hole=True`."""
        return self.blob(x, y, r + w / 2, irr=irr) + self.blob(x, y, r - w / 2, irr=irr)

    def ribbon(self, line: Line, w: Width, n: int = 26, irr: float = 0.04, cap: bool = True) -> str:
        """A band along a smooth line; n: cuts along it (more for long lines), cap: round ends."""
        shares = [i / (n - 1) for i in range(n)]
        if cap:
            shares = sorted([*shares, 0.004, 0.012, 0.03, 0.97, 0.988, 0.996])
        fine = resample(line, 400)
        length = sum(math.dist(a, b) for a, b in pairwise(fine))
        left, right = [], []
        for t in shares:
            k = min(398, int(t * 399))
            u = t * 399 - k
            x, y = fine[k][0] + (fine[k + 1][0] - fine[k][0]) * u, fine[k][1] + (fine[k + 1][1] - fine[k][1]) * u
            a, b = fine[max(0, k - 4)], fine[min(399, k + 5)]
            dx, dy = b[0] - a[0], b[1] - a[1]
            m = math.hypot(dx, dy) or 1
            half = (w(t) if callable(w) else w) / 2 * (1 + self.j(irr))
            end = min(t, 1 - t) * length
            if cap and end < half:
                half *= math.sqrt(max(0.02, 1 - (1 - end / half) ** 2))
            left.append((x - dy / m * half, y + dx / m * half))
            right.append((x + dy / m * half, y - dx / m * half))
        return smooth(left + right[::-1])

    def petal(self, x: float, y: float, length: float, w: float, angle: float) -> str:
        """A leaf or flame that begins at (x, y) and points to an angle (0 = right, 90 = down)."""
        c, s, out = cos(angle), sin(angle), []
        for t, k in (0, 0.05), (0.18, 0.62), (0.45, 1), (0.72, 0.72), (1, 0), (0.72, -0.72), (0.45, -1), (0.18, -0.62):
            u, v = t * length, k * (1 + self.j(0.07)) * w / 2
            out.append((x + u * c - v * s, y + u * s + v * c))
        return smooth(out)

    def drop(self, x: float, y: float, length: float, w: float, angle: float = 90) -> str:
        """A drop: its tip at (x, y), its round end towards the angle."""
        c, s, out = cos(angle), sin(angle), []
        for t, k in (0, 0), (0.3, 0.42), (0.6, 0.92), (0.8, 0.94), (0.95, 0.5), (1, 0), (0.95, -0.5), (0.8, -0.94), \
                (0.6, -0.92), (0.3, -0.42):  # fmt: skip
            u, v = t * length, k * (1 + self.j(0.05)) * w / 2
            out.append((x + u * c - v * s, y + u * s + v * c))
        return smooth(out)

    def arc(self, x: float, y: float, r: float, a0: float, a1: float, w: float, taper: bool = False) -> str:
        """A part of a ring from angle a0 to a1; taper: pointed at both ends."""
        line = [at(x, y, r, a0 + (a1 - a0) * i / 12) for i in range(13)]
        if not taper:
            return self.ribbon(line, w)
        return self.ribbon(line, lambda t: max(1, w * math.sin(math.pi * t) ** 0.7))

    def crescent(self, x: float, y: float, r: float, depth: float, rot: float = 0) -> str:
        """A moon whose hollow looks to the right; depth: its thickness as a share of the radius (0…2)."""
        outer = [at(x, y, r, 65 + 230 * i / 14) for i in range(15)]
        top, inner_x = outer[-1], x - r + depth * r
        half = abs(top[1] - y)
        inner = [(inner_x + (top[0] - inner_x) * (k / 6) ** 2, y + half * k / 6) for k in range(-5, 6)]
        return smooth(turn(outer + inner, x, y, rot))

    def arch(self, x: float, base: float, r: float, h: float) -> str:
        """A door with a round top standing on base: half width r, straight legs h."""
        line = [(x - r, base)] + [(x - r + self.j(1.5), base - h * k / 3) for k in (1, 2)]
        for i in range(11):
            a = math.pi * i / 10
            top = x - r * math.cos(a) * (1 + self.j(0.015)), base - h - r * math.sin(a) * (1 + self.j(0.02))
            line.append(top)
        line += [(x + r + self.j(1.5), base - h * k / 3) for k in (2, 1)] + [(x + r, base)]
        return smooth(line, False) + "Z"

    def hill(self, line: Line, floor: float = 430) -> str:
        """A smooth skyline, paper from there to the floor (which may be above it: then it hangs)."""
        given = points(line)
        return smooth(given, False) + f"L{number(given[-1][0])} {number(floor)}L{number(given[0][0])} {number(floor)}Z"

    # Laying paper

    def put(
        self,
        shape: str | Sequence[str],
        colour: str,
        texture: str = "wash",
        angle: float = 0,
        lift: int | None = 1,
        *,
        torn: bool = False,
        clip: str | None = None,
        hole: bool = False,
        same: str | None = None,
    ) -> str:
        """Lay one piece of paper, made of one or more shapes.

        angle: direction of the brush; lift: height above what is below (0…3, None: no shadow at all);
        torn: white torn edges; clip: only what is within this shape shows; hole: overlapping shapes cut holes;
        same: what an earlier `put` returned, to go on with the very same painted paper.
        """
        path = shape if isinstance(shape, str) else "".join(shape)
        paint, rule = same or self._painted(colour, texture), ' fill-rule="evenodd"' if hole else ""
        piece = f'<path d="{path}" fill="{PALETTE[colour][0]}"{rule}/>'
        if angle:  # turns the brush and not the shape
            there, back = (f'transform="rotate({number(a)} 200 200)"' for a in (angle, -angle))
            piece = f'<g {there}><g filter="url(#{paint})"><g {back}>{piece}</g></g></g>'
        else:
            piece = f'<g filter="url(#{paint})">{piece}</g>'
        if torn:
            white = PALETTE["cream"][2]
            edge = f'fill="{white}" stroke="{white}" stroke-width="7" stroke-linejoin="round"{rule}'
            piece = f'<path d="{path}" {edge} filter="url(#deckle)"/><g filter="url(#tear)">{piece}</g>'
        if lift is not None:
            piece = f'<g filter="url(#lift{lift})">{piece}</g>'
        if clip:
            name = f"clip{len(self._clips)}"
            self._clips.append(f'<clipPath id="{name}"><path d="{clip}"/></clipPath>')
            piece = f'<g clip-path="url(#{name})">{piece}</g>'
        self._body.append(piece)
        return paint

    def svg(self) -> str:
        """The whole picture."""
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs>'
            f"{COMMON}{''.join(self._filters.values())}{''.join(self._clips)}</defs>{''.join(self._body)}"
            '<rect width="400" height="400" filter="url(#fibre)" style="mix-blend-mode:soft-light" opacity=".75"/>'
            "</svg>"
        )

    def _painted(self, colour: str, kind: str) -> str:
        key = f"{kind}-{colour}-{self.r.randrange(3)}"
        if key not in self._filters:
            self._filters[key] = texture(key, colour, kind, self.r.randrange(900))
        return key


class Recipe:
    """How a picture is made, and what may be seen in it."""

    def __init__(self, id: str, draw: Draw, sheet: str, tags: str) -> None:
        self.id, self.name, self.module = id, draw.__name__, draw.__module__
        self.tags = tuple(tags.split())
        self.readings = tuple(" ".join(reading.split()) for reading in (draw.__doc__ or "").rstrip(".").split("|"))
        self._draw, self._sheet = draw, sheet.split()

    def svg(self) -> str:
        """The picture, drawn now."""
        ground, kind, angle = self._sheet
        card = Card(self.name, ground, kind, float(angle))
        self._draw(card)
        return card.svg()


RECIPES: Final[dict[str, Recipe]] = {}
"""Every recipe that was imported, by its id."""


def picture(id: str, sheet: str, tags: str) -> Callable[[Draw], Draw]:
    """Declare a recipe whose docstring is its three readings with `|` between.

    id: card and side; sheet: the paper it lies on, as "colour texture angle"; tags: words with spaces between.
    """

    def declare(draw: Draw) -> Draw:
        if id in RECIPES:
            raise ValueError(f"two recipes are called {id!r}: {RECIPES[id].name!r} and {draw.__name__!r}")
        RECIPES[id] = Recipe(id, draw, sheet, tags)
        return draw

    return declare
