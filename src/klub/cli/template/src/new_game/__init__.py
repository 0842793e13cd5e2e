"""New game, for Klub."""

from new_game.game import GAME

__all__ = ["GAME"]
