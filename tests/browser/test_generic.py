"""A game of strangers on the page, which has no face for it: all that our own games can do."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

import klub
from tests.browser.axe import violations
from tests.browser.generic import ButtonPlayer, Player
from tests.browser.overflow import overflows
from tests.browser.people import Device, Household, Person
from tests.browser.tables import introduce, look, next_game, open_table, play_ahead
from tests.browser.test_accessibility import small_targets
from tests.browser.test_play import choose
from tests.plugins.install import install_odd_heaps
from tests.proofs.server import KlubServer

SIZES: Final = ((390, 844), (844, 390), (820, 1180), (1280, 800), (1920, 1080))

COVERED: Final = """
() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [print, moves, mat] = [box(".print"), box(".moves"), box(".generic")];
    const beside = moves.left >= print.right || moves.top >= print.bottom;
    const inside = [print, moves].every(({ left, right, top, bottom }) =>
        left >= mat.left && right <= mat.right + 1 && top >= mat.top && bottom <= mat.bottom + 1);
    return { beside, inside, share: (print.width * print.height) / (mat.width * mat.height) };
}
"""
"""Whether the moves lie beside the picture, both on the mat, and how much of it the picture has."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[KlubServer]:
    """A server with two installed games of strangers."""
    folder = install_odd_heaps(tmp_path_factory.mktemp("installed") / "games")
    ours = Path(klub.__file__).parents[1]
    server = KlubServer(PYTHONPATH=f"{ours}{os.pathsep}{folder}")
    server.start()
    yield server
    server.remove()


def play_now(person: Person, game: str = "pebbles") -> Page:
    """A game against the weakest bot, by the form for a new table."""
    page = person.open(f"/new/{game}?mode=play")
    choose(page, "How strong are the bots?", "Sprout")
    person.tap(page.get_by_role("button", name="Play now"))
    page.wait_for_url("**/t/**")
    return page


def faults_of(page: Page) -> list[str]:
    """What is wrong for those who hear, touch or read."""
    return [*violations(page), *overflows(page)]


def test_it_stands_on_the_home_page_beside_the_others(household: Household) -> None:
    """With a cover, its name, what it is about and for how many; ours are where they always were."""
    page = household.person("laptop").open()
    cards = page.get_by_role("radiogroup").locator("label")
    expect(cards).to_have_count(6)

    assert ["Clustered", "Cubed", "Kluster", "Cluellage", "Odd heaps", "Last Pebble"] == cards.locator(
        ".name"
    ).all_inner_texts()
    pebbles = cards.last
    expect(pebbles).to_contain_text("The last stone takes the heap")
    expect(pebbles).to_contain_text("2–4 players")
    expect(pebbles).to_contain_text("5 min")
    expect(pebbles.locator(".cover")).to_have_text("L")
    pebbles.click()
    expect(page.get_by_role("button", name="Play now")).to_contain_text("Last Pebble, against a bot")
    assert [] == faults_of(page)


def test_a_whole_game_against_a_bot_with_the_mouse(household: Household) -> None:
    """From the home page: stones of the picture are touched; points, log and hint are as everywhere."""
    ada = household.person("laptop")
    page = ada.open()
    page.locator("label", has_text="Last Pebble").click()
    page.get_by_role("button", name=re.compile("^Play now")).click()
    page.wait_for_url("**/t/**")
    player = Player(ada)
    player.wait_for_turn()
    expect(player.stones).to_have_count(12)
    assert [] == faults_of(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text(re.compile(r"games tried out, about \d+ % went well"))).to_be_visible()
    expect(player.buttons.locator("svg")).to_have_count(1)  # the advised one has a bulb
    expect(player.picture.locator(".advised")).to_have_count(1)
    player.picture.get_by_role("button", name="5 stones from heap 3").click()
    player.wait_for_turn()
    expect(page.get_by_role("listitem").filter(has_text="you").locator(".num")).to_contain_text("5")
    player.play_on()
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("tabpanel").get_by_text("You take 5 from heap 3.")).to_be_visible()
    player.see_result()
    expect(next_game(page)).to_be_visible()
    expect(page.get_by_role("region", name="Points")).to_contain_text("Stones")
    assert [] == faults_of(page)


