"""The first three pieces, and Blocking pieces from the fourth on."""

import pytest

from klub.games.cubed import GAME
from tests.games.cubed.table import moves, play, plays, refused, table

HIGH = "aaa 0,0; aaa 1,0; aaa 1,-1"  # three around a high corner: at each low end a Blocking piece fits
TOO_EARLY = "cubed/blocker_too_early"


def test_the_first_piece_may_be_any_but_a_blocking_piece() -> None:
    """CUB-14: in any turn, in the middle of the table."""
    state = table("aaa aab abc axx", "bbb")

    assert set(plays(state, "A")) == {"aaa 0,0"} | {
        f"{code} 0,0{turn}" for code in ("aab", "abc") for turn in ("", "/1", "/2")
    }
    refusal = refused(state, "A axx 0,0")
    assert (refusal.code, refusal.facts["rule"], refusal.facts["laid"]) == (TOO_EARLY, "CUB-14", 0)


@pytest.mark.parametrize("place", ["1,0", "0,-1", "500,0"])
def test_the_first_piece_lies_in_the_middle(place: str) -> None:
    """CUB-14: cells are counted from it, so there is one place for it."""
    assert refused(table("aaa", "bbb"), f"A aaa {place}").code == "cubed/first_piece"


def test_the_second_piece_joins_the_first_with_the_same_colour() -> None:
    """CUB-15, CUB-Q4: the two touching sides have the same colour; elsewhere on the piece it would not help."""
    state = table("bbb", "ccc", laid="abc 0,0")

    assert plays(state, "A") == ["bbb -1,0", "bbb -1,1"]
    refusal = refused(state, "A bbb 1,0")
    clash = {"q": 0, "r": 0, "piece": "abc", "edge": 3, "mine": "b", "theirs": "a"}
    assert (refusal.code, refusal.facts["neighbours"]) == ("cubed/colors_differ", [clash])
    assert (refusal.facts["matching"], refusal.facts["match"], refusal.facts["rule"]) == (0, "all", "CUB-24")


@pytest.mark.parametrize("match", ["all", "two"])
def test_the_second_piece_touches_one(match: str) -> None:
    """CUB-Q4: there is only one to touch, in both readings of the colours."""
    state = table("aab bbb", "ccc", laid="aaa 0,0", match=match)

    assert len(plays(state, "A")) == 6 * 2
    refusal = refused(state, "A aab 2,0")
    assert (refusal.code, refusal.facts["rule"]) == ("cubed/not_adjacent", "CUB-15")
    assert refused(state, "A bbb 1,0").facts["match"] == "all"


def test_the_third_piece_touches_both() -> None:
    """CUB-16, CUB-Q5: it lies on one of the two cells next to both."""
    state = table("aaa", "bbb", laid="aaa 0,0; aaa 1,0")

    assert plays(state, "A") == ["aaa 0,1", "aaa 1,-1"]
    refusal = refused(state, "A aaa 2,0")
    assert (refusal.code, refusal.facts["contacts"]) == ("cubed/too_few_contacts", 1)
    assert refusal.facts["rule"] == "CUB-16"


def test_every_later_piece_touches_two() -> None:
    """CUB-16: also the fourth and the fifth; one contact is too few, none even more so."""
    state = play(table("aaa aab", "aaa bbb", laid=HIGH), "A aaa 0,1; B aaa -1,1")

    assert refused(state, "A aab -2,2").code == "cubed/too_few_contacts"
    assert refused(state, "A aab 7,7").code == "cubed/not_adjacent"


@pytest.mark.parametrize(("laid", "count"), [("aaa 0,0", 1), ("aaa 0,0; aaa 1,0", 2)])
def test_no_blocking_piece_before_the_third_has_been_played(laid: str, count: int) -> None:
    """CUB-17: not as the second piece and not as the third, even where its colour would match."""
    state = table("axx", "aaa", laid=laid)

    assert plays(state, "A") == []
    refusal = refused(state, "A axx 0,1/2")
    assert (refusal.code, refusal.facts["laid"], refusal.facts["rule"]) == (TOO_EARLY, count, "CUB-17")


def test_from_the_fourth_piece_on_blocking_pieces_may_be_played() -> None:
    """CUB-18: by whoever follows. CUB-Q7: any piece from the fourth on."""
    state = table("aaa abc", "axx bbb", laid="aaa 0,0; aaa 1,0")
    state = play(state, "A aaa 1,-1")

    assert plays(state, "B") == ["axx 0,-1", "axx 0,1/2", "axx 2,-1/1"]


def test_the_third_piece_never_bridges() -> None:
    """CUB-Q7: it touches two pieces that touch each other, so nobody plays third and fourth in one turn."""
    state = table("aaa aab axx", "bbb", laid="aaa 0,0; aaa 1,0", bridging=True, bridge="opposite", bridge_chain=True)
    for step in plays(state, "A"):
        assert GAME.actors(play(state, f"A {step}")) == (1,)


def test_the_first_player_may_decline() -> None:
    """CUB-Q6: then the first piece is someone else's, under the same rule."""
    state = play(table("aaa", "axx aab", bag="abc abd"), "A draws; A passes")

    assert refused(state, "B axx 0,0").facts["rule"] == "CUB-14"
    assert "aab 0,0" in moves(state, "B")


def test_the_first_player_may_hold_blocking_pieces_only() -> None:
    """CUB-Q6: then there is nothing to play, and the draw may help."""
    state = table("axx bxx", "aaa", bag="abc")

    assert moves(state, "A") == ["draws"]
    assert moves(play(state, "A draws"), "A") == ["passes", "abc 0,0", "abc 0,0/1", "abc 0,0/2"]
