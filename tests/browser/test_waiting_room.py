"""The waiting room: it fits every language, says when the line is lost, and asks who is new for a name once."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from klub.texts import languages
from tests.browser.overflow import overflows
from tests.browser.people import Household
from tests.browser.scenes import Stage
from tests.browser.tables import command, introduce, look, open_room
from tests.browser.test_rooms import arrive, button, sit
from tests.proofs.server import KlubServer

WIDTHS: Final = (360, 390)

ROWS: Final = """
() => [...document.querySelectorAll("li.seat")]
    .filter((row) => [...row.children].some((part) => {
        const [inner, outer] = [part.getBoundingClientRect(), row.getBoundingClientRect()];
        return inner.right > outer.right + 0.5 || inner.left < outer.left - 0.5;
    }))
    .map((row) => row.textContent.trim())
"""
"""The seats that something stands out of: buttons without words, too."""


def unfit(page: Page) -> dict[int, list[str]]:
    """What does not fit, by the width of the phone."""
    found = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 760})
        found[width] = [*overflows(page), *page.evaluate(ROWS)]
    return found


@pytest.mark.parametrize("language", languages())
def test_the_seats_fit_a_small_phone_in_every_language(household: Household, language: str) -> None:
    """For the host, a guest and who looks on: seats that are free, taken, a bot's, left, and ready."""
    fits: dict[int, list[str]] = {width: [] for width in WIDTHS}
    ada, ben, cyd = (household.person("phone", language=language) for _ in range(3))
    for person, name in ((ada, "Ada"), (ben, "Bartholomew the Second"), (cyd, "Cyd")):
        introduce(person, name)
    table = open_room(ada, seats=4, bots={2: "sprout"})
    ada.open(f"/t/{table}")
    host, guest, onlooker = (Stage(person, language) for person in (ada, ben, cyd))
    expect(host.button("waiting-add_bot")).to_be_visible()
    ben.open(f"/t/{table}")
    guest.tap("waiting-sit")
    expect(guest.button("waiting-ready")).to_be_visible()
    command(ben, table, do="ready")
    expect(guest.button("waiting-unready")).to_be_visible()
    cyd.open(f"/t/{table}")
    expect(onlooker.button("waiting-sit")).to_be_visible()
    expect(ada.page.get_by_text(host.words("waiting-state-ready"), exact=True)).to_be_visible()
    assert [unfit(person.page) for person in (ada, ben, cyd)] == [fits] * 3

    ben.page.goto("about:blank")
    expect(onlooker.button("room-claim", name="Bartholomew the Second")).to_be_visible()
    assert unfit(cyd.page) == fits


def test_a_lost_line_is_told_and_nothing_typed_is_lost(family: Household, mortal: KlubServer) -> None:
    """As at the table: a banner comes and goes; half a sentence stays, and is said once the server is back."""
    ada, ben = arrive(family, "Ada", "Ben")
    for person in (ada, ben):
        person.excused += ["ERR_CONNECTION", "WebSocket", "Failed to fetch", "Failed to load resource"]
    table = open_room(ada)
    ada.open(f"/t/{table}")
    sit(ben, table)
    expect(button(ben.page, "I am ready")).to_be_visible()
    field, banner = ben.page.get_by_label("Say something"), ben.page.get_by_text("Connection lost. Trying again…")
    field.fill("I am not yet")
    expect(banner).to_be_hidden()
    mortal.kill()
    expect(banner).to_be_visible()
    assert overflows(ben.page) == []
    mortal.start()
    expect(banner).to_be_hidden()

    expect(field).to_have_value("I am not yet")
    field.press_sequentially(" ready")
    field.press("Enter")
    expect(ada.page.get_by_text("I am not yet ready", exact=True)).to_be_visible()