def test_a_whole_game_by_keyboard_alone(household: Household) -> None:
    """Tab leads into the picture, arrows from stone to stone; after each move the focus stays where one plays."""
    ada = household.person("laptop")
    page = play_now(ada)
    player = Player(ada)
    while player.wait_for_turn():
        before = player.moves
        expect(player.stones.first).to_be_visible()
        if not page.evaluate("document.activeElement.closest('.print') !== null"):
            for _ in range(40):
                page.keyboard.press("Tab")
                if page.evaluate("document.activeElement.matches('.print [role=button]')"):
                    break
        page.keyboard.press("ArrowDown")
        assert page.evaluate("document.activeElement.matches('.print [role=button]')")
        page.keyboard.press("Enter")
        player.wait_for_move(before)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.includes('See the result')"):
            break
    page.keyboard.press("Enter")
    expect(next_game(page)).to_be_visible()


def test_moves_are_found_by_their_words_and_made_by_keys(household: Household) -> None:
    """Thirteen moves have a field to look for one; Tab leads on to what is found, and back to the next moves."""
    ada = household.person("laptop")
    introduce(ada)
    page = ada.open(f"/t/{open_table(ada, game='pebbles', skips=True)}")
    player = Player(ada)
    player.wait_for_turn()
    expect(player.buttons).to_have_count(13)
    expect(page.get_by_role("region", name="Your moves").get_by_role("heading")).to_have_text(
        ["Or wait", "Take stones"]
    )
    page.get_by_role("searchbox", name="Find a move").fill("4 STONES from heap 3")
    expect(player.buttons).to_have_count(1)
    page.get_by_role("searchbox").fill("no such move")
    expect(page.get_by_text("No move matches these words.")).to_be_visible()
    page.get_by_role("searchbox").fill("4 stones from heap 3")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    player.wait_for_move(0)
    player.wait_for_turn()
    assert page.evaluate("document.activeElement.closest('.moves') !== null")


def test_two_people_play_by_touch_talk_take_back_and_play_again(household: Household) -> None:
    """On two phones: by link into the waiting room, then move by move; replay and rematch at the end."""
    ada, ben = household.person("phone"), household.person("phone")
    page = ada.open()
    ada.tap(page.locator("label", has_text="Last Pebble"))
    ada.tap(page.get_by_role("button", name=re.compile("^Invite")))
    page.wait_for_url("**/t/**")
    expect(page.get_by_text("Last Pebble").first).to_be_visible()
    assert [] == faults_of(page)
    ben.open(page.url.removeprefix(ada.url))
    ben.come_in()
    ben.tap(ben.page.get_by_role("button", name="Sit here").first)
    ada.tap(page.get_by_role("button", name="Start with 2 players"))
    players = [ButtonPlayer(ada), Player(ben)]
    for player in players:
        expect(player.picture).to_be_visible()
        assert [] == faults_of(player.page) + small_targets(player.page)
    first = next(player for player in players if player.has_turn)
    other = next(player for player in players if player is not first)
    first.take_turn()
    other.wait_for_turn()
    expect(other.page.locator(".told")).to_contain_text("takes")
    expect(first.page.locator(".told")).to_contain_text("You take")
    first.person.tap(first.page.get_by_role("button", name="Menu"))
    first.person.tap(first.page.get_by_role("button", name="Take back"))
    other.person.tap(other.page.get_by_role("button", name="OK", exact=True))
    first.wait_for_turn()
    other.person.tap(other.page.get_by_role("button", name=re.compile("^Chat")))
    other.page.get_by_role("textbox").fill("Good luck!")
    other.page.keyboard.press("Enter")
    other.page.keyboard.press("Escape")
    turns = 0
    while not all(player.is_over for player in players):
        acting = next((player for player in players if player.has_turn), None)
        if acting:
            acting.take_turn()
            turns += 1
            for player in players:
                player.wait_for_moves(turns)
    for player in players:
        player.see_result()
        expect(next_game(player.page)).to_be_visible()
        assert [] == faults_of(player.page)
    for player in players:
        player.person.tap(next_game(player.page))
    expect(players[0].picture).to_be_visible()
    ada.open(page.url.removeprefix(ada.url) + "/replay?game=1")
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("slider").fill(str(turns))
    expect(page.locator(".print [stroke-dasharray]")).to_have_count(12)
    assert [] == faults_of(page)


