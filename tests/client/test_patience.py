"""How long a client waits."""

from itertools import islice

import pytest

from klub.client import Patience


@pytest.mark.parametrize(("chance", "expected"), [(1.0, [0.1, 0.2, 0.4, 0.5]), (0.0, [0.05, 0.1, 0.2, 0.25])])
def test_waits_double_up_to_a_bound_and_are_partly_chance(chance: float, expected: list[float]) -> None:
    """Between half of the bound and the whole, so that not all come back at once."""
    assert expected == list(islice(Patience(first=0.1, most=0.5).waits(lambda: chance), 4))
