"""One round of Cubed in arrays, compiled: the rules as bots need them, many times faster than `rules`.

The slow truth is `klub.games.cubed.rules`; `tests/games/cubed/test_kernel.py` plays thousands of rounds in both and
holds them together. A `Position` is a window of the endless table: nothing is ever laid on its rim.

`layout` has how a round is kept, `actions` the numbers of moves; `window` makes a position of a state.
"""
