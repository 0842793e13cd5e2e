"""`Actions`: gymnasium's `Discrete` is the slow truth."""

from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Discrete
from hypothesis import given
from hypothesis import strategies as st

from klub.envkit.spaces import Actions


@given(st.lists(st.booleans(), min_size=1, max_size=300), st.integers(0, 2**32), st.integers(-5, 5))
def test_the_same_seed_samples_what_discrete_samples(legal: list[bool], seed: int, start: int) -> None:
    """With a mask, without one, and with a mask that allows nothing."""
    mask = np.array(legal, np.int8)
    ours, theirs = Actions(len(mask), seed=seed, start=start), Discrete(len(mask), seed=seed, start=start)

    for masked in (mask, None, mask, np.zeros_like(mask), mask):
        expected, actual = theirs.sample(masked), ours.sample(masked)

        assert expected == actual
        assert type(expected) is type(actual)


def test_probabilities_are_left_to_discrete() -> None:
    """They are sampled as ever."""
    probability = np.array([0.1, 0.0, 0.9])

    expected = [Discrete(3, seed=7).sample(probability=probability) for _ in range(10)]
    actual = [Actions(3, seed=7).sample(probability=probability) for _ in range(10)]

    assert expected == actual


@pytest.mark.parametrize(
    "mask",
    [
        [1, 0, 1],
        np.array([1, 0, 1], np.int64),
        np.array([1, 0], np.int8),
        np.array([[1, 0, 1]], np.int8),
        np.array([1, 0, 2], np.int8),
        np.array([1, 0, -1], np.int8),
        np.array([0, 0, 2], np.int8),
    ],
)
def test_a_bad_mask_is_refused_as_discrete_refuses_it(mask: Any) -> None:
    """With the very same message."""
    with pytest.raises(AssertionError) as expected:
        Discrete(3).sample(mask)
    with pytest.raises(AssertionError) as actual:
        Actions(3).sample(mask)

    assert str(expected.value) == str(actual.value)


def test_it_is_equal_to_a_discrete_space() -> None:
    """Learning code that compares spaces sees no difference."""
    assert Actions(3) == Discrete(3)
    assert repr(Discrete(3)) == repr(Actions(3))
