"""Why something was refused: a stable code, facts in plain data, and a sentence on demand."""

from collections.abc import Callable
from typing import Any


class Illegal(ValueError):
    """A request that is refused; nothing has changed.

    `code` is stable (`move/not_your_turn`) and shared with the page; `facts` are plain JSON data;
    `str(error)` explains it in English, other languages through `klub.texts.explain`.
    """

    def __init__(self, code: str, /, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        # Late: the sentences are files, and most refusals are never read in English.
        from klub.texts import explain

        return explain(self.code, self.facts)

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.code, self.facts)


class Malformed(Illegal):
    """A request that cannot be read at all: wrong types, unknown names, values out of range."""


class Stale(Illegal):
    """A request that was right once: the game has moved on."""


def shown(value: object, form: Callable[[object], str] = repr, most: int = 80) -> str:
    """What was given, short and in writing, for the facts of a refusal; it works for anything at all."""
    try:
        text = form(value)
    except Exception:  # too deep, too long a number, or a repr that fails
        text = f"<{type(value).__name__}>"
    return text[:most].encode("utf-8", "backslashreplace").decode()


def _rebuild(kind: type[Illegal], code: str, facts: dict[str, Any]) -> Illegal:
    return kind(code, **facts)
