"""A command that is judged: the table, who asks, and what most judges want to know of them."""

from msgspec import Struct
from msgspec.structs import replace

from klub.core import Illegal, Rng, Seat
from klub.core.errors import shown
from klub.tables import entries as e
from klub.tables.access import check_own_seat, find_chair
from klub.tables.attendance import Attendance
from klub.tables.table import Table, Verdict


class Case(Struct, frozen=True, eq=False):
    """A command that is judged: the table, and who asks."""

    table: Table
    who: str
    name: str
    color: str
    now: float
    seed: str
    nonce: str | None
    attendance: Attendance

    def verdict(self, *entries: e.Entry) -> Verdict:
        """A verdict without a move."""
        return Verdict((*entries[:-1], self.named(entries[-1])))

    def named(self, entry: e.Entry) -> e.Entry:
        """An entry with the nonce of the command."""
        return entry if self.nonce is None else replace(entry, nonce=self.nonce)

    def waiting(self) -> None:
        if self.table.phase != "waiting":
            raise Illegal("table/not_waiting", phase=self.table.phase)

    def host(self) -> None:
        if self.who != self.table.host:
            raise Illegal("table/not_host")

    def own(self, seat: Seat) -> None:
        find_chair(self.table, seat)
        check_own_seat(self.table, self.who, seat)

    def seated(self) -> None:
        if not self.table.seats_of(self.who) and self.who != self.table.host:
            raise Illegal("table/not_seated")

    def between_games(self) -> None:
        if self.table.phase not in ("waiting", "over"):
            raise Illegal("room/playing")

    def find_person(self, who: str) -> str:
        """Somebody who sits here; refuses others."""
        if not self.table.seats_of(who):
            raise Illegal("table/nobody", who=shown(who, str))
        return who

    def is_absent(self, who: str) -> bool:
        """Whether somebody has been gone for so long that nobody need wait; never who asks."""
        return who != self.who and self.attendance.is_absent(who, self.now)

    def waited_for(self) -> set[str]:
        """The other people who sit here, without those who left or are absent."""
        return {
            chair.who
            for chair in self.table.chairs
            if chair.who not in (None, self.who) and not chair.away and not self.is_absent(chair.who)
        }

    def start(self) -> list[e.Entry]:
        """The entries that start a game, with bots for those who are absent; refuses what could not be played."""
        table = self.table
        taken = sum(chair.taken for chair in table.chairs)
        options = table.game.parse_options(table.options_in_play(), taken)
        table.game.setup(options, taken, Rng(bytes(32)))
        gone = {chair.who: None for chair in table.chairs if chair.who is not None and not chair.away}
        return [
            e.Started(at=self.now, by=self.who, seed=self.seed),
            *(e.StoodIn(at=self.now, who=who) for who in gone if self.is_absent(who)),
        ]
