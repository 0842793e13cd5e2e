"""What the pieces of Cubed look like in pictures: painted diamonds with marks, walls, and the light on them.

A piece is a bevelled hexagon of radius 100 around (0, 0), a corner up: its plan, lifted by its height. Diamond 0 is the
upper one, 1 the lower right, 2 the lower left; their tips are low corners, the corners between them high. Colours turn,
light never does: it comes from the upper left.
"""

from functools import cache
from math import cos, radians, sin
from typing import Final, TypeAlias

from msgspec import Struct

from klub.games.cubed.pieces import BLACK, TURNS

Point: TypeAlias = tuple[float, float]


class Paint(Struct, frozen=True):
    """A colour: its base, the ink of its mark and the mark, its facets in the light, and its walls in the shade."""

    base: str
    ink: str
    mark: str
    top: str
    right: str
    left: str
    wall_right: str
    wall_left: str


_STAR: Final = "M0-22Q3.6-3.6 22 0Q3.6 3.6 0 22Q-3.6 3.6-22 0Q-3.6-3.6 0-22Z"
_DISC: Final = "M0-16.5A16.5 16.5 0 1 1 0 16.5A16.5 16.5 0 1 1 0-16.5Z"
_RING: Final = "M0-19A19 19 0 1 1 0 19A19 19 0 1 1 0-19ZM0-9.5A9.5 9.5 0 1 0 0 9.5A9.5 9.5 0 1 0 0-9.5Z"
_PEAK: Final = "M0-20.5L20 14.5Q20.6 16.5 18 16.5L-18 16.5Q-20.6 16.5-20 14.5Z"
_WAVES: Final = (
    "M-19.5-5.2C-15-14.8-7.5-14.8-1-9.6C4-5.6 8.5-5.4 12-10.4A3.9 3.9 0 0 1 19.3-7.4C14 2.8 5 3.8-3.4-1.6"
    "C-7.6-4.3-10.2-3.6-12.4-1.4A3.9 3.9 0 0 1-19.5-5.2ZM-19.5 11.6C-15 2-7.5 2-1 7.2C4 11.2 8.5 11.4 12 6.4"
    "A3.9 3.9 0 0 1 19.3 9.4C14 19.6 5 20.6-3.4 15.2C-7.6 12.5-10.2 13.2-12.4 15.4A3.9 3.9 0 0 1-19.5 11.6Z"
)
_MOON: Final = "M1.5-18.9A19 19 0 1 0 18.4 4.8A15 15 0 1 1 1.5-18.9Z"

PAINTS: Final = {
    "a": Paint("f8edd6", "8a5a2b", _STAR, "fff7de", "e1d0b6", "f0e3ca", "b49d80", "c9b397"),
    "b": Paint("f7bf45", "7a3b0c", _DISC, "ffc95a", "d7a447", "ecb646", "a17531", "b98a3a"),
    "c": Paint("ec7576", "560a26", _RING, "f2827f", "c95f67", "df6d71", "8e3745", "a84953"),
    "d": Paint("b3281b", "ffd9a0", _PEAK, "b93a28", "901015", "a62019", "560000", "6f0005"),
    "e": Paint("6c9bc0", "0b2848", _WAVES, "7ba4c3", "5b7fa5", "6691b6", "3a5173", "4a6587"),
    "f": Paint("63296a", "f3c6dc", _MOON, "6b356d", "491251", "5a2161", "1d0025", "310037"),
    BLACK: Paint("1b1614", "1b1614", "", "201a15", "110b0e", "171212", "030102", "080305"),
}
"""Letter → its paint: dawn, sun, rose, ember, sky, plum, and black, which has no mark."""

PALE_INK: Final = frozenset("df")  # raised marks; the others are engraved

SEAT_COLORS: Final = ("2b6a9b", "d9652a", "71395c", "a0690b", "1a7570", "c23a2b")
"""Seat → the colour of its disc, dark enough for a cream letter."""

CENTRE, HIGH, LOW = 15, 10, 5  # heights; so each diamond is one true plane
_SIZE: Final = 97.9  # the tile is a little smaller than its cell
_RIM, _RIDGE, _TIP, FALL = 0.066, 0.017, 0.085, 1.6  # of the chamfers: width, ridge, cut of the tip, and how deep
_WARM, _SHADE = "#fff4d8", "#3c1220"
_LIGHT: Final = (-0.63, -0.777)
_STREAKS: Final = 5


def corner(number: int, radius: float) -> Point:
    """A corner of a hexagon around (0, 0): 0 is the top, then clockwise."""
    angle = radians(60 * number - 90)
    return radius * cos(angle), radius * sin(angle)


def path(points: list[Point]) -> str:
    """A closed path."""
    return "M" + "L".join(f"{x:.4g} {y:.4g}" for x, y in points) + "Z"


