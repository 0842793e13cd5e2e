"""Who is at a table at this moment: what its log does not know, and what is passed in where a command is judged."""

from msgspec import Struct

from klub.tables.house import ABSENCE


class Visitor(Struct, frozen=True):
    """Somebody who is connected, as they introduced themselves. `hidden`: none of their pages is in view."""

    name: str
    color: str
    hidden: bool = False


class Attendance(Struct):
    """The people who are connected, by id, and since when (seconds since 1970) those who belong here are not."""

    people: dict[str, Visitor] = {}
    absent: dict[str, float] = {}

    def is_absent(self, who: str, now: float) -> bool:
        """Whether somebody has been gone for so long that the others need not wait."""
        since = self.absent.get(who)
        return since is not None and now - since >= ABSENCE
