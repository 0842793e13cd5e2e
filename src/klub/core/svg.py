"""Parts of SVG pictures that games share: labels in the page's fonts, sheets for the seats, and the whole picture."""

from collections.abc import Iterable, Iterator
from typing import Final
from xml.sax.saxutils import escape

from msgspec import Struct

from klub.texts.sentences import say

WIDEST: Final = 1000
"""A picture is shown at most so wide, in pixels."""

DISPLAY: Final = (
    "font-family=\"'Bricolage Grotesque Variable','Bricolage Grotesque','Avenir Next','Trebuchet MS',sans-serif\""
)
PLAIN: Final = (
    "font-family=\"'Atkinson Hyperlegible Next Variable','Atkinson Hyperlegible Next','Atkinson Hyperlegible',"
    'Verdana,sans-serif"'
)
"""The page's fonts for headings and for text; where they are not installed, what comes close."""

COLUMN, SEAT, SEAT_GAP = 286, 66, 10
"""The width of a seat's sheet, its height, and what is between two."""

LONGEST_NAME: Final = 15  # characters

SHEET, INK, QUIET, AMBER, SHADE = "#fbf4e4", "#3a2530", "#7a6259", "#ee8a06", "#3a2010"


def style(font: str, size: int, fill: str, weight: int | None = None, anchor: str | None = None) -> str:
    """The attributes of words: a font of the page, its size and colour."""
    more = {"font-weight": weight, "fill": fill, "text-anchor": anchor}
    return f'{font} font-size="{size}"' + "".join(f' {name}="{value}"' for name, value in more.items() if value)


TITLE_STYLE: Final = style(DISPLAY, 26, INK, 800)
QUIET_STYLE: Final = style(PLAIN, 15, QUIET)


class SeatSheet(Struct, frozen=True):
    """What a sheet says of a seat; a `marked` one has a coloured edge."""

    letter: str
    color: str
    name: str
    below: str
    count: int
    marked: bool


def picture(width: float, height: float, title: str, parts: Iterable[str], widest: float = WIDEST) -> str:
    """A whole picture, `width` × `height` in its own units."""
    scale = min(1.0, widest / width)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width * scale:.0f}" height="{height * scale:.0f}" role="img">'
    )
    return "\n".join([head, f"<title>{safe(title)}</title>", *parts, "</svg>\n"])


def title(game: str, called: Iterable[str], numbers: Iterable[int], language: str) -> str:
    """What a picture is called: the game, and everyone's name with a number."""
    counted = [f"{name} {number}" for name, number in zip(called, numbers, strict=True)]
    return say("terminal-labelled", language, label=game, text=counted)


def seats_height(seats: int) -> float:
    """The height of so many sheets."""
    return seats * (SEAT + SEAT_GAP) - SEAT_GAP


def seat_sheets(sheets: Iterable[SeatSheet], left: float, top: float) -> Iterator[str]:
    """The seats below each other: letter, name, what they hold, and a number."""
    for sheet in sheets:
        y = top + SEAT / 2
        ring = f' stroke="{AMBER}" stroke-width="3.5"' if sheet.marked else ""
        box = f'width="{COLUMN}" height="{SEAT}" rx="14"'
        yield f'<rect x="{left + 2:g}" y="{top + 4:g}" {box} fill="{SHADE}" opacity=".2"/>'
        yield f'<rect x="{left:g}" y="{top:g}" {box} fill="{SHEET}"{ring}/>'
        yield f'<circle cx="{left + 37:g}" cy="{y:g}" r="22" fill="#{sheet.color}"/>'
        yield label(left + 37, y + 8, sheet.letter, style(DISPLAY, 22, "#fff8ea", 700, "middle"))
        yield label(left + 73, y - 3, shortened(sheet.name, LONGEST_NAME), style(DISPLAY, 18, INK, 700))
        yield label(left + 73, y + 18, sheet.below, QUIET_STYLE)
        yield label(left + COLUMN - 16, y + 11, str(sheet.count), style(DISPLAY, 32, INK, 800, "end"))
        top += SEAT + SEAT_GAP


def label(x: float, y: float, words: str, style: str) -> str:
    """Words at a place; `style` are attributes."""
    return f'<text x="{x:g}" y="{y:g}" {style}>{safe(words)}</text>'


def safe(words: str) -> str:
    """Text as XML may hold it."""
    return escape("".join(character for character in words if character.isprintable()))


def shortened(words: str, longest: int) -> str:
    """Words of at most so many characters."""
    return words if len(words) <= longest else words[: longest - 1] + "…"
