"""Moves are taken back: alone to any own one, among people as the others agree; never offered where it is refused."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from klub.core import Rng, from_dict, to_dict
from klub.games import game as find_game
from tests.browser.clustered import Player
from tests.browser.people import Household, Person
from tests.browser.tables import command, introduce, look, next_game, open_table, play_ahead
from tests.services.wait import until

ALONE: dict[str, tuple[int, dict[str, Any]]] = {
    "clustered": (3, {"first_player": 0}),
    "cubed": (2, {"first_player": 0}),
    "kluster": (2, {"settle_time": 1, "first_player": [0]}),
    "cluellage": (1, {}),
}
"""Seats and options of a game with bots, or alone in the gallery."""


def move_somehow(person: Person, table: str, moves: int) -> list[int]:
    """Make so many own moves, whatever they are; how many had been made at the table before each."""
    before: list[int] = []
    while len(before) < moves:
        play = look(person, table)["play"]
        if 0 not in play["awaited"]:
            continue
        game = find_game(look(person, table)["game"])
        state = game.imagine(from_dict(play["views"][0]["view"], game.view_type, "test"), Rng(bytes(32)))
        move = to_dict(game.sample(state, 0, Rng(bytes(32), len(before))))
        before.append(play["moves_made"])
        command(person, table, do="move", seat=0, move=move)
    return before


def wait_for_turn(person: Person, table: str) -> None:
    until(lambda: 0 in look(person, table)["play"]["awaited"], "the bots")


def take_back_button(page: Page) -> Locator:
    """The one in the bar above a broad board."""
    return page.get_by_role("navigation", name="Tools").get_by_role("button", name="Take back")


@pytest.mark.parametrize("game", sorted(ALONE))
def test_alone_any_own_move_is_taken_back_from_the_log(household: Household, game: str) -> None:
    """With what the bots did since; from then on the game is practice, and the same move can be made again."""
    ada = household.person("laptop")
    introduce(ada, "Ada", "blue")
    seats, options = ALONE[game]
    table = open_table(ada, seats, "sprout", game=game, **options)
    before = move_somehow(ada, table, 3)
    wait_for_turn(ada, table)
    page = ada.open(f"/t/{table}")
    ada.tap(page.get_by_role("tab", name="Log"))
    own = page.get_by_role("button", name=re.compile("^Take back from here"))
    expect(own).to_have_count(3)
    ada.tap(own.nth(1))

    expect(page.locator("[data-moves]")).to_have_attribute("data-moves", str(before[1]))
    expect(page.get_by_text("From now on this game is practice")).to_be_visible()
    expect(page.get_by_role("banner").get_by_text("practice")).to_be_visible()
    expect(own).to_have_count(1)
    move_somehow(ada, table, 1)
    wait_for_turn(ada, table)
    expect(own).to_have_count(2)
    ada.tap(take_back_button(page))
    expect(page.locator("[data-moves]")).to_have_attribute("data-moves", str(before[1]))
    assert look(ada, table)["play"]["practice"]


def test_on_a_phone_the_menu_takes_back(household: Household) -> None:
    """And there is nothing to take back before the first move."""
    ada = household.person("phone")
    introduce(ada, "Ada", "blue")
    table = open_table(ada, 2, "sprout", first_player=0)
    page = ada.open(f"/t/{table}")
    ada.tap(page.get_by_role("button", name="Menu"))
    expect(page.get_by_role("button", name="Log")).to_be_visible()
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    move_somehow(ada, table, 2)
    wait_for_turn(ada, table)
    ada.tap(page.get_by_role("button", name="Take back"))

    expect(page.locator("[data-moves]")).to_have_attribute("data-moves", "2")
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)  # the menu is closed


def two_at_a_table(household: Household, **house: Any) -> tuple[Person, Person, str]:
    """Ada, who has laid a card and drawn another, and Ben."""
    ada, ben = household.person("laptop"), household.person("phone")
    introduce(ada, "Ada", "blue")
    introduce(ben, "Ben", "red")
    wanted = {"game": "clustered", "seats": 2, "options": {"first_player": 0}, "house": house}
    table: str = ada.context.request.post(f"{ada.url}/api/tables", data=wanted).json()["table"]
    command(ben, table, do="sit", seat=1)
    command(ada, table, do="start")
    ada.open(f"/t/{table}")
    ben.open(f"/t/{table}")
    Player(ada).take_turn()
    Player(ben).wait_for_moves(1)
    return ada, ben, table


def test_among_people_the_move_is_named_and_each_answer_is_seen(household: Household) -> None:
    """Ben reads which move it is and that something was seen; he says no, and then yes."""
    ada, ben, table = two_at_a_table(household)
    ada.tap(take_back_button(ada.page))
    expect(ada.page.get_by_text("You asked to take back your move")).to_be_visible()
    expect(take_back_button(ada.page)).to_be_disabled()
    question = ben.page.get_by_role("status").filter(has_text="Ada wants to take this back")
    expect(question).to_contain_text(re.compile(r"Ada lays .+\."))
    expect(question).to_contain_text("Something new has been seen since. Allow it anyway?")
    ben.tap(question.get_by_role("button", name="No"))

    expect(ada.page.get_by_text("Ben said no: the move stands.").first).to_be_visible()
    assert 1 == look(ada, table)["play"]["moves_made"]

    ada.tap(take_back_button(ada.page))
    ben.tap(question.get_by_role("button", name="OK"))

    for person in (ada, ben):
        expect(person.page.locator("[data-moves]")).to_have_attribute("data-moves", "0")
        expect(person.page.get_by_text("From now on this game is practice").first).to_be_visible()
    expect(ada.page.locator("button.held").first).to_be_visible()


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("never", "At this table moves are not taken back."),
        ("unseen", "Somebody has seen something new since, so your move stands."),
    ],
)
def test_what_would_be_refused_is_not_offered_and_the_reason_is_said(
    household: Household, rule: str, words: str
) -> None:
    """By the table's own rule; on the button, and in the menu for who has no mouse."""
    ada, ben, _ = two_at_a_table(household, undo=rule)

    expect(take_back_button(ada.page)).to_be_disabled()
    expect(take_back_button(ada.page)).to_have_attribute("title", words)

    ada.tap(ada.page.get_by_role("button", name="Menu"))
    expect(ada.page.get_by_text(words)).to_be_visible()
    ada.page.keyboard.press("Escape")

    Player(ben).take_turn()
    Player(ada).wait_for_moves(2)
    expect(take_back_button(ada.page)).to_be_disabled()


