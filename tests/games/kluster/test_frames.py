"""Frames of a live turn: what was shown so far, put together, is the table; and their bytes are what the docs say."""

import json
import math
from pathlib import Path
from typing import Any

import pytest

from klub.core import Illegal, to_dict
from klub.games.kluster import GAME
from klub.games.kluster.frames import GONE, HAND, KEY, OVER, PULLED, STRUCK, Frame, read_frame
from klub.games.kluster.live import HandTurn, read_input
from klub.games.kluster.physics import World
from klub.games.kluster.stones import Lying
from tests.games.kluster.hand import DROP, RELEASE, hold, hover, pull
from tests.games.kluster.table import table

VECTORS: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[2] / "vectors" / "kluster_frames.json").read_text("utf-8")
)
STATE = table([(0, 1), (2,)], [Lying(4, 60, 0, 0), Lying(5, -20, 70, 1.2, "north_up")])


class Screen:
    """What somebody knows who has seen these frames."""

    def __init__(self) -> None:
        self.stones: dict[int, tuple[int, ...]] = {}
        self.nodes: dict[tuple[int, int], tuple[int, int]] = {}
        self.size = 0

    def show(self, data: bytes | None) -> Frame | None:
        """One more frame."""
        if data is None:
            return None
        self.size += len(data)
        frame = read_frame(data)
        if frame.flags & KEY:
            self.stones.clear()
        for stone in frame.stones:
            self.stones[stone.magnet] = (stone.pose, stone.x, stone.y, stone.angle, stone.unrest)
            if stone.pose == GONE:
                del self.stones[stone.magnet]
        self.nodes.update({(loop, node): (x, y) for loop, node, x, y in frame.nodes})
        for loop, node, dx, dy in frame.steps:
            x, y = self.nodes[loop, node]
            self.nodes[loop, node] = x + dx, y + dy
        return frame


def _truth(world: World) -> tuple[dict[int, tuple[int, ...]], dict[tuple[int, int], tuple[int, int]]]:
    picture = world.picture()
    stones = {number: tuple(row) for number, row in enumerate(picture.stones.tolist()) if row[0] >= 0}
    nodes = {(loop, node): (x, y) for loop, row in enumerate(picture.nodes.tolist()) for node, (x, y) in enumerate(row)}
    return stones, nodes


@pytest.mark.parametrize("vector", VECTORS["frames"], ids=lambda vector: vector["name"])
def test_frames_are_read_as_documented(vector: dict[str, Any]) -> None:
    """The bytes that the page's tests read too."""
    assert vector["frame"] == to_dict(read_frame(bytes.fromhex(vector["hex"])))


@pytest.mark.parametrize("vector", VECTORS["inputs"], ids=lambda vector: vector["name"])
def test_inputs_are_read_as_documented(vector: dict[str, Any]) -> None:
    """The bytes that the page writes; the server stamps the tick."""
    given = read_input(bytes.fromhex(vector["hex"]), 9)

    assert given is None if vector["kind"] == 7 else [vector["kind"], 9, *vector["numbers"]] == to_dict(given)


@pytest.mark.parametrize("data", [b"", b"\0", b"\x10" * 9, bytes.fromhex(VECTORS["frames"][0]["hex"]) + b"\0"])
def test_what_is_no_frame_is_refused(data: bytes) -> None:
    """Cut off, or with something behind it."""
    with pytest.raises(Illegal) as refusal:
        read_frame(data)

    assert "live/malformed" == refusal.value.code


def test_frames_add_up_to_the_table() -> None:
    """Whoever saw a key frame and all that followed sees the table, while stones turn and the string is dragged."""
    turn, screen = HandTurn(STATE, 0), Screen()
    screen.show(turn.frame(key=True))
    turn.hear(hold(0, -60, 0, 60, 2.0))
    seen = 0
    for number in range(60):
        turn.hear(hover(-50 + number, 10, 45 - number / 6, 2.0 - number / 30))
        turn.hear(pull(0, 5, 100 - number, 30))
        turn.advance(1 / 30)
        frame = screen.show(turn.frame(key=False))
        if frame is not None:
            seen |= frame.flags
        assert _truth(turn._world) == (screen.stones, screen.nodes)

    assert HAND | PULLED == seen & (HAND | PULLED)


