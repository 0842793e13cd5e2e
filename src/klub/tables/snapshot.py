"""A table as one person may see it: everything their page needs, and nothing they may not know."""

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from klub.core import Outcome, Points, Seat, commitment, format_seed
from klub.core.thought import Level
from klub.tables.access import may_look
from klub.tables.chair import Chair
from klub.tables.entries import Kept
from klub.tables.house import DELAY, House, Phase
from klub.tables.picture import picture_of, standing_of
from klub.tables.room import NudgeInfo, Suggestion
from klub.tables.running_game import DeclinedUndo, GameResult
from klub.tables.table import Line, Table
from klub.tables.undo import UndoOffer, offer_undo


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A seat as everyone sees it; `deadline` is when its time is up, `bank` what it has left beyond each move."""

    seat: Seat
    kind: Literal["empty", "person", "bot"]
    who: str | None
    name: str
    color: str
    level: Level | None
    ready: bool
    away: bool
    resigned: bool
    muted: bool
    mine: bool
    deadline: float | None
    bank: float | None


class SeatView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat of the person's: the game's view of it, and its legal moves if it may move and they can be listed.

    `picture` is the view as SVG, for games without a page of their own.
    """

    seat: Seat
    view: Any
    moves: Any
    picture: str | None = None


class PlayInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The game on the table. `seed` is revealed once it is over; `watching` is the view of someone without a seat.

    `actors` may move, and the game waits for those who are `awaited`: the others may only change their mind.
    `lapses` says for each person's seat for which the clock has moved how many moves were made with the last of those.
    For games without a page of their own, `picture` is the view `watching` as SVG, and `standing` everyone's points.
    `undo` is what may be taken back, `declined` what the others did not want taken back, until the game goes on.
    `undone` is the number of the entry by which moves were last taken back; in a game for `practice` somebody had
    learned something from such moves.
    """

    game_number: int
    commitment: str
    seed: str | None
    moves_made: int
    actors: tuple[Seat, ...]
    awaited: tuple[Seat, ...]
    views: list[SeatView]
    watching: Any
    outcome: Outcome[Any] | None
    picture: str | None = None
    standing: Sequence[Points] | None = None
    undo: UndoOffer | None = None
    declined: DeclinedUndo | None = None
    undone: int = 0
    practice: bool = False
    lapses: dict[Seat, int] = {}


class UndoInfo(Struct, frozen=True, kw_only=True):
    """A take-back that waits for answers: `to` moves would stay, and whether somebody has `learned` from the rest."""

    seat: Seat
    agreed: list[str]
    to: int = 0
    learned: bool = False


class ClaimInfo(Struct, frozen=True, kw_only=True):
    """Somebody, who goes by `name`, says that a seat is theirs; anyone else who sits here may confirm it."""

    who: str
    name: str
    seat: Seat


class Banned(Struct, frozen=True, kw_only=True):
    """Somebody who may not come in."""

    who: str
    name: str


class Snapshot(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="event", tag="snapshot"):
    """A table after entry `number` of its log, for one person.

    `host_who` is the host. `suggestions` are what guests would play next, the last of each; `claims` are seats that
    somebody says are theirs; `end_votes` who would end the game without a result; `nudges` the last of each person who
    is waited for; `stand_ins` whom a bot plays for until they connect again; `banned` is for the host alone.
    `must_agree`: the clock has changed, so that the host can start only when everyone who is present is ready.
    `delay`: how many moves somebody who looks on is behind.
    """

    number: int
    table: str
    game: str
    version: int
    options: dict[str, Any]
    house: House
    phase: Phase
    why_closed: str | None
    you: str
    host: bool
    seats: list[SeatInfo]
    play: PlayInfo | None
    undo: UndoInfo | None
    silent: tuple[Seat, ...]
    chat: list[Line]
    series: list[GameResult]
    host_who: str = ""
    suggestions: list[Suggestion] = []
    claims: list[ClaimInfo] = []
    end_votes: list[str] = []
    nudges: list[NudgeInfo] = []
    stand_ins: list[str] = []
    banned: list[Banned] = []
    must_agree: bool = False
    delay: int = 0


def snapshot(table: Table, who: str) -> Snapshot:
    """The table as `who` may see it; raises `Illegal` if not at all."""
    may_look(table, who)
    declaration = table.game.declaration
    return Snapshot(
        number=table.number,
        table=table.id,
        game=declaration.name,
        version=table.version,
        options={**table.options},
        house=table.house,
        phase=table.phase,
        why_closed=table.closed_why,
        you=who,
        host=who == table.host,
        seats=[_seat_info(table, seat, chair, who) for seat, chair in enumerate(table.chairs)],
        play=_play_info(table, who),
        undo=_undo_info(table),
        silent=table.game.silent(table.play.state) if table.play is not None and table.phase == "playing" else (),
        chat=[*table.chat],
        series=[*table.series],
        host_who=table.host,
        suggestions=[*table.room.suggestions.values()],
        claims=_claims(table),
        end_votes=sorted(table.room.end_votes),
        nudges=[*table.room.nudges.values()],
        stand_ins=sorted(table.room.stand_ins),
        banned=_banned(table) if who == table.host else [],
        must_agree=table.phase == "waiting" and table.house.clock != table.room.clock,
        delay=DELAY if _watches_late(table, who) else 0,
    )


def _watches_late(table: Table, who: str) -> bool:
    return table.phase == "playing" and table.house.spectators == "delayed" and not table.seats_of(who)


def _claims(table: Table) -> list[ClaimInfo]:
    """The claims to seats that their owners still have."""
    return [
        ClaimInfo(who=who, name=claim.name, seat=seats[0])
        for who, claim in table.room.claims.items()
        if (seats := table.seats_of(claim.owner))
    ]


def _banned(table: Table) -> list[Banned]:
    return [Banned(who=who, name=table.guests[who].name if who in table.guests else "") for who in sorted(table.banned)]


def _undo_info(table: Table) -> UndoInfo | None:
    if table.undo_asked is None:
        return None
    agreed = sorted(table.undo_agreed)
    return UndoInfo(seat=table.undo_asked, agreed=agreed, to=table.undo_to, learned=table.undo_learned)


def _seat_info(table: Table, seat: Seat, chair: Chair, who: str) -> SeatInfo:
    guest = table.guests.get(chair.who or "")
    return SeatInfo(
        seat=seat,
        kind="person" if chair.who is not None else "bot" if chair.bot is not None else "empty",
        who=chair.who,
        name=table.name_of(chair),
        color=table.color_of(chair),
        level=chair.thinker,
        ready=chair.ready,
        away=chair.away,
        resigned=chair.resigned,
        muted=guest.muted if guest else False,
        mine=chair.who == who,
        deadline=table.clocks.deadline(seat),
        bank=table.clocks.banks[seat] if table.clocks.clock is not None and seat < len(table.clocks.banks) else None,
    )


def _play_info(table: Table, who: str) -> PlayInfo | None:
    play, mine = table.play, table.seats_of(who)
    if play is None and table.kept is not None:
        return _kept_info(table, table.kept, mine)
    if play is None or table.phase == "waiting":
        return None
    game = table.game
    over = table.outcome is not None
    seen = None if mine else watching(table)
    return PlayInfo(
        game_number=table.games_played + (not over),
        commitment=commitment(play.seed),
        seed=format_seed(play.seed) if over else None,
        moves_made=len(play.moves),
        actors=table.actors,
        awaited=table.awaited,
        views=[
            SeatView(
                seat=seat,
                view=(view := game.view(play.state, seat)),
                moves=_listed(game.moves(play.state, seat)) if seat in table.actors else [],
                picture=picture_of(game, view),
            )
            for seat in mine
        ],
        watching=seen,
        outcome=table.outcome,
        picture=picture_of(game, seen),
        standing=standing_of(game, play.state if mine else watched_state(table)),
        undo=offer_undo(table, who),
        declined=table.undo_declined,
        undone=table.undone_at,
        practice=play.practice,
        lapses={seat: made for seat, made in play.lapses.items() if made <= len(play.moves)},
    )


def _kept_info(table: Table, kept: Kept, mine: tuple[Seat, ...]) -> PlayInfo:
    """A game that cannot go on, as it was seen when the program ended that knew its rules."""
    return PlayInfo(
        game_number=kept.game_number,
        commitment=kept.commitment,
        seed=None,
        moves_made=kept.moves_made,
        actors=(),
        awaited=(),
        views=[SeatView(seat=seat, view=kept.views[seat], moves=[]) for seat in mine if seat in kept.views],
        watching=None if mine or table.house.spectators == "none" else kept.watching,
        outcome=None,
    )


def watching(table: Table) -> Any:
    """The view of a spectator: without hands, some moves late if the house says so, nothing if it allows none."""
    assert table.play is not None, "there is a game to watch"
    if table.house.spectators == "none":
        return None
    return table.game.view(watched_state(table), None)


def watched_state(table: Table) -> Any:
    """The state that spectators may see: the latest, or one some moves before it if the house says so."""
    assert table.play is not None, "there is a game to watch"
    if table.house.spectators == "delayed" and table.outcome is None:
        return table.late_state(DELAY)
    return table.play.state


def _listed(moves: Any) -> Any:
    return None if moves is None else list(moves)
