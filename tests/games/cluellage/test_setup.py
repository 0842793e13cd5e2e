"""Setup and the word of a round."""

from collections import Counter

import pytest

from klub.games.cluellage import GAME
from klub.games.cluellage.events import RoundBegan
from klub.games.cluellage.moves import Ready
from klub.games.cluellage.pictures import CARDS, IDS
from klub.games.cluellage.word_cards import CATEGORIES, sides
from tests.games.cluellage.table import all_ready, begun, claiming, play, refused, whole_round

SEEDS = range(40)


def test_locations_are_laid_aside() -> None:
    """CLG-23, CLG-27, CLG-L2, CLG-Q1: 42 Word cards stay; the table may put the seven Locations back in."""
    without, with_them = begun(), begun(locations=True)

    assert (42, 49) == (len(without.word_deck) + 1, len(with_them.word_deck) + 1)
    assert "location" not in {sides()[side].category for side in (*without.word_deck, *without.words)}


def test_word_cards_are_shuffled_either_side_up() -> None:
    """CLG-25, CLG-36, CLG-Q3: each card once, in any order, and any of its sides is the one that counts."""
    first = [begun(seed=seed).words[0] for seed in SEEDS]
    deck = begun().word_deck

    assert len(deck) == len({side // 2 for side in deck})
    assert {0, 1} == {side % 2 for side in first} == {side % 2 for side in deck}
    assert len(set(first)) > 20
    assert list(deck) != sorted(deck)


def test_picture_cards_are_shuffled_either_side_up() -> None:
    """CLG-29: all hundred of them, each once."""
    state = begun(6)
    cards = [*state.deck, *(picture for pile in state.piles for picture in pile)]

    assert list(range(CARDS)) == sorted(picture // 2 for picture in cards)
    assert {0, 1} == {picture % 2 for picture in cards}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everyone_is_dealt_five_cards(seats: int) -> None:
    """CLG-31, CLG-T1: 5N of them, so three rounds take at most 90 of the hundred."""
    state = begun(seats)

    assert (5,) * seats == GAME.view(state, 0).piles
    assert CARDS - 5 * seats == len(state.deck)
    assert 3 * 5 * 6 == 90 <= CARDS


def test_nobody_sees_what_is_in_a_pile() -> None:
    """CLG-32, CLG-Q4: a pile is shown as a count, for its owner too; its cards appear in no view."""
    state = begun(3)
    hidden = {IDS[side] for pile in state.piles for picture in pile for side in (picture, picture ^ 1)}

    for seat in (None, 0, 1, 2):
        shown = str(GAME.view(state, seat))
        assert not [card for card in hidden if card in shown]


def test_a_word_card_lies_open_for_all() -> None:
    """CLG-36: six words, the same for everybody, with the texts of all languages."""
    state = begun(4)
    cards = [GAME.view(state, seat).words for seat in (None, 0, 1, 2, 3)]

    assert [cards[0]] * 5 == cards
    assert (1, 6) == (len(cards[0]), len(cards[0][0].words))


def test_the_die_is_secret_and_says_which_word() -> None:
    """CLG-37, CLG-38, CLG-Q5: everyone knows their number, at any time, and no other."""
    state = begun(3)

    assert [1, 2, 3, 4, 5, 6] == sorted({number for seed in SEEDS for number in begun(seed=seed).dice})
    for seat in range(3):
        assert state.dice[seat] == GAME.view(state, seat).number == GAME.view(claiming(3), seat).number


def test_equal_numbers_are_not_rolled_again() -> None:
    """CLG-39, CLG-40: several may have the same number; the dice are the server's, so nobody can cheat about them."""
    pairs = Counter(len(set(begun(3, seed).dice)) for seed in SEEDS)

    assert {1, 2, 3} >= set(pairs) > {3}


def test_cards_are_flipped_once_everyone_is_ready() -> None:
    """CLG-35: getting the word comes first; whoever is ready waits for the others."""
    state = play(begun(3), (1, Ready()))

    assert ("word", (0, 2), (1,)) == (state.phase, GAME.actors(state), GAME.view(state, 0).ready)
    assert "move/not_your_turn" == refused(state, 1, Ready()).code
    assert "claim" == all_ready(state).phase


def test_every_round_has_new_words_and_cards() -> None:
    """CLG-L3, CLG-Q2, CLG-Q31: five cards each at the start of each round; a Word card does not come back."""
    state = whole_round(begun(3))

    assert (2, "word", (5, 5, 5)) == (state.round, state.phase, GAME.view(state, 0).piles)
    assert 2 == len({side // 2 for side in state.words})
    assert not {side // 2 for side in state.words} & {side // 2 for side in state.word_deck}
    assert 100 - 15 - 15 == len(state.deck)


def test_discards_are_shuffled_in_when_cards_run_short() -> None:
    """CLG-46, CLG-T1: with six players after three rounds; then all cards are in play again."""
    state = begun(6, rounds=5)
    for _ in range(3):
        state = whole_round(state, wrong=1)
    cards = [*state.deck, *state.discard, *(picture for pile in state.piles for picture in pile)]

    assert (4, 0, 70) == (state.round, len(state.discard), len(state.deck))
    assert list(range(CARDS)) == sorted(picture // 2 for picture in cards)
    assert RoundBegan(4, reshuffled=True) == state.events[-1]


@pytest.mark.parametrize("category", CATEGORIES)
def test_a_deck_of_one_category_lasts(category: str) -> None:
    """CLG-72, CLG-T2, CLG-Q33: all cards of that outline and no other; the fewest are seven, and a game takes three."""
    state = begun(3, categories=[category], rounds=7)
    count = {"character": 10, "location": 7, "object": 22, "notion": 10}[category]

    assert count == len(state.word_deck) + 1 >= 7
    assert {category} == {sides()[side].category for side in (*state.word_deck, *state.words)}


def test_other_mixes_are_a_rule_of_the_house() -> None:
    """CLG-Q34: two or three categories."""
    state = begun(3, categories=["location", "notion"])

    assert {"location", "notion"} == {sides()[side].category for side in state.word_deck}
    assert 17 == len(state.word_deck) + 1
