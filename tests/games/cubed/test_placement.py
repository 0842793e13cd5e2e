"""Where a piece may lie: colours, contacts, black sides, dead cells."""

import pytest

from klub.games.cubed import GAME
from klub.games.cubed.rules import State
from tests.games.cubed.naive import beside
from tests.games.cubed.table import events, play, plays, refused, table, walls

HIGH = "aaa 0,0; aaa 1,0; aaa 1,-1"  # three around a high corner: at each low end a Blocking piece fits
ROW = [(0, 0), (1, 0), (1, -1), (2, -1), (2, 0), (3, -1), (3, 0)]
PAIR = "abc 0,0; adb 1,0/1"  # at (1, -1) d and c are wanted, at (0, 1) a


def dead(state: State) -> set[tuple[int, int]]:
    """The dead cells of a table."""
    return {(spot.q, spot.r) for spot in GAME.view(state, None).dead}


def test_all_touching_sides_must_match() -> None:
    """CUB-24, CUB-Q3: one side that matches does not make up for another that does not; all that differ are named."""
    state = table("ccd ccf ddd", "fff", laid=PAIR)

    assert [step for step in plays(state, "A") if " 1,-1" in step] == ["ccd 1,-1/1"]
    refusal = refused(state, "A ccf 1,-1/1")
    assert refusal.code == "cubed/colors_differ"
    assert refusal.facts == {
        **{"piece": "ccf", "q": 1, "r": -1, "turn": 1, "matching": 1, "match": "all", "rule": "CUB-24"},
        "neighbours": [{"q": 1, "r": 0, "piece": "adb", "edge": 1, "mine": "f", "theirs": "d"}],
    }
    assert len(refused(state, "A ccf 1,-1/2").facts["neighbours"]) == 2


def test_by_option_two_matching_sides_are_enough() -> None:
    """CUB-Q3: with match = two, at least two sides match and others may differ. CUB-L1: by default all must."""
    strict, loose = (table("aab bbb", "fff", laid=[*ROW, (0, 1)], match=match) for match in ("all", "two"))

    assert refused(strict, "A aab 1,1/2").facts["matching"] == 2
    assert "aab 1,1/2" not in plays(strict, "A")
    assert "aab 1,1/2" in plays(loose, "A")
    assert "aab 1,1/1" in plays(strict, "A")


def test_with_match_two_one_matching_side_is_too_few() -> None:
    """CUB-Q3: of two contacts both must match, of three at least two."""
    state = table("ccf", "fff", laid=PAIR, match="two")
    refusal = refused(state, "A ccf 1,-1/1")

    assert (refusal.code, refusal.facts["matching"], refusal.facts["match"]) == ("cubed/colors_differ", 1, "two")


@pytest.mark.parametrize("match", ["all", "two"])
def test_a_piece_touches_at_least_two(match: str) -> None:
    """CUB-24: at least two connecting pieces, in both readings; CUB-L1: heights line up with all of them (CUB-25)."""
    state = table("aaa aab", "fff", laid=HIGH, match=match)

    assert refused(state, "A aaa 2,0").code == "cubed/too_few_contacts"
    assert refused(state, "A aab 0,1/3").code == "cubed/heights"


def test_a_piece_whose_points_line_up_can_be_played() -> None:
    """CUB-26: the same piece on the same cell: in the three turns that fit the heights, but in no other."""
    state = table("aab", "fff", laid="aaa 0,0; aaa 1,0")

    assert [step for step in plays(state, "A") if " 0,1" in step] == ["aab 0,1/1", "aab 0,1/2"]
    assert refused(state, "A aab 0,1").code == "cubed/colors_differ"
    assert {refused(state, f"A aab 0,1/{turn}").code for turn in (3, 4, 5)} == {"cubed/heights"}


def test_a_cell_holds_one_piece() -> None:
    """CUB-16: a piece is laid beside others, never on one; the refusal names what lies there."""
    refusal = refused(table("aaa", "bbb", laid="abc 0,0"), "A aaa 0,0")

    assert (refusal.code, refusal.facts["other"]) == ("cubed/occupied", "abc")


def test_a_blocking_piece_matches_with_its_coloured_side() -> None:
    """CUB-27: it lies with its colour to the table, and closes the four cells at its black sides."""
    state = play(table("axx bbb", "bbb", laid=HIGH), "A axx 0,1/2")

    assert dead(state) == {(1, 1), (0, 2), (-1, 2), (-1, 1)}
    assert events(state)[0].died == 4


