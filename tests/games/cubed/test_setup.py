"""Before the first move: who takes how many pieces, from which bag, and who begins."""

from collections import Counter

import pytest

from klub import Malformed, match
from klub.core import Rng
from klub.games.cubed import GAME
from klub.games.cubed.options import DECLARATION
from tests.games.cubed import naive
from tests.games.cubed.table import bag, hands, play, refused, table

SIZES = [(1, 25), (2, 25), (3, 18), (4, 13), (5, 11), (6, 9)]


@pytest.mark.parametrize(("seats", "size"), SIZES)
def test_everyone_takes_the_pieces_the_rules_say(seats: int, size: int) -> None:
    """CUB-11: solo 25, then 25, 18, 13, 11 and 9 each."""
    view = match("cubed", seats, 1).view(None)

    assert view.hand_sizes == (size,) * seats


@pytest.mark.parametrize("seats", range(2, 7))
def test_all_pieces_are_in_the_bag_or_in_hands(seats: int) -> None:
    """CUB-1: pieces and a bag. CUB-10: all of them are mixed in it; what nobody took stays there."""
    state = match("cubed", seats, 7).state

    assert Counter(naive.box()) == Counter(bag(state)) + Counter(code for hand in hands(state) for code in hand)
    assert match("cubed", seats, 7).view(0).table == ()


def test_the_bag_is_mixed() -> None:
    """CUB-10: any piece can come to any hand, and other seeds are other games."""
    seen = {code for seed in range(40) for code in match("cubed", 2, seed).view(0).hand}

    assert seen == set(naive.box())
    assert bag(match("cubed", 2, 1).state) != bag(match("cubed", 2, 2).state)
    assert bag(match("cubed", 2, 1).state) == bag(match("cubed", 2, 1).state)


def test_one_to_six_play() -> None:
    """CUB-8: solo, or 2 to 6. CUB-Q38: at most six."""
    assert DECLARATION.seats == (1, 6)
    for seats in (0, 7):
        with pytest.raises(Malformed) as caught:
            match("cubed", seats)
        assert caught.value.code == "seats/out_of_range"


@pytest.mark.parametrize("oldest", range(4))
def test_the_oldest_begins(oldest: int) -> None:
    """CUB-12: the table says who that is. CUB-Q20: by the option first_player."""
    game = match("cubed", 4, 1, {"first_player": oldest})

    assert game.actors == (oldest,)
    assert game.view(None).oldest == oldest


def test_if_nobody_says_chance_decides() -> None:
    """CUB-Q20: any seat may begin, and whoever does counts as the oldest."""
    starts = [match("cubed", 4, seed) for seed in range(60)]

    assert {game.actors for game in starts} == {(0,), (1,), (2,), (3,)}
    assert all(game.actors == (game.view(None).oldest,) for game in starts)


def test_play_goes_clockwise() -> None:
    """CUB-13: from each seat to the next, and after the last to the first."""
    state = table("aaa abc", "aaa abc", "aaa abc", laid="aaa 0,0", first=1)
    order: list[int] = []
    for step in ("B aaa 1,0", "C aaa 1,-1", "A passes"):
        order += GAME.actors(state)
        state = play(state, step)

    assert [*order, *GAME.actors(state)] == [1, 2, 0, 1]
    assert refused(state, "A passes").code == "move/not_your_turn"


def test_the_table_has_no_edge() -> None:
    """CUB-Q38: an endless grid: a row of a hundred pieces can be laid, and far away nothing touches."""
    row = [cell for q in range(50) for cell in ((q, 0), (q, 1))]
    state = table("aaa bbb", "bbb", laid=row)

    assert play(state, "A aaa 50,0").board.laid
    for far in ("400,0", "401,0", "1000000,-1000000"):
        refusal = refused(state, f"A aaa {far}")
        assert (refusal.code, refusal.facts["rule"]) == ("cubed/not_adjacent", "CUB-16")


def test_the_first_mover_of_a_seed_is_the_same_every_time() -> None:
    """CUB-Q20: chance is in the seed, and in nothing else."""
    one, other = (GAME.setup(GAME.parse_options({}, 6), 6, Rng(bytes(32), 5)) for _ in range(2))

    assert one == other
