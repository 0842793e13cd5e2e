"""Completes the description of the HTTP API with what Litestar leaves out."""

import re
from collections.abc import Sequence
from itertools import product
from typing import Any, Final, get_type_hints

from msgspec import Struct

from klub.core import Record, RecordedMove
from klub.games import names
from klub.server.http import bodies as b
from klub.server.sockets.messages import REQUESTS
from klub.tables.creation import NewTable
from klub.tables.house import Clock, House

_STRICT: Final[tuple[type[Struct], ...]] = (
    b.Introduction,
    b.TokenGiven,
    b.SubscriptionWish,
    b.SubscriptionKeys,
    b.EndpointGiven,
    NewTable,
    b.SeatWish,
    b.HintWish,
    b.LessonTries,
    Clock,
    House,
    Record,
    RecordedMove,
    *REQUESTS,
)
"""What may have no unknown fields."""

_A_SEAT: Final = "^(0|[1-9][0-9]?)$"


def describe(found: dict[str, Any], routes: Sequence[Any]) -> dict[str, Any]:
    """The description as Litestar made it, mended: unknown fields, which games and seats there are, bounds of 0."""
    schemas = found["components"]["schemas"]
    for struct in _STRICT:
        schemas[struct.__name__]["additionalProperties"] = False
    wish = schemas["NewTable"]["properties"]
    wish["game"]["enum"] = list(names())
    wish["bots"]["propertyNames"] = {"pattern": _A_SEAT}
    for route in routes:
        from_zero = _from_zero(route)
        for form, method in product(route.paths, route.http_methods):
            described = found["paths"].get(re.sub(r":\w+}", "}", form), {}).get(method.lower(), {})
            for parameter in described.get("parameters", ()):
                if parameter["name"] in from_zero:
                    parameter["schema"]["minimum"] = 0
    return found


def _from_zero(route: Any) -> set[str]:
    """The parameters of a handler that may not be negative."""
    hints = get_type_hints(route.fn, include_extras=True)
    return {
        name
        for name, hint in hints.items()
        if any(getattr(note, "ge", None) == 0 for note in getattr(hint, "__metadata__", ()))
    }
