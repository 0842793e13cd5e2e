"""Alone: its own setup, a second draw, won or lost."""

from collections import Counter
from typing import Any

import pytest

from klub.core import Rng
from klub.games.cubed import GAME
from klub.games.cubed.events import Drew, Played, RoundOver
from klub.games.cubed.rules import State
from tests.games.cubed import naive
from tests.games.cubed.table import bag, ended, events, finish, hands, laid, moves, play, plays, refused, table, walls

HIGH = "aaa 0,0; aaa 1,0; aaa 1,-1"
ALMOST_CLOSED = f"{HIGH}; axx 0,1/2; axx 2,-1/1"
GAP = walls((1, 1), (2, 0), (3, -1))
VOID = walls((1, 0))


def setups(count: int, **options: Any) -> list[State]:
    """Some solo games before the first move."""
    chosen = GAME.parse_options(options, 1)
    return [GAME.setup(chosen, 1, Rng(bytes(32), seed)) for seed in range(count)]


def blockers(codes: list[str]) -> int:
    """How many of these are Blocking pieces."""
    return sum("x" in code for code in codes)


def test_a_solo_game_begins_with_25_pieces() -> None:
    """CUB-50: all pieces are mixed, and 25 taken; the rest is in the bag (CUB-L5), but for the starting piece."""
    for state in setups(20):
        out = list(state.options.pieces.names(state.out))

        assert len(hands(state)[0]) == 25
        assert Counter(naive.box()) == Counter([*hands(state)[0], *bag(state), *out, laid(state)[0][0]])


@pytest.mark.parametrize("discard", ["out", "bag"])
def test_at_most_three_blocking_pieces_are_held(discard: str) -> None:
    """CUB-51: extra ones are discarded and new pieces drawn. CUB-Q31: again and again, until at most three are held."""
    states = setups(60, blockers_per_color=3, solo_discard=discard)

    assert {blockers(hands(state)[0]) for state in states} <= {0, 1, 2, 3}
    assert sum(blockers(hands(state)[0]) == 3 for state in states) > 30
    assert all(len(hands(state)[0]) == 25 for state in states)


def test_discarded_pieces_leave_the_game() -> None:
    """CUB-Q30, CUB-L4: out of the game, all of them Blocking pieces; the view tells which."""
    states = setups(60, blockers_per_color=3)
    out = [list(GAME.view(state, None).out) for state in states]

    assert all(blockers(codes) == len(codes) for codes in out)
    assert {"a", "f"} <= {code[0] for codes in out for code in codes}
    for state, codes in zip(states, out, strict=True):
        assert 94 == 25 + 1 + len(bag(state)) + len(codes)


def test_by_option_they_go_back_into_the_bag() -> None:
    """CUB-Q30: with solo_discard = bag nothing leaves the game."""
    for state in setups(30, blockers_per_color=3, solo_discard="bag"):
        assert GAME.view(state, None).out == ()
        assert len(bag(state)) == 94 - 25 - 1


def test_a_starting_piece_is_drawn_and_laid_down() -> None:
    """CUB-52: any but a Blocking piece, which is discarded for another."""
    states = setups(80, blockers_per_color=3)
    starts = [laid(state) for state in states]

    assert all(len(start) == 1 and start[0][1:] == (0, 0, 0) for start in starts)
    assert not any("x" in start[0][0] for start in starts)
    assert any(blockers(hands(state)[0]) < 3 and state.out for state in states), "a drawn Blocking piece was discarded"


def test_the_starting_piece_is_the_first() -> None:
    """CUB-Q34: the player's pieces are the second, the third and so on. CUB-54: the second joins it with a colour."""
    state = table("aab bbb", bag="ccc", laid="aaa 0,0")

    assert {step.split()[0] for step in plays(state, "A")} == {"aab"}
    assert refused(state, "A bbb 1,0").code == "cubed/colors_differ"
    assert refused(state, "A aab 0,1/3").code == "cubed/heights"


