"""Live turns of tables that several processes serve: one plays, all show it, and any takes its inputs."""

from klub.bus.redis import RedisBus
from klub.server.live_turns.peer_messages import TurnPlayed, write_message
from tests.bus.listener import until_ready
from tests.games.kluster.hand import RELEASE, hold
from tests.server.live.live_game import Asking, a_hub, a_live_game, is_over, own
from tests.server.live.world import World
from tests.services.redis import RedisServer
from tests.services.wait import DEADLINE, eventually


async def test_two_processes_show_the_same_turn(world: World) -> None:
    """Frames go over the bus, inputs come back: she may reconnect to another process in the middle of her turn."""
    one, other = await a_hub(world), await a_hub(world)
    people = await world.people("ada", "bob")
    id = await a_live_game(one, *people)
    ada, bob, ada_again = Asking(people[0]), Asking(people[1]), Asking(people[0])
    one.listen(id, ada)
    other.listen(id, bob)
    await eventually(lambda: bool(one.context.cache.live_tables[id].connected.others), "the other process")
    magnet = own(await one.table(id))[0]
    one.input(ada, 0, hold(magnet, 10, 10, 60))
    await eventually(lambda: any(kind == "key" for _, kind in bob.frames), "a key frame at the other process")
    one.ignore(ada)
    other.listen(id, ada_again)
    await eventually(lambda: other.context.cache.live_tables[id].remote_turn is not None, "word of the turn")
    other.input(ada_again, 0, b"\xff")
    await eventually(lambda: ada_again.refusals == ["live/malformed"], "the refusal")
    other.input(ada_again, 0, RELEASE)
    table = await other.table(id)
    await eventually(lambda: table.actors == (1,), "the move")

    assert other.context.cache.live_tables[id].hosted_turn is None
    assert is_over(ada_again.frames[-1][0])
    assert magnet not in own(table)


async def test_a_turn_whose_process_is_gone_begins_again_elsewhere(world: World) -> None:
    """Without word of it for a while, the next input begins the turn anew."""
    one, other = await a_hub(world), await a_hub(world)
    people = await world.people("ada", "bob")
    id = await a_live_game(one, *people)
    ada = Asking(people[0])
    other.listen(id, ada)
    one.listen(id, Asking(people[1]))
    await eventually(lambda: bool(one.context.cache.live_tables[id].connected.others), "the other process")
    await other.table(id)
    live = other.context.cache.live_tables[id]
    other.peers._hear(live, write_message(b"elsewher", TurnPlayed(5, 0)))
    assert live.remote_turn is not None
    live.remote_turn.heard -= 10
    other.input(ada, 0, hold(own(await other.table(id))[0], 0, 0, 40))

    assert live.hosted_turn is not None


async def test_frames_go_over_redis_to_other_processes(world: World, redis: RedisServer) -> None:
    """Two hubs that share nothing but the store and Redis: both show the turn, and either takes its inputs."""
    buses = [await RedisBus.open(redis.url, prefix="live", patience=DEADLINE, heartbeat=DEADLINE) for _ in range(2)]
    for bus in buses:
        await until_ready(bus)
    one, other = await a_hub(world, bus=buses[0]), await a_hub(world, bus=buses[1])
    people = await world.people("ada", "bob")
    id = await a_live_game(one, *people)
    ada, bob, phone = Asking(people[0]), Asking(people[1]), Asking(people[0])
    one.listen(id, ada)
    other.listen(id, bob)
    other.listen(id, phone)
    await eventually(lambda: bool(one.context.cache.live_tables[id].connected.others), "the other process")
    magnet = own(await one.table(id))[0]
    one.input(ada, 0, hold(magnet, 10, 10, 60))
    await eventually(lambda: bool(bob.frames) and other.context.cache.live_tables[id].remote_turn is not None, "frames")
    other.input(phone, 0, RELEASE)
    table = await other.table(id)
    await eventually(lambda: table.actors == (1,), "the move")

    assert other.context.cache.live_tables[id].hosted_turn is None
    assert is_over(bob.frames[-1][0])
    assert [data for data, kind in ada.frames if kind == "step"][-3:] == [
        data for data, kind in bob.frames if kind == "step"
    ][-3:]
    await one.stop()
    await other.stop()
    for bus in buses:
        await bus.close()
