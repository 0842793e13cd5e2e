"""Those who look on: spectators, the big screen, and the replay of a game that is over."""

import json
import re

from playwright.sync_api import WebSocket, expect

from tests.browser.clustered import Player
from tests.browser.people import Household, Person
from tests.browser.test_play import choose


def short_game(person: Person) -> Player:
    """A solo game on a small table, played to its end: most cards have to be discarded."""
    page = person.open("/new/clustered?mode=solo")
    choose(page, "Size of the table", "Rectangle")
    for side in ("Width", "Height"):
        choose(page, side, "2")
    person.tap(page.get_by_role("button", name=re.compile("^(Solo|Start|Play)")))
    page.wait_for_url("**/t/**")
    player = Player(person)
    player.play_on()
    return player


def test_a_spectator_sees_the_table_and_no_hand(household: Household) -> None:
    """A stranger with the link watches: cards on the table, names and points, but nothing that a hand holds."""
    ada, eve = household.person("laptop"), household.person("laptop")
    page = ada.open("/new/clustered?mode=play")
    choose(page, "How strong are the bots?", "Sprout")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/**")
    player = Player(ada)
    player.wait_for_turn()
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    eve.page.on("websocket", listen)
    eve.open(page.url.removeprefix(ada.url))
    eve.come_in()
    expect(eve.page.get_by_role("application")).to_be_visible()
    player.take_turn()
    Player(eve).wait_for_moves(player.moves)

    expect(Player(eve).hand).to_have_count(0)
    snapshots = [json.loads(frame) for frame in heard if '"snapshot"' in frame]
    assert snapshots
    for snapshot in snapshots:
        assert [] == snapshot["play"]["views"]
        assert [] == snapshot["play"]["watching"]["hand"]


def test_the_big_screen_shows_no_hand_and_how_to_join(family: Household) -> None:
    """On a television: the waiting table's link and code, then the board, large and without anybody's cards."""
    ada, wall = family.person("phone"), family.person("screen")
    page = ada.open()
    ada.tap(page.get_by_role("button", name=re.compile("^Invite")))
    page.wait_for_url("**/t/**")
    wall.open(page.url.removeprefix(ada.url) + "/screen")
    wall.tap(wall.page.get_by_role("button", name="Open to everyone in the house"))
    expect(wall.page.get_by_role("img", name=re.compile("QR|http"))).to_be_visible()
    ada.tap(page.get_by_role("button", name="Start alone"))
    expect(wall.page.get_by_role("application")).to_be_visible()
    expect(Player(wall).hand).to_have_count(0)


def test_a_finished_game_can_be_replayed_shared_verified_and_kept(household: Household) -> None:
    """The result leads to the replay, which goes back and forth by slider and keys; the file verifies; the seed too."""
    person = household.person("laptop")
    player = short_game(person)
    page = player.page
    player.see_result()
    page.get_by_role("button", name=re.compile("[Ss]huffle")).click()
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("link", name=re.compile("[Gg]ame file|[Dd]ownload")).click()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay**")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last == 29
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    record = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert record["game"] == "clustered"
    assert len(record["moves"]) == last
    answer = page.request.post(f"{person.url}/api/verify", data=record)
    assert answer.json() == {"moves": last, "over": True}
