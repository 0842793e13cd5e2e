"""A turn of Kluster played by hand: inputs come in as bytes and are stamped with their tick, frames go out.

The hand heads for 30 places a second at most, no faster than a hand can; where the line or this process stalled, it
goes the way it was led a little later. It lets go only once it has come to where it was told to. A pointer that jumps
is refused. What the hand did is kept as the track of the turn.
"""

import math
import struct
from typing import Final, Literal

import msgspec

from klub.core import Illegal, Malformed, Seat
from klub.games.kluster import rules
from klub.games.kluster.frames import ENDING, LOWERING, OVER, Camera
from klub.games.kluster.moves import (
    LONGEST_TURN,
    MOST_INPUTS,
    PARTS,
    Back,
    Drop,
    Gather,
    Hold,
    Hover,
    Input,
    Move,
    Pull,
    Release,
    Turn,
)
from klub.games.kluster.path import PACE, Path
from klub.games.kluster.rules import State
from klub.games.kluster.stones import TICKS

JUMP: Final = 400.0  # mm by which a pointer may be ahead of a hand; beyond that it has jumped
NEAR: Final = 20.0  # mm from a place at which the hand goes on to the next
THERE: Final = 0.01  # mm from a place at which the hand has come there, and radians
FOLLOWING: Final = TICKS // 4  # a string that cannot follow is let go after so long
LAST: Final = 2 * TICKS  # a hand that was to let go is given so long to do it once time is up
DONE: Final = 7  # the input that ends a turn in which nothing need be placed
_ROOM: Final = 64  # inputs kept for the end of a very long track

_LAYOUTS: Final = {
    1: struct.Struct("<BBBhhhh"),
    2: struct.Struct("<Bhhhh"),
    3: struct.Struct("<B"),
    4: struct.Struct("<B"),
    5: struct.Struct("<BBBhh"),
    6: struct.Struct("<B"),
    DONE: struct.Struct("<B"),
    8: struct.Struct("<BB"),
}


def live(state: State, seat: Seat) -> "HandTurn | None":
    """The turn of a seat, to be played by hand; None where strings are laid, or it is not its turn."""
    return HandTurn(state, seat) if seat in rules.actors(state) and state.phase != "strings" else None


