"""What a game needs to become an environment for learning. Importing it loads no library; its modules load theirs."""

from klub.envkit.environment import Environment

__all__ = ["Environment"]
