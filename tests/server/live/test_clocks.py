"""Clocks at a table: whose time is up moves as the game says."""

import asyncio

from klub.core import to_dict
from klub.store import open_store
from klub.tables import commands as c
from klub.tables.house import Clock
from tests.server.live.world import World, a_game, moves_of, quiet
from tests.services.wait import eventually

MINUTE = Clock(per_move=60, bank=30)


async def test_the_clock_moves_when_time_and_bank_are_used_up(world: World) -> None:
    """Not a moment earlier; and then it is the other's turn."""
    hub, people = await world.hub(), await world.people("ada", "bob")
    id = await a_game(hub, *people, clock=MINUTE)
    table = await hub.table(id)
    seat, number = table.actors[0], table.number
    expected = moves_of(table, seat)[0]

    world.now.now += 89.9
    await hub.lapse(id)
    assert number == table.number
    world.now.now += 0.1
    await hub.lapse(id)

    assert (number + 1, (1 - seat,)) == (table.number, table.actors)
    assert table.play is not None
    assert expected == to_dict(table.play.moves[-1][1])
    assert number + 1 == len(await world.store.read(id))


async def test_a_timer_runs_for_the_next_deadline_and_only_then(world: World) -> None:
    """One timer for each table that is played with a clock; it moves on with each move and ends with the game."""
    hub, people = await world.hub(), await world.people("ada", "bob")
    id = await a_game(hub, *people, clock=MINUTE)
    live, table = hub.context.cache.live_tables[id], await hub.table(id)
    assert live.deadline is not None
    assert world.now() + 90 == live.deadline[0]
    first = live.deadline[1]

    world.now.now += 70
    seat = table.actors[0]
    await hub.command(id, people[seat], c.Play(seat, moves_of(table, seat)[0]))

    assert first.cancelled()
    assert live.deadline is not None
    assert world.now() + 90 == live.deadline[0]
    assert 20 == table.clocks.banks[seat]
    await hub.command(id, people[0], c.Resign(0))
    assert live.deadline is None


async def test_a_table_is_woken_by_its_clock_after_a_restart(world: World) -> None:
    """Whoever loads a table whose time was up long ago lets the clock move, at once."""
    hub, people = await world.hub(), await world.people("ada", "bob")
    id = await a_game(hub, *people, clock=MINUTE)
    number = (await hub.table(id)).number
    await hub.stop()
    world.now.now += 1000
    later = await world.hub()

    table = await later.table(id)

    await eventually(lambda: table.number == number + 1)


async def test_two_processes_with_the_same_clock_make_one_move(world: World) -> None:
    """Both timers ring, one append wins."""
    one, other = await world.hub(), await world.hub()
    people = await world.people("ada", "bob")
    id = await a_game(one, *people, clock=MINUTE)
    number = (await other.table(id)).number
    world.now.now += 90

    await asyncio.gather(one.lapse(id), other.lapse(id))

    assert number + 1 == len(await world.store.read(id))
    assert number + 1 == (await one.table(id)).number == (await other.table(id)).number


async def test_a_clock_that_rings_while_the_store_is_gone_rings_again(world: World) -> None:
    """The table is not forgotten: it is looked after until the store is back."""
    hub, people = await world.hub(), await world.people("ada", "bob")
    id = await a_game(hub, *people, clock=MINUTE)
    store = await open_store(str(world.path))
    lost = await world.hub(store=store)
    await lost.table(id)
    await store.close()
    world.now.now += 90

    lost._deadlines._ring(lost.context.cache.live_tables[id])
    await quiet(lost)

    assert lost.held(id) is None
    assert lost.context.cache.live_tables[id].bot_timer is not None
