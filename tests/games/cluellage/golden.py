"""Whole games as readable text, with what every seat sees at each move.

`python -m tests.games.cluellage.golden` writes the files anew. Do so only when the rules, the view or the words changed
on purpose, read the difference line by line, and raise the game's version if an old game would now go differently.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from klub.core import Rng, to_dict
from klub.games.cluellage import GAME
from klub.games.cluellage.moves import Guess
from klub.match import Match
from tests.games.cluellage.table import match

FOLDER: Final = Path(__file__).with_name("golden")
PLAYERS: Final = "ABCDEF"
PARTS: Final = (
    *("phase", "round", "actors", "awaited", "words", "number", "piles", "deck", "discard", "word_deck", "wave"),
    *("middle", "claimed", "ready", "finished", "late", "collages", "order", "owner", "shown", "guessed", "guess"),
    *("points", "events"),
)
ONE_CHANGE_IN: Final = 4  # guesses that are changed before the last is in


class Game(NamedTuple):
    """A game to write down."""

    title: str
    seats: int
    seed: int
    options: dict[str, Any]


GAMES: Final = {
    "three-players.txt": Game("Cluellage for three, two rounds", 3, 2, {"rounds": 2}),
    "house-rules.txt": Game(
        "Cluellage for four: one category, live collages, in the order of finishing, one round",
        4,
        3,
        {
            "rounds": 1,
            "categories": ["location"],
            "live_collages": True,
            "exhibit_order": "finish",
            "collage_timer": 60,
        },
    ),
    "gallery.txt": Game("The gallery of a day", 1, 4, {"gallery": 20260131, "gallery_size": 3}),
}


def write(game: Game) -> str:
    """A game, played at random, from the deal to the outcome."""
    table = match(game.seats, game.seed, **game.options)
    lines = [f"# {game.title}", f"seats {game.seats}, seed {game.seed}, options {_plain(to_dict(table.options))}"]
    lines += [f"commitment {table.commitment}", "", "== start", *_shown(table)]
    chance = Rng(bytes(32), game.seed)
    while table.awaited:
        seat = chance.choice(table.actors if chance.below(ONE_CHANGE_IN) == 0 else table.awaited)
        late = table.state.phase == "collage" and table.state.options.collage_timer and not table.state.late
        move = GAME.lapse(table.state, seat) if late else GAME.sample(table.state, seat, chance)
        table.play(seat, move)
        said = "guess" if isinstance(move, Guess) else ""
        lines += ["", f"== {len(table.history)}: {PLAYERS[seat]} {said or _plain(to_dict(move))}", *_shown(table)]
    assert table.outcome is not None
    lines += ["", "== outcome", _plain(to_dict(table.outcome))]
    return "\n".join(lines) + "\n"


def _shown(table: Match) -> Iterator[str]:
    """What all see alike, and what a seat or a spectator (-) sees in its own way; of the album only its links."""
    views = {seat: to_dict(table.view(seat)) for seat in (*range(table.seats), None)}
    for view in views.values():
        view["words"] = view["words"][-1]["id"]
        assert view["album"] == views[None]["album"]
    alike = [part for part in PARTS if all(view[part] == views[None][part] for view in views.values())]
    yield "all: " + _parts(views[None], alike)
    own = [part for part in PARTS if part not in alike]
    for seat, view in views.items() if own else ():
        yield f"{'-' if seat is None else PLAYERS[seat]}: {_parts(view, own)}".rstrip()


def _parts(view: dict[str, Any], parts: Iterable[str]) -> str:
    return "  ".join(f"{part} {_plain(view[part])}" for part in parts if view[part] not in ([], None))


def _plain(value: Any) -> str:
    """Plain data as short text; a card that lies somewhere is `p017a@500,400/15`."""
    if isinstance(value, dict) and set(value) == {"card", "x", "y", "angle"}:
        return "{card}@{x},{y}/{angle}".format(**value)
    if isinstance(value, dict):
        return "{" + " ".join(f"{key}={_plain(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + " ".join(map(_plain, value)) + "]"
    return "-" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        (FOLDER / name).write_text(write(game), encoding="utf-8")
