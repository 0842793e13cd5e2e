"""Requests to try on a game: option sets within and outside the declaration, and moves near the legal ones."""

from collections.abc import Sequence
from typing import Any, Final

from klub.core.options import Choice, Counts, Number, Option, Seats, Several, Size, Toggle, same
from klub.core.random import Rng

_SMALL: Final = 12  # sides up to this are tried more often than large ones
_ODD: Final[tuple[Any, ...]] = (None, True, -1, 1.5, "?", [], {})


def option_set(declared: Sequence[Option], seats: int, chance: Rng) -> dict[str, Any]:
    """Some options, each within its declared values; whether they go together is for the game to say."""
    chosen = [option for option in declared if chance.below(2)]
    options = {option.name: within(option, seats, chance) for option in chosen}
    for option in chosen:
        if chance.below(4):
            options.update((need.option, need.value) for need in option.needs)
    return options


def within(option: Option, seats: int, chance: Rng) -> Any:
    """A value the option takes, as plain data."""
    match option:
        case Toggle():
            return chance.choice((False, True))
        case Choice():
            return chance.choice(option.values)
        case Number():
            some = option.low + chance.below(option.high - option.low + 1)
            return chance.choice((option.low, some, option.high, option.default))
        case Seats():
            seat = chance.below(seats)
            several = [other for other in range(seats) if chance.below(2)]
            return chance.choice((*option.words, seat if option.pick == "one" else several))
        case Size():
            rectangle = {"shape": "rectangle", "width": _side(option, chance), "height": _side(option, chance)}
            return chance.choice((None, rectangle, {"shape": "round", "diameter": _side(option, chance)}))
        case Counts():
            counts = {name: option.low + chance.below(option.high - option.low + 1) for name in option.names}
            return chance.choice((option.default, counts))
        case Several():
            return [name for name in option.names if chance.below(2)] or option.default


def outside(option: Option, seats: int) -> list[Any]:
    """Values the option does not take: wrong types, and just out of range."""
    match option:
        case Toggle():
            return [None, 0, 1, "true", [], {}]
        case Choice():
            return [odd for odd in _ODD if not any(same(odd, word) for word in option.values)]
        case Number():
            odd = [value for value in _ODD if type(value) is not int and value is not None]
            return [option.low - 1, option.high + 1, *odd, *([] if option.default is None else [None])]
        case Seats():
            if option.pick == "one":
                return [-1, seats, 0.0, True, "?", [0], {}]
            return [0, True, "?", {}, [-1], [seats], [0, 0], [True], [[0]]]
        case Size():
            area = {"shape": "rectangle", "width": option.low, "height": option.low}
            return [
                *(odd for odd in _ODD if odd is not None),
                {**area, "shape": "?"},
                {**area, "height": option.low - 1},
                {**area, "width": option.high + 1},
                {**area, "depth": option.low},
                {"shape": "round", "diameter": float(option.low)},
            ]
        case Counts():
            first, *others = option.names
            least: dict[str, Any] = dict.fromkeys(option.names, option.low)
            return [
                *(odd for odd in _ODD if odd is not None or option.default is not None),
                {**least, first: option.low - 1},
                {**least, first: option.high + 1},
                {**least, first: float(option.low)},
                {**least, first: None},
                {**least, "?": option.low},
                dict.fromkeys(others, option.low),
            ]
        case Several():
            first, *others = option.names
            return [
                *(odd for odd in _ODD if odd is not None or option.default is not None),
                [],
                [first, first],
                ["?"],
                [[first]],
                *([[*reversed(option.names)]] if others else []),
            ]


def guess_move(seen: Sequence[Any], chance: Rng) -> Any:
    """A move that was seen somewhere, as it was, crossed with another one, or with something in it changed."""
    move, other = chance.choice(seen), chance.choice(seen)
    match chance.below(4):
        case 0:
            return move
        case 1 if isinstance(move, dict) and isinstance(other, dict):
            return {key: other[key] if key in other and chance.below(2) else value for key, value in move.items()}
        case _:
            return _changed(move, chance)


def _side(option: Size, chance: Rng) -> int:
    small = option.low + chance.below(min(option.high - option.low, _SMALL) + 1)
    return chance.choice((option.low, small, small, option.high))


def _changed(value: Any, chance: Rng) -> Any:
    """The same plain data, but for one thing."""
    if isinstance(value, dict) and value:
        key = chance.choice(sorted(value))
        match chance.below(8):
            case 0:
                return {other: part for other, part in value.items() if other != key}
            case 1:
                return {**value, f"{key}?": value[key]}
            case _:
                return {**value, key: _changed(value[key], chance)}
    if isinstance(value, list) and value and chance.below(2):
        index = chance.below(len(value))
        return [*value[:index], _changed(value[index], chance), *value[index + 1 :]]
    return chance.choice((*_near(value), chance.choice(_ODD)))


def _near(value: Any) -> tuple[Any, ...]:
    match value:
        case bool():
            return (not value,)
        case int():
            return value - 1, value + 1, -value, value + 1_000_000, 1 << 62, -(1 << 70)
        case float():
            return -value, value + 1e-9, value + 1, 0.0, 1e300
        case str():
            return "", value[:-1], value + value, value[::-1], value.swapcase()
        case list():
            return [], value[1:], value + value, value[::-1]
        case _:
            return 0, ""
