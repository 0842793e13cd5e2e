"""Live turns at tables: inputs go up, frames come down to everyone, and in the end there is one move in the log."""

import asyncio
import struct

from klub.games.kluster.frames import HAND
from klub.games.kluster.moves import Turn
from klub.server.limits import Limits
from klub.server.tables.turns import FRAME, STOPPED
from klub.tables import commands as c
from tests.games.kluster.hand import RELEASE, hold, hover
from tests.server.live.live_game import Asking, a_hub, a_live_game, a_live_scene, frame_of, is_key, is_over, own, send
from tests.server.live.slow_socket import SlowSocket
from tests.server.live.world import World, quiet
from tests.services.wait import eventually


async def test_a_turn_is_played_live_and_becomes_one_move(world: World) -> None:
    """Player, opponent and spectator see the same frames; the move in the log carries how it came out."""
    hub, served, id, ada, magnet = await a_live_scene(world)
    others = [await served.join(id, name) for name in ("bob", "eve")]
    number = (await hub.table(id)).number

    await send(ada, hold(magnet, 10, 10, 40), hover(20, 10, 30))
    for each in (ada, *others):
        first = await each.until_frame(is_key)
        assert (0, number) == (first[1], struct.unpack_from("<I", first, 2)[0])
        assert frame_of(await each.until_frame(lambda data: bool(data[6] & HAND))).hand is not None
    await send(ada, RELEASE)
    for each in (ada, *others):
        await each.until_frame(is_over)
        assert number + 1 == (await each.until_number(number + 1))["number"]

    table = await hub.table(id)
    assert table.play is not None
    seat, move, _ = table.play.moves[-1]
    assert (0, (1,)) == (seat, table.actors)
    assert isinstance(move, Turn)
    assert move.end is not None
    assert magnet not in own(table)
    table.game.retrace(table.state_at(1), 0, move)
    assert hub.context.cache.live_tables[id].hosted_turn is None
    await quiet(hub)


async def test_who_comes_in_the_middle_gets_a_key_frame(world: World) -> None:
    """A reconnect goes on where the hand was; the turn is the same one."""
    hub, served, id, ada, magnet = await a_live_scene(world)
    await send(ada, hold(magnet, 10, 10, 60))
    first = await ada.until_frame(is_key)
    await ada.leave()
    again = await served.join(id, "ada")
    key = await again.until_frame()

    assert is_key(key)
    assert first[:6] == key[:6]
    hand = frame_of(key).hand
    assert hand is not None
    assert magnet == hand[0]
    await send(again, RELEASE)
    await again.until_frame(is_over)
    await again.until_number((await hub.table(id)).number)


async def test_a_slow_reader_misses_frames_and_gets_a_key_frame(world: World) -> None:
    """Frames never wait for anyone; who missed one is shown everything once it reads again."""
    hub = await a_hub(world)
    people = await world.people("ada", "bob")
    id = await a_live_game(hub, *people)
    served = await world.serve(hub)
    slow = SlowSocket(served.sockets, id, "bob")
    await eventually(lambda: len(slow.sent) > 1, "the connection")
    ear = Asking(people[0])
    hub.listen(id, ear)
    slow.reads.clear()
    magnet = own(await hub.table(id))[0]
    hub.input(ear, 0, hold(magnet, 10, 10, 60))
    await eventually(lambda: bool(ear.frames), "a frame")
    await hub.command(id, people[0], c.Say("busy"))  # something that waits for the slow one
    for step in range(20):
        hub.input(ear, 0, hover(11 + step, 10, 60))
        seen = len(ear.frames)
        await eventually(lambda seen=seen: len(ear.frames) > seen, "another frame")  # type: ignore[misc] # mypy: lambda
    assert 1 >= sum("bytes" in message for message in slow.sent)
    slow.reads.set()
    hub.input(ear, 0, hover(40, 20, 60))
    await eventually(lambda: any(is_key(message["bytes"]) for message in slow.sent if message.get("bytes")), "a key")
    slow.task.cancel()
    await asyncio.gather(slow.task, return_exceptions=True)