def test_a_key_frame_changes_nothing_for_the_others() -> None:
    """Right after a frame somebody who came late gets a key frame; both see the same from then on."""
    turn, early, late = HandTurn(STATE, 0), Screen(), Screen()
    early.show(turn.frame(key=True))
    turn.hear(hold(0, -60, 0, 60, 2.0))
    for number in range(40):
        turn.hear(hover(-60 + number, 0, 30, 2.0))
        turn.advance(1 / 30)
        data = turn.frame(key=False)
        early.show(data)
        if number == 20:
            late.show(turn.frame(key=True))
        elif number > 20:
            late.show(data)

    assert (early.stones, early.nodes) == (late.stones, late.nodes)


def test_nothing_new_is_no_frame() -> None:
    """A table on which nothing moves is not shown again."""
    turn = HandTurn(STATE, 0)
    turn.frame(key=True)
    turn.advance(5.0)

    assert turn.frame(key=False) is None


def test_a_touch_is_told_and_what_is_taken_vanishes() -> None:
    """The frame with the touch says which stones; in the last one they are gone, and the turn is over."""
    turn, screen = HandTurn(STATE, 0), Screen()
    screen.show(turn.frame(key=True))
    turn.hear(hold(0, 60, 1, 60, 0.0))
    turn.hear(RELEASE)
    frames = []
    for _ in range(600):
        turn.advance(1 / 30)
        frames.append(screen.show(turn.frame(key=False)))
        if turn.is_over:
            break

    told = [frame for frame in frames if frame is not None]
    assert any(frame.flags & STRUCK and frame.happened for frame in told)
    assert told[-1].flags & OVER
    assert 4 not in screen.stones


def test_a_film_is_what_watchers_saw() -> None:
    """The film of the recorded turn ends with the same table, at the same tick."""
    turn, screen = HandTurn(STATE, 0), Screen()
    turn.frame(key=True)
    turn.hear(pull(0, 5, 70, 40))
    turn.advance(0.5)
    turn.hear(DROP)
    turn.hear(hold(0, -60, 0, 60, 2.0))
    turn.advance(0.3)
    turn.hear(RELEASE)
    while not turn.is_over:
        turn.advance(1 / 30)
    move = turn.move()
    data = GAME.film(STATE, 0, move)
    last, at = None, 0
    while at < len(data):
        size = int.from_bytes(data[at : at + 4], "little")
        last = screen.show(data[at + 4 : at + 4 + size] or None) or last
        at += 4 + size

    assert _truth(turn._world) == (screen.stones, screen.nodes)
    assert last is not None
    assert last.flags & OVER
    assert move == GAME.parse_move(to_dict(move))


def test_a_string_that_is_laid_has_no_film() -> None:
    """Nor has a choice: there is nothing to see."""
    with pytest.raises(Illegal) as refusal:
        GAME.film(STATE, 0, GAME.parse_move({"do": "end"}))

    assert "live/no_film" == refusal.value.code


def test_a_watcher_needs_few_bytes() -> None:
    """At most 4 KB a second on average: four hover, one drags the string as well."""
    sizes = []
    for number in range(5):
        turn, screen = HandTurn(STATE, 0), Screen()
        screen.show(turn.frame(key=True))
        turn.hear(hold(0, -60, 0, 60, 2.0))
        for step in range(90):
            turn.hear(hover(-60 + 20 * math.sin(step / 10), 20 * math.cos(step / 10), 60, step / 30))
            if not number:
                turn.hear(pull(0, 5, 100 + step, 20))
            turn.advance(1 / 30)
            screen.show(turn.frame(key=False))
        sizes.append(screen.size / 3)

    assert 4096 > sum(sizes) / 5
    assert 4096 > max(sizes)
