"""Who is told what happens at a table: listeners, and those of them that make requests."""

from typing import Any, Literal, Protocol, TypeAlias

from klub.core import Illegal, Seat
from klub.store import Person
from klub.tables import Attendance, Table

FrameKind: TypeAlias = Literal["step", "key", "end"]
"""A frame that follows another, one for those who missed something, or the word that the turn has ended."""


class Listener(Protocol):
    """Someone who is told what becomes of a table. Nothing here may block or raise."""

    person: Person
    hidden: bool
    """Whether its page is out of view, so that its person does not see what it is told."""

    def changed(self, table: Table) -> None:
        """The table is another; only the latest state counts."""

    def met(self, attendance: Attendance) -> None:
        """These people are connected now, and those are absent."""

    def bye(self, retry_after: float) -> None:
        """The server goes; try again in so many seconds."""

    def streamed(self, data: bytes, kind: FrameKind) -> bool:
        """A frame of a live turn; whether a key frame is needed."""

    def sketched(self, seat: Seat, sketch: Any) -> None:
        """Somebody else shows what is no move yet."""

    def rejected(self, refusal: Illegal) -> None:
        """Something that has no answer of its own was refused, such as an input of a live turn."""


class Requester(Listener, Protocol):
    """A listener that makes requests, and hears what became of each."""

    def done(self, nonce: str | None, number: int, table: Table | None) -> None:
        """The request is in the log for good, up to `number`; `table` is what it has made, unless that was told."""

    def tried(self, nonce: str | None) -> None:
        """The move would be legal."""

    def refused(self, nonce: str | None, refusal: Illegal, table: Table | None) -> None:
        """The request has changed nothing; `table` is what it was to change, as far as that is known."""
