"""What is in the box: cards, words, dice, tokens, and who may play."""

from collections import Counter

import pytest

from klub.core import Malformed
from klub.games.cluellage import GAME, pictures, word_cards
from klub.games.cluellage.moves import Guess
from klub.games.cluellage.options import DECLARATION
from klub.texts import languages, say
from tests.games.cluellage.table import begun, exhibiting, refused
from tests.games.cluellage.test_page import PAGE
from tests.games.pages import DOCS

PRINTED = """
Barack Obama, Mickey Mouse, Hulk, Chewbacca, Shakira, Charlie Chaplin,
Australia, Andes, Statue of Liberty, Dubai, Stonehenge, Loch Ness,
Car, Fork, Fireman, Jellyfish, Dandelion, Die,
Hurricane, Order, Crash, Heritage, Hike, Imprisonment
"""


def test_three_to_six_play_or_one_alone() -> None:
    """CLG-1: two are refused with a code of their own; one alone visits the gallery, which is not from the rulebook."""
    assert (1, 3, 4, 5, 6) == DECLARATION.tables
    with pytest.raises(Malformed) as caught:
        GAME.parse_options({}, 2)

    assert ("seats/not_played", [1, 3, 4, 5, 6]) == (caught.value.code, caught.value.facts["known"])


def test_age_and_time_stand_on_the_page() -> None:
    """CLG-2, CLG-3: 12 and up, 20 minutes; the lobby says the time too."""
    assert "ages 12 and up" in PAGE.text
    assert "20 minutes" in PAGE.text
    assert {"20 min"} == {say("cluellage-name.minutes", language) for language in languages()}


def test_a_hundred_cards_have_a_picture_on_both_sides() -> None:
    """CLG-5: 200 pictures, each with words for what is seen on it, in every language."""
    assert (100, 200, 200) == (pictures.CARDS, len(set(pictures.IDS)), len(pictures.tags()))
    assert all(5 <= len(tags) <= 8 for tags in pictures.tags())
    said = pictures.tag_words()
    assert {tag for tags in pictures.tags() for tag in tags} <= set(said)
    assert all(set(each) == set(languages()) and all(each.values()) for each in said.values())


def test_forty_nine_word_cards_in_four_categories() -> None:
    """CLG-6, CLG-7, CLG-8, CLG-9, CLG-10: 10 Characters, 7 Locations, 22 Objects, 10 Abstract Notions; two sides."""
    sides = Counter(card.category for card in word_cards.sides())

    assert {"character": 20, "location": 14, "object": 44, "notion": 20} == sides
    assert {category: count // 2 for category, count in sides.items()} == word_cards.CARDS
    assert 49 == sum(word_cards.CARDS.values())


def test_a_side_lists_six_words() -> None:
    """CLG-11: numbered 1 to 6, in all languages."""
    for card in word_cards.sides():
        assert [f"{card.id}{number}" for number in range(1, 7)] == [word.id for word in card.words]
        assert all(set(word.texts) == set(languages()) for word in card.words)


def test_the_two_sides_of_a_card_follow_each_other() -> None:
    """CLG-Q33: both sides belong to the category of the outline."""
    for front, back in zip(word_cards.sides()[::2], word_cards.sides()[1::2], strict=True):
        assert (front.id[:-1], "ab", front.category) == (back.id[:-1], front.id[-1] + back.id[-1], back.category)


def test_the_rulebooks_own_examples_are_absent() -> None:
    """CLG-12, CLG-13, CLG-14, CLG-15, CLG-L4: the words printed in the rulebook are not ours."""
    ours = {word.texts["en"].casefold() for card in word_cards.sides() for word in card.words}

    assert 24 == len(PRINTED.strip().replace("\n", " ").split(","))
    assert set() == ours & {word.strip().casefold() for word in PRINTED.split(",")}


def test_everyone_has_a_screen_and_a_die() -> None:
    """CLG-16, CLG-17, CLG-26: six of each, so that six can play; behind the screen only its owner sees the die."""
    state = begun(6)

    assert 6 == len(state.dice) == DECLARATION.most_seats
    assert list(state.dice) == [GAME.view(state, seat).number for seat in range(6)]
    assert GAME.view(state, None).number is None


def test_tokens_go_from_one_to_six() -> None:
    """CLG-18, CLG-28: six sets of six; there is no other number, and none is missing."""
    state = exhibiting(6)

    assert [Guess(number) for number in range(1, 7)] == list(GAME.moves(state, 1) or ())
    for number in (-1, 0, 7):
        assert "cluellage/no_such_number" == refused(state, 1, Guess(number)).code


def test_the_bank_never_runs_out() -> None:
    """CLG-19, CLG-30, CLG-Q32: 190 points of tokens, more than six players can score; all lie in the bank at first."""
    assert 20 * 2 + 15 * 10 == 190 > 6 * 3 * 2 * 5
    assert (0,) * 6 == begun(6).points


def test_the_rules_are_written_down() -> None:
    """CLG-20: one rulebook, here as a ledger."""
    assert (DOCS.parent / DECLARATION.rules).is_file()
