"""What watchers of a live turn are shown: small binary frames, each relative to the one before. docs/protocol.md.

All numbers are little-endian; places are tenths of a millimetre, angles thousandths of a radian.
"""

from collections.abc import Iterator, Sequence
from struct import Struct as Layout
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from klub.core import Malformed
from klub.games.kluster.stones import EventName, Happening

if TYPE_CHECKING:
    from klub.games.kluster.physics import Picture, World

KEY: Final = 1  # flags: everything is in it, nothing before it is needed
STRUCK: Final = 2  # stones have touched, or jumped to the hand
ENDING: Final = 4  # the hand has nothing more to do: the turn ends by itself
OVER: Final = 8
HAND: Final = 16  # a stone is held
PULLED: Final = 32  # a string is pulled
LOWERING: Final = 64  # the stone in the hand is being put down

GONE: Final = 255  # as a pose: the stone is not on the table
NOBODY: Final = 255  # as a stone
STEPS: Final = 128  # added to the length of a run of nodes: they are told by how far they moved

HAPPENINGS: Final[tuple[EventName, ...]] = ("touch", "lift", "topple", "land", "block")
"""Told by their place here, from 1 on."""

_HEAD: Final = Layout("<BI")
_HAND: Final = Layout("<BBBhhhh")
_PULL: Final = Layout("<BBhh")
_STONE: Final = Layout("<BBhhhB")
_RUN: Final = Layout("<BBB")
_NODE: Final = Layout("<hh")
_STEP: Final = Layout("<bb")
_HAPPENING: Final = Layout("<BBB")
_GAP: Final = 2  # nodes that did not move, but are sent so that a run need not be cut


class Stone(Struct, frozen=True):
    """A stone in a frame; `pose` is 0 flat, 1 north up, 2 south up, 255 not on the table."""

    magnet: int
    pose: int
    x: int
    y: int
    angle: int
    unrest: int


class Frame(Struct, frozen=True):
    """A frame that was read: `nodes` are string, node, x, y, or how far they moved where `steps` has them."""

    flags: int
    tick: int
    hand: tuple[int, int, int, int, int, int, int] | None
    pulled: tuple[int, int, int, int] | None
    stones: tuple[Stone, ...]
    nodes: tuple[tuple[int, int, int, int], ...]
    steps: tuple[tuple[int, int, int, int], ...]
    happened: tuple[tuple[int, int, int], ...]


class Camera:
    """Takes the frames of one turn."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self._last: Picture | None = None
        self._head: tuple[Any, ...] = ()

    def shoot(self, key: bool, flags: int, happened: Sequence[Happening]) -> bytes | None:
        """What has changed since the last frame, or with `key` all there is; None where nothing has."""
        picture, last, world = self._world.picture(), self._last, self._world
        hand, pulled = world.held, world.pulled
        flags |= (STRUCK if world.has_struck else 0) | (HAND if hand else 0) | (PULLED if pulled else 0)
        flags |= LOWERING if world.is_lowering else 0
        parts = [b""]
        if hand is not None:
            parts.append(_HAND.pack(*hand))
        if pulled is not None:
            parts.append(_PULL.pack(*pulled))
        still = hand, pulled, flags
        parts.append(_stones(picture, None if key else last))
        parts.append(_nodes(picture, None if key else last))
        told = [each for each in happened if each.what in HAPPENINGS][:255]
        parts.append(bytes([len(told)]))
        for each in told:
            what = HAPPENINGS.index(each.what) + 1
            parts.append(_HAPPENING.pack(what, each.first if each.first >= 0 else NOBODY, each.second))
        nothing = not key and last is not None and still == self._head and parts[-2:] == [b"\0", b"\0"]
        nothing = nothing and parts[-3] == b"\0"
        self._last, self._head = picture, still
        if nothing:
            return None
        parts[0] = _HEAD.pack(flags | (KEY if key or last is None else 0), world.tick)
        return b"".join(parts)


def _stones(picture: "Picture", last: "Picture | None") -> bytes:
    rows = picture.stones
    changed = (rows[:, 0] >= 0) if last is None else (rows != last.stones).any(axis=1)
    found = changed.nonzero()[0].tolist()
    data = [bytes([len(found)])]
    for magnet, (pose, x, y, angle, unrest) in zip(found, rows[changed].tolist(), strict=True):
        data.append(_STONE.pack(magnet, pose if pose >= 0 else GONE, x, y, angle, unrest))
    return b"".join(data)


def _nodes(picture: "Picture", last: "Picture | None") -> bytes:
    """Runs of nodes that moved: string, first node, how many, then each of them."""
    runs = []
    for loop, nodes in enumerate(picture.nodes):
        if last is None:
            runs.append(_RUN.pack(loop, 0, len(nodes)) + b"".join(_NODE.pack(*node) for node in nodes.tolist()))
            continue
        moved = nodes - last.nodes[loop]
        for first, after in _runs(moved.any(axis=1).nonzero()[0].tolist()):
            steps = moved[first:after].tolist()
            if max(max(abs(dx), abs(dy)) for dx, dy in steps) < STEPS:
                runs.append(
                    _RUN.pack(loop, first, after - first + STEPS) + b"".join(_STEP.pack(*each) for each in steps)
                )
            else:
                places = nodes[first:after].tolist()
                runs.append(_RUN.pack(loop, first, after - first) + b"".join(_NODE.pack(*each) for each in places))
    return bytes([len(runs)]) + b"".join(runs)


def _runs(numbers: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Stretches of numbers, across small gaps: first, and after the last."""
    first = last = None
    for number in numbers:
        if first is None or last is None:
            first = number
        elif number > last + 1 + _GAP:
            yield first, last + 1
            first = number
        last = number
    if first is not None and last is not None:
        yield first, last + 1


def read_frame(data: bytes) -> Frame:
    """A frame in plain numbers; raises `Malformed` for what is none."""
    try:
        return _Reader(data).frame()
    except (ValueError, IndexError, OSError) as error:
        raise Malformed("live/malformed") from error


class _Reader:
    """Reads a frame from its beginning to its end."""

    def __init__(self, data: bytes) -> None:
        self._data, self._at = data, 0

    def frame(self) -> Frame:
        flags, tick = self._take(_HEAD)
        hand = self._take(_HAND) if flags & HAND else None
        pulled = self._take(_PULL) if flags & PULLED else None
        stones = tuple(Stone(*self._take(_STONE)) for _ in range(self._count()))
        nodes, steps = list[tuple[int, int, int, int]](), list[tuple[int, int, int, int]]()
        for _ in range(self._count()):
            loop, first, count = self._take(_RUN)
            layout, into = (_STEP, steps) if count > STEPS else (_NODE, nodes)
            into += [(loop, first + node, *self._take(layout)) for node in range(count - STEPS * (count > STEPS))]
        happened = tuple(self._take(_HAPPENING) for _ in range(self._count()))
        if self._at != len(self._data):
            raise ValueError("something follows the frame")
        return Frame(flags, tick, hand, pulled, stones, tuple(nodes), tuple(steps), happened)

    def _count(self) -> int:
        self._at += 1
        return self._data[self._at - 1]

    def _take(self, layout: Layout) -> Any:
        if self._at + layout.size > len(self._data):
            raise ValueError("cut off")
        found = layout.unpack_from(self._data, self._at)
        self._at += layout.size
        return found
