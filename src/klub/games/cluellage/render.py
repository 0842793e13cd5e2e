"""The table of Cluellage as text, for terminals; the picture for notebooks is drawn in `drawing.py`."""

from collections.abc import Sequence
from typing import Final

from klub.core import Seat
from klub.core.ansi import BOLD, DIM, paint
from klub.core.words import acting
from klub.games.cluellage.drawing import draw as svg
from klub.games.cluellage.pictures import picture_words, tag_words
from klub.games.cluellage.view import View
from klub.games.cluellage.words import phase_words, word_of
from klub.texts import say, seat_letter, seat_names

__all__ = ["link_lines", "svg", "text"]

TURN: Final = "▸"
OWN: Final = "◂"


def text(
    view: View, *, names: Sequence[str] = (), language: str = "en", color: bool = False, you: Seat | None = None
) -> str:
    """The words, the cards that lie open, and the points, as lines. Pictures are told by what is seen on them.

    `names` replace “Player A” and so on; `color` adds emphasis as ANSI sequences; `you` is the seat of the reader.
    """
    called = seat_names(len(view.points), names, language)
    parts = [_words(view, language, color)]
    if view.middle:
        cards = [(offer.card, "" if offer.seat is None else f" ({called[offer.seat]})") for offer in view.middle]
        parts.append(_cards("cluellage-middle", cards, language, color))
    if view.shown:
        parts.append(_cards("cluellage-wall", [(each.card, "") for each in reversed(view.shown)], language, color))
    elif view.seat is not None and view.claimed[view.seat]:
        parts.append(_cards("cluellage-claimed", [(card, "") for card in view.claimed[view.seat]], language, color))
    if view.phase == "reveal":
        parts.append("\n".join(link_lines(view, language)))
    parts.append(_standings(view, called, language))
    parts.append(phase_words(view.phase, acting(view.awaited, called, you), language))
    return "\n\n".join(parts)


def link_lines(view: View, language: str) -> list[str]:
    """What linked each card of the collage last guessed to its word, a line each."""
    last, said = view.album[-1], tag_words()
    word = word_of(view, last.number, language, last.round)
    return [
        f"  {link.card}  " + say("cluellage-link", language, tag=said[link.tag].get(language, link.tag), word=word)
        for link in last.links
    ]


def _words(view: View, language: str, color: bool) -> str:
    card = view.words[-1]
    key = "cluellage-round" if len(view.points) > 1 else "cluellage-round.gallery"
    title = say(key, language, round=view.round, rounds=view.rounds)
    lines = [paint(f"{title} · {say(f'cluellage-category-{card.category}', language)}", BOLD, color)]
    for number in range(1, len(card.words) + 1):
        own = f"  {OWN} {say('cluellage-yours', language)}" if number == view.number else ""
        lines.append(f"  {number}  {word_of(view, number, language)}{paint(own, BOLD, color)}")
    return "\n".join(lines)


def _cards(key: str, cards: Sequence[tuple[str, str]], language: str, color: bool) -> str:
    lines = [paint(say(key, language), BOLD, color)]
    for number, (card, more) in enumerate(cards, 1):
        lines.append(f"  {number}  {paint(card, DIM, color)}  {picture_words(card, language)}{more}")
    return "\n".join(lines)


def _standings(view: View, names: Sequence[str], language: str) -> str:
    """A line a seat: whether the game waits for it, letter, name, points."""
    wide = max(map(len, names))
    head = say("cluellage-head-points", language)
    lines = [f"     {'':<{wide}}  {head:>6}"]
    for seat, name in enumerate(names):
        turn = TURN if seat in view.awaited else " "
        lines.append(f"{turn} {seat_letter(seat)}  {name:<{wide}}  {view.points[seat]:>{max(6, len(head))}}")
    return "\n".join(lines)
