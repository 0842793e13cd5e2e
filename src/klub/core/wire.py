"""Structs to plain JSON data and back, with refusals that name the place.

A class that is no struct joins in by `to_plain` (what it is, as plain data) and the class method `from_plain`.
"""

from typing import Any, TypeVar

import msgspec

from klub.core.errors import Malformed, shown

T = TypeVar("T")


def to_dict(value: Any) -> Any:
    """Plain JSON data (dicts, lists, strings, numbers, None) of any struct of ours."""
    return msgspec.json.decode(encode(value))


def encode(value: Any) -> bytes:
    """The one JSON form of `value`: equal values give equal bytes. Numbers as keys are written as text."""
    try:
        return msgspec.json.encode(value, order="deterministic", enc_hook=_to_plain)
    except TypeError:  # it puts only keys that are text in order
        return msgspec.json.encode(msgspec.to_builtins(value, order="deterministic", str_keys=True, enc_hook=_to_plain))


def decode(data: bytes | str, kind: type[T] | Any, code: str) -> T:
    """Read JSON; a mistake raises `Malformed(code)` that says where and what was expected."""
    try:
        result: T = msgspec.json.decode(data, type=kind, dec_hook=_from_plain)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Malformed(code, reason=shown(error, str, 400)) from None
    return result


def from_dict(data: Any, kind: type[T] | Any, code: str) -> T:
    """Read plain data or a struct, as `decode` does for text; a struct's fields are not trusted to have their types."""
    try:
        plain = msgspec.to_builtins(data, enc_hook=_to_plain) if isinstance(data, msgspec.Struct) else data
        result: T = msgspec.convert(plain, type=kind, str_keys=True, dec_hook=_from_plain)
    except (msgspec.ValidationError, TypeError, ValueError, NotImplementedError, RecursionError) as error:
        raise Malformed(code, reason=shown(error, str, 400)) from None
    return result


def _to_plain(value: Any) -> Any:
    if hasattr(value, "to_plain"):
        return value.to_plain()
    raise NotImplementedError(f"{type(value).__name__} is neither plain data nor has to_plain()")


def _from_plain(kind: Any, data: Any) -> Any:
    return kind.from_plain(data)
