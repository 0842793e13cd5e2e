"""Magnets and strings in arrays, compiled: one step of 1/240 s at a time, always the same for the same numbers.

Units are millimetres, grams and seconds. `klub.games.kluster.physics` is the face of it. A step moves the stones by
their forces, then puts right by positions what must not be: links that are too long or too short, stones in each other
or in a string. A node of a string lies still until its links or a stone force it. What would break a promise (a string
that crosses itself or stretches, a stone that passes a string) is not done: the string stays where it was.

`matter` has the numbers the world is made of, `layout` how a table is kept, `clock` a step from beginning to end.
"""
