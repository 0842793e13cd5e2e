"""Who hears about a table: everyone in this process, and through Redis those in the others."""

from klub.bus.api import Bus, Gap, Hear
from klub.bus.memory import MemoryBus

__all__ = ["Bus", "Gap", "Hear", "open_bus"]


async def open_bus(url: str | None = None) -> Bus:
    """The bus of this process alone, or of all that share the Redis at `redis://…`, which need not be there yet.

    Raises `ValueError` for another kind of address.
    """
    if url is None:
        return MemoryBus()
    try:
        from klub.bus.redis import RedisBus
    except ModuleNotFoundError as error:
        raise ValueError("Redis needs its library: pip install 'klub[host]'") from error
    return await RedisBus.open(url)
