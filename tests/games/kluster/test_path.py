"""The way ahead of a hand: in order, never too long, and always to its end."""

from hypothesis import given
from hypothesis import strategies as st

from klub.games.kluster.moves import Hover
from klub.games.kluster.path import MOST, PACE, Path


def _hover(x: int) -> Hover:
    return Hover(0, x, 0, 0, 0)


def test_a_short_way_is_gone_place_by_place() -> None:
    """Nothing is left out, and each place waits until it is due."""
    path = Path[Hover]()
    for x in (1, 2, 3):
        path.add(_hover(x))

    assert 0 == path.due
    assert [1, 2, 3] == [path.head_for_next(tick).x for tick in (0, PACE, 2 * PACE)]
    assert 3 * PACE == path.due
    assert not path


def test_what_was_too_far_comes_first_again() -> None:
    """The rest of the way follows it."""
    path = Path[Hover]()
    for x in (1, 2):
        path.add(_hover(x))
    path.put_back(path.head_for_next(0))

    assert [1, 2] == [path.head_for_next(0).x for _ in range(2)]


@given(st.lists(st.booleans(), max_size=300))
def test_a_long_way_is_gone_in_order_and_to_its_end(does_come: list[bool]) -> None:
    """Whatever comes (true) between the steps (false): no going back, and the last is reached."""
    path, gone, count = Path[Hover](), [0], 0
    for comes in does_come:
        if comes:
            count += 1
            path.add(_hover(count))
        elif path:
            gone.append(path.head_for_next(0).x)
    steps = 0
    while path:
        gone.append(path.head_for_next(0).x)
        steps += 1

    assert sorted(set(gone)) == gone
    assert count == gone[-1]
    assert steps < MOST
