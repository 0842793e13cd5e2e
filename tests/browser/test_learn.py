"""The tutorial and the rules."""

import re
from collections import deque
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from klub.core import Attempt, Illegal, Lesson, Rng
from klub.games import game as find_game
from klub.games.clustered.moves import Move, Place
from klub.games.clustered.words import card_words
from tests.browser.cluellage import CluellagePlayer
from tests.browser.clustered import Player
from tests.browser.people import Device, Household, Person
from tests.browser.tables import introduce, open_table
from tests.texts.messages import say_rules

GAME: Any = find_game("clustered")


def solution(lesson: Lesson[Any, Any]) -> list[Move]:
    """The shortest moves that reach a lesson; one far off the table is among them where a refusal is wanted."""
    waiting: deque[list[Move]] = deque([[]])
    while waiting:
        tried = waiting.popleft()
        state, tries = lesson.state, list[Attempt[Any]]()
        for number, move in enumerate(tried, 1):
            try:
                state, refused = GAME.apply(state, lesson.seat, move, Rng(bytes(32), number)), None
            except Illegal as refusal:
                refused = refusal.code
            tries.append(Attempt(move, refused))
        if tries and lesson.goal(tries, state):
            return tried
        legal = list(GAME.moves(state, lesson.seat))
        illegal = [_misfit(state, lesson.seat)] if not tried else []
        waiting.extend([*tried, move] for move in [*legal, *illegal] if move is not None)
    raise AssertionError(f"{lesson.name} cannot be reached")


def _misfit(state: Any, seat: int) -> Move | None:
    """A card of the hand beside one that it does not fit, as a learner would try it."""
    legal, seen = set(GAME.moves(state, seat)), GAME.view(state, seat)
    taken = {(laid.x, laid.y) for laid in seen.table}
    beside = [(x + 1, y) for x, y in sorted(taken) if (x + 1, y) not in taken]
    return next((place for code in seen.hand for x, y in beside if (place := Place(code, x, y)) not in legal), None)


@pytest.mark.parametrize("device", ["phone", "laptop"])
def test_the_tutorial_can_be_played_to_its_end(household: Household, device: Device) -> None:
    """Each step is reached by laying cards where they belong; the last one leads to a game against a gentle bot."""
    person = household.person(device)
    page = person.open("/learn/clustered")
    player = Player(person)
    for lesson in GAME.lessons():
        for move in solution(lesson):
            player.pick(player.hand.and_(page.get_by_label(label_of(move.card))).first)
            if isinstance(move, Place):
                player.touch_cell(move.x, move.y)
            else:
                person.tap(page.get_by_role("button", name="Discard", exact=True))
        person.tap(page.get_by_role("button", name="Next"))
    person.tap(page.get_by_role("button", name="Play an easy bot"))
    page.wait_for_url("**/t/**")
    expect(player.hand).to_have_count(5)


def lessons(person: Person, game: str) -> Iterator[Any]:
    """Each lesson as it is shown; once it was reached it is praised, and the next one follows."""
    page = person.page
    for lesson in find_game(game).lessons():
        expect(page.get_by_role("heading", name=say_rules(f"{game}-lesson-{lesson.name}", "en"))).to_be_visible()
        yield lesson
        expect(page.get_by_text(say_rules(f"{game}-lesson-{lesson.name}.praise", "en"))).to_be_visible()
        person.tap(page.get_by_role("button", name="Next"))


def label_of(code: str) -> re.Pattern[str]:
    """How a card of the hand is called."""
    return re.compile(f"^{re.escape(card_words(code))}($|,)")


RIGHT, LEFT, UP = "ArrowRight", "ArrowLeft", "ArrowUp"
KLUSTER = {
    "put_down": [".", *[RIGHT] * 10, *[UP] * 8, "Enter"],
    "turn_it": [".", *["e"] * 6, *[RIGHT] * 10, "Enter"],
    "push_it": [".", *["q"] * 6, *[RIGHT] * 7, "Enter"],
    "drag_the_string": [*[RIGHT] * 18, "s", *[RIGHT] * 6, "Enter", *[LEFT] * 18, ".", "Enter"],
    "take_a_clump": [".", *[LEFT] * 5, "Enter"],
    "last_one": [".", "Enter"],
    "overlap": ["s", *[RIGHT] * 6, "Enter"],
}
"""The keys that reach each lesson: a magnet is taken, led and turned, the string is held and pulled, Enter lets go."""


def test_the_tutorial_of_kluster_can_be_played_to_its_end(household: Household) -> None:
    """KLU-13, KLU-14, KLU-20, KLU-23, KLU-25, KLU-51: each step on the real table, the string is pulled there too."""
    person = household.person("laptop")
    page = person.open("/learn/kluster")
    for lesson in lessons(person, "kluster"):
        page.get_by_role("application").focus()
        for key in KLUSTER[lesson.name]:
            page.keyboard.press(key)
        if lesson.name == "overlap":
            person.tap(page.get_by_role("button", name="Done"))
    person.tap(page.get_by_role("button", name="Play an easy bot"))
    page.wait_for_url("**/t/**")
    expect(page.get_by_role("application")).to_be_visible()


