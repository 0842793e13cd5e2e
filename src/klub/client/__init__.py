"""An async client for people who write bots, tests and tools: it stays connected, and a move counts exactly once.

async with connect("https://klub.example/t/…", name="Robin") as club:
    table = await club.join()
    seat = await table.sit()
    await table.ready()
    async for turn in seat.turns():
        await seat.play(turn.moves[0])
"""

from klub.client.club import Club, connect
from klub.client.frame import LiveFrame
from klub.client.identity import Identity
from klub.client.patience import Patience
from klub.client.table import Seat, Table
from klub.core import Illegal
from klub.tables.snapshot import Snapshot

__all__ = ["Club", "Identity", "Illegal", "LiveFrame", "Patience", "Seat", "Snapshot", "Table", "connect"]