def test_a_blocking_piece_of_another_colour_does_not_fit() -> None:
    """CUB-27: its coloured side matches the table like any other."""
    refusal = refused(table("bxx", "bbb", laid=HIGH), "A bxx 0,1/2")

    assert (refusal.code, len(refusal.facts["neighbours"])) == ("cubed/colors_differ", 2)


def test_its_coloured_diamond_touches_two_pieces() -> None:
    """CUB-28: one is too few. CUB-L2: that is what solo says in other words (CUB-56)."""
    for hands in (("axx", "bbb"), ("axx",)):
        state = table(*hands, laid=HIGH)
        refusal = refused(state, "A axx -1,0")

        assert (refusal.code, refusal.facts["rule"]) == ("cubed/too_few_contacts", "CUB-28")
        assert plays(state, "A") == ["axx 0,-1", "axx 0,1/2", "axx 2,-1/1"]


@pytest.mark.parametrize("turn", [0, 1])
def test_a_black_side_meets_no_piece(turn: int) -> None:
    """CUB-29: not even one; the refusal names each piece it would meet."""
    refusal = refused(table("axx", "bbb", laid=HIGH), f"A axx 0,1/{turn}")

    assert (refusal.code, refusal.facts["rule"]) == ("cubed/black_side", "CUB-29")
    assert [(each["q"], each["r"], each["mine"]) for each in refusal.facts["neighbours"]] == [
        (0, 0, "x"),
        (1, 0, "x"),
    ]


@pytest.mark.parametrize("match", ["all", "two"])
def test_a_blocking_piece_beside_a_third_piece_is_refused(match: str) -> None:
    """CUB-29: where its colour matches two and a third lies at a black side, in both readings of the colours."""
    without, beside_it = (table("axx", "bbb", laid=cells, match=match) for cells in (ROW, [*ROW, (0, 1)]))

    assert "axx 1,1/2" in plays(without, "A")
    refusal = refused(beside_it, "A axx 1,1/2")
    assert (refusal.code, [each["edge"] for each in refusal.facts["neighbours"]]) == ("cubed/black_side", [3])


def test_a_dead_cell_takes_no_piece() -> None:
    """CUB-30, CUB-Q8: neither an ordinary nor a Blocking piece, as long as the round lasts."""
    before = table("axx axx aaa", "aaa axx bbb", laid=ROW)
    after = play(before, "A axx 0,1/2")

    for step in ("aaa 1,1", "axx 1,1/2"):
        assert step in plays(before, "A")
        refusal = refused(after, f"B {step}")
        assert (refusal.code, refusal.facts["rule"]) == ("cubed/dead_cell", "CUB-30")
    later = play(after, "B aaa 3,-2; A aaa 4,-2")
    assert dead(after) <= dead(later)
    assert refused(later, "B bbb 1,1").code == "cubed/dead_cell"


def test_a_dead_hole_stays_empty() -> None:
    """CUB-Q8: cells beside a black side are dead even if they are a hole, with pieces all around it."""
    closed = [(1, 1), (1, 0), (2, -1), (3, -1)]
    state = table("axx aaa", "aaa bbb", laid=walls((2, 0), *closed))
    blocked = play(state, "A axx 2,0")

    assert dead(blocked) == set(closed)
    for q, r in closed:
        assert sum((near.q, near.r) in beside((q, r)) for near in GAME.view(blocked, None).table) >= 4
        assert refused(blocked, f"B aaa {q},{r}").code == "cubed/dead_cell"


def test_a_black_side_may_face_a_dead_cell() -> None:
    """CUB-Q9: that is no contact. Only what was alive dies: three cells, not four."""
    state = play(table("axx bbb", "axx bbb", laid=ROW), "A axx 0,1/2; B axx 2,1/2")

    assert events(state)[0].died == 3
    assert len(dead(state)) == 7


def test_nothing_ever_touches_a_blocking_piece() -> None:
    """CUB-29: another Blocking piece neither: all cells around one are taken or dead."""
    state = play(table("axx bbb", "axx aaa", laid=HIGH), "A axx 0,1/2")

    assert set(beside((0, 1))) - dead(state) == {(0, 0), (1, 0)}
    assert all(refused(state, f"B axx {q},{r}/2").code == "cubed/dead_cell" for q, r in dead(state))
