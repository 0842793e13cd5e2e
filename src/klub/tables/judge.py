"""What may happen at a table: a command, or a move that nobody asks for, becomes a verdict or is refused with a code.

A verdict has the entries for the log, and what the move among them leads to. Judging reads a table and changes nothing.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from klub.core import Asker, Illegal, Rng, Seat, to_dict
from klub.core.errors import shown
from klub.core.game import refuse_move_out_of_turn
from klub.tables import commands as c
from klub.tables import entries as e
from klub.tables.access import check_bot, check_may_act, check_open, check_own_seat, check_playing, find_chair
from klub.tables.names import clean_name
from klub.tables.table import Source, Table, Verdict
from klub.tables.undo import PlannedUndo, check_learned, has_learned, others_present, plan_undo


def judge(
    table: Table,
    command: c.Command,
    who: str,
    name: str,
    color: str,
    now: float,
    seed: str,
    nonce: str | None = None,
) -> Verdict:
    """What a command of a person leads to now; raises `Illegal`.

    `seed` (64 fresh hex digits) is used only if the command starts a game. The last entry carries the `nonce`.
    """
    check_open(table, who)
    return _JUDGES[type(command)](_Case(table, who, name, color, now, seed, nonce), command)


def judge_bot(table: Table, seat: Seat, move: dict[str, Any], now: float, source: Source = "bot") -> Verdict:
    """What the move of a bot leads to, if one still plays there."""
    check_bot(table, seat)
    return _judge_move(table, seat, move, now, None, source)


def judge_live(table: Table, seat: Seat, move: dict[str, Any], who: str, now: float) -> Verdict:
    """What a turn that a person has played live leads to."""
    check_open(table, who)
    _check_may_move(table, who, seat)
    return _judge_move(table, seat, move, now, who, "resolved")


def lapsed(table: Table, now: float) -> Seat | None:
    """The seat whose time is up, if there is one."""
    lapse = table.clocks.next_lapse() if table.phase == "playing" else None
    return None if lapse is None or lapse[0] > now else lapse[1]


def judge_lapse(table: Table, seat: Seat, now: float, resolved: dict[str, Any] | None = None) -> Verdict:
    """What the move leads to that the clock makes for a seat; `resolved`: that move, worked out already."""
    if resolved is None:
        return _judge_move(table, seat, to_dict(plan_lapse(table, seat)), now, None, "table")
    return _judge_move(table, seat, resolved, now, None, "resolved")


def judge_handover(table: Table, seat: Seat, who: str, name: str, color: str, now: float) -> Verdict:
    """What it leads to that a person came through a seat link: the seat is theirs from now on."""
    check_open(table, who)
    find_chair(table, seat)
    return Verdict((e.Sat(at=now, by=who, seat=seat, name=name, color=color),))


# Moves whose result is worked out elsewhere before they are judged


def plan_move(table: Table, command: c.Play, who: str) -> Any:
    """The move that a person asks for, before its result is worked out; refuses what cannot be right."""
    check_open(table, who)
    _check_may_move(table, who, command.seat)
    return _planned(table, command.seat, command.move, "person")


def plan_take_back(table: Table, command: c.AskUndo, who: str) -> PlannedUndo:
    """The moves that a person wants to take back, before it is found out what was learned from them."""
    check_open(table, who)
    _check_may_move(table, who, command.seat)
    return plan_undo(table, who, command.seat, command.to)


def plan_bot(table: Table, seat: Seat, move: dict[str, Any]) -> Any:
    """The move of a bot, before its result is worked out; refuses what cannot be right."""
    check_bot(table, seat)
    return _planned(table, seat, move, "bot")


def plan_lapse(table: Table, seat: Seat) -> Any:
    """The move that the clock makes for a seat, before its result is worked out."""
    if table.play is None:
        raise Illegal("table/not_playing", phase=table.phase)
    return table.game.lapse(table.play.state, seat)


def _planned(table: Table, seat: Seat, move: dict[str, Any], asker: Asker) -> Any:
    parsed = table.game.parse_move(move)
    table.game.check_request(parsed, asker)
    if seat not in table.actors:
        raise refuse_move_out_of_turn(seat, table.actors)
    return parsed


def _check_may_move(table: Table, who: str, seat: Seat) -> None:
    """As `check_may_act`, but a seat that does not exist is refused as such."""
    if not 0 <= seat < len(table.chairs):
        check_playing(table)
        find_chair(table, seat)
    check_may_act(table, who, seat)


class _Case(Struct, frozen=True, eq=False):
    """A command that is judged: the table, and who asks."""

    table: Table
    who: str
    name: str
    color: str
    now: float
    seed: str
    nonce: str | None

    def verdict(self, *entries: e.Entry) -> Verdict:
        """A verdict without a move."""
        return Verdict((*entries[:-1], self.named(entries[-1])))

    def named(self, entry: e.Entry) -> e.Entry:
        """An entry with the nonce of the command."""
        return entry if self.nonce is None else replace(entry, nonce=self.nonce)

    def waiting(self) -> None:
        if self.table.phase != "waiting":
            raise Illegal("table/not_waiting", phase=self.table.phase)

    def host(self) -> None:
        if self.who != self.table.host:
            raise Illegal("table/not_host")

    def own(self, seat: Seat) -> None:
        find_chair(self.table, seat)
        check_own_seat(self.table, self.who, seat)

    def seated(self) -> None:
        if not self.table.seats_of(self.who) and self.who != self.table.host:
            raise Illegal("table/not_seated")

    def start(self) -> e.Started:
        """The entry that starts a game; refuses what could not be played."""
        taken = sum(chair.taken for chair in self.table.chairs)
        options = self.table.game.parse_options(self.table.options_in_play(), taken)
        self.table.game.setup(options, taken, Rng(bytes(32)))
        return e.Started(at=self.now, by=self.who, seed=self.seed)


def _sit(case: _Case, command: c.Sit) -> Verdict:
    case.waiting()
    chair = find_chair(case.table, command.seat)
    if chair.who is not None:
        raise Illegal("table/seat_taken", seat=command.seat)
    own = command.name is not None or command.color is not None
    name = case.name if command.name is None else clean_name(command.name)
    color = command.color or case.color
    return case.verdict(e.Sat(at=case.now, by=case.who, seat=command.seat, name=name, color=color, own=own))


def _stand(case: _Case, command: c.Stand) -> Verdict:
    case.waiting()
    if case.who != case.table.host:
        case.own(command.seat)
    find_chair(case.table, command.seat)
    return case.verdict(e.Stood(at=case.now, by=case.who, seat=command.seat))


def _swap(case: _Case, command: c.Swap) -> Verdict:
    case.waiting()
    chairs = find_chair(case.table, command.one), find_chair(case.table, command.other)
    if case.who != case.table.host and case.who not in [chair.who for chair in chairs]:
        raise Illegal("table/not_your_seat", seat=command.one)
    for seat, chair in zip((command.one, command.other), chairs, strict=True):
        if case.who != case.table.host and chair.who not in (case.who, None):
            raise Illegal("table/seat_taken", seat=seat)
    return case.verdict(e.Swapped(at=case.now, by=case.who, one=command.one, other=command.other))


def _seat_bot(case: _Case, command: c.SeatBot) -> Verdict:
    case.waiting()
    case.host()
    if find_chair(case.table, command.seat).who is not None:
        raise Illegal("table/seat_taken", seat=command.seat)
    return case.verdict(e.BotSat(at=case.now, by=case.who, seat=command.seat, level=command.level))


def _ready(case: _Case, command: c.Ready) -> Verdict:
    case.waiting()
    if not case.table.seats_of(case.who):
        raise Illegal("table/not_seated")
    readied = e.Readied(at=case.now, by=case.who, ready=command.ready)
    others = [chair for chair in case.table.chairs if chair.who not in (case.who, None)]
    full = all(chair.taken for chair in case.table.chairs)
    if command.ready and full and all(chair.ready or chair.away for chair in others):
        return case.verdict(readied, case.start())
    return case.verdict(readied)


def _start(case: _Case, _: c.Start) -> Verdict:
    case.waiting()
    case.host()
    return case.verdict(case.start())


def _play(case: _Case, command: c.Play) -> Verdict:
    _check_may_move(case.table, case.who, command.seat)
    source: Source = "resolved" if isinstance(command, c.Resolved) else "person"
    verdict = _judge_move(case.table, command.seat, command.move, case.now, case.who, source, case.nonce)
    if case.table.chairs[command.seat].away:
        return replace(verdict, entries=(e.Returned(at=case.now, by=case.who), *verdict.entries))
    return verdict


def _ask_undo(case: _Case, command: c.AskUndo) -> Verdict:
    planned = plan_take_back(case.table, command, case.who)
    learned = command.learned if isinstance(command, c.WeighedUndo) else has_learned(planned)
    check_learned(case.table, case.who, command.seat, learned=learned)
    asked = e.UndoAsked(at=case.now, by=case.who, seat=command.seat, to=planned.to, learned=learned)
    if others_present(case.table, case.who):
        return case.verdict(asked)
    return case.verdict(asked, e.Undone(at=case.now, by=case.who, moves=planned.count))


def _answer_undo(case: _Case, command: c.AnswerUndo) -> Verdict:
    check_playing(case.table)
    table = case.table
    if table.undo_asked is None:
        raise Illegal("table/no_undo_asked")
    if not table.seats_of(case.who):
        raise Illegal("table/not_seated")
    if case.who == table.chairs[table.undo_asked].who:
        raise Illegal("table/own_undo")
    answered = e.UndoAnswered(at=case.now, by=case.who, agreed=command.agree)
    if command.agree and others_present(table, case.who) <= table.undo_agreed:
        assert table.play is not None, "there is a game"
        return case.verdict(answered, e.Undone(at=case.now, by=case.who, moves=len(table.play.moves) - table.undo_to))
    return case.verdict(answered)


def _leave(case: _Case, _: c.Leave) -> Verdict:
    own = case.table.seats_of(case.who)
    if not own:
        raise Illegal("table/not_seated")
    if all(case.table.chairs[seat].away for seat in own):
        raise Illegal("table/away")
    return case.verdict(e.Left(at=case.now, by=case.who))


def _return(case: _Case, _: c.Return) -> Verdict:
    if not any(case.table.chairs[seat].away for seat in case.table.seats_of(case.who)):
        raise Illegal("table/not_away")
    return case.verdict(e.Returned(at=case.now, by=case.who))


def _resign(case: _Case, command: c.Resign) -> Verdict:
    _check_may_move(case.table, case.who, command.seat)
    return case.verdict(e.Resigned(at=case.now, by=case.who, seat=command.seat))


def _say(case: _Case, command: c.Say) -> Verdict:
    _voice(case)
    return case.verdict(e.Said(at=case.now, by=case.who, text=command.text))


def _react(case: _Case, command: c.React) -> Verdict:
    _voice(case)
    return case.verdict(e.Reacted(at=case.now, by=case.who, sign=command.sign))


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


def _mute(case: _Case, command: c.Mute) -> Verdict:
    case.host()
    if command.who not in case.table.guests:
        raise Illegal("table/nobody", who=shown(command.who, str))
    return case.verdict(e.Muted(at=case.now, by=case.who, who=command.who, muted=command.muted))


def _kick(case: _Case, command: c.Kick) -> Verdict:
    case.host()
    if command.who not in case.table.guests or command.who == case.who:
        raise Illegal("table/nobody", who=shown(command.who, str))
    return case.verdict(e.Kicked(at=case.now, by=case.who, who=command.who))


def _rename(case: _Case, command: c.Rename) -> Verdict:
    case.seated()
    if command.seat is not None:
        case.own(command.seat)
    name = clean_name(command.name)
    return case.verdict(e.Renamed(at=case.now, by=case.who, name=name, color=command.color, seat=command.seat))


def _rematch(case: _Case, _: c.Rematch) -> Verdict:
    case.seated()
    table = case.table
    if table.phase != "over" or table.play is None:
        raise Illegal("table/not_over", phase=table.phase)
    options = to_dict(table.game.rematch(table.play.state, table.play.options))
    return case.verdict(e.Rematched(at=case.now, by=case.who, options=options))


def _close(case: _Case, _: c.Close) -> Verdict:
    case.host()
    return case.verdict(e.Closed(at=case.now, by=case.who, why="host"))


def _judge_move(
    table: Table, seat: Seat, move: dict[str, Any], at: float, by: str | None, source: Source, nonce: str | None = None
) -> Verdict:
    """The verdict on a move, if the rules allow it now; its result is worked out here unless it was elsewhere."""
    play = table.play
    if play is None or table.phase != "playing":
        raise Illegal("table/not_playing", phase=table.phase)
    game = table.game
    parsed = game.parse_move(move)
    if source != "resolved":
        if source != "table":
            game.check_request(parsed, source)
        resolved = game.resolve(play.state, seat, parsed)
        if resolved is not parsed:
            parsed, move = resolved, to_dict(resolved)
    made = table.apply_move(seat, parsed)
    return Verdict((e.Moved(at=at, by=by, nonce=nonce, seat=seat, move=move),), made)


_Judge: TypeAlias = Callable[[_Case, Any], Verdict]


class _Judges(dict[type[Struct], _Judge]):
    """A judge for each command; a message that carries a command over the wire has its tag, and the same judge."""

    def __missing__(self, kind: type[Struct]) -> _Judge:
        tag = kind.__struct_config__.tag
        self[kind] = next(judge for known, judge in self.items() if known.__struct_config__.tag == tag)
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
        c.Resolved: _play,
        c.WeighedUndo: _ask_undo,
    }
)