def test_no_blocking_piece_before_the_third_alone_too() -> None:
    """CUB-53: after the third piece they may be played."""
    state = table("axx aaa aaa bbb", bag="ccc", laid="aaa 0,0")

    assert refused(state, "A axx 1,0").code == "cubed/blocker_too_early"
    state = play(state, "A aaa 1,0")
    assert refused(state, "A axx 0,1/2").code == "cubed/blocker_too_early"
    assert "axx 0,1/2" in plays(play(state, "A aaa 1,-1"), "A")


def test_after_the_second_piece_each_touches_two() -> None:
    """CUB-55: as with several players (CUB-16)."""
    state = table("aaa bbb", bag="ccc", laid="aaa 0,0; aaa 1,0")

    assert plays(state, "A") == ["aaa 0,1", "aaa 1,-1"]
    assert refused(state, "A aaa 2,0").code == "cubed/too_few_contacts"


def test_a_blocking_piece_alone() -> None:
    """CUB-56: it touches two pieces, and its black sides touch none. CUB-L2: as with several players."""
    alone, together = table("axx bbb", bag="ccc", laid=HIGH), table("axx bbb", "bbb", laid=HIGH)

    assert plays(alone, "A") == plays(together, "A") == ["axx 0,-1", "axx 0,1/2", "axx 2,-1/1"]
    assert refused(alone, "A axx 0,1").code == "cubed/black_side"
    assert refused(alone, "A axx -1,0").code == "cubed/too_few_contacts"


def test_who_cannot_play_draws() -> None:
    """CUB-57: from the rest in the bag (CUB-L5); that is all there is to do."""
    state = table("bbb", bag="aaa ccc", laid=HIGH)

    assert moves(state, "A") == ["draws"]
    refusal = refused(state, "A passes")
    assert (refusal.code, refusal.facts["rule"]) == ("cubed/must_draw", "CUB-57")
    drew = play(state, "A draws")
    assert moves(drew, "A") == ["aaa 0,-1", "aaa 0,1", "aaa 2,-1"]
    assert events(drew) == (Drew(0, 1, ()),)


def test_who_can_play_must() -> None:
    """CUB-Q32: drawing is for those who cannot play; CUB-L3: only with several players one may decline."""
    state = table("aaa bbb", bag="ccc", laid=HIGH)

    assert moves(state, "A") == plays(state, "A")
    for step in ("A draws", "A passes"):
        refusal = refused(state, step)
        assert (refusal.code, refusal.facts) == ("cubed/must_play", {"rule": "CUB-Q32"})
    assert "draws" in moves(table("aaa bbb", "ccc", bag="ccc", laid=HIGH), "A")


def test_there_is_a_second_draw() -> None:
    """CUB-58: if nothing can be played after the first; and no third."""
    state = play(table("bbb", bag="ccc aaa ddd", laid=HIGH), "A draws")

    assert moves(state, "A") == ["draws"]
    state = play(state, "A draws")
    assert len(plays(state, "A")) == 3
    refusal = refused(state, "A draws")
    assert (refusal.code, refusal.facts) == ("cubed/already_drawn", {"rule": "CUB-58"})


def test_the_next_turn_has_two_draws_again() -> None:
    """CUB-58: they are counted for each turn."""
    state = play(table("bbb", bag="ccc aaa ddd eee fff", laid=HIGH), "A draws; A draws; A aaa 0,1; A draws")

    assert (state.draws, moves(state, "A")) == (1, ["draws"])


def test_lost_if_nothing_fits_after_the_second_draw() -> None:
    """CUB-59: at once, with pieces left in the bag; nobody wins."""
    state = play(table("bbb", bag="ccc ddd aaa", laid=HIGH), "A draws; A draws")

    assert events(state, 0)[-1] == RoundOver(1, "stuck", (("bbb", "ccc", "ddd"),), (9,), ())
    assert (ended(state).winners, ended(state).scores, ended(state).ranking) == ([], [9], [1])


