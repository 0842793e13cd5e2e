"""The options of a game, declared as data: forms, help, validation and fuzzing all read the same declaration."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct, structs

from klub.core.errors import Malformed, shown

Word: TypeAlias = str | int | bool | None
Players: TypeAlias = Literal["any", "alone", "together"]


class Rectangle(Struct, frozen=True, tag_field="shape", tag="rectangle", forbid_unknown_fields=True):
    """A rectangular area, in cells."""

    width: int
    height: int


class Round(Struct, frozen=True, tag_field="shape", tag="round", forbid_unknown_fields=True):
    """A round area, in cells."""

    diameter: int


Area: TypeAlias = Rectangle | Round


class Need(Struct, frozen=True):
    """An option that only makes sense while another one has a certain value."""

    option: str
    value: Word


class _Declared(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What every option has: a name on the wire, a default (the basic rules), a help key and what it needs.

    `help` is the key of a sentence in the locale files, by default `<game>-option-<name>`; `needs` holds as soon as the
    value is not the default. What is only for who plays `alone`, or for those who play `together`, does nothing for the
    others: forms leave it out.
    """

    name: str
    help: str = ""
    needs: tuple[Need, ...] = ()
    players: Players = "any"


class Toggle(_Declared, frozen=True, kw_only=True, tag="toggle"):
    """On or off."""

    default: bool = False


class Choice(_Declared, frozen=True, kw_only=True, tag="choice"):
    """One of a few values."""

    values: tuple[Word, ...]
    default: Word


class Number(_Declared, frozen=True, kw_only=True, tag="number"):
    """A whole number from `low` to `high`; None too where the default is None (no limit)."""

    low: int
    high: int
    default: int | None


class Seats(_Declared, frozen=True, kw_only=True, tag="seats"):
    """One seat, or a list of seats, or one of a few words that stand for some."""

    pick: str  # "one" or "many"
    words: tuple[str | None, ...]
    default: str | None


class Size(_Declared, frozen=True, kw_only=True, tag="size"):
    """None for no bounds, or an area with sides from `low` to `high` cells."""

    low: int
    high: int
    default: Area | None = None


class Counts(_Declared, frozen=True, kw_only=True, tag="counts"):
    """How many there are of each of a few things, `low` to `high`; None too where the default is None (as fits)."""

    names: tuple[str, ...]
    low: int
    high: int
    default: dict[str, int] | None = None


class Several(_Declared, frozen=True, kw_only=True, tag="several"):
    """Some of a few things, at least one, by their names in this order; None too where the default is None."""

    names: tuple[str, ...]
    default: tuple[str, ...] | None = None


Option: TypeAlias = Toggle | Choice | Number | Seats | Size | Counts | Several


def option_faults(declared: Sequence[Option], raw: Mapping[str, Any], seats: int) -> list[Malformed]:
    """Everything that is wrong with `raw` for a table of `seats`, in the order of the declaration."""
    by_name = {option.name: option for option in declared}
    faults = [
        Malformed("options/unknown", option=shown(name, str), known=list(by_name))
        for name in raw
        if name not in by_name
    ]
    for option in declared:
        if option.name not in raw:
            continue
        value = raw[option.name]
        if not _accepts(option, value, seats):
            facts = {"option": option.name, "value": shown(value), "expected": expected(option, seats)}
            faults.append(Malformed("options/bad_value", **facts))
        elif not same(value, option.default):
            faults.extend(
                Malformed("options/conflict", option=option.name, needs=need.option, value=need.value)
                for need in option.needs
                if not same(raw.get(need.option, by_name[need.option].default), need.value)
            )
    return faults


def same(left: Any, right: Any) -> bool:
    """Equal and of the same type, so that 1 is not True."""
    return type(left) is type(right) and bool(left == right)


def expected(option: Option, seats: int) -> str:
    """The values an option takes, in a notation without words, so that it fits into a sentence of any language."""
    match option:
        case Toggle():
            return "true | false"
        case Choice():
            return " | ".join(map(_json, option.values))
        case Number():
            return f"{option.low}…{option.high}" + (" | null" if option.default is None else "")
        case Seats():
            some = f"0…{seats - 1}" if option.pick == "one" else f"[0…{seats - 1}, …]"
            return " | ".join([*map(_json, option.words), some])
        case Size():
            side = f"{option.low}…{option.high}"
            rectangle = f'{{"shape": "rectangle", "width": {side}, "height": {side}}}'
            return f'null | {rectangle} | {{"shape": "round", "diameter": {side}}}'
        case Counts():
            each = ", ".join(f"{_json(name)}: {option.low}…{option.high}" for name in option.names)
            return ("null | " if option.default is None else "") + f"{{{each}}}"
        case Several():
            return ("null | " if option.default is None else "") + f"[{' | '.join(map(_json, option.names))}, …]"


def _json(word: Word) -> str:
    return msgspec.json.encode(word).decode()


def _accepts(option: Option, value: Any, seats: int) -> bool:
    accepts: Callable[[Any, Any, int], bool] = _ACCEPTS[type(option)]
    return accepts(option, value, seats)


def _accepts_toggle(_: Toggle, value: Any, _seats: int) -> bool:
    return type(value) is bool


def _accepts_choice(option: Choice, value: Any, _seats: int) -> bool:
    return any(same(value, word) for word in option.values)


def _accepts_number(option: Number, value: Any, _seats: int) -> bool:
    if value is None:
        return option.default is None
    return type(value) is int and option.low <= value <= option.high


def _accepts_seats(option: Seats, value: Any, seats: int) -> bool:
    if any(same(value, word) for word in option.words):
        return True
    if option.pick == "one":
        return _is_seat(value, seats)
    return (
        isinstance(value, list | tuple)
        and len(value) <= seats
        and all(_is_seat(seat, seats) for seat in value)
        and len(set(value)) == len(value)
    )


def _accepts_size(option: Size, value: Any, _seats: int) -> bool:
    if value is None:
        return True
    if isinstance(value, Rectangle):
        sides: dict[str, Any] = {"width": value.width, "height": value.height}
    elif isinstance(value, Round):
        sides = {"diameter": value.diameter}
    elif isinstance(value, Mapping):
        sides = {key: side for key, side in value.items() if key != "shape"}
        shapes = {"rectangle": {"width", "height"}, "round": {"diameter"}}
        shape = value.get("shape")
        if not isinstance(shape, str) or shapes.get(shape) != set(sides):
            return False
    else:
        return False
    return all(type(side) is int and option.low <= side <= option.high for side in sides.values())


def _accepts_counts(option: Counts, value: Any, _seats: int) -> bool:
    if value is None:
        return option.default is None
    counts = structs.asdict(value) if isinstance(value, Struct) else value
    return (
        isinstance(counts, Mapping)
        and set(counts) == set(option.names)
        and all(type(count) is int and option.low <= count <= option.high for count in counts.values())
    )


def _accepts_several(option: Several, value: Any, _seats: int) -> bool:
    if value is None:
        return option.default is None
    if not isinstance(value, list | tuple) or not value:
        return False
    return list(value) == [name for name in option.names if name in value]


def _is_seat(value: Any, seats: int) -> bool:
    return type(value) is int and 0 <= value < seats


_ACCEPTS: dict[type, Callable[[Any, Any, int], bool]] = {
    Toggle: _accepts_toggle,
    Choice: _accepts_choice,
    Number: _accepts_number,
    Seats: _accepts_seats,
    Size: _accepts_size,
    Counts: _accepts_counts,
    Several: _accepts_several,
}
