"""A turn: play, or draw and then play or pass; with an empty bag just pass."""

import pytest

from klub.games.cubed import GAME
from klub.games.cubed.events import Drew, Passed
from tests.games.cubed.table import events, hands, moves, play, plays, refused, table

HIGH = "aaa 0,0; aaa 1,0; aaa 1,-1"


def test_who_cannot_play_must_draw() -> None:
    """CUB-19: nothing fits, so the only move is to draw; passing comes after it."""
    state = table("bbb", "ccc", bag="ddd eee", laid=HIGH)

    assert moves(state, "A") == ["draws"]
    refusal = refused(state, "A passes")
    assert (refusal.code, refusal.facts["rule"]) == ("cubed/must_draw", "CUB-19")


def test_who_does_not_want_to_play_must_draw_too() -> None:
    """CUB-19: choosing not to play costs a draw. CUB-Q10: for drawing it makes no difference why."""
    state = table("aaa", "ccc", bag="ddd eee", laid=HIGH)

    assert moves(state, "A")[0] == "draws"
    assert len(plays(state, "A")) == 3
    assert refused(state, "A passes").code == "cubed/must_draw"
    assert hands(play(state, "A draws"))[0] == ["aaa", "ddd"]


def test_after_drawing_one_may_play_or_pass() -> None:
    """CUB-20: both; it is still the same player's turn. CUB-Q10: nobody is made to play."""
    state = play(table("aaa", "ccc", bag="aab eee", laid=HIGH), "A draws")

    assert GAME.actors(state) == (0,)
    assert moves(state, "A")[0] == "passes"
    assert GAME.actors(play(state, "A passes")) == (1,)
    assert GAME.actors(play(state, "A aaa 0,1")) == (1,)


def test_after_drawing_any_piece_may_be_played() -> None:
    """CUB-Q11: the one just drawn, or one that was there before."""
    state = play(table("aaa", "ccc", bag="aab eee", laid=HIGH), "A draws")

    assert {step.split()[0] for step in plays(state, "A")} == {"aaa", "aab"}


def test_who_still_cannot_play_ends_the_turn() -> None:
    """CUB-21: after the draw there is nothing but to pass."""
    state = play(table("bbb", "ccc", bag="ddd eee", laid=HIGH), "A draws")

    assert moves(state, "A") == ["passes"]
    assert GAME.actors(play(state, "A passes")) == (1,)


def test_there_is_one_draw_a_turn() -> None:
    """CUB-23: a second one is refused; in the next turn there is one again."""
    state = play(table("bbb", "ccc", bag="ddd eee fff", laid=HIGH), "A draws")

    refusal = refused(state, "A draws")
    assert (refusal.code, refusal.facts) == ("cubed/already_drawn", {"rule": "CUB-23"})
    assert moves(play(state, "A passes"), "B") == ["draws"]


def test_with_an_empty_bag_there_is_no_draw() -> None:
    """CUB-22: the turn of a player who cannot play just ends."""
    state = table("bbb", "ccc", laid=HIGH)

    assert moves(state, "A") == ["passes"]
    refusal = refused(state, "A draws")
    assert (refusal.code, refusal.facts) == ("cubed/bag_empty", {"rule": "CUB-22"})


def test_with_an_empty_bag_one_may_still_decline() -> None:
    """CUB-Q12: a piece that fits need not be played; the turn ends."""
    state = table("aaa", "ccc", laid=HIGH)

    assert moves(state, "A")[0] == "passes"
    assert len(plays(state, "A")) == 3
    assert GAME.actors(play(state, "A passes")) == (1,)


def test_a_hand_has_no_limit() -> None:
    """CUB-Q39: whoever draws and passes, turn after turn, keeps it all."""
    state = table("aaa", "aab", bag=" ".join(["abc abd abe abf acd ace acf ade adf aef"] * 3), laid=HIGH)
    for _ in range(10):
        state = play(state, "A draws; A passes; B draws; B passes")

    assert GAME.view(state, None).hand_sizes == (11, 11)


@pytest.mark.parametrize("step", ["A skips", "A keeps aaa", "A gives aaa to B"])
def test_what_belongs_to_other_moments_is_refused(step: str) -> None:
    """CUB-20: in a plain turn one plays, draws or passes; gifts and choices are for their own moments (CUB-45)."""
    refusal = refused(table("aaa", "ccc", laid=HIGH), step)

    assert (refusal.code, refusal.facts) == ("cubed/not_now", {"phase": "turn"})


def test_a_piece_must_be_in_the_hand() -> None:
    """CUB-20: not in another hand, not in the bag."""
    state = table("aaa", "aab", bag="abb", laid=HIGH)

    for code in ("aab", "abb"):
        refusal = refused(state, f"A {code} 0,1")
        assert (refusal.code, refusal.facts) == ("cubed/not_in_hand", {"piece": code})


def test_a_turn_is_told() -> None:
    """CUB-19, CUB-22: who drew and who passed; which piece came is for its owner (CUB-Q21)."""
    drew = play(table("bbb", "ccc", bag="ddd eee", laid=HIGH), "A draws")

    assert [events(drew, watcher) for watcher in (0, 1, None)] == [
        (Drew(0, 1, ("ddd",)),),
        (Drew(0, 1, ()),),
        (Drew(0, 1, ()),),
    ]
    assert events(play(drew, "A passes")) == (Passed(0, "turn"),)
