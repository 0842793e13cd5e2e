"""The table of Clustered as one SVG picture that needs nothing else: painted paper cards on a felt mat.

Sizes are in the picture's own units, a cell being `CELL` wide; y grows downwards, as on a page.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from msgspec import Struct

from klub.core import svg
from klub.core.options import Area, Round
from klub.core.words import acting
from klub.games.clustered.board import SECOND_START_X, within
from klub.games.clustered.cards import CODES, START, WILD
from klub.games.clustered.papers import PAPERS, SHAPES, START_PAPER, SUN, WOOD, Paper, face, symbol
from klub.games.clustered.view import Placed, View
from klub.games.clustered.words import phase_words
from klub.texts import say, seat_names

WHOLE_TABLE: Final = 16  # a bounded table of at most so many cells a side is shown whole
LEAST_ACROSS, LEAST_DOWN = 7, 5  # an almost empty table is still a table
LONGEST_PHASE: Final = 36  # characters

CELL, CARD, GAP = 80, 74, 16
MARGIN, ROUND_MARGIN = 64, 28  # around the cells; a round table has its coordinates beside it
HEAD: Final = 70  # the heading above the seats, beside the mat
RACK: Final = 104

TABLE, STREAK, FELT, STITCH, RIM = "#e8dac1", "#d9c6a4", "#b6c8b4", "#7d947f", "#5c6f60"
SHEET, INK, QUIET, CREAM, GOLD, SHADE = "#fcf6e9", "#2a2433", "#5d5261", "#fff8ea", "#f2bb35", "#23161c"

TITLE_STYLE: Final = svg.style(svg.DISPLAY, 26, INK, 800)
NAME_STYLE: Final = svg.style(svg.DISPLAY, 18, INK, 700)
POINTS_STYLE: Final = svg.style(svg.DISPLAY, 32, INK, 800, "end")
BONUS_STYLE: Final = svg.style(svg.DISPLAY, 14, INK, 800, "middle")
TAG_STYLE: Final = svg.style(svg.DISPLAY, 14, SHEET, 700, "middle")
QUIET_STYLE: Final = svg.style(svg.PLAIN, 15, QUIET)
RIM_STYLE: Final = svg.style(svg.PLAIN, 15, RIM, anchor="middle")


class Window(Struct, frozen=True):
    """The part of the table that is shown: its columns, its rows, and the places in it where no card lies."""

    across: range
    down: range
    free: frozenset[tuple[int, int]]


class Frame(Struct, frozen=True):
    """Where the mat lies in the picture."""

    left: float
    top: float
    width: float
    height: float
    shown: Window

    def at(self, x: float, y: float) -> tuple[float, float]:
        """The middle of a cell."""
        across, down = self.shown.across, self.shown.down
        return (
            self.left + self.width / 2 + (x - (across[0] + across[-1]) / 2) * CELL,
            self.top + self.height / 2 + (y - (down[0] + down[-1]) / 2) * CELL,
        )


def draw(view: View, *, names: Sequence[str] = (), language: str = "en") -> str:
    """The table, the seats with their points, whose turn it is, and what the viewing seat holds."""
    called = seat_names(len(view.scores), names, language)
    shown = window(view)
    margin = MARGIN + (ROUND_MARGIN if isinstance(view.options.bounds, Round) else 0)
    seats_height = HEAD + len(called) * (svg.SEAT + svg.SEAT_GAP) - svg.SEAT_GAP
    frame = Frame(
        left=GAP + svg.COLUMN + GAP,
        top=GAP,
        width=len(shown.across) * CELL + 2 * margin,
        height=max(len(shown.down) * CELL + 2 * margin, seats_height),
        shown=shown,
    )
    width = frame.left + frame.width + GAP
    height = frame.top + frame.height + GAP + (RACK if view.hand else 0)
    return svg.picture(
        width,
        height,
        svg.title(say("clustered-name", language), called, view.scores, language),
        [
            f"<defs>{''.join(_definitions(view))}</defs>",
            *_wooden_table(width, height),
            *_mat(view, frame),
            *_rim(view, frame),
            *(_card(card.card, card.seat, *frame.at(card.x, card.y), CARD) for card in view.table),
            *_last_move(view, called, frame),
            *_heading(view, called, language),
            *_seats(view, called, language),
            *_rack(view, frame),
        ],
    )


def window(view: View) -> Window:
    """All cards with a margin of one cell, or the whole of a small bounded table."""
    bounds, two_starts = view.options.bounds, view.options.has_two_starts(len(view.scores))
    xs, ys = [card.x for card in view.table], [card.y for card in view.table]
    across, down = range(min(xs) - 1, max(xs) + 2), range(min(ys) - 1, max(ys) + 2)
    if bounds is not None:
        whole_across, whole_down = _spans(bounds, two_starts)
        if max(_sides(bounds)) <= WHOLE_TABLE:
            across, down = whole_across, whole_down
        across, down = _overlap(across, whole_across), _overlap(down, whole_down)
    across, down = _at_least(across, LEAST_ACROSS), _at_least(down, LEAST_DOWN)
    on_table = {(x, y) for x in across for y in down if within(bounds, two_starts, x, y)}
    return Window(across, down, frozenset(on_table.difference(zip(xs, ys, strict=True))))


def _sides(bounds: Area) -> tuple[int, int]:
    return (bounds.diameter, bounds.diameter) if isinstance(bounds, Round) else (bounds.width, bounds.height)


def _spans(bounds: Area, two_starts: bool) -> tuple[range, range]:
    """The columns and rows of a bounded table."""
    width, height = _sides(bounds)
    twice_centre = SECOND_START_X if two_starts else 0
    return (
        range(-((width - twice_centre) // 2), (width + twice_centre) // 2 + 1),
        range(-(height // 2), height // 2 + 1),
    )


def _overlap(span: range, other: range) -> range:
    return range(max(span.start, other.start), min(span.stop, other.stop))


def _at_least(span: range, least: int) -> range:
    missing = max(0, least - len(span))
    return range(span.start - missing // 2, span.stop + (missing + 1) // 2)


def _definitions(view: View) -> Iterator[str]:
    """What this picture uses, once. An id means the same in every picture, so that several can share a page."""
    cards = sorted({card.card for card in view.table} | set(view.hand))
    yield f'<g id="clu-dark">{_streaks(17, 0.0)}</g><g id="clu-light">{_streaks(13, 0.37)}</g>'
    yield from (f'<clipPath id="clu-in-{shape}"><path d="{hole}"/></clipPath>' for shape, (_, hole) in SHAPES.items())
    yield from (
        f'<g id="clu-{shape}" fill="currentColor">{symbol(*shape)}</g>'
        for shape in sorted({code[1:] for code in cards if len(code) == 3})
    )
    yield from (f'<g id="clu-{_face_id(code)}" fill="currentColor">{face(code)}</g>' for code in cards)
    for seat in range(len(view.scores)):
        yield f'<path id="clu-mark-{seat}" fill="currentColor" d="{PAPERS[seat].mark}"/>'
        yield _pattern(f"clu-paper-{seat}", PAPERS[seat])
    yield _pattern("clu-paper-start", START_PAPER)
    if view.hand:
        yield _pattern("clu-wood", WOOD)


def _face_id(code: str) -> str:
    return {CODES[WILD]: "wild", CODES[START]: "start"}.get(code, code)


def _pattern(name: str, paper: Paper) -> str:
    """Brush strokes as one pattern over the whole picture, so that no two cards are quite the same."""
    return (
        f'<pattern id="{name}" width="420" height="300" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)">'
        f'<path d="M0 0h420v300H0Z" fill="#{paper.base}"/>'
        f'<use href="#clu-dark" fill="#{paper.dark}" opacity=".5"/>'
        f'<use href="#clu-light" fill="#{paper.light}" opacity=".45"/></pattern>'
    )


@cache
def _streaks(count: int, phase: float) -> str:
    """Thin strokes spread over 420 × 300 by the golden ratio; what leaves on the right comes back on the left."""
    strokes: list[str] = []
    for number in range(count):
        x, y = 420 * ((number * 0.3819 + phase) % 1), 8 + 284 * ((number * 0.618 + phase) % 1)
        length, thick = 150 + 37 * (number % 5), 5 + 3.4 * (number % 4)
        stroke = f"q{length / 2:g} {-thick:g} {length} 0q{-length / 2:g} {thick / 3:.1f} {-length} 0Z"
        strokes.extend(f"M{start:.0f} {y:.0f}{stroke}" for start in (x, x - 420) if start + length > 0)
    return f'<path d="{"".join(strokes)}"/>'


def _wooden_table(width: float, height: float) -> Iterator[str]:
    half, whole = f"{width * 0.6:.0f}", f"{width * 1.4:.0f}"
    lines = "".join(
        f"M{-width * (number % 3) / 4:.0f} {height * (number + 0.4) / 11:.0f}"
        f"q{half} {9 + number % 4 * 4} {whole} 0q-{half} {4 + number % 3}-{whole} 0Z"
        for number in range(11)
    )
    yield f'<path d="M0 0h{width:g}v{height:g}H0Z" fill="{TABLE}"/><path d="{lines}" fill="{STREAK}" opacity=".6"/>'


def _mat(view: View, frame: Frame) -> Iterator[str]:
    """The felt with its stitched edge: as large as the frame, or a bounded table's shape, cut off by the frame."""
    bounds, two_starts = view.options.bounds, view.options.has_two_starts(len(view.scores))
    yield f'<svg x="{frame.left:g}" y="{frame.top:g}" width="{frame.width:g}" height="{frame.height:g}">'
    left, top, right, bottom = 0.0, 0.0, frame.width, frame.height
    if bounds is not None:
        across, down = _spans(bounds, two_starts)
        start_x, start_y = frame.at(across[0], down[0])
        end_x, end_y = frame.at(across[-1], down[-1])
        left, top = start_x - frame.left - 0.75 * CELL, start_y - frame.top - 0.75 * CELL
        right, bottom = end_x - frame.left + 0.75 * CELL, end_y - frame.top + 0.75 * CELL
    if isinstance(bounds, Round):
        x, y = (left + right) / 2, (top + bottom) / 2
        radius = (bounds.diameter / 2 + 0.72) * CELL
        yield f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{FELT}"/>'
        yield f'<circle cx="{x:g}" cy="{y:g}" r="{radius - 9:g}" {_STITCHES}/>'
    else:
        for inset, style in ((0, f'fill="{FELT}"'), (9, _STITCHES)):
            width, height = right - left - 2 * inset, bottom - top - 2 * inset
            box = f'x="{left + inset:g}" y="{top + inset:g}" width="{width:g}" height="{height:g}" rx="{26 - inset}"'
            yield f"<rect {box} {style}/>"
    yield "</svg>"
    if bounds is not None:
        dots = "".join("M{:g} {:g}h0".format(*frame.at(x, y)) for x, y in sorted(frame.shown.free))
        yield f'<path d="{dots}" stroke="{STITCH}" stroke-width="7" stroke-linecap="round" opacity=".6"/>'


