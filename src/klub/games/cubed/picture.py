"""The table of Cubed as one SVG picture that needs nothing else: bevelled pieces on warm paper, in light.

Sizes are in the picture's own units; a cell has the radius `CELL` on the table and `HELD` in the hand.
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

from klub.core import svg
from klub.core.words import acting
from klub.games.cubed.board import DIRECTIONS
from klub.games.cubed.events import Played
from klub.games.cubed.papers import FALL, LOW, SEAT_COLORS, body, diamond, drop, hexagon, light, sheens
from klub.games.cubed.pieces import BLACK, POINTS, Sort, sort_of, turned
from klub.games.cubed.view import View
from klub.games.cubed.words import phase_words
from klub.texts import say, seat_letter, seat_names

CELL, HELD = 44, 32  # radii
LEAST_ACROSS, LEAST_DOWN = 7.0, 5.0  # in cells: an almost empty table is still a table
LONGEST_PHASE: Final = 36  # characters

GAP, MARGIN = 16, 62
HEAD: Final = 92  # the heading above the seats, beside the table
TRAY_HEAD, TRAY_STEP = 40, 62  # the hand below the table: its captions, and the room of a piece
CAPTION: Final = 3  # pieces that are as wide as a caption

TABLE, TABLE_EDGE, GLOW = "#ecdfc6", "#d8c4a0", "#fff6e2"
CHAR, EMBER = "#2a1510", "#c2541d"
WOOD, WOOD_EDGE, WOOD_INK, SHADE = "#c89a63", "#a97842", "#4a2b14", "#4a2418"

TAG_STYLE: Final = svg.style(svg.DISPLAY, 14, svg.SHEET, 700, "middle")
GROUP_STYLE: Final = svg.style(svg.DISPLAY, 15, WOOD_INK, 700)

SORTS: Final[tuple[Sort, ...]] = ("blocker", "triple", "double", "single")
"""The order of a hand: the dearest first."""


class Frame(Struct, frozen=True):
    """Where the table lies in the picture, and where the middle of cell (0, 0) is."""

    left: float
    top: float
    width: float
    height: float
    x: float
    y: float

    def at(self, q: int, r: int) -> tuple[float, float]:
        """The middle of a cell."""
        across, down = _plan(q, r)
        return self.x + across * CELL, self.y + down * CELL


def draw(view: View, *, names: Sequence[str] = (), language: str = "en") -> str:
    """The table, the seats with their points, whose turn it is, and what the viewing seat holds."""
    called = seat_names(len(view.hand_sizes), names, language)
    frame = _frame(view, HEAD + svg.seats_height(len(called)))
    groups = [[code for code in view.hand if sort_of(code) == sort] for sort in SORTS]
    rows = _rows_of(groups, frame.left + frame.width - GAP)
    tray = TRAY_HEAD * len(rows) + (2 * HELD + 14) * len(rows) + 10 if view.hand else 0
    width, height = frame.left + frame.width + GAP, frame.top + frame.height + GAP + tray
    return svg.picture(
        round(width),
        round(height),
        svg.title(say("cubed-name", language), called, view.totals, language),
        [
            f"<defs>{''.join(_definitions(view))}</defs>",
            f'<path d="M0 0h{width:.0f}v{height:.0f}H0Z" fill="url(#cub-table)"/>',
            *_dead_cells(view, frame),
            *_shadows(view, frame),
            *_pieces(view, frame),
            *_drops(view, frame),
            *_last_move(view, called, frame),
            *_heading(view, called, language),
            *_seats(view, called, language),
            *_tray(rows, frame.top + frame.height + GAP, width, tray, language),
        ],
    )


def _plan(q: int, r: int) -> tuple[float, float]:
    """The middle of a cell, in radii of a cell; a corner of each cell is at the top."""
    return sqrt(3) * (q + r / 2), 1.5 * r


def _frame(view: View, least_height: float) -> Frame:
    """All pieces and dead cells with a margin, or room for a few."""
    spots = [(piece.q, piece.r) for piece in view.table] + [(spot.q, spot.r) for spot in view.dead] or [(0, 0)]
    plans = [_plan(q, r) for q, r in spots]
    left, right = min(x for x, _ in plans), max(x for x, _ in plans)
    top, bottom = min(y for _, y in plans), max(y for _, y in plans)
    width = max(right - left, LEAST_ACROSS) * CELL + 2 * (CELL + MARGIN)
    height = max(max(bottom - top, LEAST_DOWN) * CELL + 2 * (CELL + MARGIN), least_height)
    return Frame(
        left=GAP + svg.COLUMN + GAP,
        top=GAP,
        width=width,
        height=height,
        x=GAP + svg.COLUMN + GAP + width / 2 - (left + right) / 2 * CELL,
        y=GAP + height / 2 - (top + bottom) / 2 * CELL,
    )


def _definitions(view: View) -> Iterator[str]:
    """What this picture uses, once. An id means the same in every picture, so that several can share a page."""
    yield (
        f'<radialGradient id="cub-table" cx=".6" cy=".42" r=".75"><stop stop-color="{GLOW}"/>'
        f'<stop offset=".55" stop-color="{TABLE}"/><stop offset="1" stop-color="{TABLE_EDGE}"/></radialGradient>'
    )
    yield (
        f'<linearGradient id="cub-wood" x2="0" y2="1"><stop stop-color="{WOOD}"/>'
        f'<stop offset="1" stop-color="{WOOD_EDGE}"/></linearGradient>'
    )
    yield f'{sheens()}<g id="cub-body">{body()}</g><g id="cub-light">{light()}</g>'
    shown = [turned(piece.piece, piece.turn) for piece in view.table] + list(view.hand)
    for place, slot in enumerate(_SLOT_OF):
        for letter in sorted({letters[slot] for letters in shown}):
            yield f'<g id="cub-{letter}{place}">{diamond(letter, place)}</g>'
    yield from (f'<g id="cub-drop-{letter}">{drop(letter)}</g>' for letter in sorted(set(_met(view).values())))


_SLOT_OF: Final = (2, 0, 1)
"""Diamond (top, lower right, lower left) → the slot that shows there."""


def _piece(letters: str, x: float, y: float, radius: float) -> str:
    """A piece around (x, y), by the letters on its slots as it lies."""
    diamonds = "".join(f'<use href="#cub-{letters[slot]}{place}"/>' for place, slot in enumerate(_SLOT_OF))
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({radius / 100:g})">'
        f'<use href="#cub-body"/>{diamonds}<use href="#cub-light"/></g>'
    )


def _pieces(view: View, frame: Frame) -> Iterator[str]:
    """Row by row from the top, so that each piece covers the wall of the one above."""
    for piece in sorted(view.table, key=lambda each: (each.r, each.q)):
        yield _piece(turned(piece.piece, piece.turn), *frame.at(piece.q, piece.r), CELL)


def _shadows(view: View, frame: Frame) -> Iterator[str]:
    """One soft shadow of all pieces: grown, shifted copies of their cells, each one path, so that none adds up."""
    spots = [frame.at(piece.q, piece.r) for piece in view.table]
    yield from _soft_shadow(spots, CELL)


def _soft_shadow(spots: Sequence[tuple[float, float]], radius: float) -> Iterator[str]:
    steps = 6
    for step in range(1, steps + 1):
        t, unit = step / steps, radius / 100
        cells = "".join(hexagon(x + 14 * t * unit, y + 21 * t * unit, (95.5 + 24 * t * t) * unit) for x, y in spots)
        yield f'<path d="{cells}" fill="{SHADE}" opacity="{0.5 / steps:.3f}"/>'


def _dead_cells(view: View, frame: Frame) -> Iterator[str]:
    """Charred, with an ember at the rim, hatched and crossed: no piece may ever lie there."""
    for spot in view.dead:
        x, y = frame.at(spot.q, spot.r)
        cell, unit = hexagon(x, y, CELL * 0.96), CELL / 100
        hatch = "".join(
            f"M{x + shift * unit - 26 * unit:.1f} {y + 34 * unit:.1f}l{52 * unit:.1f} {-68 * unit:.1f}"
            for shift in (-30, -10, 10, 30)
        )
        arm = 15 * unit
        ends = f"l{2 * arm:.1f} {2 * arm:.1f}m0 {-2 * arm:.1f}l{-2 * arm:.1f} {2 * arm:.1f}"
        cross = f"M{x - arm:.1f} {y - arm:.1f}{ends}"
        yield (
            f'<path d="{cell}" fill="{CHAR}" fill-opacity=".82" stroke="{EMBER}" stroke-width="2" '
            'stroke-linejoin="round"/>'
            f'<path d="{hatch}" stroke="#f3c493" stroke-width="2" stroke-linecap="round" opacity=".2"/>'
            f'<path d="{cross}" fill="none" stroke="{CHAR}" stroke-width="{18 * unit:.1f}" stroke-linecap="round"/>'
            f'<path d="{cross}" fill="none" stroke="#f0b98a" stroke-width="{7.5 * unit:.1f}" stroke-linecap="round"/>'
        )


def _met(view: View) -> dict[tuple[int, int], str]:
    """Low corners at which three tips of one colour meet, by the cell whose top they are → that colour."""
    shown = {(piece.q, piece.r): turned(piece.piece, piece.turn) for piece in view.table}
    found = {}
    for (q, r), letters in shown.items():
        upper_left, upper_right = DIRECTIONS[4], DIRECTIONS[5]
        left = shown.get((q + upper_left[0], r + upper_left[1]))
        right = shown.get((q + upper_right[0], r + upper_right[1]))
        if left and right and left[0] == right[1] == letters[2] != BLACK:
            found[q, r] = letters[2]
    return found


def _drops(view: View, frame: Frame) -> Iterator[str]:
    for (q, r), letter in _met(view).items():
        x, y = frame.at(q, r)
        y += (FALL - LOW - 100) * CELL / 100
        yield f'<use href="#cub-drop-{letter}" transform="translate({x:.1f} {y:.1f}) scale({CELL / 100:g})"/>'


def _last_move(view: View, names: Sequence[str], frame: Frame) -> Iterator[str]:
    """A ring round the piece laid last, and a tag with the name of who laid it."""
    laid = {(piece.q, piece.r) for piece in view.table}
    for event in view.events:
        if isinstance(event, Played) and (event.q, event.r) in laid:
            x, y = frame.at(event.q, event.r)
            name = svg.shortened(names[event.seat], svg.LONGEST_NAME)
            tag, top = 9 * len(name) + 18, y - CELL * 1.12
            yield (
                f'<path d="{hexagon(x, y - CELL * 0.07, CELL * 0.99)}" fill="none" stroke="{svg.AMBER}" '
                'stroke-width="3.5" stroke-linejoin="round"/>'
                f'<rect x="{x - tag / 2:.1f}" y="{top - 17:.1f}" width="{tag}" height="22" rx="5" fill="{svg.INK}"/>'
                f"{svg.label(x, top - 1, name, TAG_STYLE)}"
            )


def _heading(view: View, names: Sequence[str], language: str) -> Iterator[str]:
    phase = phase_words(view.phase, acting(view.actors, names), language)
    about = f"{say('cubed-round', language, round=view.round, rounds=view.options.rounds)} · " + say(
        "cubed-bag", language, count=view.bag
    )
    yield svg.label(GAP + 4, GAP + 26, say("cubed-name", language), svg.TITLE_STYLE)
    yield svg.label(GAP + 4, GAP + 50, about, svg.QUIET_STYLE)
    yield svg.label(GAP + 4, GAP + 72, svg.shortened(phase, LONGEST_PHASE), svg.QUIET_STYLE)


def _seats(view: View, names: Sequence[str], language: str) -> Iterator[str]:
    """A sheet a seat: letter, name, pieces held, points; marked for whoever is to move or has won."""
    best = min(view.totals) if view.phase == "over" else None
    sheets = (
        svg.SeatSheet(
            seat_letter(seat),
            SEAT_COLORS[seat],
            name,
            say("cubed-held", language, count=view.hand_sizes[seat]),
            view.totals[seat],
            marked=seat in view.actors or view.totals[seat] == best,
        )
        for seat, name in enumerate(names)
    )
    return svg.seat_sheets(sheets, GAP, GAP + HEAD)


def _rows_of(groups: Sequence[Sequence[str]], width: float) -> list[list[tuple[str, list[str]]]]:
    """The hand as rows of groups of one sort, none wider than the tray."""
    most = max(CAPTION, int((width - 2 * GAP) // TRAY_STEP) - 1)
    rows: list[list[tuple[str, list[str]]]] = []
    room = 0
    for sort, group in zip(SORTS, groups, strict=True):
        for start in range(0, len(group), most):
            part = list(group[start : start + most])
            needed = max(len(part), CAPTION)
            if not rows or needed > room:
                rows.append([])
                room = most
            rows[-1].append((sort, part))
            room -= needed
    return rows


def _tray(
    rows: Sequence[Sequence[tuple[str, Sequence[str]]]], top: float, width: float, height: float, language: str
) -> Iterator[str]:
    """The hand of the viewing seat on a strip of wood, grouped by what its pieces are and cost."""
    if not rows:
        return
    yield f'<rect x="0" y="{top:.0f}" width="{width:.0f}" height="{height:.0f}" fill="url(#cub-wood)"/>'
    for number, row in enumerate(rows):
        x, y = 2.0 * GAP, top + TRAY_HEAD + number * (TRAY_HEAD + 2 * HELD + 14)
        for sort, group in row:
            points = say("cubed-points", language, points=POINTS[sort_of(group[0])])
            words = f"{say(f'cubed-sort-{sort}', language)} · {points}"
            yield svg.label(x, y - 12, words, GROUP_STYLE)
            spots = [(x + TRAY_STEP * (place + 0.5) - 4, y + HELD + 4) for place in range(len(group))]
            yield from _soft_shadow(spots, HELD)
            yield from (_piece(code, *spot, HELD) for code, spot in zip(group, spots, strict=True))
            x += TRAY_STEP * max(len(group), CAPTION) + GAP
