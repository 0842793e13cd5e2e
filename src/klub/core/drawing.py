"""A view as lines of text and as a picture, for games that draw neither."""

from collections.abc import Iterator
from html import escape
from typing import Any, Final

from msgspec import Struct

from klub.core.wire import to_dict
from klub.texts.plain import readable

_LINE: Final = 22  # units of height for a line of text
_SIGN: Final = 9  # units of width for a character


def view_text(view: Struct) -> str:
    """The fields of a view, one a line; events are told elsewhere."""
    plain = {name: value for name, value in to_dict(view).items() if name not in ("events", "options")}
    return "\n".join(_lines(plain))


def text_picture(text: str) -> str:
    """Lines of text as an SVG picture."""
    lines = text.splitlines() or [""]
    width, height = _SIGN * max(map(len, lines)) + 2 * _LINE, _LINE * (len(lines) + 1)
    rows = "".join(
        f'<text x="{_LINE}" y="{_LINE * (number + 1)}" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    style = 'font-family="ui-monospace, monospace" font-size="15" fill="currentColor"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {style}>{rows}</svg>'


def _lines(value: dict[str, Any], indent: str = "") -> Iterator[str]:
    for name, each in value.items():
        if isinstance(each, dict) and each:
            yield f"{indent}{readable(name)}:"
            yield from _lines(each, f"{indent}  ")
        else:
            yield f"{indent}{readable(name)}: {_short(each)}"


def _short(value: Any) -> str:
    match value:
        case None:
            return "–"
        case bool():
            return "✓" if value else "✗"
        case dict():
            return "(" + ", ".join(f"{name} {_short(each)}" for name, each in value.items()) + ")"
        case list():
            return " ".join(map(_short, value)) if value else "–"
        case _:
            return str(value)
