"""New game keeps what every game promises, and plays by its rules."""

import klub
from klub import check_game
from klub.core import Rng

from new_game.game import GAME, Take


def test_it_keeps_what_every_game_promises() -> None:
    """`check_game` plays at random, with random options, and looks at everything on the way."""
    assert check_game(GAME).games


def test_it_is_on_the_shelf() -> None:
    """Once the package is installed, Klub offers the game and says what it is called."""
    assert "new_game" in klub.games()


def test_whoever_takes_the_last_stone_loses() -> None:
    """With seven stones for two, 3 + 3 + 1 makes the first player lose."""
    state = GAME.setup(GAME.parse_options({"stones": 7}, 2), 2, Rng(bytes(32)))
    for stones in (3, 3, 1):
        state = GAME.apply(state, GAME.actors(state)[0], Take(stones), Rng(bytes(32)))

    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == [1]
