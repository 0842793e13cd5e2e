"""Whole games of Clustered, as people play them."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.clustered import Player
from tests.browser.keys import KeyPlayer
from tests.browser.people import Household, Person
from tests.browser.tables import introduce, look, next_game, open_table, play_ahead

WATCH_FLIGHTS = """
() => {
    window.flights = [];
    const note = (card) => {
        const { x, y, width, height } = card.getBoundingClientRect();
        window.flights.push({ bonus: card.dataset.bonus, x: x + width / 2, y: y + height / 2 });
    };
    const watch = (changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes) if (node.dataset?.bonus) note(node);
    };
    new MutationObserver(watch).observe(document.body, { childList: true });
}
"""
"""Keep in `window.flights` where each bonus card is that sets out over the page."""


def start(person: Person, action: str) -> Page:
    """Choose one of the four actions of the home page."""
    page = person.open()
    person.tap(page.get_by_role("button", name=re.compile(f"^{action}")))
    return page


def choose(page: Page, label: str, value: str = "") -> None:
    """Set an option of the form: a switch, a number, or one of several choices."""
    if not value:
        page.get_by_role("switch", name=label).press("Space")
    elif value.isdigit():
        page.get_by_role("spinbutton", name=label).fill(value)
        page.keyboard.press("Tab")
    else:
        page.get_by_role("group", name=label).get_by_role("radio", name=re.compile(f"^{value}")).press("Space")


def test_two_people_play_a_whole_game_by_touch(household: Household) -> None:
    """Ada invites, Ben follows the link on another phone; they lay card after card, and both see the same result."""
    ada, ben = household.person("phone"), household.person("phone")
    page = start(ada, "Invite")
    page.wait_for_url("**/t/**")
    ben.open(page.url.removeprefix(ada.url))
    ben.come_in()
    ben.tap(ben.page.get_by_role("button", name="Sit here").first)
    ada.tap(page.get_by_role("button", name="Start with 2 players"))
    players = [Player(ada), Player(ben)]
    for player in players:
        expect(player.hand).to_have_count(5)
    turns = 0
    while not all(player.is_over for player in players):
        acting = next((player for player in players if player.has_turn), None)
        if acting:
            acting.take_turn()
            turns += 1
        for player in players:
            player.wait_for_moves(turns)

    assert turns == 58
    for player in players:
        player.see_result()
        expect(next_game(player.page)).to_be_visible()
    assert players[0].scores() == players[1].scores() != []


def test_a_whole_game_against_a_bot_by_keyboard_alone(household: Household) -> None:
    """From the home page to the result without mouse or touch."""
    person = household.person("laptop")
    page = person.open("/new/clustered?mode=play")
    player = KeyPlayer(person)
    page.get_by_role("radio", name="Sprout").wait_for()
    player.tab_to(re.compile("^Casual"), "radio")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("radio", name="Sprout")).to_be_checked()
    player.press("Play now")
    page.wait_for_url("**/t/**")

    assert player.play_on() == 29
    player.press("See the result")
    expect(next_game(page)).to_be_visible()


def test_pass_and_play_hides_the_hand_between_players(household: Household) -> None:
    """Two on one phone: between their turns a curtain hides everything that the other may not see."""
    ada = household.person("phone")
    page = start(ada, "Pass & play")
    ada.tap(page.get_by_role("button", name="2 players"))
    ada.tap(page.get_by_role("button", name="Start the game"))
    page.wait_for_url("**/t/**")
    player, hands = Player(ada), set()
    for _ in range(6):
        curtain = page.get_by_role("button", name=re.compile("^I am"))
        curtain.wait_for()
        expect(player.hand).to_have_count(0)
        ada.tap(curtain)
        hands.add(tuple(player.hand.evaluate_all("cards => cards.map(card => card.ariaLabel)")))
        player.take_turn()

    assert len(hands) == 6


def test_a_solo_game_can_be_a_new_personal_best(household: Household) -> None:
    """The first game alone is the best so far, and the page says so; it stands on the page of one's own."""
    person = household.person("phone")
    page = start(person, "Solo")
    page.wait_for_url("**/t/**")
    player = Player(person)

    assert player.play_on() == 29
    player.see_result()
    expect(page.get_by_text("New personal best")).to_be_visible()
    person.open("/me")
    expect(page.get_by_text("Clustered").first).to_be_visible()