_STITCHES: Final = f'fill="none" stroke="{STITCH}" stroke-width="2" stroke-dasharray="6 5" opacity=".7"'


def _rim(view: View, frame: Frame) -> Iterator[str]:
    """The coordinates, on two sides of the mat."""
    inset = 16 if isinstance(view.options.bounds, Round) else 34
    for x in frame.shown.across:
        yield svg.label(frame.at(x, 0)[0], frame.top + inset + 5, _signed(x), RIM_STYLE)
    for y in frame.shown.down:
        yield svg.label(frame.left + inset, frame.at(0, y)[1] + 5, _signed(y), RIM_STYLE)


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


def _card(code: str, seat: int | None, x: float, y: float, side: float) -> str:
    """A card around (x, y), a little tilted, always the same for the same place."""
    tilt = (round(x) * 7 + round(y) * 13) % 19 / 10 - 0.9
    paper = START_PAPER if seat is None else PAPERS[seat]
    printed = f'<use href="#clu-{_face_id(code)}"/>'
    if code == CODES[WILD]:
        printed += f'<circle cx="2" cy="4" r="5.6" fill="#{paper.base}"/>'
    if seat is not None:
        printed += f'<use href="#clu-mark-{seat}" transform="translate(-43 -43) scale(.83)" opacity=".92"/>'
    return (
        f'<g transform="rotate({tilt:g} {x:g} {y:g})">{_sheet(x, y, side, f"clu-paper-{_paper_id(seat)}")}'
        f'<g transform="translate({x:g} {y:g}) scale({side / 100:g})" color="#{paper.on}">{printed}</g></g>'
    )


