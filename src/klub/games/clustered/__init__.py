"""Clustered: lay cards that share two attributes, collect lines and a rectangle. Rules: docs/rules/clustered.md."""

from klub.games.clustered.game import GAME, Clustered

__all__ = ["GAME", "Clustered"]
