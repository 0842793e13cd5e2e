"""Shortcuts on keyboards of other layouts, and without them."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Household, Person
from tests.browser.scenes import Stage
from tests.browser.tables import introduce, open_table

PRESS: Final = """([key, code, shiftKey]) => {
  const init = { key, code, shiftKey, bubbles: true, cancelable: true };
  document.activeElement.dispatchEvent(new KeyboardEvent('keydown', init));
}"""

UNTOLD: Final = "delete Navigator.prototype.keyboard"
"""As in Firefox and Safari, which do not say which layout there is."""


def press(page: Page, key: str, code: str, *, shift: bool = False) -> None:
    """Press a key of another keyboard than the one of the machine."""
    page.evaluate(PRESS, [key, code, shift])


def cursor(page: Page) -> complex:
    """Where the cursor is on the screen."""
    box = page.locator(".cursor").first.bounding_box()
    assert box
    return complex(box["x"], box["y"])


def sit_down(person: Person, game: str = "clustered", language: str = "en") -> Stage:
    """A table at which somebody is to move."""
    introduce(person)
    person.open(f"/t/{open_table(person, game=game)}")
    stage = Stage(person, language)
    stage.wait_for_turn()
    return stage


@pytest.mark.parametrize(
    ("chat", "digit"),
    [(("c", "KeyC"), ("&", "Digit1")), (("с", "KeyC"), ("1", "Digit1")), (("c", "KeyI"), ("1", "Digit1"))],  # noqa: RUF001
    ids=["azerty", "russian", "dvorak"],
)
def test_letters_and_digits_work_on_other_layouts(
    household: Household, chat: tuple[str, str], digit: tuple[str, str]
) -> None:
    """A French digit without Shift picks a card; a letter counts where it is, a Russian one by its place."""
    person = household.person()
    stage, page = sit_down(person), person.page
    press(page, *digit)
    expect(page.locator(".rack [aria-pressed=true]")).to_have_count(1)
    press(page, "Escape", "Escape")
    expect(page.locator(".rack [aria-pressed=true]")).to_have_count(0)

    press(page, "l", "KeyL")
    expect(page.get_by_role("tab", name=stage.words("table-log"))).to_have_attribute("aria-selected", "true")
    press(page, *chat)
    expect(page.get_by_role("tab", name=stage.words("table-chat"))).to_have_attribute("aria-selected", "true")


def test_help_shows_the_letters_of_the_layout(household: Household) -> None:
    """Where the browser does not tell, French means AZERTY, until a key shows that it is another one."""
    person = household.person(language="fr")
    person.context.add_init_script(UNTOLD)
    stage, page = sit_down(person, "cubed", "fr"), person.page
    press(page, "?", "KeyM", shift=True)
    edges = {"upper_right": "E", "lower_right": "D"}
    azerty = stage.words("cubed-page-keys", upper_left="A", lower_left="Q", **edges)
    expect(page.get_by_role("dialog").get_by_text(azerty)).to_be_visible()

    stage.go_back()
    press(page, "q", "KeyQ")
    press(page, "?", "Minus", shift=True)
    qwertz = stage.words("cubed-page-keys", upper_left="Q", lower_left="A", **edges)
    expect(page.get_by_role("dialog").get_by_text(qwertz)).to_be_visible()


def test_keys_lie_where_the_sides_are(household: Household) -> None:
    """On AZERTY the letter A is up left: it goes there, as Q does on QWERTY."""
    person = household.person()
    sit_down(person, "cubed")
    page = person.page
    page.get_by_role("application").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    middle = cursor(page)
    press(page, "a", "KeyQ")
    there = cursor(page)
    press(page, "d", "KeyD")
    back = cursor(page)

    assert there.real < middle.real
    assert there.imag < middle.imag
    assert abs(back - middle) < 1


def test_shortcuts_can_be_switched_off(household: Household) -> None:
    """WCAG 2.1.4: without them letters and digits do nothing, except on the board itself; it is remembered."""
    person = household.person()
    stage, page = sit_down(person), person.page
    picked = page.locator(".rack [aria-pressed=true]")
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_text(stage.words("page-shortcuts"), exact=True).click()
    page.keyboard.press("Escape")
    page.reload()
    stage.wait_for_turn()

    for key in ("1", "m", "?"):
        page.keyboard.press(key)
    page.get_by_role("application").focus()
    page.keyboard.press("2")
    expect(picked).to_have_count(1)
    expect(page.get_by_role("dialog")).to_have_count(0)

    page.goto(f"{person.url}/me")
    switch = page.get_by_role("switch", name=stage.words("page-shortcuts"))
    expect(switch).not_to_be_checked()
    switch.check(force=True)
    page.go_back()
    stage.wait_for_turn()
    page.keyboard.press("m")
    expect(page.get_by_role("dialog")).to_be_visible()
