"""Who is absent from a table, over all processes, and what the table does by itself."""

import asyncio

import msgspec
import pytest

from klub.core import Illegal
from klub.server.hub import Hub
from klub.store import Person
from klub.tables import commands as c
from klub.tables import entries as e
from klub.tables.creation import NewTable
from klub.tables.house import ABSENCE, HOST_ABSENCE, House
from tests.server.live.world import Ear, World, a_game, a_table, quiet
from tests.services.wait import eventually


def listen(hub: Hub, table: str, *people: Person) -> list[Ear]:
    """These people are connected."""
    ears = [Ear(person) for person in people]
    for ear in ears:
        hub.listen(table, ear)
    return ears


async def entries(world: World, table: str) -> list[e.Entry]:
    """The log of a table."""
    return [e.read_entry(entry) for entry in await world.store.read(table)]


async def test_everyone_hears_since_when_somebody_is_absent(world: World) -> None:
    """From the moment the last connection is gone, until there is one again; those who only watch are never absent."""
    ada, bob, eve = await world.people("ada", "bob", "eve")
    hub = await world.hub()
    table = await a_game(hub, ada, bob)
    one, other, _ = listen(hub, table, ada, bob, eve)
    assert {} == one.absent

    world.now.now += 7
    hub.ignore(other)
    assert {"bob": world.now()} == one.absent
    since = world.now()
    world.now.now += 5
    listen(hub, table, eve)
    assert {"bob": since} == one.absent
    listen(hub, table, bob)
    assert ({}, ["ada", "bob", "eve"]) == (one.absent, one.people)


async def test_who_sits_down_without_a_connection_is_absent(world: World) -> None:
    """Absence changes with the seats, too; a move changes nothing of it."""
    ada, bob = await world.people("ada", "bob")
    hub = await world.hub()
    table = await hub.create(ada, NewTable("clustered", {}, 2, House(), {}))
    (ear,) = listen(hub, table, ada)
    await hub.command(table, bob, c.Sit(1))
    assert {"bob": world.now()} == ear.absent

    await hub.command(table, bob, c.Stand(1))
    assert {} == ear.absent


async def test_a_bot_stands_in_until_the_person_connects(world: World) -> None:
    """The server itself writes that they are back."""
    ada, bob = await world.people("ada", "bob")
    hub = await world.hub()
    table = await a_game(hub, ada, bob)
    listen(hub, table, ada)
    with pytest.raises(Illegal, match="long enough"):
        await hub.command(table, ada, c.StandIn("bob"))

    world.now.now += ABSENCE
    await hub.command(table, ada, c.StandIn("bob"))
    listen(hub, table, bob)
    await quiet(hub)

    assert isinstance((await entries(world, table))[-1], e.Returned)
    assert not (await hub.table(table)).chairs[1].away


async def test_an_absent_host_is_followed(world: World) -> None:
    """After its time, by whoever sat first of those who are there."""
    ada, bob, cyd = await world.people("ada", "bob", "cyd")
    hub = await world.hub()
    table = await a_table(hub, ada, bob, cyd)
    listen(hub, table, cyd, bob)
    world.now.now += HOST_ABSENCE - 1
    await hub.pass_on_host(table)
    assert "ada" == (await hub.table(table)).host

    world.now.now += 1
    await hub.pass_on_host(table)
    assert "bob" == (await hub.table(table)).host
    changes = [entry for entry in await entries(world, table) if isinstance(entry, e.HostChanged)]
    assert [("bob", None)] == [(change.who, change.by) for change in changes]


async def test_a_timer_is_set_while_the_host_is_gone_and_somebody_can_follow(world: World) -> None:
    """And for nobody else."""
    ada, bob = await world.people("ada", "bob")
    hub = await world.hub()
    table = await a_table(hub, ada, bob)
    live = hub.context.cache.get(table)
    one, other = listen(hub, table, ada, bob)
    rings = [bool(live.absence_timer)]
    hub.ignore(one)
    rings.append(bool(live.absence_timer))
    listen(hub, table, ada)
    rings.append(bool(live.absence_timer))
    hub.ignore(other)
    rings.append(bool(live.absence_timer))

    assert [False, True, False, False] == rings


