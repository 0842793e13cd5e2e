"""Games for tests of tables: one that wants silence and carries something over, one with chance and unlisted moves."""

from typing import Any

from msgspec import structs

from klub.core import Game
from klub.games import game as real_game
from tests.core.check.tiny import Duel, DuelOptions, DuelState, Heap


class Hush(Duel):
    """As Duel, but who has laid a card is silent until all have, and a winner deals the next game."""

    declaration = structs.replace(Duel.declaration, name="hush")

    def silent(self, state: DuelState) -> tuple[int, ...]:
        return tuple(seat for seat, card in enumerate(state.laid) if card is not None)

    def rematch(self, state: DuelState, options: DuelOptions) -> DuelOptions:
        outcome = self.outcome(state)
        return structs.replace(options, dealer=outcome.winners[0]) if outcome else options


TEST_GAMES: dict[str, Game[Any, Any, Any, Any]] = {"hush": Hush(), "heap": Heap()}


def find_game(name: str) -> Game[Any, Any, Any, Any]:
    """A game of the tests, or one of Klub's."""
    return TEST_GAMES.get(name) or real_game(name)
