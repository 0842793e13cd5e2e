"""The pieces: three diamonds each, four sorts, what they cost, and which of them are in the box."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from klub.core import Malformed
from klub.games.cubed.moves import Play
from klub.games.cubed.options import Options
from klub.games.cubed.pieces import canonical, sort_of, turned, turns_of
from tests.games.cubed import naive
from tests.games.cubed.table import hands, play, refused, refused_move, table

COUNTS: list[tuple[dict[str, Any], dict[str, int]]] = [
    ({}, {"triple": 6, "double": 30, "single": 40, "blocker": 6}),
    ({"colors": 5}, {"triple": 5, "double": 20, "single": 20, "blocker": 5}),
    ({"mirrored_singles": False}, {"triple": 6, "double": 30, "single": 20, "blocker": 6}),
    ({"blockers_per_color": 3}, {"triple": 6, "double": 30, "single": 40, "blocker": 18}),
    ({"blockers_per_color": 0}, {"triple": 6, "double": 30, "single": 40}),
]


def box(**options: Any) -> list[str]:
    """The codes of all pieces of a table."""
    pieces = Options(**options).pieces
    return list(pieces.names(pieces.pile))


def test_the_box_holds_82_pieces() -> None:
    """CUB-Q1: six colours, each distinct ordinary piece once, one Blocking piece per colour."""
    assert len(box()) == 82
    assert box() == naive.box()
    assert set("".join(box())) == set("abcdefx")


@pytest.mark.parametrize(("options", "counts"), COUNTS)
def test_the_options_change_what_is_in_the_box(options: dict[str, Any], counts: dict[str, int]) -> None:
    """CUB-Q1: colours, Blocking pieces of each, mirrored Singles; n Triples, n(n−1) Doubles, 2·C(n, 3) Singles."""
    assert counts == Counter(map(sort_of, box(**options)))
    assert box(**options) == naive.box(**options)


def test_every_piece_has_three_diamonds() -> None:
    """CUB-2: three, and those of an ordinary piece are coloured."""
    assert {len(code) for code in box()} == {3}
    assert all(set(code) <= set("abcdef") for code in box() if sort_of(code) != "blocker")


@pytest.mark.parametrize(
    ("sort", "letters"),
    [
        ("blocker", "CUB-3: two black diamonds and a coloured one"),
        ("triple", "CUB-4: three of one colour"),
        ("double", "CUB-5: two of one colour, one of another"),
        ("single", "CUB-6: three different colours"),
    ],
)
def test_the_sorts_of_pieces(sort: str, letters: str) -> None:
    """CUB-3, CUB-4, CUB-5 and CUB-6: what makes a Blocking piece, a Triple, a Double and a Single."""
    makes = {"blocker": [1, 2], "triple": [3], "double": [1, 2], "single": [1, 1, 1]}
    found = [code for code in box() if sort_of(code) == sort]

    assert found
    for code in found:
        assert makes[sort] == sorted(Counter(code).values()), letters
        assert (code.count("x") == 2) == (sort == "blocker"), letters


def test_the_black_pair_makes_no_double() -> None:
    """CUB-Q37: a Blocking piece costs 5, not 2, though two of its diamonds are alike."""
    pieces = Options().pieces

    assert sort_of("axx") == "blocker"
    assert pieces.value(pieces.hand_of([pieces.kind_of["axx"]])) == 5


def test_a_code_is_the_smallest_rotation() -> None:
    """CUB-Q2: a piece turned is the same piece, so each has one code; three letters in slot order."""
    for code in box():
        assert [code] * 3 == [canonical(turned(code, turn)) for turn in range(3)]
    every = {"".join(three) for three in product("abcdef", repeat=3)}
    assert {canonical(three) for three in every} == {code for code in box() if "x" not in code}


def test_mirrored_singles_are_different_pieces() -> None:
    """CUB-Q2: nothing is flipped: abc and acb are two pieces, and holding one is not holding the other."""
    assert {"abc", "acb"} <= set(box())
    assert {turned("abc", turn) for turn in range(3)}.isdisjoint(turned("acb", turn) for turn in range(3))
    assert refused(table("abc", "bbb"), "A acb 0,0").code == "cubed/not_in_hand"


@pytest.mark.parametrize(("turn", "slots"), [(0, "abc"), (1, "cab"), (2, "bca")])
def test_a_turn_moves_each_diamond_on(turn: int, slots: str) -> None:
    """CUB-Q2: three rotations; what was on slot s is on slot s + turn."""
    assert slots == turned("abc", turn)


def test_a_triple_looks_the_same_in_every_turn() -> None:
    """CUB-G3: of the three rotations a Triple has one, every other piece three."""
    assert [turns_of(code) for code in ("aaa", "aab", "abc", "axx")] == [1, 3, 3, 3]
    refusal = refused(table("aaa", "bbb"), "A aaa 0,0/1")
    assert (refusal.code, refusal.facts) == ("cubed/same_turn", {"piece": "aaa", "turn": 1, "rule": "CUB-G3"})


@pytest.mark.parametrize("code", ["cab", "aax", "xxx", "xax", "gga", "ab", "", "aab "])
def test_what_is_no_piece_is_refused(code: str) -> None:
    """CUB-Q1: only what is in the box can be named, by its one code."""
    refusal = refused_move(table("aab", "bbb"), 0, Play(code, 0, 0, 0))

    assert isinstance(refusal, Malformed)
    assert (refusal.code, refusal.facts) == ("cubed/unknown_piece", {"piece": code})


def test_equal_pieces_are_counted() -> None:
    """CUB-Q1: with more than one Blocking piece per colour a hand can hold several, and laying one leaves the rest."""
    state = table("axx axx axx bbb", "bbb", laid="aaa 0,0; aaa 1,0; aaa 1,-1", blockers_per_color=3)
    state = play(state, "A axx 0,1/2")

    assert hands(state)[0] == ["axx", "axx", "bbb"]
