"""The row of a table in the index of tables, its short code, and the results that a finished game leaves."""

import secrets
from typing import Any, Final

import msgspec
from msgspec import Struct

from klub.core import Declaration, Seat, encode, to_dict
from klub.core.options import Seats
from klub.store import Listing, Result
from klub.tables import Table, Verdict
from klub.tables import entries as e

_ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Characters of a short code: none that is mistaken for another when read aloud or copied."""

_CODE_LENGTH: Final = 6

_PRACTICE: Final = ""
"""Marks the options of a game for practice; no option has this name."""

_UNLISTED: Final = frozenset(
    {e.Moved, e.Said, e.Reacted, e.UndoAsked, e.UndoAnswered, e.Undone, e.Muted, e.Readied, e.Returned, e.Kept}
    | {e.Suggested, e.Dismissed, e.StoodIn, e.Nudged, e.EndVoted, e.SeatClaimed, e.ClaimDropped, e.Pardoned}
)
"""Entries that change nothing in a listing, unless the game ends with them."""


class Title(Struct, frozen=True, kw_only=True):
    """What lists show of a table."""

    host: str
    players: list[str]
    seats: int
    free: int
    bots: int
    spectators: str
    clock: bool
    options: dict[str, Any]


class Summary(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a history shows of a game; names in the order of the seats, None for a bot.

    `passed`: all of them were before one screen.
    """

    scores: list[int]
    winners: list[int]
    names: list[str | None]
    passed: bool = False


def make_code() -> str:
    """A short code that opens a table."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_CODE_LENGTH))


def listing_of(table: Table, code: str | None, code_until: float | None) -> Listing:
    """The listing of a table as it is; the code stays as long as the room is open."""
    is_open = table.phase != "closed"
    host = table.guests.get(table.host)
    title = Title(
        host=host.name if host else "",
        players=[table.name_of(chair) for chair in table.chairs if chair.who in table.guests],
        seats=len(table.chairs),
        free=sum(not chair.taken for chair in table.chairs),
        bots=sum(chair.bot is not None for chair in table.chairs),
        spectators=table.house.spectators,
        clock=table.house.clock is not None,
        options=table.options,
    )
    return Listing(
        table=table.id,
        game=table.game.declaration.name,
        phase=table.phase,
        listed=table.house.listed,
        code=code if is_open else None,
        code_until=code_until if is_open else None,
        host=table.host or None,
        people=table.people(),
        created=table.created,
        touched=table.touched,
        title=encode(title),
    )


def is_listed_anew(verdict: Verdict) -> bool:
    """Whether lists show something else of a table after this."""
    made = verdict.made
    return (made is not None and made.outcome is not None) or not _UNLISTED.issuperset(map(type, verdict.entries))


def results_of(table: Table) -> list[Result]:
    """What the last finished game leaves for each person who sat there; of several seats the best counts.

    A game that others gave up has no points of its own, so it leaves nothing.
    """
    if not table.series or table.play is None or table.phase != "over" or table.game.outcome(table.play.state) is None:
        return []
    played, number = table.series[-1], table.games_played
    names = [_name_of(table, seat, who) for seat, who in enumerate(played.people)]
    passed = len(played.people) > 1 and len(set(played.people)) == 1 and played.people[0] is not None
    summary = encode(Summary(scores=played.scores, winners=played.winners, names=names, passed=passed))
    sign = score_sign(table.game.declaration)
    seats: dict[str, list[int]] = {}
    for seat, who in enumerate(played.people):
        if who is not None:
            seats.setdefault(who, []).append(seat)
    return [
        Result(
            person=who,
            table=table.id,
            game_number=number,
            game=table.game.declaration.name,
            options_key=_options_key(table),
            seats=len(played.people),
            score=max(sign * played.scores[seat] for seat in own),
            won=any(seat in played.winners for seat in own),
            at=table.touched,
            summary=summary,
        )
        for who, own in seats.items()
    ]


def _name_of(table: Table, seat: Seat, who: str | None) -> str | None:
    """What the person was called who played a seat in the last game; None for a bot."""
    chair = table.chairs[seat]
    if chair.who == who:
        return table.name_of(chair) or None
    return table.guests[who].name if who in table.guests else None


def score_sign(declared: Declaration) -> int:
    """Stored scores sort by themselves, the best highest: where the fewest points win they are stored as negative."""
    return -1 if declared.scoring == "fewest" else 1


def read_options(key: str) -> tuple[dict[str, Any], bool]:
    """The options of a result, and whether the game was practice, from its key."""
    options: dict[str, Any] = msgspec.json.decode(key)
    return options, options.pop(_PRACTICE, None) is not None


def _options_key(table: Table) -> str:
    """Equal for games whose scores compare: the options in one form, without who starts. Practice is apart."""
    assert table.play is not None, "there is a game"
    turns = {
        option.name for option in table.game.declaration.options if isinstance(option, Seats) and option.pick == "one"
    }
    options = {name: value for name, value in to_dict(table.play.options).items() if name not in turns}
    return encode(({_PRACTICE: True} if table.play.practice else {}) | options).decode()
