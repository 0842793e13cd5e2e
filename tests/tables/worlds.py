"""Other worlds: the same table with everything hidden dealt anew, in which a person must notice no difference."""

import copy
from typing import Any

from msgspec.structs import replace

from klub.core import Illegal, Rng, Seat, encode
from klub.tables import Table, judge, snapshot
from klub.tables import commands as c
from tests.tables.party import shown

MASK = "0" * 64


def noticed(table: Table, who: str, chance: Rng, guesses: list[dict[str, Any]]) -> str | None:
    """What a person could tell apart if all they may not know were otherwise; None if nothing.

    For each of their seats (for a spectator: none) a state is imagined that fits what the seat sees, with another seed.
    Then the snapshot, and the answers to some guessed moves, must be the same. Finished games have no secrets.
    """
    if table.play is None or table.outcome is not None:
        return None
    if table.play.seed.hex() in shown(table, who):
        return "the seed"
    for seat in table.seats_of(who) or (None,):
        other = _imagined(table, seat, chance)
        if _seen(table, who, seat) != _seen(other, who, seat):
            return f"{_seen(table, who, seat)}\n{_seen(other, who, seat)}"
        for guess in guesses if seat is not None else ():
            answers = [_answer(each, who, c.Play(seat or 0, guess)) for each in (table, other)]
            if answers[0] != answers[1]:
                return f"{guess}: {answers[0]}, {answers[1]}"
    return None


def _imagined(table: Table, seat: Seat | None, chance: Rng) -> Table:
    """The table in another world. Late spectators are shown an earlier state, played from the true seed."""
    assert table.play is not None, "there is a game"
    late = seat is None and table.house.spectators == "delayed"
    seed = table.play.seed if late else chance.bits(256).to_bytes(32, "big")
    state = table.game.imagine(table.game.view(table.play.state, seat), chance)
    other = copy.copy(table)
    other.play = replace(table.play, seed=seed, state=state)
    other.actors = table.game.actors(state) if table.phase == "playing" else ()
    return other


def _seen(table: Table, who: str, seat: Seat | None) -> str:
    """The bytes a person gets, without the promise that was made of the seed, and without their own other seats."""
    try:
        seen = snapshot(table, who)
    except Illegal as refusal:
        return refusal.code
    if seen.play is not None:
        others = {*table.seats_of(who)} - {seat}
        views = [view for view in seen.play.views if view.seat not in others]
        seen = replace(seen, play=replace(seen.play, commitment=MASK, views=views))
    return encode(seen).decode()


def _answer(table: Table, who: str, command: c.Command) -> str:
    try:
        judge(table, command, who, who, "teal", 0.0, MASK)
    except Illegal as refusal:
        return f"{refusal.code} {encode(refusal.facts).decode()}"
    return "accepted"
