"""What pages were promised about the moves made on them, held against the log of the table."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from playwright.sync_api import Page, WebSocket

from klub.core import decode
from klub.store import open_store
from klub.tables import entries as e

LET_GO: Final = 3
"""The input by which a hand lets go of a magnet, after the number of its seat."""


class Ledger:
    """The moves of one person, on whatever devices."""

    def __init__(self) -> None:
        self.sent: set[str] = set()
        """The nonces of the moves that pages have sent."""
        self.kept: dict[str, int] = {}
        """Those of which the server said that they are kept: nonce → number of the entry."""
        self.let_go = 0
        """How many turns were played live, and ended by letting go."""

    def follow(self, page: Page) -> None:
        """Listen to a page from now on, before it is opened."""
        page.on("websocket", self._listen)

    @property
    def is_settled(self) -> bool:
        """Whether every move that was sent has been answered."""
        return self.sent == {*self.kept}

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", self._note_sent)
        line.on("framereceived", self._note_received)

    def _note_sent(self, frame: str | bytes) -> None:
        if isinstance(frame, bytes):
            self.let_go += frame[1] == LET_GO
            return
        request = json.loads(frame)
        if request["do"] == "move":
            self.sent.add(request["nonce"])

    def _note_received(self, frame: str | bytes) -> None:
        if isinstance(frame, bytes):
            return
        event = json.loads(frame)
        if event.get("nonce") not in self.sent:
            return
        if event["event"] == "done":
            self.kept[event["nonce"]] = event["number"]
        elif event["event"] == "refused":
            self.sent.discard(event["nonce"])


def read_log(database: str, table: str) -> list[e.Entry]:
    """All entries of a table."""

    async def read() -> list[bytes]:
        store = await open_store(database)
        try:
            return list(await store.read(table))
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as apart:  # the browser's event loop has this thread
        entries = apart.submit(asyncio.run, read()).result()
    return [decode(entry, e.Entry, "log/entry") for entry in entries]


def check_moves(log: Sequence[e.Entry], ledgers: Mapping[str, Ledger]) -> int:
    """Every move that a page was promised is in the log, once, and no other; the number of people's moves.

    `ledgers` are by the ids of their people.
    """
    made: dict[str, dict[str, int]] = {who: {} for who in ledgers}
    live = dict.fromkeys(ledgers, 0)
    for number, entry in enumerate(log, 1):
        if not isinstance(entry, e.Moved) or entry.by is None:
            continue
        if entry.nonce in ledgers[entry.by].sent:
            assert entry.nonce not in made[entry.by], "a move was made twice"
            made[entry.by][entry.nonce] = number
        else:
            live[entry.by] += 1

    assert made == {who: ledger.kept for who, ledger in ledgers.items()}
    assert live == {who: ledger.let_go for who, ledger in ledgers.items()}
    return sum(map(len, made.values())) + sum(live.values())
