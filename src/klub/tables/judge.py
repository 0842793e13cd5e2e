"""What may happen at a table: a command, or a move that nobody asks for, becomes a verdict or is refused with a code.

A verdict has the entries for the log, and what the move among them leads to. Judging reads a table and changes nothing.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from klub.core import Asker, Illegal, Seat, to_dict
from klub.core.game import refuse_move_out_of_turn
from klub.tables import commands as c
from klub.tables import entries as e
from klub.tables.access import check_bot, check_may_act, check_open, check_playing, find_chair
from klub.tables.attendance import Attendance
from klub.tables.judging import absence, next_game, people, seats
from klub.tables.judging.case import Case
from klub.tables.table import Source, Table, Verdict
from klub.tables.undo import PlannedUndo, check_learned, has_learned, others_present, plan_undo
from klub.tables.unique_names import free_name

_NOBODY: Final = Attendance()
"""Nobody is known to be connected, and nobody to be absent."""


def judge(
    table: Table,
    command: c.Command,
    who: str,
    name: str,
    color: str,
    now: float,
    seed: str,
    nonce: str | None = None,
    attendance: Attendance = _NOBODY,
) -> Verdict:
    """What a command of a person leads to now; raises `Illegal`.

    `seed` (64 fresh hex digits) is used only if the command starts a game. The last entry carries the `nonce`.
    `attendance`: who is connected, and who is absent; whoever asks is there.
    """
    check_open(table, who)
    return _JUDGES[type(command)](Case(table, who, name, color, now, seed, nonce, attendance), command)


def judge_bot(table: Table, seat: Seat, move: dict[str, Any], now: float, source: Source = "bot") -> Verdict:
    """What the move of a bot leads to, if one still plays there."""
    check_bot(table, seat)
    return _judge_move(table, seat, move, now, None, source)


def judge_live(
    table: Table, seat: Seat, move: dict[str, Any], who: str, now: float, *, overdue: bool = False
) -> Verdict:
    """What a turn that a person has played live leads to; `overdue`: the clock ended it."""
    check_open(table, who)
    _check_may_move(table, who, seat)
    verdict = _judge_move(table, seat, move, now, who, "resolved")
    return _mark_lapsed(verdict) if overdue else verdict


def lapsed(table: Table, now: float) -> Seat | None:
    """The seat whose time is up, if there is one."""
    lapse = table.clocks.next_lapse() if table.phase == "playing" else None
    return None if lapse is None or lapse[0] > now else lapse[1]


def judge_lapse(table: Table, seat: Seat, now: float, resolved: dict[str, Any] | None = None) -> Verdict:
    """What the move leads to that the clock makes for a seat; `resolved`: that move, worked out already."""
    if resolved is None:
        verdict = _judge_move(table, seat, to_dict(plan_lapse(table, seat)), now, None, "table")
    else:
        verdict = _judge_move(table, seat, resolved, now, None, "resolved")
    if table.chairs[seat].thinker is not None:
        return verdict  # a bot that found no move
    return _mark_lapsed(verdict)


def _mark_lapsed(verdict: Verdict) -> Verdict:
    """The move is the clock's."""
    return replace(verdict, entries=tuple(replace(entry, lapsed=True) for entry in verdict.entries))


def judge_handover(table: Table, seat: Seat, who: str, now: float) -> Verdict:
    """What it leads to that a person came through a seat link: the seat is theirs from now on, under its name."""
    check_open(table, who)
    chair = find_chair(table, seat)
    if chair.who is None:
        raise Illegal("server/dead_link")
    own = bool(table.seats_of(who))
    name = free_name(table, table.name_of(chair), who, seat, leaving=seat)
    return Verdict((e.Sat(at=now, by=who, seat=seat, name=name, color=table.color_of(chair), own=own),))


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


def _play(case: Case, command: c.Play) -> Verdict:
    _check_may_move(case.table, case.who, command.seat)
    source: Source = "resolved" if isinstance(command, c.Resolved) else "person"
    verdict = _judge_move(case.table, command.seat, command.move, case.now, case.who, source, case.nonce)
    if case.table.chairs[command.seat].away:
        return replace(verdict, entries=(e.Returned(at=case.now, by=case.who), *verdict.entries))
    return verdict


