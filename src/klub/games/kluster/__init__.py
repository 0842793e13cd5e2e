"""Kluster: magnets, strings, and the courage to put down one more."""

from klub.games.kluster.game import GAME

__all__ = ["GAME"]
