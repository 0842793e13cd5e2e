"""Stages: live turns in processes of their own, at their own pace; one that dies takes only its turns with it."""

import asyncio
from typing import Any

import pytest

from klub.core import Illegal, encode
from klub.games.kluster import GAME
from klub.games.kluster.frames import KEY, OVER, read_frame
from klub.server.live_turns.runner import (
    CALM,
    FRAME,
    SELDOM,
    BeginTurn,
    FrameMade,
    InputGiven,
    InputRefused,
    TurnFailed,
    TurnOrder,
    TurnOver,
    TurnRunner,
)
from klub.server.live_turns.runner_pool import FEW, RunnerPool
from klub.server.pools.compute_pool import ComputeFailed, ComputePool, work
from klub.server.pools.games import costly_games
from tests.games.kluster.hand import RELEASE, hold, hover
from tests.games.kluster.table import table
from tests.server.live.in_process import InProcessRunners
from tests.services.wait import eventually

STATE = table([(0, 1), (2,)])
BEGIN = BeginTurn(1, "kluster", GAME.declaration.version, encode(STATE), 0)


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    """What other processes need is compiled before they start, and lies in the cache."""
    GAME.warm_up()


class Watching:
    """Who hears what becomes of a turn."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.keys: list[bytes] = []
        self.refusals: list[str] = []
        self.moves: list[dict[str, Any]] = []
        self.failures: list[str] = []

    def framed(self, key: bool, data: bytes) -> None:
        (self.keys if key else self.frames).append(data)

    def refused(self, refusal: Illegal) -> None:
        self.refusals.append(refusal.code)

    def over(self, move: dict[str, Any]) -> None:
        self.moves.append(move)

    def failed(self, refusal: Illegal) -> None:
        self.failures.append(refusal.code)


def _run(runner: TurnRunner, start: float, seconds: float) -> tuple[list[Any], int]:
    """What a runner tells in that time, and how often it had something to do."""
    messages, looks, now = list[Any](), 0, start
    while runner.due is not None and runner.due <= start + seconds:
        now = max(now, runner.due)
        report = runner.report(now)
        messages += report.messages if report is not None else []
        looks += 1
    return messages, looks


def test_a_stage_shows_thirty_frames_a_second() -> None:
    """The first at once, a key frame with it, then one for each thirtieth of a second in which something moved."""
    runner = TurnRunner()
    runner.take(BEGIN, 10.0)
    runner.take(InputGiven(1, hold(0, 0, 0, 60)), 10.0)
    for number in range(60):
        runner.take(InputGiven(1, hover(number / 2, 0, 60)), 10.0 + number / 60)
    told, looks = _run(runner, 10.0, 1.0)

    assert looks in (30, 31, 32)
    assert [False, True] == [each.key for each in told[:2]]
    assert read_frame(told[1].data).flags & KEY
    assert 1 == sum(each.key for each in told)


def test_a_calm_turn_costs_next_to_nothing() -> None:
    """Where nothing happens it is looked at less often, until something is heard."""
    runner = TurnRunner()
    runner.take(BEGIN, 0.0)
    _run(runner, 0.0, 2 * CALM * FRAME)
    told, looks = _run(runner, 2 * CALM * FRAME, 10.0)

    assert not told
    assert 10.0 / FRAME / SELDOM + 2 > looks
    runner.take(InputGiven(1, hold(0, 0, 0, 60)), 20.0)
    assert runner.due is not None
    assert 20.0 + FRAME >= runner.due


def test_a_turn_ends_with_its_move_and_the_stage_is_free() -> None:
    """Once it is over there is nothing more to do."""
    runner = TurnRunner()
    runner.take(BEGIN, 0.0)
    runner.take(InputGiven(1, hold(0, 0, 0, 10)), 0.0)
    runner.take(InputGiven(1, RELEASE), 0.1)
    told, _ = _run(runner, 0.1, 30.0)

    assert isinstance(told[-1], TurnOver)
    assert read_frame(told[-2].data).flags & OVER
    assert runner.due is None
    runner.take(InputGiven(1, RELEASE), 31.0)
    assert runner.report(31.0) is None


def test_what_goes_wrong_in_one_turn_stays_there() -> None:
    """Refused inputs, turns that cannot be, mistakes of ours: the others go on."""
    runner = TurnRunner()
    runner.take(BEGIN, 0.0)
    runner.take(InputGiven(1, b"\xff"), 0.0)
    runner.take(BeginTurn(2, "kluster", GAME.declaration.version, encode(STATE), 1), 0.0)
    runner.take(BeginTurn(3, "kluster", 999, encode(STATE), 0), 0.0)
    runner.take(BeginTurn(4, "kluster", GAME.declaration.version, b"{}", 0), 0.0)
    report = runner.report(0.0)

    assert report is not None
    by_turn = {each.turn: each for each in report.messages if not isinstance(each, FrameMade)}
    assert isinstance(by_turn[1], InputRefused)
    failed = [by_turn[turn] for turn in (2, 3, 4)]
    assert ["live/not_now", "live/lost", "live/lost"] == [each.code for each in failed if isinstance(each, TurnFailed)]
    runner.take(TurnOrder(1, "stop"), 0.1)
    assert runner.due is None


def test_a_stage_that_was_stopped_does_not_rush() -> None:
    """After a pause of a minute a quarter of a second has passed for the hand, and the frame is told to be late."""
    runner = TurnRunner()
    runner.take(BEGIN, 0.0)
    runner.take(InputGiven(1, hold(0, 0, 0, 60)), 0.0)
    runner.report(0.0)
    runner.take(InputGiven(1, hover(50, 0, 60)), 0.0)
    late = runner.report(60.0)

    assert late is not None
    assert 59 < late.late < 60
    [frame] = [read_frame(each.data) for each in late.messages if isinstance(each, FrameMade)]
    assert 60 == frame.tick


async def test_turns_are_played_in_another_process() -> None:
    """Inputs go there, frames and the move come back; two turns share one process."""
    runners, one, other = RunnerPool(1), Watching(), Watching()
    runners.warm_up()
    turn = runners.begin(GAME, STATE, 0, one)
    await eventually(lambda: bool(one.keys), "a key frame")
    second = runners.begin(GAME, STATE, 0, other)
    await eventually(lambda: bool(other.frames), "a frame")
    runners.input(turn, b"\xff")
    runners.input(turn, hold(0, 10, 10, 20))
    runners.input(turn, RELEASE)
    runners.input(second, hold(0, 10, 10, 20))
    runners.time_up(second)
    await eventually(lambda: bool(one.moves and other.moves), "the moves")

    assert ["live/malformed"] == one.refusals
    assert ["done", "time"] == [one.moves[0]["why"], other.moves[0]["why"]]
    GAME.retrace(STATE, 0, GAME.parse_move(one.moves[0]))
    assert 1 == len(runners.processes)
    await runners.close()


async def test_a_stage_that_is_killed_is_replaced() -> None:
    """Its turns are lost, and the next one is played by another process."""
    runners, one, other = RunnerPool(1), Watching(), Watching()
    runners.begin(GAME, STATE, 0, one)
    await eventually(lambda: bool(one.keys), "a key frame")
    [process] = runners.processes
    process.kill()
    await eventually(lambda: one.failures == ["live/lost"], "the loss")
    runners.begin(GAME, STATE, 0, other)
    await eventually(lambda: bool(other.keys), "a key frame")

    assert process.pid != runners.processes[0].pid
    await runners.close()
    with pytest.raises(Illegal) as refusal:
        runners.begin(GAME, STATE, 0, other)
    assert "live/full" == refusal.value.code


async def test_more_stages_are_opened_when_they_are_needed() -> None:
    """Up to as many as there may be; then turns share them."""
    runners, watching = InProcessRunners(2), Watching()
    for _ in range(FEW):
        runners.begin(GAME, STATE, 0, watching)
    assert 1 == len(runners.here)
    for _ in range(2 * FEW):
        runners.begin(GAME, STATE, 0, watching)

    assert 2 == len(runners.here)
    assert [FEW + FEW // 2] * 2 == [len(each.turns) for each in runners.here]
    await runners.close()


async def test_a_workshop_works_in_another_process() -> None:
    """Results, films, lessons, refusals; one that is killed fails its question and is replaced."""
    compute = ComputePool(1)
    await compute.warm_up()
    place = GAME.parse_move({"do": "place", "magnet": 0, "x": 0, "y": 0, "angle": 0})
    move = GAME.parse_move(await compute.resolve(GAME, STATE, 0, place))

    assert move == GAME.resolve(STATE, 0, place)
    assert GAME.film(STATE, 0, move) == await compute.film(GAME, STATE, 0, move)
    with pytest.raises(Illegal) as refusal:
        await compute.resolve(GAME, STATE, 1, place)
    assert "move/not_your_turn" == refusal.value.code
    [process] = compute.pool.processes.values()
    process.kill()
    await asyncio.to_thread(process.join)
    with pytest.raises(ComputeFailed):
        await compute.film(GAME, STATE, 0, move)
    assert await compute.film(GAME, STATE, 0, move)
    await compute.close()


def test_only_what_is_costly_needs_processes() -> None:
    """Kluster does; card games do not. Nonsense is answered, never raised."""
    assert "kluster" in costly_games()
    assert "clustered" not in costly_games()
    assert b"Error" in work(b"nonsense")
