"""A turn of Kluster played by hand: inputs come in as bytes and are stamped with their tick, frames go out.

What was heard is kept as the track of the turn. Hovers and pulls are thinned to 30 a second; a pointer that outruns
what a hand can do is held back a little, and refused where it jumps.
"""

import math
import struct
from typing import Final, Literal

import msgspec

from klub.core import Illegal, Malformed, Seat
from klub.games.kluster import rules
from klub.games.kluster.frames import ENDING, OVER, Camera
from klub.games.kluster.moves import (
    LONGEST_TURN,
    MOST_INPUTS,
    PARTS,
    Back,
    Drop,
    Hover,
    Input,
    Move,
    Pull,
    Turn,
)
from klub.games.kluster.rules import State
from klub.games.kluster.stones import TICKS

FRAMES: Final = 30  # in a second
FRAME_TICKS: Final = TICKS // FRAMES
JUMP: Final = 400.0  # mm by which a pointer may be held back; beyond that it has jumped
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
        self._waiting: dict[type[Input], Hover | Pull] = {}
        self._due: dict[type[Input], int] = {Hover: 0, Pull: 0}
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
        if self._turn.is_ending:
            raise Illegal("kluster/turn_over")
        if given is None:
            self._end_by_choice()
        elif isinstance(given, Hover):
            self._aim(self._held_back(given))
        elif isinstance(given, Pull):
            self._aim(given)
        else:
            self._catch_up(LONGEST_TURN)
            self._take(given)

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
            self._catch_up(self._world.tick)
            self._step(min([end, self._world.tick + FRAME_TICKS, *(self._due[kind] for kind in self._waiting)]))

    def frame(self, key: bool) -> bytes | None:
        """What has changed since the last frame, or with `key` all of it."""
        flags = (ENDING if self._turn.is_ending else 0) | (OVER if self.is_over else 0)
        return self._camera.shoot(key, flags, [] if key else self._turn.happened())

    def let_go(self) -> None:
        """The hand withdraws with what it holds, and drops the string; what was let go of before goes on."""
        if self._turn.is_ending:
            return
        self._waiting.clear()
        if self._turn.is_holding:
            self._take(Back(self._world.tick))
        if self._world.pulled is not None:
            self._take(Drop(self._world.tick))

    def time_up(self) -> None:
        """End the turn now (KLU-Q16)."""
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
        if turn.is_ending or self._waiting or world.is_holding or world.pulled is not None:
            return self.is_over
        return world.quiet >= turn.quiet

    def _step(self, tick: int) -> None:
        turn = self._turn
        turn.advance(min(tick, LONGEST_TURN) if not turn.is_ending else tick)
        if turn.is_ending and self._ticks is None:
            self._note_end()
        elif self._ticks is None and (self._world.tick >= LONGEST_TURN or len(self._track) >= MOST_INPUTS - _ROOM):
            self._stop("time")

    def _note_end(self) -> None:
        """The turn has ended by itself at some tick up to now; played again to this tick it ends there too."""
        self._waiting.clear()
        self._ticks = min(self._world.tick, LONGEST_TURN)

    def _stop(self, why: Literal["done", "time"]) -> None:
        self._waiting.clear()
        self._why = why
        self._ticks = self._world.tick
        self._turn.end()

    def _end_by_choice(self) -> None:
        """The player says that this was all: after a repair (KLU-51), or instead of one more magnet (KLU-29)."""
        if self._phase == "turn":
            raise Illegal("kluster/must_place", rule="KLU-13")
        self._catch_up(LONGEST_TURN)
        self._stop("done")

    def _aim(self, given: Hover | Pull) -> None:
        """Take an input of which only the latest counts, or keep it until it is due."""
        if isinstance(given, Hover) and not self._turn.is_holding:
            raise Illegal("kluster/track", what="not_holding")
        self._waiting.pop(type(given), None)
        if self._due[type(given)] <= self._world.tick:
            self._take(given)
        else:
            self._waiting[type(given)] = given

    def _catch_up(self, tick: int) -> None:
        """Take what waits and is due until then."""
        for kind in [kind for kind in self._waiting if self._due[kind] <= tick]:
            self._take(msgspec.structs.replace(self._waiting.pop(kind), at=self._world.tick))

    def _take(self, given: Input) -> None:
        self._turn.take(given)
        self._track.append(given)
        if isinstance(given, Hover | Pull):
            self._due[type(given)] = given.at + FRAME_TICKS

    def _held_back(self, given: Hover) -> Hover:
        """The input, as far as the hand can be led by then; refuses one that has jumped."""
        x, y, z, most = self._turn.reach(given.at)
        goal = given.x / PARTS, given.y / PARTS, given.z / PARTS
        far = math.dist((x, y, z), goal)
        if far <= most:
            return given
        if far > most + JUMP:
            raise Illegal("kluster/track", what="teleport")
        part = (most - 0.2) / far  # less than the rounding to tenths could add
        return msgspec.structs.replace(
            given,
            x=round((x + (goal[0] - x) * part) * PARTS),
            y=round((y + (goal[1] - y) * part) * PARTS),
            z=round((z + (goal[2] - z) * part) * PARTS),
        )


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
        end = turn.world.tick + FRAME_TICKS
        while waiting and waiting[-1].at <= min(end, move.ticks) and not turn.is_ending:
            turn.advance(waiting[-1].at)
            if not turn.is_ending:
                turn.take(waiting.pop())
        turn.advance(min(end, move.ticks) if not turn.is_ending else end)
        if not turn.is_ending and turn.world.tick >= move.ticks:
            turn.end()
        shoot()
    return b"".join(len(frame).to_bytes(4, "little") + frame for frame in frames)
