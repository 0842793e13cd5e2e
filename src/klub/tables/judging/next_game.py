"""The next game: what it is, who suggests what, who is ready, and how it starts."""

from typing import Any

from msgspec.structs import replace

from klub.core import Game, Illegal, to_dict
from klub.tables import commands as c
from klub.tables import entries as e
from klub.tables.creation import check_arrangement
from klub.tables.judging.case import Case
from klub.tables.table import Verdict


def arrange(case: Case, command: c.Arrange) -> Verdict:
    """The host says what is played next; whoever sits here must have a seat then."""
    case.host()
    case.between_games()
    game, wanted = _playable(command)
    people = sum(chair.who is not None for chair in case.table.chairs)
    if people > command.seats:
        raise Illegal("room/too_few_seats", people=people, seats=command.seats)
    return case.verdict(e.Arranged(at=case.now, by=case.who, version=game.declaration.version, **wanted))


def suggest(case: Case, command: c.Suggest) -> Verdict:
    """Anyone who sits here; it must be playable."""
    case.seated()
    case.between_games()
    _, wanted = _playable(command)
    return case.verdict(e.Suggested(at=case.now, by=case.who, **wanted))


def _playable(command: c.Arrange | c.Suggest) -> tuple[Game[Any, Any, Any, Any], dict[str, Any]]:
    """The game, and the fields of the entry, with all options; refuses what cannot be played."""
    game, options = check_arrangement(command)
    wanted = {"game": command.game, "options": options, "seats": command.seats}
    return game, {**wanted, "house": command.house, "bots": command.bots}


def dismiss(case: Case, command: c.Dismiss) -> Verdict:
    """The host any suggestion, everyone their own."""
    if command.who != case.who:
        case.host()
    if command.who not in case.table.room.suggestions:
        raise Illegal("room/no_suggestion")
    return case.verdict(e.Dismissed(at=case.now, by=case.who, who=command.who))


def ready(case: Case, command: c.Ready) -> Verdict:
    """When the last one is, the game starts."""
    case.waiting()
    if not case.table.seats_of(case.who):
        raise Illegal("table/not_seated")
    readied = e.Readied(at=case.now, by=case.who, ready=command.ready)
    if command.ready and all(chair.taken for chair in case.table.chairs) and _all_agree(case):
        return case.verdict(readied, *case.start())
    return case.verdict(readied)


def start(case: Case, _: c.Start) -> Verdict:
    """The host need not wait for anyone, unless the clock is another than they know."""
    case.waiting()
    case.host()
    if case.table.house.clock != case.table.room.clock and not _all_agree(case):
        raise Illegal("room/not_agreed")
    return case.verdict(*case.start())


def rematch(case: Case, _: c.Rematch) -> Verdict:
    """Another game with the same people and options."""
    case.seated()
    return case.verdict(_rematched(case))


def again(case: Case, _: c.Again) -> Verdict:
    """As `rematch` where a game is over, and then as `ready`."""
    if case.table.phase != "over":
        return ready(case, c.Ready())
    if not case.table.seats_of(case.who):
        raise Illegal("table/not_seated")
    rematched = _rematched(case)
    after = case.table.copy()
    after.take(rematched)
    verdict = ready(replace(case, table=after), c.Ready())
    return replace(verdict, entries=(rematched, *verdict.entries))


def _rematched(case: Case) -> e.Rematched:
    table = case.table
    if table.phase != "over" or table.play is None:
        raise Illegal("table/not_over", phase=table.phase)
    options = to_dict(table.game.rematch(table.play.state, table.play.options))
    return e.Rematched(at=case.now, by=case.who, options=options)


def _all_agree(case: Case) -> bool:
    """Whether everyone who is waited for is ready."""
    waited_for = case.waited_for()
    return all(chair.ready for chair in case.table.chairs if chair.who in waited_for)
