"""What people may do where somebody is absent, and what the table does by itself."""

from klub.core import Illegal, Seat
from klub.core.errors import shown
from klub.tables import commands as c
from klub.tables import entries as e
from klub.tables.access import check_playing, find_chair
from klub.tables.attendance import Attendance
from klub.tables.house import CLAIM_EVERY, HOST_ABSENCE, NUDGE_EVERY
from klub.tables.judging.case import Case
from klub.tables.table import Table, Verdict


def stand_in(case: Case, command: c.StandIn) -> Verdict:
    """A bot plays on for somebody who is absent."""
    check_playing(case.table)
    case.seated()
    who = case.find_person(command.who)
    if not case.is_absent(who) or all(case.table.chairs[seat].away for seat in case.table.seats_of(who)):
        raise Illegal("room/not_absent")
    return case.verdict(e.StoodIn(at=case.now, by=case.who, who=who))


def nudge(case: Case, command: c.Nudge) -> Verdict:
    """Now and then, anyone who sits here anyone else."""
    case.seated()
    who = case.find_person(command.who)
    if who == case.who:
        raise Illegal("table/nobody", who=shown(who, str))
    last = case.table.room.nudges.get(who)
    if last is not None and (wait := last.at + NUDGE_EVERY - case.now) > 0:
        raise Illegal("room/nudged_lately", retry_after=round(wait, 3))
    return case.verdict(e.Nudged(at=case.now, by=case.who, who=who))


def vote_end(case: Case, command: c.VoteEnd) -> Verdict:
    """The game ends when all agree who sit here, play themselves and are not absent."""
    check_playing(case.table)
    if not case.table.seats_of(case.who):
        raise Illegal("table/not_seated")
    voted = e.EndVoted(at=case.now, by=case.who, agree=command.agree)
    playing = {chair.who for chair in case.table.chairs if chair.thinker is None}
    if command.agree and case.waited_for() & playing <= case.table.room.end_votes:
        return case.verdict(voted, e.Ended(at=case.now, by=case.who))
    return case.verdict(voted)


def claim(case: Case, command: c.Claim) -> Verdict:
    """Somebody without a seat, for a person who is not connected, where another is who can confirm it."""
    table, people = case.table, case.attendance.people
    owner = find_chair(table, command.seat).who
    if table.seats_of(case.who):
        raise Illegal("room/already_seated")
    if owner is None:
        raise Illegal("table/not_your_seat", seat=command.seat)
    if owner in people:
        raise Illegal("room/owner_here")
    if not any(who in people for who in table.people() if who != owner):
        raise Illegal("room/nobody_to_confirm")
    last = table.room.claimed_at.get(case.who)
    if last is not None and (wait := last + CLAIM_EVERY - case.now) > 0:
        raise Illegal("room/claimed_lately", retry_after=round(wait, 3))
    return case.verdict(e.SeatClaimed(at=case.now, by=case.who, seat=command.seat, name=case.name))


def lost_seats(table: Table, attendance: Attendance) -> list[Seat]:
    """Seats that may be claimed: the first of each person who is not connected, where another is who can confirm it."""
    owners = {chair.who: seat for seat, chair in reversed([*enumerate(table.chairs)]) if chair.who is not None}
    here = set(table.people()) & attendance.people.keys()
    return sorted(seat for who, seat in owners.items() if who not in attendance.people and here)


def answer_claim(case: Case, command: c.AnswerClaim) -> Verdict:
    """All seats of the owner go to who claimed one, and so does being the host."""
    table, who = case.table, command.who
    claimed = table.room.claims.get(who)
    if claimed is None:
        raise Illegal("room/no_claim")
    if not command.agree:
        if who != case.who:
            case.seated()
            if table.host in case.attendance.people:
                case.host()
        return case.verdict(e.ClaimDropped(at=case.now, by=case.who, who=who))
    case.seated()
    owner = claimed.owner
    if owner == case.who or owner in case.attendance.people:
        raise Illegal("room/owner_here")
    seats = table.seats_of(owner)
    if not seats or table.seats_of(who) or who in table.banned:
        raise Illegal("room/no_claim")
    guest = table.guests[owner]
    given = [
        e.Given(at=case.now, by=case.who, seat=seat, who=who, name=guest.name, color=guest.color, was=owner)
        for seat in seats
    ]
    hosted = [e.HostChanged(at=case.now, by=case.who, who=who)] if owner == table.host else []
    return case.verdict(*given, *hosted)


def judge_host_absence(table: Table, attendance: Attendance, now: float) -> Verdict | None:
    """Who becomes the host because the host is gone for long.

    None where the host is there, or nobody else is.
    """
    since = attendance.absent.get(table.host)
    if table.phase == "closed" or since is None or now - since < HOST_ABSENCE:
        return None
    heir = next_host(table, attendance)
    return None if heir is None else Verdict((e.HostChanged(at=now, who=heir),))


def next_host(table: Table, attendance: Attendance) -> str | None:
    """Who would be the host without the one there is: who came first of those who sit here and are connected."""
    seated = {chair.who for chair in table.chairs} & attendance.people.keys()
    return next((who for who in table.guests if who in seated and who != table.host), None)


def judge_arrival(table: Table, who: str, now: float) -> Verdict | None:
    """What it leads to that a person connects: the bot that stands in makes room, and claims to their seats end.

    None where it leads to nothing.
    """
    if table.phase == "closed" or who in table.banned:
        return None
    entries: list[e.Entry] = [
        e.ClaimDropped(at=now, by=who, who=other) for other, made in table.room.claims.items() if made.owner == who
    ]
    if who in table.room.stand_ins:
        entries.append(e.Returned(at=now, by=who))
    return Verdict((*entries,)) if entries else None
