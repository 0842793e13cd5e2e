"""A small world to test live tables in: people, hubs on one store, servers on hubs, and players who connect to them."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from klub.bots import choose
from klub.bus.memory import MemoryBus
from klub.core import Illegal, to_dict
from klub.core.thought import Level, Reason, Thought
from klub.games import game as find_game
from klub.server.hub import Hub, Pools
from klub.server.identity import Identities
from klub.server.limits import Limits
from klub.server.live_turns.runner_pool import RunnerPool
from klub.server.metrics import Metrics
from klub.server.pools.compute_pool import ComputePool
from klub.server.sockets.endpoint import SocketEndpoint
from klub.server.sockets.protocol import WebSocketProtocol
from klub.server.tables.context import Context
from klub.server.tables.listeners import FrameKind
from klub.store import Person, Store, open_store
from klub.tables import Attendance, Table
from klub.tables import commands as c
from klub.tables.creation import NewTable
from klub.tables.house import House
from tests.services.wait import eventually

START = 1_000_000.0


class Clock:
    """A time that passes when a test says so."""

    def __init__(self, now: float = START) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class Thinking:
    """Bots that think at once, in the same process; a test can make them wait, fail or talk nonsense."""

    def __init__(self) -> None:
        self.asked: list[tuple[Level, Any]] = []
        self.may_think = asyncio.Event()
        self.may_think.set()
        self.failure: Exception | None = None
        self.nonsense: dict[str, Any] | None = None
        self.pause = 0.0

    async def think(
        self, game: str, version: int, view: Struct, level: Level, seed: bytes, bots: Sequence[int] = ()
    ) -> Thought[dict[str, Any]]:
        assert version == find_game(game).declaration.version
        self.asked.append((level, view))
        await self.may_think.wait()
        if self.failure is not None:
            raise self.failure
        if self.nonsense is not None:
            return Thought(self.nonsense, Reason("nonsense"), self.pause)
        thought = choose(find_game(game), view, level, seed, bots)
        return Thought(to_dict(thought.move), thought.reason, self.pause or thought.pause)


class Ear:
    """A listener that remembers what it heard."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.hidden = False
        self.numbers: list[int] = []
        self.people: list[str] = []
        self.absent: dict[str, float] = {}
        self.goodbyes: list[float] = []
        self.frames: list[tuple[bytes, FrameKind]] = []
        self.sketches: list[tuple[int, Any]] = []
        self.refusals: list[str] = []

    def changed(self, table: Table) -> None:
        self.numbers.append(table.number)

    def met(self, attendance: Attendance) -> None:
        self.people = [*attendance.people]
        self.absent = dict(attendance.absent)

    def bye(self, retry_after: float) -> None:
        self.goodbyes.append(retry_after)

    def streamed(self, data: bytes, kind: FrameKind) -> bool:
        self.frames.append((data, kind))
        return False

    def sketched(self, seat: int, sketch: Any) -> None:
        self.sketches.append((seat, sketch))

    def rejected(self, refusal: Illegal) -> None:
        self.refusals.append(refusal.code)


