"""What a person may do at a table: a command becomes entries for the log, or is refused with a code."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import force_setattr

from klub.core import Asker, Illegal, Rng, Seat, to_dict
from klub.core.errors import shown
from klub.core.game import refuse_move_out_of_turn
from klub.tables import commands as c
from klub.tables import entries as e
from klub.tables.names import clean_name
from klub.tables.table import Chair, Source, Table
from klub.tables.undo import may_undo


def judge(
    table: Table,
    command: c.Command,
    who: str,
    name: str,
    color: str,
    now: float,
    seed: str,
    nonce: str | None = None,
) -> list[e.Entry]:
    """The entries that a command of a person leads to now; raises `Illegal`.

    `seed` (64 fresh hex digits) is used only if the command starts a game. The last entry carries the `nonce`.
    Nothing changes until entries are taken.
    """
    case = _Case(table, who, name, color, now, seed)
    case.open()
    entries = _JUDGES[type(command)](case, command)
    if nonce is not None:
        # In place, so that the table knows the move it has just attempted.
        force_setattr(entries[-1], "nonce", nonce)
    return entries


def plan_move(table: Table, command: c.Play, who: str) -> Any:
    """The move that a person asks for, before its result is worked out elsewhere; refuses what cannot be right."""
    case = _Case(table, who, "", "", 0.0, "")
    case.open()
    case.may_move(command.seat)
    return _planned(table, command.seat, command.move, "person")


def plan_bot(table: Table, seat: Seat, move: dict[str, Any]) -> Any:
    """As `plan_move`, for the move of a bot."""
    _check_bot(table, seat)
    return _planned(table, seat, move, "bot")


def judge_bot(table: Table, seat: Seat, move: dict[str, Any], now: float, source: Source = "bot") -> list[e.Entry]:
    """The entries for the move of a bot, if one still plays there."""
    _check_bot(table, seat)
    return [table.attempt(seat, move, now, None, source)]


def judge_live(table: Table, seat: Seat, move: dict[str, Any], who: str, now: float) -> list[e.Entry]:
    """The entries for a turn that a person has played live."""
    case = _Case(table, who, "", "", now, "")
    case.open()
    case.may_move(seat)
    return [table.attempt(seat, move, now, who, "resolved")]


def lapsed(table: Table, now: float) -> tuple[Seat, Any] | None:
    """The seat whose time is up, and the move that is made for it."""
    lapse = table.clocks.next_lapse() if table.phase == "playing" else None
    if lapse is None or lapse[0] > now or table.play is None:
        return None
    return lapse[1], table.game.lapse(table.play.state, lapse[1])


def judge_lapse(table: Table, now: float) -> list[e.Entry]:
    """The entry for the seat whose time is up, if there is one."""
    due = lapsed(table, now)
    return [] if due is None else [table.attempt(due[0], to_dict(due[1]), now, None, "table")]


def _check_bot(table: Table, seat: Seat) -> None:
    if not 0 <= seat < len(table.chairs) or table.chairs[seat].thinker is None:
        raise Illegal("table/not_your_seat", seat=shown(seat))


def _planned(table: Table, seat: Seat, move: dict[str, Any], asker: Asker) -> Any:
    parsed = table.game.parse_move(move)
    table.game.check_request(parsed, asker)
    if seat not in table.actors:
        raise refuse_move_out_of_turn(seat, table.actors)
    return parsed


def judge_handover(table: Table, seat: Seat, who: str, name: str, color: str, now: float) -> list[e.Entry]:
    """The entry for a person who came through a seat link: the seat is theirs from now on."""
    case = _Case(table, who, name, color, now, "")
    case.open()
    case.chair(seat)
    return [e.Sat(at=now, by=who, seat=seat, name=name, color=color)]


class _Case(Struct, frozen=True, eq=False):
    """A command before its judge: the table, and who asks."""

    table: Table
    who: str
    name: str
    color: str
    now: float
    seed: str

    def chair(self, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.table.chairs):
            raise Illegal("seat/out_of_range", seat=shown(seat), seats=len(self.table.chairs))
        return self.table.chairs[seat]

    def open(self) -> None:
        if self.table.phase == "closed":
            raise Illegal("table/closed", why=self.table.closed_why)
        if self.who in self.table.banned:
            raise Illegal("table/kicked")

    def may_move(self, seat: Seat) -> None:
        self.playing()
        self.own(seat)
        if self.table.chairs[seat].resigned:
            raise Illegal("table/resigned", seat=seat)

    def waiting(self) -> None:
        if self.table.phase != "waiting":
            raise Illegal("table/not_waiting", phase=self.table.phase)

    def playing(self) -> None:
        if self.table.phase != "playing":
            raise Illegal("table/not_playing", phase=self.table.phase)

    def host(self) -> None:
        if self.who != self.table.host:
            raise Illegal("table/not_host")

    def own(self, seat: Seat) -> None:
        if self.chair(seat).who != self.who:
            raise Illegal("table/not_your_seat", seat=seat)

    def seated(self) -> None:
        if not self.table.seats_of(self.who) and self.who != self.table.host:
            raise Illegal("table/not_seated")

    def start(self) -> e.Started:
        """The entry that starts a game; refuses what could not be played."""
        taken = sum(chair.taken for chair in self.table.chairs)
        options = self.table.game.parse_options(self.table.options_in_play(), taken)
        self.table.game.setup(options, taken, Rng(bytes(32)))
        return e.Started(at=self.now, by=self.who, seed=self.seed)


def _sit(case: _Case, command: c.Sit) -> list[e.Entry]:
    case.waiting()
    chair = case.chair(command.seat)
    if chair.who is not None:
        raise Illegal("table/seat_taken", seat=command.seat)
    return [e.Sat(at=case.now, by=case.who, seat=command.seat, name=case.name, color=case.color)]


def _stand(case: _Case, command: c.Stand) -> list[e.Entry]:
    case.waiting()
    if case.who != case.table.host:
        case.own(command.seat)
    case.chair(command.seat)
    return [e.Stood(at=case.now, by=case.who, seat=command.seat)]


def _swap(case: _Case, command: c.Swap) -> list[e.Entry]:
    case.waiting()
    chairs = case.chair(command.one), case.chair(command.other)
    if case.who != case.table.host and case.who not in [chair.who for chair in chairs]:
        raise Illegal("table/not_your_seat", seat=command.one)
    for seat, chair in zip((command.one, command.other), chairs, strict=True):
        if case.who != case.table.host and chair.who not in (case.who, None):
            raise Illegal("table/seat_taken", seat=seat)
    return [e.Swapped(at=case.now, by=case.who, one=command.one, other=command.other)]


def _seat_bot(case: _Case, command: c.SeatBot) -> list[e.Entry]:
    case.waiting()
    case.host()
    if case.chair(command.seat).who is not None:
        raise Illegal("table/seat_taken", seat=command.seat)
    return [e.BotSat(at=case.now, by=case.who, seat=command.seat, level=command.level)]


def _ready(case: _Case, command: c.Ready) -> list[e.Entry]:
    case.waiting()
    if not case.table.seats_of(case.who):
        raise Illegal("table/not_seated")
    readied = e.Readied(at=case.now, by=case.who, ready=command.ready)
    others = [chair for chair in case.table.chairs if chair.who not in (case.who, None)]
    full = all(chair.taken for chair in case.table.chairs)
    if command.ready and full and all(chair.ready or chair.away for chair in others):
        return [readied, case.start()]
    return [readied]


def _start(case: _Case, _: c.Start) -> list[e.Entry]:
    case.waiting()
    case.host()
    return [case.start()]


def _play(case: _Case, command: c.Play) -> list[e.Entry]:
    case.may_move(command.seat)
    source: Source = "resolved" if isinstance(command, c.Resolved) else "person"
    moved = case.table.attempt(command.seat, command.move, case.now, case.who, source)
    if case.table.chairs[command.seat].away:
        return [e.Returned(at=case.now, by=case.who), moved]
    return [moved]


def _ask_undo(case: _Case, command: c.AskUndo) -> list[e.Entry]:
    case.may_move(command.seat)
    if not may_undo(case.table, command.seat):
        raise Illegal("table/no_undo", seat=command.seat)
    asked = e.UndoAsked(at=case.now, by=case.who, seat=command.seat)
    return [asked] if _present(case.table) - {case.who} else [asked, e.Undone(at=case.now, by=case.who)]


def _answer_undo(case: _Case, command: c.AnswerUndo) -> list[e.Entry]:
    case.playing()
    table = case.table
    if table.undo_asked is None:
        raise Illegal("table/no_undo_asked")
    if not table.seats_of(case.who):
        raise Illegal("table/not_seated")
    if case.who == table.chairs[table.undo_asked].who:
        raise Illegal("table/own_undo")
    answered = e.UndoAnswered(at=case.now, by=case.who, agreed=command.agree)
    if command.agree and _present(table) <= table.undo_agreed | {case.who}:
        return [answered, e.Undone(at=case.now, by=case.who)]
    return [answered]


def _present(table: Table) -> set[str]:
    """The people who play themselves: neither away nor resigned on all their seats."""
    return {chair.who for chair in table.chairs if chair.who is not None and chair.thinker is None}


def _leave(case: _Case, _: c.Leave) -> list[e.Entry]:
    own = case.table.seats_of(case.who)
    if not own:
        raise Illegal("table/not_seated")
    if all(case.table.chairs[seat].away for seat in own):
        raise Illegal("table/away")
    return [e.Left(at=case.now, by=case.who)]


def _return(case: _Case, _: c.Return) -> list[e.Entry]:
    if not any(case.table.chairs[seat].away for seat in case.table.seats_of(case.who)):
        raise Illegal("table/not_away")
    return [e.Returned(at=case.now, by=case.who)]


def _resign(case: _Case, command: c.Resign) -> list[e.Entry]:
    case.playing()
    case.own(command.seat)
    if case.table.chairs[command.seat].resigned:
        raise Illegal("table/resigned", seat=command.seat)
    return [e.Resigned(at=case.now, by=case.who, seat=command.seat)]


def _say(case: _Case, command: c.Say) -> list[e.Entry]:
    _voice(case)
    return [e.Said(at=case.now, by=case.who, text=command.text)]


def _react(case: _Case, command: c.React) -> list[e.Entry]:
    _voice(case)
    return [e.Reacted(at=case.now, by=case.who, sign=command.sign)]


def _voice(case: _Case) -> None:
    """Seated, not muted, and not on a seat that the game wants silent now."""
    case.seated()
    table = case.table
    guest = table.guests.get(case.who)
    if guest is not None and guest.muted:
        raise Illegal("chat/muted")
    silent = table.game.silent(table.play.state) if table.play is not None and table.phase == "playing" else ()
    if set(silent) & set(table.seats_of(case.who)):
        raise Illegal("chat/silent")


def _mute(case: _Case, command: c.Mute) -> list[e.Entry]:
    case.host()
    if command.who not in case.table.guests:
        raise Illegal("table/nobody", who=shown(command.who, str))
    return [e.Muted(at=case.now, by=case.who, who=command.who, muted=command.muted)]


def _kick(case: _Case, command: c.Kick) -> list[e.Entry]:
    case.host()
    if command.who not in case.table.guests or command.who == case.who:
        raise Illegal("table/nobody", who=shown(command.who, str))
    return [e.Kicked(at=case.now, by=case.who, who=command.who)]


def _rename(case: _Case, command: c.Rename) -> list[e.Entry]:
    case.seated()
    return [e.Renamed(at=case.now, by=case.who, name=clean_name(command.name), color=command.color)]


def _rematch(case: _Case, _: c.Rematch) -> list[e.Entry]:
    case.seated()
    table = case.table
    if table.phase != "over" or table.play is None:
        raise Illegal("table/not_over", phase=table.phase)
    options = to_dict(table.game.rematch(table.play.state, table.play.options))
    return [e.Rematched(at=case.now, by=case.who, options=options)]


def _close(case: _Case, _: c.Close) -> list[e.Entry]:
    case.host()
    return [e.Closed(at=case.now, by=case.who, why="host")]


class _Judges(dict[type, Callable[[_Case, Any], list[e.Entry]]]):
    """A judge for each command; a message that extends a command has the same one."""

    def __missing__(self, kind: type) -> Callable[[_Case, Any], list[e.Entry]]:
        self[kind] = self[kind.__bases__[0]]
        return self[kind]


_JUDGES: Final = _Judges(
    {
        c.Sit: _sit,
        c.Stand: _stand,
        c.Swap: _swap,
        c.SeatBot: _seat_bot,
        c.Ready: _ready,
        c.Start: _start,
        c.Play: _play,
        c.AskUndo: _ask_undo,
        c.AnswerUndo: _answer_undo,
        c.Leave: _leave,
        c.Return: _return,
        c.Resign: _resign,
        c.Say: _say,
        c.React: _react,
        c.Mute: _mute,
        c.Kick: _kick,
        c.Rename: _rename,
        c.Rematch: _rematch,
        c.Close: _close,
    }
)
