"""One game of a tournament, from its deal to its result."""

from time import process_time
from typing import Any, Final

from klub.arena.pairings import Fixture, LineUp, Task, derive
from klub.arena.settings import RANDOM
from klub.bots import choose
from klub.core import Points, Rng, Seat
from klub.match import Match, match

_AWAKE: Final[set[tuple[str, str]]] = set()


class Played(Fixture, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished game; tuples go by seat."""

    scores: tuple[Points, ...]
    places: tuple[int, ...]
    """1 is the best."""
    winners: tuple[Seat, ...]
    moves: tuple[int, ...]
    """How many each seat made."""
    seconds: tuple[float, ...]
    """Processor time that each seat spent on thought: a busy machine does not make a bot look slow."""


def play(task: Task) -> Played:
    """Play a game to its end. All but the seconds is the same each time, in any process."""
    table = match(task.game, len(task.levels), task.seed, task.options)
    moves, seconds = [0] * table.seats, [0.0] * table.seats
    _wake(table, task.levels)
    while (outcome := table.outcome) is None:
        seat = table.awaited[0]
        seed = derive(task.bot_seed, sum(moves))
        view = table.view(seat)
        started = process_time()
        move = _choose(table, seat, view, task.levels[seat], seed)
        seconds[seat] += process_time() - started
        moves[seat] += 1
        table.play(seat, move)
    return Played(
        **{name: getattr(task, name) for name in Fixture.__struct_fields__},
        scores=tuple(outcome.scores),
        places=tuple(outcome.ranking),
        winners=tuple(outcome.winners),
        moves=tuple(moves),
        seconds=tuple(round(spent, 6) for spent in seconds),
    )


def _choose(table: Match, seat: Seat, view: Any, level: str, seed: str) -> Any:
    if level == RANDOM:
        return table.game.sample(table.state, seat, Rng(bytes.fromhex(seed)))
    return choose(table.game, view, level, seed, range(table.seats)).move


def _wake(table: Match, levels: LineUp) -> None:
    """Let each level think once in this process before its time counts: the first thought may compile its code."""
    for level in levels:
        name = (table.game.declaration.name, level)
        if name not in _AWAKE:
            seat = table.awaited[0]
            _choose(table, seat, table.view(seat), level, derive("", "wake"))
            _AWAKE.add(name)