@pytest.mark.parametrize(("in_bag", "script"), [("", "A aaa 0,1"), ("ccc", "A aaa 0,1; A draws")])
def test_lost_if_nothing_is_left_to_draw(in_bag: str, script: str) -> None:
    """CUB-59, CUB-Q33: also when the bag runs out between the two draws."""
    state = play(table("aaa bbb", bag=in_bag, laid=HIGH), script)

    assert (GAME.actors(state), events(state)[-1].why, ended(state).winners) == ((), "stuck", [])


def test_won_when_all_pieces_are_played() -> None:
    """CUB-60: the hand is empty; the rest of the bag does not matter."""
    state = play(table("aaa", bag="bbb", laid=HIGH), "A aaa 0,1")

    assert events(state)[-1] == RoundOver(1, "out", ((),), (0,), (0,))
    assert (ended(state).winners, ended(state).scores, ended(state).breakdown[0].rounds) == ([0], [0], (0,))


def test_lost_at_once_when_all_areas_are_closed() -> None:
    """CUB-Q33: with pieces left, though the bag is not empty."""
    state = play(table("axx bbb", bag="aaa", laid=ALMOST_CLOSED), "A axx 0,-1")

    assert (events(state)[-1].why, ended(state).winners, ended(state).scores) == ("closed", [], [3])


def test_an_empty_hand_is_looked_at_first() -> None:
    """CUB-Q33: the last piece may close all areas: won."""
    state = play(table("axx", bag="aaa", laid=ALMOST_CLOSED), "A axx 0,-1")

    assert (events(state)[-1].why, ended(state).winners) == ("out", [0])


def test_a_solo_game_is_one_round() -> None:
    """CUB-60: won or lost, however many rounds the table would play."""
    for rounds in (1, 3):
        assert play(table("aaa", bag="bbb", laid=HIGH, rounds=rounds), "A aaa 0,1").phase == "over"


def test_alone_the_extra_plays_are_off() -> None:
    """CUB-Q35: even if they are on with several players."""
    on = {"bridging": True, "fill_the_void": True, "draw_many": True}

    assert play(table("aaa aab", bag="bbb", laid=GAP, **on), "A aaa 2,0").phase == "turn"
    assert refused(table("aaa", bag="bbb", laid=GAP, **on), "A takes 1").code == "cubed/no_draw_many"


def test_by_option_bridging_and_draw_3_are_on_alone() -> None:
    """CUB-Q35: with solo_variants; but Fill the void has no one to give to."""
    on = {"bridging": True, "fill_the_void": True, "draw_many": True, "solo_variants": True}
    bridged = play(table("aaa aab", bag="bbb", laid=GAP, **on), "A aaa 2,0")

    assert (bridged.phase, moves(bridged, "A")[0]) == ("bridge", "passes")
    assert play(bridged, "A passes").phase == "turn"
    assert moves(table("aaa", bag="bbb", laid=GAP, **on), "A")[0] == "takes 1"
    assert events(play(table("aaa aab", bag="bbb", laid=VOID, **on), "A aaa 1,0")) == (Played(0, "aaa", 1, 0, 0),)


def test_draw_3_alone_is_a_turn_of_its_own() -> None:
    """CUB-Q35, CUB-59: the next turn has its two draws; with an empty bag and nothing that fits it is lost."""
    on = {"draw_many": True, "solo_variants": True}
    state = play(table("bbb", bag="ccc ddd eee", laid=HIGH, **on), "A takes 2; A keeps ccc")

    assert (state.phase, state.draws, moves(state, "A")) == ("turn", 0, ["draws", "takes 1", "takes 2"])
    lost = play(table("bbb", bag="ccc", laid=HIGH, **on), "A takes 1")
    assert (lost.phase, ended(lost).winners) == ("over", [])


def test_real_games_are_won_and_lost() -> None:
    """CUB-59, CUB-60: played at random, some end in each way."""
    ends = {events(finish(state))[-1].why: ended(finish(state)).winners for state in setups(40)}

    assert ends["out"] == [0]
    assert ends["stuck"] == []
