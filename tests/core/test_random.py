"""Chance is the same everywhere and for all time, fair, and committed to."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klub.core import Malformed, Rng, commitment, format_seed, parse_seed

SEED = bytes(range(32))


def test_bits_follow_the_test_vector() -> None:
    """SHA-256 in counter mode, each block read from its last bit on: computed once by another program."""
    rng = Rng(SEED)

    assert [rng.bits(count) for count in (1, 7, 8, 64, 256)] == [
        1,
        74,
        178,
        3266368083042978507,
        26904052934357670151438658681601409154058543087141115815437430864635796785868,
    ]


def test_below_follows_the_test_vector() -> None:
    """Three bits a throw, those above the limit thrown again: computed once by another program."""
    rng = Rng(SEED, 3)

    assert [rng.below(6) for _ in range(20)] == [2, 0, 2, 3, 5, 3, 4, 3, 0, 3, 2, 4, 3, 4, 1, 4, 2, 4, 4, 1]


def test_shuffles_and_choices_stay_as_they_were() -> None:
    """Every recorded game depends on these: another order is another game."""
    assert Rng(SEED, 1).shuffled(range(10)) == (9, 4, 6, 3, 1, 0, 7, 2, 5, 8)
    assert Rng(SEED, 1).shuffled(range(40))[:12] == (13, 23, 10, 31, 24, 15, 11, 7, 20, 35, 29, 9)
    assert Rng(SEED, 1).choice("abcdefg") == "g"
    assert Rng(SEED, 5).unit() == float.fromhex("0x1.36fe76f362b60p-4")


def test_each_move_number_and_each_seed_has_its_own_stream() -> None:
    """No two of many streams begin alike, and the same one always does."""
    streams = [Rng(bytes([seed] * 32), number).bits(64) for seed in range(8) for number in range(64)]

    assert len(set(streams)) == len(streams)
    assert streams == [Rng(bytes([seed] * 32), number).bits(64) for seed in range(8) for number in range(64)]


@given(st.lists(st.integers(0, 300), min_size=1, max_size=8))
def test_bits_are_as_many_as_asked_for_and_never_come_twice(counts: list[int]) -> None:
    """Whatever is taken before, the next 256 bits are new."""
    rng = Rng(SEED)
    for count in counts:
        assert rng.bits(count) >> count == 0

    assert rng.bits(256) != rng.bits(256)


@given(st.integers(1, 1 << 200), st.integers(0, 1 << 20))
def test_below_stays_below(limit: int, number: int) -> None:
    """Every value lies in range(limit)."""
    assert Rng(SEED, number).below(limit) in range(limit)


@pytest.mark.parametrize("limit", [0, -1])
def test_below_needs_room(limit: int) -> None:
    """There is no number below nothing."""
    with pytest.raises(ValueError, match="at least 1"):
        Rng(SEED).below(limit)


def test_one_value_takes_no_chance() -> None:
    """A choice of one uses up nothing of the stream."""
    rng = Rng(SEED)

    assert (rng.below(1), rng.choice(["only"]), rng.shuffled(["only"])) == (0, "only", ("only",))
    assert rng.bits(64) == Rng(SEED).bits(64)


def test_numbers_are_even() -> None:
    """6000 throws of a die: each face about 1000 times (six standard deviations are 173)."""
    rng = Rng(SEED)
    faces = Counter(rng.below(6) for _ in range(6000))

    assert sorted(faces) == [0, 1, 2, 3, 4, 5]
    assert all(abs(times - 1000) < 173 for times in faces.values())


def test_shuffles_are_even() -> None:
    """24,000 shuffles of four cards: each order about 1000 times (six standard deviations are 186)."""
    rng = Rng(SEED)
    orders = Counter(rng.shuffled("abcd") for _ in range(24_000))

    assert set(orders) == set(permutations("abcd"))
    assert all(abs(times - 1000) < 186 for times in orders.values())


@given(st.lists(st.integers(), max_size=100))
def test_a_shuffle_loses_nothing(items: list[int]) -> None:
    """The same items, in place or as a new tuple, in the same order either way."""
    shuffled = list(items)
    Rng(SEED).shuffle(shuffled)

    assert sorted(shuffled) == sorted(items)
    assert tuple(shuffled) == Rng(SEED).shuffled(items)


def test_unit_is_a_fraction() -> None:
    """Floats from 0 up to, not including, 1, about half on average."""
    rng = Rng(SEED)
    values = [rng.unit() for _ in range(2000)]

    assert all(0 <= value < 1 for value in values)
    assert 0.45 < sum(values) / len(values) < 0.55


def test_a_seed_is_read_from_number_text_or_bytes() -> None:
    """The three forms of a seed mean the same 32 bytes."""
    expected = bytes(31) + b"\x2a"

    assert parse_seed(42) == expected
    assert parse_seed("0" * 62 + "2a") == expected
    assert parse_seed("0" * 62 + "2A") == expected
    assert parse_seed(expected) == expected
    assert parse_seed((1 << 256) - 1) == b"\xff" * 32


@given(st.binary(min_size=32, max_size=32))
def test_a_seed_written_and_read_is_the_same(seed: bytes) -> None:
    """format_seed and parse_seed are each other's inverse."""
    assert parse_seed(format_seed(seed)) == seed


def test_no_seed_draws_a_new_one_each_time() -> None:
    """Without a seed the operating system gives 32 bytes nobody has seen."""
    seeds = {parse_seed(None) for _ in range(8)}

    assert len(seeds) == 8
    assert {len(seed) for seed in seeds} == {32}


@pytest.mark.parametrize(
    "seed",
    [
        *(-1, 1 << 256, True, 1.0),
        *("", "2a", "0" * 63, "0" * 65, "g" * 64, "0x" + "0" * 62, " " * 64, " 0" * 32, "é" * 64),
        *(b"", bytes(31), bytes(33), bytearray(32), [0] * 32, {}),
    ],
    ids=repr,
)
def test_other_seeds_are_refused(seed: object) -> None:
    """What is not one of the forms, or has another length, is no seed."""
    with pytest.raises(Malformed) as refusal:
        parse_seed(seed)  # type: ignore[arg-type] # what is tested

    assert refusal.value.code == "seed/malformed"


def test_the_commitment_follows_the_test_vector() -> None:
    """SHA-256 of the words klub/commitment/1 and the seed, as any other program can compute it."""
    assert commitment(SEED) == "935521b5004b3c67e8cb171aeb27b93470007055ba8fb35cfdfa66479ff1b236"


def test_a_commitment_tells_nothing_of_the_chance() -> None:
    """It is not the beginning of any early stream."""
    assert int(commitment(SEED), 16) not in {Rng(SEED, number).bits(256) for number in range(1000)}
