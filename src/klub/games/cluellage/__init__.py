"""Cluellage: claim pictures in a race, show a secret word by a collage of five, and guess the words of the others."""

from klub.games.cluellage.game import GAME

__all__ = ["GAME"]
