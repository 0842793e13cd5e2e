"""The servers that the proofs kill."""

from tests.services.postgres import postgres
from tests.services.redis import redis

__all__ = ["postgres", "redis"]