def test_practice_sets_no_record_and_its_shuffle_proves_nothing(household: Household) -> None:
    """The result says so; the same game without a take-back is a personal best with a checked shuffle."""
    ada = household.person("laptop")
    introduce(ada, "Ada", "blue")
    page = ada.page
    for practice in (True, False):
        table = open_table(ada, 1, None)
        if practice:
            move_somehow(ada, table, 4)
            command(ada, table, do="undo", seat=0, to=1)
        play_ahead(ada, table)
        ada.open(f"/t/{table}")
        expect(next_game(page)).to_be_visible()
        told = page.get_by_text("Practice: moves were taken back after more had been seen")
        expect(told).to_have_count(int(practice))
        expect(page.get_by_text("Shuffle checked")).to_have_count(int(not practice))
        expect(page.get_by_text("New personal best")).to_have_count(int(not practice))
    ada.open("/me")
    expect(page.get_by_text("Practice", exact=True)).to_have_count(1)


def test_who_has_lost_is_told_the_place_and_celebrates_nothing(household: Household) -> None:
    """No record and no confetti for a lost game; the winner has both, and everyone sees what the series stands at."""
    ada, ben = household.person("laptop"), household.person("phone")
    introduce(ada, "Ada", "blue")
    introduce(ben, "Ben", "red")
    wanted = {"game": "clustered", "seats": 2, "options": {"first_player": 0}}
    table: str = ada.context.request.post(f"{ada.url}/api/tables", data=wanted).json()["table"]
    command(ben, table, do="sit", seat=1)
    command(ada, table, do="start")
    people = (ada, ben)
    for game in (1, 2):
        while (seen := look(ada, table))["phase"] == "playing":
            [seat] = seen["play"]["awaited"]
            moves = look(people[seat], table)["play"]["views"][0]["moves"]
            command(people[seat], table, do="move", seat=seat, move=moves[0 if seat == 0 else -1])
        if game == 1:
            command(ada, table, do="rematch")
            command(ada, table, do="start")
    winners = look(ada, table)["play"]["outcome"]["winners"]
    for seat, person in enumerate(people):
        page = person.open(f"/t/{table}")
        expect(next_game(page)).to_be_visible()
        won = seat in winners
        expect(page.get_by_text("1st place" if won else "2nd place").first).to_be_visible()
        expect(page.locator("svg.field")).to_have_count(int(won))
        expect(page.get_by_text("Wins after 2 games")).to_be_visible()
        if not won:
            expect(page.get_by_text("New personal best")).to_have_count(0)
