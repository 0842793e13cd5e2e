"""Sends calls to push services, from one bounded queue: nobody at a table ever waits for it."""

import asyncio
import logging
from collections.abc import Callable
from hashlib import sha256
from typing import Final

import httpx
from msgspec import Struct

from klub.core import Malformed
from klub.server.metrics import Metrics
from klub.server.push.endpoints import Endpoints, origin_of
from klub.server.push.keys import ServerKey
from klub.server.push.payloads import CallKind, encrypt, payload_of
from klub.store import Store, StoreUnavailable, Subscription

_AT_ONCE: Final = 4
"""Calls that are on their way at the same time."""

_TIMEOUT: Final = 10.0
"""Seconds that a push service has for one call, looking up its name included."""

_KEPT: Final = 6 * 3600
"""Seconds that a push service keeps a call for a device that is off."""

_GONE: Final = (404, 410)
"""What a push service says of a subscription that was taken back."""

_log = logging.getLogger(__name__)


class Call(Struct, frozen=True):
    """Who is called to which table, and why."""

    person: str
    table: str
    game: str
    kind: CallKind


class Sender:
    """The calls of one process that wait or are on their way."""

    def __init__(
        self,
        store: Store,
        key: ServerKey,
        endpoints: Endpoints,
        metrics: Metrics,
        now: Callable[[], float],
        most: int,
    ) -> None:
        """`most`: calls that wait at once; more are dropped, and counted."""
        self._store, self._key, self._endpoints, self._metrics, self._now = store, key, endpoints, metrics, now
        self._waiting: asyncio.Queue[Call] = asyncio.Queue(most)
        self._client = httpx.AsyncClient(timeout=_TIMEOUT, trust_env=False, follow_redirects=False)
        self._tasks: list[asyncio.Task[None]] = []
        self.gone: Callable[[str], None] = lambda _: None
        """Told of a person who lost a subscription."""

    def start(self) -> None:
        """Begin to send."""
        self._tasks = [asyncio.get_running_loop().create_task(self._send_for_ever()) for _ in range(_AT_ONCE)]

    async def stop(self) -> None:
        """End; what waits is not sent any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._client.aclose()

    def send_soon(self, call: Call) -> None:
        """Call somebody, wherever they subscribed."""
        try:
            self._waiting.put_nowait(call)
        except asyncio.QueueFull:
            self._metrics.calls.add("dropped")

    async def settled(self) -> None:
        """Until nothing waits any more and nothing is on its way."""
        await self._waiting.join()

    async def _send_for_ever(self) -> None:
        while True:
            call = await self._waiting.get()
            try:
                await self._send(call)
            except StoreUnavailable as error:
                _log.warning("Nobody was called: %s", error)
            except Exception:
                _log.exception("A call failed.")
            finally:
                self._waiting.task_done()

    async def _send(self, call: Call) -> None:
        for subscription in await self._store.subscriptions(call.person):
            try:
                async with asyncio.timeout(_TIMEOUT):
                    status = await self._post(call, subscription)
            except (Malformed, OSError, httpx.HTTPError) as error:
                self._metrics.calls.add("failed")
                _log.info("A push service cannot be reached.", extra={"facts": {"error": type(error).__name__}})
                continue
            if status in _GONE:
                await self._store.unsubscribe(subscription.endpoint)
                self._metrics.calls.add("gone")
                self.gone(call.person)
            else:
                self._metrics.calls.add("sent" if 200 <= status < 300 else "refused")

    async def _post(self, call: Call, subscription: Subscription) -> int:
        """Send a call to one subscription; the status that the push service answers with."""
        endpoint = httpx.URL(subscription.endpoint)
        address = await self._endpoints.address(subscription.endpoint)
        body, authorization = await asyncio.to_thread(self._write, call, subscription)
        headers = {
            "Authorization": authorization,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Host": endpoint.netloc.decode("ascii"),
            "TTL": str(_KEPT),
            "Topic": sha256(call.table.encode()).hexdigest()[:32],  # a device that was off hears the last of a table
            "Urgency": "high",
        }
        # Whatever its name leads to meanwhile: the address that was checked is called, as the host that it is.
        pinned = endpoint.copy_with(host=address)
        known_as = {"sni_hostname": endpoint.host}
        async with self._client.stream("POST", pinned, content=body, headers=headers, extensions=known_as) as answer:
            return answer.status_code

    def _write(self, call: Call, subscription: Subscription) -> tuple[bytes, str]:
        """The body and the signature of a call; in a thread, because both take a while."""
        payload = payload_of(call.table, call.game, call.kind, subscription.language)
        return encrypt(payload, subscription), self._key.authorization(origin_of(subscription.endpoint), self._now())
