"""A table as one person sits at it: what it looks like now, and everything one can do there."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any, Final

import msgspec
from msgspec import Struct

from klub.client.connection import Connection
from klub.client.events import Event, Presence, Refused, Shown
from klub.client.frame import LiveFrame
from klub.client.link import socket_address
from klub.client.patience import Patience
from klub.core import Illegal, from_dict, to_dict
from klub.core.thought import Level, parse_level
from klub.tables import commands as c
from klub.tables.house import House
from klub.tables.snapshot import SeatInfo, SeatView, Snapshot

FRAMES_KEPT: Final = 300
"""Frames of live turns that wait for a slow reader."""


class Table:
    """A live table. Every method that asks something of it returns after the server's acknowledgement.

    That is after the log was written for good; a refusal raises `Illegal`, and then nothing has changed.
    Methods that change the table return the number of the log entry they led to.
    """

    def __init__(
        self,
        server: str,
        id: str,
        cookie: Callable[[], str],
        patience: Patience,
        link: str = "",
        code: str | None = None,
    ) -> None:
        self.id: str = id
        """The key of the table: whoever knows it may join."""
        self.link: str = link
        """The invitation; empty at a table that somebody else created."""
        self.code: str | None = code
        """The short code to say aloud, likewise."""
        self.present: frozenset[str] = frozenset()
        """The ids of the people who are connected."""
        self.names: dict[str, str] = {}
        """What they call themselves, by id: also those who only watch."""
        self.absent: dict[str, float] = {}
        """The ids of people who have a seat, or host, and are not connected, and since when (seconds since 1970)."""
        self._snapshot: Snapshot | None = None
        self._acknowledged = 0
        self._failure: Exception | None = None
        self._news = asyncio.Event()
        self._seats: list[Seat] = []
        self.sketches: dict[int, Any] = {}
        """What others show that is no move yet, the latest of each seat."""
        self.rejections: deque[Illegal] = deque(maxlen=FRAMES_KEPT)
        """Inputs of live turns that were refused, and the word that a live turn was lost."""
        self._frames: deque[LiveFrame] = deque(maxlen=FRAMES_KEPT)
        self._shot = asyncio.Event()
        self._connection = Connection(socket_address(server, id), cookie, patience, self._hear, self._show, self._fail)

    @property
    def snapshot(self) -> Snapshot:
        """The table as it was last heard of."""
        assert self._snapshot is not None, "a table is handed out with its first snapshot"
        return self._snapshot

    async def snapshots(self) -> AsyncIterator[Snapshot]:
        """The table now, and whenever it has changed, until it is closed; raises `Illegal` for one sent away.

        States may be skipped, never repeated; none is older than what was acknowledged to us already.
        """
        seen = -1
        while True:
            news = self._news
            if self._failure is not None:
                raise self._failure
            snapshot = self._snapshot
            if snapshot is None or snapshot.number <= seen or snapshot.number < self._acknowledged:
                await news.wait()
                continue
            seen = snapshot.number
            yield snapshot
            if snapshot.phase == "closed":
                return

    def frames(self) -> AsyncIterator[LiveFrame]:
        """The frames of live turns from now on, for one reader; who reads too slowly misses the oldest."""
        self._frames.clear()
        return self._read_frames()

    async def _read_frames(self) -> AsyncIterator[LiveFrame]:
        while True:
            while self._frames:
                yield self._frames.popleft()
            if self._failure is not None:
                raise self._failure
            self._shot.clear()
            await self._shot.wait()

    def send(self, data: bytes, seat: int | None = None) -> None:
        """An input of a live turn, for whichever of our seats may move now; `rejections` has what is refused."""
        self._connection.tell(bytes([self._own_seat() if seat is None else seat]) + data)

    def show(self, sketch: Mapping[str, Any], seat: int | None = None) -> None:
        """Let the others see what is no move yet."""
        self._connection.tell(
            {"do": "show", "seat": self._own_seat() if seat is None else seat, "sketch": dict(sketch)}
        )

    async def until(self, condition: Callable[[Snapshot], bool]) -> Snapshot:
        """The first snapshot from now on for which the condition holds."""
        async for snapshot in self.snapshots():
            if condition(snapshot):
                return snapshot
        raise Illegal("table/closed", why=self.snapshot.why_closed)

    async def do(self, command: c.Command) -> int:
        """Ask anything; the number of the last entry it led to."""
        answer = await self._connection.ask({**to_dict(command), "seen": self.snapshot.number})
        number: int = msgspec.convert(getattr(answer, "number", 0), int)
        self._acknowledged = max(self._acknowledged, number)
        return number

    async def sit(self, seat: int | None = None, name: str | None = None, color: str | None = None) -> "Seat":
        """Take a seat, or without a number: the one already ours, else the first free one.

        With a number, `name` and `color` are for this seat alone.
        """
        if seat is not None:
            return await self._sit(c.Sit(seat, name, color))
        while True:
            now = self.snapshot
            mine = [info.seat for info in now.seats if info.mine]
            if mine:
                return self._seat(mine[0])
            free = [info.seat for info in now.seats if info.kind == "empty"]
            if not free:
                raise Illegal("table/full")
            try:
                return await self._sit(c.Sit(free[0], name, color))
            except Illegal as refusal:
                if refusal.code != "table/seat_taken":
                    raise
            await self.until(_newer_than(now.number))  # somebody was faster: try the next

    async def stand(self, seat: int) -> int:
        """Free a seat of ours before the start."""
        return await self.do(c.Stand(seat))

    async def swap(self, one: int, other: int) -> int:
        """Change two seats before the start."""
        return await self.do(c.Swap(one, other))

    async def seat_bot(self, seat: int, level: str) -> int:
        """The host puts a bot on a free seat."""
        return await self.do(c.SeatBot(seat, parse_level(level)))

    async def ready(self, ready: bool = True) -> int:
        """Say that one is ready; when the last one is, the game starts."""
        return await self.do(c.Ready(ready))

    async def start(self) -> int:
        """The host starts with those who sit."""
        return await self.do(c.Start())

    async def play(self, move: Mapping[str, Any] | Struct, seat: int | None = None) -> int:
        """Make a move; without a seat, for the seat of ours that may move now."""
        return await self.do(self._move(move, seat))

    async def why_not(self, move: Mapping[str, Any] | Struct, seat: int | None = None) -> Illegal | None:
        """Why a move would be refused now; None if it would not. Changes nothing."""
        message = {**to_dict(self._move(move, seat)), "do": "try", "seen": self.snapshot.number}
        try:
            await self._connection.ask(message)
        except Illegal as refusal:
            return refusal
        return None

    async def ask_undo(self, seat: int, to: int | None = None) -> int:
        """Ask to take our last move back, or an earlier one and all after it, so that `to` moves stay."""
        return await self.do(c.AskUndo(seat, to))

    async def answer_undo(self, agree: bool) -> int:
        """Agree to a take-back, or not."""
        return await self.do(c.AnswerUndo(agree))

    async def say(self, text: str) -> int:
        """Chat."""
        return await self.do(c.Say(text))

    async def leave(self) -> int:
        """Go: before the start the seats are free, later a bot plays on."""
        return await self.do(c.Leave())

    async def come_back(self) -> int:
        """Take over again from the bot that stood in for us."""
        return await self.do(c.Return())

    async def resign(self, seat: int) -> int:
        """Give up the game at a seat of ours."""
        return await self.do(c.Resign(seat))

    async def rematch(self) -> int:
        """Another game with the same people."""
        return await self.do(c.Rematch())

    async def again(self) -> int:
        """Play again: another game is on, and we are ready; when all who are present are, it starts."""
        return await self.do(c.Again())

    async def arrange(
        self,
        game: str,
        *,
        seats: int,
        options: Mapping[str, Any] | None = None,
        house: House | None = None,
        bots: Mapping[int, str] | None = None,
    ) -> int:
        """The host says what is played next; people keep their seats. Without `bots` they stay as they are."""
        return await self.do(c.Arrange(*_arrangement(game, seats, options, house, bots)))

    async def suggest(
        self,
        game: str,
        *,
        seats: int,
        options: Mapping[str, Any] | None = None,
        house: House | None = None,
        bots: Mapping[int, str] | None = None,
    ) -> int:
        """Suggest what is played next, as `arrange`; the host decides."""
        return await self.do(c.Suggest(*_arrangement(game, seats, options, house, bots)))

    async def hand_over(self, who: str) -> int:
        """The host makes somebody else who sits here the host."""
        return await self.do(c.HandOver(who))

    async def stand_in(self, who: str) -> int:
        """Let a bot play for somebody who is absent, until they are back."""
        return await self.do(c.StandIn(who))

    async def nudge(self, who: str) -> int:
        """Tell somebody that they are waited for."""
        return await self.do(c.Nudge(who))

    async def vote_end(self, agree: bool = True) -> int:
        """Agree to end the game without a result, or not."""
        return await self.do(c.VoteEnd(agree))

    async def give(self, seat: int, who: str) -> int:
        """The host gives a seat that nobody needs to somebody who watches."""
        return await self.do(c.Give(seat, who))

    async def claim(self, seat: int) -> int:
        """Say that the seat of somebody who is absent is ours; one of the others has to confirm it."""
        return await self.do(c.Claim(seat))

    async def answer_claim(self, who: str, agree: bool) -> int:
        """Confirm somebody's claim, or not."""
        return await self.do(c.AnswerClaim(who, agree))

    async def close(self) -> int:
        """The host closes the table for good."""
        return await self.do(c.Close())

    async def hang_up(self) -> None:
        """Disconnect; at the table nothing changes."""
        await self._connection.hang_up()

    def _move(self, move: Mapping[str, Any] | Struct, seat: int | None) -> c.Play:
        plain: dict[str, Any] = from_dict(move, dict[str, Any], "move/malformed")
        return c.Play(self._own_seat() if seat is None else seat, plain)

    def _own_seat(self) -> int:
        """Our seat that is awaited, else one that may move; else any of ours, so that the rules refuse."""
        mine = [info.seat for info in self.snapshot.seats if info.mine]
        if not mine:
            raise Illegal("table/not_seated")
        play = self.snapshot.play
        able = (*play.awaited, *play.actors) if play is not None else ()
        return next((seat for seat in able if seat in mine), mine[0])

    async def _sit(self, command: c.Sit) -> "Seat":
        await self.do(command)
        await anext(self.snapshots())  # that which shows us there
        return self._seat(command.seat)

    def _seat(self, number: int) -> "Seat":
        seat = Seat(self, number)
        self._seats.append(seat)
        return seat

    def _hear(self, event: Event) -> None:
        match event:
            case Snapshot():
                if self._snapshot is None or event.number > self._snapshot.number:
                    self._follow_seats(event.seats)
                    self._snapshot = event
                    self._tell()
            case Presence():
                self.present = frozenset(event.people)
                self.names, self.absent = event.names, event.absent
            case Shown():
                self.sketches[event.seat] = event.sketch
            case Refused(nonce=None):
                self.rejections.append(Illegal(event.code, **event.facts))

    def _follow_seats(self, now: list[SeatInfo]) -> None:
        """Seats may be swapped, and close up when the game starts without the empty ones: ours keep their order."""
        before = [info.seat for info in self._snapshot.seats if info.mine] if self._snapshot is not None else []
        after = [info.seat for info in now if info.mine]
        if len(before) == len(after):
            moved = dict(zip(before, after, strict=True))
            for seat in self._seats:
                seat.number = moved.get(seat.number, seat.number)

    def _show(self, frame: LiveFrame) -> None:
        self._frames.append(frame)
        self._shot.set()

    def _fail(self, failure: Exception) -> None:
        self._failure = failure
        self._shot.set()
        self._tell()

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()


