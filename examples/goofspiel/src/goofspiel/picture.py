"""The table as a picture and as text. Neither has words in it, so both serve every language.

From the top: what is played for, the other seats with the cards they still hold, one's own cards, and the last bids.
"""

from collections.abc import Iterator
from html import escape
from typing import Final

from klub.core import Seat, encode

from goofspiel.state import Bid, Revealed, View

WIDTH: Final = 480
ACROSS: Final = 7  # of one's own cards in a row
PAPERS: Final = ("#2b6a9b", "#d9652a", "#71395c", "#f2bb35", "#1a7570")
INKS: Final = ("#fff8ea", "#fff8ea", "#fff8ea", "#2a2433", "#fff8ea")
CREAM, INK = "#fff8ea", "#2a2433"
PAPER, ON_PAPER, LINE = "#fcf6e9", "#2a2433", "#d9c7a6"
GOLD, WOOD = "#f2bb35", "#a4713f"
LETTERS: Final = "ABCDE"


def svg(view: View) -> str:
    """The table as an SVG picture; one's own cards carry `data-move` while one of them is to be laid."""
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
    """The table as lines of text: the prizes, then everyone's points and cards; ■ is a card that lies face down."""
    lines = [f"  {' + '.join(f'[{prize}]' for prize in view.prizes) or '–'}   (■ × {view.left})"]
    for seat, hand in enumerate(view.hands):
        laid = f"[{view.mine}]" if seat == view.seat and view.mine else "■" if view.sealed[seat] else " "
        held = " ".join(str(card) for card in hand if not (seat == view.seat and card == view.mine))
        lines.append(f"{'▸' if seat == view.seat else ' '} {LETTERS[seat]} {view.points[seat]:>3}  {laid:<4}  {held}")
    if view.shown:
        bids = "  ".join(f"{LETTERS[seat]} {card}" for seat, card in enumerate(view.shown.bids))
        lines.append(f"  ({' + '.join(f'[{prize}]' for prize in view.shown.prizes)}:  {bids})")
    return "\n".join(lines)


def _parts(view: View) -> Iterator[tuple[str, float]]:
    """The parts of the picture from the top, each with its height."""
    yield _prizes(view)
    for seat in range(len(view.hands)):
        if seat != view.seat:
            yield _other(view, seat)
    if view.seat is not None:
        yield _own(view, view.seat)
    if view.shown:
        yield _shown(view.shown)


def _prizes(view: View) -> tuple[str, float]:
    """What is played for in the middle, what was carried over beside it, and what lies face down at the right."""
    drawn = []
    if view.prizes:
        *carried, now = view.prizes
        for place, prize in enumerate(reversed(carried[-3:])):
            drawn.append(_card(132 - 56 * place, 34, 48, 66, str(prize), CREAM, INK, edge=GOLD))
        drawn.append(_card(196, 2, 88, 118, str(now), "#f2bb35", INK, edge=CREAM))
        if carried:
            drawn.append(_label(240, 112, f"Σ {sum(view.prizes)}", INK, 17))
    if view.left:
        for shift in range(min(view.left, 3)):
            drawn.append(_back(340 + 5 * shift, 30 - 5 * shift, 58, 80, "#7c4f2b"))
        drawn.append(_label(340 + 5 * min(view.left, 3) + 24, 74, str(view.left), CREAM, 22))
    return "".join(drawn), 132


def _other(view: View, seat: Seat) -> tuple[str, float]:
    """A seat in one line: whether it has laid a card, its points, and the cards it may hold."""
    laid = view.sealed[seat]
    edge = f'stroke="{LINE}" stroke-width="2"' if laid or not view.hands[seat] else f'stroke="{GOLD}" stroke-width="4"'
    cards = "".join(
        f'<rect x="{138 + 25 * place}" y="12" width="22" height="32" rx="4" fill="{CREAM}" stroke="{INK}" '
        f'stroke-opacity="0.3"/>{_label(149 + 25 * place, 33, str(card), INK, 13)}'
        for place, card in enumerate(view.hands[seat])
    )
    sealed = _back(101, 10, 26, 36, PAPERS[seat]) if laid else ""
    frame = f'<rect x="8" y="2" width="{WIDTH - 16}" height="52" rx="12" fill="{PAPER}" {edge}/>'
    return f"{frame}{_badge(36, 28, seat)}{_label(76, 35, str(view.points[seat]), ON_PAPER, 20)}{sealed}{cards}", 60


def _own(view: View, seat: Seat) -> tuple[str, float]:
    """One's own cards on wood, large enough to be touched; the one that was laid stands out."""
    hand = view.hands[seat]
    rows = max(1, (len(hand) + ACROSS - 1) // ACROSS)
    drawn = [f'<rect x="8" y="4" width="{WIDTH - 16}" height="{44 + 90 * rows}" rx="14" fill="{WOOD}"/>']
    drawn.append(_badge(36, 26, seat) + _label(80, 33, str(view.points[seat]), "#fff8ea", 22))
    for place, card in enumerate(hand):
        x, y = 19 + place % ACROSS * 64, 48 + place // ACROSS * 90
        edge = GOLD if card == view.mine else CREAM
        drawn_card = _card(x, y, 56, 80, str(card), PAPERS[seat], INKS[seat], edge=edge)
        if view.mine is None:
            drawn.append(f"<g {_mark(Bid(card))}>{drawn_card}</g>")
        else:
            drawn.append(drawn_card if card == view.mine else f'<g opacity="0.55">{drawn_card}</g>')
    return "".join(drawn), 56 + 90 * rows


def _shown(shown: Revealed) -> tuple[str, float]:
    """The last prizes, and what everyone bid for them; the highest card has a gold edge."""
    drawn = [f'<path d="M8 4H{WIDTH - 8}" stroke="{LINE}" stroke-width="2" stroke-dasharray="6 6"/>']
    for place, prize in enumerate(shown.prizes[-3:]):
        drawn.append(_card(14 + 40 * place, 14, 32, 42, str(prize), "#f2bb35", INK, edge=CREAM))
    for seat, card in enumerate(shown.bids):
        x = 160 + 64 * seat
        edge = GOLD if card == max(shown.bids) else CREAM
        drawn.append(_card(x, 14, 32, 42, str(card), PAPERS[seat], INKS[seat], edge=edge))
        drawn.append(_label(x + 16, 74, LETTERS[seat], "currentColor", 14))
    return "".join(drawn), 82


def _card(x: float, y: float, width: float, height: float, words: str, fill: str, ink: str, *, edge: str) -> str:
    size = round(width * 0.5)
    border = 5 if edge == GOLD else 3
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{width / 8:g}" fill="{fill}" '
        f'stroke="{edge}" stroke-width="{border}"/>{_label(x + width / 2, y + height / 2 + size * 0.36, words, ink, size)}'
    )


def _back(x: float, y: float, width: float, height: float, fill: str) -> str:
    """A card that lies face down."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{width / 8:g}" fill="{fill}" '
        f'stroke="{CREAM}" stroke-width="3"/>'
    )


def _badge(x: float, y: float, seat: Seat) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="16" fill="{PAPERS[seat]}" stroke="{CREAM}" stroke-width="2"/>'
        f"{_label(x, y + 6, LETTERS[seat], INKS[seat], 17)}"
    )


def _label(x: float, y: float, words: str, fill: str, size: int) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{fill}">{words}</text>'


def _mark(move: Bid) -> str:
    return f'data-move="{escape(encode(move).decode())}"'
