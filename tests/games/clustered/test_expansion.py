"""Five to eight players: two start cards; and how far a table can reach."""

from itertools import product

import pytest

from klub import match
from klub.games.clustered import GAME
from tests.games.clustered.naive import ORDINARY
from tests.games.clustered.table import PLAYERS, deal, finish, moves, play, played, result, stack


def snake() -> list[str]:
    """All ordinary cards in an order in which each shares two attributes with the next, then two wilds."""
    rows = ["".join(pair) for pair in product("123", "CST")]
    shapes = [*rows[:3], *reversed(rows[3:6]), *rows[6:]]
    ordered = [shape + fill for at, shape in enumerate(shapes) for fill in ("DHS" if at % 2 == 0 else "SHD")]
    assert sorted(ordered) == sorted(ORDINARY)
    return [*ordered, "W", "W"]


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_up_to_eight_may_play(seats: int) -> None:
    """CLU-65: both editions together seat five to eight, each with a deck of their own."""
    game = played(seats, seed=61)
    end = game.view(None)

    assert 29 * seats == len(game.history)
    assert set(range(seats)) == {laid.seat for laid in end.table if laid.seat is not None}


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_two_start_cards_leave_room_for_six(seats: int) -> None:
    """CLU-66: two start cards with six cells between. CLU-Q21: in one row, at columns 0 and 7."""
    table = match("clustered", seats, seed=62).view(None).table

    assert [(laid.x, laid.y, laid.card, laid.seat) for laid in table] == [(0, 0, "*", None), (7, 0, "*", None)]


def test_everyone_may_play_off_either_start_card() -> None:
    """CLU-67: each player, in the first round, beside the one or the other."""
    state = deal(*["1CD"] * 5)
    sides = {"-1,0", "0,-1", "0,1", "1,0", "6,0", "7,-1", "7,1", "8,0"}

    assert sides == {move.split()[2] for move in moves(state, "B")}
    state = play(state, "B 1CD 1,0")
    assert sides - {"1,0"} < {move.split()[2] for move in moves(state, "O")}


def test_a_row_may_join_both_start_cards() -> None:
    """CLU-67: six cards fill the gap, the last of them plays off both; all other rules stay (CLU-L12)."""
    state = deal("1CD 1CS", "1CD", "1CD", "1CD", "1CD", first=0)
    state = play(state, "B 1CD 1,0; O 1CD 2,0; G 1CD 3,0; P 1CD 4,0; R 1CD 5,0")

    assert "B 1CS 6,0" in moves(state, "B")
    assert len(GAME.view(play(state, "B 1CS 6,0"), None).table) == 8


def test_all_other_rules_stay() -> None:
    """CLU-67: the second start card too cuts lines and rectangles and belongs to nobody (CLU-51, CLU-L12)."""
    outcome = result("S......S\nBBBBBBBB\nBBB..BBB", seats=5)
    assert outcome.scores[0] == 8 + 3 + 3 + 6
    assert outcome.scores[1:] == [0, 0, 0, 0]

    cut = result("SBBBOOBSBB\n.OOOO.....", seats=5)
    assert cut.scores[0] == 3


@pytest.mark.parametrize(("width", "columns"), [(7, range(8)), (8, range(8)), (9, range(-1, 9))])
def test_a_bounded_table_is_centred_between_the_start_cards(width: int, columns: range) -> None:
    """CLU-Q13: the table's centre is the middle of both; edge cells count (CLU-66)."""
    bounds = {"shape": "rectangle", "width": width, "height": 2}
    state = finish(stack([["W"] * 10 for _ in range(5)], bounds=bounds))

    assert set(product(columns, range(-1, 2))) == {(laid.x, laid.y) for laid in GAME.view(state, None).table}


def test_a_round_table_is_centred_between_the_start_cards() -> None:
    """CLU-Q13: diameter 9 around (3.5, 0): the columns reach up to 4, 4, 3, 2 and 0 rows on either side."""
    state = finish(stack([["W"] * 20 for _ in range(5)], bounds={"shape": "round", "diameter": 9}))
    reach = {-1: 0, 0: 2, 1: 3, 2: 4, 3: 4, 4: 4, 5: 4, 6: 3, 7: 2, 8: 0}

    expected = {(x, y) for x, rows in reach.items() for y in range(-rows, rows + 1)}
    assert expected == {(laid.x, laid.y) for laid in GAME.view(state, None).table}


@pytest.mark.parametrize(("seats", "cards"), [(1, 29), (2, 58), (8, 232)])
@pytest.mark.parametrize("way", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_all_cards_may_lie_in_one_straight_line(seats: int, cards: int, way: tuple[int, int]) -> None:
    """CLU-Q13: the table is endless: a game may run straight in any direction to its last card."""
    start = 7 if seats > 4 and way[0] == 1 else 0
    places = [(way[0] * step + start * abs(way[0]), way[1] * step) for step in range(1, cards + 1)]
    state = stack([snake()] * seats)
    for turn, (x, y) in enumerate(places):
        state = play(state, f"{PLAYERS[turn % seats]} {snake()[turn // seats]} {x},{y}")
    outcome = GAME.outcome(state)

    assert outcome is not None
    assert places == [(laid.x, laid.y) for laid in GAME.view(state, None).table if laid.card != "*"]
    assert ([29] if seats == 1 else [0] * seats) == outcome.scores


@pytest.mark.parametrize("way", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_a_line_of_240_is_still_one_line(way: tuple[int, int]) -> None:
    """CLU-49: no length is too great to be counted, nor a place too far out."""
    shown: dict[tuple[int, int], int | None] = {(way[0] * step, way[1] * step): 0 for step in range(1, 241)}
    outcome = result({(0, 0): None, **shown}, seats=1, largest_bonuses=True)

    assert outcome.scores == [240 + 2]
    assert [line.points for line in outcome.breakdown[0].lines] == [240]
