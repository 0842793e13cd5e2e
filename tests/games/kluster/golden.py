"""Whole games as readable text, with what happened at each move and what lies where.

`python -m tests.games.kluster.golden` writes the files anew. Do so only when the rules or the physics changed on
purpose, read the difference line by line, and raise the game's version, or `PHYSICS_VERSION`, if an old game would now
go differently.
"""

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from klub import Match, match
from klub.core import Rng, to_dict
from klub.games.kluster.moves import End, LayString, Move, Place, Turn
from klub.games.kluster.rules import State, sample

FOLDER: Final = Path(__file__).with_name("golden")
PLAYERS: Final = "ABCDEFGH"
LOOKS: Final = 5  # places that a player looks at before each placement


class Game(NamedTuple):
    """A game to write down."""

    title: str
    seats: int
    seed: int
    options: dict[str, Any]


GAMES: Final = {
    "duo.txt": Game("Kluster DUO for two", 2, 1, {}),
    "expert.txt": Game("Kluster DUO in expert mode", 2, 4, {"expert": True, "first_player": [1]}),
    "classic.txt": Game("Kluster Classic for four, all magnets flat", 4, 2, {"upright": False}),
    "plus.txt": Game("Kluster+ for five", 5, 3, {"first_player": [4]}),
    "solo-won.txt": Game("Kluster alone, won", 1, 8, {"solo_failures": 9}),
    "solo-lost.txt": Game("Kluster alone, lost", 1, 5, {"boxes": {"classic": 1, "duo": 0}}),
}


def write(game: Game) -> str:
    """A game of players who choose the roomiest of a few places, from the deal to the outcome."""
    table = match("kluster", game.seats, game.seed, game.options)
    lines = [f"# {game.title}", f"seats {game.seats}, seed {game.seed}, options {_plain(to_dict(table.options))}"]
    lines += [f"commitment {table.commitment}", "", "== start", *_hands(table), *_shown(table)]
    chance = Rng(bytes(32), game.seed)
    while table.actors:
        (seat,) = table.actors
        move = roomy(table.state, seat, chance)
        before = {stone.magnet: stone for stone in table.state.lying}
        table.play(seat, move)
        lines += ["", f"== {len(table.history)}: {PLAYERS[seat]} {_words(move)}", *_shown(table)]
        lines += _lying(table.state, before)
    assert table.outcome is not None
    lines += ["", "== outcome", *_outcome(to_dict(table.outcome))]
    return "\n".join(lines) + "\n"


def roomy(state: State, seat: int, chance: Rng) -> Move:
    """The place farthest from all magnets, of a few; what is no placement as it comes."""
    looks = [sample(state, seat, chance) for _ in range(LOOKS)]
    places = [move for move in looks if isinstance(move, Place)]
    if len(places) < LOOKS:
        return looks[0]
    return max(
        places,
        key=lambda move: min((math.dist((each.x, each.y), (move.x, move.y)) for each in state.lying), default=0),
    )


def _words(move: Move) -> str:
    match move:
        case LayString():
            return f"lays string {move.loop} around ({_middle(move)})"
        case Place():
            return f"places {move.magnet} at ({round(move.x)}, {round(move.y)}) {_degrees(move.angle)} {move.pose}"
        case End():
            return "ends"
        case Turn():
            return f"moves strings: {len(move.track)} inputs in {move.ticks} ticks"


def _middle(move: LayString) -> str:
    count = len(move.points)
    x, y = sum(point.x for point in move.points) / count, sum(point.y for point in move.points) / count
    return f"{round(x)}, {round(y)}"


def _hands(table: Match) -> Iterator[str]:
    for seat, hand in enumerate(table.state.hands):
        yield f"{PLAYERS[seat]} holds {' '.join(map(str, hand))}"
    if table.state.removed:
        yield f"removed {' '.join(map(str, table.state.removed))}"


def _shown(table: Match) -> Iterator[str]:
    """What everyone sees alike."""
    views = [table.view(seat) for seat in (*range(table.seats), None)]
    assert all(view.events == views[-1].events and view.lying == views[-1].lying for view in views)
    view = views[-1]
    held = " ".join(str(len(hand)) for hand in view.hands)
    failures = f"  failures {view.failures}" if table.seats == 1 else ""
    yield f"{view.phase}  turn {PLAYERS[view.turn]}  hands {held}  lying {len(view.lying)}{failures}"
    yield from (f"  {_event(to_dict(event))}" for event in view.events)


def _event(event: dict[str, Any]) -> str:
    parts = {name: part for name, part in event.items() if name not in ("event", "x", "y", "angle")}
    return f"{event['event']} " + " ".join(f"{name}={_plain(part)}" for name, part in parts.items())


def _lying(state: State, before: dict[int, Any]) -> list[str]:
    """The magnets that lie otherwise than before, in whole millimetres and steps of ten degrees."""
    return [
        f"  {stone.magnet} lies at ({round(stone.x)}, {round(stone.y)}) {_degrees(stone.angle)} {stone.pose}"
        for stone in state.lying
        if _moved(stone, before.get(stone.magnet))
    ]


def _moved(stone: Any, before: Any) -> bool:
    if before is None or before.pose != stone.pose:
        return True
    turned = math.remainder(stone.angle - before.angle, 2 * math.pi)
    return math.dist((stone.x, stone.y), (before.x, before.y)) > 1 or abs(turned) > 0.2


def _degrees(angle: float) -> str:
    return f"{round(math.degrees(angle) / 10) * 10 % 360}°"


def _outcome(outcome: dict[str, Any]) -> Iterator[str]:
    for seat, parts in enumerate(outcome["breakdown"]):
        yield f"{PLAYERS[seat]}: {_plain(parts)}, place {outcome['ranking'][seat]}"
    yield f"winners {' '.join(PLAYERS[seat] for seat in outcome['winners']) or 'nobody'}"


def _plain(value: Any) -> str:
    """Plain data as short text."""
    if isinstance(value, dict):
        return "{" + " ".join(f"{key}={_plain(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + " ".join(map(_plain, value)) + "]"
    return "-" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        (FOLDER / name).write_text(write(game), encoding="utf-8")
