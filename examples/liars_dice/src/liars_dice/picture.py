"""The table as a picture and as text. Neither has words in it, so both serve every language.

From the top: the cups of all seats, the bids of this round with what can be said to the last one, one's own dice, the
bids that can be made next, and what was seen when the cups were last lifted.
"""

from collections.abc import Iterator
from html import escape
from typing import Final

from klub.core import Seat, encode

from liars_dice.moves import Doubt, Exact, Move, Raise
from liars_dice.rules import SIDES, counts_as, faces, higher_bids
from liars_dice.state import Bidden, Cup, Options, Revealed, View

WIDTH: Final = 480
COLUMNS: Final = 7  # of bids that can be clicked; the others are found among the buttons
PAPERS: Final = ("#2b6a9b", "#d9652a", "#71395c", "#f2bb35", "#1a7570", "#c23a2b")
INKS: Final = ("#fff8ea", "#fff8ea", "#fff8ea", "#2a2433", "#fff8ea", "#fff8ea")
CREAM, INK = "#fff8ea", "#2a2433"
PAPER, ON_PAPER, LINE = "#fcf6e9", "#2a2433", "#d9c7a6"
GOLD, WOOD = "#f2bb35", "#a4713f"
PIPS: Final = ("", "4", "26", "246", "0268", "02468", "035268")  # of each face, in a grid of places from 0 to 8

LETTERS: Final = "ABCDEF"


def svg(view: View) -> str:
    """The table as an SVG picture; what can be done next carries `data-move`."""
    parts: list[str] = []
    top = 8.0
    for drawn, height in _parts(view):
        parts.append(f'<g transform="translate(0 {top:g})">{drawn}</g>')
        top += height
    style = 'font-family="var(--display, ui-sans-serif, sans-serif)" font-weight="700" text-anchor="middle"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top:g}" {style} fill="currentColor">'
        f"{''.join(parts)}</svg>"
    )


def text(view: View) -> str:
    """The table as lines of text: cups, bids, and what was last seen."""
    lines = []
    for seat, dice in enumerate(view.dice):
        cup = " ".join(map(str, view.mine)) if seat == view.seat else " ".join("?" * dice)
        lines.append(f"{'▸' if seat == view.turn else ' '} {LETTERS[seat]}  {cup or '–'}")
    if view.bids:
        lines.append("  " + "  ".join(f"{LETTERS[bid.seat]}: {bid.count} × [{bid.face}]" for bid in view.bids))
    if view.shown:
        cups = "  ".join(
            f"{LETTERS[seat]} {' '.join(map(str, cup))}" for seat, cup in enumerate(view.shown.cups) if cup
        )
        lines.append(f"  ({cups}  =  {view.shown.count} × [{view.shown.face}])")
    return "\n".join(lines)


def _parts(view: View) -> Iterator[tuple[str, float]]:
    """The parts of the picture from the top, each with its height."""
    yield _cups(view)
    yield _bids(view)
    if view.mine:
        yield _rack(view.mine, view.options)
        yield _grid(view)
    if view.shown:
        yield _shown(view.shown, view.options)