def _arrangement(
    game: str,
    seats: int,
    options: Mapping[str, Any] | None,
    house: House | None,
    bots: Mapping[int, str] | None,
) -> tuple[str, int, dict[str, Any], House, dict[int, Level] | None]:
    levels = None if bots is None else {seat: parse_level(level) for seat, level in bots.items()}
    return game, seats, dict(options or {}), house or House(), levels


def _newer_than(number: int) -> Callable[[Snapshot], bool]:
    return lambda snapshot: snapshot.number > number


class Seat:
    """A seat of ours at a table; `number` follows it when seats are swapped."""

    def __init__(self, table: Table, number: int) -> None:
        self.table, self.number = table, number

    def snapshots(self) -> AsyncIterator[Snapshot]:
        """The snapshots of the table, as `Table.snapshots` has them."""
        return self.table.snapshots()

    def view(self, snapshot: Snapshot) -> SeatView | None:
        """What this seat sees of the game in a snapshot; None before the game starts."""
        views = snapshot.play.views if snapshot.play is not None else []
        return next((view for view in views if view.seat == self.number), None)

    async def turns(self) -> AsyncIterator[SeatView]:
        """This seat's view and legal moves, each time it may move, until the game is over (this one, not the next).

        Where several may move at once it can be asked again before it has moved, because the others did.
        """
        playing: int | None = None
        async for snapshot in self.table.snapshots():
            number = snapshot.play.game_number if snapshot.play is not None else None
            if snapshot.phase in ("over", "closed") or playing not in (None, number):
                return
            playing = number
            view = self.view(snapshot)
            if view is not None and snapshot.play is not None and self.number in snapshot.play.awaited:
                yield view

    async def play(self, move: Mapping[str, Any] | Struct) -> int:
        """Make a move here."""
        return await self.table.play(move, self.number)

    async def why_not(self, move: Mapping[str, Any] | Struct) -> Illegal | None:
        """Why a move would be refused here now; None if it would not."""
        return await self.table.why_not(move, self.number)
