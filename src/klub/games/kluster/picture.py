"""The table of Kluster as one SVG picture that needs nothing else: glossy dark stones and orange cord on oak, in light.

The table is drawn `SCALE` units to the millimetre, with y downwards as on the page; light comes from the upper left.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape

from klub.games.kluster.events import Placed
from klub.games.kluster.magnets import Magnet
from klub.games.kluster.stones import Lying
from klub.games.kluster.string import Loop
from klub.games.kluster.view import View
from klub.games.kluster.words import phase_words
from klub.texts import say, seat_letter, seat_name

SCALE: Final = 3.0
LEAST: Final = 260.0  # mm: an empty table is still a table
WIDEST: Final = 1000  # shown at most so wide, in pixels
LONGEST_NAME, LONGEST_PHASE = 15, 34  # in characters

GAP, COLUMN, HEAD, SEAT, SEAT_GAP = 16, 286, 92, 66, 10  # the seats beside the table, below a heading
TRAY: Final = 110  # the hand below the table

SEAT_COLORS: Final = ("2b6a9b", "d9652a", "71395c", "a0690b", "1a7570", "c23a2b", "5b6b2f", "6b4a3a")
"""Seat → the colour of its disc, dark enough for a cream letter."""

OAK, OAK_LIGHT, OAK_DARK, GRAIN = "#dbb884", "#f0dcb4", "#b98a55", "#a4713d"
SHEET, INK, QUIET, AMBER, SHADE = "#fbf4e4", "#3a2530", "#7a6259", "#ee8a06", "#3a2010"
CORD_DARK, CORD, CORD_LIGHT = "#702212", "#e56c28", "#ffbe76"
STONE, RIM, NORTH, SOUTH = "#14171a", "#3a3f44", "#e0b05a", "#8fc6dc"
_DISPLAY: Final = "font-family=\"'Gabarito','Avenir Next','Trebuchet MS',sans-serif\""
_PLAIN: Final = "font-family=\"'Figtree',Verdana,sans-serif\""
TITLE_STYLE: Final = f'{_DISPLAY} font-size="26" font-weight="800" fill="{INK}"'
NAME_STYLE: Final = f'{_DISPLAY} font-size="18" font-weight="700" fill="{INK}"'
COUNT_STYLE: Final = f'{_DISPLAY} font-size="32" font-weight="800" fill="{INK}" text-anchor="end"'
LETTER_STYLE: Final = f'{_DISPLAY} font-size="22" font-weight="700" fill="#fff8ea" text-anchor="middle"'
QUIET_STYLE: Final = f'{_PLAIN} font-size="15" fill="{QUIET}"'


def svg(view: View, *, names: Sequence[str] = (), language: str = "en") -> str:
    """The table, the seats with their magnets, whose turn it is, and what the viewing seat holds."""
    called = names_of(view, names, language)
    left, top, right, bottom = bounds(view, margin=30.0)
    across = SCALE * (right - left)
    down = max(SCALE * (bottom - top), HEAD + len(called) * (SEAT + SEAT_GAP))
    hand = [] if view.seat is None else list(view.hands[view.seat])
    start = GAP + COLUMN + GAP
    width, height = start + across + GAP, GAP + down + GAP + (TRAY if hand else 0)
    x, y = start - SCALE * left, GAP + down / 2 - SCALE * (top + bottom) / 2
    scale = min(1.0, WIDEST / width)
    held = ", ".join(f"{name} {len(hand)}" for name, hand in zip(called, view.hands, strict=True))
    stones = view.magnets
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
            f'width="{width * scale:.0f}" height="{height * scale:.0f}" role="img">',
            f"<title>{_safe(say('kluster-name', language))}: {_safe(held)}</title>",
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
            "</svg>\n",
        ]
    )


def names_of(view: View, names: Sequence[str], language: str) -> list[str]:
    """The name of each seat: those given, then “Player C” and so on."""
    return [names[seat] if seat < len(names) else seat_name(seat, language) for seat in range(len(view.hands))]


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
        f'stroke="{SHADE}" stroke-width="6" opacity=".28" transform="translate(1.4 1.9)"',
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
        f'<ellipse rx="{rx + grown:.1f}" ry="{ry + grown:.1f}" fill="{SHADE}" opacity=".16" '
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
                f'<circle cx="{stone.x:.1f}" cy="{stone.y:.1f}" r="{radius:.1f}" fill="none" stroke="{AMBER}" '
                'stroke-width="1.2"/>'
            )


def _heading(view: View, names: Sequence[str], language: str) -> Iterator[str]:
    players = ", ".join(names[seat] for seat in view.actors)
    about = say("kluster-area", language, count=len(view.lying))
    if len(names) == 1:
        about += " · " + say("kluster-failures", language, count=view.failures, most=view.options.solo_failures)
    box = f'width="{COLUMN}" height="{HEAD - 12}" rx="14"'
    yield f'<rect x="{GAP}" y="{GAP}" {box} fill="{SHEET}" opacity=".82"/>'
    yield _label(GAP + 14, GAP + 29, say("kluster-name", language), TITLE_STYLE)
    yield _label(GAP + 14, GAP + 50, about, QUIET_STYLE)
    yield _label(GAP + 14, GAP + 70, _short(phase_words(view.phase, players, language), LONGEST_PHASE), QUIET_STYLE)


def _seats(view: View, names: Sequence[str], language: str) -> Iterator[str]:
    """A sheet a seat: letter, name, magnets held; amber for who is to move, and for who has won."""
    for seat, name in enumerate(names):
        left, top = GAP, GAP + HEAD + seat * (SEAT + SEAT_GAP)
        y, count = top + SEAT / 2, len(view.hands[seat])
        ring = f' stroke="{AMBER}" stroke-width="3.5"' if seat in view.actors or not count else ""
        box = f'width="{COLUMN}" height="{SEAT}" rx="14"'
        yield f'<rect x="{left + 2}" y="{top + 4}" {box} fill="{SHADE}" opacity=".2"/>'
        yield f'<rect x="{left}" y="{top}" {box} fill="{SHEET}"{ring}/>'
        yield f'<circle cx="{left + 37}" cy="{y:g}" r="22" fill="#{SEAT_COLORS[seat]}"/>'
        yield _label(left + 37, y + 8, seat_letter(seat), LETTER_STYLE)
        yield _label(left + 73, y - 3, _short(name, LONGEST_NAME), NAME_STYLE)
        yield _label(left + 73, y + 18, say("kluster-held", language, count=count), QUIET_STYLE)
        yield _label(left + COLUMN - 16, y + 11, str(count), COUNT_STYLE)


def _tray(hand: Sequence[int], stones: Sequence[Magnet], width: float, height: float) -> Iterator[str]:
    """The magnets of the viewing seat, in a row."""
    if not hand:
        return
    top = height - TRAY
    yield f'<rect x="{GAP}" y="{top:.0f}" width="{width - 2 * GAP:.0f}" height="{TRAY - GAP}" rx="14" fill="{SHEET}"/>'
    step = min(84.0, (width - 4 * GAP) / len(hand))
    scale = min(SCALE, step / 27)
    for place, magnet in enumerate(hand):
        x, y = 2 * GAP + step * (place + 0.5), top + (TRAY - GAP) / 2
        lying = Lying(magnet, 0.0, 0.0, -math.pi / 3)
        yield (
            f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.2f})">'
            f"{_shadow(stones[magnet], lying)}{_stone(stones[magnet], lying)}</g>"
        )


def _label(x: float, y: float, words: str, style: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" {style}>{_safe(words)}</text>'


def _safe(words: str) -> str:
    """Text as XML may hold it."""
    return escape("".join(sign for sign in words if sign.isprintable()))


def _short(words: str, longest: int) -> str:
    return words if len(words) <= longest else words[: longest - 1] + "…"
