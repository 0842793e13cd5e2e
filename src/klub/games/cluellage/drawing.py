"""The table of Cluellage as one SVG picture that needs nothing else: the wall, the words, and the seats.

The painted pictures belong to the page; here a card is a sheet of paper with what is seen on it in words.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from klub.core import svg
from klub.games.cluellage.collage import CARD, HEIGHT, WIDTH, Collage, Placed
from klub.games.cluellage.pictures import parse_picture, tag_words, tags
from klub.games.cluellage.view import View
from klub.texts import say, seat_letter, seat_names

COLUMN, GAP, LINE, SEAT = 360, 24, 40, 58
TABLE, WALL = "#ecdfc6", "#f4ead6"
PAPERS: Final = ("#f3c969", "#e58f65", "#9fb8ad", "#8aa6c1", "#d9a5b3", "#c9b79c")
SEAT_COLORS: Final = ("#c2541d", "#2f6f8f", "#5b7f3a", "#8a4f8f", "#b08a1e", "#4a4a6a")
LONGEST_NAME: Final = 18
TAGS_SHOWN: Final = 5
SPREAD: Final = ((180, 200), (500, 200), (820, 200), (180, 560), (500, 560), (820, 560))
"""Where the cards of a wave are drawn."""


def draw(view: View, *, names: Sequence[str] = (), language: str = "en") -> str:
    """What hangs on the wall or lies in the middle, the six words, and everyone's points."""
    called = seat_names(len(view.points), names, language)
    width, height = COLUMN + WIDTH + 3 * GAP, HEIGHT + 2 * GAP
    return svg.picture(
        width,
        height,
        svg.title(say("cluellage-name", language), called, view.points, language),
        [
            f'<path d="M0 0h{width}v{height}H0Z" fill="{TABLE}"/>',
            *_plate(view, language),
            *_seats(view, called),
            f'<g transform="translate({COLUMN + 2 * GAP} {GAP})">',
            f'<path d="M0 0h{WIDTH}v{HEIGHT}H0Z" fill="{WALL}" stroke="{svg.QUIET}" stroke-width="6"/>',
            *(line for placed in _spread(view) for line in _card(placed, language)),
            "</g>",
        ],
    )


def _spread(view: View) -> Collage:
    """The collage on the wall; else the cards of the wave, side by side."""
    if view.shown:
        return view.shown
    free = [offer.card for offer in view.middle if offer.seat is None]
    return tuple(Placed(card, x, y, 0) for card, (x, y) in zip(free, SPREAD, strict=False))


def _plate(view: View, language: str) -> Iterator[str]:
    """The six words, the viewer's marked."""
    card = view.words[-1]
    yield f'<rect x="{GAP}" y="{GAP}" width="{COLUMN}" height="{8 * LINE}" rx="14" fill="{svg.SHEET}"/>'
    title = say(f"cluellage-category-{card.category}", language)
    yield svg.label(GAP + 20, GAP + LINE, title, svg.style(svg.DISPLAY, 24, svg.QUIET))
    for number, word in enumerate(card.words, 1):
        y, own = GAP + (number + 1) * LINE, number == view.number
        style = (
            f'{svg.DISPLAY} font-size="26" font-weight="{800 if own else 500}" fill="{svg.AMBER if own else svg.INK}"'
        )
        said = word.texts.get(language, word.texts["en"])
        yield f'<text x="{GAP + 20}" y="{y}" {style}>{number}  {svg.safe(said)}</text>'


def _seats(view: View, names: Sequence[str]) -> Iterator[str]:
    for seat, name in enumerate(names):
        y = GAP + 8 * LINE + GAP + seat * SEAT
        style = f'{svg.DISPLAY} font-size="24"'
        edge = f' stroke="{svg.AMBER}" stroke-width="4"' if seat in view.awaited else ""
        yield f'<rect x="{GAP}" y="{y}" width="{COLUMN}" height="{SEAT - 10}" rx="12" fill="{svg.SHEET}"{edge}/>'
        yield f'<circle cx="{GAP + 28}" cy="{y + 24}" r="17" fill="{SEAT_COLORS[seat]}"/>'
        yield svg.label(GAP + 28, y + 32, seat_letter(seat), f'{style} fill="{svg.SHEET}" text-anchor="middle"')
        yield svg.label(GAP + 58, y + 32, name[:LONGEST_NAME], f'{style} fill="{svg.INK}"')
        points = f'{style} fill="{svg.INK}" text-anchor="end"'
        yield svg.label(GAP + COLUMN - 18, y + 32, str(view.points[seat]), points)


def _card(placed: Placed, language: str) -> Iterator[str]:
    """A sheet of paper with what is seen on the picture."""
    picture, said, half = parse_picture(placed.card), tag_words(), CARD // 2
    paper = PAPERS[picture % len(PAPERS)]
    yield f'<g transform="translate({placed.x} {placed.y}) rotate({placed.angle})">'
    yield f'<rect x="{-half}" y="{-half}" width="{CARD}" height="{CARD}" rx="10" fill="{paper}" stroke="{svg.SHEET}"/>'
    for number, tag in enumerate(tags()[picture][:TAGS_SHOWN]):
        y = 48 * number - 24 * (TAGS_SHOWN - 2)
        word = svg.safe(said[tag].get(language, tag))
        yield f'<text y="{y}" {svg.PLAIN} font-size="30" fill="{svg.INK}" text-anchor="middle">{word}</text>'
    yield "</g>"
