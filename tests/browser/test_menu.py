"""What the menu of a table does: each of its ways out leads out."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import Household
from tests.browser.scenes import Stage
from tests.browser.tables import introduce, open_table


@pytest.mark.parametrize("way", ["resign", "leave", "close"])
def test_every_way_out_of_a_game_leads_out(household: Household, way: str) -> None:
    """Somebody gives up, leaves, or closes the table: the page asks first, and then it happens."""
    person = household.person("phone")
    introduce(person)
    stage, page = Stage(person), person.open(f"/t/{open_table(person)}")
    stage.wait_for_turn()
    stage.tap("table-menu")
    stage.tap(f"table-panel-{way}")
    expect(page.get_by_text(stage.words(f"table-{way}-ask"))).to_be_visible()
    person.tap(page.locator("dialog").get_by_role("button", name=stage.words(f"table-panel-{way}")))
    if way == "resign":
        expect(stage.button("table-see_result")).to_be_visible()
    elif way == "leave":
        expect(page).to_have_url(f"{person.url}/")
        expect(stage.button("home-play")).to_be_visible()
    else:
        expect(page.get_by_role("heading", name=stage.words("table-ended-title"))).to_be_visible()
