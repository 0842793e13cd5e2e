"""Who plays whom on which deal. Every game follows from the settings, its line-up and its number, and nothing else."""

import hashlib
from collections.abc import Sequence
from itertools import combinations
from typing import Any, TypeAlias

from msgspec import Struct

from klub.arena.settings import Meet, Settings
from klub.core import Rng, encode

LineUp: TypeAlias = tuple[str, ...]


class Fixture(Struct, frozen=True, kw_only=True):
    """Where a game stands in a tournament: `levels` sit at seats 0, 1, …; `number` counts the games of the line-up.

    `seed` deals the game and is shared by all games of a deal.
    """

    line_up: LineUp
    deal: int
    number: int
    levels: LineUp
    seed: str


class Task(Fixture, frozen=True, kw_only=True):
    """One game to be played; `bot_seed` is what the bots draw from."""

    game: str
    options: dict[str, Any]
    bot_seed: str


def line_ups(levels: LineUp, seats: int, meet: Meet = "all") -> list[LineUp]:
    """Who sits together, sorted by strength.

    With enough levels for the seats these are all choices of different levels, or, among neighbours, each run of
    levels that follow one another. With fewer, every level sits down equally often, and the seats that are left over
    are given to each choice of levels in turn: two levels at three seats make AAB and ABB.
    """
    if seats > len(levels):
        often, left = divmod(seats, len(levels))
        return [tuple(sorted(levels * often + more, key=levels.index)) for more in combinations(levels, left)]
    if meet == "neighbours":
        return [levels[first : first + seats] for first in range(len(levels) - seats + 1)]
    return list(combinations(levels, seats))


def schedule(settings: Settings, games: int) -> list[Task]:
    """At least `games` games for each line-up, in whole deals, deal by deal so that all line-ups advance together."""
    deals = -(-games // settings.seats)
    together = line_ups(settings.levels, settings.seats, settings.meet)
    return [task for deal in range(deals) for line_up in together for task in _deal(settings, line_up, deal)]


def derive(seed: str, *parts: str | int | Sequence[str]) -> str:
    """A seed (64 hex digits) for a part of what `seed` decides: different parts have unrelated seeds."""
    return hashlib.sha256(encode(["klub/arena/1", seed, *parts])).hexdigest()


def _deal(settings: Settings, line_up: LineUp, deal: int) -> list[Task]:
    """A deal, played once from each rotation of the seats: every player has every seat equally often.

    The order round the table is shuffled first, so that nobody always plays after the same opponent.
    """
    seats = settings.seats
    order = Rng(bytes.fromhex(derive(settings.seed, "order", line_up, deal))).shuffled(line_up)
    return [
        Task(
            game=settings.game,
            options=settings.options,
            line_up=line_up,
            deal=deal,
            number=deal * seats + turn,
            levels=order[turn:] + order[:turn],
            seed=derive(settings.seed, "deal", line_up, deal),
            bot_seed=derive(settings.seed, "bots", line_up, deal * seats + turn),
        )
        for turn in range(seats)
    ]
