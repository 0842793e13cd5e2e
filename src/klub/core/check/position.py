"""Checks of one position: whose move it is, which moves there are, and what apply makes of them and of others."""

import re
from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from typing import Any, Final

from msgspec import Struct

from klub.core.check.guesses import guess_move
from klub.core.check.promises import Nonconforming, difference, keeping, told
from klub.core.errors import Illegal
from klub.core.game import Game, Outcome, Seat
from klub.core.moves import move_key
from klub.core.random import NO_CHANCE, Rng, UnexpectedChance
from klub.core.wire import decode, encode

LEGAL_TRIED: Final = 3
GUESSES_TRIED: Final = 6

_CODE: Final = re.compile(r"([a-z][a-z0-9_]*)/[a-z][a-z0-9_]*")
_FAMILIES: Final = ("live", "move", "seat")
"""What codes of Klub's own begin with that a game may use for a move."""


class Position:
    """A game after some moves, with what the checks ask of it again and again."""

    def __init__(self, game: Game[Any, Any, Any, Any], seats: int, seed: bytes, number: int, state: Any) -> None:
        self.game = game
        self.seats = seats
        self.number = number
        self.state = state
        self._seed = seed

    @cached_property
    def written(self) -> bytes:
        """The state as JSON, as it was when first asked."""
        with keeping("round_trip/state"):
            return encode(self.state)

    @cached_property
    def outcome(self) -> Outcome[Any] | None:
        """The result, once the game is over."""
        with keeping("outcome/seats"):
            return self.game.outcome(self.state)

    @cached_property
    def actors(self) -> tuple[Seat, ...]:
        """The seats that may move."""
        with keeping("actors/sorted"):
            return self.game.actors(self.state)

    @cached_property
    def listed(self) -> tuple[Sequence[Any] | None, ...]:
        """The moves of each seat."""
        with keeping("moves/listed"):
            return tuple(self.game.moves(self.state, seat) for seat in range(self.seats))

    @cached_property
    def standing(self) -> Sequence[int] | None:
        """Everyone's points, where the game counts them."""
        with keeping("hooks/standing"):
            return self.game.standing(self.state)

    def worth(self, seat: Seat) -> Sequence[int] | None:
        """What each move of a seat would bring, where the game can say."""
        with keeping("hooks/weigh"):
            return self.game.weigh(self.state, seat)

    def imagined(self, state: Any) -> "Position":
        """The same moment of a game in which another state is true."""
        return Position(self.game, self.seats, self._seed, self.number, state)

    def rng(self) -> Rng:
        """The chance of the next move."""
        return Rng(self._seed, self.number + 1) if self.game.declaration.chance == "moves" else NO_CHANCE

    def attempt(self, seat: Seat, move: Any, crashing: str = "refusal/illegal") -> Any:
        """The state after a move given as struct or plain data, or the refusal; either way this state is as before."""
        before = self.written
        try:
            result = self.game.apply(self.state, seat, self.game.parse_move(move), self.rng())
        except Illegal as refusal:
            result = refusal
            _check_refusal(refusal, self.game.declaration.name)
        except UnexpectedChance as error:
            raise Nonconforming("declaration/chance", f"{told(error)}, when seat {seat} tried {move!r}") from error
        except Exception as error:
            raise Nonconforming(crashing, f"{told(error)}, when seat {seat} tried {move!r}") from error
        if encode(self.state) != before:
            changed = difference(decode(before, Any, ""), self.state)
            raise Nonconforming("apply/pure", f"{changed}, before and after seat {seat} tried {move!r}")
        return result

    def some_moves(self, seat: Seat, chance: Rng) -> list[Any]:
        """A few legal moves of an actor: listed ones, or samples."""
        listed = self.listed[seat]
        if listed is not None:
            return [chance.choice(listed) for _ in range(LEGAL_TRIED)]
        with keeping("sample/accepted"):
            return [self.game.sample(self.state, seat, chance) for _ in range(LEGAL_TRIED)]