def test_one_device_goes_round(household: Household) -> None:
    """Nothing is hidden in this game: no curtain falls, and the seat in view is whose turn it is."""
    ada = household.person("phone")
    page = ada.open()
    ada.tap(page.locator("label", has_text="Last Pebble"))
    ada.tap(page.get_by_role("button", name=re.compile("^Pass & play")))
    ada.tap(page.get_by_role("button", name="3 players"))
    ada.tap(page.get_by_role("button", name="Start the game"))
    page.wait_for_url("**/t/**")
    player = Player(ada)
    for turn in range(1, 4):
        expect(player.stones.first).to_be_visible()
        ada.tap(player.stones.last)
        player.wait_for_moves(turn)
        expect(page.locator(".told")).to_contain_text("takes")


def test_the_big_screen_shows_how_to_join_then_the_picture(household: Household) -> None:
    """Without anything to touch; it follows the game."""
    ada, wall = household.person("laptop"), household.person("screen")
    page = ada.open("/new/pebbles?mode=invite")
    ada.tap(page.get_by_role("button", name=re.compile("Open|Invite|link")).last)
    page.wait_for_url("**/t/**")
    wall.open(page.url.removeprefix(ada.url) + "/screen")
    expect(wall.page.get_by_role("heading", name="Last Pebble")).to_be_visible()
    expect(wall.page.locator(".cover")).to_be_visible()
    assert [] == faults_of(wall.page)
    introduce(ada)
    table = open_table(ada, game="pebbles")
    wall.open(f"/t/{table}/screen")
    screen = Player(wall)
    expect(screen.picture).to_be_visible()
    play_ahead(ada, table, 2)
    expect(wall.page.locator(".told")).to_be_visible()
    expect(screen.stones).to_have_count(0)
    expect(screen.buttons).to_have_count(0)
    expect(wall.page.get_by_role("list", name="Players").locator(".num").first).to_be_visible()
    assert [] == faults_of(wall.page)


def test_options_are_those_of_the_game(household: Household) -> None:
    """With its words, in the form and beside the table."""
    ada = household.person("phone")
    page = ada.open("/new/pebbles?mode=play")
    expect(page.get_by_text("How many heaps lie on the table.")).to_be_visible()
    choose(page, "Heaps", "4")
    choose(page, "Skipping")
    assert [] == faults_of(page) + small_targets(page)
    ada.tap(page.get_by_role("button", name="Play now"))
    page.wait_for_url("**/t/**")
    player = Player(ada)
    player.wait_for_turn()
    expect(player.stones).to_have_count(18)
    expect(page.get_by_role("button", name="Skip this turn")).to_be_visible()


