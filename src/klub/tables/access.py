"""Who may see a table, and who may act at it."""

from klub.core import Illegal, Seat
from klub.core.errors import shown
from klub.tables.chair import Chair
from klub.tables.table import Table


def may_look(table: Table, who: str) -> None:
    """Refuse a person who may not see this table at all: sent away, or no spectators allowed once it is full."""
    if who in table.banned:
        raise Illegal("table/kicked")
    if who == table.host or table.seats_of(who):
        return
    joinable = table.phase == "waiting" and any(chair.who is None for chair in table.chairs)
    if table.house.spectators == "none" and not joinable:
        raise Illegal("table/private")


def check_open(table: Table, who: str) -> None:
    """Refuse everything at a closed table, and to a person who was sent away."""
    if table.phase == "closed":
        raise Illegal("table/closed", why=table.closed_why)
    if who in table.banned:
        raise Illegal("table/kicked")


def check_playing(table: Table) -> None:
    """Refuse what needs a running game."""
    if table.phase != "playing":
        raise Illegal("table/not_playing", phase=table.phase)


def check_own_seat(table: Table, who: str, seat: Seat) -> None:
    """Refuse a seat that is not this person's, or that does not exist."""
    if not 0 <= seat < len(table.chairs) or table.chairs[seat].who != who:
        raise Illegal("table/not_your_seat", seat=seat)


def check_may_act(table: Table, who: str, seat: Seat) -> None:
    """Refuse a person who may not act for this seat now, whether or not the game waits for it."""
    if table.phase != "playing":
        check_playing(table)
    chairs = table.chairs
    if not 0 <= seat < len(chairs) or chairs[seat].who != who:
        check_own_seat(table, who, seat)
    if chairs[seat].resigned:
        raise Illegal("table/resigned", seat=seat)


def check_bot(table: Table, seat: Seat) -> None:
    """Refuse a move for a seat that no bot plays."""
    if not 0 <= seat < len(table.chairs) or table.chairs[seat].thinker is None:
        raise Illegal("table/not_your_seat", seat=shown(seat))


def find_chair(table: Table, seat: Seat) -> Chair:
    """The chair of a seat; refuses a seat that does not exist."""
    if not 0 <= seat < len(table.chairs):
        raise Illegal("seat/out_of_range", seat=shown(seat), seats=len(table.chairs))
    return table.chairs[seat]
