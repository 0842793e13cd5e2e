"""Points: the largest rectangle once, every row and column of three or more, and who wins."""

import pytest

from klub.games.clustered import GAME
from tests.games.clustered.table import deal, lay, play, result, scores

T1 = """
    BBBB..
    BBB...
    .B....
    .SOO..
    .OOOBO
    OOO...
"""

VECTORS = [
    ("BBBSBB", 3),
    ("SBBBBBB", 6),
    ("SBB\n.BB", 4),
    ("SBBB\n.BBB", 12),
    ("SBBBB\n.BBBB", 16),
    ("SBB\n.BB\n.BB\n.BB", 16),
    ("SBBB\n.BBB\n.BBB", 27),
    ("BBB\nBSB\nBBB", 12),
    ("BBSBB\nBB.BB", 4),
    ("SB.\n.BB", 0),
]


def test_the_ledgers_example_scores_16_to_13() -> None:
    """CLU-T1 and CLU-58: rectangle, rows and columns add up to 16 for blue and 13 for orange; blue wins."""
    outcome = result(T1)

    assert (outcome.scores, outcome.winners, outcome.ranking) == ([16, 13], [0], [1, 2])


def test_the_ledgers_example_has_the_printed_awards() -> None:
    """CLU-48: rectangles of 4 and 6. CLU-52: rows of 3, 3, 3 and 4. CLU-53: columns of 3 and 3."""
    both = result(T1).breakdown
    lines = [line for breakdown in both for line in breakdown.lines]

    assert sorted(breakdown.rectangle.points for breakdown in both if breakdown.rectangle) == [4, 6]
    assert sorted(line.points for line in lines if line.direction == "row") == [3, 3, 3, 4]
    assert sorted(line.points for line in lines if line.direction == "column") == [3, 3]


def test_a_blue_card_makes_the_last_orange_card_scoreless() -> None:
    """CLU-58: were the blue card in orange's row orange too, the row would score five instead of three."""
    row = "SOOOBO"

    assert scores(row) == [0, 3]
    assert scores(row.replace("B", "O")) == [0, 5]


@pytest.mark.parametrize(("picture", "points"), VECTORS)
def test_the_ledgers_vectors_for_one_player(picture: str, points: int) -> None:
    """CLU-T1 and the vectors after it: each has the points the ledger gives."""
    assert [points] == scores(picture, seats=1)


def test_the_largest_rectangle_scores_a_point_a_card() -> None:
    """CLU-42: of a 2×2 and a 2×3 the larger one counts, with all its cards."""
    block = result("BB.....\nBBSBB..\n..OBB..\n..OBB..", seats=2).breakdown[0].rectangle

    assert block is not None
    assert (block.points, block.width, block.height) == (6, 2, 3)


@pytest.mark.parametrize(
    ("picture", "points"), [("SBBB\n.BBB", 6), ("SBB\n.BB\n.BB", 6), ("SBBBB\n.BBBB", 8), ("SBB\n.BB\n.BB\n.BB", 8)]
)
def test_the_worked_rectangles(picture: str, points: int) -> None:
    """CLU-43: 3×2 is worth 6 and 2×4 is worth 8, whichever side lies flat."""
    block = result(picture, seats=1).breakdown[0].rectangle

    assert block is not None
    assert points == block.points


@pytest.mark.parametrize("picture", ["SB", "SBBBBBBB", "SB\n.B\n.B\n.B", "SBB\n.B."])
def test_each_side_of_a_rectangle_has_two_cards_or_more(picture: str) -> None:
    """CLU-44: a line is no rectangle; the smallest is 2×2."""
    assert result(picture, seats=1).breakdown[0].rectangle is None


@pytest.mark.parametrize("picture", ["SBBBBBB\n.BB....", "SBB\n.BB\n.B.\n.B.\n.B.\n.B."])
def test_a_long_line_through_a_rectangle_does_not_enlarge_it(picture: str) -> None:
    """CLU-44: six cards in a line are more than 2×2, but no rectangle."""
    block = result(picture, seats=1).breakdown[0].rectangle

    assert block is not None
    assert (block.points, block.width, block.height) == (4, 2, 2)


@pytest.mark.parametrize(
    ("picture", "points"),
    [
        ("SBBB\n.BOB\n.BBB", 0),
        ("SBBB\n.B.B\n.BBB", 0),
        ("SBBBB\n.BBOB\n.BBBB", 6),
        ("SBBB\n.BB.", 4),
    ],
)
def test_a_rectangle_has_no_gap_and_no_foreign_card(picture: str, points: int) -> None:
    """CLU-45: all its cells hold cards of one player."""
    block = result(picture).breakdown[0].rectangle

    assert points == (block.points if block else 0)


@pytest.mark.parametrize(("picture", "points"), [("SB\nBB", 0), ("BBB\nBSB\nBBB", 0), ("BBBB\nBSBB", 4)])
def test_the_start_card_is_in_no_rectangle(picture: str, points: int) -> None:
    """CLU-46: a rectangle that would need it does not count."""
    block = result(picture, seats=1).breakdown[0].rectangle

    assert points == (block.points if block else 0)


def test_only_one_of_several_largest_rectangles_scores() -> None:
    """CLU-47: two 2×2 bring 4 points, not 8 (CLU-L3)."""
    assert scores("BBSBB\nBB.BB", seats=1) == [4]


