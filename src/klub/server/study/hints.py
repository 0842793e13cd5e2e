"""Hints: what a bot would do on somebody's seat, and why. Only where nobody else plays, so that it harms nobody."""

import logging
import secrets
from typing import Any

from msgspec import Struct

from klub.core import Illegal, Seat, to_dict
from klub.core.game import refuse_move_out_of_turn
from klub.core.thought import Level, Reason
from klub.server.pools.bot_pool import BotFailed, BotPool, TooManyBots
from klub.tables import Table
from klub.tables.access import check_own_seat

_log = logging.getLogger(__name__)


class Hint(Struct, frozen=True, kw_only=True):
    """What a bot would do, and why; `number` is that of the snapshot it looked at."""

    number: int
    move: dict[str, Any]
    reason: Reason


async def give_hint(bot_pool: BotPool, table: Table, who: str, seat: Seat, level: Level) -> Hint:
    """What a bot of this level would do now on a person's own seat, of which it knows the view; raises `Illegal`."""
    check_own_seat(table, who, seat)
    if table.play is None or table.phase != "playing":
        raise Illegal("table/not_playing", phase=table.phase)
    if not table.plays_alone(who):
        raise Illegal("hint/not_among_people")
    if seat not in table.actors:
        raise refuse_move_out_of_turn(seat, table.actors)
    number, declared = table.number, table.game.declaration
    view = table.game.view(table.play.state, seat)
    try:
        thought = await bot_pool.think(
            declared.name, declared.version, view, level, secrets.token_bytes(32), table.bot_seats()
        )
    except TooManyBots:
        raise Illegal("hint/nobody_free") from None
    except BotFailed as error:
        _log.warning("no hint", extra={"facts": {"game": declared.name, "level": level, "error": str(error)}})
        raise Illegal("hint/nobody_free") from None
    # Read and written again: its fields stand in the order of the moves in a snapshot, the tag first.
    return Hint(number=number, move=to_dict(table.game.parse_move(thought.move)), reason=thought.reason)