def test_rules_and_lessons_are_those_of_the_game(household: Household) -> None:
    """The rules page is made of its Markdown, in one's language; the lesson can be taken."""
    ada = household.person("laptop")
    page = ada.open("/rules/pebbles")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(page.get_by_role("table")).to_contain_text("third")
    expect(page.get_by_text('<script>alert("no")</script>')).to_be_visible()
    expect(page.get_by_role("link", name="Wikipedia")).to_have_attribute("rel", "noopener noreferrer")
    assert [] == faults_of(page)
    page.get_by_role("link", name="Learn by playing").click()
    expect(page.get_by_text("Win a heap.")).to_be_visible()
    assert [] == faults_of(page)
    page.get_by_role("button", name="One stone from heap 1").last.click()
    expect(page.get_by_text("That heap is yours.")).to_be_visible()
    german = household.person("phone", language="de")
    page = german.open("/rules/pebbles")
    expect(page.get_by_text("Nimm beliebig viele Steine")).to_be_visible()
    assert [] == faults_of(page)


def test_its_words_follow_the_language(household: Household) -> None:
    """German is brought by the game; where French is not, English stands in; a change of language changes all."""
    ada = household.person("laptop", language="de")
    introduce(ada)
    table = open_table(ada, game="pebbles")
    page = ada.open(f"/t/{table}")
    expect(page.get_by_role("button", name="3 Steine von Haufen 1").last).to_be_visible()
    expect(page.get_by_text("Letzter Kiesel")).to_be_visible()
    eve = household.person("laptop", language="fr")
    page = eve.open()
    expect(page.get_by_text("Last Pebble")).to_be_visible()
    expect(page.get_by_text("Odd heaps")).to_be_visible()
    page.get_by_role("combobox").select_option("de")
    expect(page.get_by_text("Letzter Kiesel")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_moves_never_cover_the_picture(household: Household, width: int, height: int, theme: str) -> None:
    """On phones both ways, a tablet, a laptop and a television."""
    ada = household.person("laptop", theme="dark" if theme == "dark" else "light")
    ada.page.set_viewport_size({"width": width, "height": height})
    introduce(ada)
    page = ada.open(f"/t/{open_table(ada, game='pebbles', skips=True, heaps=4)}")
    player = Player(ada)
    player.wait_for_turn()
    expect(player.stones).to_have_count(18)
    layout = page.evaluate(COVERED)

    assert (True, True) == (layout["beside"], layout["inside"])
    assert layout["share"] > 0.15
    assert [] == faults_of(page)


@pytest.mark.parametrize("device", ["phone", "laptop"])
def test_a_careless_game_harms_nobody_and_can_be_played(household: Household, device: Device) -> None:
    """No sentences, no rules, moves that are not listed, and a picture full of mischief."""
    ada = household.person(device)
    introduce(ada)
    table = open_table(ada, game="odd_heaps")
    page = ada.open(f"/t/{table}")
    player = Player(ada)
    player.wait_for_turn()
    expect(player.picture.locator("rect")).to_have_attribute("fill", "#c23a2b")
    mischief = ":is(script, style, metadata, foreignObject, [href], a, animate, .btn, [onclick], [style], #stitch)"
    expect(player.picture.locator(mischief)).to_have_count(0)
    assert "taken over" not in page.content()
    written = page.get_by_role("textbox", name="The move, as JSON")
    written.fill("take one")
    ada.tap(page.get_by_role("button", name="Make this move"))
    expect(page.get_by_text("That is not a move in JSON.")).to_be_visible()
    written.fill('{"do": "take", "heap": 0, "count": 9}')
    ada.tap(page.get_by_role("button", name="Make this move"))
    expect(page.get_by_text("There are only 3 stones in that heap.")).to_be_visible()
    assert [] == faults_of(page)
    written.fill('{"do": "take", "heap": 0, "count": 1}')
    ada.tap(page.get_by_role("button", name="Make this move"))
    player.wait_for_moves(1)
    expect(page.locator(".told")).to_contain_text("Taken:")
    player.play_on()
    assert look(ada, table)["phase"] == "over"
    page = ada.open("/rules/odd_heaps")
    expect(page.get_by_text("Odd heaps has no rules page.")).to_be_visible()
    ada.excused.append("404")
    assert [] == faults_of(page)
