"""Goofspiel, for Klub: everyone bids one card for each prize, sealed and at once."""

from goofspiel.game import GAME

__all__ = ["GAME"]
