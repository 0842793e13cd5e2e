"""For everyone: what axe-core says, targets for thumbs, large text, calm, and what a screen reader hears."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.clustered import Player
from tests.browser.overflow import overflows
from tests.browser.people import Device, Household, Person
from tests.browser.scenes import Stage, cluellage, home, kluster, result, scenes, table, waiting
from tests.browser.tables import introduce, open_table

SMALLEST: Final = 44
"""Pixels that a thumb needs."""

SMALL: Final = """
(smallest) => {
    const isShown = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    /* Links in running text are as high as a line, and places on the endless table as large as it is drawn. */
    const isApart = (it) => it.closest("[inert], [role=application], .sr")
        || (it.matches("a") && getComputedStyle(it).display === "inline");
    const found = [];
    for (const target of document.querySelectorAll("a[href], button, input, select, summary, [role=tab]")) {
        if (!isShown(target) || isApart(target) || target.disabled) continue;
        const { width, height } = (target.closest("label") ?? target).getBoundingClientRect();
        if (width === 0 || (width >= smallest - 0.5 && height >= smallest - 0.5)) continue;
        const name = target.ariaLabel ?? target.textContent.trim() ?? target.type;
        found.push(`${target.tagName} “${name}”: ${Math.round(width)} × ${Math.round(height)}`);
    }
    return found;
}
"""

HIDDEN: Final = """
(element) => {
    element.scrollIntoView({ block: "center" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !(top && (element.contains(top) || top.contains(element) || top.closest("label")?.contains(element)));
}
"""


def small_targets(page: Page) -> list[str]:
    """What can be touched and is smaller than a thumb."""
    found: list[str] = page.evaluate(SMALL, SMALLEST)
    return found


@pytest.mark.parametrize("device", ["phone", "laptop"])
def test_axe_finds_nothing_anywhere(household: Household, device: Device) -> None:
    """Every page and state, light and dark; and no text is cut off in any of them."""
    person = household.person(device)
    found = {}
    for scene in scenes(person):
        for theme in ("light", "dark"):
            person.page.emulate_media(color_scheme=theme)
            person.page.locator(f"html[data-theme={theme}]").wait_for(state="attached")
            found[f"{scene}, {theme}"] = violations(person.page)
        found[scene] = overflows(person.page)
        person.page.emulate_media(color_scheme="light")

    assert {name: [] for name in found} == found
    assert len(found) >= 90


def test_axe_would_find_something(household: Household) -> None:
    """The proof of the proof: a button without a name is told."""
    page = household.person("phone").open("/about")
    page.locator("main").wait_for()
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")

    assert any(each.startswith("button-name:") for each in violations(page))


def test_every_target_is_large_enough_for_a_thumb(household: Household) -> None:
    """Home, waiting room, tables with all that opens over them, and result, on a phone."""
    stage = Stage(household.person("phone"))
    found = {}
    for part in (home, waiting, table, kluster, cluellage, result):
        for scene in part(stage):
            found[scene] = small_targets(stage.page)

    assert {name: [] for name in found} == found


def unreachable(page: Page, names: tuple[str, ...]) -> list[str]:
    """Those of the buttons and links that something covers, or that cannot be scrolled to."""
    targets = [page.get_by_role("button", name=name).or_(page.get_by_role("link", name=name)).first for name in names]
    return [name for name, target in zip(names, targets, strict=True) if target.evaluate(HIDDEN)]


@pytest.mark.parametrize("how", ["zoom", "text"])
def test_text_can_be_twice_as_large(household: Household, how: str) -> None:
    """At 200 % of a laptop's screen, or with letters twice as large on a phone: all is there and can be reached."""
    person = household.person("laptop" if how == "zoom" else "phone")
    page, stage = person.page, Stage(person)
    if how == "zoom":
        page.set_viewport_size({"width": 640, "height": 400})
    else:
        person.context.add_init_script(
            "document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"
        )
    person.open()
    expect(stage.button("home-play")).to_be_visible()
    assert [] == unreachable(page, ("Play now", "Invite", "Pass & play", "Solo", "Join", "About Klub"))
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth + 1")
    person.open("/rules/clustered")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert [] == unreachable(page, ("Learn by playing",))
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth + 1")
    introduce(person)
    person.open(f"/t/{open_table(person)}")
    stage.wait_for_turn()
    assert [] == unreachable(page, ("Back", "Menu", "Chat", "Show the whole table"))
    assert not any(page.locator("button.held").nth(card).evaluate(HIDDEN) for card in range(5))
    Player(person).take_turn()


def test_nothing_moves_for_those_who_want_calm(household: Household) -> None:
    """With reduced motion nothing is animated on the table, neither while a card is picked nor after a move."""
    person = household.person("phone")
    introduce(person)
    person.open(f"/t/{open_table(person)}")
    player = Player(person)
    player.wait_for_turn()
    running = "document.getAnimations().filter(it => it.playState === 'running').length"
    person.tap(person.page.locator("button.held:not(.unfit)").first)
    expect(player.places.first).to_be_attached()
    assert person.page.evaluate(running) == 0
    before = player.moves
    player.lay()
    player.wait_for_move(before)
    assert person.page.evaluate(running) == 0


def test_things_move_for_all_others(household: Household) -> None:
    """The proof of the proof: without that wish the places come up one after the other."""
    person = household.person("phone", motion=True)
    introduce(person)
    person.open(f"/t/{open_table(person)}")
    player = Player(person)
    player.wait_for_turn()
    person.page.evaluate("document.addEventListener('animationstart', () => (window.moved = true))")
    person.tap(person.page.locator("button.held:not(.unfit)").first)

    person.page.wait_for_function("() => window.moved")


def spoken(person: Person) -> Page:
    """Keep everything that live regions say, in `window.spoken`."""
    person.page.evaluate("""() => {
        window.spoken = [];
        const listen = (changes) => {
            for (const { target } of changes) {
                const region = (target.nodeType === 1 ? target : target.parentElement)?.closest("[aria-live]");
                if (region?.textContent) window.spoken.push(region.textContent);
            }
        };
        new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true });
    }""")
    return person.page


def test_a_screen_reader_is_told_the_board_and_every_move(household: Household) -> None:
    """Arrow keys go from cell to cell and each is spoken; picking a card tells its places; moves are announced."""
    person = household.person("laptop")
    introduce(person)
    person.open(f"/t/{open_table(person)}")
    player = Player(person)
    player.wait_for_turn()
    page = spoken(person)
    heard = "pattern => window.spoken.some(words => new RegExp(pattern).test(words))"
    page.get_by_role("application").focus()
    for key in ("ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
    page.wait_for_function(heard, arg=r"^\(-?\d+, -?\d+\): (the start card$|.+, \w+$)")
    fits = player.hand.evaluate_all("cards => cards.findIndex(card => !card.classList.contains('unfit'))")
    page.keyboard.press(str(fits + 1))
    page.wait_for_function(heard, arg=r"\d+ place")
    before = player.moves
    page.keyboard.press("n")
    page.wait_for_function(heard, arg=r"^\(-?\d+, -?\d+\): free, fits")
    page.keyboard.press("Enter")
    player.wait_for_move(before)
    page.wait_for_function(heard, arg="^You lay")


def test_the_key_for_chat_leads_into_the_field(household: Household) -> None:
    """What is typed then is said, and is no shortcut; Escape leads out again."""
    person = household.person("laptop")
    introduce(person)
    person.open(f"/t/{open_table(person)}")
    Player(person).wait_for_turn()
    person.page.keyboard.press("c")
    field = person.page.get_by_role("textbox", name="Say something")
    expect(field).to_be_focused()
    person.page.keyboard.type("hum")
    expect(field).to_have_value("hum")
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("l")
    expect(person.page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
