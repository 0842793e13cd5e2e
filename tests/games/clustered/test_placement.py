"""Where a card may lie: neighbours, attributes in common, wilds, the start card, the edge of the table, far away."""

from itertools import product
from typing import Any

import pytest

from klub.games.clustered import GAME
from klub.games.clustered.rules import State
from tests.games.clustered.naive import ORDINARY, beside, shared
from tests.games.clustered.table import deal, finish, lay, moves, play, played, refused, stack

BESIDE_ONE_CARD = [
    ("1SH", "1SD", True, "CLU-30: same shape and same number"),
    ("1CD", "2CD", True, "CLU-31: same shape and same fill"),
    ("1SS", "1TS", True, "CLU-32: same number and same fill"),
    ("1SS", "2TS", False, "CLU-33: only the fill is the same"),
]
RING = "B 1CD 1,0; O 1CD 0,1; B 1CH 2,0; O 1CH 0,2; B 1CS 2,1; O 1CS 1,2"


def ring(hand: str) -> State:
    """A hole at (1, 1): 1CD on its left and above it, 1CS on its right and below; blue moves with this hand."""
    return play(deal(f"1CD 1CH 1CS {hand}", "1CD 1CH 1CS"), RING)


def filled_table(seats: int = 1, **options: Any) -> set[tuple[int, int]]:
    """All the cells where a card came to lie, when wilds were laid for as long as there was a place."""
    state = finish(stack([["W"] * 120 for _ in range(seats)], **options))
    assert any(GAME.view(state, None).discards)
    return {(laid.x, laid.y) for laid in GAME.view(state, None).table}


