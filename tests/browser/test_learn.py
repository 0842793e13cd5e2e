"""The tutorial and the rules."""

import re
from collections import deque
from typing import Any

import pytest
from playwright.sync_api import expect

from klub.core import Attempt, Illegal, Lesson, Rng
from klub.games import game as find_game
from klub.games.clustered.moves import Move, Place
from klub.texts.clustered import card_words
from tests.browser.clustered import Player
from tests.browser.people import Device, Household

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
    person.tap(page.get_by_role("button", name="Play a gentle bot"))
    page.wait_for_url("**/t/**")
    expect(player.hand).to_have_count(5)


def label_of(code: str) -> re.Pattern[str]:
    """How a card of the hand is called."""
    return re.compile(f"^{re.escape(card_words(code))}($|,)")


def test_every_rule_that_a_refusal_names_can_be_looked_up(household: Household) -> None:
    """*Why?* leads to the rule: the page opens at it."""
    page = household.person("laptop").open("/rules/clustered#CLU-28")
    expect(page.locator("#CLU-28")).to_be_in_viewport()
