"""Connections come and go; the page needs no reload, and nothing is lost."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.clustered import Player
from tests.browser.lag import mute_line
from tests.browser.people import Household, Person
from tests.browser.test_play import choose
from tests.proofs.server import KlubServer


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
    players = play_together(ada, ben)
    page = ada.page
    table = page.url.removeprefix(ada.url)
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

    away = page.get_by_role("button", name="While you were away: ")
    expect(away).to_be_visible()
    expect(players[ada].hand).to_have_count(5)
    board, told = page.get_by_role("application").bounding_box(), away.bounding_box()
    assert board
    assert told
    assert told["y"] + told["height"] <= board["y"]
    before = players[ada].moves
    assert players[ada].has_turn
    ada.tap(away)
    expect(page.get_by_role("dialog", name="Log")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(away).to_have_count(0)
    players[ada].take_turn()
    assert before < players[ada].moves
    expect(away).to_have_count(0)


def play_together(ada: Person, ben: Person) -> dict[Person, Player]:
    """A game of two that has begun, Ada's table."""
    page = ada.open()
    ada.tap(page.get_by_role("button", name=re.compile("^Invite")))
    page.wait_for_url("**/t/**")
    ben.open(page.url.removeprefix(ada.url))
    ben.come_in()
    ben.tap(ben.page.get_by_role("button", name="Sit here").first)
    ada.tap(page.get_by_role("button", name="Start with 2 players"))
    players = {ada: Player(ada), ben: Player(ben)}
    for player in players.values():
        expect(player.hand).to_have_count(5)
    return players


def test_a_silent_line_is_noticed_by_both_sides(browser: Browser, mortal: KlubServer) -> None:
    """Nothing comes through any more, and nobody says so: in ten seconds Ada is told, and Ben sees that she is gone.

    A move that she made into the silence arrives once the line speaks again.
    """
    with mute_line(mortal.url) as line:
        near, far = Household(browser, mortal.url), Household(browser, line.url)
        ada, ben = far.person("phone"), near.person("laptop")
        ada.excused += ["WebSocket", "ERR_", "Failed to load resource"]
        players = play_together(ada, ben)
        acting = next(person for person, player in players.items() if player.has_turn)
        if acting is ben:
            players[ben].take_turn()
            players[ada].wait_for_moves(1)
        before = players[ada].moves
        gone = ben.page.get_by_text("not connected").or_(ben.page.get_by_label(re.compile("not connected"))).first
        expect(gone).to_be_hidden()
        line.silent = True
        ada.tap(ada.page.locator("button.held:not(.unfit)").first)
        players[ada].lay()

        expect(ada.page.get_by_text(re.compile("Connection lost"))).to_be_visible(timeout=12_000)
        expect(ada.page.get_by_text(re.compile("will be sent"))).to_be_visible()
        expect(gone).to_be_attached(timeout=4_000)
        line.silent = False
        players[ben].wait_for_moves(before + 1)
        expect(ada.page.get_by_text(re.compile("Connection lost"))).to_be_hidden()
        for household in (near, far):
            household.go_home()


def test_a_short_drop_is_no_absence(family: Household) -> None:
    """A phone loses its network for a moment while a friend plays: nothing tells it what it saw a moment later."""
    ada, ben = family.person("phone"), family.person("laptop")
    ada.excused += ["ERR_INTERNET_DISCONNECTED", "WebSocket", "Failed to fetch", "Failed to load resource"]
    players = play_together(ada, ben)
    if players[ada].has_turn:
        players[ada].take_turn()
        players[ben].wait_for_moves(1)
    before = players[ben].moves
    ada.context.set_offline(True)
    expect(ada.page.get_by_text(re.compile("offline|Connection lost")).first).to_be_visible()
    players[ben].take_turn()
    ada.context.set_offline(False)
    players[ada].wait_for_moves(before + 1)

    expect(ada.page.get_by_text(re.compile("offline|Connection lost"))).to_have_count(0)
    expect(ada.page.get_by_text("While you were away")).to_have_count(0)
