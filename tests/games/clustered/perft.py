"""Counts of positions per depth from fixed deals; `python -m tests.games.clustered.perft` writes them anew.

A position at depth n is a sequence of n legal moves; where several seats may move at once, each of them may go first.
"""

from copy import deepcopy
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from klub.games.clustered import GAME
from klub.games.clustered.rules import State
from tests.games.clustered.naive import Naive
from tests.games.clustered.table import RNG, deal, whole_deck

FILE: Final = Path(__file__).with_name("perft.txt")


class Deal(NamedTuple):
    """A block of the file: the first cards of each seat's deck (the rest follows in the order of codes), and counts."""

    name: str
    options: dict[str, Any]
    tops: list[str]
    counts: list[int]

    def naive(self) -> Naive:
        """The deal as a naive game."""
        return Naive([whole_deck(seat, top, self.options) for seat, top in enumerate(self.tops)], **self.options)

    def engine(self) -> State:
        """The deal as a state of the engine."""
        return deal(*self.tops, **self.options)


def read(text: str) -> list[Deal]:
    """The blocks of the file."""
    blocks = [block.splitlines() for block in text.split("\n\n") if not block.startswith("#")]
    return [_parse_deal([line.partition(": ") for line in block]) for block in blocks]


def naive_count(game: Naive, depth: int) -> int:
    """The positions at a depth, by the naive game."""
    listed = [(seat, move) for seat in game.actors() for move in game.moves(seat)]
    if depth == 1:
        return len(listed)
    total = 0
    for seat, move in listed:
        following = deepcopy(game)
        following.play(seat, move)
        total += naive_count(following, depth - 1)
    return total


def engine_count(state: State, depth: int) -> int:
    """The positions at a depth, by the engine, each reached by its move."""
    if depth == 0:
        return 1
    return sum(
        engine_count(GAME.apply(state, seat, move, RNG), depth - 1)
        for seat in GAME.actors(state)
        for move in GAME.moves(state, seat) or ()
    )


def write(text: str) -> str:
    """The file with every count worked out anew by the naive game, to the depths it has."""
    lines, game = [], None
    deals = iter(read(text))
    for line in text.splitlines():
        if line.startswith("deal: "):
            game = next(deals).naive()
        if line.startswith("depth ") and game:
            depth = int(line.split()[1].rstrip(":"))
            line = f"depth {depth}: {naive_count(game, depth)}"
        lines.append(line)
    return "\n".join(lines) + "\n"


def _parse_deal(lines: list[tuple[str, str, str]]) -> Deal:
    fields = {key: value for key, _, value in lines}
    counts = [int(value) for key, value in fields.items() if key.startswith("depth")]
    tops = [value for key, value in fields.items() if key.startswith("seat")]
    return Deal(fields["deal"], msgspec.json.decode(fields["options"]), tops, counts)


if __name__ == "__main__":
    FILE.write_text(write(FILE.read_text(encoding="utf-8")), encoding="utf-8")
