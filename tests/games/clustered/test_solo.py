"""Alone at the table: all standard rules, and a score to beat."""

from typing import Any

import pytest

from klub import match
from klub.games.clustered import GAME
from tests.games.clustered.table import deal, lay, moves, play, played, refused, short

OPTION_SETS: list[dict[str, Any]] = [
    {},
    {"quick_play": True},
    {"third_wild": "all"},
    {"first_bonuses": True, "largest_bonuses": True},
    {"bounds": {"shape": "round", "diameter": 9}},
]


@pytest.mark.parametrize("options", OPTION_SETS)
def test_a_solo_game_ends_when_all_own_cards_are_gone(options: dict[str, Any]) -> None:
    """CLU-Q30: one player, 29 or 30 cards laid or discarded, with every option."""
    game = played(1, seed=71, **options)
    end = game.view(0)

    assert (30 if "third_wild" in options else 29) == len(game.history)
    assert (end.phase, end.hand_sizes, end.deck_sizes) == ("over", (0,), (0,))
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.ranking) == ([0], [1])


def test_all_standard_rules_hold_alone() -> None:
    """CLU-68: one neighbour or more, two attributes in common, no free discard, and always the same player's turn."""
    state = play(deal("1CD 2SH 1CH"), "B 1CD 1,0")

    assert GAME.actors(state) == (0,)
    assert refused(state, "B 2SH 2,0").code == "clustered/too_few_shared"
    assert refused(state, "B drops 2SH").code == "clustered/must_place"
    assert "B 1CH 2,0" in moves(state, "B")


def test_the_score_to_beat_is_in_the_game_file() -> None:
    """CLU-68: the aim is to beat one's own best score, so a finished game records its score."""
    game = played(1, seed=72)
    record = game.record()

    assert game.outcome is not None
    assert record.result is not None
    assert game.outcome.scores == record.result["scores"]


def test_games_with_the_same_options_can_be_compared() -> None:
    """CLU-Q30: best scores are kept apart per set of options, so equal sets are recorded alike and others are not."""
    spelt_out = {option.name: option.default for option in GAME.declaration.options}
    sets = [match("clustered", 1, 1, options).record().options for options in OPTION_SETS]

    assert sets[0] == match("clustered", 1, 2, spelt_out).record().options
    assert all(one != other for at, one in enumerate(sets) for other in sets[:at])


def test_alone_the_largest_features_are_never_tied() -> None:
    """CLU-Q30: any line of three and any 2×2 brings its bonus."""
    state = lay("B 1,0; B 2,0; B 1,1; B 2,1; B 3,0", seats=1, largest_bonuses=True)

    assert GAME.view(state, 0).scores == (4 + 3 + 2 + 2,)


def test_a_game_without_points_is_still_a_game() -> None:
    """CLU-Q30: two cards score nothing, and the only player has the first place."""
    outcome = GAME.outcome(play(short("W W"), "B W 1,0; B W 2,0"))

    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.ranking) == ([0], [0], [1])
