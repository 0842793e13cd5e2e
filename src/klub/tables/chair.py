"""The chairs of a table, and the people of it."""

from msgspec import Struct

from klub.core.thought import Level
from klub.tables.house import STAND_IN


class Chair(Struct, frozen=True):
    """Who sits on a seat: a person, a bot, or nobody. A bot stands in for a person who is away or gave up.

    `name` and `color` are those of this chair where it has its own: several people may share a device.
    """

    who: str | None = None
    bot: Level | None = None
    ready: bool = False
    away: bool = False
    resigned: bool = False
    name: str | None = None
    color: str | None = None

    @property
    def taken(self) -> bool:
        return self.who is not None or self.bot is not None

    @property
    def thinker(self) -> Level | None:
        """The bot that moves for this seat now, if any."""
        return STAND_IN if self.who is not None and (self.away or self.resigned) else self.bot


class Guest(Struct, frozen=True):
    """A person at the table."""

    name: str
    color: str
    muted: bool = False
