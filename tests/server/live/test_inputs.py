"""What is sent into a live turn: by whom, how much of it, and what no hand can do."""

import pytest

from klub.server.limits import Limits
from klub.tables import commands as c
from tests.games.kluster.hand import RELEASE, hold, hover
from tests.server.live.in_process import InProcessRunners
from tests.server.live.live_game import Asking, a_hub, a_live_game, a_live_scene, is_over, own, send
from tests.server.live.world import World


@pytest.mark.parametrize(
    ("seat", "data", "code"),
    [
        (1, RELEASE, "table/not_your_seat"),
        (9, RELEASE, "table/not_your_seat"),
        (0, b"", "live/malformed"),
        (0, b"\xff\xff\xff", "live/malformed"),
        (0, RELEASE, "kluster/track"),
        (0, hover(900, 900, 100), "kluster/track"),
    ],
)
async def test_hostile_inputs_are_refused_and_the_turn_goes_on(world: World, seat: int, data: bytes, code: str) -> None:
    """The wrong seat, garbage, what no hand can do: a code without a nonce, and then she plays on."""
    _, _, _, ada, magnet = await a_live_scene(world)
    if code == "kluster/track" and len(data) > 1:
        await send(ada, hold(magnet, 0, 0, 60))

    await send(ada, data, seat=seat)
    refused = await ada.until("refused")

    assert (code, None) == (refused["code"], refused["nonce"])
    if code != "kluster/track" or len(data) == 1:
        await send(ada, hold(magnet, 0, 0, 60))
    await send(ada, RELEASE)
    await ada.until_frame(is_over)


async def test_an_empty_message_is_no_input(world: World) -> None:
    """There is not even a seat in it."""
    _, _, _, ada, _ = await a_live_scene(world)
    await ada.socket.send(b"")

    assert "live/malformed" == (await ada.until("refused"))["code"]


async def test_only_the_player_whose_turn_it_is_plays(world: World) -> None:
    """Neither the opponent on their own seat nor a spectator."""
    hub, served, id, _, _ = await a_live_scene(world)
    bob, eve = await served.join(id, "bob"), await served.join(id, "eve")
    await send(bob, RELEASE, seat=1)
    await send(eve, RELEASE, seat=0)

    assert "move/not_your_turn" == (await bob.until("refused"))["code"]
    assert "table/not_your_seat" == (await eve.until("refused"))["code"]
    assert hub.context.cache.live_tables[id].hosted_turn is None


async def test_a_flood_of_inputs_has_a_bucket_of_its_own(world: World) -> None:
    """live_messages_per_second, live_message_burst: beyond it inputs are refused, and requests are not."""
    limits = Limits(live_message_burst=5, live_messages_per_second=1.0)
    _, _, _, ada, _ = await a_live_scene(world, limits)
    await send(ada, *[RELEASE] * 6)
    refusals = [await ada.until("refused") for _ in range(6)]

    assert ["kluster/track"] * 5 + ["server/too_fast"] == sorted(each["code"] for each in refusals)
    assert "done" == (await ada.ask("say", text="still here"))["event"]


async def test_so_many_live_turns_and_no_more(world: World) -> None:
    """live_turns: one more is refused, and can be tried again when another is over."""
    runners = InProcessRunners(1, 1)
    hub = await a_hub(world, runners=runners)
    people = await world.people("ada", "bob")
    tables = [await a_live_game(hub, *people) for _ in range(2)]
    ears = [Asking(people[0]) for _ in tables]
    for id, ear in zip(tables, ears, strict=True):
        hub.listen(id, ear)
        hub.input(ear, 0, hold(own(await hub.table(id))[0], 0, 0, 60))

    assert ["live/full"] == ears[1].refusals
    await hub.command(tables[0], people[0], c.Resign(0))
    hub.input(ears[1], 0, hold(own(await hub.table(tables[1]))[0], 0, 0, 60))
    assert ["live/full"] == ears[1].refusals
