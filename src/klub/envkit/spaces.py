"""A `Discrete` space that stays fast with thousands of actions of which few are legal."""

from typing import Any

import numpy as np
from gymnasium.spaces import Discrete


class Actions(Discrete):
    """Gymnasium's `Discrete`, only faster: the same samples for the same seed, the same refusals.

    `Discrete` itself is the slow truth.
    """

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A random action, or one of those that `mask` marks with 1."""
        if type(mask) is np.ndarray and mask.dtype == np.int8 and mask.shape == (self.n,) and probability is None:
            legal = (mask == 1).nonzero()[0]
            if 0 < len(legal) == np.count_nonzero(mask):
                chosen: np.int64 = self.start + legal[self.np_random.integers(len(legal))]
                return chosen
        return super().sample(mask, probability)
