"""What a player types: a whole game as lines, made by playing the same game in memory."""

from collections.abc import Sequence
from typing import Any

from typer.testing import CliRunner, Result

import klub as library
from klub.cli import app
from klub.cli.play import Table
from klub.cli.terminal import Terminal
from klub.core import parse_seed
from klub.core.terminal import YOU
from klub.games.clustered.moves import Place
from klub.match import Match

ENGLISH = {"LC_ALL": "en_GB.UTF-8"}


def klub(*words: object, lines: Sequence[str] = (), env: dict[str, str] | None = None) -> Result:
    """Run the program with these arguments, and these lines typed; in English unless the environment says else."""
    text = "".join(f"{line}\n" for line in lines)
    return CliRunner().invoke(app, [str(word) for word in words], input=text, env=env or ENGLISH)


def whole_game(seed: int, seats: int, level: str, options: dict[str, Any]) -> tuple[Match, list[str]]:
    """A game in which the player always makes the first legal move, and the lines that play it."""
    match = library.match("clustered", seats, seed, options)
    table = Table(Terminal("en"), match, level, parse_seed(seed))
    lines: list[str] = []
    while match.actors:
        if YOU not in match.actors:
            table.bot_turn(match.actors[0])
            continue
        moves = match.moves(YOU)
        assert moves, "the player may move"
        card = match.view(YOU).hand.index(moves[0].card) + 1
        place = [f"{moves[0].x} {moves[0].y}"] if isinstance(moves[0], Place) else []
        lines += [f"{card}", *place] if len(lines) % 3 else [" ".join([f"{card}", *place])]
        match.play(YOU, moves[0])
    return match, lines
