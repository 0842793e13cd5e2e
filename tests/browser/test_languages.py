"""Each of the eight languages once through home, a table, a move and the rules, on a phone."""

import re

import pytest
from playwright.sync_api import expect

from klub.texts import languages
from klub.texts.facts import locale_of
from tests.browser.overflow import overflows
from tests.browser.people import Household
from tests.browser.player import TOUCHABLE
from tests.browser.scenes import Stage, cluellage, kluster
from tests.browser.tables import introduce, open_table


def move_count(stage: Stage) -> int:
    """How many moves the page has seen."""
    return int(stage.page.locator("[data-moves]").get_attribute("data-moves") or 0)


def make_a_move(stage: Stage) -> None:
    """Pick the first card that fits, and tap its first place twice."""
    before = move_count(stage)
    stage.pick()
    places = stage.page.locator("button.place")
    spot = places.evaluate_all(TOUCHABLE)
    if spot is None:
        stage.tap("table-fit")
        spot = places.evaluate_all(TOUCHABLE)
    for _ in range(2):
        stage.person.tap_at(*spot)
    expect(stage.page.locator(f"[data-moves='{before}']")).to_have_count(0)


@pytest.mark.parametrize("language", languages())
def test_the_way_into_a_game_in_every_language(household: Household, language: str) -> None:
    """The browser's language is taken up; every text is there and fits; titles are translated."""
    person = household.person("phone", language=language)
    stage, page = Stage(person, language), person.open()
    found = {}
    expect(stage.button("home-play")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", locale_of(language))
    found["home"] = overflows(page)
    person.open("/new/clustered?mode=invite")
    expect(page.get_by_role("switch").first).to_be_attached()
    found["options"] = overflows(page)
    introduce(person)
    person.open()
    stage.tap("home-invite")
    page.wait_for_url("**/t/**")
    expect(stage.button("waiting-add_bot")).to_be_visible()
    found["waiting"] = overflows(page)
    person.open()
    stage.tap("home-play")
    page.wait_for_url("**/t/**")
    stage.wait_for_turn()
    found["table"] = overflows(page)
    make_a_move(stage)
    found["move"] = overflows(page)
    person.open("/rules/clustered")
    game = stage.words("clustered-name")
    expect(page).to_have_title(f"{stage.words('learn-rules', game=game)} · Klub")
    expect(page.get_by_role("heading", level=1)).to_have_text(stage.words("learn-rules", game=game))
    found["rules"] = overflows(page)
    for path in ("/join", "/me", "/about", "/nowhere/at/all", "/learn/clustered"):
        person.open(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        found[path] = overflows(page)
    person.open(f"/t/{open_table(person, 5, quick_play=True, first_bonuses=True, largest_bonuses=True)}")
    expect(page.get_by_text(stage.words("clustered-page-note-start", count=2))).to_be_visible()
    found["discards"] = overflows(page)

    assert {name: [] for name in found} == found


@pytest.mark.parametrize("language", languages())
def test_kluster_in_every_language(household: Household, language: str) -> None:
    """Strings, the hand, a repair and the result fit on a phone; so do the rules and the first lesson."""
    person = household.person("phone", language=language)
    introduce(person)
    found = {scene: overflows(person.page) for scene in kluster(Stage(person, language))}

    assert {name: [] for name in found} == found
    assert len(found) == 6


@pytest.mark.parametrize("language", languages())
def test_a_round_of_cluellage_fits_in_every_language(household: Household, language: str) -> None:
    """From the words to the album on a phone: every text is there and fits."""
    person = household.person("phone", language=language)
    person.open()
    introduce(person)
    stage = Stage(person, language)
    found = {scene: overflows(person.page) for scene in cluellage(stage)}

    assert {name: [] for name in found} == found
    assert len(found) >= 11


def test_the_language_can_change_at_any_time_without_a_reload(household: Household) -> None:
    """In the middle of a game, a card in hand: all speaks Polish, the card stays; the next visit is Polish too."""
    person = household.person("laptop", language="de")
    german, polish = Stage(person, "de"), Stage(person, "pl")
    page = person.open("/")
    german.tap("home-solo")
    page.wait_for_url("**/t/**")
    german.wait_for_turn()
    german.pick()
    page.evaluate("window.marked = true")
    page.keyboard.press("m")
    page.locator("dialog select").select_option("pl")
    page.locator("html[lang=pl]").wait_for(state="attached")
    german.go_back()

    polish.wait_for_turn()
    expect(page.get_by_role("list", name=polish.words("clustered-page-hand"))).to_be_visible()
    expect(page.locator("button.held.picked")).to_have_count(1)
    expect(page.locator("body")).not_to_contain_text(german.words("table-call-you"))
    assert page.evaluate("window.marked") is True
    page = person.open("/")
    expect(polish.button("home-play")).to_be_visible()


def test_a_language_that_nobody_here_speaks_is_answered_in_english(household: Household) -> None:
    """A browser that wishes for Greek."""
    page = household.person("phone", language="el").open()

    expect(page.locator("html")).to_have_attribute("lang", locale_of("en"))
    expect(page.get_by_role("button", name=re.compile("^Play now"))).to_be_visible()
