"""A client of version 0.1: the requests it knew, and the events as it read them. Nothing here ever changes."""

import json
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection


class SeatInfo(Struct):
    """A seat."""

    seat: int
    kind: str
    who: str | None
    name: str
    color: str
    level: str | None
    ready: bool
    away: bool
    resigned: bool
    muted: bool
    mine: bool
    deadline: float | None
    bank: float | None


class SeatView(Struct):
    """A seat of one's own."""

    seat: int
    view: Any
    moves: list[dict[str, Any]] | None


class Play(Struct):
    """The game on the table."""

    game_number: int
    commitment: str
    seed: str | None
    moves_made: int
    actors: list[int]
    awaited: list[int]
    views: list[SeatView]
    watching: Any
    outcome: Any


class Snapshot(Struct, tag_field="event", tag="snapshot"):
    """A table."""

    number: int
    table: str
    game: str
    version: int
    options: dict[str, Any]
    house: dict[str, Any]
    phase: str
    why_closed: str | None
    you: str
    host: bool
    seats: list[SeatInfo]
    play: Play | None
    undo: Any
    silent: list[int]
    chat: list[Any]
    series: list[Any]


class Done(Struct, tag_field="event", tag="done"):
    """It is in the log."""

    nonce: str | None
    number: int


class Refused(Struct, tag_field="event", tag="refused"):
    """It is not."""

    nonce: str | None
    code: str
    facts: dict[str, Any]


class Presence(Struct, tag_field="event", tag="presence"):
    """Who is connected."""

    people: list[str]


_Event: TypeAlias = Snapshot | Done | Refused | Presence

_read = msgspec.json.Decoder(_Event).decode


class OldClient:
    """One connection; `snapshot` is the last one heard."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._nonces = 0
        self.snapshot: Snapshot | None = None
        self.people: list[str] = []

    @property
    def now(self) -> Snapshot:
        """The table."""
        assert self.snapshot is not None, "it was told before"
        return self.snapshot

    async def hear(self) -> Done | Refused | None:
        """The next event; what became of a request is returned."""
        event: _Event = _read(await self._socket.recv())
        match event:
            case Snapshot():
                self.snapshot = event
            case Presence():
                self.people = event.people
            case _:
                return event
        return None

    async def ask(self, do: str, **fields: Any) -> None:
        """Ask for something that is granted."""
        self._nonces += 1
        nonce = str(self._nonces)
        await self._socket.send(json.dumps({"do": do, **fields, "nonce": nonce, "seen": self.now.number}))
        while (answer := await self.hear()) is None or answer.nonce != nonce:
            pass
        assert isinstance(answer, Done), answer

    async def play(self, pick: int = 0) -> None:
        """Play at one's seat until the game is over: of the listed moves one, by its number."""
        while self.now.phase == "playing":
            play = self.now.play
            assert play is not None, "there is a game"
            mine = next((view for view in play.views if view.seat in play.awaited and view.moves), None)
            if mine is None or not mine.moves:
                await self.hear()
            else:
                await self.ask("move", seat=mine.seat, move=mine.moves[pick % len(mine.moves)])

    async def until_phase(self, phase: str) -> None:
        """Listen until the table is there."""
        while self.snapshot is None or self.now.phase != phase:
            await self.hear()
