"""The server dies in the middle of something that is played by hand: who played is told, and no control is lost."""

import os
import re
import signal

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.kluster import QUICK, KlusterPlayer, calm_spots, seen, table_of
from tests.browser.people import Household, Person
from tests.browser.tables import introduce, open_table
from tests.browser.test_cluellage import gather
from tests.proofs.server import KlubServer
from tests.services.wait import until

GONE = ["ERR_CONNECTION", "WebSocket", "Failed to fetch", "Failed to load resource"]


def sit_down(person: Person, table: str) -> None:
    """Open a table; the page is marked, so that a reload would show."""
    person.excused += GONE
    person.open(f"/t/{table}").evaluate("window.marked = true")


def restart(server: KlubServer, person: Person) -> None:
    """Kill the server and start it again; the page notices both."""
    banner = lost(person)
    server.kill()
    expect(banner).to_be_visible()
    server.start()
    expect(banner).to_be_hidden()


def lost(person: Person) -> Locator:
    """The words that the line is lost."""
    return person.page.get_by_text(re.compile("Connection lost"))


@pytest.mark.parametrize("device", ["phone", "laptop"])
def test_a_held_magnet_goes_back(family: Household, mortal: KlubServer, device: str) -> None:
    """The live turn died with the server: the magnet is back with the others, a sentence says so, and play goes on."""
    player = KlusterPlayer(family.person("phone" if device == "phone" else "laptop"))
    introduce(player.person)
    table = table_of(player.person)
    sit_down(player.person, table)
    spots = calm_spots()
    player.carry(spots[0])
    count = player.hand.count()
    restart(mortal, player.person)

    expect(player.page.get_by_text("Your turn starts again")).to_be_visible()
    expect(player.page.get_by_role("button", name="Let go")).to_be_hidden()
    expect(player.hand).to_have_count(count)
    assert [] == seen(player.person, table)["lying"]
    player.place(spots[0])
    assert 1 == len(seen(player.person, table)["lying"])
    assert player.page.evaluate("window.marked") is True


def test_a_magnet_that_was_let_go_into_the_dark_is_told_too(family: Household, mortal: KlubServer) -> None:
    """Let go just when the server dies: nothing was placed, and it is said; the turn is played again."""
    player = KlusterPlayer(family.person("laptop"))
    introduce(player.person)
    table = table_of(player.person)
    sit_down(player.person, table)
    player.carry((0, 0))
    mortal.pause()
    player.let_go()
    mortal.kill()
    expect(lost(player.person)).to_be_visible()
    mortal.start()
    expect(lost(player.person)).to_be_hidden()

    expect(player.page.get_by_text("Your turn starts again")).to_be_visible()
    player.place((0, 0))
    assert 1 == len(seen(player.person, table)["lying"])


def test_a_runner_that_dies_is_told(family: Household, mortal: KlubServer) -> None:
    """Only the process that plays the turn dies: the same sentence, and the same way on."""
    player = KlusterPlayer(family.person("laptop"))
    introduce(player.person)
    table = table_of(player.person)
    sit_down(player.person, table)
    begun = player.frames
    player.carry((0, 0))
    until(lambda: player.frames > begun, "the runner")
    for child in mortal.children():
        os.kill(child, signal.SIGKILL)

    expect(player.page.get_by_text("Your turn starts again")).to_be_visible()
    player.place((0, 0))
    assert 1 == len(seen(player.person, table)["lying"])


def test_a_pulled_string_is_where_it_was(family: Household, mortal: KlubServer) -> None:
    """A cord is pulled when the server dies: it lies as before, and can be pulled again."""
    player = KlusterPlayer(family.person("laptop"))
    introduce(player.person)
    table = table_of(player.person)
    sit_down(player.person, table)
    player.carry((0, 0))
    lies = seen(player.person, table)["loops"]
    node = lies[0][0]
    player.drag(player.screen((node["x"], node["y"])), player.screen((node["x"] + 60, node["y"])), lift=False)
    player.wait_for_calm()
    restart(mortal, player.person)
    player.page.mouse.up()

    expect(player.page.get_by_text("Your turn starts again")).to_be_visible()
    player.place((0, 0))
    assert 1 == len(seen(player.person, table)["lying"])


def test_a_string_that_is_being_laid_stays_in_the_hand(family: Household, mortal: KlubServer) -> None:
    """What is drawn is the page's own: nothing of it is lost, and it can be laid afterwards."""
    player = KlusterPlayer(family.person("laptop"))
    introduce(player.person)
    table = open_table(player.person, 2, None, game="kluster", **QUICK)
    sit_down(player.person, table)
    lay = player.page.get_by_role("button", name="Lay it")
    expect(lay).to_be_enabled()
    player.drag(player.middle(), player.middle() + 60)
    restart(mortal, player.person)

    expect(lay).to_be_enabled()
    player.lay_string()
    assert player.page.evaluate("window.marked") is True


def test_a_race_goes_on(family: Household, mortal: KlubServer) -> None:
    """The server dies while three people race for cards: what was claimed is kept, and the others can still be."""
    people = [family.person(device) for device in ("phone", "laptop", "phone")]
    for person in people:
        person.excused += GONE
    players = gather(people)
    for player in players:
        player.read_word()
    for player in players:
        player.wait_for_wave(1)
    players[0].claim()
    for player in players:
        player.wait_for_moves(players[0].moves)
    mortal.kill()
    for person in people:
        expect(lost(person)).to_be_visible()
    mortal.start()
    for person in people:
        expect(lost(person)).to_be_hidden()

    expect(players[0].shelf).to_have_count(1)
    players[1].claim()
    for player in players:
        player.wait_for_wave(2)
