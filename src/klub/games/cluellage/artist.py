"""What a bot would choose and lay for a word: cards by how much better they go with it than with the other five words.

A taste is a noise on the table of associations. It is made from a key, so that it stays the same for a bot, a game, a
word and a picture, and two bots never share it.
"""

from collections.abc import Callable, Sequence
from hashlib import sha256
from math import sqrt
from statistics import NormalDist
from typing import Final, TypeAlias

from klub.core import Rng
from klub.games.cluellage.association import match
from klub.games.cluellage.collage import COUNT, Collage
from klub.games.cluellage.pictures import IDS, Picture, parse_picture
from klub.games.cluellage.templates import TEMPLATES, Template, lay
from klub.games.cluellage.word_cards import NUMBERS, WordSide

Taste: TypeAlias = Callable[[WordSide, int, Picture], float]
"""How well a word of a side goes with a picture, to somebody."""

BETWEEN_BOTS: Final = 1.7
"""Standard deviations that a bot adds to read a bot's collage, so that bots have no code of their own.

With 1.7 bots read each other no better than somebody with another table does (docs/bots.md); with 1.5 a little better.
"""

WEIGHTS: Final = (1.6, 1.2, 1.0, 0.8, 0.6)
"""How much the cards of a collage say, the most important first."""

_GAUSS: Final = NormalDist()


def taste(noise: float, key: str) -> Taste:
    """The table, blurred by so many standard deviations; the same `key` blurs it in the same way."""

    def likes(side: WordSide, number: int, picture: Picture) -> float:
        if not noise:
            return match(side, number, picture)
        digest = sha256(f"{key}/{side}/{number}/{picture}".encode()).digest()
        unit = (int.from_bytes(digest[:6], "big") + 0.5) / (1 << 48)
        return match(side, number, picture) + noise * _GAUSS.inv_cdf(unit)

    return likes


def blurred(noise: float) -> float:
    """The noise with which a bot reads the collage of a bot."""
    return sqrt(noise * noise + BETWEEN_BOTS * BETWEEN_BOTS)


def margin(likes: Taste, side: WordSide, number: int, picture: Picture) -> float:
    """How much better a picture goes with a word than with the best of the five others."""
    others = max(likes(side, other, picture) for other in NUMBERS if other != number)
    return likes(side, number, picture) - others


def pick(likes: Taste, side: WordSide, number: int, pictures: Sequence[Picture]) -> Picture:
    """The picture that says the word best."""
    return max(pictures, key=lambda picture: (margin(likes, side, number, picture), -picture))


def compose(likes: Taste, side: WordSide, number: int, pictures: Sequence[Picture], rng: Rng) -> Collage:
    """A collage of five pictures, in which the most telling ones catch the eye."""
    ordered = sorted(pictures, key=lambda picture: (-margin(likes, side, number, picture), picture))
    return lay(_template(ordered, likes, side, number, rng), [IDS[picture] for picture in ordered], rng)


def _template(ordered: Sequence[Picture], likes: Taste, side: WordSide, number: int, rng: Rng) -> Template:
    """A pair where two pictures say it together, something with one middle where one does."""
    margins = [margin(likes, side, number, picture) for picture in ordered]
    if margins[0] - margins[1] < 0.3 < margins[1] - margins[2]:
        return "pair"
    if margins[0] - margins[1] > 0.6:
        return rng.choice(("star", "fan", "tower"))
    return rng.choice(TEMPLATES)


def importance(collage: Collage, visible: Sequence[float]) -> list[tuple[Picture, float]]:
    """The pictures of a collage and how much each says: by how much of it is seen, and how near the middle it lies."""
    said = [
        (seen * (1.5 - min(1.0, abs(placed.x - 500) / 700 + abs(placed.y - 400) / 900)), placed)
        for placed, seen in zip(collage, visible, strict=True)
    ]
    ordered = sorted(said, key=lambda each: (-each[0], each[1]))
    return [(parse_picture(placed.card), weight) for (_, placed), weight in zip(ordered, WEIGHTS, strict=True)]


def read(likes: Taste, side: WordSide, collage: Collage, visible: Sequence[float]) -> list[float]:
    """How much a collage speaks for each word of a side, in the order of their numbers."""
    said = importance(collage, visible)
    return [sum(weight * likes(side, number, picture) for picture, weight in said) for number in NUMBERS]


def best_five(likes: Taste, side: WordSide, number: int, waves: Sequence[Sequence[Picture]]) -> list[Picture]:
    """One picture of each wave."""
    chosen = [pick(likes, side, number, wave) for wave in waves]
    assert len(chosen) == COUNT, "a collage has five cards"
    return chosen