def _paper_id(seat: int | None) -> str:
    return "start" if seat is None else str(seat)


def _sheet(x: float, y: float, side: float, paint: str) -> str:
    """A square of painted paper around (x, y): shadow, cream edge, paint."""
    corner, edge = side * 0.09, max(2.0, side * 0.032)
    left, top, inner = x - side / 2, y - side / 2, side - 2 * edge
    box = f'width="{side:g}" height="{side:g}" rx="{corner:.1f}"'
    inside = f'width="{inner:g}" height="{inner:g}" rx="{corner - edge / 2:.1f}"'
    return (
        f'<rect x="{left + 1.5:g}" y="{top + 2.5:g}" {box} fill="{SHADE}" opacity=".3"/>'
        f'<rect x="{left:g}" y="{top:g}" {box} fill="{CREAM}"/>'
        f'<rect x="{left + edge:g}" y="{top + edge:g}" {inside} fill="url(#{paint})"/>'
    )


def _last_move(view: View, names: Sequence[str], frame: Frame) -> Iterator[str]:
    """A ring round the card laid last, and a tag with the name of who laid it."""
    for event in view.events:
        if isinstance(event, Placed):
            x, y = frame.at(event.x, event.y)
            half, name = CARD / 2 + 1, svg.shortened(names[event.seat], svg.LONGEST_NAME)
            ring, tag = f'width="{2 * half:g}" height="{2 * half:g}" rx="8"', 9 * len(name) + 18
            yield (
                f'<rect x="{x - half:g}" y="{y - half:g}" {ring} fill="none" stroke="{INK}" stroke-width="3.5"/>'
                f'<g transform="rotate(-2 {x:g} {y - half:g})">'
                f'<rect x="{x - tag / 2:g}" y="{y - half - 17:g}" width="{tag}" height="22" rx="5" fill="{INK}"/>'
                f"{svg.label(x, y - half - 1, name, TAG_STYLE)}</g>"
            )


