"""What a serving process holds open: the store, the bus, and between them the hub of live tables."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from klub.bus import Bus, open_bus
from klub.server.database import open_database
from klub.server.hub import Hub
from klub.server.identity import Identities
from klub.server.limits import Buckets
from klub.server.live_turns.runner_pool import RunnerPool
from klub.server.metrics import Metrics
from klub.server.peers.worker_metrics import WorkerMetrics
from klub.server.pools.bot_pool import BotPool
from klub.server.pools.compute_pool import ComputePool
from klub.server.settings import Settings
from klub.server.study.history import GameHistories
from klub.store import Store


class Services:
    """The parts, and who may ask how often."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        hub: Hub,
        bot_pool: BotPool,
        metrics: Metrics,
        now: Callable[[], float],
    ) -> None:
        limits = settings.limits
        self.settings, self.store, self.bus, self.hub, self.metrics, self.now = settings, store, bus, hub, metrics, now
        self.bot_pool = bot_pool
        self.histories = GameHistories(store, hub.compute)
        self.worker_metrics = WorkerMetrics(bus, metrics, settings.workers)
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
        self.hub.runners.warm_up()
        self.hub.tasks.spawn(self.hub.compute.warm_up())


@asynccontextmanager
async def open_services(settings: Settings, now: Callable[[], float] = time.time) -> AsyncIterator[Services]:
    """Everything opened, and closed in the reverse order; raises what `open_database` and `open_bus` raise."""
    metrics = Metrics()
    store = await open_database(settings)
    try:
        bus = await open_bus(settings.redis or None)
        try:
            bot_pool = BotPool(settings.thinkers, settings.limits.bots_waiting, metrics)
            runners = RunnerPool(settings.stages, settings.limits.live_turns, metrics)
            compute = ComputePool(settings.stages, metrics)
            try:
                hub = Hub(
                    store,
                    bus,
                    bot_pool,
                    settings.limits,
                    metrics,
                    now,
                    runners=runners,
                    compute=compute,
                    pace=settings.bot_pace,
                )
                await hub.start()
                try:
                    services = Services(settings, store, bus, hub, bot_pool, metrics, now)
                    await services.worker_metrics.start()
                    yield services
                finally:
                    await hub.stop()
            finally:
                await asyncio.gather(bot_pool.close(), runners.close(), compute.close())
        finally:
            await bus.close()
    finally:
        await store.close()
