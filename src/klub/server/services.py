"""What a serving process holds open: the store, the bus, the pools of processes, and between them the hub."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from klub.bus import open_bus
from klub.server.database import open_database
from klub.server.hub import Hub, Pools
from klub.server.identity import Identities
from klub.server.limits import Buckets
from klub.server.live_turns.runner_pool import RunnerPool
from klub.server.metrics import Metrics
from klub.server.network.reach import Reach
from klub.server.peers.worker_metrics import WorkerMetrics
from klub.server.pools.bot_pool import BotPool
from klub.server.pools.compute_pool import ComputePool
from klub.server.push.calls import Calls
from klub.server.push.endpoints import Endpoints
from klub.server.push.keys import ServerKey, load_key
from klub.server.push.sender import Sender
from klub.server.settings import Settings, contact_of
from klub.server.study.history import GameHistories
from klub.server.tables.context import Context


@dataclass(frozen=True, slots=True)
class Push:
    """How people are called who do not look."""

    key: ServerKey
    endpoints: Endpoints
    sender: Sender
    calls: Calls


class Services:
    """What the routes use, and how often each person or address may use it."""

    def __init__(self, settings: Settings, reach: Reach, context: Context, hub: Hub, push: Push | None) -> None:
        """`push`: None where nobody is called."""
        limits = settings.limits
        self.push = push
        self.settings, self.reach, self.hub, self.pools = settings, reach, hub, hub.pools
        self.store, self.bus, self.metrics, self.now = context.store, context.bus, context.metrics, context.now
        self.histories = GameHistories(context.store, hub.pools.compute)
        self.worker_metrics = WorkerMetrics(context.bus, context.metrics, settings.workers)
        self.identities = Identities(context.store, context.now)
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
        self.pools.runners.warm_up()
        self.hub.context.tasks.spawn(self.pools.compute.warm_up())


@asynccontextmanager
async def open_services(
    settings: Settings, reach: Reach, now: Callable[[], float] = time.time
) -> AsyncIterator[Services]:
    """Everything opened, and closed in the reverse order; raises what `open_database` and `open_bus` raise."""
    limits, metrics = settings.limits, Metrics()
    async with AsyncExitStack() as opened:
        store = await open_database(settings)
        opened.push_async_callback(store.close)
        bus = await open_bus(settings.redis or None)
        opened.push_async_callback(bus.close)
        pools = Pools(
            BotPool(settings.thinkers, limits.bots_waiting, metrics),
            RunnerPool(settings.stages, limits.live_turns, metrics),
            ComputePool(settings.stages, metrics),
        )
        opened.push_async_callback(pools.close)
        context = Context.create(store, bus, limits, metrics, now)
        push = await opened.enter_async_context(_open_push(settings, context)) if settings.push else None
        hub = Hub(context, pools, settings.bot_pace, push.calls if push else None)
        await hub.start()
        opened.push_async_callback(hub.stop)
        services = Services(settings, reach, context, hub, push)
        await services.worker_metrics.start()
        yield services


@asynccontextmanager
async def _open_push(settings: Settings, context: Context) -> AsyncIterator[Push]:
    """The key, which is made at the first start, and the queue of calls."""
    limits = settings.limits
    key = await load_key(context.store, contact_of(settings))
    endpoints = Endpoints(settings.push_services.split(","))
    sender = Sender(context.store, key, endpoints, context.metrics, context.now, limits.calls_waiting)
    calls = Calls(context, sender, limits.subscriptions_per_person)
    sender.start()
    await calls.start()
    try:
        yield Push(key, endpoints, sender, calls)
    finally:
        calls.stop()
        await sender.stop()
