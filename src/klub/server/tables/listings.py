"""What the index of tables shows of a table, short codes, and what a finished game leaves behind for its people."""

import secrets
from typing import Any, Final

from msgspec import Struct

from klub.core import Declaration, encode, to_dict
from klub.core.options import Seats
from klub.store import Listing, Result
from klub.tables import Table
from klub.tables import entries as e

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Signs of a short code: none that is mistaken for another when read aloud or copied."""

CODE_LENGTH: Final = 6

QUIET: Final = frozenset(
    {e.Moved, e.Said, e.Reacted, e.UndoAsked, e.UndoAnswered, e.Undone, e.Muted, e.Readied, e.Returned, e.Kept}
)
"""Entries that change nothing on a card, unless the game ends with them."""


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


class Summary(Struct, frozen=True, kw_only=True):
    """What a history shows of a game; names in the order of the seats, None for a bot."""

    scores: list[int]
    winners: list[int]
    names: list[str | None]


def make_code() -> str:
    """A short code that opens a waiting table."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def listing_of(table: Table, code: str | None, code_until: float | None) -> Listing:
    """The card of a table as it is; the code is left out once nobody can join any more."""
    waiting = table.phase == "waiting"
    host = table.guests.get(table.host)
    title = Title(
        host=host.name if host else "",
        players=[table.guests[chair.who].name for chair in table.chairs if chair.who in table.guests],
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
        code=code if waiting else None,
        code_until=code_until if waiting else None,
        host=table.host or None,
        people=table.people(),
        created=table.created,
        touched=table.touched,
        title=encode(title),
    )


def results_of(table: Table) -> list[Result]:
    """What the last finished game leaves for each person who sat there; the best of several own seats counts.

    A game that others gave up has no points of its own, so it leaves nothing.
    """
    if not table.series or table.play is None or table.phase != "over" or table.game.outcome(table.play.state) is None:
        return []
    played, number = table.series[-1], len(table.series)
    names = [table.guests[who].name if who in table.guests else None for who in played.people]
    summary = encode(Summary(scores=played.scores, winners=played.winners, names=names))
    sign = sign_of(table.game.declaration)
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
            options_key=options_key(table),
            seats=len(played.people),
            score=max(sign * played.scores[seat] for seat in own),
            won=any(seat in played.winners for seat in own),
            at=table.touched,
            summary=summary,
        )
        for who, own in seats.items()
    ]


def sign_of(declared: Declaration) -> int:
    """Stored scores sort by themselves, the best highest: where the fewest points win they are stored as negative."""
    return -1 if declared.scoring == "fewest" else 1


def options_key(table: Table) -> str:
    """Equal for games whose scores compare: the options in one form, without who starts."""
    assert table.play is not None, "there is a game"
    turns = {
        option.name for option in table.game.declaration.options if isinstance(option, Seats) and option.pick == "one"
    }
    options = {name: value for name, value in to_dict(table.play.options).items() if name not in turns}
    return encode(options).decode()
