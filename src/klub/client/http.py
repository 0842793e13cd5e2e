"""HTTP, as far as a client needs it: JSON out and in, refusals as `Illegal`, repeated where that is harmless."""

import asyncio
import json
from typing import Any, Final, Literal
from urllib.error import HTTPError, URLError
from urllib.request import HTTPRedirectHandler, ProxyHandler, Request, build_opener

from klub.client.identity import Identity
from klub.client.patience import Patience
from klub.core import Illegal

LATER: Final = frozenset(
    f"server/{why}" for why in ("unavailable", "leaving", "full", "too_fast", "too_many_connections")
)
"""Refusals that only mean: not now, and nothing was done."""

BUSY: Final = frozenset({502, 503, 504})
"""What proxies answer in that case."""


class _NoRedirects(HTTPRedirectHandler):
    """A redirect would carry the cookie elsewhere."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


class Http:
    """Requests to one server as one person."""

    def __init__(self, server: str, identity: Identity, patience: Patience) -> None:
        self.server, self.identity, self._patience = server, identity, patience
        # The environment's proxies are left out: a table is often on this machine or next door.
        self._opener = build_opener(ProxyHandler({}), _NoRedirects())

    async def get(self, path: str) -> Any:
        """The answer, after as many attempts as it takes; raises `Illegal`."""
        return await self._insist("GET", path, None, "always")

    async def post(self, path: str, body: Any, *, repeat: Literal["always", "unsent"] = "unsent") -> Any:
        """The answer; raises `Illegal`. What must not happen twice is repeated only while it surely did not happen.

        Where that is unknown, `ConnectionError` is raised.
        """
        return await self._insist("POST", path, body, repeat)

    async def _insist(self, method: str, path: str, body: Any, repeat: str) -> Any:
        for wait in self._patience.waits():
            asked_to_wait = 0.0
            try:
                return await asyncio.to_thread(self._once, method, path, body)
            except _Busy as busy:
                asked_to_wait = busy.retry_after
            except OSError as error:
                unsent = isinstance(error, URLError) and isinstance(error.reason, ConnectionRefusedError)
                if repeat != "always" and not unsent:
                    raise ConnectionError(f"{method} {path}: the answer was lost ({error})") from error
            await asyncio.sleep(max(wait, asked_to_wait))
        raise AssertionError("waits never end")

    def _once(self, method: str, path: str, body: Any) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Accept": "application/json", "Content-Type": "application/json"}
        if cookie := self.identity.header(self.server):
            headers["Cookie"] = cookie
        request = Request(self.server + path, data, headers, method=method)
        try:
            with self._opener.open(request, timeout=self._patience.answer) as response:
                self.identity.take(self.server, response.headers.get_all("Set-Cookie") or [])
                text = response.read()
                return json.loads(text) if text else None
        except HTTPError as error:
            with error:
                refusal = read_refusal(error.code, error.read())
                if is_for_later(error.code, refusal):
                    raise _Busy(error.headers.get("Retry-After")) from None
                raise refusal from None
        except (OSError, Illegal):
            raise
        except Exception as error:  # half an answer: http.client has many names for it
            raise ConnectionError(f"{type(error).__name__}: {error}") from error


class _Busy(Exception):
    """The server asks to come back later: in so many seconds, if it says so in a way we understand."""

    def __init__(self, retry_after: str | None) -> None:
        digits = retry_after is not None and retry_after.isascii() and retry_after.isdigit()
        self.retry_after = float(retry_after or 0) if digits else 0.0


def is_for_later(status: int, refusal: Illegal) -> bool:
    """Whether the same request may succeed in a while."""
    return status in BUSY or refusal.code in LATER


def read_refusal(status: int, text: bytes) -> Illegal:
    """The refusal that an answer holds; one made of its status where it holds none."""
    try:
        refusal = json.loads(text)
        return Illegal(str(refusal["code"]), **refusal.get("facts", {}))
    except (ValueError, TypeError, KeyError, AttributeError):
        return Illegal("server/http", status=status)
