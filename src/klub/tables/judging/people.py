"""People: who is muted, sent away or banned, who is the host, and what they are called."""

from klub.core import Illegal
from klub.core.errors import shown
from klub.tables import commands as c
from klub.tables import entries as e
from klub.tables.judging.case import Case
from klub.tables.names import clean_name
from klub.tables.table import Verdict
from klub.tables.unique_names import is_taken


def mute(case: Case, command: c.Mute) -> Verdict:
    case.host()
    if command.who not in case.table.guests:
        raise Illegal("table/nobody", who=shown(command.who, str))
    return case.verdict(e.Muted(at=case.now, by=case.who, who=command.who, muted=command.muted))


def kick(case: Case, command: c.Kick) -> Verdict:
    """The seats are free again, or bots play on; whoever sat there may come back."""
    case.host()
    if command.who == case.who:
        raise Illegal("table/nobody", who=shown(command.who, str))
    return case.verdict(e.SentAway(at=case.now, by=case.who, who=case.find_person(command.who)))


def ban(case: Case, command: c.Ban) -> Verdict:
    """Somebody who sits, sat or watches here."""
    case.host()
    who, table = command.who, case.table
    guest = table.guests.get(who) or case.attendance.people.get(who)
    if guest is None or who == case.who or who in table.banned:
        raise Illegal("table/nobody", who=shown(who, str))
    return case.verdict(e.Kicked(at=case.now, by=case.who, who=who, name=guest.name))


def unban(case: Case, command: c.Unban) -> Verdict:
    """Somebody who was banned."""
    case.host()
    if command.who not in case.table.banned:
        raise Illegal("room/not_banned")
    return case.verdict(e.Pardoned(at=case.now, by=case.who, who=command.who))


def hand_over(case: Case, command: c.HandOver) -> Verdict:
    """To somebody else who sits here."""
    case.host()
    who = case.find_person(command.who)
    if who == case.who:
        raise Illegal("table/nobody", who=shown(who, str))
    return case.verdict(e.HostChanged(at=case.now, by=case.who, who=who))


def rename(case: Case, command: c.Rename) -> Verdict:
    """To a name that nobody else has here."""
    case.seated()
    if command.seat is not None:
        case.own(command.seat)
    name = clean_name(command.name)
    if is_taken(case.table, name, case.who, command.seat):
        raise Illegal("room/name_taken", name=name)
    return case.verdict(e.Renamed(at=case.now, by=case.who, name=name, color=command.color, seat=command.seat))