def test_quick_play_with_bonuses_and_a_third_wild(household: Household) -> None:
    """Seven cards to choose from, two drawn and one discarded each turn, bonus cards on the mat, a third wild."""
    person = household.person("phone")
    page = person.open("/new/clustered?mode=play")
    choose(page, "How strong are the bots?", "Sprout")
    for label in ("Quick play", "Bonus for the first", "Bonus for the largest"):
        choose(page, label)
    choose(page, "Third wild card", "Everyone")
    person.tap(page.get_by_role("button", name="Play now"))
    page.wait_for_url("**/t/**")
    player = Player(person)
    expect(player.hand).to_have_count(7)
    expect(page.get_by_role("list", name="Bonus cards").get_by_role("listitem")).to_have_count(4)
    for card in (0, 1):
        person.tap(player.hand.nth(card))
    person.tap(page.get_by_role("button", name="Discard", exact=True))
    expect(player.hand).to_have_count(5)
    player.play_on()
    player.see_result()
    expect(page.get_by_role("region", name="Points").get_by_text("Bonuses").first).to_be_visible()


def test_a_bonus_card_flies_to_its_holder_and_back(household: Household) -> None:
    """It sets out from its place on the mat, lies at the seat of who made the line, and goes home
    with a step back in the replay."""
    person = household.person("laptop", motion=True)
    introduce(person)
    table = open_table(person, 1, None, largest_bonuses=True)
    page = person.open(f"/t/{table}")
    player = Player(person)
    player.wait_for_turn()
    on_mat = page.get_by_role("list", name="Bonus cards").locator("[data-bonus=longest_line]")
    seats = page.get_by_role("list", name="Players").get_by_role("listitem")
    at_seat = seats.get_by_role("img", name="Bonus card: longest line, 2 points")
    home = middle_of(on_mat)
    expect(at_seat).to_have_count(0)
    page.evaluate(WATCH_FLIGHTS)
    for moves in range(1, 29):
        play_ahead(person, table, moves)
        player.wait_for_moves(moves)
        if look(person, table)["play"]["views"][0]["view"]["bonuses"]["longest_line"] == 0:
            break

    expect(at_seat).to_be_visible()
    expect(on_mat).to_have_count(0)
    expect(page.get_by_role("button", name="longest line: Mara, 2 points")).to_be_enabled()
    flights = [flight for flight in page.evaluate("window.flights") if flight["bonus"] == "longest_line"]
    assert flights == [
        {"bonus": "longest_line", "x": pytest.approx(home[0], abs=2), "y": pytest.approx(home[1], abs=2)}
    ]
    expect(page.locator("body > [data-bonus]")).to_have_count(0)  # it has landed
    plate, (x, y) = seats.bounding_box(), middle_of(at_seat)
    assert plate is not None, "the seat is on the screen"
    assert plate["x"] < x < plate["x"] + plate["width"]
    assert abs(y - (plate["y"] + plate["height"])) < 10

    play_ahead(person, table)
    person.open(f"/t/{table}/replay")
    slider = page.get_by_role("slider")
    slider.fill(str(moves))
    expect(at_seat).to_be_visible()
    expect(on_mat).to_have_count(0)
    slider.press("ArrowLeft")
    expect(on_mat).to_be_visible()
    expect(at_seat).to_have_count(0)
    expect(page.get_by_role("button", name="longest line: nobody yet, 2 points")).to_be_disabled()


def middle_of(what: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = what.bounding_box()
    assert box is not None, "it is on the screen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_five_players_with_two_start_cards(household: Household) -> None:
    """From five players on two start cards lie on the table; one person and four bots play to the end."""
    person = household.person("laptop")
    page = person.open("/new/clustered?mode=play")
    choose(page, "How strong are the bots?", "Sprout")
    choose(page, "Players", "5")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/**")
    player = Player(person)
    player.wait_for_turn()
    expect(page.get_by_role("img", name=re.compile("start card"))).to_have_count(2)

    assert player.play_on() == 29
    player.see_result()
    expect(next_game(page)).to_be_visible()
