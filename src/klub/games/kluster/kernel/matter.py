"""What the world is made of, in numbers: millimetres, grams and seconds.

They were chosen so that the game is tense and yet can be played. A change of any of them is a new `PHYSICS_VERSION`.
"""

from typing import Final

RATE: Final = 240  # steps in a second

# Stones
COUPLING: Final = 1e11  # mu0 / 4 pi
GRAVITY: Final = 9810.0
SOFTENING: Final = 5.0  # keeps the field finite where stones touch, and energy conserved
STATIC: Final = 0.45  # friction of a stone that lies still
KINETIC: Final = 0.35  # and of one that moves
FASTEST: Final = 900.0  # a stone
FASTEST_SPIN: Final = 60.0
SPIN_DAMPING: Final = 2.0  # so that spinners come to rest
CONTACT: Final = 0.05  # closer than this is touching
CLUMPED: Final = 0.02  # what is left of the pull between stones that touch: the contact carries the rest
BLEED: Final = 0.6  # what a step leaves of the speed of stones that touch
HELD_UP: Final = 30.0  # slower than this, a stone that a string holds back is at rest
HELD_UP_SPIN: Final = 6.0
GRIP: Final = 0.15  # friction of what is pressed against a string or another stone
JITTER: Final = 10.0  # slower than this, stones pressed against each other are at rest
JITTER_SPIN: Final = 5.0
TREMBLE: Final = 0.3  # mm, by which pressed stones may move to and fro and be at rest
TREMBLE_TURN: Final = 0.05

# The hand
HAND_SPEED: Final = 500.0
HAND_TURN: Final = 12.0  # radians a second
LOWERING_SPEED: Final = 300.0

# Strings
CORD: Final = 1.5  # radius of the string
NODE_MASS: Final = 4.0
FOLD: Final = 0.5  # the second next node is never nearer than this part of a link
LINK_GOAL: Final = 0.004  # relative
LINK_ENOUGH: Final = 0.012  # after the first sweeps
LINK_LIMIT: Final = 0.045
LONGEST: Final = 1.1  # no link is ever longer than so many times its length
PERIMETER_LIMIT: Final = 0.009
DEEPEST: Final = 1.5  # a pull that presses a string deeper into a stone is not done
LOOSE_TICKS: Final = 24  # how long a node stays loose after it had to move

# Putting right
NEAR: Final = 6.0  # what may come into contact within one step
AWAY: Final = 0.8  # farther apart, a string and a stone are looked at in every fourth sweep only
SWEEPS: Final = 12
EAGER: Final = 1.3  # so much of what a link is wrong is mended at once: fewer sweeps are needed than with 1
MORE_SWEEPS: Final = 96  # while a string is being pulled and not yet right
FOLLOW_AFTER: Final = 30  # sweeps; then a string that is loose all around follows the hand at once
YIELD_AFTER: Final = 60  # sweeps; then the hand on the string gives way
