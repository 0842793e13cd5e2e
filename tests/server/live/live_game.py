"""A scene for live turns: a game of Kluster in which somebody is to place a magnet, and what is seen of it."""

from typing import Any

from klub.core import Illegal
from klub.games.kluster.frames import KEY, OVER, Frame, read_frame
from klub.server.hub import Hub
from klub.server.limits import Limits
from klub.server.tables.turns import FRAME
from klub.store import Person
from klub.tables import Table
from klub.tables import commands as c
from klub.tables.creation import NewTable
from klub.tables.house import House
from tests.server.live.in_process import InProcessCompute, InProcessRunners
from tests.server.live.world import Ear, Player, Served, World

CIRCLE = {"do": "lay_string", "loop": 0, "points": [{"x": 0, "y": 100}, {"x": 100, "y": -80}, {"x": -100, "y": -80}]}


class Asking(Ear):
    """A listener that can ask; what it is answered is among its refusals."""

    def done(self, nonce: str | None, number: int, table: Table | None) -> None:
        self.refusals.append(f"done {nonce} {number} {table is not None}")

    def tried(self, nonce: str | None) -> None:
        self.refusals.append(f"tried {nonce}")

    def refused(self, nonce: str | None, refusal: Illegal, table: Table | None) -> None:
        self.refusals.append(f"{nonce} {refusal.code} {table is not None}")


async def a_hub(world: World, limits: Limits | None = None, **parts: Any) -> Hub:
    """A hub that plays live turns and works out moves in the loop of the test."""
    return await world.hub(limits, **{"runners": InProcessRunners(1), "compute": InProcessCompute(), **parts})


async def a_live_game(hub: Hub, *people: Person, options: dict[str, Any] | None = None, **house: Any) -> str:
    """A game of Kluster in which the string is laid and seat 0 is to place."""
    asked = {"first_player": [0], **(options or {})}
    id = await hub.create(people[0], NewTable("kluster", asked, len(people), House(**house), {}))
    for seat, person in enumerate(people[1:], 1):
        await hub.command(id, person, c.Sit(seat))
    await hub.command(id, people[0], c.Start())
    await hub.command(id, people[0], c.Play(0, CIRCLE))
    return id


def own(table: Table, seat: int = 0) -> list[int]:
    """The magnets that a seat still has."""
    assert table.play is not None
    magnets: list[int] = list(table.play.state.hands[seat])
    return magnets


def frame_of(data: bytes) -> Frame:
    """What a message shows of the table."""
    assert FRAME == data[0]
    return read_frame(data[6:])


def is_key(data: bytes) -> bool:
    """Whether a message is a key frame."""
    return data[0] == FRAME and bool(data[6] & KEY)


def is_over(data: bytes) -> bool:
    """Whether a message is the last frame of a turn."""
    return data[0] == FRAME and bool(data[6] & OVER)


async def send(player: Player, *inputs: bytes, seat: int = 0) -> None:
    """Inputs of a live turn, as a client sends them."""
    for each in inputs:
        await player.socket.send(bytes([seat]) + each)


async def a_live_scene(world: World, limits: Limits | None = None) -> tuple[Hub, Served, str, Player, int]:
    """A server on which ada is to place against bob, her connection, and a magnet of hers."""
    hub = await a_hub(world, limits)
    people = await world.people("ada", "bob", "eve")
    id = await a_live_game(hub, *people[:2])
    served = await world.serve(hub, limits)
    return hub, served, id, await served.join(id, "ada"), own(await hub.table(id))[0]
