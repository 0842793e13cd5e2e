"""The lessons of Clustered: each can be reached, by what it is about and by nothing else."""

import re
from collections.abc import Sequence
from itertools import product

import pytest

from klub.core import Attempt, Illegal, Lesson, Rng, encode
from klub.games.clustered import GAME
from klub.games.clustered.moves import Discard, Move, Place
from klub.games.clustered.rules import State
from tests.games.clustered.table import RNG
from tests.games.clustered.test_page import PAGE

LESSONS = {lesson.name: lesson for lesson in GAME.lessons()}

ILLEGAL = Place("1CH", 2, 1)


def attempt(lesson: Lesson[State, Move], moves: Sequence[Move]) -> tuple[list[Attempt[Move]], State]:
    """What comes of these moves; refused ones change nothing."""
    tries, state = list[Attempt[Move]](), lesson.state
    for move in moves:
        try:
            state = GAME.apply(state, lesson.seat, move, RNG)
            tries.append(Attempt(move))
        except Illegal as refusal:
            tries.append(Attempt(move, refusal.code))
    return tries, state


def reaches(name: str, *moves: Move) -> bool:
    """Whether these moves reach what the lesson is about."""
    return LESSONS[name].goal(*attempt(LESSONS[name], moves))


def first_moves(name: str) -> list[Move]:
    """The moves that reach a lesson at once."""
    lesson = LESSONS[name]
    return [move for move in GAME.moves(lesson.state, lesson.seat) or () if reaches(name, move)]


def test_there_are_seven_in_their_order() -> None:
    """From the first card to the last one that nobody can lay."""
    names = ["share_two", "between_two", "ask_why", "make_a_row", "block", "make_a_rectangle", "play_a_wild"]

    assert names == list(LESSONS)


def test_the_page_of_the_game_names_them() -> None:
    """In the same order."""
    part = PAGE.text.split("### Lessons")[1].split("\n## ")[0]

    assert list(LESSONS) == re.findall(r"^\| `(\w+)` \|", part, re.MULTILINE)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_a_position_of_a_game_for_two(name: str) -> None:
    """The learner may move, all cards are there, and what a bot would imagine fits what the learner sees."""
    lesson = LESSONS[name]
    view = GAME.view(lesson.state, lesson.seat)

    assert (lesson.seat,) == GAME.actors(lesson.state)
    assert 2 == len(view.hand_sizes)
    assert encode(view) == encode(GAME.view(GAME.imagine(view, Rng(bytes(32))), lesson.seat))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("share_two", [Place("2SS", 1, -1), Place("2SS", 1, 1), Place("2SS", 2, 0)]),
        ("between_two", [Place("2SS", 1, 1)]),
        ("ask_why", []),
        ("make_a_row", [Place("2TD", 3, 1)]),
        ("block", [Place("3SH", 3, 1)]),
        ("make_a_rectangle", []),
        ("play_a_wild", []),
    ],
)
def test_exactly_these_first_moves_reach_it(name: str, expected: list[Move]) -> None:
    """Every other legal move does not."""
    lesson = LESSONS[name]

    assert expected == first_moves(name)
    assert len(expected) < len(GAME.moves(lesson.state, lesson.seat) or ())


def test_a_refused_try_reaches_nothing_by_itself() -> None:
    """What was not laid does not count, wherever it was meant to go."""
    assert not reaches("between_two", Place("3CS", 1, 1))
    assert not reaches("block", Place("1TD", 3, 1))
    assert not reaches("ask_why", ILLEGAL)
    assert not reaches("play_a_wild", Discard("3TH"))


def test_ask_why_wants_a_refusal_and_then_a_legal_move() -> None:
    """In this order; further tries between do no harm."""
    legal = (GAME.moves(LESSONS["ask_why"].state, 0) or ())[0]

    assert "clustered/too_few_shared" == attempt(LESSONS["ask_why"], [ILLEGAL])[0][0].refused
    assert reaches("ask_why", ILLEGAL, legal)
    assert reaches("ask_why", ILLEGAL, ILLEGAL, legal)
    assert not reaches("ask_why", legal, ILLEGAL)


def test_a_rectangle_takes_two_cards_side_by_side() -> None:
    """On either side of the square; no other two moves do it."""
    lesson = LESSONS["make_a_rectangle"]
    reached = set()
    for first in GAME.moves(lesson.state, 0) or ():
        state = GAME.apply(lesson.state, 0, first, RNG)
        reached |= {(first, second) for second in GAME.moves(state, 0) or () if reaches(lesson.name, first, second)}
    sides = [({Place("2CS", 3, 1), Place("2CD", 3, 2)}), ({Place("2CS", 0, 1), Place("2CD", 0, 2)})]

    assert {pair for side in sides for pair in product(side, side) if pair[0] != pair[1]} == reached


def test_the_wild_closes_the_gap_and_then_a_card_must_go() -> None:
    """Only the wild fits, only there; it makes a row of three; after it nothing fits."""
    lesson = LESSONS["play_a_wild"]
    wild = Place("W", 1, 1)
    after = GAME.apply(lesson.state, 0, wild, RNG)
    discards = list(GAME.moves(after, 0) or ())

    assert [wild] == list(GAME.moves(lesson.state, 0) or ())
    assert [3] == list(GAME.weigh(lesson.state, 0) or ())
    assert discards
    assert all(isinstance(move, Discard) and reaches(lesson.name, wild, move) for move in discards)
    assert not reaches(lesson.name, wild)
    assert "clustered/must_place" == attempt(lesson, [Discard("3TH")])[0][0].refused
