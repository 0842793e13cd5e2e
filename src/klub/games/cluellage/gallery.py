"""The gallery: a game of our own for one alone, not from the rulebook. Bots have made collages; guess their words.

The gallery of a day is the same for everyone, because it is drawn from the date.
"""

from hashlib import sha256
from typing import Final

from msgspec import Struct

from klub.core import Rng
from klub.games.cluellage.artist import best_five, compose, taste
from klub.games.cluellage.collage import COUNT, Collage
from klub.games.cluellage.options import Options
from klub.games.cluellage.pictures import CARDS, Picture, parse_picture
from klub.games.cluellage.word_cards import NUMBERS, WordSide, deck

AT_ONCE: Final = 4  # cards in the middle when a bot of the gallery chose one: as at a table of four
NOISE: Final = 0.35  # of the bots who made them, in standard deviations


class Work(Struct, frozen=True):
    """A collage of the gallery: the words on its plate, the number of the one it shows, and how it hangs."""

    side: WordSide
    number: int
    collage: Collage


def gallery(options: Options, rng: Rng) -> tuple[Work, ...]:
    """As many works as the options say, each with another Word card, and with every Picture card once at most."""
    if options.gallery is not None:
        rng = Rng(sha256(f"klub/cluellage/gallery/{options.gallery}".encode()).digest())
    return works(options, options.gallery_size, (), (), rng)


def works(
    options: Options, count: int, used_sides: tuple[WordSide, ...], used: tuple[Picture, ...], rng: Rng
) -> tuple[Work, ...]:
    """So many works from the Word cards and Picture cards that are not used yet."""
    taken = {side // 2 for side in used_sides}
    cards = [side for side in deck(options.outlines) if side // 2 not in taken]
    if not cards:
        cards = list(deck(options.outlines))
    sides = list(rng.shuffled(cards))
    gone = {picture // 2 for picture in used}
    made: list[Work] = []
    for number in range(count):
        side = sides[number % len(sides)] + rng.below(2)
        made.append(_work(side, gone, rng))
        gone |= {parse_picture(placed.card) // 2 for placed in made[-1].collage}
    return tuple(made)


def _work(side: WordSide, gone: set[int], rng: Rng) -> Work:
    number = rng.choice(NUMBERS)
    left = [card for card in range(CARDS) if card not in gone]
    drawn = rng.shuffled(left)[: AT_ONCE * COUNT]
    shown = [2 * card + rng.below(2) for card in drawn]
    waves = [shown[start : start + AT_ONCE] for start in range(0, len(shown), AT_ONCE)]
    likes = taste(NOISE, f"{rng.bits(64)}")
    return Work(side, number, compose(likes, side, number, best_five(likes, side, number, waves), rng))