def test_a_lesson_of_kluster_that_went_wrong_is_tried_again(household: Household) -> None:
    """KLU-14: a magnet that snaps to another one does not reach a calm table; the lesson starts anew."""
    person = household.person("laptop")
    page = person.open("/learn/kluster")
    page.get_by_role("application").focus()
    for key in [".", *[LEFT] * 9, *[UP] * 6, "Enter"]:
        page.keyboard.press(key)
    expect(page.get_by_text(say_rules("kluster-lesson-put_down.again", "en"))).to_be_visible()
    person.tap(page.get_by_role("button", name="Try again"))
    expect(page.get_by_text(say_rules("kluster-lesson-put_down.task", "en"))).to_be_visible()


def test_a_hint_of_kluster_shows_where_and_says_why(household: Household) -> None:
    """A bot's advice for the string and for a magnet; a keyboard is told the way to it."""
    person = household.person("laptop")
    introduce(person)
    page = person.open(f"/t/{open_table(person, game='kluster', first_player=[0])}")
    hint = page.get_by_role("button", name="Hint", exact=True)
    person.tap(hint)
    expect(page.get_by_text("Lay the string along the thin line. A circle encloses the most room.")).to_be_visible()
    person.tap(page.get_by_role("button", name="Lay it"))
    expect(page.get_by_role("list", name="Your magnets").get_by_role("button").first).to_be_enabled()
    person.tap(hint)
    advice = "Place a magnet where the pale one is. There is nothing nearby yet."
    expect(page.get_by_text(advice)).to_be_visible()
    page.get_by_role("application").focus()
    page.keyboard.press(RIGHT)
    expect(page.get_by_text(re.compile(r"; the hint \d+ mm, .+, north at \d+°$"))).to_be_attached()


def reach(player: CluellagePlayer, lesson: Lesson[Any, Any]) -> None:
    """Do what a lesson of Cluellage asks for, with a finger or the mouse."""
    tap, page = player.person.tap, player.page
    match lesson.name:
        case "read_the_word":
            tap(player.button("Ready"))
        case "claim_a_card":
            tap(player.offers.first)
        case "lose_a_race":
            tap(page.get_by_role("button", name=re.compile("^Taken by ")))
            expect(page.get_by_text(say_rules("cluellage-lesson-lose_a_race.then", "en"))).to_be_visible()
            tap(page.get_by_role("button", name=re.compile("^Claim card")).first)
        case "hang_a_collage":
            x, y = player.middle_of(player.cards.first)
            player.drag((x, y), (x + 40, y + 30))
            tap(player.button("Done"))
            tap(player.button("Seal it"))
        case "leave_a_quarter":
            home, there = player.middle_of(player.cards.nth(0)), player.middle_of(player.cards.nth(1))
            player.drag(home, there)
            tap(player.button("Done"))
            expect(page.get_by_role("link", name="Why?")).to_have_attribute("href", re.compile("#CLG-50$"))
            player.drag(there, home)
            expect(page.get_by_role("link", name="Why?")).to_have_count(0)
            tap(player.button("Done"))
            tap(player.button("Seal it"))
        case "guess_a_word":
            tap(player.tokens.nth(lesson.state.dice[1] - 1))
        case "change_your_mind":
            tap(player.tokens.first)
            expect(page.get_by_text(say_rules("cluellage-lesson-change_your_mind.then", "en"))).to_be_visible()
            tap(player.tokens.last)
        case _:
            raise AssertionError(f"nobody knows how to reach {lesson.name}")


@pytest.mark.parametrize("device", ["phone", "laptop"])
def test_the_tutorial_of_cluellage_can_be_played_to_its_end(household: Household, device: Device) -> None:
    """CLG-38, CLG-42, CLG-Q8, CLG-54, CLG-50, CLG-58, CLG-Q25: each step on the real table, for three."""
    person = household.person(device)
    page = person.open("/learn/cluellage")
    player = CluellagePlayer(person)
    for lesson in lessons(person, "cluellage"):
        reach(player, lesson)
    person.tap(page.get_by_role("button", name="Play an easy bot"))
    page.wait_for_url("**/t/**")
    expect(player.at("word")).to_be_visible()


def test_a_wrong_guess_in_a_lesson_of_cluellage_is_tried_again(household: Household) -> None:
    """CLG-62: the points are seen, and the lesson starts anew."""
    person = household.person("phone")
    page = person.open("/learn/cluellage")
    player = CluellagePlayer(person)
    for lesson in find_game("cluellage").lessons():
        expect(page.get_by_role("heading", name=say_rules(f"cluellage-lesson-{lesson.name}", "en"))).to_be_visible()
        if lesson.name == "guess_a_word":
            break
        person.tap(page.get_by_role("button", name="Skip"))
    person.tap(player.tokens.nth(lesson.state.dice[1] % 6))
    expect(page.get_by_text(say_rules("cluellage-lesson-guess_a_word.again", "en"))).to_be_visible()
    expect(player.button("Continue")).to_have_count(0)
    person.tap(page.get_by_role("button", name="Try again"))
    reach(player, lesson)
    expect(page.get_by_text(say_rules("cluellage-lesson-guess_a_word.praise", "en"))).to_be_visible()


@pytest.mark.parametrize(
    ("game", "rule"), [("clustered", "CLU-28"), ("cubed", "CUB-24"), ("kluster", "KLU-51"), ("cluellage", "CLG-Q14")]
)
def test_every_rule_that_a_refusal_names_can_be_looked_up(household: Household, game: str, rule: str) -> None:
    """*Why?* leads to the rule: the page opens at it."""
    page = household.person("laptop").open(f"/rules/{game}#{rule}")
    expect(page.locator(f"#{rule}")).to_be_in_viewport()