class HandTurn:
    """A `LiveTurn` of the contract. While nothing is held, pulled or moving, no time passes in it."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._phase = state.phase
        self._turn = rules.begin(state, seat)
        self._world = self._turn.world
        self._camera = Camera(self._world)
        self._track: list[Input] = []
        self._way = Path[Hover]()
        self._string = Path[Pull]()
        self._then: list[type[Release] | type[Drop] | None] = []  # what is done once there; None ends the turn
        self._ticks: int | None = None
        self._why: Literal["done", "time"] = "done"
        self._time = 0.0

    @property
    def is_over(self) -> bool:
        """Whether all has come to rest after the hand was done."""
        return self._turn.finished is not None

    def hear(self, message: bytes) -> None:
        """Take an input; raises `Illegal`, and then the hand goes on as before."""
        given = read_input(message, self._world.tick)
        if self._turn.is_ending or None in self._then:
            raise Illegal("kluster/turn_over")
        match given:
            case Hold():
                self._take(given)
            case Hover():
                self._lead(given)
            case Gather():
                self._need_held()
                self._take(given)
            case Pull():
                self._pull(given)
            case Back():
                self._need_held()
                self._way.clear()
                self._take(given)
            case Release():
                self._need_held()
                self._then.append(Release)
            case Drop() if Drop not in self._then:
                self._then.append(Drop)
            case None:
                self._refuse_to_end()
                self._then.append(None)
        self._go_on()

    def advance(self, seconds: float) -> None:
        """Let time pass: the physics steps by ticks, and what is less than a tick is kept."""
        if self._has_rested:
            self._time = 0.0
            return
        self._time += seconds * TICKS
        ticks = int(self._time)
        self._time -= ticks
        end = self._world.tick + ticks
        while self._world.tick < end and not self._has_rested:
            self._go_on()
            self._step(min(end, self._next_look))

    def frame(self, key: bool) -> bytes | None:
        """What has changed since the last frame, or with `key` all of it."""
        flags = (ENDING if self._turn.is_ending else 0) | (OVER if self.is_over else 0)
        flags |= LOWERING if Release in self._then else 0
        return self._camera.shoot(key, flags, [] if key else self._turn.happened())

    def let_go(self) -> None:
        """The hand withdraws with what it holds, and drops the string; what was let go of before goes on."""
        if self._turn.is_ending:
            return
        if self._may_lead:
            self._way.clear()
            self._take(Back(self._world.tick))
        if self._world.pulled is not None and Drop not in self._then:
            self._drop()

    def time_up(self) -> None:
        """End the turn now (KLU-Q16); what was let go of before still lands."""
        last = self._world.tick + LAST
        while Release in self._then and self._world.tick < last and not self._turn.is_ending:
            self._go_on()
            self._step(self._next_look)
        if not self._turn.is_ending:
            self._stop("time")
        self._turn.finish()

    def move(self) -> Move:
        """The turn as it is kept, with how it came out."""
        finished = self._turn.finish()
        assert self._ticks is not None, "it has ended"
        return Turn(tuple(self._track), self._ticks, self._why, finished)

    @property
    def _has_rested(self) -> bool:
        """Whether time would do nothing."""
        world, turn = self._world, self._turn
        if turn.is_ending or world.is_holding or world.pulled is not None:
            return self.is_over
        return world.quiet >= turn.quiet

    @property
    def _next_look(self) -> int:
        """The tick at which the hand may have something new to do."""
        looks = [path.due for path in (self._way, self._string) if path]
        return max(self._world.tick + 1, min([*looks, self._world.tick + (1 if self._then else PACE)]))

    def _step(self, tick: int) -> None:
        turn = self._turn
        turn.advance(min(tick, LONGEST_TURN) if not turn.is_ending else tick)
        if turn.is_ending and self._ticks is None:
            self._note_end()
        elif self._ticks is None and (self._world.tick >= LONGEST_TURN or len(self._track) >= MOST_INPUTS - _ROOM):
            self._stop("time")

    def _note_end(self) -> None:
        """The turn has ended by itself at some tick up to now; played again to this tick it ends there too."""
        self._forget()
        self._ticks = min(self._world.tick, LONGEST_TURN)

    def _stop(self, why: Literal["done", "time"]) -> None:
        self._forget()
        self._why = why
        self._ticks = self._world.tick
        self._turn.end()

    def _forget(self) -> None:
        """Nothing is asked of the hand any more."""
        self._way.clear()
        self._string.clear()
        self._then.clear()

    # What is asked of the hand

    @property
    def _may_lead(self) -> bool:
        """Whether a magnet is in the hand that was not let go of."""
        return self._turn.is_holding and Release not in self._then

    def _need_held(self) -> None:
        if not self._may_lead:
            raise Illegal("kluster/track", what="not_holding")

    def _lead(self, given: Hover) -> None:
        """Lead the hand on; refuses a jump."""
        self._need_held()
        *pointer, most = self._turn.reach(given.at)
        last = _place(self._way.last) if self._way.last else pointer
        if math.dist(last, _place(given)) > most + JUMP:
            raise Illegal("kluster/track", what="teleport")
        self._way.add(given)

    def _pull(self, given: Pull) -> None:
        """Pull a string on, or another one: then the one before is let go of first."""
        self._turn.check_pull(given, released=Release in self._then)
        if Drop in self._then:
            self._then.remove(Drop)
            self._drop()
        self._string.add(given)

    def _drop(self) -> None:
        """Let go of the string where it is."""
        self._string.clear()
        self._take(Drop(self._world.tick))

    def _refuse_to_end(self) -> None:
        """Only after a repair (KLU-51), or instead of one more magnet (KLU-29), a player can say that this was all."""
        if self._phase == "turn":
            raise Illegal("kluster/must_place", rule="KLU-13")

    # What the hand does

    def _go_on(self) -> None:
        """Head for what is ahead; do what is to be done there."""
        tick = self._world.tick
        if self._way and self._way.due <= tick and self._world.behind[0] <= NEAR:
            self._head_for(self._way.head_for_next(tick))
        if self._string and self._string.due <= tick:
            self._take(msgspec.structs.replace(self._string.head_for_next(tick), at=tick))
        while self._then and self._is_there(self._then[0]):
            what = self._then.pop(0)
            if what is None:
                self._stop("done")
            else:
                self._take(what(tick))

    def _head_for(self, place: Hover) -> None:
        """Lead the hand there, or as far as it can be led by now."""
        tick = self._world.tick
        *pointer, most = self._turn.reach(tick)
        goal = _place(place)
        far = math.dist(pointer, goal)
        if far > most:
            self._way.put_back(place)
            part = (most - 0.2) / far  # less than the rounding to tenths could add
            x, y, z = (round((a + (b - a) * part) * PARTS) for a, b in zip(pointer, goal, strict=True))
            place = Hover(tick, x, y, z, place.angle)
        self._take(msgspec.structs.replace(place, at=tick))

    def _is_there(self, what: type[Release] | type[Drop] | None) -> bool:
        """Whether the hand has come to where this is to be done."""
        if self._string:
            return False
        if what is Release:
            return not self._way and max(self._world.behind) <= THERE
        return self._world.string_behind <= THERE or self._world.tick - self._string.since >= FOLLOWING

    def _take(self, given: Input) -> None:
        self._turn.take(given)
        self._track.append(given)


def _place(hover: Hover) -> tuple[float, float, float]:
    """Where a hover leads, in mm."""
    return hover.x / PARTS, hover.y / PARTS, hover.z / PARTS


def read_input(message: bytes, at: int) -> Input | None:
    """An input as the page sends it, stamped; None for the one that ends a turn. Raises `Malformed`."""
    try:
        kind, *numbers = _LAYOUTS[message[0]].unpack(message)
    except (KeyError, IndexError, struct.error):
        raise Malformed("live/malformed", size=len(message)) from None
    if kind == DONE:
        return None
    try:
        given: Input = msgspec.convert([kind, at, *numbers], Input)
    except msgspec.ValidationError:
        raise Malformed("live/malformed", size=len(message)) from None
    return given


def film(state: State, seat: Seat, move: Move) -> bytes:
    """The frames of a turn, 30 a second, each after its length; its inputs are played again."""
    if not isinstance(move, Turn) or state.phase == "strings" or seat not in rules.actors(state):
        raise Illegal("live/no_film")
    turn, frames = rules.begin(state, seat), list[bytes]()
    camera, waiting = Camera(turn.world), list(reversed(move.track))

    def shoot() -> None:
        flags = (ENDING if turn.is_ending else 0) | (OVER if turn.finished is not None else 0)
        frame = camera.shoot(not frames, flags, turn.happened())
        frames.append(frame or b"")

    shoot()
    while turn.finished is None:
        end = turn.world.tick + PACE
        while waiting and waiting[-1].at <= min(end, move.ticks) and not turn.is_ending:
            turn.advance(waiting[-1].at)
            if not turn.is_ending:
                turn.take(waiting.pop())
        turn.advance(min(end, move.ticks) if not turn.is_ending else end)
        if not turn.is_ending and turn.world.tick >= move.ticks:
            turn.end()
        shoot()
    return b"".join(len(frame).to_bytes(4, "little") + frame for frame in frames)
