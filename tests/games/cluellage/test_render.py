"""Cluellage as text and as a picture."""

from xml.etree import ElementTree

import pytest

from klub.core import ansi
from klub.games.cluellage import GAME, render
from klub.games.cluellage.pictures import picture_words
from klub.texts import languages
from tests.games.cluellage.table import own
from tests.games.cluellage.test_view import MOMENTS

NAMES = ("Mara", "Noor", "Théo & <Co>", "D", "E", "F")


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("language", languages())
def test_every_moment_is_told_in_every_language(moment: str, language: str) -> None:
    """CLG-36: six words, everyone's points, and the own word only to its owner."""
    state = MOMENTS[moment]
    for seat in (None, 0):
        view = GAME.view(state, seat)
        text = render.text(view, names=NAMES, language=language)

        assert all(word.texts[language] in text for word in view.words[-1].words)
        assert (render.OWN in text) == (view.number is not None)
        assert all(name in text for name in NAMES[: state.seats])


def test_pictures_are_told_by_their_tags() -> None:
    """CLG-43: the viewer's cards by number; spectators see none of them."""
    state = MOMENTS["collage"]
    text = render.text(GAME.view(state, 0))

    assert all(picture_words(card) in text for card in own(state, 0))
    assert not any(picture_words(card) in render.text(GAME.view(state, None)) for card in own(state, 0))


def test_links_are_told_after_the_reveal() -> None:
    """CLG-Q28: a line for each card."""
    view = GAME.view(MOMENTS["reveal"], 1)
    lines = render.link_lines(view, "de")

    assert 5 == len(lines)
    assert all(view.words[-1].words[view.album[-1].number - 1].texts["de"] in line for line in lines)
    assert "\n".join(lines) in render.text(view, language="de")


def test_colours_only_add_emphasis() -> None:
    """Without them the text is the same."""
    view = GAME.view(MOMENTS["exhibit"], 1)
    colored = render.text(view, color=True)
    for code in (ansi.BOLD, ansi.DIM, ansi.PLAIN):
        colored = colored.replace(code, "")

    assert render.text(view) == colored


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_picture_is_sound_and_needs_nothing_else(moment: str) -> None:
    """CLG-53: the collage on the wall, or the cards of the wave, as sheets of paper."""
    view = GAME.view(MOMENTS[moment], 0)
    drawn = render.svg(view, names=NAMES)
    tree = ElementTree.fromstring(drawn)
    turned = [each for each in tree.iter() if "rotate" in each.get("transform", "")]

    assert len(view.shown) or len([offer for offer in view.middle if offer.seat is None]) == len(turned)
    assert "href" not in drawn
    assert all(word.texts["en"] in "".join(tree.itertext()) for word in view.words[-1].words)


def test_what_cannot_be_seen_is_not_drawn() -> None:
    """CLG-37: the own word is marked for its owner only."""
    state = MOMENTS["word"]

    assert (1, 0) == tuple(render.svg(GAME.view(state, seat)).count('font-weight="800"') for seat in (0, None))
