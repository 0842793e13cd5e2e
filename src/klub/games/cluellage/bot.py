"""Bots for Cluellage: three strengths for the five levels. They see a view only, and share no code among themselves.

A bot has a taste: the table of associations with a noise of its own, which stays the same for a bot, a game, a word and
a picture. It claims and lays what says its word better than the five others, and guesses what a collage says to it.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from klub.core import Rng, Seat
from klub.core.thought import Level, Reason, Thought
from klub.games.cluellage.artist import Taste, blurred, compose, importance, margin, pick, read, taste
from klub.games.cluellage.association import link
from klub.games.cluellage.collage import shares
from klub.games.cluellage.moves import Claim, Guess, Hang, Move, Ready
from klub.games.cluellage.pictures import IDS, parse_picture
from klub.games.cluellage.view import View, side_of
from klub.games.cluellage.word_cards import NUMBERS


class Strength(Struct, frozen=True):
    """How a level thinks: the noise of its taste in standard deviations, and the seconds until it claims a card."""

    noise: float
    claims_after: float


WEAK, MIDDLE, STRONG = Strength(1.5, 4.6), Strength(0.7, 3.4), Strength(0.0, 2.5)
STRENGTHS: Final[dict[Level, Strength]] = {
    "sprout": WEAK,
    "casual": WEAK,
    "club": MIDDLE,
    "expert": STRONG,
    "master": STRONG,
}
"""Guessing has three strengths worth telling apart, so some levels are equal."""

JITTER: Final = 0.8  # seconds to either side
SECOND_CLAIM: Final = 0.5  # of the time, once somebody has claimed: the cards are known by then
COLLAGE_TAKES, GUESS_TAKES, READING_TAKES = (9.0, 20.0), (4.0, 9.0), (1.5, 3.0)


def think(view: View, level: Level, rng: Rng, bots: Sequence[Seat] = ()) -> Thought[Move]:
    """The move of a bot that sits at `view.seat` and may move, why, and how long a person would take for it."""
    strength, seat = STRENGTHS[level], view.seat
    if seat is None or seat not in view.actors:
        raise ValueError(f"a bot thinks for a seat that may move, not for {seat!r}")
    key = f"{view.taste}/{seat}/{level}"
    match view.phase:
        case "claim":
            return _claim(view, taste(strength.noise, key), strength, rng)
        case "collage":
            return _hang(view, seat, taste(strength.noise, key), rng)
        case "exhibit":
            noise = blurred(strength.noise) if view.owner in bots else strength.noise
            return _guess(view, taste(noise, f"{key}/reading"), rng)
    return Thought(Ready(), Reason("ready"), _between(READING_TAKES, rng))


def _claim(view: View, likes: Taste, strength: Strength, rng: Rng) -> Thought[Move]:
    """The free card that says the seat's word best."""
    assert view.number is not None, "who claims has rolled a die"
    side, number = side_of(view.words[-1]), view.number
    free = [parse_picture(offer.card) for offer in view.middle if offer.seat is None]
    picture = pick(likes, side, number, free)
    pause = strength.claims_after + JITTER * (2 * rng.unit() - 1)
    if len(free) < len(view.middle):
        pause *= SECOND_CLAIM
    facts = {"card": IDS[picture], "tag": link(side, number, picture), "number": number}
    good = margin(likes, side, number, picture) > 0
    return Thought(Claim(IDS[picture]), Reason("claim_best" if good else "claim_least_bad", facts), max(1.1, pause))


def _hang(view: View, seat: Seat, likes: Taste, rng: Rng) -> Thought[Move]:
    """The five cards, the most telling where it catches the eye."""
    assert view.number is not None, "who makes a collage has rolled a die"
    side, number = side_of(view.words[-1]), view.number
    collage = compose(likes, side, number, [parse_picture(card) for card in view.claimed[seat]], rng)
    first = collage[-1].card
    facts = {"card": first, "tag": link(side, number, parse_picture(first)), "number": number}
    return Thought(Hang(collage), Reason("collage", facts), _between(COLLAGE_TAKES, rng))


def _guess(view: View, likes: Taste, rng: Rng) -> Thought[Move]:
    """What the collage says most; equal words by chance."""
    side, visible = side_of(view.words[-1]), shares(view.shown)
    said = read(likes, side, view.shown, visible)
    number = rng.choice([each for each in NUMBERS if said[each - 1] == max(said)])
    strongest = max(importance(view.shown, visible), key=lambda each: each[1] * margin(likes, side, number, each[0]))[0]
    facts = {"card": IDS[strongest], "tag": link(side, number, strongest), "number": number}
    return Thought(Guess(number), Reason("guess", facts), _between(GUESS_TAKES, rng))


def _between(span: tuple[float, float], rng: Rng) -> float:
    return span[0] + (span[1] - span[0]) * rng.unit()
