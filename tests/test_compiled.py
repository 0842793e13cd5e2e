"""What compiled code shares."""

import importlib.util
from pathlib import Path
from types import ModuleType

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


def test_a_stamp_changes_with_any_module(tmp_path: Path) -> None:
    """Whichever module of a folder it is."""
    (tmp_path / "one.py").write_text("x = 1")
    (tmp_path / "two.py").write_text("y = 1")
    before = compiled.stamp(tmp_path)
    assert before == compiled.stamp(tmp_path)
    (tmp_path / "two.py").write_text("y = 12")

    assert before != compiled.stamp(tmp_path)


def test_functions_are_compiled_once_for_all_processes(tmp_path: Path) -> None:
    """Who asks again takes what is kept, until something changes that it is made of."""
    module = _module(tmp_path / "doubling.py")
    made_of, changed = (("doubling.py", 1.0, 1),), (("doubling.py", 2.0, 1),)
    hits = []
    for each in (made_of, made_of, changed, changed):
        double = compiled.compile_once(module.double, each)
        assert 4 == double(2)
        hits.append(sum(double.stats.cache_hits.values()))

    assert [0, 1, 0, 1] == hits


def _module(path: Path) -> ModuleType:
    """A module that nobody has compiled before."""
    path.write_text("def double(x):\n    return 2 * x\n")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
