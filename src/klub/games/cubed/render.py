"""The table of Cubed as text, for terminals; the picture for notebooks is drawn in `picture.py`."""

from collections.abc import Mapping, Sequence
from typing import Final

from klub.core import Seat
from klub.core.ansi import BOLD, DIM, background, ink, paint
from klub.core.words import acting
from klub.games.cubed.board import DIRECTIONS, ENOUGH
from klub.games.cubed.events import Played
from klub.games.cubed.papers import PAINTS, SEAT_COLORS
from klub.games.cubed.picture import draw as svg
from klub.games.cubed.pieces import BLACK, COLORS, turned
from klub.games.cubed.view import View
from klub.games.cubed.words import phase_words
from klub.texts import say, seat_letter, seat_names

__all__ = ["open_cells", "piece_sign", "svg", "text"]

# One column wide in every terminal, and none of them ever turns into an emoji: the marks of the colours.
SIGNS: Final = {"a": "✦", "b": "●", "c": "○", "d": "▲", "e": "≈", "f": "☾", BLACK: "■"}
DEAD: Final = "×"
TURN: Final = "▸"
NARROW, WIDE = 6, 8  # columns of a cell: the wide ones have room for two signed numbers of two digits


def text(
    view: View, *, names: Sequence[str] = (), language: str = "en", color: bool = False, you: Seat | None = None
) -> str:
    """The table, the standings and what the seat holds, as lines of equal-width characters.

    A piece takes two lines: the mark of its upper diamond, and below it those of the left and the right one; the last
    one laid stands in brackets. An open cell that touches enough pieces shows its q,r, a dead one a cross. `names`
    replace “Player A” and so on; `color` adds the colours as ANSI sequences; `you` is the seat of the reader.
    """
    called = seat_names(len(view.hand_sizes), names, language)
    parts = [_board(view, color), _standings(view, called, language, color)]
    if view.hand:
        hand = "  ".join(map(piece_sign, view.hand))
        parts.append(say("terminal-labelled", language, label=say("cubed-hand", language), text=hand))
    parts.append(phase_words(view.phase, acting(view.actors, called, you), language))
    parts.append(paint(_legend(language), DIM, color))
    return "\n\n".join(parts)


def piece_sign(code: str) -> str:
    """A piece as its three marks in the order of its slots: `abx` is `✦●■`."""
    return "".join(SIGNS.get(letter, letter) for letter in code)


def open_cells(view: View) -> list[tuple[int, int]]:
    """The cells on which a piece may lie that fits: neither taken nor dead, and touching enough pieces; sorted."""
    laid = {(piece.q, piece.r) for piece in view.table}
    if not laid:
        return [(0, 0)]
    dead = {(spot.q, spot.r) for spot in view.dead}
    beside = [(q + across, r + down) for q, r in laid for across, down in DIRECTIONS]
    return sorted({cell for cell in beside if beside.count(cell) >= min(ENOUGH, len(laid))} - laid - dead)


def _board(view: View, color: bool) -> str:
    """Two lines a row; each row stands half a cell further to the right than the one above."""
    free, dead = open_cells(view), [(spot.q, spot.r) for spot in view.dead]
    last = next(((event.q, event.r) for event in reversed(view.events) if isinstance(event, Played)), None)
    cells: dict[tuple[int, int], tuple[str, str]] = {}
    wide = WIDE if any(len(f"{q},{r}") >= NARROW for q, r in free) else NARROW
    for q, r in free:
        cells[q, r] = paint(f"{f'{q},{r}':^{wide}}", DIM, color), " " * wide
    for cell in dead:
        cells[cell] = paint(f"{DEAD:^{wide}}", DIM, color), " " * wide
    for piece in view.table:
        cells[piece.q, piece.r] = _piece(turned(piece.piece, piece.turn), wide, (piece.q, piece.r) == last, color)
    return "\n".join(_rows(cells, wide, color))


def _rows(cells: Mapping[tuple[int, int], tuple[str, str]], wide: int, color: bool) -> list[str]:
    lines, least = [], min(2 * q + r for q, r in cells)
    for r in range(min(r for _, r in cells), max(r for _, r in cells) + 1):
        row = sorted(q for q, other in cells if other == r)
        for half in (0, 1):
            line, column = "", 0
            for q in row:
                start = (2 * q + r - least) * wide // 2
                line += " " * (start - column) + cells[q, r][half]
                column = start + wide
            lines.append(line if color else line.rstrip())
    return lines if lines[-1].strip() else lines[:-1]


def _piece(letters: str, wide: int, marked: bool, color: bool) -> tuple[str, str]:
    """The two lines of a piece as it lies; slot 0 is at the lower right, 1 at the lower left, 2 at the top."""
    right, left, top = (_mark(letter, color) for letter in letters)
    side = " " * ((wide - 4) // 2)
    opened, closed = ("[", "]") if marked else (" ", " ")
    return f"{side}{opened}{top}{closed}{side} ", f"{side}{left} {right}{side} "


def _mark(letter: str, color: bool) -> str:
    if letter == BLACK:
        return paint(SIGNS[letter], BOLD, color)
    shade = PAINTS[letter]
    return paint(SIGNS[letter], f"{ink(shade.ink)}{background(shade.base)}", color)


def _standings(view: View, names: Sequence[str], language: str, color: bool) -> str:
    """The round and the bag; then a line a seat: whose turn, letter, name, points so far, pieces in hand."""
    heads = [say(f"cubed-head-{name}", language) for name in ("points", "pieces")]
    wide = max(map(len, names))
    lines = [
        say("cubed-round", language, round=view.round, rounds=view.options.rounds)
        + " · "
        + say("cubed-bag", language, count=view.bag),
        paint(" " * (wide + 5) + "".join(f"  {head:>6}" for head in heads), DIM, color),
    ]
    for seat, name in enumerate(names):
        figures = zip(heads, (view.totals[seat], view.hand_sizes[seat]), strict=True)
        style = f"{ink('fff8ea')}{background(SEAT_COLORS[seat])}"
        letter = paint(f" {seat_letter(seat)} ", style, color)
        turn = TURN if seat in view.actors else " "
        lines.append(
            f"{turn}{letter} {name:<{wide}}" + "".join(f"  {figure:>{max(6, len(head))}}" for head, figure in figures)
        )
    return "\n".join(lines)


def _legend(language: str) -> str:
    return " · ".join(f"{SIGNS[letter]} {say(f'cubed-color-{letter}', language)}" for letter in (*COLORS, BLACK))
