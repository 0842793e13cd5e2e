"""Liar's dice, for Klub: dice under cups, rising bids, and who believes whom."""

from liars_dice.game import GAME

__all__ = ["GAME"]
