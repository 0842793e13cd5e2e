"""What compiled code of every game needs: a random stream, sets of bits, and to be compiled anew when it changes."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar

import numpy as np
from numba import int64, njit

Array: TypeAlias = np.ndarray[Any, Any]
Stamp: TypeAlias = tuple[tuple[str, float, int], ...]
F = TypeVar("F", bound=Callable[..., Any])


def stamp(folder: Path) -> Stamp:
    """What changes whenever a module in a folder does."""
    files = sorted(folder.glob("*.py"))
    return tuple((each.name, each.stat().st_mtime, each.stat().st_size) for each in files)


def compile_once(function: F, made_of: Stamp, inline: Literal["never", "always"] = "never") -> F:
    """Compile a function once for all processes, and anew when its file or the stamp of what it is made of changes.

    Numba itself only asks for the function's own file, not for those whose code is compiled into it.
    """
    compiled: Any = njit(cache=True, inline=inline)(function)
    kept = getattr(getattr(compiled, "_cache", None), "_cache_file", None)
    if kept is not None:
        kept._source_stamp = (kept._source_stamp, made_of)
    way_in: F = compiled
    return way_in


def seed_array(seed: int) -> Array:
    """The state of a random stream."""
    return np.array([seed & 0xFFFFFFFFFFFFFFFF], dtype=np.uint64)


@njit(cache=True)
def next_random(rng: Array) -> Any:
    """64 random bits (splitmix64), the same on every machine; `rng` is an array of one uint64."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    z = rng[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@njit(cache=True)
def below(rng: Array, limit: int) -> int:
    """A whole number in range(limit); the bias of 1 in 2^32 does not matter to a playout."""
    value: int = int64(((next_random(rng) >> np.uint64(32)) * np.uint64(limit)) >> np.uint64(32))
    return value


@njit(cache=True)
def count_bits(bits: int) -> int:
    """How many of the low 32 bits are set."""
    bits = bits - ((bits >> 1) & 0x55555555)
    bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F
    return ((bits * 0x01010101) & 0xFFFFFFFF) >> 24


@njit(cache=True)
def lowest_bit(bits: int) -> int:
    """The index of the lowest bit set."""
    return count_bits((bits & -bits) - 1)


@njit(cache=True)
def pick_bit(bits: int, index: int) -> int:
    """The position of the set bit number `index`, from the lowest."""
    for _ in range(index):
        bits &= bits - 1
    return lowest_bit(bits)


@njit(cache=True)
def count_word(word: Any) -> int:
    """How many bits of a uint64 are set."""
    word = word - ((word >> np.uint64(1)) & np.uint64(0x5555555555555555))
    word = (word & np.uint64(0x3333333333333333)) + ((word >> np.uint64(2)) & np.uint64(0x3333333333333333))
    word = (word + (word >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    value: int = int64((word * np.uint64(0x0101010101010101)) >> np.uint64(56))
    return value


@njit(cache=True)
def lowest_in_word(word: Any) -> int:
    """The index of the lowest bit set in a uint64."""
    return count_word((word & (~word + np.uint64(1))) - np.uint64(1))
