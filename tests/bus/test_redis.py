"""The bus of several processes: what Redis carries, and what happens when it does not."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from redis.asyncio import Redis

from klub.bus import open_bus
from klub.bus.redis import RedisBus
from tests.bus.listener import Listener, until_ready
from tests.services.redis import RedisServer
from tests.services.wait import DEADLINE, POLL, eventually


@pytest.fixture
def buses(redis: RedisServer, runner: asyncio.Runner) -> Iterator[tuple[RedisBus, RedisBus]]:
    """The bus as two processes see it."""

    async def make() -> RedisBus:
        bus = await RedisBus.open(redis.url, pause=0.01, patience=DEADLINE, heartbeat=DEADLINE)
        await until_ready(bus)
        return bus

    pair = runner.run(make()), runner.run(make())
    yield pair
    for bus in pair:
        runner.run(bus.close())


@pytest.fixture
def raw(redis: RedisServer, runner: asyncio.Runner) -> Iterator[Any]:
    """Redis itself."""
    client = Redis.from_url(redis.url)
    yield client
    runner.run(client.aclose())


async def test_processes_hear_each_other(buses: tuple[RedisBus, RedisBus]) -> None:
    """Everyone hears everyone, once, and each in order."""
    here, there = buses
    ada, bob = await Listener().listen(here, "t"), await Listener().listen(there, "t")
    for n in range(50):
        here.publish("t", b"a%d" % n)
        there.publish("t", b"b%d" % n)

    await eventually(lambda: len(ada.heard) == len(bob.heard) == 100, "100 messages each")
    for listener in (ada, bob):
        for name in b"ab":
            assert [b"%c%d" % (name, n) for n in range(50)] == [data for data in listener.heard if data[0] == name]


async def test_who_has_subscribed_misses_nothing(buses: tuple[RedisBus, RedisBus]) -> None:
    """Whatever another process publishes after `subscribe` has returned is heard."""
    here, there = buses
    for n in range(100):
        ada = await Listener().listen(here, f"t{n}")
        there.publish(f"t{n}", b"1")
        await ada.hears(b"1")

        # A second listener of a topic whose first one is just being subscribed.
        bob, cleo = Listener(), Listener()
        await asyncio.gather(bob.listen(here, f"u{n}"), cleo.listen(here, f"u{n}"))
        there.publish(f"u{n}", b"2")
        await cleo.hears(b"2")


async def test_subscribing_waits_for_redis(buses: tuple[RedisBus, RedisBus], redis: RedisServer) -> None:
    """Before Redis has confirmed it, a subscription does not count."""
    here, there = buses
    ada = Listener()
    redis.pause()
    try:
        subscribing = asyncio.create_task(ada.listen(here, "t"))
        there.publish("early", b"x")
        await asyncio.wait([subscribing], timeout=20 * POLL)
        assert not subscribing.done()
    finally:
        redis.resume()

    await subscribing
    there.publish("t", b"1")
    await ada.hears(b"1")
    assert 0 == ada.gaps


async def test_who_subscribed_to_a_slow_redis_is_told_when_it_counts(redis: RedisServer) -> None:
    """It was not made to wait, so it may have missed something."""
    bus = await RedisBus.open(redis.url, patience=0.05, heartbeat=DEADLINE)
    await until_ready(bus)
    redis.pause()
    try:
        ada = await Listener().listen(bus, "t")
        assert 0 == ada.gaps
    finally:
        redis.resume()

    await ada.misses()
    await bus.close()


async def test_a_topic_lives_as_long_as_somebody_listens(buses: tuple[RedisBus, RedisBus], raw: Any) -> None:
    """Redis keeps no channel that nobody listens to, but the one for gaps."""
    here, there = buses
    listeners = [await Listener().listen(here, f"t{n}") for n in range(20)]
    last = await Listener().listen(there, "t0")
    assert 21 == len(await raw.pubsub_channels())

    for n, listener in enumerate(listeners):
        here.unsubscribe(f"t{n}", listener.hear)
    there.unsubscribe("t0", last.hear)
    await Listener().listen(here, "end")
    await Listener().listen(there, "end")

    assert {b"klub!gap", b"klub:end"} == set(await raw.pubsub_channels())


async def test_publishing_goes_on_while_redis_is_dead(buses: tuple[RedisBus, RedisBus], redis: RedisServer) -> None:
    """Nothing fails or waits, each process hears itself; once Redis is back, all are told and hear each other."""
    here, there = buses
    ada, bob = await Listener().listen(here, "t"), await Listener().listen(there, "t")
    await asyncio.to_thread(redis.kill)
    await until_ready(here, False)
    here.publish("t", b"1")
    here.publish("t", b"2")
    await ada.hears(b"1", b"2")
    late = await Listener().listen(here, "late")
    assert (0, []) == (late.gaps, bob.heard)

    await asyncio.to_thread(redis.start)

    for listener in (ada, bob, late):
        await listener.misses()
    await until_ready(here)
    await until_ready(there)
    there.publish("t", b"3")
    there.publish("late", b"4")
    await ada.hears(b"1", b"2", b"3")
    await late.hears(b"4")
    here.publish("t", b"5")
    await eventually(lambda: bob.heard[-1:] == [b"5"], "the last message")
    assert [b"3", b"5"] == [data for data in bob.heard if data not in (b"1", b"2")]


async def test_redis_may_die_again_and_again(buses: tuple[RedisBus, RedisBus], redis: RedisServer) -> None:
    """Whatever was published in between: a listener that reads again after each gap knows the last state."""
    here, there = buses
    truth: list[int] = []
    seen: list[int] = []

    def change() -> None:
        truth.append(len(truth))
        here.publish("t", b"look")

    def look(_: bytes = b"") -> None:
        seen[:] = truth

    await there.subscribe("t", look, look)
    for _ in range(4):
        for _ in range(20):
            change()
        await asyncio.to_thread(redis.kill)
        change()
        await asyncio.to_thread(redis.start)
        change()

        await eventually(lambda: seen == truth, "the truth to be seen")


async def test_a_bus_may_be_opened_before_redis(redis: RedisServer) -> None:
    """It is not ready, but works within the process; then Redis comes, and the others are heard."""
    await asyncio.to_thread(redis.kill)
    try:
        here, there = [await RedisBus.open(redis.url, pause=0.01) for _ in range(2)]
        ada = await Listener().listen(here, "t")
        here.publish("t", b"1")
        await ada.hears(b"1")
        assert not await here.ready()
    finally:
        await asyncio.to_thread(redis.start)

    await ada.misses()
    await until_ready(there)
    there.publish("t", b"2")
    await ada.hears(b"1", b"2")
    await here.close()
    await there.close()


async def test_nobody_waits_for_a_redis_that_hangs(redis: RedisServer) -> None:
    """A Redis that takes connections but does not answer is as good as none; it may come back."""
    here, there = [await RedisBus.open(redis.url, patience=0.1, pause=0.01, heartbeat=0.1) for _ in range(2)]
    await until_ready(here)
    await until_ready(there)
    ada = await Listener().listen(here, "t")
    redis.pause()
    try:
        bob = await Listener().listen(here, "u")
        here.publish("t", b"1")
        await ada.hears(b"1")
        await until_ready(here, False)
        await eventually(lambda: here._line is None, "the heartbeat to stop")
    finally:
        redis.resume()

    await ada.misses()
    await bob.misses()
    await until_ready(there)
    async with asyncio.timeout(DEADLINE):
        while not bob.heard:  # with so little patience a busy machine may look like one that hangs
            there.publish("u", b"2")
            await asyncio.sleep(POLL)
    assert {b"2"} == set(bob.heard)
    await here.close()
    await there.close()


async def test_who_misses_messages_that_could_not_be_sent_is_told(redis: RedisServer) -> None:
    """A process that publishes more than it can send says so to the others, and goes on."""
    here, there = await RedisBus.open(redis.url, limit=10), await RedisBus.open(redis.url)
    await until_ready(here)
    await until_ready(there)
    bob = await Listener().listen(there, "t")
    before = bob.gaps
    for n in range(25):
        here.publish("t", b"%d" % n)

    await bob.misses(more_than=before)
    here.publish("t", b"next")
    await bob.hears(*(b"%d" % n for n in range(10)), b"next")
    await here.close()
    await there.close()


async def test_a_lost_connection_is_replaced(buses: tuple[RedisBus, RedisBus], raw: Any) -> None:
    """Redis drops a listener that is too slow for it; it comes back, and is told."""
    here, there = buses
    ada = await Listener().listen(here, "t")
    await raw.client_kill_filter(_type="pubsub")

    await ada.misses()
    await until_ready(here)
    there.publish("t", b"x")
    await ada.hears(b"x")


async def test_a_prefix_keeps_buses_apart(redis: RedisServer) -> None:
    """Two Klubs may share a Redis."""
    here, there = await RedisBus.open(redis.url, prefix="one"), await RedisBus.open(redis.url, prefix="two")
    await until_ready(here)
    await until_ready(there)
    ada, bob = await Listener().listen(here, "t"), await Listener().listen(there, "t")
    here.publish("t", b"1")
    there.publish("t", b"2")

    await ada.hears(b"1")
    await bob.hears(b"2")
    await here.close()
    await there.close()


async def test_strange_messages_do_no_harm(buses: tuple[RedisBus, RedisBus], raw: Any) -> None:
    """Whatever somebody else publishes on our channels, the bus goes on."""
    here, there = buses
    ada = await Listener().listen(here, "t")
    for data in (b"", b"short", b"x" * 100_000):
        await raw.publish("klub:t", data)
        await raw.publish("klub!gap", data)
    there.publish("t", b"end")

    await eventually(lambda: b"end" in ada.heard, "the end")
    assert 3 == ada.gaps


async def test_an_address_opens_the_bus_of_several_processes(redis: RedisServer) -> None:
    """`open_bus` takes what the settings say."""
    bus = await open_bus(redis.url)
    await until_ready(bus)
    await bus.close()

    assert isinstance(bus, RedisBus)


async def test_an_address_of_another_kind_is_refused() -> None:
    """The message says which kinds there are."""
    with pytest.raises(ValueError, match="redis://"):
        await open_bus("http://localhost")
