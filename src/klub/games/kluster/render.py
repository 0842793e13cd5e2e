"""The table of Kluster as text, for terminals; the picture for notebooks is drawn in `picture.py`."""

import math
from collections.abc import Iterator, Sequence
from typing import Final

from klub.core import Seat
from klub.core.ansi import BOLD, DIM, background, ink, paint
from klub.core.words import acting
from klub.games.kluster.events import Placed
from klub.games.kluster.picture import SEAT_COLORS, bounds
from klub.games.kluster.picture import draw as svg
from klub.games.kluster.stones import Lying
from klub.games.kluster.view import View
from klub.games.kluster.words import phase_words
from klub.texts import say, seat_letter, seat_names

__all__ = ["svg", "text"]

# One column wide in every terminal, and none of them ever turns into an emoji.
ARROWS: Final = "→↘↓↙←↖↑↗"  # clockwise from the right: y grows downwards
UPRIGHT: Final = {"north_up": "⊙", "south_up": "⊗"}
CORDS: Final = "·∘+×"
TURN: Final = "▸"
MARGIN: Final = 6  # columns for the numbers at the left

FINEST: Final = 6.0  # mm a column; a line is twice as high
WIDEST: Final = 76  # columns
TICK: Final = 50  # mm between the numbers at the edges

CORD: Final = ink("e06c28")


def text(
    view: View, *, names: Sequence[str] = (), language: str = "en", color: bool = False, you: Seat | None = None
) -> str:
    """The table and who holds how much, as lines of equal-width characters.

    A magnet is an arrow towards its north pole, the last one placed stands in brackets; the dots are strings. `names`
    replace “Player A” and so on; `color` adds colours as ANSI sequences; `you` is the seat of the reader.
    """
    called = seat_names(len(view.hands), names, language)
    parts = [
        "\n".join(_board(view, color)),
        "\n".join(_standings(view, called, language, color)),
        phase_words(view.phase, acting(view.actors, called, you), language),
        paint(say("kluster-legend", language), DIM, color),
    ]
    return "\n\n".join(part for part in parts if part)


def sign(stone: Lying) -> str:
    """A magnet as one character: an arrow, or a ring seen from above."""
    if stone.pose != "flat":
        return UPRIGHT[stone.pose]
    return ARROWS[round(stone.angle / (2 * math.pi) * len(ARROWS)) % len(ARROWS)]


def _board(view: View, color: bool) -> Iterator[str]:
    left, top, right, bottom = bounds(view, margin=12.0)
    step = max(FINEST, (right - left) / WIDEST)
    columns, rows = math.ceil((right - left) / step) + 1, math.ceil((bottom - top) / (2 * step)) + 1

    def at(x: float, y: float) -> tuple[int, int]:
        return round((y - top) / (2 * step)), round((x - left) / step)

    cells: dict[tuple[int, int], str] = {}
    for number, loop in enumerate(view.loops):
        for node, following in zip(loop, (*loop[1:], loop[0]), strict=True):
            for part in range(4):
                x = node.x + (following.x - node.x) * part / 4
                y = node.y + (following.y - node.y) * part / 4
                cells[at(x, y)] = paint(CORDS[number], CORD, color)
    last = next((event.magnet for event in view.events if isinstance(event, Placed)), None)
    for stone in view.lying:
        row, column = at(stone.x, stone.y)
        cells[row, column] = paint(sign(stone), BOLD, color)
        if stone.magnet == last:
            cells[row, column - 1], cells[row, column + 1] = "[", "]"
    yield paint(_ruler(left, step, columns), DIM, color).rstrip()
    for row in range(rows):
        y = top + row * 2 * step
        number = round(y / TICK) * TICK
        label = f"{number:>{MARGIN - 1}} " if abs(y - number) <= step else " " * MARGIN
        line = "".join(cells.get((row, column), " ") for column in range(columns))
        yield (paint(label, DIM, color) + line).rstrip()


def _ruler(left: float, step: float, columns: int) -> str:
    """The numbers above the table, each with its last digit over its place."""
    line = [" "] * (MARGIN + columns + 1)
    for mark in range(math.ceil(left / TICK) * TICK, math.floor(left + step * columns) + 1, TICK):
        end = MARGIN + round((mark - left) / step)
        words = str(mark)
        if end < len(line):
            line[end - len(words) + 1 : end + 1] = words
    return "".join(line)


def _standings(view: View, names: Sequence[str], language: str, color: bool) -> Iterator[str]:
    """What is in the area; then a line a seat: whose turn, letter, name, magnets in hand; alone the failures too."""
    yield say("kluster-area", language, count=len(view.lying))
    wide = max(map(len, names))
    for seat, name in enumerate(names):
        letter = paint(f" {seat_letter(seat)} ", f"{ink('fff8ea')}{background(SEAT_COLORS[seat])}", color)
        held = say("kluster-held", language, count=len(view.hands[seat]))
        yield f"{TURN if seat in view.actors else ' '}{letter} {name:<{wide}}  {held}"
    if len(names) == 1:
        yield say("kluster-failures", language, count=view.failures, most=view.options.solo_failures)
