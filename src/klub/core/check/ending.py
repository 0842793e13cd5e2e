"""Checks of a game that was played: its outcome, its record, and the same game played again."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from klub.core.check.position import Position
from klub.core.check.promises import Nonconforming, difference, keeping
from klub.core.game import Game, Outcome, Scoring, Seat
from klub.core.random import Rng, commitment, format_seed, parse_seed
from klub.core.record import Record, RecordedMove, parse_record
from klub.core.wire import decode, encode, to_dict


def check_outcome(here: Position) -> None:
    """Every seat has its points and its place, and the winners are in first place."""
    outcome, seats = here.outcome, list(range(here.seats))
    with keeping("outcome/seats"):
        if not isinstance(outcome, Outcome):
            raise Nonconforming("outcome/seats", repr(outcome))
        lengths = {len(outcome.scores), len(outcome.ranking), len(outcome.breakdown)}
        if lengths != {here.seats} or outcome.winners != [seat for seat in seats if seat in outcome.winners]:
            raise Nonconforming("outcome/seats", f"{outcome!r} for {here.seats} seats")
    with keeping("outcome/ranking"):
        _check_ranking(outcome, here.game.declaration.scoring)
    with keeping("round_trip/outcome"):
        again: Any = decode(encode(outcome), Outcome[Any], "outcome/malformed")
        parts: list[Any] = [decode(encode(part), type(part), "outcome/malformed") for part in outcome.breakdown]
        if to_dict(again) != to_dict(outcome) or parts != outcome.breakdown:
            raise Nonconforming("round_trip/outcome", repr(outcome))


def check_rematch(here: Position, options: Any) -> None:
    """The next game at this table can be played."""
    with keeping("hooks/rematch"):
        following = here.game.rematch(here.state, options)
        if here.game.parse_options(to_dict(following), here.seats) != following:
            raise Nonconforming("hooks/rematch", repr(following))


def record_of(last: Position, options: Any, seed: bytes, made: Sequence[tuple[Seat, Any]]) -> Record:
    """The record of a game, which survives JSON."""
    with keeping("round_trip/record"):
        record = Record(
            game=last.game.declaration.name,
            version=last.game.declaration.version,
            seats=last.seats,
            options=to_dict(options),
            commitment=commitment(seed),
            seed=format_seed(seed),
            moves=tuple(RecordedMove(seat, to_dict(move)) for seat, move in made),
            result=to_dict(last.outcome),
        )
        if (again := parse_record(encode(record))) != record:
            raise Nonconforming("round_trip/record", difference(record, again))
    return record


def check_replay(game: Game[Any, Any, Any, Any], record: Record, states: Sequence[bytes], restore_at: int) -> None:
    """The record leads through the same states, also when play goes on from a state that was written and read."""
    for check in ("determinism/replay", "determinism/restored"):
        with keeping(check):
            assert record.seed is not None, "the record of a finished check has its seed"
            seed, options = parse_seed(record.seed), game.parse_options(record.options, record.seats)
            state = game.setup(options, record.seats, Rng(seed, 0))
            for number, before in enumerate(states):
                if encode(state) != before:
                    found = f"after {number} moves {difference(decode(before, Any, ''), state)}"
                    raise Nonconforming(check, found)
                if check == "determinism/restored" and number == restore_at:
                    state = decode(before, game.state_type, "state/malformed")
                if number < len(record.moves):
                    entry = record.moves[number]
                    state = game.apply(state, entry.seat, game.parse_move(entry.move), Rng(seed, number + 1))


def _check_ranking(outcome: Outcome[Any], scoring: Scoring) -> None:
    places = outcome.ranking
    shared = [1 + sum(other < place for other in places) for place in places]
    first = [seat for seat, place in enumerate(places) if place == 1]
    sign = 1 if scoring == "fewest" else -1
    best_first = sorted(zip(outcome.scores, places, strict=True), key=lambda each: (sign * each[0], each[1]))
    upset = scoring != "win" and any(better[1] > worse[1] for better, worse in pairwise(best_first))
    if places != shared or upset or outcome.winners not in ([], first):
        found = f"scores {outcome.scores}, ranking {places}, winners {outcome.winners}"
        raise Nonconforming("outcome/ranking", found)
