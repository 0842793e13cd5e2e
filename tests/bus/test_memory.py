"""The bus of one process."""

from klub.bus import open_bus
from klub.bus.memory import MemoryBus
from tests.bus.listener import Listener


async def test_the_bus_without_an_address_is_that_of_the_process() -> None:
    """It is always ready."""
    bus = await open_bus()

    assert isinstance(bus, MemoryBus)
    assert await bus.ready()
    await bus.close()


async def test_a_topic_lives_as_long_as_somebody_listens() -> None:
    """Whoever leaves last takes it along."""
    bus = MemoryBus()
    ada, bob = await Listener().listen(bus, "t"), await Listener().listen(bus, "t")
    assert {"t"} == set(bus.topics)

    bus.unsubscribe("t", ada.hear)
    assert {"t"} == set(bus.topics)
    bus.unsubscribe("t", bob.hear)
    assert set() == set(bus.topics)
