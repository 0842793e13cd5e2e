"""Checks of what a game may add for live tables: moves that carry their result, live turns, films and time limits."""

from typing import Any

from klub.core.check.position import Position
from klub.core.check.promises import Nonconforming, difference, keeping, told
from klub.core.errors import Illegal
from klub.core.game import Game, Seat, TimeLimit
from klub.core.live import LiveTurn
from klub.core.wire import decode, encode


def check_resolved(here: Position, seat: Seat, move: Any) -> Any:
    """A resolved move survives JSON, leads where the move leads, and carries the truth. Returns it."""
    if _is_default(here.game, "resolve"):
        return move
    before = here.written
    try:
        resolved = here.game.resolve(here.state, seat, move)
    except Exception as error:
        raise Nonconforming("resolve/same", f"{told(error)}, when seat {seat} tried {move!r}") from error
    with keeping("round_trip/move"):
        if (again := here.game.parse_move(decode(encode(resolved), Any, ""))) != resolved:
            raise Nonconforming("round_trip/move", f"{again!r} from {resolved!r}")
    plain, kept = here.attempt(seat, move), here.attempt(seat, resolved, crashing="resolve/same")
    if isinstance(kept, Illegal) or encode(plain) != encode(kept):
        found = told(kept) if isinstance(kept, Illegal) else difference(plain, kept)
        raise Nonconforming("resolve/same", f"{found}, when seat {seat} made {move!r}")
    with keeping("retrace/accepts"):
        here.game.retrace(here.state, seat, resolved)
    with keeping("hooks/film"):
        _check_film(here, seat, resolved)
    if encode(here.state) != before:
        raise Nonconforming("apply/pure", difference(decode(before, Any, ""), here.state))
    return resolved


def check_time_limits(here: Position) -> None:
    """The time of an actor has a name and some seconds."""
    for seat in here.actors:
        with keeping("hooks/time_limit"):
            limit = here.game.time_limit(here.state, seat)
        if limit is not None and (type(limit) is not TimeLimit or not limit.key or not limit.seconds > 0):
            raise Nonconforming("hooks/time_limit", f"{limit!r} for seat {seat}")


def check_live(here: Position) -> None:
    """Only an actor plays live; nonsense changes nothing, and when time is up the turn is a move that is accepted."""
    if _is_default(here.game, "live"):
        return
    for seat in range(here.seats):
        with keeping("hooks/live"):
            turn = here.game.live(here.state, seat)
            if turn is None:
                continue
            if seat not in here.actors or not isinstance(turn, LiveTurn):
                raise Nonconforming("hooks/live", f"{turn!r} for seat {seat}, while {here.actors!r} may move")
            _check_turn(here, seat, turn)


def _check_turn(here: Position, seat: Seat, turn: LiveTurn) -> None:
    first = turn.frame(key=True)
    if not isinstance(first, bytes):
        raise Nonconforming("hooks/live", f"the key frame {first!r}")
    for message in (b"", b"\xff", bytes(4096)):
        try:
            turn.hear(message)
        except Illegal:
            continue
        raise Nonconforming("hooks/live", f"the input {message[:8]!r} was taken")
    if turn.frame(key=True) != first:
        raise Nonconforming("hooks/live", "another frame, though no time has passed")
    turn.advance(1 / 30)
    turn.let_go()
    turn.time_up()
    if not turn.is_over:
        raise Nonconforming("hooks/live", "the turn goes on though its time is up")
    after = here.attempt(seat, turn.move(), crashing="hooks/live")
    if isinstance(after, Illegal):
        raise Nonconforming("hooks/live", f"{told(after)}, when the time of seat {seat} was up")


def _check_film(here: Position, seat: Seat, move: Any) -> None:
    """A film is a row of frames, each after its length; or the game has none of this move."""
    try:
        film = here.game.film(here.state, seat, move)
    except Illegal:
        return
    at = 0
    while at < len(film):
        at += 4 + int.from_bytes(film[at : at + 4], "little")
    if at != len(film):
        raise Nonconforming("hooks/film", f"{len(film)} bytes that end within a frame, when seat {seat} made {move!r}")


def _is_default(game: Game[Any, Any, Any, Any], hook: str) -> bool:
    return getattr(type(game), hook) is getattr(Game, hook)