def check_position(here: Position) -> None:
    """What is cheap enough to be checked after every move."""
    check_state(here)
    check_actors(here)
    check_lists(here)


def check_closely(here: Position, seen: Sequence[Any], chance: Rng) -> int:
    """What needs moves to be tried; returns how many were refused."""
    for seat in here.actors:
        check_legal_moves(here, seat, chance)
        check_offers(here, seat, chance)
    check_hooks(here)
    return sum(check_guesses(here, seat, seen, chance) for seat in range(here.seats)) if seen else 0


def check_state(here: Position) -> None:
    """The state is frozen data of the declared type that survives JSON."""
    if not isinstance(here.state, here.game.state_type) or not here.state.__struct_config__.frozen:
        raise Nonconforming("state/frozen", f"{type(here.state).__name__} for {here.game.state_type!r}")
    with keeping("round_trip/state"):
        again = decode(here.written, here.game.state_type, "state/malformed")
        if again != here.state or encode(again) != here.written:
            raise Nonconforming("round_trip/state", difference(here.state, again))


def check_actors(here: Position) -> None:
    """The actors are seats in order, somebody until the end and nobody after it."""
    actors = here.actors
    if type(actors) is not tuple or not _are_seats(actors, here.seats):
        raise Nonconforming("actors/sorted", f"{actors!r} of {here.seats} seats")
    if bool(actors) is (here.outcome is not None):
        raise Nonconforming("actors/until_the_end", f"actors {actors!r} and outcome {here.outcome!r}")
    if len(actors) > 1 and not here.game.declaration.simultaneous:
        raise Nonconforming("actors/simultaneous", f"actors {actors!r}")
    with keeping("actors/awaited"):
        awaited = here.game.awaited(here.state)
    if type(awaited) is not tuple or list(awaited) != [seat for seat in actors if seat in awaited]:
        raise Nonconforming("actors/awaited", f"{awaited!r} of the actors {actors!r}")
    if actors and not awaited:
        raise Nonconforming("actors/awaited", f"nobody of the actors {actors!r}")


def check_lists(here: Position) -> None:
    """Each actor's moves are listed in order, or not at all where that is declared; nobody else has any."""
    for seat, listed in enumerate(here.listed):
        if seat not in here.actors:
            if listed is None or len(listed):
                raise Nonconforming("moves/idle", f"{_shown(listed)} for seat {seat}, while {here.actors!r} may move")
        elif listed is None:
            if here.game.declaration.listed:
                raise Nonconforming("moves/listed", f"None for seat {seat}")
        elif not len(listed):
            raise Nonconforming("moves/listed", f"no move for the actor {seat}")
        else:
            _check_sorted(seat, listed)
            most = here.game.declaration.actions
            if most is not None and len(listed) > most:
                raise Nonconforming("declaration/actions", f"{len(listed)} moves for seat {seat}, and actions={most}")


def check_legal_moves(here: Position, seat: Seat, chance: Rng) -> None:
    """Listed moves survive JSON and are accepted, with the same result each time."""
    for move in here.some_moves(seat, chance):
        with keeping("round_trip/move"):
            if (again := here.game.parse_move(decode(encode(move), Any, ""))) != move:
                raise Nonconforming("round_trip/move", f"{again!r} from {move!r}")
        check = "moves/accepted" if here.listed[seat] is not None else "sample/accepted"
        after = here.attempt(seat, move, crashing=check)
        if isinstance(after, Illegal):
            raise Nonconforming(check, f"{told(after)}, when seat {seat} tried {move!r}")
        if encode(here.attempt(seat, move)) != encode(after):
            raise Nonconforming("determinism/replay", f"two different states when seat {seat} made {move!r} twice")