class World:
    """The store, the bus and the people are shared; each hub stands for a process of its own."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.now = Clock()
        self.store: Store
        self.bus: MemoryBus
        self._open = AsyncExitStack()

    @classmethod
    async def open(cls, path: Path) -> "World":
        world = cls(path)
        world.store = await open_store(str(path))
        world._open.push_async_callback(world.store.close)
        world.bus = MemoryBus()
        world._open.push_async_callback(world.bus.close)
        return world

    async def close(self) -> None:
        await self._open.aclose()

    async def person(self, name: str) -> Person:
        """Someone whose cookie holds `secret_of(name)`."""
        hashed = sha256(secret_of(name).encode()).digest()
        person = Person(name, hashed, name.title(), "teal", START, START)
        if await self.store.person(name) is None:
            await self.store.add_person(person)
        return person

    async def people(self, *names: str) -> list[Person]:
        return [await self.person(name) for name in names]

    async def hub(
        self,
        limits: Limits | None = None,
        bot_pool: Any = None,
        store: Store | None = None,
        bus: Any = None,
        runners: RunnerPool | None = None,
        compute: ComputePool | None = None,
        pace: float = 1.0,
    ) -> Hub:
        """One more hub; it is stopped with the world, and so are its pools. `pace`: of bots."""
        limits, metrics = limits or Limits(), Metrics()
        runners = runners or RunnerPool(0, limits.live_turns, metrics)
        bots: Any = bot_pool or Thinking()
        pools = Pools(bots, runners, compute or ComputePool(0, metrics))
        context = Context.create(store or self.store, bus or self.bus, limits, metrics, self.now)
        hub = Hub(context, pools, pace)
        await hub.start()
        for close in (pools.runners.close, pools.compute.close, hub.stop):
            self._open.push_async_callback(close)
        return hub

    async def serve(self, hub: Hub, limits: Limits | None = None) -> "Served":
        """A server for this hub on a free port; it is stopped with the world."""
        served = Served(SocketEndpoint(hub, Identities(self.store, self.now).find, limits or Limits(), Clock()))
        await served.start()
        self._open.push_async_callback(served.stop)
        return served


class Served:
    """uvicorn in the loop of the test."""

    def __init__(self, sockets: SocketEndpoint) -> None:
        self.sockets = sockets
        config = uvicorn.Config(
            sockets,
            port=0,
            ws=WebSocketProtocol,
            ws_per_message_deflate=False,
            ws_ping_interval=None,
            lifespan="off",
            log_config=None,
            timeout_graceful_shutdown=1,
        )
        self._server = uvicorn.Server(config)
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self._server.serve())
        await eventually(lambda: self._server.started, "uvicorn to start")

    async def stop(self) -> None:
        self._server.should_exit = True
        if self._task is not None:
            await self._task
            self._task = None

    @property
    def port(self) -> int:
        port: int = self._server.servers[0].sockets[0].getsockname()[1]
        return port

    async def join(self, table: str, name: str | None, **options: Any) -> "Player":
        """A connection of this person (None: somebody unknown) to a table."""
        headers = {} if name is None else {"Cookie": f"theme=dark; klub={secret_of(name)}"}
        address = f"ws://127.0.0.1:{self.port}/live/{table}"
        settings: dict[str, Any] = {"compression": None, "max_size": 2**24, "proxy": None, "ping_interval": None}
        socket = await connect(address, additional_headers=headers, **settings | options)
        return Player(socket)


class Player:
    """A connection to a table; every byte that came is kept."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.frames: list[bytes] = []
        self.snapshot: dict[str, Any] = {}
        self._nonces = 0

    async def next(self) -> dict[str, Any]:
        """The next event; frames of live turns that come before it are kept."""
        while isinstance(text := await self.socket.recv(), bytes):
            self.frames.append(text)
        self.heard.append(text)
        event: dict[str, Any] = msgspec.json.decode(text)
        if event["event"] == "snapshot":
            self.snapshot = event
        return event

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next event of this kind with these fields; those before it are kept too."""
        while True:
            event = await self.next()
            if event["event"] == kind and all(event.get(name) == value for name, value in fields.items()):
                return event

    async def until_number(self, number: int) -> dict[str, Any]:
        """The snapshot of this number, or a later one."""
        while self.snapshot.get("number", 0) < number:
            await self.next()
        return self.snapshot

    async def until_frame(self, fits: Callable[[bytes], bool] = lambda _: True) -> bytes:
        """The next frame of a live turn, or other binary message, for which this holds; events before it are kept."""
        while True:
            data = await self.socket.recv()
            if isinstance(data, str):
                self.heard.append(data)
            else:
                self.frames.append(data)
                if fits(data):
                    return data

    async def say(self, do: str, **fields: Any) -> str:
        """Send a request; its nonce."""
        self._nonces += 1
        nonce = fields.pop("nonce", f"n{self._nonces}")
        await self.socket.send(msgspec.json.encode({"do": do, **fields, "nonce": nonce}).decode())
        return str(nonce)

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a request; its answer."""
        nonce = await self.say(do, **fields)
        while True:
            event = await self.next()
            if event["event"] in ("done", "refused", "tried") and event["nonce"] == nonce:
                return event

    async def leave(self) -> None:
        await self.socket.close()

    async def until_closed(self) -> int:
        """Read on until the connection ends; why it ended."""
        from websockets.exceptions import ConnectionClosed

        with suppress(ConnectionClosed):
            while True:
                await self.next()
        assert self.socket.close_code is not None
        return self.socket.close_code


def secret_of(name: str) -> str:
    """The secret of a person, as it stands in the cookie."""
    return name.ljust(22, "_")


def moves_of(table: Table, seat: int) -> list[dict[str, Any]]:
    """The legal moves of a seat, as plain data."""
    assert table.play is not None
    return [to_dict(move) for move in table.game.moves(table.play.state, seat) or ()]


async def a_table(hub: Hub, host: Person, *others: Person, **house: Any) -> str:
    """A table of Clustered at which these people sit, in this order; nobody has started it."""
    table = await hub.create(host, NewTable("clustered", {}, 1 + len(others), House(**house), {}))
    for seat, person in enumerate(others, 1):
        await hub.command(table, person, c.Sit(seat))
    return table


async def a_game(hub: Hub, host: Person, *others: Person, **house: Any) -> str:
    """As `a_table`, and the game has begun."""
    table = await a_table(hub, host, *others, **house)
    await hub.command(table, host, c.Start())
    return table


async def play_on(hub: Hub, table_id: str, people: list[Person], most: int = 10_000) -> Table:
    """Let people make first moves until the game is over, or so many are made."""
    table = await hub.table(table_id)
    for _ in range(most):
        if table.phase != "playing":
            break
        seat = table.actors[0]
        await hub.command(table_id, people[seat], c.Play(seat, moves_of(table, seat)[0]))
        table = await hub.table(table_id)
    return table


async def quiet(hub: Hub) -> None:
    """Wait until a hub does nothing but say that it lives and look for abandoned tables."""
    await eventually(lambda: len(hub.context.tasks.running) == 2, "the hub to finish its work")
