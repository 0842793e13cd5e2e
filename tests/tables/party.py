"""A table as a server drives it: commands are judged, entries written down, and taken."""

from typing import Any

import msgspec
import pytest

from klub.core import Illegal, Seat, encode, to_dict
from klub.core.thought import Level
from klub.tables import (
    Attendance,
    Table,
    Verdict,
    Visitor,
    judge,
    judge_arrival,
    judge_bot,
    judge_handover,
    judge_host_absence,
    judge_lapse,
    lapsed,
    snapshot,
)
from klub.tables import commands as c
from klub.tables import entries as e
from klub.tables.house import House
from tests.tables.games import find_game

PEOPLE = ("ada", "bob", "cyd", "dan")
START = 1000.0


class Party:
    """A table that `ada` hosts, its log as bytes, and the time. Ada sits on the first seat that is no bot's."""

    def __init__(
        self,
        game: str = "clustered",
        seats: int = 2,
        options: dict[str, Any] | None = None,
        bots: dict[int, Level] | None = None,
        house: House | None = None,
    ) -> None:
        self.now = START
        self.seeds = 0
        self.attendance = Attendance()
        self.log: list[bytes] = []
        self.table = Table()
        self.write(
            e.Created(
                at=self.now,
                by="ada",
                table="table-1",
                game=game,
                version=find_game(game).declaration.version,
                options=options or {},
                seats=seats,
                house=house or House(),
                bots=bots or {},
            )
        )
        free = [seat for seat, chair in enumerate(self.table.chairs) if not chair.taken]
        if free:
            self.do("ada", c.Sit(free[0]))

    def write(self, *entries: e.Entry) -> None:
        """Put entries into the log and take them."""
        for entry in entries:
            self.log.append(e.write_entry(entry))
            self.table.take(entry)

    def follow(self, verdict: Verdict) -> list[e.Entry]:
        """Put the entries of a verdict into the log, and let the table follow it."""
        self.log += [e.write_entry(entry) for entry in verdict.entries]
        self.table.follow(verdict)
        return [*verdict.entries]

    def judged(self, who: str, command: c.Command, nonce: str | None = None) -> Verdict:
        """What a command would lead to; nothing is taken."""
        seed = f"{self.seeds + 1:064x}"
        return judge(self.table, command, who, who.title(), "teal", self.now, seed, nonce, self.attendance)

    def connect(self, *people: str) -> "Party":
        """These people are connected, and whoever else belongs here is absent from now on, or since before."""
        attendance = self.attendance
        attendance.people = {who: Visitor(who.title(), "teal") for who in people}
        absent = [who for who in self.table.people() if who not in people]
        attendance.absent = {who: attendance.absent.get(who, self.now) for who in absent}
        return self

    def do(self, who: str, *commands: c.Command) -> list[e.Entry]:
        """A person's commands, each a second after the last; the entries of the last one."""
        entries: list[e.Entry] = []
        for command in commands:
            self.now += 1
            entries = self.follow(self.judged(who, command))
            self.seeds += any(isinstance(entry, e.Started) for entry in entries)
        return entries

    def refused(self, who: str, command: c.Command) -> str:
        """The code a command is refused with. Nothing changes, and there is a sentence for it."""
        before = whole(self.table)
        with pytest.raises(Illegal) as caught:
            self.judged(who, command)

        assert before == whole(self.table)
        assert f"({caught.value.code})" not in str(caught.value) or caught.value.code.startswith("duel/")
        return caught.value.code

    def hand_over(self, seat: Seat, who: str) -> None:
        """A person comes through the link of a seat."""
        self.follow(judge_handover(self.table, seat, who, self.now))

    def host_absence(self) -> list[e.Entry]:
        """The table looks whether its host is gone for long."""
        verdict = judge_host_absence(self.table, self.attendance, self.now)
        return [] if verdict is None else self.follow(verdict)

    def arrive(self, who: str) -> list[e.Entry]:
        """A person has connected."""
        verdict = judge_arrival(self.table, who, self.now)
        return [] if verdict is None else self.follow(verdict)

    def bot_moves(self, seat: Seat, move: Any) -> None:
        """A bot's answer arrives."""
        self.follow(judge_bot(self.table, seat, to_dict(move), self.now))

    def lapse(self) -> list[e.Entry]:
        """The clock is looked at."""
        seat = lapsed(self.table, self.now)
        return [] if seat is None else self.follow(judge_lapse(self.table, seat, self.now))

    def start(self, *others: str) -> "Party":
        """The others sit down in order on the free seats, and ada starts."""
        for who in others:
            self.do(who, c.Sit(next(seat for seat, chair in enumerate(self.table.chairs) if not chair.taken)))
        self.do("ada", c.Start())
        return self

    def options_of(self, seat: Seat) -> list[Any]:
        """The legal moves of a seat."""
        assert self.table.play is not None, "there is a game"
        return list(self.table.game.moves(self.table.play.state, seat) or ())

    def move(self, seat: Seat, index: int = 0) -> Any:
        """The person on a seat makes one of its legal moves."""
        move = self.options_of(seat)[index]
        self.do(self.table.chairs[seat].who or "", c.Play(seat, to_dict(move)))
        return move

    def play_on(self, moves: int) -> None:
        """So many first legal moves of whoever may move first."""
        for _ in range(moves):
            self.move(self.table.actors[0])

    def entries(self) -> list[e.Entry]:
        """The log, read from its bytes."""
        return [e.read_entry(entry) for entry in self.log]

    def reread(self, count: int | None = None) -> Table:
        """The table that the written log tells of, or its first entries."""
        return Table(self.entries()[:count])


def whole(table: Table) -> bytes:
    """Everything a table holds, and what each person would see of it."""
    held = {name: value for name, value in vars(table).items() if not name.startswith("_") and name != "game"}
    held["nonces"] = [*table.nonces.items()]
    plain = msgspec.to_builtins(
        [held, table.actors], str_keys=True, order="sorted", enc_hook=lambda each: each.to_plain()
    )
    return encode([plain, [shown(table, who) for who in (*PEOPLE, "stranger")]])


def shown(table: Table, who: str) -> str:
    """What a person gets to see: the snapshot as it is sent, or the code of the refusal."""
    try:
        return encode(snapshot(table, who)).decode()
    except Illegal as refusal:
        return refusal.code