def check_offers(here: Position, seat: Seat, chance: Rng) -> None:
    """What the game itself would do for a seat is legal."""
    with keeping("sample/accepted"):
        sampled = here.game.sample(here.state, seat, chance)
    with keeping("lapse/accepted"):
        lapsed = here.game.lapse(here.state, seat)
    for offer, move in (("sample/accepted", sampled), ("lapse/accepted", lapsed)):
        check = "moves/accepted" if move in (here.listed[seat] or ()) else offer
        after = here.attempt(seat, move, crashing=check)
        if isinstance(after, Illegal):
            raise Nonconforming(check, f"{told(after)}, when seat {seat} tried {move!r}")


def check_guesses(here: Position, seat: Seat, seen: Sequence[Any], chance: Rng) -> int:
    """A move is accepted if it is listed and refused if it is not; returns how many were refused."""
    listed = here.listed[seat]
    legal = None if listed is None else {encode(move) for move in listed}
    refused = 0
    for _ in range(GUESSES_TRIED):
        guess = guess_move(seen, chance)
        after = here.attempt(seat, guess)
        if isinstance(after, Illegal):
            refused += 1
            if legal and _read(here, guess) in legal:
                raise Nonconforming("moves/accepted", f"{told(after)}, when seat {seat} tried {guess!r}")
        elif seat not in here.actors:
            check = "moves/idle" if here.actors else "end/refused"
            raise Nonconforming(check, f"{guess!r} of seat {seat} accepted, while {here.actors!r} may move")
        elif legal is not None and _read(here, guess) not in legal:
            raise Nonconforming("moves/others_refused", f"{guess!r} of seat {seat} accepted")
    return refused


def check_hooks(here: Position) -> None:
    """Who may not chat is told as seats; moves and seats are counted one by one."""
    with keeping("hooks/silent"):
        silent = here.game.silent(here.state)
    if type(silent) is not tuple or not _are_seats(silent, here.seats):
        raise Nonconforming("hooks/silent", f"{silent!r} of {here.seats} seats")
    for seat, listed in enumerate(here.listed):
        worth = here.worth(seat)
        if worth is not None and (listed is None or not _are_points(worth, len(listed))):
            raise Nonconforming("hooks/weigh", f"{worth!r} for {_shown(listed)} of seat {seat}")
    standing = here.standing
    if standing is not None:
        if not _are_points(standing, here.seats):
            raise Nonconforming("hooks/standing", f"{standing!r} of {here.seats} seats")
        if here.outcome is not None and list(standing) != list(here.outcome.scores):
            raise Nonconforming("hooks/standing", f"{standing!r} at the end, and the scores {here.outcome.scores!r}")


def _check_refusal(refusal: Illegal, game: str) -> None:
    found = _CODE.fullmatch(refusal.code) if type(refusal.code) is str else None
    if found is None or found[1] not in (game, *_FAMILIES):
        raise Nonconforming("refusal/code", f"the code {refusal.code!r}")
    with keeping("refusal/illegal"):
        encode(refusal.facts)


def _check_sorted(seat: Seat, listed: Sequence[Struct]) -> None:
    with keeping("moves/sorted"):
        keys = [move_key(move) for move in listed]
        for number, (left, right) in enumerate(pairwise(keys)):
            if not left < right:
                raise Nonconforming("moves/sorted", f"{listed[number]!r} before {listed[number + 1]!r} for seat {seat}")


def _are_seats(found: Sequence[Any], seats: int) -> bool:
    return all(type(seat) is int and 0 <= seat < seats for seat in found) and list(found) == sorted(set(found))


def _are_points(found: Sequence[Any], count: int) -> bool:
    return len(found) == count and all(type(points) is int for points in found)


def _shown(listed: Sequence[Any] | None) -> str:
    return "None" if listed is None else f"{len(listed)} moves"


def _read(here: Position, move: Any) -> bytes | None:
    """A move in its one JSON form; None if it cannot be read."""
    try:
        return encode(here.game.parse_move(move))
    except Illegal:
        return None
