"""Cluellage in words: refusals as the engine gives them, events as a view holds them."""

from itertools import product
from typing import get_args

import pytest

from klub.core import Illegal, Malformed
from klub.core.options import Choice
from klub.core.words import acting
from klub.games.cluellage import GAME
from klub.games.cluellage.collage import Placed, side_by_side
from klub.games.cluellage.events import Event, Revealed
from klub.games.cluellage.moves import Claim, Guess, Hang, Ready
from klub.games.cluellage.options import DECLARATION
from klub.games.cluellage.pictures import picture_words
from klub.games.cluellage.state import Phase, State
from klub.games.cluellage.words import phase_words, word_of
from klub.texts import explain, has_sentence, languages, say
from tests.games.cluellage import test_page
from tests.games.cluellage.table import (
    STACK,
    all_ready,
    at,
    begun,
    claiming,
    collaging,
    exhibiting,
    finish_round,
    guess_all,
    middle,
    own,
    plain_collage,
    play,
    refused,
)

NAMES = ("Ada", "Ben", "Cleo")


def refusals() -> dict[str, Illegal]:
    """One refusal of each code."""
    claim, collage, exhibit = claiming(3), collaging(3), exhibiting(3)
    cards, theirs = own(collage, 0), own(collage, 1)
    claimed = play(claim, (1, Claim(middle(claim)[0])))
    back = cards[0][:-1] + ("b" if cards[0].endswith("a") else "a")
    found = [
        refused(claimed, 0, Claim(middle(claim)[0])),
        refused(claimed, 1, Claim(middle(claim)[1])),
        refused(claim, 0, Claim(theirs[4])),
        refused(claim, 0, Claim("p000x")),
        refused(claim, 0, Ready()),
        refused(play(collage, (0, plain_collage(collage, 0))), 0, plain_collage(collage, 0)),
        refused(collage, 0, Hang(at(cards, *STACK))),
        refused(collage, 0, Hang(side_by_side([theirs[0], *cards[1:]]))),
        refused(collage, 0, Hang(side_by_side([back, *cards[1:]]))),
        refused(collage, 0, Hang(())),
        refused(collage, 0, Hang((Placed(cards[0], 0, 0, 0), *side_by_side(cards)[1:]))),
        refused(exhibit, 0, Guess(1)),
        refused(exhibit, 1, Guess(7)),
    ]
    return {refusal.code: refusal for refusal in found}


@pytest.mark.parametrize("language", languages())
def test_every_refusal_of_the_engine_is_explained(language: str) -> None:
    """What the engine really refuses with is enough for every language's sentence, and its rule is named."""
    for code, refusal in refusals().items():
        said = explain(code, refusal.facts, language)

        assert said != say("refusal-unknown", language, code=code)
        assert refusal.facts.get("rule", "") in said


def test_all_refusals_are_among_them() -> None:
    """One of each code that the page of Cluellage lists."""
    assert set(test_page.PAGE.refusals) == set(refusals())


def test_a_lost_race_names_who_was_faster() -> None:
    """CLG-Q8: by the name of the seat."""
    refusal = refusals()["cluellage/claimed"]

    assert "Player B was faster: this card is taken. Claim another one (rule CLG-Q8)." == explain(
        refusal.code, refusal.facts
    )


@pytest.mark.parametrize("language", languages())
def test_two_players_are_told_why_not(language: str) -> None:
    """CLG-1: with the numbers that can play."""
    with pytest.raises(Malformed) as caught:
        GAME.parse_options({}, 2)
    said = explain(caught.value.code, caught.value.facts, language)

    assert "1, 3, 4, 5, 6" in said


def states() -> list[State]:
    """States whose last events are of every kind."""
    wave, collage = claiming(3), collaging(3)
    two = play(wave, (0, Claim(middle(wave)[0])), (1, Claim(middle(wave)[1])))
    exhibit = exhibiting(3)
    reveal = guess_all(exhibit, 0, 1, 1)
    gallery = begun(1)
    return [
        begun(3),
        play(begun(3), (0, Ready())),
        wave,
        two,
        play(collage, (0, plain_collage(collage, 0))),
        play(collage, (0, GAME.lapse(collage, 0))),
        exhibit,
        play(exhibit, (1, Guess(1)), (1, Guess(2))),
        play(exhibit, (1, Guess(1))),
        reveal,
        finish_round(reveal, wrong=1),
        finish_round(reveal),
        gallery,
        play(gallery, (0, Guess(0))),
        play(gallery, (0, Guess(gallery.gallery[0].number))),
        all_ready(reveal),
    ]


