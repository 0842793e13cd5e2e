"""A connection to one table that comes back by itself, and the requests that wait for their answers on it."""

import asyncio
import secrets
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import InvalidStatus, WebSocketException

from klub.client.events import Bye, Done, Event, Refused, Tried, read_event
from klub.client.frame import LiveFrame, read_live
from klub.client.http import LATER, is_for_later, read_refusal
from klub.client.patience import Patience
from klub.core import Illegal
from klub.tables.snapshot import Snapshot

FINAL: Final = frozenset(
    {"message/malformed", "table/closed", "table/kicked", "table/private", "table/unknown", "table/unreadable"}
)
"""Refusals without a nonce after which there is nothing more to hope for; others are of inputs of live turns."""


class _Request:
    """A message and who waits for its answer."""

    def __init__(self, text: str, waits: Iterator[float]) -> None:
        self.text, self.waits = text, waits
        self.answer: asyncio.Future[Done | Tried] = asyncio.get_running_loop().create_future()


class Connection:
    """Keeps a table's socket open. What was sent and not answered is sent again, in order, with the same nonce.

    The server takes a nonce once, even if it crashed in between, so a request that was answered happened exactly once.
    `heard` gets every event, `shown` every frame of a live turn, and `failed` the reason when the server will never
    have us again.
    """

    def __init__(
        self,
        address: str,
        cookie: Callable[[], str],
        patience: Patience,
        heard: Callable[[Event], None],
        shown: Callable[[LiveFrame], None],
        failed: Callable[[Exception], None],
    ) -> None:
        self._address, self._cookie, self._patience = address, cookie, patience
        self._heard, self._shown, self._failed = heard, shown, failed
        self._failure: Exception | None = None
        self._requests: dict[str, _Request] = {}
        self._outbox: asyncio.Queue[str | bytes] | None = None
        self._retry_after = 0.0
        self._welcome = False
        self._keeper = asyncio.create_task(self._keep())

    async def ask(self, message: dict[str, Any]) -> Done | Tried:
        """Send a message and return its answer, however many connections that takes; raises `Illegal`.

        Whoever cancels this does not know whether it happened; it is not sent again then.
        """
        if self._failure is not None:
            raise self._failure
        nonce = secrets.token_urlsafe(12)
        text = msgspec.json.encode({**message, "nonce": nonce}).decode()
        request = self._requests[nonce] = _Request(text, self._patience.waits())
        self._send(request)
        try:
            return await request.answer
        finally:
            del self._requests[nonce]

    def tell(self, message: dict[str, Any] | bytes) -> None:
        """Send something that has no answer, if there is a connection now; it is not sent again."""
        if self._failure is not None:
            raise self._failure
        if self._outbox is not None:
            data = message if isinstance(message, bytes) else msgspec.json.encode(message).decode()
            self._outbox.put_nowait(data)

    async def hang_up(self) -> None:
        """Close the connection; requests without an answer end with `ConnectionError`."""
        self._keeper.cancel()
        await asyncio.gather(self._keeper, return_exceptions=True)
        if self._failure is None:
            self._fail(ConnectionError("The connection was closed here."))

    async def _keep(self) -> None:
        waits = self._patience.waits()
        while self._failure is None:
            self._welcome, self._retry_after = False, 0.0
            try:
                await self._connect()
            except InvalidStatus as error:
                status = error.response.status_code
                refusal = read_refusal(status, bytes(error.response.body or b""))
                if status < 500 and not is_for_later(status, refusal):
                    self._fail(refusal)
            except msgspec.DecodeError as error:
                self._fail(error)
            except (OSError, TimeoutError, WebSocketException):
                pass  # gone, or not there yet: the next attempt will tell
            if self._welcome:
                waits = self._patience.waits()
            if self._failure is None:
                await asyncio.sleep(max(next(waits), self._retry_after))

    async def _connect(self) -> None:
        cookie = self._cookie()
        async with open_socket(
            self._address,
            additional_headers={"Cookie": cookie} if cookie else {},
            compression=None,
            open_timeout=self._patience.answer,
            close_timeout=1.0,
            ping_interval=self._patience.heartbeat,
            ping_timeout=self._patience.heartbeat,
            max_size=2**24,
            proxy=None,
        ) as socket:
            self._outbox = asyncio.Queue()
            for request in self._requests.values():
                self._send(request)
            writer = asyncio.create_task(_write(socket, self._outbox))
            try:
                async for message in socket:
                    if isinstance(message, str):
                        self._hear(message)
                    elif (frame := read_live(message)) is not None:
                        self._shown(frame)
            finally:
                self._outbox = None
                writer.cancel()
                await asyncio.gather(writer, return_exceptions=True)

    def _send(self, request: _Request) -> None:
        if self._outbox is not None and not request.answer.done():
            self._outbox.put_nowait(request.text)

    def _hear(self, text: str) -> None:
        event = read_event(text)
        match event:
            case None:
                return
            case Snapshot():
                self._welcome = True
            case Bye():
                self._retry_after = event.retry_after
            case Done() | Tried():
                self._answer(event.nonce, event)
            case Refused(nonce=str(nonce)):
                self._refuse(nonce, event)
            case Refused(code=code) if code in LATER:
                for nonce in self._requests:
                    self._refuse(nonce, event)
            case Refused(code=code) if code in FINAL:
                # We were sent away, or what we say cannot be read: waiting would not help.
                self._fail(Illegal(event.code, **event.facts))
        self._heard(event)

    def _answer(self, nonce: str, answer: Done | Tried) -> None:
        request = self._requests.get(nonce)
        if request is not None and not request.answer.done():
            request.answer.set_result(answer)

    def _refuse(self, nonce: str, refused: Refused) -> None:
        request = self._requests.get(nonce)
        if request is None or request.answer.done():
            return
        if refused.code in LATER:
            asyncio.get_running_loop().call_later(next(request.waits), self._send, request)
        else:
            request.answer.set_exception(Illegal(refused.code, **refused.facts))

    def _fail(self, failure: Exception) -> None:
        self._failure = failure
        for request in self._requests.values():
            if not request.answer.done():
                request.answer.set_exception(failure)
        self._failed(failure)


async def _write(socket: ClientConnection, outbox: "asyncio.Queue[str | bytes]") -> None:
    while True:
        await socket.send(await outbox.get())
