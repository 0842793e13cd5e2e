"""The lessons of Cubed: each can be reached, by what it is about and by nothing else."""

from collections.abc import Sequence

import pytest

from klub.core import Attempt, Illegal, Lesson, Rng, encode
from klub.games.cubed import GAME
from klub.games.cubed.moves import Draw, Move, Play
from klub.games.cubed.rules import State
from tests.games.cubed.table import chance

LESSONS = {lesson.name: lesson for lesson in GAME.lessons()}
CLASH = Play("def", 1, 1, 4)


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
    """From the second piece of a game to the last one of a hand."""
    names = ["match_a_side", "touch_two", "turn_a_piece", "feel_the_heights", "block", "bridge", "go_out"]

    assert names == list(LESSONS)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_a_position_of_a_game_for_two(name: str) -> None:
    """The learner may move, all pieces are there, and what a bot would imagine fits what the learner sees."""
    lesson = LESSONS[name]
    view = GAME.view(lesson.state, lesson.seat)

    assert (lesson.seat,) == GAME.actors(lesson.state)
    assert 82 == len(view.table) + sum(view.hand_sizes) + view.bag
    assert encode(view) == encode(GAME.view(GAME.imagine(view, Rng(bytes(32))), lesson.seat))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("touch_two", [Play("abd", 0, 1, 2), Play("cfe", 1, -1, 1)]),
        ("turn_a_piece", [Play("def", 1, 1, 2)]),
        ("feel_the_heights", []),
        ("block", [Play("axx", 0, 1, 2)]),
        ("bridge", []),
        ("go_out", [Play("bdf", -1, 1, 2)]),
    ],
)
def test_exactly_these_first_moves_reach_it(name: str, expected: list[Move]) -> None:
    """Every other legal move does not."""
    lesson = LESSONS[name]
    listed = GAME.moves(lesson.state, lesson.seat) or ()

    assert expected == [move for move in listed if reaches(name, move)]
    assert len(expected) < len(listed)


def test_the_second_piece_matches_a_side_of_the_first() -> None:
    """CUB-15: a piece with one of its colours can be laid, beside that colour; one with none of them cannot."""
    listed = list(GAME.moves(LESSONS["match_a_side"].state, 0) or ())

    assert {"aad", "bde"} == {move.piece for move in listed if isinstance(move, Play)}
    assert all(reaches("match_a_side", move) == isinstance(move, Play) for move in listed)


def test_heights_are_felt_by_trying() -> None:
    """CUB-25, CUB-26: a turn by 60 degrees is refused for its heights; after that a piece is to be laid as it fits."""
    legal = Play("def", 1, 1, 2)

    assert "cubed/heights" == attempt(LESSONS["feel_the_heights"], [CLASH])[0][0].refused
    assert not reaches("feel_the_heights", CLASH)
    assert reaches("feel_the_heights", CLASH, legal)
    assert not reaches("feel_the_heights", legal)
    assert not reaches("feel_the_heights", Play("def", 9, 9, 0), legal)
    assert not reaches("feel_the_heights", CLASH, Draw())


def test_blocking_closes_four_cells() -> None:
    """CUB-30: the piece that reaches the lesson leaves four dead cells; the other Blocking piece fits nowhere."""
    lesson = LESSONS["block"]
    _, after = attempt(lesson, [Play("axx", 0, 1, 2)])

    assert 4 == len(after.board.dead)
    assert "cubed/colors_differ" == attempt(lesson, [Play("dxx", 0, 1, 2)])[0][0].refused


def test_a_bridge_earns_the_second_piece_that_did_not_fit_before() -> None:
    """CUB-43: only the piece over the gap brings another turn at once."""
    bridge, second = Play("abd", 1, -2, 2), [Play("aad", 0, -2, 1), Play("aad", 2, -3, 1)]
    before = GAME.moves(LESSONS["bridge"].state, 0) or ()
    _, between = attempt(LESSONS["bridge"], [bridge])

    assert "bridge" == between.phase
    assert not [move for move in before if isinstance(move, Play) and move.piece == "aad"]
    assert all(reaches("bridge", bridge, move) for move in second)
    assert not reaches("bridge", bridge)
    assert not reaches("bridge", Play("fff", -1, -1, 0), second[0])


def test_going_out_ends_the_round() -> None:
    """CUB-31: the hand is empty and costs nothing."""
    _, after = attempt(LESSONS["go_out"], [Play("bdf", -1, 1, 2)])
    outcome = GAME.outcome(after)

    assert outcome is not None
    assert ([0], 0) == (outcome.winners, outcome.scores[0])
