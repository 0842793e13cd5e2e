"""The page about Klub: who made the games, and under which licences it comes."""

from playwright.sync_api import expect

from klub.games import names
from klub.texts import say
from tests.browser.people import Household
from tests.texts.messages import say_rules


def test_the_makers_and_the_licences_are_named(household: Household) -> None:
    """Every game with those who made it; the link opens the text, and the page stays."""
    person = household.person("phone")
    person.excused.append("favicon.ico")  # a browser asks for one where a plain text names none
    page = person.open("/about")
    for game in names():
        expect(page.get_by_role("listitem").filter(has_text=say_rules(f"{game}-credits", "en"))).to_be_visible()

    with page.expect_popup() as opened:
        page.get_by_role("link", name=say("about-free.licences", "en")).click()
    opened.value.wait_for_load_state()
    expect(opened.value.get_by_text("Permission is hereby granted")).to_be_visible()
    expect(page).to_have_url(f"{person.url}/about")