def hexagon(x: float, y: float, radius: float) -> str:
    """The outline of a cell around (x, y)."""
    return path([(x + dx, y + dy) for dx, dy in (corner(number, radius) for number in range(6))])


@cache
def diamond(letter: str, place: int) -> str:
    """One of the three diamonds of a piece, in this colour: wall, facet, brush strokes and mark."""
    paint = PAINTS[letter]
    tone = (paint.top, paint.right, paint.left)[place]
    sunk = (paint.right, paint.wall_right, paint.wall_left)[place]
    at = _facet(place)
    edge = [at(0, 0), at(1, 0, FALL), at(1, 1 - _TIP, FALL), at(1 - _TIP, 1, FALL), at(0, 1, FALL)]
    parts = []
    if place:
        parts.append(f'<path d="{_wall(place)}" fill="#{(paint.wall_right, paint.wall_left)[place - 1]}"/>')
    tip = [at(1, 1 - _TIP, FALL), at(1, 1, FALL + 1), at(1 - _TIP, 1, FALL)]
    parts.append(f'<path d="{path(tip)}" fill="#{sunk}"/><path d="{path(edge)}" fill="#{tone}"/>')
    parts.append(f'<path d="{_strokes(place, 0.31)}" fill="{_SHADE}" opacity=".1"/>')
    parts.append(f'<path d="{_strokes(place, 0.77)}" fill="{_WARM}" opacity=".16"/>')
    if paint.mark:
        parts.append(_mark(letter, place))
    return "".join(parts)


@cache
def body() -> str:
    """The dark core that seats a piece and fills its joints."""
    low = [corner(number, 98.5) for number in (2, 3, 4)]
    around = [corner(1, 97), *low, corner(5, 97)]
    return f'<path d="{_outline()}" fill="#2c1018"/><path d="{path(around)}" fill="#2c1018"/>'


@cache
def light() -> str:
    """What the light does to every piece, whatever its colours: sheen, chamfers, ridges and glints."""
    inner = 1 - _RIM
    cut = inner - _TIP * 0.8
    parts = []
    for place in range(TURNS):
        at = _facet(place)
        face = [at(_RIDGE, _RIDGE), at(inner, _RIDGE), at(inner, cut), at(cut, inner), at(_RIDGE, inner)]
        parts.append(f'<path d="{path(face)}" fill="url(#cub-sheen-{place})"/>')
        chamfers = (
            ([at(1, 0, FALL), at(1, 1 - _TIP, FALL), at(inner, cut), at(inner, 0)], -120),
            ([at(0, 1, FALL), at(1 - _TIP, 1, FALL), at(cut, inner), at(0, inner)], -60),
            ([at(1, 1 - _TIP, FALL), at(1 - _TIP, 1, FALL), at(cut, inner), at(inner, cut)], -90),
        )
        for points, angle in chamfers:
            lit = _lit(angle + 120 * place)
            opacity = 0.12 + 0.5 * lit if lit > 0 else 0.1 - 0.36 * lit
            parts.append(f'<path d="{path(points)}" fill="{_WARM if lit > 0 else _SHADE}" opacity="{opacity:.2f}"/>')
    for number in (1, 3, 5):
        lit = _lit(60 * number - 90)
        x, y = corner(number, _SIZE * 0.985)
        end, bearing = (x, y - HIGH), radians(60 * number - 90)
        across = (-1.5 * sin(bearing), 1.5 * cos(bearing))
        middle = (end[0] / 2, (end[1] - CENTRE) / 2)
        kite: list[Point] = [(0, -CENTRE), (middle[0] + across[0], middle[1] + across[1]), end]
        kite.append((middle[0] - across[0], middle[1] - across[1]))
        parts.append(f'<path d="{path(kite)}" fill="{_WARM}" opacity="{0.46 + 0.3 * lit:.2f}"/>')
    parts.append(f'<circle cy="{-CENTRE}" r="17" fill="url(#cub-peak)" opacity=".6"/>')
    return "".join(parts)


@cache
def sheens() -> str:
    """The gradients that `light` uses."""
    parts = []
    for place, (near, far) in enumerate(((0.3, 0.3), (0.1, 0.38), (0.2, 0.34))):
        at = _facet(place)
        (x1, y1), (x2, y2) = at(0, 0), at(0.96, 0.96)
        parts.append(
            f'<linearGradient id="cub-sheen-{place}" gradientUnits="userSpaceOnUse" '
            f'x1="{x1:.4g}" y1="{y1:.4g}" x2="{x2:.4g}" y2="{y2:.4g}">'
            f'<stop stop-color="{_WARM}" stop-opacity="{near}"/>'
            f'<stop offset=".42" stop-color="{_WARM}" stop-opacity="0"/>'
            f'<stop offset=".58" stop-color="{_SHADE}" stop-opacity="0"/>'
            f'<stop offset="1" stop-color="{_SHADE}" stop-opacity="{far}"/></linearGradient>'
        )
    parts.append(
        f'<radialGradient id="cub-peak"><stop stop-color="#fffbea" stop-opacity=".85"/>'
        f'<stop offset=".3" stop-color="{_WARM}" stop-opacity=".34"/>'
        f'<stop offset="1" stop-color="{_WARM}" stop-opacity="0"/></radialGradient>'
    )
    return "".join(parts)


