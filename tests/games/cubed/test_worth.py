"""What moves are worth at once, everyone's points, and who starts the next game."""

import pytest

from klub import match
from klub.core import Rng
from klub.games.cubed import GAME
from klub.games.cubed.moves import Draw, DrawMany, Give, Keep, Pass, Play, SkipGift
from tests.games.cubed.table import chance, moves, table, walls

VARIANTS = {"bridging": True, "fill_the_void": True, "draw_many": True}


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_move_is_worth_what_it_takes_off_the_hand(seats: int) -> None:
    """CUB-36 … CUB-39: along whole games with all variant plays, what the view says of the hand before and after."""
    game, rng, kinds = match("cubed", seats, seed=4, options={**VARIANTS, "solo_variants": True}), Rng(bytes(32)), set()
    while game.actors:
        seat = game.actors[0]
        listed, worth = game.moves(seat) or (), GAME.weigh(game.state, seat)

        assert worth is not None
        assert len(listed) == len(worth)
        place = rng.below(len(listed))
        held, round_ = game.view(seat).points, game.state.round
        game.play(seat, listed[place])
        kinds.add(type(listed[place]))
        if isinstance(listed[place], Draw | DrawMany):
            assert worth[place] == 0
        elif game.state.round == round_:
            assert held - game.view(seat).points == worth[place]

    assert {Play} <= kinds <= {Play, Draw, DrawMany, Keep, Give, Pass, SkipGift}


def test_gifts_count_as_pieces_laid_and_skipping_counts_nothing() -> None:
    """CUB-45: a Blocking piece given away is five points less."""
    state = table("aaa axx abc", "bcd", laid=walls((1, 0)), fill_the_void=True)
    state = GAME.apply(state, 0, Play("aaa", 1, 0, 0), chance())

    assert ["gives abc to B", "gives axx to B", "skips"] == moves(state, "A")
    assert [1, 5, 0] == list(GAME.weigh(state, 0) or ())
    assert [] == list(GAME.weigh(state, 1) or ())


def test_standing_is_what_the_rounds_so_far_cost() -> None:
    """CUB-35: nothing before the first round is over; the scores at the end."""
    game, rng = match("cubed", 3, seed=2), Rng(bytes(32))
    seen = [list(GAME.standing(game.state) or ())]
    while game.actors:
        before = game.state.round
        game.play(game.actors[0], game.game.sample(game.state, game.actors[0], rng))
        now = list(GAME.standing(game.state) or ())
        assert now == seen[-1] or game.state.round > before or not game.actors
        seen.append(now)

    assert game.outcome is not None
    assert [0, 0, 0] == seen[0]
    assert game.outcome.scores == seen[-1]


@pytest.mark.parametrize("first", [None, 2])
def test_the_oldest_starts_the_next_game_too(first: int | None) -> None:
    """CUB-12, CUB-Q20: whoever was stated or drawn to be the oldest; other options stay."""
    game = match("cubed", 3, seed=6, options={"first_player": first, "rounds": 1})
    options = GAME.rematch(game.state, game.state.options)

    assert (game.state.oldest, 1) == (options.first_player, options.rounds)
    assert game.state.oldest == GAME.setup(options, 3, Rng(bytes(32), 9)).turn
