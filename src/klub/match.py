"""The library face: a game being played in memory, by the rules, with no table around it."""

import sys
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, Final, cast

from msgspec import Struct

from klub.core import (
    Game,
    Illegal,
    Malformed,
    Outcome,
    Record,
    RecordedMove,
    Rng,
    Seat,
    commitment,
    encode,
    format_seed,
    parse_record,
    parse_seed,
    to_dict,
)
from klub.core.errors import shown
from klub.core.random import NO_CHANCE
from klub.core.record import FORMAT
from klub.games import game as find_game
from klub.games import names


class Match:
    """One game from its first move to its outcome. Every refusal raises `Illegal` and changes nothing."""

    __slots__ = ("_chance", "_made", "_movers", "_seed", "_state", "game", "options", "seats")

    def __init__(self, game: Game[Any, Any, Any, Any], seats: int, seed: bytes, options: Struct) -> None:
        self.game: Game[Any, Any, Any, Any] = game
        """The rules."""
        self.seats: int = seats
        """How many play."""
        self.options: Struct = options
        """The options, with those that were not given at their defaults."""
        self._seed = seed
        self._chance = game.declaration.chance == "moves"
        self._state: Any = game.setup(options, seats, Rng(seed, 0))
        self._movers: list[Seat] = []
        self._made: list[Struct] = []

    def copy(self) -> "Match":
        """The same position once more: both matches can be played on, and neither notices the other.

        States and moves are frozen and shared, so a copy is cheap. `copy.copy` and `copy.deepcopy` do the same.
        """
        twin = object.__new__(type(self))
        for name in Match.__slots__:
            setattr(twin, name, getattr(self, name))
        twin._movers, twin._made = [*self._movers], [*self._made]
        return twin

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return self.copy()

    @property
    def state(self) -> Any:
        """The full state. It knows every secret: give bots and players a view."""
        return self._state

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The seats that may move now."""
        return self.game.actors(self._state)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The actors that the game waits for; the others have moved, and may change their mind."""
        return self.game.awaited(self._state)

    @property
    def outcome(self) -> Outcome[Any] | None:
        """Scores, winners and breakdown once the game is over; None before."""
        return self.game.outcome(self._state)

    @property
    def history(self) -> tuple[tuple[Seat, Struct], ...]:
        """Every move so far, with its seat."""
        return tuple(zip(self._movers, self._made, strict=True))

    @property
    def commitment(self) -> str:
        """The hash of the seed, which may be shown from the start."""
        return commitment(self._seed)

    def moves(self, seat: Seat) -> Sequence[Any] | None:
        """The sorted legal moves of a seat; empty if it may not move, None if this game cannot list them."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise _no_such_seat(seat, self.seats)
        return self.game.moves(self._state, seat)

    def play(self, seat: Seat, move: Struct | Mapping[str, Any]) -> None:
        """Make a move, given as struct or plain data."""
        parsed = self._read(seat, move)
        self._make(seat, self.game.resolve(self._state, seat, parsed))

    def repeat(self, seat: Seat, move: Struct | Mapping[str, Any]) -> None:
        """Make a move that was recorded; refuses one that carries what is not true."""
        parsed = self._read(seat, move)
        self.game.retrace(self._state, seat, parsed)
        self._make(seat, parsed)

    def view(self, seat: Seat | None) -> Any:
        """What a seat may know; None for a spectator."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise _no_such_seat(seat, self.seats)
        return self.game.view(self._state, seat)

    def record(self, *, reveal: bool = False) -> Record:
        """The game file. The seed is in it once the game is over, or when asked to `reveal` it before."""
        outcome = self.outcome
        return Record(
            game=self.game.declaration.name,
            version=self.game.declaration.version,
            seats=self.seats,
            options=to_dict(self.options),
            commitment=self.commitment,
            seed=format_seed(self._seed) if reveal or outcome else None,
            moves=tuple(RecordedMove(seat, to_dict(move)) for seat, move in self.history),
            result=to_dict(outcome),
        )

    def _read(self, seat: Seat, move: Struct | Mapping[str, Any]) -> Struct:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise _no_such_seat(seat, self.seats)
        parsed: Struct = self.game.parse_move(move)
        return parsed

    def _make(self, seat: Seat, move: Struct) -> None:
        rng = Rng(self._seed, len(self._made) + 1) if self._chance else NO_CHANCE
        self._state = self.game.apply(self._state, seat, move, rng)
        self._movers.append(seat)
        self._made.append(move)

    def __str__(self) -> str:
        return self.game.render_text(self.view(None))

    def __repr__(self) -> str:
        return f"<klub.Match {self.game.declaration.name} for {self.seats}, {len(self._made)} moves>"

    def _repr_svg_(self) -> str | None:
        """The picture in a notebook; None for a game without one, which is then shown as text."""
        if type(self.game).render_svg is Game.render_svg:
            return None
        return self.game.render_svg(self.view(None))


class GamesPackage(ModuleType):
    """The package `klub.games`, which can be called as well: `klub.games()` are the names of all games."""

    def __call__(self) -> tuple[str, ...]:
        """The names of all games: Klub's own first, then those that were registered or installed."""
        return names()


sys.modules["klub.games"].__class__ = GamesPackage
games: Final = cast(GamesPackage, sys.modules["klub.games"])


def match(
    game: str,
    seats: int | None = None,
    seed: int | str | bytes | None = None,
    options: Mapping[str, Any] | Struct | None = None,
) -> Match:
    """A new game, for the fewest who can play it together unless `seats` says how many.

    Without a seed, one is drawn from the operating system.
    """
    found = find_game(game)
    if seats is None:
        seats = found.declaration.usual_seats
    return Match(found, seats, parse_seed(seed), found.parse_options(options, seats))


def replay(record: Record | dict[str, Any] | str | bytes) -> Match:
    """Play a game file again; refuses one that was tampered with, move by move."""
    source = parse_record(record)
    if source.format != FORMAT:
        raise Malformed("record/format", format=shown(source.format, str), known=FORMAT)
    if source.seed is None:
        raise Illegal("record/no_seed")
    seed = parse_seed(source.seed)
    if commitment(seed) != source.commitment:
        raise Illegal("record/commitment", expected=shown(source.commitment, str), found=commitment(seed))
    played = match(source.game, source.seats, seed, source.options)
    version = played.game.declaration.version
    if source.version != version:
        raise Illegal("record/version", game=source.game, version=source.version, known=version)
    for number, entry in enumerate(source.moves, 1):
        try:
            played.repeat(entry.seat, entry.move)
        except Illegal as error:
            facts = {"code": error.code, "facts": error.facts, "reason": str(error)}
            raise Illegal("record/illegal_move", number=number, **facts) from error
    result = to_dict(played.outcome)
    if encode(source.result) != encode(result):
        raise Illegal("record/result", expected=source.result, found=result)
    return played


def _no_such_seat(seat: object, seats: int) -> Malformed:
    return Malformed("seat/out_of_range", seat=shown(seat), seats=seats)
