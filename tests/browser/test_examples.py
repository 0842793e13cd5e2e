"""The examples on the page: strangers' games, installed beside Klub, played to their end by people and bots."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from klub.texts import say
from tests.browser.axe import violations
from tests.browser.people import Device, Household, Person
from tests.browser.player import TablePlayer
from tests.browser.tables import introduce, look, next_game, open_table
from tests.scratch import EXAMPLES, Scratch, ScratchServer
from tests.services.wait import until

SHORT = {"goofspiel": {"cards": 5}, "liars_dice": {"dice": 2}}
"""Options that make a game short; both rules and page are the same."""

NAMES = {"goofspiel": "Goofspiel", "liars_dice": "Liar’s dice"}


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ScratchServer]:
    """A server in a scratch environment with both examples."""
    scratch = Scratch(tmp_path_factory.mktemp("examples") / "environment")
    for name in SHORT:
        scratch.install(EXAMPLES / name)
    server = ScratchServer(scratch)
    server.start()
    yield server
    server.remove()


@pytest.fixture
def guests(browser: Browser, outside: ScratchServer) -> Iterator[Household]:
    """The people of one test, at the server with the examples."""
    people = Household(browser, outside.url)
    yield people
    people.go_home()


class ExamplePlayer(TablePlayer):
    """Somebody who plays a game by its picture or by its buttons: the first thing that can be done."""

    def __init__(self, person: Person, game: str, way: str) -> None:
        super().__init__(person)
        self.game, self.way = game, way

    @property
    def picture(self) -> Locator:
        """The table as the game draws it."""
        return self.page.get_by_role("group", name=say("generic-picture", game=NAMES[self.game]))

    @property
    def marks(self) -> Locator:
        """What can be touched in the picture."""
        return self.picture.locator("[data-move][role=button]")

    @property
    def buttons(self) -> Locator:
        """The moves in words."""
        return self.page.get_by_role("region", name=say("generic-moves")).get_by_role("listitem").get_by_role("button")

    def take_turn(self) -> None:
        """Make one move, by touch in the picture, by a button, or by keys in the picture."""
        choices = self.buttons if self.way == "buttons" else self.marks
        expect(choices.first).to_be_visible()
        before, cards = self.moves, self._cards()
        if self.way == "keys":
            choices.first.focus()
            self.page.keyboard.press("Enter")
        else:
            self.person.tap(choices.first)
        self.wait_for_move(before)
        if self.game == "goofspiel":  # all bid at once: that move may be another's
            until(lambda: self._cards() != cards, "the own bid")
            self.wait_for_moves(self._play()["moves_made"])

    def _play(self) -> Any:
        table = self.page.url.rpartition("/t/")[2].partition("?")[0]
        return look(self.person, table)["play"]

    def _cards(self) -> Any:
        """What the server says of cards: the one that is laid by oneself, and those in all hands."""
        [own] = self._play()["views"]
        return own["view"].get("mine"), own["view"].get("hands")


@pytest.mark.parametrize("game", SHORT)
def test_an_example_stands_on_the_home_page(guests: Household, game: str) -> None:
    """Beside the others, with its name and what it is about; its rules are a tap away."""
    page = guests.person("laptop").open()

    expect(page.get_by_text(NAMES[game], exact=True)).to_be_visible()
    page.goto(f"{page.url}rules/{game}")
    expect(page.get_by_role("heading", name=NAMES[game]).first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "device", "way", "seats"),
    [
        ("goofspiel", "phone", "picture", 2),
        ("goofspiel", "laptop", "buttons", 3),
        ("liars_dice", "phone", "buttons", 3),
        ("liars_dice", "laptop", "picture", 2),
        ("liars_dice", "laptop", "keys", 2),
    ],
)
def test_an_example_is_played_against_bots(guests: Household, game: str, device: Device, way: str, seats: int) -> None:
    """From the first move to the result, by touch, by mouse, or by keys alone."""
    person = guests.person(device)
    introduce(person)
    table = open_table(person, seats, "casual", game=game, **SHORT[game])
    person.open(f"/t/{table}")
    player = ExamplePlayer(person, game, way)

    assert player.play_on() > 0
    assert look(person, table)["phase"] == "over"
    player.see_result()
    expect(next_game(person.page)).to_be_visible()


@pytest.mark.parametrize("game", SHORT)
def test_two_people_play_an_example(guests: Household, game: str) -> None:
    """Ada chooses the game and invites, Ben follows the link; both play to the end and see the same result."""
    ada, ben = guests.person("laptop"), guests.person("phone")
    for person, name, color in ((ada, "Ada", "blue"), (ben, "Ben", "plum")):
        introduce(person, name, color)
    page = ada.open()
    ada.tap(page.get_by_text(NAMES[game], exact=True))
    ada.tap(page.get_by_role("button", name=re.compile("^Invite")))
    page.wait_for_url("**/t/**")
    ben.open(page.url.removeprefix(ada.url))
    ben.tap(ben.page.get_by_role("button", name="Sit here").first)
    ada.tap(page.get_by_role("button", name="Start with 2 players"))
    players = [ExamplePlayer(ada, game, "picture"), ExamplePlayer(ben, game, "buttons")]
    for player in players:
        expect(player.picture).to_be_visible()
    while not all(player.is_over for player in players):
        for player in players:
            if player.has_turn:
                player.take_turn()
    table = page.url.rpartition("/")[2].partition("?")[0]
    results = [look(player.person, table)["play"]["outcome"] for player in players]

    assert results[0] == results[1] is not None
    for player in players:
        player.see_result()
        expect(next_game(player.page)).to_be_visible()


@pytest.mark.parametrize("game", SHORT)
@pytest.mark.parametrize("device", ["phone", "laptop"])
def test_axe_finds_nothing_at_the_table_of_an_example(guests: Household, game: str, device: Device) -> None:
    """In the middle of a game, on a phone and on a laptop."""
    person = guests.person(device)
    introduce(person)
    person.open(f"/t/{open_table(person, 2, 'sprout', game=game, **SHORT[game])}")
    player = ExamplePlayer(person, game, "buttons")
    player.wait_for_turn()
    expect(player.buttons.first).to_be_visible()

    assert violations(person.page) == []
