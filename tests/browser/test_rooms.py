"""A table is a room: it lasts while what is played changes, nobody waits for who is gone, and everyone has a name."""

from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.people import Household, Person
from tests.browser.tables import command, introduce, look, open_room

PATIENCE_WITH_ABSENCE: Final = 60_000
"""Milliseconds after which the others need not wait for somebody who is gone, with some to spare."""


def button(page: Page, name: str) -> Locator:
    """A button by its whole name."""
    return page.get_by_role("button", name=name, exact=True)


def arrive(household: Household, *names: str) -> list[Person]:
    """People with names; the first two are on laptops, the others on phones."""
    people = [household.person("laptop" if place < 2 else "phone") for place in range(len(names))]
    for person, name, color in zip(people, names, ("blue", "red", "leaf", "plum"), strict=False):
        introduce(person, name, color)
    return people


def sit(person: Person, table: str) -> None:
    """Open the link and take the first free seat."""
    person.open(f"/t/{table}")
    person.tap(button(person.page, "Sit here").first)


def test_the_table_stays_when_the_host_changes_what_is_played(household: Household) -> None:
    """The clock, then the game: everyone keeps the seat, sees what changed, and says again that they are ready."""
    ada, ben = arrive(household, "Ada", "Ben")
    table = open_room(ada)
    ada.open(f"/t/{table}")
    sit(ben, table)
    ben.tap(button(ben.page, "I am ready"))
    expect(ben.page.get_by_text("Waiting for Ada to start")).to_be_visible()

    ada.tap(button(ada.page, "Change"))
    ada.page.get_by_role("radio", name="Brisk, 45 s").check()
    ada.tap(button(ada.page, "Play it this way"))
    expect(ben.page.get_by_text("Ada has changed: 45 s per move")).to_be_visible()
    expect(ben.page.get_by_text("Please say again that you are ready.")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Start with 2 players")).to_be_disabled()

    ben.tap(button(ben.page, "Suggest"))
    ben.page.get_by_role("radio", name="Cubed").check()
    ben.tap(ben.page.get_by_role("dialog").get_by_role("button", name="Suggest"))
    ada.tap(button(ada.page, "Accept Ben’s suggestion"))
    expect(ben.page.get_by_role("heading", name="Cubed")).to_be_visible()
    ben.tap(button(ben.page, "I am ready"))
    ada.tap(ada.page.get_by_role("button", name="Start with 2 players"))

    for person in (ada, ben):
        expect(person.page.locator("[data-moves]")).to_be_visible()
    assert look(ben, table)["game"] == "cubed"
    assert look(ben, table)["house"]["clock"] == {"per_move": 45, "bank": 120}


def test_seats_are_swapped_bots_replaced_and_people_unseated_banned_and_let_in_again(household: Household) -> None:
    """Each is a thing of its own and names the person."""
    ada, ben, cyd = arrive(household, "Ada", "Ben", "Cyd")
    table = open_room(ada, seats=3, bots={2: "sprout"})
    ada.open(f"/t/{table}")
    sit(ben, table)
    cyd.open(f"/t/{table}")
    expect(cyd.page.get_by_text("All seats are taken")).to_be_visible()
    cyd.tap(button(cyd.page, "More about Bot C"))
    cyd.tap(button(cyd.page, "Sit here"))
    expect(ada.page.get_by_text("Cyd", exact=True)).to_be_visible()

    ada.tap(button(ada.page, "More about Ben"))
    ada.tap(button(ada.page, "Swap seats with Ben"))
    expect(ada.page.get_by_text("Player A")).to_be_visible()
    assert [seat["name"] for seat in look(ada, table)["seats"]] == ["Ben", "Ada", "Cyd"]

    ada.tap(button(ada.page, "More about Ben"))
    ada.tap(ada.page.get_by_role("button", name="Free Ben’s seat"))
    ada.tap(ada.page.get_by_role("button", name="Really free Ben’s seat?"))
    expect(ben.page.get_by_text("Ada has freed your seat.").first).to_be_visible()
    ben.tap(button(ben.page, "Sit here").first)
    ada.tap(button(ada.page, "More about Ben"))
    ada.tap(ada.page.get_by_role("button", name="Ban Ben"))
    ada.tap(ada.page.get_by_role("button", name="Really ban Ben?"))
    ben.excused.append("403")
    expect(ben.page.get_by_role("heading", name="This table is not open")).to_be_visible()
    ada.tap(button(ada.page, "Menu"))
    ada.tap(button(ada.page, "Let Ben back in"))
    ada.page.keyboard.press("Escape")
    ben.tap(button(ben.page, "Try again"))
    expect(button(ben.page, "Sit here").first).to_be_visible()

    ada.tap(button(ada.page, "More about Cyd"))
    ada.tap(button(ada.page, "Make Cyd the host"))
    expect(cyd.page.get_by_text("You are the host now.").first).to_be_visible()
    expect(button(cyd.page, "Change")).to_be_visible()


def test_a_first_visitor_sees_who_invites_keeps_a_name_and_talks_before_the_game(household: Household) -> None:
    """By link: one tap for the name, one to sit, one to be ready; a taken name is told kindly."""
    (ada,) = arrive(household, "Ada")
    cyd = household.person("phone")
    table = open_room(ada)
    ada.open(f"/t/{table}")
    cyd.open(f"/t/{table}")

    expect(cyd.page.get_by_role("heading", name="Ada invites you to play Clustered")).to_be_visible()
    assert cyd.page.get_by_label("Name").input_value()
    cyd.page.get_by_label("Name").fill("Ada")
    cyd.tap(button(cyd.page, "Come in"))
    cyd.tap(button(cyd.page, "Sit here").first)
    expect(cyd.page.get_by_text("so you are Ada 2 here.").first).to_be_visible()
    expect(ada.page).to_have_title("Clustered · 2 of 4 · Klub")
    cyd.tap(button(cyd.page, "Chat"))
    cyd.page.get_by_label("Say something").fill("Hello!")
    cyd.page.keyboard.press("Enter")
    expect(ada.page.get_by_text("Hello!", exact=True)).to_be_visible()
    cyd.page.keyboard.press("Escape")
    cyd.tap(button(cyd.page, "I am ready"))

    cyd.page.reload()
    expect(cyd.page.get_by_text("Waiting for Ada to start")).to_be_visible()


def test_nobody_is_stuck_when_somebody_vanishes(household: Household) -> None:
    """A bot plays until they are back, which they are told; or they come by another browser and say who they are."""
    ada, ben, cyd, new = arrive(household, "Ada", "Ben", "Cyd", "Otter")
    table = open_room(ada, seats=3)
    ada.open(f"/t/{table}")
    for person in (ben, cyd):
        sit(person, table)
        expect(button(person.page, "I am ready")).to_be_visible()
    command(ada, table, do="start")
    expect(cyd.page.locator("[data-moves]")).to_be_visible()
    ben.page.goto("about:blank")
    expect(ada.page.get_by_text("you can let a bot play")).to_be_visible()
    ada.tap(button(ada.page, "Nudge"))
    expect(button(ada.page, "Nudged")).to_be_disabled()
    ada.tap(ada.page.locator("section").filter(has_text="Ben has been gone").get_by_role("button", name="Close"))
    expect(ada.page.get_by_text("Ben has been gone")).to_be_hidden()

    stand_in = button(cyd.page, "Bot until they are back")
    expect(stand_in).to_be_visible(timeout=PATIENCE_WITH_ABSENCE)
    cyd.tap(button(cyd.page, "End the game"))
    expect(ada.page.get_by_text("Cyd wants to end this game without a result.")).to_be_visible()
    ada.tap(button(ada.page, "Play on"))
    expect(ada.page.get_by_text("Cyd wants to end")).to_be_hidden()
    cyd.tap(stand_in)
    expect(ada.page.get_by_text("Ben has been gone")).to_be_hidden()
    ben.open(f"/t/{table}")
    expect(ben.page.get_by_text("A bot played for you.").first).to_be_visible()

    ben.page.goto("about:blank")
    new.open(f"/t/{table}")
    expect(new.page.get_by_text("You are watching.")).to_be_visible()
    new.tap(button(new.page, "Take a seat"))
    new.tap(new.page.get_by_role("button", name="I am Ben"))
    cyd.tap(button(cyd.page, "Yes, that is Ben"))
    expect(new.page.get_by_text("You are watching.")).to_be_hidden()
    assert [seat["name"] for seat in look(new, table)["seats"] if seat["mine"]] == ["Ben"]


def test_a_lost_cookie_costs_neither_the_seat_nor_the_name(household: Household) -> None:
    """The link in a new browser: one tap says who one is before any name is given, one of a friend confirms."""
    ada, ben = arrive(household, "Ada", "Ben")
    table = open_room(ada, seats=3)
    ada.open(f"/t/{table}")
    sit(ben, table)
    expect(button(ben.page, "I am ready")).to_be_visible()
    new = household.person("phone")
    new.open(f"/t/{table}")
    expect(new.page.get_by_role("heading", name="Ada invites you")).to_be_visible()
    expect(new.page.get_by_role("button", name="I am")).to_have_count(0)
    command(ada, table, do="start")
    ben.page.goto("about:blank")
    expect(ada.page.get_by_text("Ben has been gone")).to_be_visible()

    new.page.reload()
    expect(button(new.page, "I am Ada")).to_have_count(0)
    new.tap(button(new.page, "I am Ben"))
    expect(new.page.get_by_text("You have said that you are Ben.")).to_be_visible()
    expect(ada.page.get_by_text("Somebody in another browser says: “I am Ben.”")).to_be_visible()
    ada.tap(button(ada.page, "Yes, that is Ben"))
    expect(new.page.get_by_text("You are watching.")).to_be_hidden()
    assert [(seat["name"], seat["color"]) for seat in look(new, table)["seats"] if seat["mine"]] == [("Ben", "red")]
    new.open("/me")
    expect(new.page.get_by_label("Name")).to_have_value("Ben")


def test_who_says_the_wrong_name_is_told_why_it_is_not_theirs(household: Household) -> None:
    """The owner is back meanwhile: whoever claimed the seat watches, and hears it."""
    ada, ben = arrive(household, "Ada", "Ben")
    table = open_room(ada, seats=2)
    ada.open(f"/t/{table}")
    sit(ben, table)
    expect(button(ben.page, "I am ready")).to_be_visible()
    ben.page.goto("about:blank")
    expect(ada.page.get_by_text("Away")).to_be_visible()
    new = household.person("phone")
    new.open(f"/t/{table}")
    expect(button(new.page, "I am Ben")).to_be_visible()
    ben.open(f"/t/{table}")
    expect(ada.page.get_by_text("Away")).to_be_hidden()

    new.tap(button(new.page, "I am Ben"))
    expect(new.page.get_by_text("That seat is not yours.")).to_be_visible()
    expect(new.page.get_by_text("All seats are taken")).to_be_visible()


def test_everyone_again_takes_one_tap_each(household: Household) -> None:
    """The next game begins with the last tap. A latecomer with the code hears how late they see, and relieves a bot."""
    ada, ben, cyd = arrive(household, "Ada", "Ben", "Cyd")
    table = open_room(ada, seats=3, bots={2: "sprout"}, house={"spectators": "delayed"})
    ada.open(f"/t/{table}")
    sit(ben, table)
    expect(button(ben.page, "I am ready")).to_be_visible()
    command(ada, table, do="start")
    cyd.open(f"/{ada.page.request.get(f'{ada.url}/api/tables/{table}/invitation').json()['code']}")
    expect(cyd.page.get_by_text("You see the game 4 moves late.")).to_be_visible()
    cyd.tap(button(cyd.page, "Take a seat"))
    cyd.tap(cyd.page.get_by_role("button", name="Take over from"))
    expect(cyd.page.get_by_text("You are watching.")).to_be_hidden()
    for person, seat in ((ada, 0), (ben, 1)):
        command(person, table, do="resign", seat=seat)
    for person in (ada, ben, cyd):
        person.tap(button(person.page, "Everyone again"))
    for person in (ada, ben, cyd):
        expect(person.page.locator("[data-moves='0']")).to_be_visible()
