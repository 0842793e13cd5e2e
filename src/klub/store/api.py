"""What a store promises: append-only logs of tables, with small indexes of tables, people and results beside them.

Entries are bytes: a store knows no game and no rule. Times are seconds since the epoch, and always passed in.
"""

import logging
from asyncio import Future
from collections.abc import Callable, Iterable, Sequence
from math import isfinite
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

from klub.tables.house import Phase

_log = logging.getLogger(__name__)

LAST_NUMBER: Final = 2**31 - 1
"""The highest number an entry can have."""


class Entry(Struct, frozen=True, tag_field="row", tag="entry"):
    """One entry of a table's log; the numbers of a table are 1, 2, 3 … without gaps."""

    table: str
    number: int
    entry: bytes


class Listing(Struct, frozen=True, tag_field="row", tag="card"):
    """What lists show of a table: its row in the index of tables, rewritten with each append that brings another."""

    table: str
    """At least 96 random bits, url-safe."""
    game: str
    phase: Phase
    listed: bool
    """Whether the lobby shows it."""
    code: str | None
    """The short code, which opens the table as long as that is not closed."""
    code_until: float | None
    """When the code stops working; None: with the end of the table."""
    host: str | None
    """Who the table counts for in `count_open`."""
    people: tuple[str, ...]
    """Everyone who finds the table in `tables_of`: the seats' people and the host."""
    created: float
    touched: float
    """When something last happened, for `stale`."""
    title: bytes
    """Small JSON for lists (the host's name, seats taken, options); opaque here."""


class Person(Struct, frozen=True, tag_field="row", tag="person"):
    """Someone, without an account: whoever knows the secret is this person."""

    id: str
    secret_hash: bytes
    """SHA-256 of the secret, which itself is never stored."""
    name: str
    color: str
    created: float
    seen: float


class Recovery(Struct, frozen=True, tag_field="row", tag="recovery"):
    """A way back to a person, once, until a time; the token itself is never stored."""

    token_hash: bytes
    person: str
    until: float


class Result(Struct, frozen=True, tag_field="row", tag="result"):
    """What one person reached in one game of a table's series."""

    person: str
    table: str
    game_number: int
    game: str
    options_key: str
    """Games with equal keys were played by the same options, so that their scores compare."""
    seats: int
    score: int
    """More is better."""
    won: bool
    at: float
    summary: bytes
    """What the history shows; opaque here."""


class Subscription(Struct, frozen=True, tag_field="row", tag="subscription"):
    """Where one browser of a person can be called, and the keys that only it can read with."""

    endpoint: str
    """The address at the push service of that browser."""
    person: str
    p256dh: bytes
    auth: bytes
    language: str
    created: float


class Secret(Struct, frozen=True, tag_field="row", tag="secret"):
    """A secret of the server itself, which all its processes share."""

    name: str
    value: bytes


Row: TypeAlias = Entry | Listing | Person | Recovery | Result | Subscription | Secret


class StoreError(Exception):
    """What a store refuses or cannot do."""


class Taken(StoreError):
    """The key is not free: another was faster, or something before it is missing. Nothing was written."""


class StoreUnavailable(StoreError):
    """The database is gone, busy or full: try again later. Nothing was acknowledged.

    After a lost connection an append that fails like this may still be in the log: read the log before trying again.
    """


class SchemaTooNew(StoreError):
    """The database, or the backup, was written by a later version of the program."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"The data has layout {found}, and this program knows layouts up to {known}: use a newer one.")
        self.found, self.known = found, known


class NotWritable(StoreError):
    """The file or its folder cannot be written."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} cannot be written: choose another folder, or change its permissions.")
        self.path = path


class NotOurs(StoreError):
    """The database or file is somebody else's, or damaged; nothing was changed."""


class NotEmpty(StoreError):
    """Something is stored already, where nothing may be."""


Tell: TypeAlias = Callable[[Any], None]
"""Is told what became of something: its result (None for an append), or an exception. It may not raise."""


