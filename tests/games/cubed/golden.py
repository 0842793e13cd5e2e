"""Whole games as readable text, with what every seat sees at each move.

`python -m tests.games.cubed.golden` writes the files anew. Do so only when the rules or the view changed on purpose,
read the difference line by line, and raise the game's version if an old game would now go differently.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from klub import Match, match
from klub.core import Rng, to_dict
from klub.games.cubed.moves import Give, Keep, Move, Play, SkipGift
from klub.games.cubed.pieces import POINTS, sort_of, turned
from tests.games.cubed import naive
from tests.games.cubed.table import PLAYERS, format_step

FOLDER: Final = Path(__file__).with_name("golden")
PARTS: Final = (
    *("phase", "round", "turn", "actors", "hand_sizes", "bag", "draws", "idle", "choosing", "out", "totals"),
    *("hand", "hands", "points", "drawn", "dead", "events"),
)


class Game(NamedTuple):
    """A game to write down."""

    title: str
    seats: int
    seed: int
    options: dict[str, Any]


GAMES: Final = {
    "two-players.txt": Game("Cubed for two, a quick game of one round", 2, 2, {"rounds": 1}),
    "variants.txt": Game(
        "Cubed for three: all extra plays, three rounds",
        3,
        14,
        {
            "bridging": True,
            "bridge_chain": True,
            "fill_the_void": True,
            "draw_many": True,
            "first_player": 2,
        },
    ),
    "solo-won.txt": Game("Cubed alone, won", 1, 1, {}),
    "solo-lost.txt": Game("Cubed alone, lost", 1, 11, {}),
}


def write(game: Game) -> str:
    """A game, played by players who fill, bridge or lay the dearest piece that fits, from the deal to the outcome."""
    table = match("cubed", game.seats, game.seed, game.options)
    lines = [f"# {game.title}", f"seats {game.seats}, seed {game.seed}, options {_plain(to_dict(table.options))}"]
    lines += [f"commitment {table.commitment}", "", "== start", *_shown(table)]
    chance = Rng(bytes(32), game.seed)
    while table.actors:
        (seat,) = table.actors
        move = _shed(table, table.moves(seat) or (), chance)
        table.play(seat, move)
        lines += ["", f"== {len(table.history)}: {PLAYERS[seat]} {format_step(move)}", *_shown(table)]
    assert table.outcome is not None
    lines += ["", "== outcome", *_outcome(to_dict(table.outcome))]
    return "\n".join(lines) + "\n"


def _shed(table: Match, listed: Sequence[Move], chance: Rng) -> Move:
    """A move that gets rid of the most points; of several, any."""
    taken = {(each.q, each.r) for each in table.view(None).table}
    worth = [_worth(move, taken) for move in listed]
    return chance.choice([move for move, each in zip(listed, worth, strict=True) if each == max(worth)])


def _worth(move: Move, taken: set[naive.Cell]) -> int:
    match move:
        case Play():
            extra = 9 * naive.fills(taken, (move.q, move.r)) + 4 * naive.bridges(taken, (move.q, move.r))
            return POINTS[sort_of(move.piece)] + extra
        case Give():
            return POINTS[sort_of(move.piece)]
        case Keep():
            return -POINTS[sort_of(move.piece)]
        case SkipGift():
            return 1
    return 0


def _shown(table: Match) -> Iterator[str]:
    """The table if it has changed, what all see alike, and what a seat or a spectator (-) sees in its own way."""
    views = {seat: to_dict(table.view(seat)) for seat in (*range(table.seats), None)}
    assert all(view["table"] == views[None]["table"] for view in views.values())
    if not table.history or isinstance(table.history[-1][1], Play):
        yield from _drawn(views[None]["table"], views[None]["dead"])
    alike = [part for part in PARTS if all(view[part] == views[None][part] for view in views.values())]
    changed = table.history and not isinstance(table.history[-1][1], Play)
    yield "all: " + _parts(views[None], [part for part in alike if not (changed and part == "dead")])
    own = [part for part in PARTS if part not in alike]
    for seat, view in views.items() if own else ():
        yield f"{'-' if seat is None else PLAYERS[seat]}: {_parts(view, own)}".rstrip()


def _parts(view: dict[str, Any], parts: Iterable[str]) -> str:
    return "  ".join(f"{part} {_plain(view[part])}" for part in parts if view[part] not in ([], None))


def _drawn(laid: Sequence[dict[str, Any]], dead: Sequence[dict[str, Any]]) -> Iterator[str]:
    """The table: a line a row, each cell half a cell further right than the one above it; # is a dead cell."""
    cells = {(each["q"], each["r"]): turned(each["piece"], each["turn"]) for each in laid}
    cells |= {(each["q"], each["r"]): " # " for each in dead}
    if not cells:
        return
    rows = sorted({r for _, r in cells})
    left = min(2 * q + r for q, r in cells)
    for r in range(rows[0], rows[-1] + 1):
        line = ""
        for q in sorted(q for q, row in cells if row == r):
            line = line.ljust(2 * (2 * q + r - left)) + f" {cells[q, r]}"
        yield f"{r:>4} {line}".rstrip()


def _outcome(outcome: dict[str, Any]) -> Iterator[str]:
    for seat, parts in enumerate(outcome["breakdown"]):
        rounds = " + ".join(map(str, parts["rounds"]))
        yield f"{PLAYERS[seat]}: {parts['total']} points = {rounds}, place {outcome['ranking'][seat]}"
        yield f"  left {_plain(parts['left'])}"
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
