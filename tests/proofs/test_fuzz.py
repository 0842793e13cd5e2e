"""Strangers send nonsense to a table's socket while it is played at: nothing breaks, nothing leaks.

`FUZZ_MESSAGES=100000` sends as many; CI sends fewer.
"""

import asyncio
import os
import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed

from klub.client import Club, Identity, Table, connect
from klub.core import decode, format_seed, to_dict
from klub.store import Store, open_store
from klub.tables import Table as TrueTable
from klub.tables import entries as e
from klub.tables import snapshot
from tests.proofs.company import PATIENCE
from tests.proofs.loop import prove
from tests.proofs.noise import Noise, Sample
from tests.proofs.server import KlubServer
from tests.services.wait import eventually

MESSAGES: Final = int(os.environ.get("FUZZ_MESSAGES", "3000"))
BURST: Final = 25
"""Messages sent at once, before waiting for an answer."""
ROUND: Final = 100
"""Messages that each visitor sends between two looks at the table."""
GROWTH: Final = 40
"""Megabytes that the server may grow by, between half-time and the end."""

SAMPLES: Final[Sequence[Sample]] = (
    {"do": "sit", "seat": 1, "nonce": "a", "seen": 3},
    {"do": "swap", "one": 0, "other": 1, "nonce": "c"},
    {"do": "seat_bot", "seat": 1, "level": "clever", "nonce": "d"},
    {"do": "ready", "ready": True, "nonce": "e"},
    {"do": "start", "nonce": "f"},
    {"do": "undo", "seat": 0, "nonce": "g"},
    {"do": "answer_undo", "agree": True, "nonce": "h"},
    {"do": "return", "nonce": "i"},
    {"do": "say", "text": "hello", "nonce": "j"},
    {"do": "react", "sign": "wave", "nonce": "k"},
    {"do": "mute", "who": "someone", "nonce": "l"},
    {"do": "rename", "name": "Robin", "color": "red", "nonce": "m"},
    {"do": "rematch", "nonce": "n"},
    {"do": "sit", "seat": 1, "name": "Robin", "color": "red", "nonce": "o"},
    {"do": "arrange", "game": "cubed", "seats": 2, "options": {}, "house": {"listed": True}, "nonce": "p"},
    {"do": "suggest", "game": "clustered", "seats": 3, "bots": {"2": "club"}, "nonce": "q"},
    {"do": "dismiss", "who": "someone", "nonce": "r"},
    {"do": "hand_over", "who": "someone", "nonce": "s"},
    {"do": "again", "nonce": "t"},
    {"do": "stand_in", "who": "someone", "nonce": "u"},
    {"do": "nudge", "who": "someone", "nonce": "v"},
    {"do": "vote_end", "agree": False, "nonce": "w"},
    {"do": "give", "seat": 1, "who": "someone", "nonce": "x"},
    {"do": "claim", "seat": 0, "nonce": "y"},
    {"do": "answer_claim", "who": "someone", "agree": True, "nonce": "z"},
    {"do": "ban", "who": "someone", "nonce": "0"},
    {"do": "unban", "who": "someone", "nonce": "1"},
    {"do": "ping"},
)


class Visitor:
    """Somebody with the table's link who talks nonsense: with a seat, or without."""

    def __init__(self, server: KlubServer, table: str, identity: Identity, noise: Noise) -> None:
        self._address = f"ws://127.0.0.1:{server.port}/live/{table}"
        self._cookie = identity.header(server.url)
        self._noise = noise
        self.heard: list[str] = []
        """Everything the server said since it was last looked at."""

    async def send(self, count: int) -> None:
        """Send so many messages, and come back whenever one is shown the door."""
        left = count
        while left > 0:
            async with open_socket(
                self._address,
                additional_headers={"Cookie": self._cookie},
                close_timeout=1.0,
                compression=None,
                max_size=None,
                proxy=None,
            ) as socket:
                try:
                    while left > 0:
                        for _ in range(min(BURST, left)):
                            left -= 1
                            await socket.send(self._noise())
                        await self._catch_breath(socket)
                except ConnectionClosed as closed:
                    check_farewell(closed)

    async def _catch_breath(self, socket: ClientConnection) -> None:
        """Listen until what was said so far has been answered."""
        await socket.send('{"do":"ping"}')
        while True:
            message = await socket.recv()
            self.heard.append(message if isinstance(message, str) else message.decode())
            if '"event":"pong"' in self.heard[-1]:
                return


