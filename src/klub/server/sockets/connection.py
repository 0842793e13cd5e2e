"""Takes the messages of one client, and answers them. There is no task per message."""

import asyncio

from klub.core import Illegal, Malformed
from klub.server.asgi import Message, Send
from klub.server.hub import Hub
from klub.server.limits import Limits
from klub.server.sockets.messages import PONG, Done, Ping, See, Show, Tried, Try, read_nonce, read_request, write_event
from klub.server.sockets.rates import MessageRates
from klub.server.sockets.subscriber import NOT_ALLOWED, TOO_LARGE, Subscriber
from klub.store import Person
from klub.tables import Table


class Connection(Subscriber):
    """Takes requests one by one, and is told of changes at any time."""

    __slots__ = ("_asking", "_hub", "_next", "_offences", "_rates", "table_id")

    def __init__(
        self, hub: Hub, table_id: str, person: Person, send: Send, limits: Limits, rates: MessageRates
    ) -> None:
        super().__init__(person, send, limits, hub.metrics)
        self.table_id = table_id
        self._hub, self._rates = hub, rates
        self._offences = 0
        self._asking = False
        """Whether a request is being answered."""
        self._next: asyncio.Future[None] | None = None
        """A message that waits for that; those behind it wait with it."""

    # What the client says

    def hear(self, text: str) -> bool:
        """Take a message at once; False while another one is being answered, or waits for that."""
        if self._asking or self._next is not None:
            return False
        self._take(text)
        return True

    async def hear_in_turn(self, message: Message) -> None:
        """Take a message once the one before it is answered."""
        if self._asking:
            self._next = asyncio.get_running_loop().create_future()
            await self._next
            self._next = None
        text = message.get("text")
        if text is not None:
            self._take(text)
            return
        self._take_input(message["bytes"])

    def _take(self, text: str) -> None:
        limits = self._limits
        self._metrics.messages.value += 1
        if len(text) > limits.message_bytes or (
            not text.isascii() and len(text.encode("utf-8", "surrogatepass")) > limits.message_bytes
        ):
            self.close(TOO_LARGE)
            return
        try:
            request = read_request(text)
        except Illegal as refusal:
            self._take_nonsense(text, refusal)
            return
        if wait := self._rates.request():
            self._hush(request.nonce, wait)
            return
        self._offences = 0
        kind = type(request)
        if kind is Ping:
            self._pong(request)
        elif kind is Show:
            self._show(request)
        elif kind is See:
            self._see(request)
        elif not self._closing:
            self._asking = True
            if kind is Try:
                self._hub.ask_whether(self, request.seat, request.move, request.nonce)
            else:
                self._hub.ask(self, request, request.nonce)

    def _take_nonsense(self, text: str, refusal: Illegal) -> None:
        nonce = read_nonce(text)
        if wait := self._rates.request():
            self._hush(nonce, wait)
            return
        self._offend()
        self._refuse(nonce, refusal)

    def _take_input(self, data: bytes) -> None:
        """An input of a live turn: the seat, then what the game knows how to read."""
        self._metrics.messages.value += 1
        if len(data) > self._limits.live_message_bytes:
            self.close(TOO_LARGE)
        elif self._closing:
            return
        elif wait := self._rates.input():
            self._hush(None, wait)
        elif not data:
            self._offend()
            self._refuse(None, Malformed("live/malformed", size=0))
        else:
            self._hub.input(self, data[0], data[1:])

    def _show(self, request: Show) -> None:
        if self._closing:
            return
        if wait := self._rates.sketch():
            self._hush(request.nonce, wait)
            return
        try:
            self._hub.sketch(self, request.seat, request.sketch)
        except Illegal as refusal:
            self._metrics.refusals.add(refusal.code)
            self._refuse(request.nonce, refusal)

    def _see(self, request: See) -> None:
        self.hidden = request.hidden
        if not self._closing:
            self._hub.see(self)

    def _pong(self, ping: Ping) -> None:
        self._push(PONG)
        table = self._hub.held(self.table_id)
        if ping.seen is not None and table is not None and ping.seen < table.number:
            self.changed(table)

    def _hush(self, nonce: str | None, wait: float) -> None:
        """Refuse a message that came too fast; the next may come in so many seconds."""
        self._metrics.limited.value += 1
        self._offend()
        self._refuse(nonce, Illegal("server/too_fast", retry_after=round(wait, 3)))

    def _offend(self) -> None:
        self._offences += 1
        if self._offences > self._limits.patience_with_floods:
            self.close(NOT_ALLOWED)

    # What it is answered

    def done(self, nonce: str | None, number: int, table: Table | None) -> None:
        """Answer a request that was taken, after the snapshot that it led to; both in one write."""
        answer = write_event(Done(nonce=nonce, number=number))
        snapshot = None
        if table is not None:
            if self._sending is None and not self._closing:
                snapshot = self._snapshot(table)
            else:
                self.changed(table)
        if snapshot is None:
            self._push(answer)
        elif self.protocol is None or not self.protocol.send_texts(snapshot, answer):
            self._push(snapshot)
            self._push(answer)
        self._answered()

    def tried(self, nonce: str | None) -> None:
        """Answer whether a move would be legal."""
        self._push(write_event(Tried(nonce=nonce)))
        self._answered()

    def refused(self, nonce: str | None, refusal: Illegal, table: Table | None) -> None:
        """Answer a request that was refused, and show what it was judged by."""
        self._refuse(nonce, refusal)
        if table is not None:
            self.changed(table)
        self._answered()

    def _answered(self) -> None:
        self._asking = False
        if self._next is not None and not self._next.done():
            self._next.set_result(None)
