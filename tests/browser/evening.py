"""Friends who spend an evening at one table, each with devices of their own; and what they do between games."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Locator, expect

from klub.server.http.static_files import FOLDER
from klub.server.network.interfaces import house_addresses
from klub.server.network.reach import format_address
from tests.browser.ledger import Ledger
from tests.browser.people import Device, Household, Person
from tests.browser.quick_hands import teach
from tests.browser.tables import introduce, look
from tests.browser.test_invitations import PLAIN_HTTP, code_on
from tests.browser.test_play import choose
from tests.browser.test_updates import GONE, UPDATE, wait_for_new
from tests.proofs.server import KlubServer

LOST: Final = re.compile("offline|Connection lost")


def serve(pages: Path) -> KlubServer:
    """A server for the house, whose page can be exchanged."""
    pages.symlink_to(FOLDER)
    server = KlubServer(KLUB_ANNOUNCE="0", KLUB_PAGES=str(pages))
    server.command += ["--host", "::"]
    server.start()
    return server


class Friend:
    """Somebody who came to play: a name, the device in use, and every move made on any device."""

    def __init__(self, name: str, person: Person, ledger: Ledger | None = None) -> None:
        self.name, self.person, self.page = name, person, person.page
        self.ledger = ledger or Ledger()
        self.opened = 0
        """How often they opened the page themselves, or agreed to load it anew."""
        self.ledger.follow(person.page)
        teach(person)
        person.excused += [PLAIN_HTTP, *GONE]

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by its whole name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def tap(self, name: str | re.Pattern[str]) -> None:
        """Touch the first button of a name."""
        self.person.tap(self.button(name).first)

    def sees(self, words: str | re.Pattern[str]) -> None:
        """Wait until something is said on the page."""
        expect(self.page.get_by_text(words).first).to_be_visible()

    def open(self, link: str) -> None:
        """Open a link."""
        self.opened += 1
        self.page.goto(link)

    def follow_link(self, link: str) -> None:
        """Open the link of the table for the first time, and come in under the own name."""
        self.open(link)
        expect(self.page.get_by_role("heading", name=re.compile("invites you to play|is playing"))).to_be_visible()
        self.page.get_by_label("Name").fill(self.name)
        self.tap("Come in")

    def sit_down(self) -> None:
        """Take the first free seat, and be ready."""
        self.tap("Sit here")
        self.tap("I am ready")

    def say(self, words: str) -> None:
        """Say something to everyone."""
        field = self.page.get_by_label("Say something")
        if not field.is_visible():
            self.tap(re.compile("^Chat"))
        field.fill(words)
        self.page.keyboard.press("Enter")
        self.page.keyboard.press("Escape")

    def see_result(self) -> None:
        """From the board to the result."""
        self.tap("See the result")
        expect(self.page.get_by_role("navigation", name="What next?")).to_be_visible()

    def wish(self, game: str, seats: int | None = None, **options: str) -> None:
        """Fill in the form for the next game."""
        form = self.page.get_by_role("dialog")
        form.get_by_role("radio", name=game, exact=True).check()
        expect(form.get_by_role("group", name="Game").get_by_role("radio", name=game)).to_be_checked()
        if seats is not None:
            players = form.get_by_role("spinbutton", name="Players")
            players.fill(str(seats))
            players.press("Tab")
        for name, value in options.items():
            label = name.replace("_", " ")
            number, choices = form.get_by_role("spinbutton", name=label), form.get_by_role("group", name=label)
            if value and number.or_(choices).first.get_attribute("type") != "number":
                choices.get_by_role("radio", name=value, exact=True).check()
            else:
                choose(self.page, label, value)

    def change(self, game: str, seats: int | None = None, **options: str) -> None:
        """As the host: play something else next."""
        self.tap(re.compile("^Change( the game)?$"))
        self.wish(game, seats, **options)
        self.tap("Play it this way")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def suggest(self, game: str, seats: int | None = None, **options: str) -> None:
        """As a guest: suggest what to play next."""
        self.tap(re.compile("^Suggest( a game)?$"))
        self.wish(game, seats, **options)
        self.person.tap(self.page.get_by_role("dialog").get_by_role("button", name="Suggest"))
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def start(self, players: int) -> None:
        """As the host: begin with those who are here."""
        self.tap(f"Start with {players} players")

    def make_seat_link(self) -> str:
        """A link that moves the own seat to another device."""
        self.tap("Menu")
        self.tap(re.compile("^Move to another device"))
        self.tap("Make a link")
        link = self.page.get_by_role("textbox", name="Link").input_value()
        self.page.keyboard.press("Escape")
        return link

    def load_new_version(self) -> None:
        """Take up the offer of a new version, by one tap."""
        expect(self.page.get_by_text(UPDATE).first).to_be_visible()
        self.opened += 1
        self.tap("Load it")
        wait_for_new(self.page)


class Evening:
    """One table of one server, and everyone who is there."""

    def __init__(self, browser: Browser, server: KlubServer) -> None:
        found = house_addresses()
        assert found, "this test needs a network, if only one to nowhere"
        self.server = server
        self.link = ""
        """The link of the table, as all devices in the house have it."""
        self.code = ""
        """Its short code."""
        self.here = Household(browser, f"http://localhost:{server.port}")
        self.there = Household(browser, format_address(found[0], server.port))
        self.friends: list[Friend] = []
        self.results: list[dict[str, Any]] = []
        """The games so far: who won, by name, and everyone's points."""

    @property
    def table(self) -> str:
        """The table's id."""
        return self.link.rpartition("/")[2]

    def host(self, name: str) -> Friend:
        """Somebody at the machine of the server, who has been here before."""
        friend = self._come(name, self.here.person("laptop"))
        introduce(friend.person, name)
        return friend

    def guest(self, name: str, device: Device, *, nearby: bool = False) -> Friend:
        """Somebody who has never been here, with a device in the house, or at this machine."""
        return self._come(name, (self.here if nearby else self.there).person(device))

    def other_device(self, friend: Friend, device: Device) -> Friend:
        """The same person before another screen."""
        return self._come(friend.name, self.there.person(device), friend.ledger)

    def _come(self, name: str, person: Person, ledger: Ledger | None = None) -> Friend:
        friend = Friend(name, person, ledger)
        self.friends.append(friend)
        return friend

    def open_room(self, host: Friend) -> None:
        """One tap at home, and there is a table with a link."""
        host.open(host.person.url)
        host.tap(re.compile("^Invite"))
        host.page.wait_for_url("**/t/**")
        self.link = f"{self.there.url}/t/{host.page.url.rpartition('/')[2]}"
        self.code = code_on(host.person)

    @property
    def nearby_link(self) -> str:
        """The same link for whoever sits at this machine."""
        return f"{self.here.url}/t/{self.table}"

    def note_result(self, friend: Friend) -> None:
        """Write down how a game ended, as one of them sees it."""
        snapshot = look(friend.person, self.table)
        outcome, names = snapshot["play"]["outcome"], [seat["name"] for seat in snapshot["seats"]]
        assert outcome, "it is over"
        winners = {names[seat] for seat in outcome["winners"]}
        self.results.append({"game": snapshot["game"], "winners": winners, "scores": outcome["scores"]})

    def restart(self, friends: Iterable[Friend]) -> None:
        """Kill the server in the middle of everything; all pages notice, and come back by themselves."""
        everyone = [*friends]
        self.server.kill()
        for friend in everyone:
            expect(friend.page.get_by_text(LOST).first).to_be_visible()
        self.server.start()
        for friend in everyone:
            expect(friend.page.get_by_text(LOST)).to_have_count(0)

    def go_home(self) -> None:
        """The end; faults that nobody expected are told."""
        self.here.go_home()
        self.there.go_home()
