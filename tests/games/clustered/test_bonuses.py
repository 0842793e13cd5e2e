"""Bonus cards: first line of five, first 2×3, longest line, largest rectangle; two points each."""

from typing import Any

import pytest

from klub.games.clustered import GAME
from klub.games.clustered.rules import State
from klub.games.clustered.scoring import Holders
from klub.games.clustered.view import BonusMoved
from tests.games.clustered.table import lay, play, result, scores, stack

BOTH_KINDS: dict[str, Any] = {"first_bonuses": True, "largest_bonuses": True}


def build(cells: str, **options: Any) -> State:
    """Blue lays cards on these cells, in this order; meanwhile orange walks down stairs, which score nothing."""
    stairs = [(-1 - step // 2, (step + 1) // 2) for step in range(40)]
    turns = zip(cells.split(), stairs, strict=False)
    script = "; ".join(f"B {cell}; O {x},{y}" for cell, (x, y) in turns)
    return lay(script.rsplit(";", 1)[0], **options)


def held(state: State) -> Holders:
    """Who holds which bonus card, as everybody sees it."""
    return GAME.view(state, None).bonuses


def moved(state: State, watcher: int | None) -> list[tuple[str, int | None]]:
    """The bonus cards that the last move gave to somebody, or took."""
    return [(event.bonus, event.seat) for event in GAME.view(state, watcher).events if isinstance(event, BonusMoved)]


def holders(picture: str, seats: int = 2) -> tuple[int | None, int | None]:
    """Who ends with the longest line and with the largest rectangle of a picture."""
    won = {
        bonus.bonus: seat
        for seat, breakdown in enumerate(result(picture, seats, largest_bonuses=True).breakdown)
        for bonus in breakdown.bonuses
    }
    return won.get("longest_line"), won.get("largest_rectangle")


def test_there_are_four_bonus_cards_of_two_points() -> None:
    """CLU-12: one player can hold all four, and each is worth 2 points."""
    state = build("1,0 2,0 3,0 4,0 5,0 1,1 2,1 3,1", **BOTH_KINDS)
    breakdown = GAME.view(state, None).breakdown[0]

    names = ["first_line", "first_rectangle", "longest_line", "largest_rectangle"]
    assert [(name, 2) for name in names] == [(bonus.bonus, bonus.points) for bonus in breakdown.bonuses]
    assert breakdown.total == 5 + 3 + 6 + 8


@pytest.mark.parametrize("block", ["1,0 2,0 1,1 2,1 1,2 2,2", "1,0 2,0 3,0 1,1 2,1 3,1"])
def test_the_first_2_by_3_earns_its_maker_a_bonus(block: str) -> None:
    """CLU-69: 2×3 or 3×2, 2 points, as soon as its last card lies."""
    *most, _ = block.split()
    before, after = build(" ".join(most), first_bonuses=True), build(block, first_bonuses=True)

    assert (held(before).first_rectangle, held(after).first_rectangle) == (None, 0)
    assert GAME.view(after, None).scores[0] == 6 + 3 + 3 + 2


@pytest.mark.parametrize("line", ["1,0 2,0 3,0 4,0 5,0", "0,-1 0,-2 0,-3 0,-4 0,-5"])
def test_the_first_line_of_five_earns_its_maker_a_bonus(line: str) -> None:
    """CLU-70: a row or a column, 2 points; four cards are not enough."""
    *most, _ = line.split()
    before, after = build(" ".join(most), first_bonuses=True), build(line, first_bonuses=True)

    assert (held(before).first_line, held(after).first_line) == (None, 0)
    assert (GAME.view(before, None).scores[0], GAME.view(after, None).scores[0]) == (4, 5 + 2)


def test_only_the_first_gets_the_bonus() -> None:
    """CLU-70: a second line of five, though longer, earns nothing."""
    state = lay(
        "B 1,0; O 0,1; B 2,0; O 0,2; B 3,0; O 0,3; B 4,0; O 0,4; B 5,0; O 0,5; B 5,1; O 0,6", first_bonuses=True
    )

    assert held(state).first_line == 0
    assert GAME.view(state, None).scores == (5 + 2, 6)


def test_one_player_may_win_both_first_bonuses() -> None:
    """CLU-71: the bonus cards mark both."""
    now = held(build("1,0 2,0 3,0 4,0 5,0 1,1 2,1 3,1", first_bonuses=True))

    assert (now.first_line, now.first_rectangle) == (0, 0)


def test_the_first_bonuses_may_go_to_different_players() -> None:
    """CLU-71: each is won on its own."""
    state = lay(
        "B 1,0; O 0,1; B 2,0; O 0,2; B 3,0; O -1,1; B 4,0; O -1,2; B 5,0; O -2,1; B 5,1; O -2,2", first_bonuses=True
    )

    assert (held(state).first_line, held(state).first_rectangle) == (0, 1)


def test_more_than_five_at_once_is_a_line_of_five_too() -> None:
    """CLU-Q23: a card that joins two parts to a line of six wins the bonus."""
    parts = "1,0 2,0 2,-1 3,-1 4,-1 4,0 5,0 6,0"

    assert held(build(parts, first_bonuses=True)).first_line is None
    assert held(build(f"{parts} 3,0", first_bonuses=True)).first_line == 0


@pytest.mark.parametrize(
    "parts_and_last",
    ["1,0 1,1 2,1 3,1 3,0 4,0 4,1 | 2,0", "1,0 2,0 3,0 3,1 3,2 2,2 1,2 1,1 | 2,1"],
    ids=["2×4", "3×3"],
)
def test_a_larger_rectangle_at_once_is_a_2_by_3_too(parts_and_last: str) -> None:
    """CLU-Q23: the feature contains a 2×3."""
    parts, last = parts_and_last.split(" | ")

    assert held(build(parts, first_bonuses=True)).first_rectangle is None
    assert held(build(f"{parts} {last}", first_bonuses=True)).first_rectangle == 0


def test_one_card_may_win_both_first_bonuses() -> None:
    """CLU-Q24: the card that closes a 2×3 may complete a line of five as well."""
    parts = "1,0 1,1 2,1 3,1 4,1 4,0 5,0 2,0"
    before, after = build(parts, first_bonuses=True), build(f"{parts} 3,0", first_bonuses=True)

    assert Holders() == held(before)
    assert Holders(first_line=0, first_rectangle=0) == held(after)


def test_a_won_first_bonus_is_never_lost() -> None:
    """CLU-Q24: orange's longer line and larger rectangle come later and take nothing away (CLU-69, CLU-70)."""
    state = lay(
        """
        B 1,0; O 0,1; B 2,0; O 0,2; B 3,0; O 0,3; B 4,0; O 0,4; B 5,0
        O -1,1; B 1,1; O -1,2; B 2,1; O -1,4; B 3,1; O -1,3; B 0,-1; O 0,5; B 0,-2; O 0,6
        """,
        **BOTH_KINDS,
    )

    assert Holders(first_line=0, first_rectangle=0, longest_line=1, largest_rectangle=1) == held(state)


def test_without_the_option_there_are_no_first_bonuses() -> None:
    """CLU-Q28: each kind of bonus is a switch of its own."""
    cells = "1,0 2,0 3,0 4,0 5,0 1,1 2,1 3,1"

    assert Holders() == held(build(cells))
    assert Holders(first_line=0, first_rectangle=0) == held(build(cells, first_bonuses=True))
    assert Holders(longest_line=0, largest_rectangle=0) == held(build(cells, largest_bonuses=True))


def test_the_largest_rectangle_by_number_of_cards_earns_a_bonus() -> None:
    """CLU-72: nine cards in 3×3 beat eight in 2×4, though the longer line is the other's."""
    picture = "BBB.....\nBBB.....\nBBBSOOOO\n....OOOO"

    assert holders(picture) == (1, 0)
    assert scores(picture, largest_bonuses=True) == [9 + 9 + 9 + 2, 8 + 8 + 2]


def test_the_longest_row_or_column_earns_a_bonus() -> None:
    """CLU-73: a column of four beats a row of three, and a row of four a column of three."""
    assert scores("SBBB\nO...\nO...\nO...\nO...", largest_bonuses=True) == [3, 4 + 2]
    assert scores("SBBBB\nO....\nO....\nO....", largest_bonuses=True) == [4 + 2, 3]


def test_the_marker_moves_during_play() -> None:
    """CLU-74: whoever has the longest line now holds it (CLU-L8). CLU-Q27: during a tie nobody does."""
    stages = ["B 1,0; O 0,1; B 2,0; O 0,2; B 3,0", "O 0,3", "B 1,1; O 0,4", "B 4,0", "O 0,5"]
    seen = []
    for count in range(len(stages)):
        state = lay("; ".join(stages[: count + 1]), largest_bonuses=True)
        seen.append((held(state).longest_line, GAME.view(state, None).scores))

    assert seen == [(0, (5, 0)), (None, (3, 3)), (1, (3, 6)), (None, (4, 4)), (1, (4, 7))]


def test_only_the_holder_at_the_end_gets_the_points() -> None:
    """CLU-74: blue had the longest line first; orange ends with it and scores."""
    state = stack([["W"] * 4, ["W"] * 4], largest_bonuses=True)
    state = play(state, "B W 1,0; O W 0,1; B W 2,0; O W 0,2; B W 3,0")
    assert held(state).longest_line == 0
    outcome = GAME.outcome(play(state, "O W 0,3; B W 1,-1; O W 0,4"))

    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([3, 4 + 2], [1])


def test_one_player_may_win_both_largest_features() -> None:
    """CLU-75: longest line and largest rectangle are judged apart."""
    assert holders("BBBBBSOO\nBBBB..OO") == (0, 0)


def test_a_tie_cancels_its_own_category_only() -> None:
    """CLU-75: equal lines give nobody points, the larger rectangle still does (CLU-L9)."""
    picture = "BBBSOOO\nBBB.OO."

    assert holders(picture) == (None, 0)
    assert scores(picture, largest_bonuses=True) == [6 + 3 + 3 + 2, 4 + 3]
    assert holders("BBSOO\nBB.OO\n....O") == (1, None)


def test_a_tie_of_two_leaves_the_third_without_the_bonus() -> None:
    """CLU-75: the largest feature is tied, so the second largest does not take its place."""
    assert holders("BBBBSOOOO\n....G....\n....G....\n....G....", seats=3) == (None, None)


def test_a_feature_must_be_large_enough_to_score() -> None:
    """CLU-Q25: without a line of three or a 2×2 nobody gets the bonus."""
    assert holders("SBB") == (None, None)
    assert holders("SBB\n.BB") == (None, 0)
    assert holders("SBBB") == (0, None)


def test_equal_features_of_one_player_are_no_tie() -> None:
    """CLU-Q26: ties are between players."""
    assert holders("BBB.BBB\nBBBSBBB\n...O...") == (0, 0)


def test_bonuses_count_before_the_winner_is_found() -> None:
    """CLU-Q28: orange has six points from two lines, blue five from one; the bonus makes blue the winner."""
    picture = "BBBBBSOOO\n......O..\n......O.."
    plain, with_bonus = result(picture), result(picture, largest_bonuses=True)

    assert (plain.scores, plain.winners) == ([5, 6], [1])
    assert (with_bonus.scores, with_bonus.winners) == ([7, 6], [0])


def test_everyone_is_told_when_a_bonus_card_moves() -> None:
    """CLU-71: the bonus card marks the achievement; the event names it and who holds it now, or nobody (CLU-Q27)."""
    won = build("1,0 2,0 3,0 4,0 5,0", **BOTH_KINDS)
    tied = lay("B 1,0; O 0,1; B 2,0; O 0,2; B 3,0; O 0,3", **BOTH_KINDS)

    for watcher in (None, 0, 1):
        assert moved(won, watcher) == [("first_line", 0)]
        assert moved(tied, watcher) == [("longest_line", None)]