@pytest.mark.parametrize("language", languages())
def test_every_event_is_told(language: str) -> None:
    """Everything that can happen, as those see it who did it and those who did not."""
    told: set[str] = set()
    for state in states():
        names = NAMES[: state.seats]
        for event in state.events:
            for you, view in product((0, 1, None), (None, GAME.view(state, None))):
                words = GAME.words().event(event, names, you, language, view)
                assert words == words.strip() != ""
            told.add(str(type(event).__struct_config__.tag))

    assert {kind.__struct_config__.tag for kind in get_args(Event)} == told


def test_events_say_who_and_what() -> None:
    """In English, for one of the players."""
    wave = claiming(3)
    two = play(wave, (1, Claim(middle(wave)[1])), (0, Claim(middle(wave)[0])))
    said = [GAME.words().event(event, NAMES, 2) for event in two.events]
    first, _, last = middle(wave)

    assert f"Ada claims: {picture_words(first)}." == said[0]
    assert f"You get the last one: {picture_words(last)}." == said[1]
    assert f"Wave 2 of 5: {'; '.join(picture_words(card) for card in middle(two))}." == said[2]


def test_a_revealed_word_is_told_by_its_number_where_no_view_is_at_hand() -> None:
    """And by its text where there is one."""
    reveal = guess_all(exhibiting(3), 0, 1, 1)
    view = GAME.view(reveal, None)
    event = next(event for event in reveal.events if isinstance(event, Revealed))

    assert f"“{event.number}”" in GAME.words().event(event, NAMES)
    assert f"“{word_of(view, event.number, 'en')}”" in GAME.words().event(event, NAMES, view=view)


@pytest.mark.parametrize(
    ("language", "alone", "together", "one", "several"),
    [
        ("en", "You are guessing.", "You are guessing, and so is Bo.", "Bo is guessing.", "Bo and Cy are guessing."),
        ("de", "Du rätst.", "Du rätst, ebenso Bo.", "Bo rät.", "Bo und Cy raten."),
        ("pl", "Zgadujesz.", "Zgadujesz, podobnie jak Bo.", "Bo zgaduje.", "Bo i Cy zgadują."),
    ],
)
def test_a_phase_agrees_with_those_who_act(language: str, alone: str, together: str, one: str, several: str) -> None:
    """The reader, the reader and others, another one, several others."""
    seats = ((0,), (0, 1), (1,), (1, 2))

    said = [phase_words("exhibit", acting(each, ["Ada", "Bo", "Cy"], 0), language) for each in seats]

    assert [alone, together, one, several] == said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", ["turned_over", "not_yours", "off_canvas", "hidden"])
def test_a_refused_picture_is_told_by_what_is_seen_on_it(language: str, code: str) -> None:
    """Its number means nothing to a player."""
    said = explain(f"cluellage/{code}", {"card": "p017a", "percent": 12, "rule": "CLG-50"}, language)

    assert picture_words("p017a", language) in said
    assert "p017a" not in said


@pytest.mark.parametrize("language", languages())
def test_every_place_has_its_ordinal(language: str) -> None:
    """As many as can sit at a table."""
    said = {say("cluellage-ordinal", language, place=place) for place in range(1, DECLARATION.most_seats + 1)}

    assert DECLARATION.most_seats == len(said)


@pytest.mark.parametrize("language", languages())
def test_every_phase_is_told(language: str) -> None:
    """With the names of those who are awaited."""
    said = {phase_words(phase, acting([0], ["Ada"]), language) for phase in get_args(Phase)}

    assert len(get_args(Phase)) == len(said)


def test_every_option_has_words() -> None:
    """Help, label, and the values of choices."""
    for option in DECLARATION.options:
        key = DECLARATION.help_key(option)
        assert has_sentence(key)
        assert has_sentence(f"{key}.label")
        if isinstance(option, Choice):
            words = ["null" if value is None else value for value in option.values if not isinstance(value, int)]
            assert all(has_sentence(f"{key}.{word}") for word in words)