async def test_late_spectators_see_nothing_live(world: World) -> None:
    """Where the house shows the game late, frames are for the players only."""
    hub = await a_hub(world)
    people = await world.people("ada", "bob", "eve")
    id = await a_live_game(hub, *people[:2], spectators="delayed")
    ears = [Asking(person) for person in people]
    for ear in ears:
        hub.listen(id, ear)
    hub.input(ears[0], 0, hold(own(await hub.table(id))[0], 10, 10, 60))
    await eventually(lambda: bool(ears[1].frames), "a frame")

    assert ears[0].frames
    assert not ears[2].frames


async def test_chat_does_not_disturb_a_turn(world: World) -> None:
    """Entries that leave the game alone leave the turn alone."""
    hub, _, id, ada, magnet = await a_live_scene(world)
    await send(ada, hold(magnet, 10, 10, 60))
    await ada.until_frame(is_key)
    show = hub.context.cache.live_tables[id].hosted_turn
    await ada.ask("say", text="watch this")
    await send(ada, RELEASE)
    await ada.until_frame(is_over)

    assert show is not None
    assert STOPPED not in [data[0] for data in ada.frames]


async def test_who_vanishes_lets_go_and_the_turn_stays_open(world: World) -> None:
    """live_patience: after so long without any connection the magnet is back in the hand, and she may go on."""
    hub, served, id, ada, magnet = await a_live_scene(world, Limits(live_patience=1.0))
    bob = await served.join(id, "bob")
    await send(ada, hold(magnet, 10, 10, 60))
    await bob.until_frame(lambda data: bool(data[6] & HAND))
    number = (await hub.table(id)).number
    await ada.leave()

    await bob.until_frame(lambda data: data[0] == FRAME and not data[6] & HAND)

    assert number == (await hub.table(id)).number
    again = await served.join(id, "ada")
    await send(again, hold(magnet, 0, 0, 40), RELEASE)
    assert number + 1 == (await again.until_number(number + 1))["number"]


async def test_who_comes_back_is_told_that_no_turn_is_played(world: World) -> None:
    """As after a crash: the page may still show a hand. Who does not name its silence is told nothing new."""
    hub, served, id, ada, magnet = await a_live_scene(world)
    number = (await hub.table(id)).number
    again = await served.join(f"{id}?silence=10", "ada")
    assert bytes([STOPPED, 0, *struct.pack("<I", number)]) == await again.until_frame()

    await send(ada, hold(magnet, 10, 10, 60))
    await ada.until_frame(is_key)
    third = await served.join(f"{id}?silence=10", "ada")
    assert is_key(await third.until_frame())
    assert not any(frame[0] == STOPPED for frame in ada.frames)
    await send(ada, RELEASE)
    await ada.until_frame(is_over)
    await quiet(hub)


async def test_where_others_serve_too_they_are_heard_first(world: World) -> None:
    """A turn may be played by another process, which says so within a second: nobody is told that there is none."""
    hub, _, id, ada, magnet = await a_live_scene(world)
    hub.peers.beat()
    assert hub.peers.alone  # though it hears itself
    other = await a_hub(world)
    theirs = await world.serve(other)
    other.peers.beat()
    await eventually(lambda: not hub.peers.alone, "the other process")
    hub.peers.beat()
    await eventually(lambda: not other.peers.alone, "this process")
    await send(ada, hold(magnet, 10, 10, 60))
    await ada.until_frame(is_key)
    there = await theirs.join(f"{id}?silence=10", "ada")
    live = other.context.cache.live_tables[id]
    await eventually(lambda: live.remote_turn is not None, "to hear of the turn")

    assert FRAME == (await there.until_frame())[0]
    await send(ada, RELEASE)
    await there.until_frame(is_over)
    await quiet(hub)
