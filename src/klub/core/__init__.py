"""The contract every game fulfils. It knows no game, clock, file or network."""

from klub.core.errors import Illegal, Malformed, Stale
from klub.core.game import Asker, Declaration, Game, Outcome, Points, Seat, TimeLimit, rank, rank_fewest
from klub.core.lesson import Attempt, Lesson
from klub.core.live import LiveTurn
from klub.core.moves import move_key
from klub.core.random import Rng, commitment, format_seed, parse_seed
from klub.core.record import Record, RecordedMove, parse_record
from klub.core.thought import Level, Reason, Thought
from klub.core.wire import decode, encode, from_dict, to_dict

__all__ = [
    "Asker",
    "Attempt",
    "Declaration",
    "Game",
    "Illegal",
    "Lesson",
    "Level",
    "LiveTurn",
    "Malformed",
    "Outcome",
    "Points",
    "Reason",
    "Record",
    "RecordedMove",
    "Rng",
    "Seat",
    "Stale",
    "Thought",
    "TimeLimit",
    "commitment",
    "decode",
    "encode",
    "format_seed",
    "from_dict",
    "move_key",
    "parse_record",
    "parse_seed",
    "rank",
    "rank_fewest",
    "to_dict",
]
