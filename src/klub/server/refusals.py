"""How a refusal looks in HTTP: its status, its headers and its body."""

from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from klub.core import Illegal, Malformed, encode
from klub.server.asgi import Send

_Answering: TypeAlias = Literal["http.response", "websocket.http.response"]
"""What is answered: a request, or the request to open a connection."""

_STATUS: Final = {
    "server/no_identity": 401,
    "server/foreign": 403,
    "server/not_switchable": 403,
    "hint/not_among_people": 403,
    "table/kicked": 403,
    "table/not_host": 403,
    "table/not_seated": 403,
    "table/not_your_seat": 403,
    "table/private": 403,
    "game/no_rules": 404,
    "history/no_such_game": 404,
    "history/no_such_move": 404,
    "lesson/unknown": 404,
    "live/no_film": 404,
    "push/off": 404,
    "server/dead_link": 404,
    "server/no_such_code": 404,
    "server/not_found": 404,
    "table/unknown": 404,
    "server/method": 405,
    "server/too_large": 413,
    "server/host": 421,
    "server/too_fast": 429,
    "server/too_many_connections": 429,
    "server/too_many_tables": 429,
    "server/failed": 500,
    "hint/nobody_free": 503,
    "server/full": 503,
    "server/leaving": 503,
    "server/unavailable": 503,
    "table/crowded": 503,
}
"""Where a refusal is neither malformed (400) nor against the rules or the state of a table (409)."""


class Refusal(Struct, frozen=True):
    """Why nothing was done: a stable code and its facts."""

    code: str
    facts: dict[str, Any]


class _RefusalAnswer(Struct, frozen=True):
    """A refusal as HTTP has it."""

    status: int
    headers: dict[str, str]
    body: bytes


def answer_refusal(refusal: Illegal, otherwise: int = 409) -> _RefusalAnswer:
    """The answer to who is refused; `otherwise` is the status of a code without one of its own."""
    status = _STATUS.get(refusal.code) or (400 if isinstance(refusal, Malformed) else otherwise)
    headers = {"Cache-Control": "no-store"}
    if "retry_after" in refusal.facts or status == 503 or refusal.code == "server/too_many_connections":
        headers["Retry-After"] = str(max(1, round(refusal.facts.get("retry_after", 1))))
    return _RefusalAnswer(status, headers, encode(Refusal(refusal.code, refusal.facts)))


async def send_refusal(
    refusal: Illegal, send: Send, answering: _Answering = "http.response", otherwise: int = 409
) -> None:
    """Send such an answer where no framework does."""
    answer = answer_refusal(refusal, otherwise)
    headers = {**answer.headers, "Content-Type": "application/json", "Content-Length": str(len(answer.body))}
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": f"{answering}.start", "status": answer.status, "headers": raw})
    await send({"type": f"{answering}.body", "body": answer.body})
