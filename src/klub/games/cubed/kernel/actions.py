"""What a seat can do, as whole numbers: a piece is laid by `cell << 8 | turned`; everything else is below zero."""

from typing import Final

DRAW: Final = -1
PASS: Final = -2
SKIP: Final = -3
DRAW_MANY: Final = -10  # minus the number of pieces
KEEPING: Final = -100  # minus the kind
GIVING: Final = -1000  # minus 8 * kind + seat
MOST_ACTIONS: Final = 4096  # room for all that are legal at once
