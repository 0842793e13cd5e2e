"""How often are Cluellage's words guessed right, between bots and somebody who sees pictures in another way?

Two that share a table of associations agree far too often, so self-play says nothing. Here the other one has a table of
its own, made without any model: how many words a gloss shares with a picture's tags and readings. Chance is 1 in 6.
"""

import re
import sys
from functools import cache
from statistics import fmean, pstdev

from klub.core import Rng
from klub.games.cluellage import artist, box, pictures, word_cards
from klub.games.cluellage.artist import Taste
from klub.games.cluellage.bot import MIDDLE, STRONG, WEAK
from klub.games.cluellage.collage import COUNT, shares

AT_ONCE = 4  # cards in the middle: a table of four
BOTS = 25  # different tastes: so many games
ENDINGS = ("ing", "ed", "es", "er", "s", "y")
SMALL = frozenset(re.findall(r"\w+", "a an and as at by for from has in is it not of on one or that the to two with"))


def stems(text: str) -> frozenset[str]:
    """The words of a text, without their endings and without small ones."""
    return frozenset(_stem(word) for word in re.findall(r"[a-z]+", text.lower()) if word not in SMALL)


def _stem(word: str) -> str:
    return next((word[: -len(end)] for end in ENDINGS if word.endswith(end) and len(word) - len(end) > 2), word)


@cache
def overlaps() -> list[list[float]]:
    """For each word and picture how many words they share, in standard deviations."""
    glosses = word_cards.glosses()
    said = [stems(f"{word.texts['en']} {glosses[word.id]}") for card in word_cards.sides() for word in card.words]
    readings = {row["id"]: row["readings"] for row in box.rows("pictures.csv")}
    seen = [
        stems(f"{' '.join(tags)} {readings[name]}") for name, tags in zip(pictures.IDS, pictures.tags(), strict=True)
    ]
    table = [[float(len(word & picture)) for picture in seen] for word in said]
    level = [[each - fmean(row) for each in row] for row in table]
    spread = pstdev([each for row in level for each in row])
    return [[each / spread for each in row] for row in level]


def other(side: int, number: int, picture: int) -> float:
    """The taste of somebody else."""
    return overlaps()[word_cards.word_row(side, number)][picture]


def is_right(maker: Taste, reader: Taste, trial: int) -> float:
    """Whether a collage from five waves is read as it was meant; words that seem equally right are drawn from."""
    rng = Rng(b"klub/benchmarks/guessing", trial)
    side, number = rng.below(word_cards.SIDES), rng.choice(word_cards.NUMBERS)
    cards = [2 * card + rng.below(2) for card in rng.shuffled(range(pictures.CARDS))[: AT_ONCE * COUNT]]
    waves = [cards[start : start + AT_ONCE] for start in range(0, len(cards), AT_ONCE)]
    collage = artist.compose(maker, side, number, artist.best_five(maker, side, number, waves), rng)
    said = artist.read(reader, side, collage, shares(collage))
    return (said[number - 1] == max(said)) / said.count(max(said))


def share(maker: float | None, reader: float | None, trials: int) -> str:
    """The part of right guesses, with its 95 % interval; a noise stands for a bot, None for the other one."""
    right = 0.0
    for trial in range(trials):
        game = trial % BOTS
        makes = other if maker is None else artist.taste(maker, f"{game}/maker")
        reads = other if reader is None else artist.taste(reader, f"{game}/reader")
        right += is_right(makes, reads, trial)
    part = right / trials
    return f"{part:.2f} ± {1.96 * (part * (1 - part) / trials) ** 0.5:.2f}"


def main(trials: int = 1500) -> None:
    print("strength  bot makes, other guesses  other makes, bot guesses  bot makes, bot guesses")
    for name, strength in (("weak", WEAK), ("middle", MIDDLE), ("strong", STRONG)):
        noise = strength.noise
        cells = (share(noise, None, trials), share(None, noise, trials), share(noise, artist.blurred(noise), trials))
        print(f"{name:<9} " + "".join(f"{cell:<26}" for cell in cells))
    print(f"for comparison, a table read by itself: {share(0.0, 0.0, trials)}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
