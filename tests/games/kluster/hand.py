"""What a page sends for a hand on the table, in millimetres and radians."""

import struct

from klub.games.kluster.magnets import POSES, Pose

RELEASE, BACK, DROP, DONE = b"\x03", b"\x04", b"\x06", b"\x07"


def hold(magnet: int, x: float, y: float, z: float, angle: float = 0.0, pose: Pose = "flat") -> bytes:
    """Take a magnet and hold it there."""
    numbers = round(10 * x), round(10 * y), round(10 * z), round(1000 * angle)
    return struct.pack("<BBBhhhh", 1, magnet, POSES.index(pose), *numbers)


def hover(x: float, y: float, z: float, angle: float = 0.0) -> bytes:
    """Lead it there."""
    return struct.pack("<Bhhhh", 2, round(10 * x), round(10 * y), round(10 * z), round(1000 * angle))


def gather(count: int) -> bytes:
    """Hold so many together."""
    return bytes([8, count])


def pull(loop: int, node: int, x: float, y: float) -> bytes:
    """Pull a node of a string there."""
    return struct.pack("<BBBhh", 5, loop, node, round(10 * x), round(10 * y))
