"""The table of Clustered as text, for terminals; the picture for notebooks is drawn in `picture.py`."""

from collections.abc import Sequence
from typing import Final

from klub.core import Seat
from klub.core.ansi import BOLD, DIM, background, ink, paint
from klub.core.words import acting
from klub.games.clustered.cards import CODES, START, WILD
from klub.games.clustered.papers import PAPERS
from klub.games.clustered.picture import draw as svg
from klub.games.clustered.picture import window
from klub.games.clustered.view import Laid, Placed, View
from klub.games.clustered.words import phase_words
from klub.texts import say, seat_letter, seat_names

__all__ = ["card_sign", "svg", "text"]

# One column wide in every terminal, and none of them ever turns into an emoji. Half-filled stands for dashed.
SIGNS: Final = {"CD": "◐", "CH": "○", "CS": "●", "SD": "◧", "SH": "□", "SS": "■", "TD": "◭", "TH": "△", "TS": "▲"}
SPECIAL_SIGNS: Final = {CODES[WILD]: "✶", CODES[START]: "★"}
FREE: Final = "·"
TURN: Final = "▸"


def text(
    view: View, *, names: Sequence[str] = (), language: str = "en", color: bool = False, you: Seat | None = None
) -> str:
    """The table, the standings and what the seat holds, as lines of equal-width characters.

    Each card is the letter of its owner, the number and a character for its symbols (`A2▲`); the last one laid stands
    in brackets. `names` replace “Player A” and so on; `color` adds the seats' colours as ANSI sequences; `you` is the
    seat of the reader.
    """
    called = seat_names(len(view.scores), names, language)
    parts = [_board(view, color), _standings(view, called, language, color)]
    if view.hand:
        hand = "  ".join(map(card_sign, view.hand))
        parts.append(say("terminal-labelled", language, label=say("clustered-hand", language), text=hand))
    parts.append(phase_words(view.phase, acting(view.actors, called, you), language))
    parts.append(paint(_legend(language), DIM, color))
    return "\n\n".join(parts)


def card_sign(code: str) -> str:
    """A card in a few characters: `2TS` is `2▲`."""
    return SPECIAL_SIGNS.get(code) or f"{code[0]}{SIGNS.get(code[1:], code[1:])}"


def _board(view: View, color: bool) -> str:
    """One line a row, four columns a cell: its left side is a bracket or blank, then come three characters."""
    shown = window(view)
    across, down = shown.across, shown.down
    laid = {(card.x, card.y): card for card in view.table}
    last = next(((event.x, event.y) for event in view.events if isinstance(event, Placed)), None)
    margin = max(len(str(y)) for y in down) + 1
    lines = [" " * margin + "".join(f" {x:^3}" for x in across)]
    for y in down:
        line = paint(f"{y:>{margin}}", DIM, color)
        for x in across:
            opened, closed = (x, y) == last, (x - 1, y) == last
            card = laid.get((x, y))
            cell = _card(card, color) if card else paint(f" {FREE} ", DIM, color) if (x, y) in shown.free else "   "
            line += ("[" if opened else "]" if closed else " ") + cell
        lines.append(line + ("]" if (across[-1], y) == last else ""))
    lines[0] = paint(lines[0], DIM, color)
    return "\n".join(line if color else line.rstrip() for line in lines)


def _card(card: Laid, color: bool) -> str:
    sign = card_sign(card.card)
    if card.seat is None:
        return paint(f" {sign} ", f"{BOLD}{ink('f2bb35')}{background('22293d')}", color)
    paper = PAPERS[card.seat]
    return paint(f"{seat_letter(card.seat)}{sign:>2}", f"{ink(paper.on)}{background(paper.base)}", color)


def _standings(view: View, names: Sequence[str], language: str, color: bool) -> str:
    """A line a seat: whose turn, letter, name, points, cards in hand and deck; then who holds which bonus card."""
    heads = [say(f"clustered-head-{name}", language) for name in ("points", "hand", "deck")]
    wide = max(map(len, names))
    lines = [paint(" " * (wide + 5) + "".join(f"  {head:>6}" for head in heads), DIM, color)]
    for seat, name in enumerate(names):
        figures = zip(heads, (view.scores[seat], view.hand_sizes[seat], view.deck_sizes[seat]), strict=True)
        paper = PAPERS[seat]
        letter = paint(f" {seat_letter(seat)} ", f"{ink(paper.on)}{background(paper.base)}", color)
        turn = TURN if seat in view.actors else " "
        line = f"{turn}{letter} {name:<{wide}}" + "".join(
            f"  {figure:>{max(6, len(head))}}" for head, figure in figures
        )
        lines.append(line)
    for bonus in view.bonuses.__struct_fields__:
        holder = getattr(view.bonuses, bonus)
        if holder is not None:
            label = say(f"clustered-bonus-{bonus}", language)
            lines.append(f"  {say('terminal-labelled', language, label=label, text=names[holder])}")
    return "\n".join(lines)


def _legend(language: str) -> str:
    fills = {name: " ".join(SIGNS[shape + fill] for shape in "TCS") for name, fill in _FILLS.items()}
    return say("clustered-legend", language, **fills, wild=SPECIAL_SIGNS["W"], start=SPECIAL_SIGNS["*"])


_FILLS: Final = {"solid": "S", "hollow": "H", "dashed": "D"}
