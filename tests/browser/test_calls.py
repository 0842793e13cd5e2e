"""Your turn, in a tab that nobody sees: its title, its icon, and notifications by a real service worker."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.clustered import Player
from tests.browser.people import Household
from tests.browser.tables import introduce
from tests.browser.test_line import sit_down
from tests.services.wait import until

ICON = "link[rel=icon]"


def look(page: Page, state: str) -> None:
    """Let the page think that it is in view, or hidden; a headless browser shows all of them."""
    page.evaluate(
        """state => {
            Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }""",
        state,
    )


def test_a_hidden_tab_says_that_it_is_my_turn(household: Household) -> None:
    """By its title and its icon; who comes back is asked once whether to be told by the system, and never before."""
    person = household.person("laptop")
    player: Player = sit_down(person)
    page = player.page
    offer = page.get_by_role("button", name="Yes, tell me")
    expect(page).to_have_title("Your turn · Klub")
    look(page, "hidden")
    player.take_turn()
    player.wait_for_turn()
    expect(page.locator(ICON)).to_have_attribute("href", "/icon-call.svg")
    expect(offer).to_be_hidden()

    look(page, "visible")
    expect(page.locator(ICON)).to_have_attribute("href", "/icon.svg")
    expect(offer).to_be_visible()
    person.tap(page.get_by_role("button", name="No, thanks"))
    look(page, "hidden")
    player.take_turn()
    player.wait_for_turn()
    look(page, "visible")
    expect(offer).to_be_hidden()


def test_a_hidden_waiting_room_says_who_has_come(household: Household) -> None:
    """And is itself again once somebody looks."""
    ada, bob = household.person("laptop"), household.person("phone")
    page = ada.open("/new/clustered?mode=invite")
    ada.tap(page.get_by_role("button", name="Open the table and invite"))
    page.wait_for_url("**/t/**")
    look(page, "hidden")
    introduce(bob, "Bob")
    there = bob.open("/t/" + page.url.partition("/t/")[2])
    bob.tap(there.get_by_role("button", name="Sit here").first)

    expect(page).to_have_title("Bob has sat down · Klub")
    expect(page.locator(ICON)).to_have_attribute("href", "/icon-call.svg")
    look(page, "visible")
    expect(page).to_have_title("Clustered · 2 of 4 · Klub")


def test_a_call_is_shown_by_the_service_worker(household: Household) -> None:
    """A push message as the server writes it becomes a notification, unless its table is in view."""
    person = household.person("laptop")
    person.context.grant_permissions(["notifications"], origin=person.url)
    page = person.open("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    line = person.context.new_cdp_session(page)
    found: dict[str, bool] = {}
    """Which registrations there are, and whether each is gone: those of people who went home are told too."""

    def note(event: dict[str, Any]) -> None:
        found.update({each["registrationId"]: each["isDeleted"] for each in event["registrations"]})

    line.on("ServiceWorker.workerRegistrationUpdated", note)
    line.send("ServiceWorker.enable")
    page.wait_for_function("true")
    assert not all(found.values()), "the worker is registered"

    said = {"table": "abc", "game": "clustered", "kind": "turn", "language": "de", "title": "Du bist dran", "body": "."}
    for registration in [each for each, is_gone in found.items() if not is_gone]:
        line.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": person.url, "registrationId": registration, "data": json.dumps(said)},
        )
    shown: list[list[str]] = []

    def look_up() -> bool:
        shown[:] = page.evaluate(
            """async () => {
                const registration = await navigator.serviceWorker.ready;
                return (await registration.getNotifications()).map(({ title, tag, data }) => [title, tag, data.path]);
            }"""
        )
        return bool(shown)

    until(look_up, "the notification")

    assert [["Du bist dran", "/t/abc", "/t/abc"]] == shown


def test_notifications_are_a_switch_in_the_settings(household: Household) -> None:
    """Off at first, on by a tap, and off again; where the browser has no push service the page itself shows them."""
    person = household.person("laptop")
    person.context.grant_permissions(["notifications"], origin=person.url)
    person.excused.append("Push API")  # a browser of a test is a private one, which has no push service
    page = person.open("/me")
    switch = page.get_by_role("switch", name="Notifications")
    expect(switch).not_to_be_checked()
    person.tap(switch)
    expect(switch).to_be_checked()
    page.reload()
    expect(switch).to_be_checked()
    person.tap(switch)
    expect(switch).not_to_be_checked()
