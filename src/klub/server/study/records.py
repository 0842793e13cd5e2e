"""The game file of a live table."""

from msgspec import UNSET

from klub.core import Illegal, Record, RecordedMove, commitment, format_seed, to_dict
from klub.store import Store
from klub.tables import Table
from klub.tables.entries import read_entry


async def read_table(store: Store, table: str) -> Table:
    """A table as its log says; refuses one that does not exist, or that this version of its game cannot read."""
    log = await store.read(table)
    if not log:
        raise Illegal("table/unknown")
    try:
        return Table(map(read_entry, log))
    except Exception as error:  # whatever an entry of another version of the game breaks
        raise Illegal("table/unreadable") from error


def record_of(table: Table) -> Record:
    """The game file of the last game that began; its seed is in it once the game is over. Refuses a table without one.

    A game that ended because others gave up has no result of its own: its file stops at the last move.
    """
    play = table.play
    if play is None:
        raise Illegal("table/not_playing", phase=table.phase)
    declared = table.played.declaration
    return Record(
        game=declared.name,
        version=declared.version,
        seats=play.seats,
        options=to_dict(play.options),
        commitment=commitment(play.seed),
        seed=format_seed(play.seed) if table.outcome is not None else None,
        moves=tuple(RecordedMove(seat, to_dict(move), round(at - play.started, 3)) for seat, move, at in play.moves),
        result=to_dict(table.played.outcome(play.state)),
        practice=True if play.practice else UNSET,
    )


def check_shown(table: Table, who: str) -> None:
    """Refuse the file of a running game to those for whom its moves could hold a secret."""
    if table.outcome is not None or table.play is None:
        return
    late = table.house.spectators != "open" and not table.seats_of(who)
    declared = table.played.declaration
    if declared.hidden or declared.simultaneous or late:
        raise Illegal("table/not_over", phase=table.phase)
