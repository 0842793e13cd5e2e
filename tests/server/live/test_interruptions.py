"""Live turns that end otherwise: what plays them dies, the game changes under them, their time is up."""

import pytest

from klub.games.kluster.moves import Turn
from klub.server.tables.turns import FRAME, STOPPED
from klub.tables import commands as c
from klub.tables.house import Clock
from tests.games.kluster.hand import RELEASE, hold
from tests.server.live.in_process import InProcessRunners
from tests.server.live.live_game import Asking, a_hub, a_live_game, a_live_scene, is_key, is_over, own, send
from tests.server.live.world import World
from tests.services.wait import eventually


async def test_a_stage_that_dies_takes_the_turn_back_to_its_beginning(world: World) -> None:
    """She is told, everyone is shown the table as it was, and she plays again; the table is not harmed."""
    hub, served, id, ada, magnet = await a_live_scene(world)
    bob = await served.join(id, "bob")
    await send(ada, hold(magnet, 10, 10, 60))
    await bob.until_frame(is_key)
    runners = hub.pools.runners
    assert isinstance(runners, InProcessRunners)
    runners.here[0].die()

    assert "live/lost" == (await ada.until("refused"))["code"]
    assert STOPPED == (await bob.until_frame(lambda data: data[0] != FRAME))[0]
    await send(ada, hold(magnet, 10, 10, 60), RELEASE)
    await ada.until_frame(is_over)
    assert 1 == runners._metrics.runners_lost.value


async def test_a_server_that_dies_takes_the_turn_back_to_its_beginning(world: World) -> None:
    """Another one knows the last move from the log, and she plays again from there."""
    hub, served, id, ada, magnet = await a_live_scene(world)
    await send(ada, hold(magnet, 10, 10, 60))
    await ada.until_frame(is_key)
    await served.stop()
    await hub.stop()
    later = await a_hub(world)
    again = await (await world.serve(later)).join(id, "ada")
    table = await later.table(id)

    assert magnet in own(table)
    await send(again, hold(magnet, 10, 10, 60), RELEASE)
    await again.until_number(table.number + 1)
    assert magnet not in own(await later.table(id))


@pytest.mark.parametrize("command", [c.Resign(0), c.Leave()])
async def test_what_changes_the_game_stops_the_turn(world: World, command: c.Command) -> None:
    """Whoever gives up or goes away plays no longer; those who watch are told to forget what they saw."""
    hub, served, id, ada, magnet = await a_live_scene(world)
    await send(ada, hold(magnet, 10, 10, 60))
    await ada.until_frame(is_key)
    await hub.command(id, await world.person("ada"), command)

    assert STOPPED == (await ada.until_frame(lambda data: data[0] != FRAME))[0]
    assert hub.context.cache.live_tables[id].hosted_turn is None
    await served.stop()


async def test_a_plain_move_takes_the_place_of_a_live_turn(world: World) -> None:
    """Who hovers and then places by a request has made that move; what the hand did is forgotten."""
    hub, _, id, ada, magnet = await a_live_scene(world)
    await send(ada, hold(magnet, 10, 10, 60))
    await ada.until_frame(is_key)
    answer = await ada.ask("move", seat=0, move={"do": "place", "magnet": magnet, "x": 0, "y": 0, "angle": 0})

    assert "done" == answer["event"]
    assert hub.context.cache.live_tables[id].hosted_turn is None
    table = await hub.table(id)
    assert table.play is not None
    move = table.play.moves[-1][1]
    assert (Turn, 2) == (type(move), len(move.track))


async def test_time_that_is_up_ends_a_live_turn(world: World) -> None:
    """KLU-Q16: the option's time runs from when she is to act; the hand withdraws, and it is the other's turn."""
    hub = await a_hub(world)
    people = await world.people("ada", "bob")
    id = await a_live_game(hub, *people, options={"turn_timer": 30}, clock=Clock(per_move=600))
    ear = Asking(people[0])
    hub.listen(id, ear)
    table = await hub.table(id)
    began = world.now()
    assert began + 30 == table.clocks.deadline(0)
    hub.input(ear, 0, hold(own(table)[0], 10, 10, 60))
    await eventually(lambda: bool(ear.frames), "a frame")
    world.now.now += 30
    number = table.number
    await hub.lapse(id)
    await eventually(lambda: table.number > number, "the move of the clock")

    assert table.play is not None
    move = table.play.moves[-1][1]
    assert ("time", 6, (1,)) == (move.why, len(own(table)), table.actors)
    assert move.track
    assert world.now() + 30 == table.clocks.deadline(1)


async def test_a_stage_that_does_not_end_a_turn_is_not_waited_for(world: World) -> None:
    """The second ring of the clock makes the plain move."""
    hub = await a_hub(world)
    people = await world.people("ada", "bob")
    id = await a_live_game(hub, *people, options={"turn_timer": 30})
    ear = Asking(people[0])
    hub.listen(id, ear)
    table = await hub.table(id)
    hub.input(ear, 0, hold(own(table)[0], 10, 10, 60))
    runners = hub.pools.runners
    assert isinstance(runners, InProcessRunners)
    runners.here[0].dead = True  # it hangs
    world.now.now += 30
    number = table.number
    await hub.lapse(id)
    assert number == table.number
    await hub.lapse(id)

    assert (number + 1, (1,)) == (table.number, table.actors)
    assert hub.context.cache.live_tables[id].hosted_turn is None
