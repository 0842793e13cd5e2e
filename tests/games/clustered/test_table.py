"""The tables that the other tests build are real ones."""

from typing import Any

import pytest

from klub import match
from klub.games.clustered import GAME
from klub.games.clustered.view import Drew
from tests.games.clustered.table import RNG, format_step, over, parse_step, picture_cells, stack


@pytest.mark.parametrize("options", [{}, {"third_wild": [1], "largest_bonuses": True}, {"quick_play": True}])
def test_a_stacked_game_is_the_game_of_a_match(options: dict[str, Any]) -> None:
    """CLU-17: with the decks that a match turned out to have, the same moves lead through the same states."""
    game = match("clustered", 2, 1, {"first_player": 1, **options})
    states, piles = [game.state], [list(game.view(seat).hand) for seat in range(2)]
    while game.actors:
        seat = game.actors[-1]
        game.play(seat, (game.moves(seat) or ())[-1])
        states.append(game.state)
        piles[seat] += [card for event in game.view(seat).events if isinstance(event, Drew) for card in event.cards]

    state = stack(piles, 1, **options)
    assert state == states[0]
    for (seat, move), expected in zip(game.history, states[1:], strict=True):
        state = GAME.apply(state, seat, move, RNG)  # type: ignore[arg-type] # a history holds moves
        assert state == expected


def test_a_picture_lies_on_the_table_as_it_is_drawn() -> None:
    """CLU-T1: x grows to the right, y downwards, and the start card is at (0, 0)."""
    picture = "BB.\n.SO"
    laid = {(card.x, card.y): card.seat for card in GAME.view(over(picture), None).table}

    assert laid == picture_cells(picture) == {(-1, -1): 0, (0, -1): 0, (0, 0): None, (1, 0): 1}


@pytest.mark.parametrize("step", ["B 1CD 1,0", "O W -3,12", "G drops 2SH"])
def test_a_step_is_read_as_it_is_written(step: str) -> None:
    """CLU-20: a step names a player, a card, and a place unless the card is discarded (CLU-21)."""
    seat, move = parse_step(step)

    assert format_step("BOG"[seat], move) == step
