"""What may be set up as a new table, and the entries that its log begins with."""

from typing import Any, Final, Protocol

from msgspec import Struct

from klub.core import Game, Malformed, Seat, to_dict
from klub.core.errors import shown
from klub.core.thought import LEVELS, Level
from klub.games import game as find_game
from klub.tables import entries as e
from klub.tables.commands import SeatCount
from klub.tables.house import House

SECONDS_PER_MOVE: Final = (1, 14 * 86_400)
"""The fewest and the most seconds that a clock gives."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The table somebody wants to host; `bots` maps seats to strengths."""

    game: str
    options: dict[str, Any] = {}
    seats: SeatCount = 2
    house: House = House()
    bots: dict[int, Level] = {}


class _Arrangement(Protocol):
    """What is to be played, and how."""

    @property
    def game(self) -> str: ...
    @property
    def options(self) -> dict[str, Any]: ...
    @property
    def seats(self) -> int: ...
    @property
    def house(self) -> House: ...
    @property
    def bots(self) -> dict[int, Level] | None: ...


def check_arrangement(wanted: _Arrangement) -> tuple[Game[Any, Any, Any, Any], dict[str, Any]]:
    """The game, and all of its options; refuses what cannot be played."""
    game = find_game(wanted.game)
    options = game.parse_options(wanted.options, wanted.seats)
    _check_clock(wanted.house)
    _check_bots(wanted.bots or {}, wanted.seats)
    return game, to_dict(options)


def judge_creation(wanted: NewTable, table: str, who: str, name: str, color: str, now: float) -> list[e.Entry]:
    """The first entries of a table with this id: it is set up, and its host sits on the first free seat.

    Raises `Illegal` for what cannot be played.
    """
    game, options = check_arrangement(wanted)
    created = e.Created(
        at=now,
        by=who,
        table=table,
        game=wanted.game,
        version=game.declaration.version,
        options=options,
        seats=wanted.seats,
        house=wanted.house,
        bots=wanted.bots,
    )
    free = next((seat for seat in range(wanted.seats) if seat not in wanted.bots), None)
    if free is None:
        return [created]
    return [created, e.Sat(at=now, by=who, seat=free, name=name, color=color)]


def _check_clock(house: House) -> None:
    if house.clock is None:
        return
    fewest, most = SECONDS_PER_MOVE
    if not (fewest <= house.clock.per_move <= most and 0 <= house.clock.bank <= most):
        facts = {"per_move": house.clock.per_move, "bank": house.clock.bank}
        raise Malformed("house/clock", **facts, fewest=fewest, most=most)


def _check_bots(bots: dict[Seat, Level], seats: int) -> None:
    for seat, level in bots.items():
        if type(seat) is not int or not 0 <= seat < seats:
            raise Malformed("seat/out_of_range", seat=shown(seat), seats=seats)
        if level not in LEVELS:
            raise Malformed("bot/unknown_level", level=shown(level, str), known=list(LEVELS))
