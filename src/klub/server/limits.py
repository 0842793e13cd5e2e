"""Every bound of the server, and the token buckets that count how often someone may do something."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from klub.core import Illegal

_Count: TypeAlias = Annotated[int, Meta(ge=1)]
_Rate: TypeAlias = Annotated[float, Meta(gt=0)]
_Seconds: TypeAlias = Annotated[float, Meta(ge=0)]

_DAY = 86_400.0
MOST_RECORD_BYTES = 8_388_608


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one process takes on. A host may change any of them; each one says what happens beyond it."""

    message_bytes: _Count = 16_384
    """The largest message of a client; a larger one ends its connection (1009)."""
    messages_per_second: _Rate = 20.0
    """What a connection may send in the long run; more is refused (`server/too_fast`)."""
    message_burst: _Count = 60
    """What a connection may send at once."""
    address_messages_per_second: _Rate = 200.0
    """What all connections of one address may send together in the long run; more is refused (`server/too_fast`)."""
    address_message_burst: _Count = 600
    """What all connections of one address may send at once."""
    patience_with_floods: _Count = 200
    """Messages refused in a row as too fast, or as unreadable, after which a connection is ended (1008)."""

    live_messages_per_second: _Rate = 90.0
    """Inputs of a live turn that a connection may send in the long run; more are refused (`server/too_fast`)."""
    live_message_burst: _Count = 180
    """Inputs of a live turn that a connection may send at once."""
    live_message_bytes: _Count = 4_096
    """The largest input of a live turn; a larger one ends its connection (1009)."""
    live_turns: _Count = 100
    """Live turns that are played at once in each process; more are refused (`live/full`)."""
    live_patience: _Seconds = 5.0
    """Seconds without any connection after which who plays a live turn lets go."""
    sketches_per_second: _Rate = 10.0
    """Sketches that a connection may show in the long run; more are refused (`server/too_fast`)."""
    sketch_burst: _Count = 20
    """Sketches that a connection may show at once."""
    films_per_second: _Rate = 1.0
    """Films of moves that one person may ask for in the long run; more are refused (`server/too_fast`)."""
    film_burst: _Count = 60
    """Films of moves that one person may ask for at once: those of a whole game."""

    connections: _Count = 20_000
    """Open sockets; more are turned away (`server/full`)."""
    connections_per_address: _Count = 500
    """Open sockets of one address; more are turned away (`server/too_many_connections`). A whole club may share one."""
    listeners_per_table: _Count = 200
    """Open sockets at one table of people without a seat; more are turned away (`table/crowded`)."""
    outbox: _Count = 64
    """Messages that wait for one slow reader, skipped states included; beyond that it is dropped (1013)."""
    slow_reader: _Seconds = 30.0
    """Seconds that a message waits for one slow reader; then it is dropped (1013)."""
    farewell: _Seconds = 5.0
    """Seconds that a dropped reader has to hear why, before the line is cut."""

    silence: _Rate = 10.0
    """Seconds without a sound after which the line of a client that wishes for it (`?silence=`) is cut."""
    longest_silence: _Rate = 40.0
    """The same for clients that wish for more, or do not say."""

    request_bytes: _Count = 262_144
    """The largest body of an HTTP request; a larger one is refused (`server/too_large`)."""
    record_bytes: Annotated[int, Meta(ge=1, le=MOST_RECORD_BYTES)] = MOST_RECORD_BYTES
    """The largest game file that is verified: those of live turns hold every move of the hand. A larger one is refused
    (`server/too_large`)."""
    guesses_per_second: _Rate = 0.5
    """Codes, links and game files that one address may try in the long run; more are refused (`server/too_fast`)."""
    guess_burst: _Count = 30
    """Codes, links and game files that one address may try at once."""
    newcomers_per_second: _Rate = 5.0
    """People and tables that one address may bring in the long run; more are refused (`server/too_fast`)."""
    newcomer_burst: _Count = 1_000
    """People and tables that one address may bring at once."""
    looks_per_second: _Rate = 20.0
    """Looks back, worths of moves and tries in lessons, of one person or address, in the long run; more are refused
    (`server/too_fast`)."""
    look_burst: _Count = 300
    """Looks back, worths of moves and tries in lessons at once: one for each move of a long game."""
    hints_per_second: _Rate = 0.2
    """Hints that one person may ask for in the long run; more are refused (`server/too_fast`)."""
    hint_burst: _Count = 10
    """Hints that one person may ask for at once."""

    subscriptions_per_person: _Count = 8
    """Browsers in which one person is called; with one more the oldest is forgotten."""
    calls_waiting: _Count = 1_000
    """Calls to people who do not look that wait to be sent; more are dropped."""

    tables_per_person: _Count = 50
    """Open tables that one person hosts; more are refused (`server/too_many_tables`)."""
    tables_in_memory: _Count = 20_000
    """Tables kept unfolded; the least recently used is folded away and read from its log again when needed."""
    log_length: _Count = 20_000
    """Entries of one table; beyond it only what brings its game to an end is taken, beyond its double nothing."""
    refusals_kept: _Count = 256
    """Refusals of one table that are remembered, so that a resend hears the same."""

    bots_waiting: _Count = 10_000
    """Moves that bots have to think about at once; beyond that a bot starts a little later."""
    bot_patience: _Seconds = 3.0
    """Seconds without a move after which a process plays the bots of another, which may be gone."""
    heartbeat: _Rate = 10.0
    """Seconds between two heartbeats to the other processes; who missed three is gone, with its people."""

    touch_every: _Seconds = 60.0
    """Seconds that the index of tables may be behind in when a table was last touched."""
    code_age: _Seconds = 2 * 3_600.0
    """Seconds that a short code opens its table."""
    sweep_every: _Rate = 600.0
    """Seconds between two looks for abandoned tables."""
    waiting_age: _Seconds = _DAY
    """Seconds untouched after which a table that has not started is closed."""
    playing_age: _Seconds = 30 * _DAY
    """Seconds untouched after which a running game is closed."""
    over_age: _Seconds = 30 * _DAY
    """Seconds untouched after which a table that is over or closed is deleted."""


