"""Moves that are costly to work out: the workshop does it, whoever makes them."""

import pytest

from klub.core import Illegal, to_dict
from klub.tables import commands as c
from klub.tables.creation import NewTable
from klub.tables.house import House
from tests.server.live.in_process import InProcessCompute
from tests.server.live.live_game import a_hub, a_live_game, own
from tests.server.live.world import World
from tests.services.wait import eventually


async def test_costly_moves_are_worked_out_in_the_workshop(world: World) -> None:
    """Those of people, tries and lapses; what is refused there is refused as ever, once for each nonce."""
    compute = InProcessCompute()
    hub = await a_hub(world, compute=compute)
    ada, bob = await world.people("ada", "bob")
    id = await a_live_game(hub, ada, bob, options={"turn_timer": 30})
    magnet = own(await hub.table(id))[0]
    place = {"do": "place", "magnet": magnet, "x": 0, "y": 0, "angle": 0}

    await hub.explain_move(id, "ada", 0, place)
    for move, code in (
        (
            {**place, "magnet": 11 - magnet if 11 - magnet not in own(await hub.table(id)) else 99},
            "kluster/not_in_hand",
        ),
        ({"do": "turn", "track": [], "ticks": 0}, "move/not_for_players"),
        ({"do": "fly"}, "move/malformed"),
    ):
        for ask in (hub.explain_move(id, "ada", 0, move), hub.command(id, ada, c.Play(0, move), "again")):
            with pytest.raises(Illegal) as refusal:
                await ask
            assert code == refusal.value.code
        hub.context.cache.live_tables[id].refusals.clear()
    with pytest.raises(Illegal) as refusal:
        await hub.command(id, bob, c.Play(1, place))
    assert "move/not_your_turn" == refusal.value.code
    await hub.command(id, ada, c.Play(0, place), "n")
    assert await hub.command(id, ada, c.Play(0, place), "n") == (await hub.table(id)).number
    world.now.now += 30
    await hub.lapse(id)

    assert {"resolve"} == {*compute.jobs}
    table = await hub.table(id)
    assert table.play is not None
    assert (0,) == table.actors
    assert all(move.end is not None for _, move, _ in table.play.moves[1:])


async def test_a_workshop_that_dies_refuses_and_harms_nothing(world: World) -> None:
    """The move can be asked for again."""
    compute = InProcessCompute()
    hub = await a_hub(world, compute=compute)
    people = await world.people("ada", "bob")
    id = await a_live_game(hub, *people)
    place = {"do": "place", "magnet": own(await hub.table(id))[0], "x": 0, "y": 0, "angle": 0}
    compute.dies = True
    with pytest.raises(Illegal) as refusal:
        await hub.command(id, people[0], c.Play(0, place))

    assert "server/failed" == refusal.value.code
    compute.dies = False
    await hub.command(id, people[0], c.Play(0, place))


async def test_bots_play_costly_games_too(world: World) -> None:
    """What a bot says is worked out in the workshop, and written with its result."""
    compute = InProcessCompute()
    hub = await a_hub(world, compute=compute)
    [ada] = await world.people("ada")
    id = await hub.create(ada, NewTable("kluster", {"first_player": [1]}, 2, House(), {1: "sprout"}))
    await hub.command(id, ada, c.Start())
    table = await hub.table(id)
    await eventually(lambda: table.actors == (0,), "the bot")

    assert table.play is not None
    assert len(compute.jobs) == len(table.play.moves) >= 2
    assert table.play.moves[-1][1].end is not None
    assert to_dict(table.play.moves[-1][1])["do"] == "turn"