@cache
def drop(letter: str) -> str:
    """The drop of enamel where three tips of one colour meet: the sign of a finished match."""
    paint = PAINTS[letter]
    return (
        f'<ellipse rx="10.5" ry="9.8" fill="#{paint.wall_right}"/>'
        f'<ellipse cx="-.3" cy="-.6" rx="8.8" ry="8.1" fill="#{paint.left}"/>'
        f'<ellipse cx="1.2" cy="1.8" rx="6.2" ry="5" fill="#{paint.top}" opacity=".75"/>'
        '<ellipse cx="-2.8" cy="-3.4" rx="2.9" ry="2.1" fill="#fffdf2" opacity=".9" '
        'transform="rotate(-32 -2.8 -3.4)"/>'
    )


class _Facet:
    """Places on a diamond: along its earlier ridge, along its later one, from the centre (0, 0) to the tip (1, 1)."""

    def __init__(self, place: int) -> None:
        self._one, self._other = corner(2 * place - 1, _SIZE), corner(2 * place + 1, _SIZE)

    def __call__(self, u: float, v: float, fall: float = 0) -> Point:
        x = u * self._one[0] + v * self._other[0]
        y = u * self._one[1] + v * self._other[1]
        return x, y - (CENTRE - LOW * u - LOW * v - fall)


@cache
def _facet(place: int) -> _Facet:
    return _Facet(place)


def _wall(place: int) -> str:
    """The side of a lower diamond that is seen, down to the table."""
    first, last = (2, 3) if place == 1 else (3, 4)
    upper, lower = [], []
    for number in (first, last):
        x, y = corner(number, _SIZE)
        upper.append((x, y - (HIGH if number % 2 else LOW) + FALL))
        lower.append((x, y))
    return path([*upper, *reversed(lower)])


def _strokes(place: int, phase: float) -> str:
    """Thin brush strokes spread over a diamond by the golden ratio."""
    at, inner, strokes = _facet(place), 1 - _RIM, ""
    for number in range(_STREAKS):
        chance = (number * 0.618 + phase + 0.29 * place) % 1
        v = _RIDGE + (number + 0.8 * chance) / _STREAKS * (inner - _RIDGE - 0.05)
        start, thick = _RIDGE + 0.5 * chance, 0.012 + 0.022 * ((chance * 7) % 1)
        end = min(inner, start + 0.35 + 0.4 * ((chance * 3) % 1))
        middle = (start + end) / 2
        strokes += path([at(start, v), at(middle, v - thick / 2), at(end, v + 0.01), at(middle, v + thick)])
    return strokes


def _mark(letter: str, place: int) -> str:
    """A mark that lies in the plane of its facet and points to its tip, with a light and a dark copy behind it."""
    paint, angle = PAINTS[letter], radians(120 * place - 90)
    dx, dy = cos(angle), sin(angle)
    x, y = _facet(place)(0.52, 0.52)

    def lying(across: float, along: float) -> Point:
        return across, along + 0.1 * (dx * across + dy * along)

    (one_x, one_y), (other_x, other_y) = lying(-dy, dx), lying(-dx, -dy)
    pale = letter in PALE_INK
    light_ink, dark_ink = ("#1a0714", "#fff6e0") if pale else ("#fff6e0", "#1a0714")
    copies = ((1.5, 2.1, light_ink, 0.5 if pale else 0.62), (-0.9, -1.3, dark_ink, 0.35 if pale else 0.4))
    parts = []
    for right, down, ink, opacity in (*copies, (0.0, 0.0, f"#{paint.ink}", 1.0)):
        turn = f"{one_x:.3g} {one_y:.3g} {other_x:.3g} {other_y:.3g} {x + right:.4g} {y + down:.4g}"
        parts.append(f'<path d="{paint.mark}" transform="matrix({turn})" fill="{ink}" opacity="{opacity:g}"/>')
    return "".join(parts)


def _outline() -> str:
    """A piece from above, its low tips cut."""
    points = []
    for number in range(6):
        x, y = corner(number, _SIZE * 1.003)
        if number % 2:
            points.append((x, y - HIGH + FALL))
            continue
        for other in (number - 1, number + 1):
            far_x, far_y = corner(other, _SIZE * 1.003)
            points.append((x + (far_x - x) * _TIP, y + (far_y - y) * _TIP - LOW + FALL))
    return path(points)


def _lit(degrees: float) -> float:
    """How much a slope in this direction faces the light: from −1 to 1."""
    return cos(radians(degrees)) * _LIGHT[0] + sin(radians(degrees)) * _LIGHT[1]
