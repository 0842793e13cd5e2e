"""What a serving process holds open: the store, the bus, and between them the hub of live tables."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from klub.bus import Bus, open_bus
from klub.server.database import open_database
from klub.server.hub import Hub
from klub.server.identity import Identities
from klub.server.metrics import Metrics
from klub.server.past import Past
from klub.server.security import Buckets
from klub.server.settings import Settings
from klub.server.stages import Stages
from klub.server.team import Team
from klub.server.thinkers import Thinkers
from klub.server.workshop import Workshop
from klub.store import Store


class Place:
    """The parts, and who may ask how often."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        hub: Hub,
        thinkers: Thinkers,
        metrics: Metrics,
        now: Callable[[], float],
    ) -> None:
        limits = settings.limits
        self.settings, self.store, self.bus, self.hub, self.metrics, self.now = settings, store, bus, hub, metrics, now
        self.thinkers = thinkers
        self.past = Past(store, hub.workshop)
        self.team = Team(bus, metrics, settings.workers)
        self.identities = Identities(store, now)
        self.guesses = Buckets(limits.guesses_per_second, limits.guess_burst)
        self.newcomers = Buckets(limits.newcomers_per_second, limits.newcomer_burst)
        self.commands = Buckets(limits.messages_per_second, limits.message_burst)
        self.looks = Buckets(limits.looks_per_second, limits.look_burst)
        self.films = Buckets(limits.films_per_second, limits.film_burst)
        self.hints = Buckets(limits.hints_per_second, limits.hint_burst)
        self.draining = False

    async def drain(self) -> None:
        """Tell everyone that the server goes, and when to come back."""
        self.draining = True
        await self.hub.drain(self.settings.back_in)

    def warm_up(self) -> None:
        """Get ready for live turns, in the background."""
        self.hub.stages.warm_up()
        self.hub.errands.spawn(self.hub.workshop.warm_up())


@asynccontextmanager
async def open_place(settings: Settings, now: Callable[[], float] = time.time) -> AsyncIterator[Place]:
    """Everything opened, and closed in the reverse order; raises what `open_database` and `open_bus` raise."""
    metrics = Metrics()
    store = await open_database(settings)
    try:
        bus = await open_bus(settings.redis or None)
        try:
            thinkers = Thinkers(settings.thinkers, settings.limits.bots_waiting, metrics)
            stages = Stages(settings.stages, settings.limits.live_turns, metrics)
            workshop = Workshop(settings.stages, metrics)
            try:
                hub = Hub(
                    store,
                    bus,
                    thinkers,
                    settings.limits,
                    metrics,
                    now,
                    stages=stages,
                    workshop=workshop,
                    pace=settings.bot_pace,
                )
                await hub.start()
                try:
                    place = Place(settings, store, bus, hub, thinkers, metrics, now)
                    await place.team.start()
                    yield place
                finally:
                    await hub.stop()
            finally:
                await asyncio.gather(thinkers.close(), stages.close(), workshop.close())
        finally:
            await bus.close()
    finally:
        await store.close()
