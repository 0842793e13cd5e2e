"""The adapter of every game that brings none: actions are places in the list of moves, observations hashed views.

A learner that knows the game can do better: `KlubEnv.view` gives the view itself. But every bounded game can be learned
from at once, and the same view is always observed in the same way.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from operator import index
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict
from msgspec import Struct
from numpy.typing import NDArray

from klub.core import Game, Malformed, Seat, to_dict
from klub.envkit.adapter import Adapter
from klub.envkit.spaces import Actions

BUCKETS: Final = 256
"""The length of an observation."""

CONSTANT: Final = "options"
"""The field of a view that is left out: what is agreed before the game says nothing about how it goes."""


class IndexedMoves(Adapter):
    """An action is the place of a move among the sorted legal ones, below `Declaration.actions`."""

    def __init__(self, game: Game[Any, Any, Any, Any], options: Struct, seats: int) -> None:
        super().__init__(game, options, seats)
        name, actions = game.declaration.name, game.declaration.actions
        if actions is None:
            raise ValueError(f"the game {name!r} has no environment: it neither declares `actions` nor brings its own")
        self._size = actions

    def action_space(self) -> Actions:
        """As many as there can be moves at once."""
        return Actions(self._size)

    def observation_space(self) -> Dict:
        """`observation`: see `hashed`. `action_mask`: 1 for each place that holds a legal move of the observer."""
        return Dict(
            observation=Box(-1.0, 1.0, (BUCKETS,), np.float32),
            action_mask=Box(0, 1, (self._size,), np.int8),
        )

    def move(self, action: Any) -> Struct:
        """The move in a place, for the seat that is asked; raises `Malformed` where there is none."""
        moves = self._moves(self.state, self.game.awaited(self.state)[0])
        if not hasattr(action, "__index__") or not 0 <= index(action) < len(moves):
            raise Malformed("move/malformed", reason=f"action {action!r}: expected a whole number below {len(moves)}")
        move: Struct = moves[index(action)]
        return move

    def observe(self, state: Any, seat: Seat) -> dict[str, NDArray[Any]]:
        """New arrays each time."""
        mask = np.zeros(self._size, np.int8)
        mask[: len(self._moves(state, seat))] = 1
        return {"observation": hashed(self.game.view(state, seat)), "action_mask": mask}

    def _moves(self, state: Any, seat: Seat) -> Sequence[Any]:
        moves = self.game.moves(state, seat)
        name = self.game.declaration.name
        if moves is None:
            raise ValueError(f"the game {name!r} cannot list its moves here, so its declared `actions` is untrue")
        if len(moves) > self._size:
            raise ValueError(f"the game {name!r} declares at most {self._size} moves at once; here are {len(moves)}")
        return moves


def hashed(view: Struct) -> NDArray[np.float32]:
    """A view as `BUCKETS` numbers between −1 and 1, by signed feature hashing.

    Every value in the view, at any depth, is a feature `path=value`: SHA-256 gives it a bucket and a sign, and 1 is
    added there or taken away. A number x also counts x / (1 + |x|) in the bucket of its path, so that near numbers
    look alike. In the end each sum s becomes s / (1 + |s|).
    """
    sums = np.zeros(BUCKETS, np.float32)
    for path, value in _leaves({name: each for name, each in to_dict(view).items() if name != CONSTANT}, ""):
        bucket, sign = _place(f"{path}={value!r}")
        sums[bucket] += sign
        if isinstance(value, int | float):
            bucket, sign = _place(path)
            sums[bucket] += sign * value / (1 + abs(value))
    squashed: NDArray[np.float32] = sums / (1 + np.abs(sums))
    return squashed


def _leaves(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    match value:
        case dict():
            for name, each in value.items():
                yield from _leaves(each, f"{path}/{name}")
        case list():
            for number, each in enumerate(value):
                yield from _leaves(each, f"{path}/{number}")
        case _:
            yield path, value


@lru_cache(maxsize=1 << 16)
def _place(feature: str) -> tuple[int, int]:
    """The bucket of a feature, and its sign."""
    number = int.from_bytes(sha256(feature.encode()).digest()[:8], "big")
    return (number >> 1) % BUCKETS, 1 - 2 * (number & 1)
