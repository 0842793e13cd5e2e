"""Writes the snapshots of one connection: what a move does not change is written once and kept.

Equal to `klub.tables.snapshot`, as JSON; a test holds them together.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from klub.core import Points, Seat
from klub.server.sockets.messages import write_event
from klub.tables import Table, snapshot
from klub.tables.picture import picture_of, standing_of
from klub.tables.snapshot import PlayInfo, Snapshot
from klub.tables.undo import UndoOffer, offer_undo


class _View(Struct, gc=False, omit_defaults=True):
    """`SeatView`, made in less time."""

    seat: Seat
    view: Any
    moves: Any
    picture: str | None = None


class _Play(Struct, gc=False, omit_defaults=True):
    """The part of `PlayInfo` that changes with a move; `picture` is for those without a seat, who are told all.

    Where the clock can move everyone is told all, so that `lapses` says nothing here.
    """

    moves_made: int
    actors: tuple[Seat, ...]
    awaited: tuple[Seat, ...]
    views: list[_View]
    standing: Sequence[Points] | None = None
    undo: UndoOffer | None = None
    picture: str | None = None
    lapses: dict[Seat, int] = {}


class _Moving(Struct, gc=False, tag_field="event", tag="snapshot"):
    """The part of `Snapshot` that changes with a move; what stays is added behind `play`."""

    number: int
    undo: None
    silent: tuple[Seat, ...]
    play: _Play


_LASTING_PLAY = [field for field in fields(PlayInfo) if field.name not in _Play.__struct_fields__]
_LASTING = [name for name in Snapshot.__struct_fields__ if name not in _Moving.__struct_fields__]


class SnapshotWriter:
    """Writes the snapshots of one table for one person."""

    __slots__ = ("_lasting", "_own", "_shape", "_who")

    def __init__(self, who: str) -> None:
        self._who = who
        self._shape = 0
        self._own: tuple[Seat, ...] = ()
        self._lasting = b""

    def tell(self, table: Table) -> bytes:
        """The snapshot for this person as JSON; raises `Illegal` if they may not look."""
        if table.shape != self._shape:
            return self._tell_all(table)
        play, game, actors = table.play, table.game, table.actors
        assert play is not None, "kept only for running games"
        state = play.state
        views = []
        for seat in self._own:
            moves: Any = []
            if seat in actors:
                moves = game.moves(state, seat)
                if moves is not None:
                    moves = list(moves)
            view = game.view(state, seat)
            views.append(_View(seat, view, moves, picture_of(game, view)))
        standing = standing_of(game, state)
        undo = offer_undo(table, self._who)
        changed = _Play(len(play.moves), actors, table.awaited, views, standing, undo)
        moving = _Moving(table.number, None, game.silent(state), changed)
        return write_event(moving)[:-2] + self._lasting

    def _tell_all(self, table: Table) -> bytes:
        """Write everything; where the next move of a running game changes little, keep the rest."""
        whole = snapshot(table, self._who)
        self._own = table.seats_of(self._who)
        # Clocks change with each move, and spectators may see another state than the players.
        asked = table.undo_asked is not None or table.undo_declined is not None
        keep = table.phase == "playing" and not table.is_timed and not asked and self._own
        self._shape = table.shape if keep else 0
        data = write_event(whole)
        if keep:
            lasting = {field.name: (getattr(whole.play, field.name), field.default) for field in _LASTING_PLAY}
            in_play = write_event({name: value for name, (value, default) in lasting.items() if value != default})
            # Read and written again, for what is as by default is left out.
            told = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
            beside = write_event({name: told[name] for name in _LASTING if name in told})
            self._lasting = b"," + in_play[1:] + b"," + beside[1:]
        return data
