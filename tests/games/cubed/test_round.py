"""How a round ends, what it costs, who starts the next, and who wins the game."""

from collections import Counter

import pytest

from klub.games.cubed import GAME
from klub.games.cubed.events import RoundBegan, RoundOver
from klub.games.cubed.rules import State
from tests.games.cubed import naive
from tests.games.cubed.table import bag, chance, ended, events, hands, in_round, play, plays, refused, table

HIGH = "aaa 0,0; aaa 1,0; aaa 1,-1"  # open are three cells, and a Blocking piece fits on each
ALMOST_CLOSED = f"{HIGH}; axx 0,1/2; axx 2,-1/1"  # one open cell is left: (0, -1)


def over(state: State) -> RoundOver:
    """How a round ended."""
    (found,) = [event for event in events(state) if isinstance(event, RoundOver)]
    return found


def test_whoever_is_first_without_pieces_ends_the_round() -> None:
    """CUB-31: and scores 0. CUB-35: the others add up what they hold."""
    state = play(table("aaa", "axx bbb abb abc", laid=HIGH), "A aaa 0,1")

    assert over(state) == RoundOver(1, "out", ((), ("abb", "abc", "axx", "bbb")), (0, 5 + 3 + 2 + 1), (0,))


@pytest.mark.parametrize(
    ("piece", "points", "rule"),
    [
        ("axx", 5, "CUB-36: a Blocking piece"),
        ("bbb", 3, "CUB-37: a Triple"),
        ("abb", 2, "CUB-38: a Double"),
        ("abc", 1, "CUB-39: a Single"),
    ],
)
def test_what_a_piece_costs(piece: str, points: int, rule: str) -> None:
    """CUB-36, CUB-37, CUB-38 and CUB-39: 5, 3, 2 and 1 points, for each piece still held."""
    state = play(table("aaa", piece, f"{piece} {piece}", laid=HIGH), "A aaa 0,1")

    assert over(state).points == (0, points, 2 * points), rule


def test_the_round_ends_when_nobody_can_play() -> None:
    """CUB-32: each after drawing. CUB-Q13: after as many stuck turns in a row as players, with pieces in the bag."""
    state = play(table("bbb", "ccc", bag="ddd eee fff", laid=HIGH, rounds=1), "A draws; A passes; B draws")

    assert state.phase == "turn"
    done = play(state, "B passes")
    assert bag(done) == ["fff"]
    assert over(done) == RoundOver(1, "stuck", (("bbb", "ddd"), ("ccc", "eee")), (6, 6), (0, 1))


def test_who_could_play_is_not_stuck() -> None:
    """CUB-Q13: with pieces in the bag, declining does not end a round. CUB-Q10: there it makes a difference."""
    state = table("bbb", "aaa", bag="ddd eee fff bbb ccc ddd", laid=HIGH)
    state = play(state, "A draws; A passes; B draws; B passes; A draws; A passes")

    assert (state.phase, state.round, state.idle) == ("turn", 1, 3)
    assert "aaa 0,1" in plays(state, "B")


def test_a_draw_that_fits_breaks_the_row() -> None:
    """CUB-Q13: a turn is stuck if nothing fits after the draw; a piece that came in time can still be played later."""
    state = play(table("bbb", "ccc", bag="ddd aaa eee", laid=HIGH), "A draws; A passes; B draws; B passes")

    assert (state.round, GAME.actors(state)) == (1, (0,))


def test_a_play_breaks_the_row() -> None:
    """CUB-Q13: turns in a row: after a piece was laid, everyone has to be stuck again."""
    state = table("bbb", "aaa ccc", "ccc", bag="ddd eee fff ddd eee fff", laid=HIGH, rounds=1)
    state = play(state, "A draws; A passes; B aaa 0,1; C draws; C passes; A draws; A passes")

    assert (state.phase, state.idle) == ("turn", 2)
    assert over(play(state, "B draws; B passes")).why == "stuck"


def test_with_an_empty_bag_turns_without_a_play_end_the_round() -> None:
    """CUB-Q13: for any reason, also by declining, else it might never end."""
    state = play(table("aaa", "aaa aab", laid=HIGH, rounds=1), "A passes; B passes")

    assert over(state) == RoundOver(1, "stuck", (("aaa",), ("aaa", "aab")), (3, 5), (0,))


def test_the_bag_may_run_out_in_the_meantime() -> None:
    """CUB-Q13: as many turns in a row without a play as players, and the bag is empty when the last of them ends."""
    state = play(table("aaa", "aaa aab", bag="abc", laid=HIGH, rounds=1), "A draws; A passes")

    assert (state.phase, bag(state)) == ("turn", [])
    assert over(play(state, "B passes")).why == "stuck"


def test_the_opening_can_be_stuck_too() -> None:
    """CUB-Q13, CUB-Q6: two hands of Blocking pieces, and a bag that brings no other."""
    state = play(table("axx", "bxx", bag="cxx dxx exx", rounds=1), "A draws; A passes; B draws; B passes")

    assert over(state).why == "stuck"


def test_blocking_off_everything_ends_the_round_at_once() -> None:
    """CUB-33: no playable area is left, so points are counted. CUB-34: that may come early."""
    state = play(table("axx fff eee", "aaa", bag="bbb", laid=ALMOST_CLOSED, rounds=1), "A axx 0,-1")

    assert over(state) == RoundOver(1, "closed", (("eee", "fff"), ("aaa",)), (6, 3), (1,))


