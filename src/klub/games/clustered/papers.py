"""What the cards of Clustered look like in pictures: the papers of the seats, their marks, and the symbols."""

from typing import Final

from msgspec import Struct

from klub.games.clustered.cards import CODES, START, WILD


class Paper(Struct, frozen=True):
    """Painted paper: base, dark and light tone, the colour of what is printed on it, and a mark beside the colour."""

    base: str
    dark: str
    light: str
    on: str
    mark: str = ""


_WAVE: Final = (
    "M1.5 8C5 2.4 8.3 2.4 12 6.2s6.8 3.8 10.5-1.6v5C19 15 15.5 15 12 11.2s-7-3.8-10.5 1.8Z"
    "m0 8C5 10.4 8.3 10.4 12 14.2s6.8 3.8 10.5-1.6v5C19 23 15.5 23 12 19.2s-7-3.8-10.5 1.8Z"
)
_BOLT: Final = "M14.5 1 3.5 13.8l6.5.7L8 23 20.5 9.6l-7-.5Z"
_MOON: Final = "M21.5 14.8A10 10 0 1 1 10.6 2a8 8 0 0 0 10.9 12.8Z"
_STAR: Final = "m12 1.5 3.1 6.9 7.5.8-5.6 5 1.6 7.4L12 17.8l-6.6 3.8L7 14.2l-5.6-5 7.5-.8Z"
_DROP: Final = "M12 1.2c4.4 5.8 7.8 9.4 7.8 13.8a7.8 7.8 0 0 1-15.6 0C4.2 10.6 7.6 7 12 1.2Z"
_HEART: Final = (
    "M12 21C5.2 15.6 2.3 12 2.3 8.2 2.3 5.2 4.6 2.9 7.5 2.9c1.9 0 3.5 1 4.5 2.6 1-1.6 2.6-2.6 4.5-2.6"
    " 2.9 0 5.2 2.3 5.2 5.3 0 3.8-2.9 7.4-9.7 12.8Z"
)
_LEAF: Final = "M3 21.5C1.5 10 8 2.5 21.8 2.2c.4 13.3-6 19.3-14.3 18L13 11 4.8 21.8Z"
_PETALS: Final = ((8, 6.5), (13.6, 10.6), (11.5, 17.2), (4.5, 17.2), (2.4, 10.6))
_FLOWER: Final = "".join(f"M{x} {y}a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z" for x, y in _PETALS)

PAPERS: Final = (
    Paper("2b6a9b", "1d4a7c", "5aa3c4", "fff8ea", _WAVE),
    Paper("d9652a", "b9482a", "f39a4c", "fff8ea", _BOLT),
    Paper("71395c", "482347", "9c5a76", "fff8ea", _MOON),
    Paper("f2bb35", "e0932a", "fbdc72", "2a2433", _STAR),
    Paper("1a7570", "0f5560", "4fb09b", "fff8ea", _DROP),
    Paper("c23a2b", "952a33", "e4683f", "fff8ea", _HEART),
    Paper("5a852c", "3f6a30", "94ad48", "fff8ea", _LEAF),
    Paper("eda99a", "d98386", "f8cfb8", "2a2433", _FLOWER),
)
"""Seat → its paper, in the order that keeps them apart best. Marks are 24 × 24."""

START_PAPER: Final = Paper("22293d", "11131f", "3f5170", "f2bb35")
WOOD: Final = Paper("a4713f", "7c4f2b", "c4935a", "fff8ea")

SUN: Final = (
    "m0-18.5 3.6 5 5.7-2.3.9 6.1 6.1.9-2.3 5.7 5 3.6-5 3.6 2.3 5.7-6.1.9-.9 6.1-5.7-2.3-3.6 5"
    "-3.6-5-5.7 2.3-.9-6.1-6.1-.9 2.3-5.7-5-3.6 5-3.6-2.3-5.7 6.1-.9.9-6.1 5.7 2.3Z"
)
"""The token of the player to move, around (0, 0.5)."""

SHAPES: Final = {
    "C": (
        "M0-20.6C11.5-20.8 20.7-11.6 20.6.2 20.5 11.8 11.4 20.7-.2 20.6-11.7 20.5-20.6 11.4-20.6-.2"
        "-20.6-11.5-11.3-20.5 0-20.6Z",
        "M0-15.2C8.4-15.3 15.3-8.5 15.2.2 15.1 8.7 8.4 15.2-.2 15.2-8.6 15.1-15.2 8.4-15.2-.2"
        "-15.2-8.4-8.3-15.1 0-15.2Z",
    ),
    "S": ("M-19.6-19.2 19.3-19.8 19.8 19.3-19.2 19.7Z", "M-14.5-14.2 14.2-14.6 14.6 14.2-14.2 14.6Z"),
    "T": ("M-.3-21.5 22.3 18.3-22.4 18.8Z", "M-.3-11.5 13.6 13.2-13.8 13.5Z"),
}
"""Shape → its outline, and the hole of the hollow one, around (0, 0) on a card 100 wide."""

_STRIPES: Final = "M-26 20 2-20M-16.5 20 11.5-20M-7 20 21-20M2.5 20 30.5-20"
_PLACES: Final = {
    "1": (((0, 4),), 1.14),
    "2": (((-20, 4), (20, 4)), 0.84),
    "3": (((0, -19), (-20.5, 18), (20.5, 18)), 0.74),
}
"""Number → where its symbols stand, and their scale."""

_BLADES: Final = "".join(
    f'<path d="M0 1C-9-9-8-26 3-37 7-28 19-24 25-27 25-14 13-2 0 1Z" transform="rotate({turn})"/>'
    for turn in (0, 90, 180, 270)
)
_PINWHEEL: Final = f'<g transform="translate(2 4) scale(.96)">{_BLADES}</g>'
_CLUB: Final = (
    '<circle cy="-14.5" r="12.8"/><circle cx="-14" cy="6" r="12.8"/><circle cx="14" cy="6" r="12.8"/>'
    '<circle cy="-1" r="7"/><path d="M-3-4H3L10.5 28.5-10.5 28.8Z"/>'
)


def face(code: str) -> str:
    """What is printed on a card 100 wide, around (0, 0); an ordinary one needs its `symbol` as `#clu-…`."""
    if code == CODES[WILD]:
        return _PINWHEEL
    if code == CODES[START]:
        return _CLUB
    places, scale = _PLACES[code[0]]
    return "".join(f'<use href="#clu-{code[1:]}" transform="translate({x} {y}) scale({scale})"/>' for x, y in places)


def symbol(shape: str, fill: str) -> str:
    """One symbol: solid, hollow, or dashed, which is hollow with stripes."""
    outline, hole = SHAPES[shape]
    if fill == "S":
        return f'<path d="{outline}"/>'
    ring = f'<path fill-rule="evenodd" d="{outline}{hole}"/>'
    if fill == "H":
        return ring
    return f'{ring}<path clip-path="url(#clu-in-{shape})" d="{_STRIPES}" stroke="currentColor" stroke-width="3.5"/>'