class Store(Protocol):
    """Logs, listings, people and results; all methods may be called by many tasks at once, of the loop that opened it.

    Every method that writes returns only after the write is durable: it survives SIGKILL and power loss.
    Every method may raise `StoreUnavailable`. Text with a NUL or half a character, and numbers that are not finite or
    too large, cannot be kept: writing raises `ValueError`, reading finds nothing. Lists hold at most `limit` rows.
    A caller that is cancelled does not take back what it asked for.
    """

    async def append(self, table: str, number: int, entries: Sequence[bytes], listing: Listing | None = None) -> None:
        """Add entries `number`, `number` + 1, … and rewrite the listing, all or nothing; at least one entry.

        A short code does not give way to one that ends earlier: another process may have renewed it. Raises `Taken`
        where `number` is not the next one of this table. Many callers share one commit, and none suffers from another's
        refusal.
        """

    def append_soon(
        self, table: str, number: int, entries: Sequence[bytes], listing: Listing | None, tell: Tell
    ) -> None:
        """As `append`, without a coroutine: `tell` is called in the loop with None after the commit, or with why not.

        Raises at once what no store could keep, and `StoreUnavailable` after the end.
        """

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[bytes]:
        """The entries of a table in order, from number `after` + 1 on; none for a table that does not exist."""

    async def listing(self, table: str) -> Listing | None:
        """The listing of a table."""

    async def find_code(self, code: str, now: float) -> Listing | None:
        """The open table that this code opens and still opens at `now`; of several, the one created last."""

    async def renew_code(self, table: str, code: str, until: float) -> None:
        """Let another code open a table until then, if it is not closed."""

    async def lobby(self, limit: int) -> list[Listing]:
        """Tables that are listed and waiting, newest first."""

    async def tables_of(self, person: str, limit: int) -> list[Listing]:
        """Tables with this person among their people, last touched first."""

    async def stale(self, phase: Phase, before: float, limit: int) -> list[Listing]:
        """Tables of this phase last touched before that time, oldest first."""

    async def count_open(self, person: str) -> int:
        """How many tables this person hosts that are not closed."""

    async def delete(self, table: str) -> None:
        """Forget a table, its log and its listing; results stay. Its numbers start at 1 again."""

    async def add_person(self, person: Person) -> None:
        """Raises `Taken` where the id or the secret is another's."""

    async def person_by_secret(self, secret_hash: bytes) -> Person | None:
        """Who has this secret."""

    async def person(self, id: str) -> Person | None:
        """Who has this id."""

    async def update_person(self, person: Person) -> None:
        """Rewrite the person with this id, if there is one; raises `Taken` where the secret is another's."""

    async def add_recovery(self, token_hash: bytes, person: str, until: float) -> None:
        """Let this token find that person, once; raises `Taken` where the token is known already."""

    async def take_recovery(self, token_hash: bytes, now: float) -> str | None:
        """Use a token up: the person's id, to one caller only, or None for unknown, used and outlived tokens."""

    async def add_result(self, result: Result) -> None:
        """Keep a result; does nothing where one of this person, table and game number is kept already."""

    async def bests(self, person: str, game: str | None = None) -> list[Result]:
        """The best result for each game, options and number of seats, in this order; of equal ones, the first."""

    async def results(self, person: str, limit: int, before: float | None = None) -> list[Result]:
        """This person's results from before that time, newest first."""

    async def subscribe(self, subscription: Subscription, most: int) -> None:
        """Keep a subscription, also instead of an earlier one of its endpoint; of a person's the newest `most`."""

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        """Forget the subscription of an endpoint; with a person, only if it is theirs."""

    async def subscriptions(self, person: str) -> list[Subscription]:
        """Where a person can be called, newest first."""

    async def subscribers(self) -> list[str]:
        """Everyone who can be called, once each."""

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """The secret of this name: the one that is kept, else `fresh`, which is kept from now on, for all processes."""

    async def dump(self, write: Callable[[Row], None]) -> None:
        """Give every row to `write`, as they all were at one moment; the log by table and number.

        `write` is called in another thread where the store has threads.
        """

    async def load(self, rows: Iterable[Row]) -> None:
        """Keep all these rows or, where anything fails, none; raises `NotEmpty` where there are rows already.

        Secrets that a server has made at its start do not count, and are replaced.

        `rows` may be walked through more than once, in another thread.
        """

    async def ready(self) -> bool:
        """Whether it could write now."""

    async def close(self) -> None:
        """Finish what was asked for and let go; everything after this raises `StoreUnavailable`."""


def settle(done: Future[Any], outcome: Any) -> None:
    """Give a future what became of a job; one that was cancelled meanwhile needs nothing."""
    if done.done():
        return
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)


def inform(tell: Tell, outcome: Any) -> None:
    """Tell one of many what became of something; where it fails, the others are told all the same."""
    try:
        tell(outcome)
    except Exception:
        _log.exception("Who waited for a commit failed.")


def check_append(table: str, number: int, entries: Sequence[bytes], listing: Listing | None) -> None:
    """Raise `ValueError` for an append that no store could keep."""
    check_numbers(number, entries)
    check_values(table)
    if listing is not None:
        if listing.table != table:
            raise ValueError(f"The listing of {listing.table!r} came with an entry of {table!r}.")
        check_row(listing)


def check_numbers(number: int, entries: Sequence[bytes]) -> None:
    """Raise `ValueError` for entries that have no place in any log."""
    if not entries:
        raise ValueError("An append needs at least one entry.")
    if not 1 <= number <= LAST_NUMBER - len(entries):
        raise ValueError(f"Entries are numbered from 1 to {LAST_NUMBER}, not {number!r}.")


def check_row(row: Row) -> None:
    """Raise `ValueError` for a row that no store could keep as it is."""
    check_values(*astuple(row))


def check_values(*values: Any) -> None:
    """Raise `ValueError` for values that one database would keep and another change or refuse."""
    for value in values:
        match value:
            case str():
                if "\0" in value:
                    raise ValueError(f"Text may not hold a NUL: {value!r}")
                value.encode()  # half a character (a lone surrogate) raises UnicodeEncodeError, a ValueError
            case float():
                if not isfinite(value):
                    raise ValueError(f"Not a finite number: {value!r}")
            case int():
                if not -(2**63) <= value < 2**63:
                    raise ValueError(f"Not a number of 64 bits: {value!r}")
            case tuple():
                check_values(*value)


def can_be_kept(*values: Any) -> bool:
    """Whether `check_values` lets these pass, so that looking for them makes sense."""
    try:
        check_values(*values)
    except ValueError:
        return False
    return True
