"""Who is connected to a table: the people of this process, and those of the others as they told us."""

from typing import Final

import msgspec
from msgspec import Struct


class PeopleHere(Struct, frozen=True, gc=False):
    """A process says who listens to a table there; `asks`: tell me yours."""

    process: str
    people: list[str]
    asks: bool = False


class ConnectedPeople:
    """Everyone at one table."""

    __slots__ = ("_counts", "others")

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}
        self.others: dict[str, list[str]] = {}
        """The people of other processes, by process."""

    @property
    def here(self) -> list[str]:
        """The people of this process."""
        return sorted(self._counts)

    @property
    def people(self) -> list[str]:
        """Everyone, once each."""
        return sorted({*self._counts, *(who for people in self.others.values() for who in people)})

    def come(self, who: str) -> bool:
        """One more connection of a person; whether they were not here before."""
        self._counts[who] = self._counts.get(who, 0) + 1
        return self._counts[who] == 1

    def go(self, who: str) -> bool:
        """One connection less; whether it was their last."""
        self._counts[who] -= 1
        if self._counts[who]:
            return False
        del self._counts[who]
        return True

    def hear(self, told: PeopleHere) -> bool:
        """What another process says; whether that changes anything."""
        before = self.others.get(told.process, [])
        if told.people:
            self.others[told.process] = told.people
        else:
            self.others.pop(told.process, None)
        return before != told.people

    def forget(self, process: str) -> bool:
        """A process is gone; whether that changes anything."""
        return self.others.pop(process, None) is not None


read_people_here: Final = msgspec.json.Decoder(PeopleHere).decode
write_people_here: Final = msgspec.json.Encoder().encode
