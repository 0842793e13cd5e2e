"""What a tournament is: everything that decides how its games go. Their number is not part of it: more can be added."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from klub import __version__
from klub.bots import LEVELS
from klub.core import Malformed, format_seed, parse_seed, to_dict
from klub.games import game as find_game

Meet: TypeAlias = Literal["all", "neighbours"]

RANDOM: Final = "random"
"""The player that takes any legal move."""

PLAYERS: Final = (RANDOM, *LEVELS)
"""Who may be compared, weakest first."""


class Refused(ValueError):
    """A tournament that cannot be played, or not be continued, as asked; the message says why."""


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Two tournaments with equal settings are the same one.

    `levels` are sorted by strength; `meet` says who meets whom, all or only neighbours in strength; `seed` is written
    as 64 hex digits. The version of Klub is part of it because bots change with it.
    """

    klub: str
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    levels: tuple[str, ...]
    meet: Meet
    seed: str


def new_settings(
    game: str,
    levels: Sequence[str],
    *,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    seed: int | str = 1,
    meet: Meet = "all",
) -> Settings:
    """Settings that can be played; raises `Malformed` or `Refused` for any other."""
    found = find_game(game)
    parsed = found.parse_options(options, seats)
    if seats < 2:
        raise Refused(f"A tournament needs at least 2 seats, not {seats}.")
    for level in levels:
        if level not in PLAYERS:
            raise Malformed("bot/unknown_level", level=level[:80], known=list(PLAYERS))
        if levels.count(level) > 1:
            raise Refused(f"{level!r} is named twice; name each level once.")
    if len(levels) < 2:
        raise Refused(f"A tournament compares at least 2 levels, not {len(levels)}: name some of {', '.join(PLAYERS)}.")
    return Settings(
        klub=__version__,
        game=game,
        version=found.declaration.version,
        seats=seats,
        options=to_dict(parsed),
        levels=tuple(sorted(levels, key=PLAYERS.index)),
        meet=meet,
        seed=format_seed(parse_seed(seed)),
    )
