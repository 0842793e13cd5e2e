"""Checks of a declaration: it says of the game what is so, and its options are taken and refused as it says."""

import re
import types
from typing import Any, Final, Union, get_args, get_origin

from msgspec import Struct

from klub.core.check.guesses import option_set, outside
from klub.core.check.promises import Nonconforming, difference, keeping, told
from klub.core.errors import Illegal
from klub.core.game import Game
from klub.core.options import expected, option_faults
from klub.core.random import Rng
from klub.core.wire import decode, encode, to_dict

SETS_TRIED: Final = 20  # for each number of seats

_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
_NO_SEATS: Final[tuple[Any, ...]] = (-1, True, 1.5, "2", None, [])


def check_declaration(game: Game[Any, Any, Any, Any]) -> None:
    """The declaration is complete, and agrees with the types it goes with."""
    with keeping("declaration/basics"):
        declared = game.declaration
        fewest, most = declared.seats
        sound = (
            _NAME.fullmatch(declared.name) is not None,
            type(declared.version) is int and declared.version >= 1,
            1 <= fewest <= most,
            declared.longest is None or declared.longest >= 1,
            declared.actions is None or declared.actions >= 1,
        )
        if not all(sound):
            raise Nonconforming("declaration/basics", repr(declared))
    check_types(game)
    check_declared_options(game)
    check_needs(game)
    check_lessons(game)


def check_types(game: Game[Any, Any, Any, Any]) -> None:
    """The four types are frozen structs."""
    with keeping("declaration/types"):
        for name in ("options_type", "state_type", "move_type", "view_type"):
            for kind in _alternatives(getattr(game, name)):
                if not (isinstance(kind, type) and issubclass(kind, Struct) and kind.__struct_config__.frozen):
                    raise Nonconforming("declaration/types", f"{name} {kind!r}")


def check_declared_options(game: Game[Any, Any, Any, Any]) -> None:
    """Each field of the options is declared once, with the same default."""
    declared = game.declaration.options
    names, fields = [option.name for option in declared], list(game.options_type.__struct_encode_fields__)
    if sorted(names) != sorted(fields):
        raise Nonconforming("declaration/options", f"options {names} for the fields {fields}")
    with keeping("declaration/defaults"):
        defaults = to_dict(game.options_type())
        for option in declared:
            if encode(option.default) != encode(defaults[option.name]):
                found = f"{option.name}: {option.default!r}, and {defaults[option.name]!r} in its field"
                raise Nonconforming("declaration/defaults", found)
        for seats in game.declaration.tables:
            for raw in (None, {}, defaults, {option.name: option.default for option in declared}):
                if (found := game.parse_options(raw, seats)) != game.options_type():
                    raise Nonconforming("declaration/defaults", f"{found!r} from {raw!r} for {seats} seats")


def check_needs(game: Game[Any, Any, Any, Any]) -> None:
    """What an option needs is declared, and can be had."""
    declared, most = game.declaration.options, game.declaration.most_seats
    by_name = {option.name: option for option in declared}
    needs = [(option, need) for option in declared for need in option.needs]
    for option, need in needs:
        if need.option not in by_name or need.option == option.name:
            raise Nonconforming("declaration/needs", f"{option.name} needs {need.option!r}")
    for option, need in needs:
        faults = option_faults(declared, {need.option: need.value}, most)
        if any(fault.code == "options/bad_value" for fault in faults):
            takes = expected(by_name[need.option], most)
            found = f"{option.name} needs {need.option} to be {need.value!r}, which takes {takes}"
            raise Nonconforming("declaration/needs", found)


def check_lessons(game: Game[Any, Any, Any, Any]) -> None:
    """Each lesson can be found by its name and begun."""
    with keeping("hooks/lessons"):
        lessons = game.lessons()
        names = [lesson.name for lesson in lessons]
        if len(set(names)) < len(names) or not all(_NAME.fullmatch(name) for name in names):
            raise Nonconforming("hooks/lessons", f"the names {names!r}")
        for lesson in lessons:
            if lesson.seat not in game.actors(lesson.state) or lesson.goal((), lesson.state):
                raise Nonconforming("hooks/lessons", f"{lesson.name!r} for seat {lesson.seat!r}")


def check_options(game: Game[Any, Any, Any, Any], seats: int, chance: Rng) -> int:
    """Valid options are taken or refused by code, invalid ones refused by code; returns how many sets were tried."""
    for _ in range(SETS_TRIED):
        raw = option_set(game.declaration.options, seats, chance)
        options = accepted_options(game, raw, seats)
        if options is not None:
            check_round_trip(game, options, seats)
    wrong: list[Any] = [{"no_such_option": True}, {"": 0}, {1: 2}, [], "", 0]
    wrong += [{option.name: value} for option in game.declaration.options for value in outside(option, seats)]
    for raw in wrong:
        _check_refused(game, raw, seats, "options/")
    fewest, most = game.declaration.seats
    for count in (*_NO_SEATS, fewest - 1, most + 1, *game.declaration.without_seats):
        _check_refused(game, None, count, "seats/")
    return SETS_TRIED + len(wrong)


def accepted_options(game: Game[Any, Any, Any, Any], raw: dict[str, Any], seats: int) -> Any | None:
    """Options as the game reads them, or None if it refuses them as it may."""
    with keeping("options/accepted"):
        try:
            return game.parse_options(raw, seats)
        except Illegal as refusal:
            if not str(refusal.code).startswith("options/"):
                raise Nonconforming("options/accepted", f"{told(refusal)} for {raw!r} and {seats} seats") from refusal
            return None


def check_round_trip(game: Game[Any, Any, Any, Any], options: Any, seats: int) -> None:
    """Options survive JSON, and being read as data."""
    with keeping("round_trip/options"):
        for again in (
            decode(encode(options), game.options_type, "options/malformed"),
            game.parse_options(to_dict(options), seats),
            game.parse_options(options, seats),
        ):
            if again != options:
                raise Nonconforming("round_trip/options", difference(options, again))


def _check_refused(game: Game[Any, Any, Any, Any], raw: Any, seats: Any, prefix: str) -> None:
    check = "options/refused" if prefix == "options/" else "options/seats"
    with keeping(check):
        try:
            found = f"{game.parse_options(raw, seats)!r}"
        except Illegal as refusal:
            if str(refusal.code).startswith(prefix):
                return
            found = told(refusal)
    raise Nonconforming(check, f"{found} from {raw!r} for {seats!r} seats")


def _alternatives(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)
