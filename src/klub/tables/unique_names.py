"""Names at one table: no two people go by names that could be taken for each other."""

from klub.core import Seat
from klub.tables.names import LONGEST_NAME, name_key
from klub.tables.table import Table


def is_taken(table: Table, name: str, who: str, seat: Seat | None, leaving: Seat | None = None) -> bool:
    """Whether somebody else goes by such a name: another person, or another seat where the name is for one `seat`.

    `leaving`: a seat that is being left, whose name does not count.
    """
    return name_key(name) in _keys_taken(table, who, seat, leaving)


def free_name(table: Table, name: str, who: str, seat: Seat | None, leaving: Seat | None = None) -> str:
    """A name that nobody else has, with a number behind it where that is needed; as `is_taken`."""
    taken, free, number = _keys_taken(table, who, seat, leaving), name, 1
    while name_key(free) in taken:
        number += 1
        free = f"{name[: LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}"
    return free


def _keys_taken(table: Table, who: str, seat: Seat | None, leaving: Seat | None) -> set[str]:
    return {
        name_key(table.name_of(chair))
        for other, chair in enumerate(table.chairs)
        if chair.who is not None
        and other not in (seat, leaving)
        and (chair.who != who or seat is not None or chair.name is not None)
    }