def _heading(view: View, names: Sequence[str], language: str) -> Iterator[str]:
    phase = phase_words(view.phase, acting(view.actors, names), language)
    yield svg.label(GAP + 4, GAP + 26, say("clustered-name", language), TITLE_STYLE)
    yield svg.label(GAP + 4, GAP + 49, svg.shortened(phase, LONGEST_PHASE), QUIET_STYLE)


def _seats(view: View, names: Sequence[str], language: str) -> Iterator[str]:
    """A sheet a seat: mark, name, cards left, bonus cards, points; gold for whoever is to move or has won."""
    best = max(view.scores)
    for seat, name in enumerate(names):
        left, top = GAP, GAP + HEAD + seat * (svg.SEAT + svg.SEAT_GAP)
        x, y = left + 37, top + svg.SEAT / 2
        won = view.phase == "over" and view.scores[seat] == best
        ring = f' stroke="{GOLD}" stroke-width="3.5"' if seat in view.actors or won else ""
        box = f'width="{svg.COLUMN}" height="{svg.SEAT}" rx="15"'
        yield f'<rect x="{left + 2}" y="{top + 4}" {box} fill="{SHADE}" opacity=".2"/>'
        yield f'<rect x="{left}" y="{top}" {box} fill="{SHEET}"{ring}/>'
        yield _sheet(x, y, 46, f"clu-paper-{seat}")
        at = f"translate({x - 15:g} {y - 15:g}) scale(1.25)"
        yield f'<use href="#clu-mark-{seat}" transform="{at}" color="#{PAPERS[seat].on}"/>'
        if seat in view.actors:
            yield (
                f'<g transform="translate({x + 22:g} {y - 20:g}) scale(.72)"><path d="{SUN}" fill="{GOLD}"/>'
                f'<circle cy=".5" r="10.5" fill="#fbdc72"/><path d="M-3.5-5.5v12l9.5-6Z" fill="{INK}"/></g>'
            )
        cards = say("clustered-cards_left", language, cards=view.hand_sizes[seat] + view.deck_sizes[seat])
        bonus = sum(each.points for each in view.breakdown[seat].bonuses)
        yield svg.label(left + 73, y - 3, svg.shortened(name, svg.LONGEST_NAME - (4 if bonus else 0)), NAME_STYLE)
        yield svg.label(left + 73, y + 18, cards, QUIET_STYLE)
        if bonus:
            middle = left + svg.COLUMN - 88
            yield f'<rect x="{middle - 15}" y="{y - 24:g}" width="30" height="19" rx="9.5" fill="{GOLD}"/>'
            yield svg.label(middle, y - 9.5, f"+{bonus}", BONUS_STYLE)
        yield svg.label(left + svg.COLUMN - 16, y + 11, str(view.scores[seat]), POINTS_STYLE)


def _rack(view: View, frame: Frame) -> Iterator[str]:
    """The hand of the viewing seat, on a strip of wood."""
    if not view.hand:
        return
    side, step = 88, 98
    width = len(view.hand) * step + 20
    left, top = frame.left + (frame.width - width) / 2, frame.top + frame.height + 40
    box = f'width="{width}" height="62" rx="16"'
    yield f'<rect x="{left + 2:g}" y="{top + 5:g}" {box} fill="{SHADE}" opacity=".25"/>'
    yield f'<rect x="{left:g}" y="{top:g}" {box} fill="url(#clu-wood)"/>'
    for place, code in enumerate(view.hand):
        yield _card(code, view.seat, left + 10 + step * (place + 0.5), top - 4, side)