class Bucket:
    """Tokens that come back with time: one for each thing done. Time is passed in, in seconds."""

    __slots__ = ("_burst", "_full_at", "_seconds")

    def __init__(self, rate: float, burst: int) -> None:
        """`rate` tokens come back each second; `burst` are there at most, and at first."""
        self._seconds = 1.0 / rate
        self._burst = burst * self._seconds
        self._full_at = 0.0

    def take(self, now: float) -> float:
        """Take a token: 0 if there was one, else the seconds until there is."""
        full_at = (self._full_at if self._full_at > now else now) + self._seconds
        wait = full_at - now - self._burst
        if wait > 1e-9:
            return wait
        self._full_at = full_at
        return 0.0

    def is_full(self, now: float) -> bool:
        """Whether all tokens are back, so that a new bucket would do as well."""
        return self._full_at <= now


class Buckets:
    """A bucket for each address or person. Those that are full again are forgotten; there is a bound on the rest."""

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = time.monotonic, most: int = 100_000) -> None:
        """`rate`: requests a second in the long run; `burst`: at once."""
        self._rate, self._burst, self._now, self._most = rate, burst, now, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str) -> None:
        """Count one request; refuses it where there were too many, and says in how many seconds to come back."""
        now = self._now()
        bucket = self._buckets.setdefault(whose, Bucket(self._rate, self._burst))
        self._buckets.move_to_end(whose)
        while len(self._buckets) > self._most or (next(iter(self._buckets.values())).is_full(now) and len(self) > 1):
            self._buckets.popitem(last=False)
        if wait := bucket.take(now):
            raise Illegal("server/too_fast", retry_after=round(wait, 3))

    def __len__(self) -> int:
        return len(self._buckets)
