"""Hints: what a bot would do on somebody's seat, and why. Only where nobody else plays, so that it harms nobody."""

import logging
import secrets

from klub.core import Illegal, Seat, to_dict
from klub.core.game import refuse_move_out_of_turn
from klub.core.thought import Level
from klub.server.bodies import Hint
from klub.server.thinkers import CannotThink, Thinkers, TooManyThink
from klub.tables import Table

_log = logging.getLogger(__name__)


async def give_hint(thinkers: Thinkers, table: Table, who: str, seat: Seat, level: Level) -> Hint:
    """What a bot of this level would do now on a person's own seat, of which it knows the view; raises `Illegal`."""
    if seat not in table.seats_of(who):
        raise Illegal("table/not_your_seat", seat=seat)
    if table.play is None or table.phase != "playing":
        raise Illegal("table/not_playing", phase=table.phase)
    if any(chair.who not in (None, who) for chair in table.chairs):
        raise Illegal("hint/not_among_people")
    if seat not in table.actors:
        raise refuse_move_out_of_turn(seat, table.actors)
    number, declared = table.number, table.game.declaration
    view = table.game.view(table.play.state, seat)
    try:
        bots = [seat for seat, chair in enumerate(table.chairs) if chair.thinker is not None]
        thought = await thinkers.think(declared.name, declared.version, view, level, secrets.token_bytes(32), bots)
    except TooManyThink:
        raise Illegal("hint/nobody_free") from None
    except CannotThink as error:
        _log.warning("no hint", extra={"facts": {"game": declared.name, "level": level, "error": str(error)}})
        raise Illegal("hint/nobody_free") from None
    # Read and written again: its fields stand in the order of the moves in a snapshot, the tag first.
    return Hint(number=number, move=to_dict(table.game.parse_move(thought.move)), reason=thought.reason)