def test_a_clock_of_ones_own_is_told_to_all_and_played_by(household: Household) -> None:
    """Seconds for a move and in reserve; the host can start once everyone has agreed to them."""
    ada, ben = arrive(household, "Ada", "Ben")
    table = open_room(ada, seats=2)
    ada.open(f"/t/{table}")
    sit(ben, table)
    expect(button(ben.page, "I am ready")).to_be_visible()
    ada.tap(button(ada.page, "Change"))
    ada.page.get_by_role("radio", name="Your own").check()
    for label, seconds in (("Seconds per move", "70"), ("Seconds in reserve", "5")):
        ada.page.get_by_role("spinbutton", name=label).fill(seconds)
        ada.page.get_by_role("spinbutton", name=label).press("Tab")
    ada.tap(button(ada.page, "Play it this way"))
    expect(ben.page.get_by_text("Ada has changed: 70 s per move")).to_be_visible()
    assert look(ben, table)["house"]["clock"] == {"per_move": 70, "bank": 5}

    expect(ada.page.get_by_text("The clock has changed. Not ready yet: Ben")).to_be_visible()
    ben.tap(button(ben.page, "I am ready"))
    ada.tap(ada.page.get_by_role("button", name="Start with 2 players"))
    for person in (ada, ben):
        expect(person.page.locator("[data-moves]")).to_be_visible()
        expect(person.page.get_by_text("Time left:").first).to_be_attached()


def test_the_host_gives_a_seat_to_somebody_who_waits(household: Household) -> None:
    """A free one, or that of somebody who is gone; whoever gets it is told."""
    ada, ben, cyd = arrive(household, "Ada", "Ben", "Cyd")
    table = open_room(ada, seats=2)
    ada.open(f"/t/{table}")
    sit(ben, table)
    expect(button(ben.page, "I am ready")).to_be_visible()
    cyd.open(f"/t/{table}")
    expect(cyd.page.get_by_text("All seats are taken")).to_be_visible()
    expect(ada.page.get_by_text("Also here, without a seat yet: Cyd")).to_be_visible()
    ada.tap(button(ada.page, "More about Ben"))
    expect(button(ada.page, "Make Ben the host")).to_be_visible()
    expect(button(ada.page, "Give this seat to Cyd")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    ben.page.goto("about:blank")
    expect(ada.page.get_by_text("Away")).to_be_visible()

    ada.tap(button(ada.page, "More about Ben"))
    ada.tap(button(ada.page, "Give this seat to Cyd"))
    expect(cyd.page.get_by_text("You have a seat now.").first).to_be_visible()
    expect(button(cyd.page, "I am ready")).to_be_visible()
    assert [seat["name"] for seat in look(ada, table)["seats"]] == ["Ada", "Cyd"]


@pytest.mark.parametrize("keeps", [True, False])
def test_who_was_named_by_chance_is_asked_once(household: Household, keeps: bool) -> None:
    """One tap keeps the name that others see, or another is given; neither is asked again."""
    new = household.person("phone")
    page = new.open()
    new.tap(page.get_by_role("button", name="Invite"))
    page.wait_for_url("**/t/**")
    asked = page.get_by_text("Your friends see you as")
    expect(asked).to_be_visible()
    table = page.url.rpartition("/")[2]
    name: str = look(new, table)["seats"][0]["name"]
    expect(asked).to_have_text(f"Your friends see you as {name}.")
    if keeps:
        new.tap(button(page, "Keep it"))
    else:
        new.tap(asked.locator("..").get_by_role("button", name="Change"))
        name = "Dora"
        page.get_by_role("textbox", name="Name").fill(name)
        new.tap(button(page, "Save"))
    expect(asked).to_be_hidden()
    expect(page.get_by_role("listitem").get_by_text(name, exact=True)).to_be_visible()

    page.reload()
    expect(page.get_by_role("listitem").get_by_text(name, exact=True)).to_be_visible()
    expect(asked).to_have_count(0)
    assert look(new, table)["seats"][0]["name"] == name