async def test_the_timer_rings_by_itself(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to ask for it."""
    for module in ("klub.server.peers.absence", "klub.tables.judging.absence"):
        monkeypatch.setattr(f"{module}.HOST_ABSENCE", 0.0)
    ada, bob = await world.people("ada", "bob")
    hub = await world.hub()
    table = await a_table(hub, ada, bob)
    listen(hub, table, bob)

    await eventually(lambda: hub.context.cache.get(table).current.host == "bob", "bob to become the host")


async def test_processes_agree_on_who_is_absent(world: World) -> None:
    """Who is at another process is not absent; who comes later hears since when somebody is."""
    ada, bob, cyd = await world.people("ada", "bob", "cyd")
    one, two = await world.hub(), await world.hub()
    table = await a_game(one, ada, bob, cyd)
    (here,) = listen(one, table, ada)
    since = world.now()
    await quiet(one)
    world.now.now += 30
    (there,) = listen(two, table, bob)
    await two.table(table)
    await quiet(two)
    await eventually(lambda: here.people == ["ada", "bob"] == there.people)

    assert {"cyd": since} == here.absent == there.absent
    world.now.now += ABSENCE - 30
    await two.command(table, bob, c.StandIn("cyd"))
    listen(one, table, cyd)
    await eventually(lambda: there.absent == {}, "the other process to hear of it")
    await quiet(one)
    assert not (await two.table(table)).chairs[2].away


async def test_two_processes_pass_the_host_on_once(world: World) -> None:
    """Both look at the same moment; the log decides."""
    ada, bob, cyd = await world.people("ada", "bob", "cyd")
    one, two = await world.hub(), await world.hub()
    table = await a_table(one, ada, bob, cyd)
    listen(one, table, bob)
    await two.table(table)
    listen(two, table, cyd)
    await asyncio.gather(quiet(one), quiet(two))
    world.now.now += HOST_ABSENCE
    await asyncio.gather(one.pass_on_host(table), two.pass_on_host(table))

    assert 1 == sum(isinstance(entry, e.HostChanged) for entry in await entries(world, table))
    assert {"bob"} == {(await hub.table(table)).host for hub in (one, two)}


async def test_a_lost_cookie_costs_no_seat(world: World) -> None:
    """Who watches says whose seat it is, one of the others confirms it, and the game goes on."""
    ada, bob, eve = await world.people("ada", "bob", "eve")
    hub = await world.hub()
    table = await a_game(hub, ada, bob)
    listen(hub, table, ada, eve)
    await hub.command(table, eve, c.Claim(1))
    await hub.command(table, ada, c.AnswerClaim("eve", True))

    assert ("eve", "Bob") == ((now := await hub.table(table)).chairs[1].who, now.guests["eve"].name)


async def test_the_owner_who_comes_ends_a_claim(world: World) -> None:
    """By coming."""
    ada, bob, eve = await world.people("ada", "bob", "eve")
    hub = await world.hub()
    table = await a_game(hub, ada, bob)
    listen(hub, table, ada, eve)
    await hub.command(table, eve, c.Claim(1))
    listen(hub, table, bob)
    await quiet(hub)

    assert {} == (await hub.table(table)).room.claims


async def test_the_host_gives_a_seat_to_who_watches_at_another_process(world: World) -> None:
    """With the name that they go by there."""
    ada, bob, eve = await world.people("ada", "bob", "eve")
    one, two = await world.hub(), await world.hub()
    table = await a_game(one, ada, bob)
    (ear,) = listen(one, table, ada)
    await quiet(one)
    await two.table(table)
    listen(two, table, eve)
    await eventually(lambda: "eve" in ear.people, "eve to be seen")
    world.now.now += ABSENCE
    await one.command(table, ada, c.Give(1, "eve"))

    assert "Eve" == (await two.table(table)).guests["eve"].name


async def test_nobody_wakes_a_table_that_everyone_has_left(world: World) -> None:
    """Without listeners there is no timer, and no memory of who was absent."""
    ada, bob = await world.people("ada", "bob")
    hub = await world.hub()
    table = await a_table(hub, ada, bob)
    (ear,) = listen(hub, table, bob)
    hub.ignore(ear)
    live = hub.context.cache.get(table)

    assert (None, {}) == (live.absence_timer, live.connected.attendance.absent)


async def test_a_process_of_the_version_before_is_understood(world: World) -> None:
    """It says who is there, without their names, and hears of ours in the field that it knows."""
    [ada] = await world.people("ada")
    hub = await world.hub()
    table = await hub.create(ada, NewTable("clustered", {}, 2, House(), {}))
    (ear,) = listen(hub, table, ada)
    await quiet(hub)
    heard: list[bytes] = []
    await world.bus.subscribe(f"table/{table}", heard.append)
    world.bus.publish(f"table/{table}", b'{"process":"old","people":["bob"],"asks":true}')
    await eventually(lambda: ear.people == ["ada", "bob"], "bob to be seen")

    ours = next(told for told in map(msgspec.json.decode, heard) if told["process"] != "old")
    assert ["ada"] == ours["people"]
