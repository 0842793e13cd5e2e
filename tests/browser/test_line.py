"""Connections come and go; the page needs no reload, and nothing is lost."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.clustered import Player
from tests.browser.people import Household, Person
from tests.browser.test_play import choose
from tests.proofs.server import KlubServer


@pytest.fixture
def mortal() -> Iterator[KlubServer]:
    """A server that may be killed."""
    klub = KlubServer()
    klub.start()
    yield klub
    klub.remove()


@pytest.fixture
def family(browser: Browser, mortal: KlubServer) -> Iterator[Household]:
    """People at that server."""
    people = Household(browser, mortal.url)
    yield people
    people.go_home()


def sit_down(person: Person) -> Player:
    """A game against the weakest bot; the page is marked, so that a reload would show."""
    page = person.open("/new/clustered?mode=play")
    choose(page, "How strong are the bots?", "Sprout")
    person.tap(page.get_by_role("button", name="Play now"))
    page.wait_for_url("**/t/**")
    player = Player(person)
    player.wait_for_turn()
    page.evaluate("window.marked = true")
    return player


def test_a_killed_server_is_missed_but_nothing_is_lost(family: Household, mortal: KlubServer) -> None:
    """In the middle of a game the server dies and comes back: a banner comes and goes, and the game goes on."""
    person = family.person("phone")
    person.excused += ["ERR_CONNECTION", "WebSocket", "Failed to fetch", "Failed to load resource"]
    player = sit_down(person)
    for _ in range(3):
        player.wait_for_turn()
        player.take_turn()
    player.wait_for_turn()
    moves, banner = player.moves, player.page.get_by_text(re.compile("Connection lost"))
    mortal.kill()
    expect(banner).to_be_visible(timeout=20_000)
    mortal.start()
    expect(banner).to_be_hidden(timeout=20_000)

    assert moves == player.moves
    player.take_turn()
    assert player.page.evaluate("window.marked") is True


def test_a_move_without_a_network_is_kept_and_sent(family: Household) -> None:
    """A phone loses its network while its owner lays a card: the card is sent once the network is back."""
    person = family.person("phone")
    person.excused += ["ERR_INTERNET_DISCONNECTED", "WebSocket", "Failed to fetch", "Failed to load resource"]
    player = sit_down(person)
    player.wait_for_turn()
    before = player.moves
    person.context.set_offline(True)
    expect(player.page.get_by_text(re.compile("offline|Connection lost")).first).to_be_visible(timeout=20_000)
    person.tap(player.page.locator("button.held:not(.unfit)").first)
    player.lay()
    expect(player.page.get_by_text(re.compile("saved and will be sent|Sending|sending")).first).to_be_visible()

    assert before == player.moves
    person.context.set_offline(False)
    player.wait_for_move(before)
    assert player.page.evaluate("window.marked") is True


def test_a_reload_brings_the_table_back_and_tells_what_was_missed(family: Household) -> None:
    """Somebody closes the page; two moves later they come back and are told what happened."""
    ada, ben = family.person("phone"), family.person("laptop")
    page = ada.open()
    ada.tap(page.get_by_role("button", name=re.compile("^Invite")))
    page.wait_for_url("**/t/**")
    table = page.url.removeprefix(ada.url)
    ben.open(table)
    ben.come_in()
    ben.tap(ben.page.get_by_role("button", name="Sit here").first)
    ada.tap(page.get_by_role("button", name="Start with 2 players"))
    players = {ada: Player(ada), ben: Player(ben)}
    for player in players.values():
        expect(player.hand).to_have_count(5)
    for moves in range(1, 3):
        acting = next(player for player in players.values() if player.has_turn)
        acting.take_turn()
        for player in players.values():
            player.wait_for_moves(moves)
    if players[ada].has_turn:
        players[ada].take_turn()
        players[ben].wait_for_moves(3)
    page.goto("about:blank")
    players[ben].take_turn()
    ada.open(table)

    expect(page.get_by_text("While you were away")).to_be_visible()
    expect(players[ada].hand).to_have_count(5)