@pytest.mark.parametrize(("length", "points"), [(1, 0), (2, 0), (3, 3), (4, 4), (5, 5), (9, 9), (27, 27)])
def test_a_line_scores_its_cards_from_three_on(length: int, points: int) -> None:
    """CLU-49: one point a card of each line of three or more. CLU-56: shorter ones bring nothing."""
    row = "S" + "B" * length

    assert [points] == scores(row, seats=1)
    assert [points] == scores("\n".join(row), seats=1)


def test_every_line_scores() -> None:
    """CLU-49: not only the longest: rows of three and four and a column of three bring ten."""
    assert scores("BBB.....\nB.SOOOOO\nBBBB....", seats=2)[:1] == [10]


def test_lines_run_in_rows_and_columns_only() -> None:
    """CLU-50: three cards on a diagonal score nothing."""
    assert scores("BOG\nOBO\nSOB", seats=3)[0] == 0
    assert scores("GOB\nOBO\nBOS", seats=3)[0] == 0


@pytest.mark.parametrize(
    ("picture", "points"), [("SBBOBB", 0), ("SBBBOBB", 3), ("SBBBOBBBB", 7), ("BBSBB", 0), ("BBBSBBBB", 7)]
)
def test_a_foreign_card_cuts_a_line_in_two(picture: str, points: int) -> None:
    """CLU-51: another's card, or the start card, makes two lines judged separately (CLU-L10)."""
    assert points == scores(picture)[0]
    assert points == scores("\n".join(picture))[0]


def test_the_start_card_counts_for_nobodys_line() -> None:
    """CLU-57: a line through it is scored as two lines without it."""
    lines = result("BBBSBBB", seats=1).breakdown[0].lines

    assert [line.points for line in lines] == [3, 3]
    assert (0, 0) not in {(at.x, at.y) for line in lines for at in line.cells}


def test_a_score_is_rectangle_and_rows_and_columns() -> None:
    """CLU-54: the total is their sum, and the breakdown shows each part."""
    breakdown = result("SBBB\n.BBB\n.B..", seats=1).breakdown[0]
    parts = {(line.direction, line.points) for line in breakdown.lines}

    assert {("row", 3), ("column", 3)} == parts
    assert breakdown.rectangle is not None
    assert (breakdown.total, breakdown.rectangle.points, len(breakdown.lines)) == (15, 6, 3)


def test_a_card_scores_three_points_at_most() -> None:
    """CLU-55: once in the rectangle, once in a row, once in a column; so 3×3 is worth three points a card (CLU-Q12)."""
    breakdown = result("SBBB\n.BBB\n.BBB", seats=1).breakdown[0]
    assert breakdown.rectangle is not None
    parts = [breakdown.rectangle.cells, *(line.cells for line in breakdown.lines)]

    assert {3} == {sum(at in cells for cells in parts) for at in breakdown.rectangle.cells}
    assert breakdown.total == 3 * 9


@pytest.mark.parametrize("picture", ["SBB", "SBB\n.B.", "BB\nBS", "SBOB\n.OBO"])
def test_what_is_too_small_scores_nothing(picture: str) -> None:
    """CLU-56: no line under three cards, no rectangle under 2×2."""
    assert scores(picture)[0] == 0


def test_the_highest_score_wins() -> None:
    """CLU-59: most points, first place; the places of the others follow."""
    outcome = result("SBBBOOOO\nGGG.....", seats=4)

    assert outcome.scores == [3, 4, 3, 0]
    assert (outcome.winners, outcome.ranking) == ([1], [2, 1, 2, 4])


def test_a_tie_is_a_shared_win() -> None:
    """CLU-Q29: the rules have no tie-break."""
    outcome = result("BBBSOOO")

    assert (outcome.scores, outcome.winners, outcome.ranking) == ([3, 3], [0, 1], [1, 1])


def test_wilds_count_for_their_owner() -> None:
    """CLU-Q2: a wild is a card of its player in lines and rectangles, and interrupts those of others."""
    mixed = play(deal("1CD W 3TS", "2CD W", first=0), "B 1CD 1,0; O 2CD -1,0; B W 2,0; O W -2,0; B 3TS 3,0")
    block = lay("B 1,0; B 2,0; B 1,1; B 2,1", seats=1)

    assert GAME.view(mixed, None).scores == (3, 0)
    assert GAME.view(block, None).scores == (4,)
    cut = lay("B 1,0; O 2,0; B 3,0; O 0,1; B 4,0; O 0,2")
    assert GAME.view(cut, None).scores == (0, 0)


def test_a_long_run_holds_no_shorter_lines() -> None:
    """CLU-Q11: a run of five is one line of five, not three lines of three."""
    lines = result("SBBBBB", seats=1).breakdown[0].lines

    assert [line.points for line in lines] == [5]


def test_a_row_of_the_largest_rectangle_is_a_line_too() -> None:
    """CLU-Q12: 3×2 scores 6 as a rectangle and 3 for each of its rows."""
    assert scores("SBBB\n.BBB", seats=1) == [6 + 3 + 3]


def test_the_view_counts_points_as_the_end_does() -> None:
    """CLU-54: the score during play is the score the game would have if it ended now."""
    state = lay("B 1,0; O 0,1; B 2,0; O 0,2; B 3,0; O 0,3; B 3,1; O 0,4; B 2,1")

    assert GAME.view(state, None).scores == (3 + 4, 4)
    assert GAME.outcome(state) is None
