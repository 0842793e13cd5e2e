"""What Word cards tell those who do not know a word."""

from playwright.sync_api import expect

from klub.games.cluellage import box
from klub.texts import say
from tests.browser.people import Household
from tests.browser.tables import introduce, open_table


def test_who_does_not_know_a_word_is_told_what_it_means(household: Household) -> None:
    """The glosses of all six words come when asked for, by a button or a finger that rests, and tell nothing else."""
    person = household.person("phone", language="de")
    introduce(person)
    page = person.open(f"/t/{open_table(person, 3, game='cluellage')}")
    words, glosses = page.locator(".word-card .word"), page.locator(".gloss")
    expect(words).to_have_count(6)
    expect(glosses).to_have_count(0)

    page.wait_for_load_state("networkidle")
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    asking = page.get_by_role("button", name=say("cluellage-page-glosses", "de"))
    asking.focus()
    page.keyboard.press("Enter")
    known = {row["de"]: row["id"] for row in box.rows("words.csv")}
    told = {row["id"]: row["de"] for row in box.rows("glosses.csv", ";")}
    expect(glosses).to_have_text([told[known[word]] for word in words.all_inner_texts()])
    page.keyboard.press("Enter")
    expect(glosses).to_have_count(0)

    row = page.locator(".word-card li").nth(2)
    row.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(glosses).to_have_count(6)
    row.dispatch_event("pointerup", {"pointerType": "touch"})
    assert all("/assets/" in url for url in fetched), "the server is asked for nothing"