def _ask_undo(case: Case, command: c.AskUndo) -> Verdict:
    planned = plan_take_back(case.table, command, case.who)
    learned = command.learned if isinstance(command, c.WeighedUndo) else has_learned(planned)
    check_learned(case.table, case.who, command.seat, learned=learned)
    asked = e.UndoAsked(at=case.now, by=case.who, seat=command.seat, to=planned.to, learned=learned)
    if others_present(case.table, case.who):
        return case.verdict(asked)
    return case.verdict(asked, e.Undone(at=case.now, by=case.who, moves=planned.count))


def _answer_undo(case: Case, command: c.AnswerUndo) -> Verdict:
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


def _leave(case: Case, _: c.Leave) -> Verdict:
    own = case.table.seats_of(case.who)
    if not own:
        raise Illegal("table/not_seated")
    if all(case.table.chairs[seat].away for seat in own):
        raise Illegal("table/away")
    heir = absence.next_host(case.table, case.attendance) if case.who == case.table.host else None
    passed_on = [] if heir is None else [e.HostChanged(at=case.now, by=case.who, who=heir)]
    return case.verdict(*passed_on, e.Left(at=case.now, by=case.who))


def _return(case: Case, _: c.Return) -> Verdict:
    if not any(case.table.chairs[seat].away for seat in case.table.seats_of(case.who)):
        raise Illegal("table/not_away")
    return case.verdict(e.Returned(at=case.now, by=case.who))


def _resign(case: Case, command: c.Resign) -> Verdict:
    _check_may_move(case.table, case.who, command.seat)
    return case.verdict(e.Resigned(at=case.now, by=case.who, seat=command.seat))


def _say(case: Case, command: c.Say) -> Verdict:
    _voice(case)
    return case.verdict(e.Said(at=case.now, by=case.who, text=command.text))


def _react(case: Case, command: c.React) -> Verdict:
    _voice(case)
    return case.verdict(e.Reacted(at=case.now, by=case.who, sign=command.sign))


def _voice(case: Case) -> None:
    """Seated, not muted, and not on a seat that the game wants silent now."""
    case.seated()
    table = case.table
    guest = table.guests.get(case.who)
    if guest is not None and guest.muted:
        raise Illegal("chat/muted")
    silent = table.game.silent(table.play.state) if table.play is not None and table.phase == "playing" else ()
    if set(silent) & set(table.seats_of(case.who)):
        raise Illegal("chat/silent")


def _close(case: Case, _: c.Close) -> Verdict:
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


_Judge: TypeAlias = Callable[[Case, Any], Verdict]


class _Judges(dict[type[Struct], _Judge]):
    """A judge for each command; a message that carries a command over the wire has its tag, and the same judge."""

    def __missing__(self, kind: type[Struct]) -> _Judge:
        tag = kind.__struct_config__.tag
        self[kind] = next(judge for known, judge in self.items() if known.__struct_config__.tag == tag)
        return self[kind]


_JUDGES: Final = _Judges(
    {
        c.Sit: seats.sit,
        c.Stand: seats.stand,
        c.Swap: seats.swap,
        c.SeatBot: seats.seat_bot,
        c.Ready: next_game.ready,
        c.Start: next_game.start,
        c.Play: _play,
        c.AskUndo: _ask_undo,
        c.AnswerUndo: _answer_undo,
        c.Leave: _leave,
        c.Return: _return,
        c.Resign: _resign,
        c.Say: _say,
        c.React: _react,
        c.Mute: people.mute,
        c.Kick: people.kick,
        c.Rename: people.rename,
        c.Rematch: next_game.rematch,
        c.Close: _close,
        c.Arrange: next_game.arrange,
        c.Suggest: next_game.suggest,
        c.Dismiss: next_game.dismiss,
        c.HandOver: people.hand_over,
        c.Again: next_game.again,
        c.StandIn: absence.stand_in,
        c.Nudge: absence.nudge,
        c.VoteEnd: absence.vote_end,
        c.Give: seats.give,
        c.Claim: absence.claim,
        c.AnswerClaim: absence.answer_claim,
        c.Ban: people.ban,
        c.Unban: people.unban,
        c.Resolved: _play,
        c.WeighedUndo: _ask_undo,
    }
)
