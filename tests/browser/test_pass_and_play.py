"""Several people before one screen: names first, what one's own move did, and a curtain only where something hides."""

import re

from playwright.sync_api import Page, expect

from tests.browser.cluellage import CluellagePlayer
from tests.browser.clustered import Player
from tests.browser.kluster import KlusterPlayer, calm_spots
from tests.browser.people import Household, Person
from tests.browser.tables import introduce, look, next_game, open_table


def begin(person: Person, game: str, names: tuple[str, ...]) -> Page:
    """From the home page: how many, who, and off."""
    page = person.open()
    person.tap(page.locator("label", has_text=game).first)
    person.tap(page.get_by_role("button", name=re.compile("^Pass & play")))
    person.tap(page.get_by_role("button", name=f"{len(names)} players"))
    for number, name in enumerate(names, 1):
        page.get_by_role("textbox", name=f"Name of player {number}").fill(name)
    person.tap(page.get_by_role("button", name="Start the game"))
    page.wait_for_url("**/t/**")
    return page


def lift(person: Person, page: Page, name: str) -> None:
    """Behind the curtain, as the one who is asked for."""
    person.tap(page.get_by_role("button", name=f"I am {name}"))


def test_two_play_a_whole_game_of_clustered_under_their_own_names(household: Household) -> None:
    """It begins with the first one's name; each sees what the own move did, and nobody another's hand."""
    ada = household.person("phone")
    introduce(ada, "Ada", "blue")
    page = begin(ada, "Clustered", ("Ada", "Ben"))
    player, names = Player(ada), ["Ada", "Ben"]
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(re.compile("^(Ada|Ben) begins$"))
    first = 0 if "Ada" in heading.inner_text() else 1
    for turn in range(58):
        name, other = names[(first + turn) % 2], names[(first + turn + 1) % 2]
        expect(player.hand).to_have_count(0)
        expect(page.locator(".public [role=application], .public canvas, .public svg").first).to_be_attached()
        if turn:
            expect(heading).to_have_text(f"Pass to {name}")
        lift(ada, page, name)
        player.take_turn()
        if turn < 57:
            passing = page.get_by_role("button", name=f"Pass on to {other}")
            expect(passing.or_(heading.filter(has_text=f"Pass to {other}")).first).to_be_visible()
            if turn == 0:
                assert page.locator("[data-moves]").get_attribute("data-moves") == "1"  # the own move is seen
            if passing.is_visible():
                passing.dispatch_event("click")
    player.see_result()
    expect(next_game(page)).to_be_visible()
    for name in names:
        expect(page.get_by_role("region", name="Points").get_by_text(name)).to_be_visible()


def test_names_and_colours_are_remembered_for_the_next_time(household: Household) -> None:
    """Those who played last stand there already."""
    ada = household.person("phone")
    page = begin(ada, "Clustered", ("Ada", "Ben", "Cleo"))
    table = page.url.rsplit("/", 1)[-1]
    seats = look(ada, table)["seats"]
    page = ada.open()
    ada.tap(page.get_by_role("button", name=re.compile("^Pass & play")))

    assert ["Ada", "Ben", "Cleo"] == [seat["name"] for seat in seats]
    assert 3 == len({seat["color"] for seat in seats})
    for number, name in enumerate(("Ada", "Ben", "Cleo"), 1):
        expect(page.get_by_role("textbox", name=f"Name of player {number}")).to_have_value(name)


def test_three_play_a_whole_round_of_cluellage(household: Household) -> None:
    """Nothing of the hand before is left: everyone reads, claims, seals and guesses in turn."""
    ada = household.person("laptop")
    introduce(ada, "Ada", "blue")
    table = open_table(ada, 3, None, game="cluellage", rounds=1)
    page = ada.open(f"/t/{table}")
    player = CluellagePlayer(ada)
    curtain = page.get_by_role("button", name=re.compile("^I am"))
    passing = page.get_by_role("button", name=re.compile("^Pass on to"))
    over = page.get_by_role("button", name="See the result")
    claim = page.get_by_role("button", name=re.compile("^Claim card"))
    tokens = player.tokens
    ready, done, on = player.button("Ready"), player.button("Done"), player.button("Continue")
    steps: list[str] = []
    while True:
        something = curtain.or_(passing).or_(over).or_(claim).or_(tokens).or_(ready).or_(done).or_(on)
        something.first.wait_for()
        if over.is_visible():
            break
        before = look(ada, table)["play"]["moves_made"]
        if curtain.is_visible():
            ada.tap(curtain)
            expect(curtain).to_have_count(0)
            continue
        if passing.is_visible():
            expect(passing).to_have_count(0)  # by itself, after a moment
            continue
        if ready.is_visible():
            steps.append("ready")
            ada.tap(ready)
        elif claim.count():
            steps.append("claim")
            ada.tap(claim.first)
        elif done.is_visible():
            steps.append("seal")
            ada.tap(done)
            ada.tap(player.button("Seal it"))
        elif on.is_visible():
            steps.append("on")
            ada.tap(on)
        else:
            steps.append("guess")
            ada.tap(tokens.first)
        page.wait_for_function(
            "count => Number(document.querySelector('[data-moves]')?.dataset.moves ?? 1e9) > count", arg=before
        )

    assert (3, 3, 6) == (steps.count("ready"), steps.count("seal"), steps.count("guess"))
    assert steps.count("claim") >= 10  # the last card of a wave comes by itself
    player.see_result()
    expect(next_game(page)).to_be_visible()


def test_no_curtain_falls_where_nothing_is_hidden(household: Household) -> None:
    """Kluster for two on one phone: turn after turn, to the end."""
    player = KlusterPlayer(household.person("phone"))
    introduce(player.person, "Ada", "blue")
    table = open_table(player.person, 2, None, game="kluster", settle_time=1, first_player=[0])
    page = player.person.open(f"/t/{table}")
    player.lay_string()
    for number, spot in enumerate(calm_spots(11)):
        player.wait_for_moves(number + 1)
        expect(page.get_by_role("button", name=re.compile("^I am|^Pass on"))).to_have_count(0)
        player.place(spot)
    player.see_result()
    expect(next_game(page)).to_be_visible()
