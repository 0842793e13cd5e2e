"""Chance that is the same on every platform and Python version: SHA-256 in counter mode.

A game gets an `Rng` for its setup (number 0) and a fresh one for each move (numbers 1, 2, …), all derived from one
seed. The seed itself lives with the table: no state, view or bot ever holds it.
"""

import hashlib
import math
import secrets
from collections.abc import MutableSequence, Sequence
from typing import Final, TypeVar

from klub.core.errors import Malformed, shown

T = TypeVar("T")

SEED_BYTES: Final = 32
_BLOCK_BYTES: Final = 32
_PICKS_AT_ONCE: Final = 32


class Rng:
    """A stream of random numbers, fixed for all time by a seed and a move number."""

    __slots__ = ("_bits", "_blocks", "_key")

    def __init__(self, seed: bytes, number: int = 0) -> None:
        """The stream of move `number` in the game of `seed`."""
        self._key = (seed, number)
        self._blocks = 0  # hashed so far
        self._bits = 1  # the bits left of them, below a leading 1

    def bits(self, count: int) -> int:
        """`count` random bits as a whole number."""
        while self._bits.bit_length() <= count:
            seed, number = self._key
            key = b"klub/rng/1" + seed + number.to_bytes(8, "big") + self._blocks.to_bytes(8, "big")
            self._bits = self._bits << 8 * _BLOCK_BYTES | int.from_bytes(hashlib.sha256(key).digest(), "big")
            self._blocks += 1
        value = self._bits & (1 << count) - 1
        self._bits >>= count
        return value

    def below(self, limit: int) -> int:
        """A whole number in `range(limit)`, each equally likely."""
        if limit < 1:
            raise ValueError(f"below() needs a limit of at least 1, got {limit!r}")
        width = (limit - 1).bit_length()
        while True:
            value = self.bits(width)
            if value < limit:
                return value

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`, each equally likely."""
        return items[self.below(len(items))]

    def unit(self) -> float:
        """A float in [0, 1) with 53 random bits."""
        return self.bits(53) / (1 << 53)

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle `items` in place (Fisher–Yates, many picks from one large random number)."""
        size = len(items)
        while size > 1:
            sizes = range(size, max(size - _PICKS_AT_ONCE, 1), -1)
            picks = self.below(math.prod(sizes))
            for size in sizes:
                picks, other = divmod(picks, size)
                items[size - 1], items[other] = items[other], items[size - 1]
            size -= 1

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The same items in a random order."""
        deck = list(items)
        self.shuffle(deck)
        return tuple(deck)


class UnexpectedChance(TypeError):
    """A game asked for chance in a move, though its declaration says that its moves need none."""


class _NoChance(Rng):
    """The stream of a game that declared to need none: asking it is a mistake of the game."""

    __slots__ = ()

    def bits(self, count: int) -> int:
        raise UnexpectedChance(f"{count} random bits were asked for, but the game declares that its moves need none")


NO_CHANCE: Final = _NoChance(b"")
"""What `apply` is given where the declaration says that all chance is in the setup."""


def parse_seed(seed: int | str | bytes | None) -> bytes:
    """A seed as 32 bytes: from a whole number, 64 hex digits or 32 bytes; None draws one from the operating system."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if type(seed) is int and 0 <= seed < 1 << (8 * SEED_BYTES):
        return seed.to_bytes(SEED_BYTES, "big")
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, str) and len(seed) == 2 * SEED_BYTES:
        try:
            parsed = bytes.fromhex(seed)
        except ValueError:
            parsed = b""
        if len(parsed) == SEED_BYTES:  # fromhex skips blanks
            return parsed
    raise Malformed("seed/malformed", value=shown(seed))


def format_seed(seed: bytes) -> str:
    """A seed as 64 hex digits."""
    return seed.hex()


def commitment(seed: bytes) -> str:
    """What is shown before the first move, so that the shuffle can be checked once the seed is revealed."""
    return hashlib.sha256(b"klub/commitment/1" + seed).hexdigest()
