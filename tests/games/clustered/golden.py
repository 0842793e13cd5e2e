"""Whole games as readable text, with what every seat sees at each move.

`python -m tests.games.clustered.golden` writes the files anew. Do so only when the rules or the view changed on
purpose, read the difference line by line, and raise the game's version if an old game would now go differently.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from klub import Match, match
from klub.core import Rng, to_dict
from klub.games.clustered import GAME
from klub.games.clustered.moves import Move, Place
from tests.games.clustered.table import PLAYERS, RNG, format_step

FOLDER: Final = Path(__file__).with_name("golden")
PARTS: Final = (
    *("phase", "turn", "actors", "hand_sizes", "deck_sizes", "scores", "bonuses"),
    *("hand", "drawn", "discards", "events"),
)


class Game(NamedTuple):
    """A game to write down."""

    title: str
    seats: int
    seed: int
    options: dict[str, Any]


GAMES: Final = {
    "two-players.txt": Game("Clustered for two, basic rules", 2, 2024, {}),
    "quick-play.txt": Game(
        "Clustered for three: quick play, all bonuses, one third wild, a table with an edge",
        3,
        12,
        {
            "quick_play": True,
            "first_bonuses": True,
            "largest_bonuses": True,
            "third_wild": [2],
            "first_player": 1,
            "bounds": {"shape": "rectangle", "width": 10, "height": 8},
        },
    ),
}


def write(game: Game) -> str:
    """A game, played by players who take the most points at once, from the deal to the outcome."""
    table = match("clustered", game.seats, game.seed, game.options)
    lines = [f"# {game.title}", f"seats {game.seats}, seed {game.seed}, options {_plain(to_dict(table.options))}"]
    lines += [f"commitment {table.commitment}", "", "== start", *_shown(table)]
    chance = Rng(bytes(32), game.seed)
    while table.actors:
        seat = chance.choice(table.actors)
        move = _greedy(table, seat, chance)
        table.play(seat, move)
        lines += ["", f"== {len(table.history)}: {format_step(PLAYERS[seat], move)}", *_shown(table)]
    assert table.outcome is not None
    lines += ["", "== outcome", *_outcome(to_dict(table.outcome))]
    return "\n".join(lines) + "\n"


def _greedy(table: Match, seat: int, chance: Rng) -> Move:
    """A move after which its player has the most points; of several, any."""
    listed: Sequence[Move] = table.moves(seat) or ()
    after = [GAME.view(GAME.apply(table.state, seat, move, RNG), None).scores[seat] for move in listed]
    return chance.choice([move for move, score in zip(listed, after, strict=True) if score == max(after)])


def _shown(table: Match) -> Iterator[str]:
    """The table if it has changed, what all see alike, and what a seat or a spectator (-) sees in its own way."""
    views = {seat: to_dict(table.view(seat)) for seat in (*range(table.seats), None)}
    assert all(view[part] == views[None][part] for view in views.values() for part in ("table", "breakdown"))
    if not table.history or isinstance(table.history[-1][1], Place):
        yield from _drawn(views[None]["table"])
    alike = [part for part in PARTS if all(view[part] == views[None][part] for view in views.values())]
    yield "all: " + _parts(views[None], alike)
    own = [part for part in PARTS if part not in alike]
    for seat, view in views.items() if own else ():
        yield f"{'-' if seat is None else PLAYERS[seat]}: {_parts(view, own)}".rstrip()


def _parts(view: dict[str, Any], parts: Iterable[str]) -> str:
    return "  ".join(f"{part} {_plain(view[part])}" for part in parts if view[part] not in ([], None))


def _drawn(laid: Iterable[dict[str, Any]]) -> Iterator[str]:
    """The table: a line a row, each card with its player's letter."""
    cards = {(card["x"], card["y"]): card for card in laid}
    columns, rows = ([cell[way] for cell in cards] for way in (0, 1))
    yield "     " + "".join(f"{x:>5}" for x in range(min(columns), max(columns) + 1))
    for y in range(min(rows), max(rows) + 1):
        cells = [_card(cards.get((x, y))) for x in range(min(columns), max(columns) + 1)]
        yield f"{y:>5}" + "".join(f"{cell:>5}" for cell in cells)


def _card(card: dict[str, Any] | None) -> str:
    if card is None:
        return "."
    return "*" if card["seat"] is None else PLAYERS[card["seat"]] + str(card["card"])


def _outcome(outcome: dict[str, Any]) -> Iterator[str]:
    for seat, parts in enumerate(outcome["breakdown"]):
        yield f"{PLAYERS[seat]}: {parts['total']} points, place {outcome['ranking'][seat]}"
        for line in parts["lines"]:
            yield f"  {line['direction']} {_cells(line['cells'])}: {line['points']}"
        if block := parts["rectangle"]:
            yield f"  rectangle {block['width']}×{block['height']} at {block['x']},{block['y']}: {block['points']}"
        for bonus in parts["bonuses"]:
            yield f"  {bonus['bonus']} {_cells(bonus['cells'])}: {bonus['points']}"
    yield f"winners {' '.join(PLAYERS[seat] for seat in outcome['winners'])}"


def _cells(cells: Sequence[dict[str, int]]) -> str:
    """From the first cell to the last."""
    return " to ".join(f"{cell['x']},{cell['y']}" for cell in (cells[0], cells[-1]))


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