def cells_of(picture: str, left: int, top: int) -> set[tuple[int, int]]:
    """The cells marked # in a picture whose first sign is at (left, top)."""
    rows = [row.strip() for row in picture.strip().splitlines()]
    return {(x + left, y + top) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#"}


def test_a_card_needs_a_neighbour() -> None:
    """CLU-27: it lies beside one card or more that is already in play; the start card is one."""
    state = play(deal("1CD", "1CH"), "B 1CD 1,0")
    refusal = refused(state, "O 1CH 3,0")

    assert refusal.code == "clustered/not_adjacent"
    assert refusal.facts == {"card": "1CH", "x": 3, "y": 0, "rule": "CLU-27"}
    free = {(-1, 0), (0, -1), (0, 1), (1, -1), (1, 1), (2, 0)}
    assert free == {(int(x), int(y)) for x, y in (move.split()[2].split(",") for move in moves(state, "O"))}


def test_a_cell_holds_one_card() -> None:
    """CLU-20: a legal place is empty; neither a card nor the start card is covered."""
    state = play(deal("1CD", "1CD W"), "B 1CD 1,0")

    for cell, other in (("1,0", "1CD"), ("0,0", "*")):
        refusal = refused(state, f"O W {cell}")
        x, y = map(int, cell.split(","))
        assert refusal.code == "clustered/occupied"
        assert {"card": "W", "x": x, "y": y, "other": other, "rule": "CLU-20"} == refusal.facts


@pytest.mark.parametrize(("left", "right", "fits", "example"), BESIDE_ONE_CARD)
def test_the_worked_examples(left: str, right: str, fits: bool, example: str) -> None:
    """CLU-30, CLU-31, CLU-32 and CLU-33: three legal moves and one that shares a single attribute."""
    state = play(deal(left, right), f"B {left} 1,0")

    assert fits == (f"O {right} 2,0" in moves(state, "O")), example


@pytest.mark.parametrize("owner", ["B", "O"])
def test_two_cards_may_touch_if_they_share_two_attributes(owner: str) -> None:
    """CLU-28: two or three in common, for all pairs. CLU-29: whose cards they are makes no difference (CLU-37)."""
    for left, right in product(ORDINARY, ORDINARY):
        if owner == "O":
            state = play(deal(left, right), f"B {left} 1,0")
        elif left != right:
            state = play(deal(f"{left} {right}"), f"B {left} 1,0")
        else:
            continue
        alike = sum(mine == theirs for mine, theirs in zip(left, right, strict=True))

        assert (alike >= 2) == (f"{owner} {right} 2,0" in moves(state, owner)), (left, right)


def test_a_card_may_lie_beside_an_opponents_card() -> None:
    """CLU-37: to block, under the same rules as beside the player's cards."""
    state = play(deal("1CD", "1CH 2SH"), "B 1CD 1,0")
    blocked = play(state, "O 1CH 2,0")

    assert [laid.seat for laid in GAME.view(blocked, None).table[1:]] == [0, 1]
    assert refused(state, "O 2SH 2,0").code == "clustered/too_few_shared"


def test_a_refusal_names_the_neighbour_and_what_is_shared() -> None:
    """CLU-33: solid is all that 1SS and 2TS have in common, and the refusal says so."""
    refusal = refused(play(deal("1SS", "2TS"), "B 1SS 1,0"), "O 2TS 2,0")

    clash = {"x": 1, "y": 0, "card": "1SS", "shared": ["fill"]}
    assert refusal.code == "clustered/too_few_shared"
    assert {"card": "2TS", "x": 2, "y": 0, "neighbours": [clash], "rule": "CLU-28"} == refusal.facts


def test_every_neighbour_must_agree() -> None:
    """CLU-28: with every card it borders; two that agree do not outvote two that do not, which are named."""
    refusal = refused(ring("2CD 2SH"), "B 2CD 1,1")

    assert [(clash["x"], clash["y"], clash["card"], clash["shared"]) for clash in refusal.facts["neighbours"]] == [
        (1, 2, "1CS", ["shape"]),
        (2, 1, "1CS", ["shape"]),
    ]
    assert "B 2CD 1,-1" in moves(ring("2CD 2SH"), "B")


def test_all_four_neighbours_can_object() -> None:
    """CLU-28: a refusal names all of them, also those that share nothing."""
    clashes = refused(ring("2SH 2CD"), "B 2SH 1,1").facts["neighbours"]

    assert [(clash["x"], clash["y"]) for clash in clashes] == [(0, 1), (1, 0), (1, 2), (2, 1)]
    assert [clash["shared"] for clash in clashes] == [[]] * 4


def test_a_card_that_agrees_with_all_four_neighbours_fits() -> None:
    """CLU-28: 2CH beside four single circles shares shape only; 1SH shares number only; a single circle fits."""
    state = play(deal("1CD 1CH 1CS W", "1CD 1CH 1CS 2CH 1SH"), f"{RING}; B W -1,0")

    assert refused(state, "O 2CH 1,1").code == "clustered/too_few_shared"
    assert refused(state, "O 1SH 1,1").code == "clustered/too_few_shared"
    three = stack([["1CD", "1CH", "1CS"], ["1CD", "1CH", "1CS"], ["W", "W", "W", "1CH"]])
    around = "B 1CD 1,0; O 1CD 0,1; G W -1,0; B 1CH 2,0; O 1CH 0,2; G W -2,0; B 1CS 2,1; O 1CS 1,2"
    assert "G 1CH 1,1" in moves(play(three, around), "G")


def test_neighbours_are_compared_with_the_played_card_not_with_each_other() -> None:
    """CLU-L11: 1CD and 2CH share only the shape, yet 1CH shares two attributes with each and joins them."""
    state = play(deal("1CD 1CH", "2CH"), "B 1CD 1,0; O 2CH 0,1")

    assert shared("1CD", "2CH") == ["shape"]
    assert "B 1CH 1,1" in moves(state, "B")


def test_only_edges_touch() -> None:
    """CLU-Q1: a corner is no neighbour: it neither carries a card nor objects to one."""
    carried = refused(deal("1CD"), "B 1CD 1,1")
    state = play(deal("1CD", "2SH"), "B 1CD 1,0")

    assert carried.code == "clustered/not_adjacent"
    assert "O 2SH 0,1" in moves(state, "O")


def test_a_wild_fits_beside_any_card() -> None:
    """CLU-34: in every free cell next to a card, also in a hole between cards that clash with all else."""
    state = ring("W 2SH")
    free = {near for laid in GAME.view(state, None).table for near in beside((laid.x, laid.y))}
    free -= {(laid.x, laid.y) for laid in GAME.view(state, None).table}

    assert {f"B W {x},{y}" for x, y in free} == {move for move in moves(state, "B") if " W " in move}
    assert "B W 1,1" in moves(state, "B")


def test_a_wild_takes_four_neighbours_of_any_kind() -> None:
    """CLU-35: one on each side, whatever they show."""
    state = play(deal("1CD 2SH 1SH", "W 3TS"), "B 1CD 1,0; O W 2,0; B 2SH 3,0; O 3TS 2,1; B 1SH 2,-1")
    around = [laid.card for laid in GAME.view(state, None).table if (laid.x, laid.y) in beside((2, 0))]

    assert around == ["1CD", "2SH", "3TS", "1SH"]


def test_the_start_card_takes_four_neighbours_of_any_kind() -> None:
    """CLU-36: it is like a wild for whatever is laid next to it."""
    state = play(deal("1CD 2SH", "3TS 1SH"), "B 1CD 1,0; O 3TS -1,0; B 2SH 0,1; O 1SH 0,-1")

    assert len(GAME.view(state, None).table) == 5


def test_a_wild_passes_nothing_on() -> None:
    """CLU-Q3: a card beside a wild and an ordinary card is checked against the ordinary one only."""
    state = play(deal("W 2SH 1SD", "1CD"), "B W 1,0; O 1CD 0,1")

    assert refused(state, "B 2SH 1,1").facts["neighbours"] == [{"x": 0, "y": 1, "card": "1CD", "shared": []}]
    assert "B 1SD 1,1" in moves(state, "B")
    assert "B 2SH 2,0" in moves(state, "B")


def test_wilds_may_touch_each_other_and_the_start_card() -> None:
    """CLU-Q3: a wild has no value that could clash."""
    state = lay("B 1,0; O 2,0; B 1,1; O 2,1; B 0,1")

    assert len(GAME.view(state, None).table) == 6


def test_on_an_endless_table_a_wild_always_fits() -> None:
    """CLU-Q4: where nothing else in the hand fits, the wild does, so a hand with a wild is never stuck."""
    cross = "B 1CD 1,0; O 1CD -1,0; B 1CH 0,1; O 1CH 0,-1"
    without = play(deal("1CD 1CH 2SD 2SH 2SS 2TD 2TH", "1CD 1CH"), cross)
    with_wild = play(deal("1CD 1CH 2SD 2SH 2SS 2TD W", "1CD 1CH"), cross)

    assert {"drops"} == {move.split()[1] for move in moves(without, "B")}
    assert {"W"} == {move.split()[1] for move in moves(with_wild, "B")}


@pytest.mark.parametrize("seats", [1, 4, 8])
def test_no_wild_is_ever_discarded_on_an_endless_table(seats: int) -> None:
    """CLU-Q4: in whole games that save the wilds for last, every wild is laid."""
    game = played(seats, seed=31, count=0, third_wild="all")
    while game.actors:
        listed = game.moves(game.actors[0]) or ()
        saving = [move for move in listed if move.card != "W"] or listed
        game.play(game.actors[0], saving[len(game.history) * 7 % len(saving)])

    assert 3 * seats == sum(laid.card == "W" for laid in game.view(None).table)


def test_on_a_bounded_table_a_wild_can_be_stuck() -> None:
    """CLU-Q13: no free cell is left, so that even wilds are discarded."""
    state = deal("W 1CD", "W 1CD", bounds={"shape": "rectangle", "width": 2, "height": 1})
    state = play(state, "B 1CD 1,0; O 1CD -1,0")

    assert "B drops W" in moves(state, "B")
    assert refused(state, "B W 2,0").code == "clustered/off_table"


def test_a_table_for_the_start_card_alone_leaves_only_discards() -> None:
    """CLU-15: the size of the table limits where cards can lie, down to nowhere; all win with nothing."""
    state = finish(deal("", "", bounds={"shape": "rectangle", "width": 1, "height": 1}))
    outcome = GAME.outcome(state)

    assert outcome is not None
    assert ([len(pile) for pile in GAME.view(state, None).discards], outcome.winners) == ([29, 29], [0, 1])


@pytest.mark.parametrize(
    ("width", "height", "columns", "rows"),
    [(1, 3, 0, 1), (2, 2, 1, 1), (3, 5, 1, 2), (4, 1, 2, 0), (6, 7, 3, 3)],
)
def test_a_rectangular_table_has_an_edge(width: int, height: int, columns: int, rows: int) -> None:
    """CLU-Q13: a cell is on the table if its centre is, the edge included; the start card is the centre."""
    expected = set(product(range(-columns, columns + 1), range(-rows, rows + 1)))

    assert expected == filled_table(bounds={"shape": "rectangle", "width": width, "height": height})


ROUND_4 = """
    ..#..
    .###.
    #####
    .###.
    ..#..
"""
ROUND_5 = """
    .###.
    #####
    #####
    #####
    .###.
"""
ROUND_10 = """
    .....#.....
    ..#######..
    .#########.
    .#########.
    .#########.
    ###########
    .#########.
    .#########.
    .#########.
    ..#######..
    .....#.....
"""


@pytest.mark.parametrize(
    ("diameter", "picture", "reach"), [(4, ROUND_4, 2), (5, ROUND_5, 2), (10, ROUND_10, 5)], ids=["4", "5", "10"]
)
def test_a_round_table_has_an_edge(diameter: int, picture: str, reach: int) -> None:
    """CLU-Q13: a cell is on a round table if its centre is, the edge included (3 and 4 from the centre, of 5)."""
    expected = cells_of(picture, -reach, -reach)

    assert expected == filled_table(bounds={"shape": "round", "diameter": diameter})


def test_a_cell_beyond_the_edge_is_refused() -> None:
    """CLU-Q13: even beside a card that would fit; the refusal says that the table ends."""
    state = deal("1CD", "1CH", bounds={"shape": "rectangle", "width": 3, "height": 3})
    refusal = refused(play(state, "B 1CD 1,0"), "O 1CH 2,0")

    assert refusal.code == "clustered/off_table"
    assert refusal.facts == {"card": "1CH", "x": 2, "y": 0, "rule": "CLU-Q13"}


@pytest.mark.parametrize("far", [501, 511, 512, 1023, 1024, 1025, 2048, 10**9])
def test_a_place_far_away_is_refused_as_itself(far: int) -> None:
    """CLU-27: no number is so large that it is taken for a cell beside the start card."""
    state = deal("W")
    for x, y in ((far, 0), (0, far), (-far, 0), (0, -far), (1, far), (1, -far), (-1, far), (far, far), (-far, -far)):
        refusal = refused(state, f"B W {x},{y}")

        assert refusal.code == "clustered/not_adjacent"
        assert (x, y) == (refusal.facts["x"], refusal.facts["y"])


@pytest.mark.parametrize("far", [10**9 + 1, 2**63, 2**80])
def test_a_number_that_is_no_coordinate_is_malformed(far: int) -> None:
    """CLU-27: beyond ±10⁹ nothing is a place; such a number does not fit into JSON's facts either."""
    assert refused(deal("W"), f"B W {far},0").code == "move/malformed"
    assert refused(deal("W"), f"B W 0,{-far}").code == "move/malformed"
