"""What compiled code shares."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from klub import compiled


@given(st.integers(0, 2**28 - 1))
def test_bit_tricks_count_bits(bits: int) -> None:
    """`count_bits`, `lowest_bit` and `pick_bit` are what their names say."""
    places = [place for place in range(28) if bits >> place & 1]

    assert len(places) == compiled.count_bits(bits)
    if places:
        assert places[0] == compiled.lowest_bit(bits)
        assert places == [compiled.pick_bit(bits, index) for index in range(len(places))]


@given(st.integers(0, 2**64 - 1))
def test_bit_tricks_count_whole_words(bits: int) -> None:
    """`count_word` and `lowest_in_word` are right for all 64 bits."""
    places = [place for place in range(64) if bits >> place & 1]

    assert len(places) == compiled.count_word(np.uint64(bits))
    if places:
        assert places[0] == compiled.lowest_in_word(np.uint64(bits))


@given(st.integers(0, 2**64 - 1), st.integers(1, 1000))
def test_the_random_stream_stays_below_its_limit(seed: int, limit: int) -> None:
    """The same seed gives the same numbers, each of them in range."""
    one, other = compiled.seed_array(seed), compiled.seed_array(seed)
    drawn = [compiled.below(one, limit) for _ in range(20)]

    assert drawn == [compiled.below(other, limit) for _ in range(20)]
    assert all(0 <= each < limit for each in drawn)
