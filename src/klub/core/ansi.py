"""Colours and emphasis for text in terminals, as ANSI sequences."""

from typing import Final

BOLD: Final = "\x1b[1m"
DIM: Final = "\x1b[2m"
PLAIN: Final = "\x1b[0m"


def paint(words: str, style: str, color: bool) -> str:
    """Words in a style, if colours are wanted."""
    return f"{style}{words}{PLAIN}" if color and words else words


def ink(rgb: str) -> str:
    """The style of letters in a colour, given as six hexadecimal digits."""
    return f"\x1b[38;2;{_parts(rgb)}m"


def background(rgb: str) -> str:
    """The style of a background in a colour."""
    return f"\x1b[48;2;{_parts(rgb)}m"


def _parts(rgb: str) -> str:
    return ";".join(map(str, bytes.fromhex(rgb)))
