"""Calm tables: stones laid one by one where nothing moves."""

import math
from random import Random

from klub.games.kluster.magnets import Magnet
from klub.games.kluster.physics import World
from klub.games.kluster.stones import TICKS, Lying
from klub.games.kluster.string import Loop


def calm(magnets: tuple[Magnet, ...], count: int, loops: list[Loop], seed: int, most: float) -> World:
    """A table with up to `count` stones at rest inside the strings, none nearer than 45 mm to another.

    `most` is how far from the middle they may lie.
    """
    chance = Random(seed)
    world = World(magnets, [], loops)
    for magnet in range(count):
        for _ in range(60):
            before = world.snapshot()
            far, at = most * math.sqrt(chance.random()), chance.uniform(0, 2 * math.pi)
            free = world.put(Lying(magnet, far * math.cos(at), far * math.sin(at), chance.uniform(0, 2 * math.pi)))
            if free and world.is_inside(magnet, "whole"):
                world.settle(12, TICKS, watching=True)
                if not world.clumps() and world.is_still:
                    break
            world.restore(before)
    world.begin()
    return world
