"""For each promise a game that breaks it: the check that bears its name fails."""

import pytest

from klub.core.check import PROMISES, Nonconforming, check_game
from tests.core.check.nonconforming import BROKEN, declared, hooked, played, seen
from tests.core.check.tiny import Duel, Heap

assert all((declared, hooked, played, seen)), "they register their games"


@pytest.mark.parametrize(
    ("check", "game"), [pytest.param(check, game, id=f"{check}-{game.__name__}") for check, game in BROKEN]
)
def test_a_broken_promise_is_named(check: str, game: type[Duel] | type[Heap]) -> None:
    """The check of the broken promise fails, and says what it found."""
    with pytest.raises(Nonconforming) as caught:
        check_game(game(), games=40, longest=40)

    assert check == caught.value.check
    assert caught.value.found


def test_every_promise_has_a_game_that_breaks_it() -> None:
    """No check is there that cannot fail."""
    assert sorted(PROMISES) == sorted({check for check, _ in BROKEN})


def test_a_live_game_can_conform() -> None:
    """Live turns that keep their promises are accepted."""
    assert check_game(hooked.Live(), games=4).games == 4
