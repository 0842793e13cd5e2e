"""The page about Klub: who made the games, and under which licences it comes."""

from playwright.sync_api import expect

import klub
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


def test_a_sentence_can_be_reported(household: Household) -> None:
    """Somebody types what they read; the page finds its key and prepares a text with language and version."""
    person = household.person("phone", language="de")
    page = person.open("/about")
    person.tap(page.get_by_role("button", name=say("about-words.report", "de")))
    page.get_by_label(say("report-read", "de"), exact=True).fill("Xylophone quaken zierlich")
    expect(page.get_by_role("status").filter(has_text=say("report-found", "de", count=0))).to_be_visible()
    page.get_by_label(say("report-read", "de"), exact=True).fill(say("home-missing.text", "de"))
    page.get_by_label(say("report-better", "de"), exact=True).fill("Hier ist gar nichts.")
    facts = {"sentence": "home-missing.text", "spoken": "Deutsch (de)", "version": klub.__version__}
    prepared = say("report-prepared", "de", **facts, read=say("home-missing.text", "de"), better="Hier ist gar nichts.")
    expect(page.get_by_label(say("report-text", "de"), exact=True)).to_have_value(prepared)

    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.tap(page.get_by_role("button", name=say("page-copy", "de")))
    expect(page.get_by_text(say("page-copied", "de"))).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == prepared