class Log:
    """The log of a table, read on as it grows."""

    def __init__(self, store: Store, table: str) -> None:
        self._store, self._id = store, table
        self.table = TrueTable()

    async def read_on(self) -> TrueTable:
        """The table as its log has it now."""
        for entry in await self._store.read(self._id, after=self.table.number):
            self.table.take(decode(entry, e.Entry, "log/entry"))
        return self.table

    async def secrets(self) -> set[str]:
        """The seed of the game, if it is not over."""
        table = await self.read_on()
        return {format_seed(table.play.seed)} if table.play is not None and table.phase == "playing" else set()


def check_farewell(closed: ConnectionClosed) -> None:
    """One is dropped for good reasons only: too much, too large, unreadable; never for a crash (1011).

    The reason itself may get lost when the line is cut while we are still talking.
    """
    assert closed.rcvd is None or closed.rcvd.code in (1003, 1007, 1008, 1009, 1013)


def test_nonsense_on_sockets_breaks_nothing_and_leaks_nothing() -> None:
    """No crash, no error in the log, no growing memory, no connection left behind, no secret told; play goes on."""
    server = KlubServer()
    try:
        server.start()
        prove(talk_nonsense(server, random.Random(6)))
    finally:
        server.remove()


async def talk_nonsense(server: KlubServer, rng: random.Random) -> None:
    """Two who play and one who watches send noise, while their honest clients listen; others play at another table."""
    people = [Identity() for _ in range(3)]
    clubs = [await connect(server.url, name="Robin", identity=identity, patience=PATIENCE) for identity in people]
    host = await clubs[0].create("clustered", seats=2)
    tables = [host, *[await club.join(host.id) for club in clubs[1:]]]
    await tables[1].sit()
    await tables[0].ready()
    await tables[1].ready()
    pid, noise = server.pid, Noise(rng, list(SAMPLES))
    visitors = [Visitor(server, host.id, identity, noise) for identity in people]
    store = await open_store(server.database)
    log, half = Log(store, host.id), MESSAGES // 2
    memory = []
    for part in (half, MESSAGES - half):
        await send_all(visitors, part, noise, tables, log)
        memory.append(resident_megabytes(pid))

    assert server.runs
    assert pid == server.pid
    assert memory[1] - memory[0] <= GROWTH
    assert MESSAGES * 0.9 <= server.figure("klub_messages_total")
    assert 0 < server.figure("klub_moves_total")
    assert [] == re.findall(r".*(?:Traceback|\"error\"|ERROR).*", server.log)

    await check_table(log, tables)
    await store.close()
    await play_elsewhere(clubs[0], clubs[1])
    for club in clubs:
        await club.hang_up()
    await eventually(lambda: server.figure("klub_connections") == 0, "all connections to be forgotten")


async def send_all(visitors: list[Visitor], count: int, noise: Noise, tables: list[Table], log: Log) -> None:
    """Send in rounds; honest messages follow the game, and what was heard is searched for secrets."""
    left = count
    while left > 0:
        noise.samples[len(SAMPLES) :] = moves_of(tables)
        share = min(ROUND, -(-left // len(visitors)))
        left -= share * len(visitors)
        before = await log.secrets()
        await asyncio.gather(*(visitor.send(share) for visitor in visitors))
        after = await log.secrets()
        for visitor in visitors:
            heard = "\n".join(visitor.heard)
            visitor.heard.clear()

            assert [] == [secret for secret in before & after if secret in heard]


def moves_of(tables: list[Table]) -> list[Sample]:
    """Moves and trials as honest clients would send them now, each for its own seats."""
    views = [view for table in tables if table.snapshot.play is not None for view in table.snapshot.play.views]
    moves = [(view.seat, move) for view in views for move in view.moves[:20]]
    return [{"do": do, "seat": seat, "move": move, "nonce": do} for do in ("move", "try") for seat, move in moves]


async def check_table(log: Log, tables: list[Table]) -> None:
    """The honest clients have seen what the log says."""
    true = await log.read_on()
    for table in tables:
        await table.until(lambda now: now.number >= true.number)

        assert to_dict(snapshot(true, table.snapshot.you)) == to_dict(table.snapshot)


async def play_elsewhere(one: Club, other: Club) -> None:
    """A game from its beginning to its end, as if nothing had happened."""
    host = await one.create("clustered", seats=2)
    guest = await other.join(host.id)

    async def play(table: Table) -> None:
        seat = await table.sit()
        await table.ready()
        async for turn in seat.turns():
            await seat.play(turn.moves[0])

    await asyncio.gather(play(host), play(guest))

    assert "over" == host.snapshot.phase


def resident_megabytes(pid: int) -> float:
    """The memory a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
