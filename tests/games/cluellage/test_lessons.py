"""The lessons of Cluellage: each can be reached, by what it is about and by nothing else."""

from collections.abc import Sequence

import pytest

from klub.core import Attempt, Illegal, Lesson, Rng, encode
from klub.games.cluellage import GAME
from klub.games.cluellage.bot import think
from klub.games.cluellage.moves import Claim, Guess, Hang, Move, Ready
from klub.games.cluellage.state import State
from tests.games.cluellage.table import STACK, at, chance, middle, own, plain_collage

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
    """From the word to the reveal."""
    assert [
        "read_the_word",
        "claim_a_card",
        "lose_a_race",
        "hang_a_collage",
        "leave_a_quarter",
        "guess_a_word",
        "change_your_mind",
    ] == list(LESSONS)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_a_position_of_a_game_for_three(name: str) -> None:
    """The learner may act, and what a bot would imagine fits what the learner sees."""
    lesson = LESSONS[name]
    view = GAME.view(lesson.state, lesson.seat)

    assert lesson.seat in GAME.awaited(lesson.state)
    assert not lesson.goal((), lesson.state)
    assert encode(view) == encode(GAME.view(GAME.imagine(view, Rng(bytes(32))), lesson.seat))


def test_reading_and_claiming() -> None:
    """CLG-36, CLG-42: being ready; any card."""
    cards = middle(LESSONS["claim_a_card"].state)

    assert reaches("read_the_word", Ready())
    assert not reaches("read_the_word", Claim(cards[0]))
    assert all(reaches("claim_a_card", Claim(card)) for card in cards)
    assert not reaches("claim_a_card", Ready())


def test_a_lost_race_is_felt_by_trying() -> None:
    """CLG-Q8: the card that B has is refused; after that another one is to be claimed."""
    taken, free, _ = middle(LESSONS["lose_a_race"].state)

    assert reaches("lose_a_race", Claim(taken), Claim(free))
    assert not reaches("lose_a_race", Claim(free))
    assert not reaches("lose_a_race", Claim(taken))


def test_a_quarter_is_felt_by_trying() -> None:
    """CLG-50: a stack is refused; after that a lawful collage is to be hung."""
    state = LESSONS["leave_a_quarter"].state
    stack, lawful = Hang(at(own(state, 0), *STACK)), plain_collage(state, 0)

    assert reaches("leave_a_quarter", stack, lawful)
    assert not reaches("leave_a_quarter", lawful)
    assert not reaches("leave_a_quarter", stack)
    assert reaches("hang_a_collage", lawful)
    assert not reaches("hang_a_collage", stack)


def test_only_the_right_number_reaches_it() -> None:
    """CLG-63: the collage is so plain that a bot finds its word too."""
    lesson = LESSONS["guess_a_word"]
    right = lesson.state.dice[1]

    assert [right] == [number for number in range(1, 7) if reaches("guess_a_word", Guess(number))]
    assert Guess(right) == think(GAME.view(lesson.state, 0), "master", chance()).move


def test_a_mind_is_changed_by_a_second_token() -> None:
    """CLG-Q25: as long as C is still thinking."""
    assert reaches("change_your_mind", Guess(1), Guess(2))
    assert not reaches("change_your_mind", Guess(1))
