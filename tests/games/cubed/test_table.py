"""The tables that the other tests build are real ones."""

import pytest

from tests.games.cubed.naive import beside
from tests.games.cubed.table import bag, format_step, hands, laid, naive, parse_step, plain, table, typed, walls


@pytest.mark.parametrize(
    "step",
    ["A aab 1,-2/2", "B aaa 0,0", "C draws", "D passes", "E skips", "F takes 3", "A keeps axx", "B gives abc to F"],
)
def test_a_step_is_read_as_it_is_written(step: str) -> None:
    """CUB-20: a step names a player and what is done; the naive game has words for the same moves."""
    seat, move = parse_step(step)

    assert f"{'ABCDEF'[seat]} {format_step(move)}" == step
    assert typed(plain(move)) == move


def test_a_table_is_as_it_was_asked_for() -> None:
    """CUB-1: hands, the bag with its next piece last, and what lies on the table."""
    state = table("abc axx", "bbb", bag="ccc ddd", laid="aaa 0,0; aab 1,0", first=1)

    assert (hands(state), bag(state), state.turn) == ([["abc", "axx"], ["bbb"]], ["ddd", "ccc"], 1)
    assert laid(state) == [("aaa", 0, 0, 0), ("aab", 1, 0, 0)]
    assert naive(state).moves(1) == [("draw",)]


def test_walls_leave_their_hole_free() -> None:
    """CUB-Q25: every neighbour of a hole is a wall, and all can be laid in the order given."""
    cells = walls((1, 0), (2, 0))

    assert set(beside((1, 0))) | set(beside((2, 0))) == {(1, 0), (2, 0)} | {
        cell for cell in cells if {(1, 0), (2, 0)} & set(beside(cell))
    }
    assert len(laid(table("aaa", "bbb", laid=cells))) == len(cells)