def _cups(view: View) -> tuple[str, float]:
    """Every seat with its cup: three beside each other."""
    drawn = []
    for seat, dice in enumerate(view.dice):
        x, y = 8 + seat % 3 * 156, seat // 3 * 84
        edge = f'stroke="{GOLD}" stroke-width="4"' if _is_turn(view, seat) else f'stroke="{LINE}" stroke-width="2"'
        faded = "" if dice else ' opacity="0.4"'
        hidden = "".join(
            f'<rect x="{48 + number % 3 * 31}" y="{9 + number // 3 * 31}" width="26" height="26" rx="6" '
            f'fill="{PAPERS[seat]}" stroke="{CREAM}" stroke-width="2"/>'
            for number in range(dice)
        )
        drawn.append(
            f'<g transform="translate({x} {y})"{faded}>'
            f'<rect width="152" height="76" rx="14" fill="{PAPER}" {edge}/>'
            f'<path d="M10 {54 if dice else 60}h30l-5-42a5 5 0 0 0-5-4h-10a5 5 0 0 0-5 4Z" fill="{PAPERS[seat]}" '
            f'stroke="{CREAM}" stroke-width="2"/>{_label(25, 40, LETTERS[seat], INKS[seat], 20)}'
            f"{_label(25, 71, str(dice), ON_PAPER, 15)}{hidden}</g>"
        )
    return "".join(drawn), 84 * ((len(view.dice) + 2) // 3)


def _bids(view: View) -> tuple[str, float]:
    """The last bids of this round, the newest at the right, and what can be said to it."""
    last = view.bids[-3:]
    drawn = [_chip(8 + 92 * place, bid, view.options, newest=bid is last[-1]) for place, bid in enumerate(last)]
    if not last:
        drawn.append(f'<rect x="8" y="6" width="84" height="52" rx="12" fill="none" stroke="{LINE}" stroke-width="2" ')
        drawn.append('stroke-dasharray="6 6"/>')
    if last and _may_move(view):
        drawn.append(_token(WIDTH - 36, "!", "#b5361f", "#fff8ea", Doubt()))
        if view.options.spot_on:
            drawn.append(_token(WIDTH - 92, "=", GOLD, INK, Exact()))
    return "".join(drawn), 68


def _chip(x: float, bid: Bidden, options: Options, *, newest: bool) -> str:
    edge = f'stroke="{GOLD}" stroke-width="4"' if newest else f'stroke="{LINE}" stroke-width="2"'
    faded = "" if newest else ' opacity="0.7"'
    return (
        f'<g transform="translate({x:g} 6)"{faded}><rect width="84" height="52" rx="12" fill="{PAPER}" {edge}/>'
        f'<circle cx="6" cy="6" r="11" fill="{PAPERS[bid.seat]}" stroke="{CREAM}" stroke-width="2"/>'
        f"{_label(6, 11, LETTERS[bid.seat], INKS[bid.seat], 13)}{_label(28, 35, str(bid.count), ON_PAPER, 26)}"
        f"{_die(46, 10, 32, bid.face, wild=options.wild_ones)}</g>"
    )


def _token(x: float, sign: str, fill: str, ink: str, move: Move) -> str:
    return (
        f'<g {_mark(move)}><circle cx="{x:g}" cy="32" r="25" fill="{fill}" stroke="{CREAM}" stroke-width="3"/>'
        f"{_label(x, 42, sign, ink, 30)}</g>"
    )


def _rack(mine: Cup, options: Options) -> tuple[str, float]:
    """One's own dice, on wood."""
    left = (WIDTH - 64 * len(mine) + 12) / 2
    dice = "".join(_die(left + 64 * place, 9, 52, die, wild=options.wild_ones) for place, die in enumerate(mine))
    return f'<rect x="8" width="{WIDTH - 16}" height="70" rx="14" fill="{WOOD}"/>{dice}', 80


def _grid(view: View) -> tuple[str, float]:
    """A row for each face and a column for each number of dice: the next bids that could be made."""
    last = view.bids[-1] if view.bids else None
    legal = set(higher_bids(view.options, last, sum(view.dice)))
    first = 1 if last is None else last.count + (last.face == SIDES)
    drawn = []
    for row, face in enumerate(faces(view.options)):
        drawn.append(_die(12, 6 + 50 * row, 36, face, wild=view.options.wild_ones))
        for column in range(COLUMNS):
            bid = Raise(first + column, face)
            if bid in legal:
                drawn.append(_cell(60 + 59 * column, 2 + 50 * row, bid, clickable=_may_move(view)))
    return "".join(drawn), 50.0 * len(faces(view.options)) + 6


def _cell(x: float, y: float, bid: Raise, *, clickable: bool) -> str:
    marked = _mark(bid) if clickable else 'opacity="0.45"'
    return (
        f'<g transform="translate({x:g} {y:g})" {marked}>'
        f'<rect width="54" height="44" rx="10" fill="{PAPER}" stroke="{LINE}" stroke-width="2"/>'
        f"{_label(27, 30, str(bid.count), ON_PAPER, 22)}</g>"
    )


def _shown(shown: Revealed, options: Options) -> tuple[str, float]:
    """The cups as they were last lifted; dice that counted have a gold edge, and their number stands at the right."""
    drawn, x, y = [], 12.0, 12.0
    for seat, cup in enumerate(shown.cups):
        if not cup:
            continue
        if x + 26 + 25 * len(cup) > WIDTH - 90:
            x, y = 12.0, y + 34
        drawn.append(f'<circle cx="{x + 10:g}" cy="{y + 11:g}" r="11" fill="{PAPERS[seat]}"/>')
        drawn.append(_label(x + 10, y + 16, LETTERS[seat], INKS[seat], 13))
        for place, die in enumerate(cup):
            lit = counts_as(die, shown.face, options)
            drawn.append(_die(x + 26 + 25 * place, y, 22, die, wild=options.wild_ones, lit=lit))
        x += 38 + 25 * len(cup)
    drawn.append(_label(WIDTH - 58, 32, str(shown.count), "currentColor", 26))
    drawn.append(_die(WIDTH - 40, 8, 30, shown.face, wild=options.wild_ones))
    frame = f'<path d="M8 4H{WIDTH - 8}" stroke="{LINE}" stroke-width="2" stroke-dasharray="6 6"/>'
    return frame + "".join(drawn), y + 34


def _die(x: float, y: float, size: float, face: int, *, wild: bool, lit: bool = False) -> str:
    """A die; a one that is wild is red."""
    edge = f'stroke="{GOLD}" stroke-width="{size / 8:g}"' if lit else f'stroke="{INK}" stroke-opacity="0.35"'
    ink = "#b5361f" if wild and face == 1 else INK
    step, radius = size / 4, size / 10
    pips = "".join(
        f'<circle cx="{x + step * (1 + place % 3):g}" cy="{y + step * (1 + place // 3):g}" r="{radius:g}" fill="{ink}"/>'
        for place in map(int, PIPS[face])
    )
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" rx="{size / 5:g}" fill="{CREAM}" {edge}/>{pips}'
    )


def _label(x: float, y: float, words: str, fill: str, size: int) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{fill}">{words}</text>'


def _mark(move: Move) -> str:
    return f'data-move="{escape(encode(move).decode())}"'


def _may_move(view: View) -> bool:
    return view.seat == view.turn and _is_turn(view, view.turn)


def _is_turn(view: View, seat: Seat) -> bool:
    return seat == view.turn and sum(map(bool, view.dice)) > 1
