"""Checks of what seats see: views, and states imagined from them, in which nothing a seat can notice may differ.

A state imagined from a seat's view agrees with the true one in all that the seat may know, and is random in the rest.
So whatever this seat is shown, offered or told must be the same in both: where it differs, it gives a secret away.
"""

from collections.abc import Sequence
from typing import Any, Final

from klub.core.check.guesses import guess_move
from klub.core.check.position import Position
from klub.core.check.promises import Nonconforming, difference, keeping, told
from klub.core.errors import Illegal
from klub.core.game import Seat
from klub.core.random import Rng
from klub.core.wire import decode, encode

VIEWERS_TRIED: Final = 2
GUESSES_TRIED: Final = 4


def check_view(here: Position, viewer: Seat | None) -> None:
    """A view has events, survives JSON, can be drawn, and looking changes nothing."""
    before = here.written
    with keeping("view/pure"):
        seen, again = here.game.view(here.state, viewer), here.game.view(here.state, viewer)
    if not isinstance(getattr(seen, "events", None), tuple | list):
        raise Nonconforming("view/events", f"{getattr(seen, 'events', 'no such field')!r}")
    with keeping("round_trip/view"):
        written = encode(seen)
        if (read := decode(written, here.game.view_type, "view/malformed")) != seen:
            raise Nonconforming("round_trip/view", difference(seen, read))
    if encode(again) != written:
        raise Nonconforming("view/pure", difference(seen, again))
    if encode(here.state) != before:
        raise Nonconforming("view/pure", difference(decode(before, Any, ""), here.state))
    with keeping("hooks/render_text"):
        if not isinstance(drawn := here.game.render_text(seen), str):
            raise Nonconforming("hooks/render_text", repr(drawn))


def check_secrets(here: Position, seen: Sequence[Any], chance: Rng) -> tuple[int, bool]:
    """Nothing that some viewers notice depends on what they cannot know.

    Returns how many states were imagined, and whether one of those viewers could not tell what another one sees.
    """
    viewers: tuple[Seat | None, ...] = (None, *range(here.seats))
    chosen = chance.shuffled(viewers)[:VIEWERS_TRIED]
    uncertain = False
    for viewer in chosen:
        check_view(here, viewer)
        other = imagine(here, viewer, chance)
        check_likeness(here, other, viewer, seen, chance)
        third = chance.choice([each for each in viewers if each != viewer])
        uncertain |= _sees_otherwise(here, other, viewer, third)
    return len(chosen), uncertain


def imagine(here: Position, viewer: Seat | None, chance: Rng) -> Position:
    """A position that fits what a viewer sees, imagined from the view as it comes over the wire."""
    shown = encode(here.game.view(here.state, viewer))
    seed = chance.bits(256).to_bytes(32, "big")
    with keeping("imagine/fits"):
        view = decode(shown, here.game.view_type, "view/malformed")
        other = here.imagined(here.game.imagine(view, Rng(seed)))
        again = here.game.view(other.state, viewer)
        if encode(again) != shown:
            raise Nonconforming("imagine/fits", f"{difference(view, again)}, in the view of {viewer!r}")
        written = encode(other.state)
    with keeping("imagine/determinism"):
        if encode(twin := here.game.imagine(view, Rng(seed))) != written:
            raise Nonconforming("imagine/determinism", difference(other.state, twin))
    return other


def check_likeness(here: Position, other: Position, viewer: Seat | None, seen: Sequence[Any], chance: Rng) -> None:
    """The viewer cannot tell the true state from the imagined one, not by offers and not by refusals."""
    if here.actors != other.actors:
        raise Nonconforming("secrets/actors", f"{here.actors!r} and, imagined by {viewer!r}, {other.actors!r}")
    if _plainly(here.standing) != _plainly(other.standing):
        raise Nonconforming("secrets/standing", f"{here.standing!r} and, imagined by {viewer!r}, {other.standing!r}")
    if viewer is None:
        return
    mine, theirs = here.listed[viewer], other.listed[viewer]
    if encode(None if mine is None else list(mine)) != encode(None if theirs is None else list(theirs)):
        raise Nonconforming("secrets/moves", f"for seat {viewer}: {difference(mine, theirs)}")
    if _plainly(worth := here.worth(viewer)) != _plainly(imagined_worth := other.worth(viewer)):
        raise Nonconforming("secrets/weigh", f"for seat {viewer}: {difference(worth, imagined_worth)}")
    if viewer in here.actors:
        move = here.some_moves(viewer, chance)[0]
        after = other.attempt(viewer, move, crashing="imagine/playable")
        if isinstance(after, Illegal):
            raise Nonconforming("imagine/playable", f"{told(after)}, when seat {viewer} tried {move!r}")
    for _ in range(GUESSES_TRIED if seen else 0):
        guess = guess_move(seen, chance)
        true, imagined = _answer(here, viewer, guess), _answer(other, viewer, guess)
        if true != imagined:
            raise Nonconforming("secrets/refusals", f"{true} and {imagined}, when seat {viewer} tried {guess!r}")


def _sees_otherwise(here: Position, other: Position, viewer: Seat | None, third: Seat | None) -> bool:
    """Whether a third one would see something else if what the viewer imagined were true."""
    true = here.game.view(here.state, third)
    with keeping("imagine/fits"):
        imagined = here.game.view(other.state, third)
    if encode(true) == encode(imagined):
        return False
    if not here.game.declaration.hidden:
        found = f"{viewer!r} cannot tell what {third!r} sees: {difference(true, imagined)}"
        raise Nonconforming("secrets/open", found)
    return True


def _plainly(points: Sequence[int] | None) -> list[int] | None:
    return None if points is None else list(points)


def _answer(here: Position, seat: Seat, move: Any) -> str:
    """What a seat hears of a move it tries."""
    after = here.attempt(seat, move)
    return f"{after.code} {encode(after.facts).decode()}" if isinstance(after, Illegal) else "accepted"
