"""A bus: who listens to a topic hears what is published there."""

import logging
from collections.abc import Awaitable, Callable

import pytest

from klub.bus import Bus
from tests.bus.listener import Listener


async def test_everyone_who_listens_hears_everything_in_order(bus: Bus) -> None:
    """Every listener of the topic, and nobody else."""
    ada, bob, other = [await Listener().listen(bus, topic) for topic in ("t", "t", "u")]
    messages = [b"%d" % n for n in range(100)] + [b"", b"\x00\xff" * 1000]
    for message in messages:
        bus.publish("t", message)
    bus.publish("u", b"end")

    await ada.hears(*messages)
    await bob.hears(*messages)
    await other.hears(b"end")
    assert (0, 0, 0) == (ada.gaps, bob.gaps, other.gaps)


async def test_publishing_does_not_wait_for_the_listeners(bus: Bus) -> None:
    """They are called soon, and not before the caller is done."""
    ada = await Listener().listen(bus, "t")

    bus.publish("t", b"x")

    assert [] == ada.heard
    await ada.hears(b"x")


async def test_what_nobody_listens_to_is_gone(bus: Bus) -> None:
    """Nothing is kept for those who come later."""
    bus.publish("t", b"early")
    ada = await Listener().listen(bus, "t")
    bus.publish("t", b"late")

    await ada.hears(b"late")


async def test_who_stops_listening_hears_nothing_more(bus: Bus) -> None:
    """At once, whatever is on its way; the others go on."""
    ada, bob = await Listener().listen(bus, "t"), await Listener().listen(bus, "t")
    bus.publish("t", b"1")
    bus.unsubscribe("t", ada.hear)
    bus.publish("t", b"2")

    await bob.hears(b"1", b"2")
    assert [] == ada.heard


async def test_unsubscribing_a_stranger_does_nothing(bus: Bus) -> None:
    """Also a second time, and from a topic that nobody knows."""
    ada, bob = await Listener().listen(bus, "t"), Listener()
    bus.unsubscribe("t", bob.hear)
    bus.unsubscribe("nowhere", bob.hear)
    bus.publish("t", b"x")

    await ada.hears(b"x")
    bus.unsubscribe("t", ada.hear)
    bus.unsubscribe("t", ada.hear)


async def test_who_comes_back_hears_again(bus: Bus) -> None:
    """Also when it was the last to leave."""
    ada, marker = Listener(), await Listener().listen(bus, "end")
    for n in range(20):
        await ada.listen(bus, "t")
        bus.publish("t", b"%d" % n)
        await ada.hears(*(b"%d" % m for m in range(n + 1)))
        bus.unsubscribe("t", ada.hear)
        bus.publish("t", b"unheard")
    bus.publish("end", b"end")

    await marker.hears(b"end")
    assert 20 == len(ada.heard)


async def test_a_callback_is_subscribed_once(bus: Bus) -> None:
    """Twice on one topic is once; on two topics it is two."""
    ada = Listener()
    for topic in ("t", "t", "u"):
        await ada.listen(bus, topic)
    bus.publish("t", b"t")
    bus.publish("u", b"u")
    await ada.hears(b"t", b"u")

    bus.unsubscribe("t", ada.hear)
    bus.publish("t", b"t")
    bus.publish("u", b"again")

    await ada.hears(b"t", b"u", b"again")


async def test_a_listener_that_fails_hurts_nobody(bus: Bus, caplog: pytest.LogCaptureFixture) -> None:
    """What it raises is logged; it hears the next message, too."""
    calls = []

    def fail(data: bytes) -> None:
        calls.append(data)
        raise RuntimeError("broken listener")

    await bus.subscribe("t", fail)
    ada = await Listener().listen(bus, "t")
    with caplog.at_level(logging.ERROR, "klub.bus"):
        bus.publish("t", b"1")
        bus.publish("t", b"2")
        await ada.hears(b"1", b"2")

    assert [b"1", b"2"] == calls
    assert 2 == sum("listener failed" in record.message for record in caplog.records)


async def test_a_listener_may_use_the_bus(bus: Bus) -> None:
    """It may leave, send another away, and publish."""
    ada, bob = Listener(), Listener()

    def once(data: bytes) -> None:
        bus.unsubscribe("t", once)
        bus.unsubscribe("t", bob.hear)
        bus.publish("t", data + b"!")

    await bus.subscribe("t", once)
    await ada.listen(bus, "t")
    await bob.listen(bus, "t")
    bus.publish("t", b"1")
    bus.publish("t", b"2")

    await ada.hears(b"1", b"2", b"1!")
    assert [] == bob.heard


async def test_a_flood_is_bounded_and_told(make_bus: Callable[[int], Awaitable[Bus]]) -> None:
    """What is too much is dropped, and who listens is told that something is missing."""
    bus = await make_bus(10)
    ada, quiet = await Listener().listen(bus, "t"), await Listener().listen(bus, "u")
    for n in range(25):
        bus.publish("t", b"%d" % n)

    await ada.misses()
    assert [b"%d" % n for n in range(10)] == ada.heard
    assert 0 == quiet.gaps
    bus.publish("t", b"next")
    await ada.hears(*(b"%d" % n for n in range(10)), b"next")
    await bus.close()


async def test_a_listener_need_not_care_about_gaps(make_bus: Callable[[int], Awaitable[Bus]]) -> None:
    """Without `on_gap` nothing is called."""
    bus = await make_bus(1)
    ada = Listener()
    await bus.subscribe("t", ada.hear)
    bus.publish("t", b"1")
    bus.publish("t", b"2")
    await ada.hears(b"1")
    bus.publish("t", b"3")

    await ada.hears(b"1", b"3")
    await bus.close()


async def test_a_closed_bus_is_silent(bus: Bus) -> None:
    """Nothing is heard, and nothing fails."""
    ada = await Listener().listen(bus, "t")
    bus.publish("t", b"lost")
    await bus.close()
    bus.publish("t", b"x")
    bus.unsubscribe("t", ada.hear)
    await bus.close()

    assert b"x" not in ada.heard
