"""What a table remembers beside its games: suggestions, claims, votes, nudges, and who is stood in for."""

from typing import Any, Final

from msgspec import Struct

from klub.core.thought import Level
from klub.tables.house import Clock, House

CLAIMS_KEPT: Final = 8
CLAIMANTS_KEPT: Final = 64


class Suggestion(Struct, frozen=True, kw_only=True):
    """What somebody suggests to play next."""

    who: str
    game: str
    options: dict[str, Any]
    seats: int
    house: House
    bots: dict[int, Level] | None


class Claim(Struct, frozen=True):
    """Somebody, by this name, says to be the owner of seats here."""

    owner: str
    name: str


class NudgeInfo(Struct, frozen=True):
    """Who was told that they are waited for, by whom, and when."""

    who: str
    by: str
    at: float


class Room(Struct):
    """All of it, by person. `clock` is the one that everybody has agreed to by sitting down or being ready.

    `claimed_at` is when each of the last who claimed a seat did so.
    """

    clock: Clock | None = None
    suggestions: dict[str, Suggestion] = {}
    claims: dict[str, Claim] = {}
    claimed_at: dict[str, float] = {}
    nudges: dict[str, NudgeInfo] = {}
    end_votes: set[str] = set()
    stand_ins: set[str] = set()

    def copy(self) -> "Room":
        """The same, to change on its own."""
        return Room(
            self.clock,
            {**self.suggestions},
            {**self.claims},
            {**self.claimed_at},
            {**self.nudges},
            {*self.end_votes},
            {*self.stand_ins},
        )

    def unseat(self, who: str | None) -> None:
        """Somebody has no seat any more, or another than before."""
        if who is not None:
            self.suggestions.pop(who, None)
            self.nudges.pop(who, None)
            self.end_votes.discard(who)
            self.stand_ins.discard(who)
