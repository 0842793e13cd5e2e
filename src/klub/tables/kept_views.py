"""What stays of a running game when the program ends: if the next one has other rules, it can still show this."""

from klub.core import commitment, to_dict
from klub.tables import entries as e
from klub.tables.snapshot import watching
from klub.tables.table import Table


def keep(table: Table) -> e.Kept | None:
    """The entry that keeps the views of a running game; None where none is running, or the last entry is one.

    Its time is that of the entry before it: nobody has touched the table.
    """
    play = table.play
    if play is None or table.phase != "playing" or table.kept_at == table.number:
        return None
    return e.Kept(
        at=table.touched,
        game_number=table.games_played + 1,
        commitment=commitment(play.seed),
        moves_made=len(play.moves),
        views={
            seat: to_dict(table.game.view(play.state, seat))
            for seat, chair in enumerate(table.chairs)
            if chair.who is not None
        },
        watching=to_dict(watching(table)),
    )
