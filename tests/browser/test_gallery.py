"""Every widget of the page in every language: nothing is cut off, wider than its button, or beyond the page."""

import re

import pytest

from klub.texts import languages
from tests.browser.axe import violations
from tests.browser.gallery import SOURCE, open_gallery
from tests.browser.overflow import overflows
from tests.browser.people import Household
from tests.browser.tables import GAMES

PARTS = re.findall(r"^  (\w+): \(\) => import", (SOURCE / "parts.ts").read_text("utf-8"), re.M)
PLAYED = ("forms", "seats", "talk", "result", "replay", "lessons")
"""Parts that look different for every game."""

PAGES = ("curtain", "ended", "finish")
"""Parts that fill a page of their own, which axe-core sees elsewhere."""


@pytest.mark.parametrize(
    ("game", "part"),
    [(GAMES[0], part) for part in PARTS] + [(game, part) for game in GAMES[1:] for part in PLAYED],
)
def test_every_widget_fits_in_every_language(household: Household, game: str, part: str) -> None:
    """On a phone, in all eight languages; the language changes without a reload, and axe-core finds nothing."""
    person = household.person("phone")
    page = open_gallery(person, f"?game={game}&part={part}")
    page.locator(f"[data-part={part}]").wait_for(state="attached")
    found = {}
    for language in languages():
        page.locator("nav select").first.select_option(language)
        page.locator(f"html[lang|={language}]").wait_for(state="attached")
        found[language] = overflows(page)

    assert {language: [] for language in languages()} == found
    if part not in PAGES:
        assert [] == violations(page, but="landmark-unique")  # some things are shown twice here


def test_a_text_that_does_not_fit_is_found(household: Household) -> None:
    """The proof of the proof: a button made too narrow, a cut line and a text beyond the edge are each told."""
    page = household.person("phone").open("/about")
    page.locator("main").wait_for()
    assert [] == overflows(page)
    page.evaluate("""() => {
        const add = (tag, style, text) => {
            const made = document.createElement(tag);
            for (const [name, value] of Object.entries(style)) made.style[name] = value;
            made.textContent = text;
            document.querySelector("main").append(made);
        };
        add("button", { width: "40px", padding: 0, whiteSpace: "nowrap" }, "Spielanleitung");
        add("p", { width: "60px", overflow: "hidden", whiteSpace: "nowrap", textOverflow: "ellipsis" }, "Verbindung");
        add("p", { position: "absolute", left: "380px", whiteSpace: "nowrap" }, "Weiterspielen");
    }""")

    told = overflows(page)
    assert any("wider than" in each and "Spielanleitung" in each for each in told)
    assert any("cut off by" in each and "Verbindung" in each for each in told)
    assert any("beyond the edge" in each and "Weiterspielen" in each for each in told)
