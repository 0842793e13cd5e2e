"""The lessons of Kluster: each can be reached, by what it is about."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from klub.core import Attempt, Illegal, Lesson, encode
from klub.games.kluster import GAME
from klub.games.kluster.moves import Back, Drop, Move, Place, Release, Turn, hold, hover, pull
from klub.games.kluster.rules import State, census, mend
from klub.games.kluster.string import meet
from tests.games.kluster.table import chance

LESSONS = {lesson.name: lesson for lesson in GAME.lessons()}


def attempt(lesson: Lesson[State, Move], moves: Sequence[Move]) -> tuple[list[Attempt[Move]], State]:
    """What comes of these moves; refused ones change nothing."""
    tries, state = list[Attempt[Move]](), lesson.state
    for move in moves:
        try:
            state = GAME.apply(state, lesson.seat, move, chance())
            tries.append(Attempt(move))
        except Illegal as refusal:
            tries.append(Attempt(move, refusal.code))
    return tries, state


def reaches(name: str, *moves: Move) -> bool:
    """Whether these moves reach what the lesson is about."""
    return LESSONS[name].goal(*attempt(LESSONS[name], moves))


def test_there_are_seven_in_their_order() -> None:
    """From the first magnet to two strings."""
    names = ["put_down", "turn_it", "push_it", "drag_the_string", "take_a_clump", "last_one", "overlap"]

    assert names == list(LESSONS)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_a_table_at_rest(name: str) -> None:
    """The learner may move, all magnets are there, nothing moves by itself, and nothing lies outside."""
    lesson = LESSONS[name]
    world = lesson.state.world()
    world.begin()
    before = [world.lying(magnet) for magnet in world.on_table]
    world.settle(60, 480)

    assert (lesson.seat,) == GAME.actors(lesson.state)
    assert tuple(range(len(lesson.state.boxes.magnets))) == census(lesson.state)
    assert before == [world.lying(magnet) for magnet in world.on_table]
    assert [] == world.outside("centre")
    assert encode(lesson.state) == encode(GAME.imagine(GAME.view(lesson.state, 0), chance()))


def test_a_magnet_is_put_down_in_peace() -> None:
    """KLU-13, KLU-14: far from the others it is; beside one it is not."""
    assert reaches("put_down", Place(0, 45, -50, 0))
    assert not reaches("put_down", Place(0, -40, -5, 1.6))
    assert not reaches("put_down", Place(0, 300, 0, 0))


def test_a_magnet_turns_to_another() -> None:
    """KLU-23: it turns where the new one is near enough, and stays where it is too far or too near."""
    assert reaches("turn_it", Place(0, 62, 0, 0))
    assert not reaches("turn_it", Place(0, 0, 95, 1.57))
    assert not reaches("turn_it", Place(0, 25, 0, 0))


def test_a_magnet_is_pushed_away() -> None:
    """KLU-23: the same poles face each other; turned round they attract."""
    assert reaches("push_it", Place(12, -33.8, -5, -2.95))
    assert not reaches("push_it", Place(12, -33.8, -5, 0.0))
    assert not reaches("push_it", Place(12, -90, 0, 0.0))


def test_the_string_makes_room() -> None:
    """KLU-20: pulled outwards, it leaves a place where nothing is near; without a pull it is not the lesson."""
    pulled = Turn((pull(0, 0, 0, 150, 0), Drop(120), hold(120, 0, 122, 0, 80, 0.0), Release(120)), 120)

    assert reaches("drag_the_string", pulled)
    assert not reaches("drag_the_string", Place(0, 0, 0, 0))


def test_a_clump_is_yours() -> None:
    """KLU-14, KLU-Q4: what touches is taken; what is put down outside is no clump."""
    assert reaches("take_a_clump", Place(0, 3, 0, 0))
    assert not reaches("take_a_clump", Place(0, 0, -90, 0))
    assert not reaches("take_a_clump", Place(0, 300, 0, 0))


def test_the_last_magnet_wins() -> None:
    """KLU-26, KLU-Q13: at rest; if something touches, it is not won."""
    lesson = LESSONS["last_one"]
    _, after = attempt(lesson, [Place(0, 1, 17, -2.9)])
    outcome = GAME.outcome(after)

    assert outcome is not None
    assert [0] == outcome.winners
    assert reaches("last_one", Place(0, 1, 17, -2.9))
    assert not reaches("last_one", Place(0, 60, 20, 0))


def test_strings_are_brought_together() -> None:
    """KLU-51: a pull over the other string does it; placing is refused before."""
    lesson = LESSONS["overlap"]
    tries, _ = attempt(lesson, [Place(0, 0, 0, 0)])

    assert "kluster/not_now" == tries[0].refused
    assert not meet(lesson.state.loops[0], lesson.state.loops[1], "cross")
    assert reaches("overlap", mend(lesson.state))
    assert not reaches("overlap", Turn((pull(0, 1, 32, 60, 0), Drop(5)), 5))


def test_a_lesson_can_be_tried_by_hand() -> None:
    """A turn of a hand counts as much as a simple placement."""
    track = (hold(0, 0, 45, -50, 60, 0.0), hover(60, 50, -50, 60, 0.0), Back(100), hold(101, 1, 45, -50, 60, 0.0))

    assert reaches("put_down", Turn((*track, Release(150)), 150))
    assert not reaches("put_down", Turn(track, 150))


def test_lessons_are_for_the_learner() -> None:
    """A placement of somebody else is not the learner's."""
    lesson = LESSONS["put_down"]
    other = GAME.apply(replace(lesson.state, turn=1), 1, Place(6, 45, -50, 0), chance())

    assert not lesson.goal((), other)
