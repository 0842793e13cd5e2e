"""The table of Kluster as one SVG picture that needs nothing else: glossy dark stones and orange cord on oak, in light.

The table is drawn `SCALE` units to the millimetre, with y downwards as on the page; light comes from the upper left.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Final

from klub.core import svg
from klub.core.words import acting
from klub.games.kluster.events import Placed
from klub.games.kluster.magnets import Magnet
from klub.games.kluster.stones import Lying
from klub.games.kluster.string import Loop
from klub.games.kluster.view import View
from klub.games.kluster.words import phase_words
from klub.texts import say, seat_letter, seat_names

SCALE: Final = 3.0
LEAST: Final = 260.0  # mm: an empty table is still a table
LONGEST_PHASE: Final = 34  # characters

GAP, HEAD = 16, 92  # HEAD: the heading above the seats, beside the table
TRAY: Final = 110  # the hand below the table

SEAT_COLORS: Final = ("2b6a9b", "d9652a", "71395c", "a0690b", "1a7570", "c23a2b", "5b6b2f", "6b4a3a")
"""Seat → the colour of its disc, dark enough for a cream letter."""

OAK, OAK_LIGHT, OAK_DARK, GRAIN = "#dbb884", "#f0dcb4", "#b98a55", "#a4713d"
CORD_DARK, CORD, CORD_LIGHT = "#702212", "#e56c28", "#ffbe76"
STONE, RIM, NORTH, SOUTH = "#14171a", "#3a3f44", "#e0b05a", "#8fc6dc"


def draw(view: View, *, names: Sequence[str] = (), language: str = "en") -> str:
    """The table, the seats with their magnets, whose turn it is, and what the viewing seat holds."""
    called = seat_names(len(view.hands), names, language)
    left, top, right, bottom = bounds(view, margin=30.0)
    across = SCALE * (right - left)
    down = max(SCALE * (bottom - top), HEAD + svg.seats_height(len(called)) + svg.SEAT_GAP)
    hand = [] if view.seat is None else list(view.hands[view.seat])
    start = GAP + svg.COLUMN + GAP
    width, height = start + across + GAP, GAP + down + GAP + (TRAY if hand else 0)
    x, y = start - SCALE * left, GAP + down / 2 - SCALE * (top + bottom) / 2
    stones = view.magnets
    return svg.picture(
        round(width),
        round(height),
        svg.title(say("kluster-name", language), called, map(len, view.hands), language),
        [
            f"<defs>{''.join(_definitions())}</defs>",
            *_wood(width, height),
            f'<g transform="translate({x:.1f} {y:.1f}) scale({SCALE:g})">',
            *(_cord(loop) for loop in view.loops),
            *(_shadow(stones[stone.magnet], stone) for stone in view.lying),
            *(_stone(stones[stone.magnet], stone) for stone in view.lying),
            *_last(view),
            "</g>",
            *_heading(view, called, language),
            *_seats(view, called, language),
            *_tray(hand, stones, width, height),
        ],
    )


def bounds(view: View, margin: float) -> tuple[float, float, float, float]:
    """The part of the table that is worth seeing, in mm: left, top, right, bottom."""
    places = [(node.x, node.y) for loop in view.loops for node in loop] + [(stone.x, stone.y) for stone in view.lying]
    half = LEAST / 2
    places = places or [(-half, -half), (half, half)]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


def _definitions() -> Iterator[str]:
    """What this picture uses, once. An id means the same in every picture, so that several can share a page."""
    yield (
        f'<radialGradient id="klu-oak" cx=".6" cy=".4" r=".8"><stop stop-color="{OAK_LIGHT}"/>'
        f'<stop offset=".6" stop-color="{OAK}"/><stop offset="1" stop-color="{OAK_DARK}"/></radialGradient>'
    )
    yield (
        f'<radialGradient id="klu-stone" cx=".38" cy=".3" r=".75"><stop stop-color="{RIM}"/>'
        f'<stop offset=".45" stop-color="{STONE}"/><stop offset="1" stop-color="#050607"/></radialGradient>'
    )


def _wood(width: float, height: float) -> Iterator[str]:
    """Planks with a seam between them."""
    yield f'<path d="M0 0h{width:.0f}v{height:.0f}H0Z" fill="url(#klu-oak)"/>'
    rows = range(1, math.ceil(height / 150))
    seams = "".join(f"M0 {150 * row}H{width:.0f}" for row in rows)
    joints = "".join(f"M{(row * 0.37 % 1) * width:.0f} {150 * row}v150" for row in rows)
    yield f'<path d="{seams}{joints}" stroke="{GRAIN}" stroke-width="1.5" opacity=".5" fill="none"/>'


def _cord(loop: Loop) -> str:
    """A braided cord with its shadow."""
    line = "M" + "L".join(f"{node.x:.1f} {node.y:.1f}" for node in loop) + "Z"
    strokes = (
        f'stroke="{svg.SHADE}" stroke-width="6" opacity=".28" transform="translate(1.4 1.9)"',
        f'stroke="{CORD_DARK}" stroke-width="4"',
        f'stroke="{CORD}" stroke-width="3"',
        f'stroke="{CORD_LIGHT}" stroke-width="1.5" stroke-dasharray="1.6 1.8" transform="translate(-.4 -.5)"',
    )
    return "".join(f'<path d="{line}" fill="none" stroke-linejoin="round" {stroke}/>' for stroke in strokes)


def _shadow(magnet: Magnet, stone: Lying) -> str:
    """Where a stone keeps the light away."""
    far = 1.0 if stone.pose == "flat" else 2.2
    turned = f"rotate({math.degrees(stone.angle):.1f})"
    rx, ry = (magnet.long, magnet.wide) if stone.pose == "flat" else (magnet.wide, magnet.wide)
    return "".join(
        f'<ellipse rx="{rx + grown:.1f}" ry="{ry + grown:.1f}" fill="{svg.SHADE}" opacity=".16" '
        f'transform="translate({stone.x + far * 1.5:.1f} {stone.y + far * 2:.1f}) {turned}"/>'
        for grown in (2.0, 1.0, 0.0)
    )


def _stone(magnet: Magnet, stone: Lying) -> str:
    """A stone as it lies or stands: one gold band and a dot for north, two fine blue bands and a ring for south."""
    turned = f"rotate({math.degrees(stone.angle):.1f})"
    flat = stone.pose == "flat"
    rx, ry = (magnet.long, magnet.wide) if flat else (magnet.wide, magnet.wide)
    body = f'<ellipse rx="{rx:.2f}" ry="{ry:.2f}" fill="url(#klu-stone)" stroke="#000" stroke-width=".3"/>'
    if not flat:
        marks = _rings(stone.pose == "north_up", ry)
    else:
        marks = _needle(rx) if magnet.family == "spinner" else _bands(magnet)
    shine = (
        f'<ellipse cx="{-ry * 0.3:.2f}" cy="{-ry * 0.42:.2f}" rx="{ry * 0.34:.2f}" ry="{ry * 0.2:.2f}" fill="#fff" '
        'opacity=".75" transform="rotate(-24)"/>'
    )
    inner = f'<g transform="{turned}">{body}{marks}</g>'
    return f'<g transform="translate({stone.x:.2f} {stone.y:.2f})">{inner}{shine}</g>'


def _bands(magnet: Magnet) -> str:
    """Bands across a stone that lies flat, its north pole to the right."""

    def band(at: float, wide: float, color: str) -> str:
        half = magnet.wide * math.sqrt(max(0.0, 1 - (at / magnet.long) ** 2))
        return (
            f'<path d="M{at:.2f} {-half:.2f}Q{at + 1.2 * math.copysign(1, at):.2f} 0 {at:.2f} {half:.2f}" '
            f'stroke="{color}" stroke-width="{wide}" fill="none"/>'
        )

    far = magnet.long
    return (
        band(far * 0.66, 1.5, NORTH)
        + f'<circle cx="{far * 0.88:.2f}" r=".8" fill="{NORTH}"/>'
        + band(-far * 0.62, 0.6, SOUTH)
        + band(-far * 0.76, 0.6, SOUTH)
        + f'<circle cx="{-far * 0.9:.2f}" r=".6" fill="none" stroke="{SOUTH}" stroke-width=".35"/>'
    )


def _needle(radius: float) -> str:
    """The compass needle of a spinner: filled towards north, outlined towards south."""
    far, half = radius * 0.72, radius * 0.24
    return (
        f'<circle r="{radius * 0.86:.2f}" fill="none" stroke="{SOUTH}" stroke-width=".35" opacity=".6"/>'
        f'<path d="M{far:.2f} 0L{far * 0.25:.2f} {half:.2f}V{-half:.2f}Z" fill="{NORTH}"/>'
        f'<path d="M{-far:.2f} 0L{-far * 0.25:.2f} {half:.2f}V{-half:.2f}Z" fill="none" stroke="{SOUTH}" '
        'stroke-width=".6"/>'
    )


def _rings(is_north: bool, radius: float) -> str:
    """The pole of a stone that stands, seen from above."""
    if is_north:
        return (
            f'<circle r="{radius * 0.62:.2f}" fill="none" stroke="{NORTH}" stroke-width="1.5"/>'
            f'<circle r="{radius * 0.2:.2f}" fill="{NORTH}"/>'
        )
    rings = (0.7, 0.52, 0.16)
    return "".join(
        f'<circle r="{radius * ring:.2f}" fill="none" stroke="{SOUTH}" stroke-width=".6"/>' for ring in rings
    )


def _last(view: View) -> Iterator[str]:
    """A ring round the magnet placed last, if it still lies there."""
    placed = {event.magnet for event in view.events if isinstance(event, Placed)}
    for stone in view.lying:
        if stone.magnet in placed:
            radius = view.magnets[stone.magnet].long + 4
            yield (
                f'<circle cx="{stone.x:.1f}" cy="{stone.y:.1f}" r="{radius:.1f}" fill="none" stroke="{svg.AMBER}" '
                'stroke-width="1.2"/>'
            )


def _heading(view: View, names: Sequence[str], language: str) -> Iterator[str]:
    phase = phase_words(view.phase, acting(view.actors, names), language)
    about = say("kluster-area", language, count=len(view.lying))
    if len(names) == 1:
        about += " · " + say("kluster-failures", language, count=view.failures, most=view.options.solo_failures)
    box = f'width="{svg.COLUMN}" height="{HEAD - 12}" rx="14"'
    yield f'<rect x="{GAP}" y="{GAP}" {box} fill="{svg.SHEET}" opacity=".82"/>'
    yield svg.label(GAP + 14, GAP + 29, say("kluster-name", language), svg.TITLE_STYLE)
    yield svg.label(GAP + 14, GAP + 50, about, svg.QUIET_STYLE)
    yield svg.label(GAP + 14, GAP + 70, svg.shortened(phase, LONGEST_PHASE), svg.QUIET_STYLE)


def _seats(view: View, names: Sequence[str], language: str) -> Iterator[str]:
    """A sheet a seat: letter, name, magnets held; marked for whoever is to move or has won."""
    held = [(seat, len(hand)) for seat, hand in enumerate(view.hands)]
    sheets = (
        svg.SeatSheet(
            letter=seat_letter(seat),
            color=SEAT_COLORS[seat],
            name=names[seat],
            below=say("kluster-held", language, count=count),
            count=count,
            marked=seat in view.actors or not count,
        )
        for seat, count in held
    )
    return svg.seat_sheets(sheets, GAP, GAP + HEAD)


def _tray(hand: Sequence[int], stones: Sequence[Magnet], width: float, height: float) -> Iterator[str]:
    """The magnets of the viewing seat, in a row."""
    if not hand:
        return
    top = height - TRAY
    box = f'width="{width - 2 * GAP:.0f}" height="{TRAY - GAP}" rx="14"'
    yield f'<rect x="{GAP}" y="{top:.0f}" {box} fill="{svg.SHEET}"/>'
    step = min(84.0, (width - 4 * GAP) / len(hand))
    scale = min(SCALE, step / 27)
    for place, magnet in enumerate(hand):
        x, y = 2 * GAP + step * (place + 0.5), top + (TRAY - GAP) / 2
        lying = Lying(magnet, 0.0, 0.0, -math.pi / 3)
        yield (
            f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.2f})">'
            f"{_shadow(stones[magnet], lying)}{_stone(stones[magnet], lying)}</g>"
        )
