"""Names and facts made readable where nobody wrote a sentence for them."""

from typing import Any


def readable(name: str) -> str:
    """A declared name as a person would write it: `first_player` is “First player”."""
    words = name.replace("_", " ").replace("-", " ").strip()
    return words[:1].upper() + words[1:]


def plain_fact(value: Any) -> str | int:
    """A fact as Fluent takes it: text as it is, numbers as numbers, lists with commas, the rest as JSON."""
    if isinstance(value, str) or type(value) is int:
        return value
    if isinstance(value, list | tuple):
        return ", ".join(str(plain_fact(item)) for item in value)
    import json  # late: most facts are text and numbers

    return json.dumps(value, ensure_ascii=False, default=str)