def test_an_open_cell_that_nothing_fits_is_not_closed() -> None:
    """CUB-Q14: colours do not matter: as long as a cell touches two pieces and is not dead, the round goes on."""
    state = play(table("axx fff", "bbb", laid=HIGH), "A axx 0,1/2")

    assert (state.phase, plays(state, "B")) == ("turn", [])


@pytest.mark.parametrize("laid", ["aaa 0,0", "aaa 0,0; aaa 1,0"])
def test_areas_are_looked_at_from_the_third_piece_on(laid: str) -> None:
    """CUB-Q14: after one piece no cell touches two, and yet the round goes on."""
    state = table("aaa bbb", "aaa bbb", laid=laid)

    assert not state.board.closed
    assert play(state, "A aaa 1,-1" if "1,0" in laid else "A aaa 1,0").round == 1


def test_the_last_piece_may_close_everything() -> None:
    """CUB-Q15: then its player is out, with 0 points."""
    state = play(table("axx", "aaa", laid=ALMOST_CLOSED, rounds=1), "A axx 0,-1")

    assert over(state) == RoundOver(1, "out", ((), ("aaa",)), (0, 3), (0,))


def test_nobody_out_nobody_gets_zero_for_free() -> None:
    """CUB-Q16: all count their pieces, and the lowest points win the round."""
    state = play(table("aaa", "abc", "abb", laid=HIGH), "A passes; B passes; C passes")

    assert (over(state).points, over(state).winners) == ((3, 1, 2), (1,))


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_winner_of_a_round_starts_the_next(winner: int) -> None:
    """CUB-40: whoever was out, wherever the turn was."""
    held = ["bbb"] * 3
    held[winner] = "aaa"
    state = play(table(*held, laid=HIGH, first=winner, oldest=1), f"{'ABC'[winner]} aaa 0,1")

    assert GAME.actors(state) == (winner,)
    assert events(state)[-1] == RoundBegan(2, winner)


@pytest.mark.parametrize(("oldest", "starts"), [(0, 0), (1, 2), (2, 2), (3, 0)])
def test_of_tied_winners_the_oldest_starts(oldest: int, starts: int) -> None:
    """CUB-Q17: or whoever sits next after the oldest, as only that age is known."""
    state = table("abc", "aaa", "abd", "aaa", laid=HIGH, oldest=oldest)
    state = play(state, "A passes; B passes; C passes; D passes")

    assert (GAME.actors(state), GAME.view(state, None).oldest) == ((starts,), oldest)


def test_between_rounds_all_pieces_are_mixed_again() -> None:
    """CUB-Q19: back into the bag, mixed, and new hands; the table is empty, and points stand on the sheet."""
    state = play(table("aaa", "bbb abc", laid=HIGH), "A aaa 0,1")
    view = GAME.view(state, None)

    assert (view.table, view.dead, view.hand_sizes, view.idle, view.draws) == ((), (), (25, 25), 0, 0)
    assert Counter(naive.box()) == Counter(bag(state)) + Counter(hands(state)[0]) + Counter(hands(state)[1])
    assert (view.round, view.sheet, view.totals) == (2, ((0, 4),), (0, 4))
    assert hands(state) != hands(play(table("aaa", "bbb abc", laid=HIGH), "A aaa 0,1", rng=chance(99)))


def test_three_rounds_make_a_game() -> None:
    """CUB-41: the lowest total wins, though another player won the last round."""
    state = in_round(table("aaa", "bbb abc", laid=HIGH), 3, (20, 0), (5, 7))
    done = play(state, "A aaa 0,1")

    assert GAME.actors(done) == ()
    outcome = ended(done)
    assert (outcome.scores, outcome.winners, outcome.ranking) == ([25, 11], [1], [2, 1])
    assert [part.rounds for part in outcome.breakdown] == [(20, 5, 0), (0, 7, 4)]
    assert [part.left for part in outcome.breakdown] == [(), ("abc", "bbb")]
    assert refused(done, "B passes").code == "move/game_over"


@pytest.mark.parametrize("round_number", [1, 2])
def test_before_the_third_round_there_is_no_outcome(round_number: int) -> None:
    """CUB-41: after one or two rounds the game goes on."""
    state = table("aaa", "bbb abc", laid=HIGH)
    for _ in range(round_number):
        following = play(state, "A aaa 0,1")
        state = in_round(table("aaa", "bbb abc", laid=HIGH), following.round, *following.sheet)

    assert (GAME.outcome(following), following.round) == (None, round_number + 1)


def test_quick_play_is_one_round() -> None:
    """CUB-42: by the option rounds = 1."""
    outcome = ended(play(table("aaa", "bbb", laid=HIGH, rounds=1), "A aaa 0,1"))

    assert (outcome.scores, outcome.winners, outcome.breakdown[1].rounds) == ([0, 3], [0], (3,))


def test_equal_totals_share_the_win() -> None:
    """CUB-Q18: after three rounds, as after one; the third player has the third place."""
    state = in_round(table("aaa", "bbb", "bbb axx", laid=HIGH), 3, (3, 0, 9), (0, 0, 9))
    outcome = ended(play(state, "A aaa 0,1"))

    assert (outcome.scores, outcome.winners, outcome.ranking) == ([3, 3, 26], [0, 1], [1, 1, 3])
