"""What entries of a room do to a table: how it is set up for its next game, who hosts it, and who sits for whom."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from msgspec.structs import replace

from klub.tables import entries as e
from klub.tables.chair import Chair, Guest
from klub.tables.clock import Clocks
from klub.tables.house import STAND_IN
from klub.tables.room import CLAIMANTS_KEPT, CLAIMS_KEPT, Claim, NudgeInfo, Suggestion

if TYPE_CHECKING:
    from klub.tables.table import Table

_T = TypeVar("_T")


def place_people(chairs: list[Chair], seats: int, bots: dict[int, Any] | None) -> list[Chair]:
    """The chairs of a table with so many seats: people stay where they are, or move to a free seat, or to a bot's.

    There are at least as many seats as people sit on.
    """
    placed = [chairs[seat] if seat < len(chairs) else Chair() for seat in range(seats)]
    if bots is not None:
        placed = [chair if chair.who is not None else Chair(bot=bots.get(seat)) for seat, chair in enumerate(placed)]
    for chair in chairs[seats:]:
        if chair.who is not None:
            free = [seat for seat, other in enumerate(placed) if other.who is None]
            placed[min(free, key=lambda seat: placed[seat].taken)] = chair
    return placed


def _arranged(table: "Table", entry: e.Arranged) -> None:
    changed = (
        table.phase != "waiting"
        or (entry.game, entry.version) != (table.game.declaration.name, table.version)
        or entry.options != table.options
        or entry.house.clock != table.house.clock
        or entry.house.undo_rule != table.house.undo_rule
    )
    chairs = place_people(table.chairs, entry.seats, entry.bots)
    keeps = table.host if table.phase == "waiting" else None
    table.chairs = [
        replace(chair, resigned=False, ready=chair.ready and (chair.who == keeps or not changed)) for chair in chairs
    ]
    table.house, table.options = entry.house, entry.options
    table.undo_asked, table.clocks = None, Clocks()
    table.room.suggestions.clear()
    table.set_game(entry.game, entry.version, entry.seats)


def _suggested(table: "Table", entry: e.Suggested) -> None:
    assert entry.by is not None, "a person suggests"
    table.room.suggestions[entry.by] = Suggestion(
        who=entry.by,
        game=entry.game,
        options=entry.options,
        seats=entry.seats,
        house=entry.house,
        bots=entry.bots,
    )


def _dismissed(table: "Table", entry: e.Dismissed) -> None:
    table.room.suggestions.pop(entry.who, None)


def _host_changed(table: "Table", entry: e.HostChanged) -> None:
    table.host = entry.who
    table.room.suggestions.pop(entry.who, None)


def _stood_in(table: "Table", entry: e.StoodIn) -> None:
    table.undo_asked = None
    table.room.stand_ins.add(entry.who)
    table.change_chairs_of(entry.who, lambda chair: replace(chair, away=True))


def _nudged(table: "Table", entry: e.Nudged) -> None:
    table.room.nudges[entry.who] = NudgeInfo(entry.who, entry.by or "", entry.at)


def _end_voted(table: "Table", entry: e.EndVoted) -> None:
    if entry.agree:
        table.room.end_votes.add(entry.by or "")
    else:
        table.room.end_votes.clear()


def _ended(table: "Table", _: e.Ended) -> None:
    table.phase, table.play, table.undo_asked = "waiting", None, None
    table.room.end_votes.clear()
    table.chairs = [replace(chair, ready=False, resigned=False) for chair in table.chairs]


def _given(table: "Table", entry: e.Given) -> None:
    chair, known = table.chairs[entry.seat], table.guests.get(entry.was or entry.who)
    table.undo_asked = None
    table.room.claims.pop(entry.who, None)
    table.guests[entry.who] = Guest(entry.name, entry.color, known is not None and known.muted)
    name, color = (None, None) if entry.was is None else (chair.name, chair.color)
    table.chairs[entry.seat] = replace(chair, who=entry.who, bot=None, away=False, ready=False, name=name, color=color)
    table.vacate(chair.who)
    if entry.was is not None:
        table.series = [
            replace(game, people=[entry.who if who == entry.was else who for who in game.people])
            for game in table.series
        ]


def _seat_claimed(table: "Table", entry: e.SeatClaimed) -> None:
    assert entry.by is not None, "a person claims"
    room = table.room
    _renew(room.claims, entry.by, Claim(table.chairs[entry.seat].who or "", entry.name), CLAIMS_KEPT)
    _renew(room.claimed_at, entry.by, entry.at, CLAIMANTS_KEPT)


def _renew(kept: dict[str, _T], who: str, value: _T, most: int) -> None:
    """Keep the latest value of each person, and no more than so many."""
    kept.pop(who, None)
    kept[who] = value
    if len(kept) > most:
        del kept[next(iter(kept))]


def _claim_dropped(table: "Table", entry: e.ClaimDropped) -> None:
    table.room.claims.pop(entry.who, None)


def _sent_away(table: "Table", entry: e.SentAway) -> None:
    table.undo_asked = None
    table.room.claims.pop(entry.who, None)
    table.change_chairs_of(
        entry.who,
        lambda chair: Chair() if table.phase == "waiting" else Chair(bot=STAND_IN, resigned=chair.resigned),
    )
    table.vacate(entry.who)


def _pardoned(table: "Table", entry: e.Pardoned) -> None:
    table.banned.discard(entry.who)


ROOM_FOLDS: Final[dict[type, Callable[["Table", Any], None]]] = {
    e.Arranged: _arranged,
    e.Suggested: _suggested,
    e.Dismissed: _dismissed,
    e.HostChanged: _host_changed,
    e.StoodIn: _stood_in,
    e.Nudged: _nudged,
    e.EndVoted: _end_voted,
    e.Ended: _ended,
    e.Given: _given,
    e.SeatClaimed: _seat_claimed,
    e.ClaimDropped: _claim_dropped,
    e.SentAway: _sent_away,
    e.Pardoned: _pardoned,
}
