"""Seats: taking, freeing, swapping and giving them, and bots on them."""

from klub.core import Illegal
from klub.tables import commands as c
from klub.tables import entries as e
from klub.tables.access import find_chair
from klub.tables.judging.case import Case
from klub.tables.names import clean_name
from klub.tables.table import Verdict
from klub.tables.unique_names import free_name


def sit(case: Case, command: c.Sit) -> Verdict:
    """A free seat or a bot's; while a game is on only a bot's, by somebody who knows no hand yet."""
    table = case.table
    if find_chair(table, command.seat).who is not None:
        raise Illegal("table/seat_taken", seat=command.seat)
    if table.phase == "playing":
        _check_late_join(case, case.who)
    own = command.name is not None or command.color is not None
    name = free_name(table, clean_name(command.name or case.name), case.who, command.seat if own else None)
    color = command.color or case.color
    return case.verdict(e.Sat(at=case.now, by=case.who, seat=command.seat, name=name, color=color, own=own))


def give(case: Case, command: c.Give) -> Verdict:
    """The host gives a seat that nobody needs now to somebody who watches. In a game, who left has time to return."""
    case.host()
    table, who = case.table, command.who
    owner = find_chair(table, command.seat).who
    waits = table.phase != "playing" and owner not in case.attendance.people
    if owner is not None and not waits and not case.is_absent(owner):
        raise Illegal("room/not_absent")
    visitor = case.attendance.people.get(who)
    if visitor is None or table.seats_of(who) or who in table.banned:
        raise Illegal("room/not_watching")
    if owner is None and table.phase == "playing":
        _check_late_join(case, who)
    name = free_name(table, visitor.name, who, None)
    return case.verdict(e.Given(at=case.now, by=case.who, seat=command.seat, who=who, name=name, color=visitor.color))


def _check_late_join(case: Case, who: str) -> None:
    """Refuse to change who plays a running game where that is not foreseen, or not fair."""
    if not case.table.game.declaration.late_join:
        raise Illegal("room/no_late_join")
    if case.table.seats_of(who):
        raise Illegal("room/already_seated")


def stand(case: Case, command: c.Stand) -> Verdict:
    case.waiting()
    if case.who != case.table.host:
        case.own(command.seat)
    find_chair(case.table, command.seat)
    return case.verdict(e.Stood(at=case.now, by=case.who, seat=command.seat))


def swap(case: Case, command: c.Swap) -> Verdict:
    case.waiting()
    chairs = find_chair(case.table, command.one), find_chair(case.table, command.other)
    if case.who != case.table.host and case.who not in [chair.who for chair in chairs]:
        raise Illegal("table/not_your_seat", seat=command.one)
    for seat, chair in zip((command.one, command.other), chairs, strict=True):
        if case.who != case.table.host and chair.who not in (case.who, None):
            raise Illegal("table/seat_taken", seat=seat)
    return case.verdict(e.Swapped(at=case.now, by=case.who, one=command.one, other=command.other))


def seat_bot(case: Case, command: c.SeatBot) -> Verdict:
    case.waiting()
    case.host()
    if find_chair(case.table, command.seat).who is not None:
        raise Illegal("table/seat_taken", seat=command.seat)
    return case.verdict(e.BotSat(at=case.now, by=case.who, seat=command.seat, level=command.level))
