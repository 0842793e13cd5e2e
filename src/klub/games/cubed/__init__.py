"""Cubed: fit bevelled pieces side by side, colour to colour, and empty your hand."""

from klub.games.cubed.game import GAME

__all__ = ["GAME"]
