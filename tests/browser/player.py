"""What people do at any table in these tests, on an English page."""

import re
from abc import ABC, abstractmethod

from playwright.sync_api import Locator

from tests.browser.people import Person

UNDECIDED = "() => document.querySelector('[data-moves]') && !/ to move|^Waiting for/.test(document.title)"
"""It is one's turn, or the game is over."""

TOUCHABLE = """
() => {
    for (const place of document.querySelectorAll("button.place")) {
        const { x, y, width, height } = place.getBoundingClientRect();
        const [middle, centre] = [x + width / 2, y + height / 2];
        if (document.elementFromPoint(middle, centre)?.closest("[role=application]")) return [middle, centre];
    }
    return null;
}
"""
"""The middle of the first place that nothing else covers."""

STILL = f"""
async () => {{
    const find = {TOUCHABLE};
    const frame = () => new Promise(requestAnimationFrame);
    for (let seen = find(); ; ) {{
        await frame();
        await frame();
        const now = find();
        if (String(now) === String(seen)) return now;
        seen = now;
    }}
}}
"""
"""That, once the table has come to rest: it may follow another's card."""


SEEN = "count => Number(document.querySelector('[data-moves]')?.dataset.moves ?? 1e9) >= count"
"""So many moves have been seen."""


class TablePlayer(ABC):
    """Somebody at a table, who plays by touch or with a mouse."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page

    @property
    def places(self) -> Locator:
        """Where what was picked fits."""
        return self.page.locator("button.place")

    @abstractmethod
    def take_turn(self) -> None:
        """Make one move."""

    @property
    def has_turn(self) -> bool:
        """Whether it is this person's turn."""
        return self.page.title().startswith("Your turn")

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return not re.search(r" to move|^Waiting for|^Your turn", self.page.title())

    @property
    def moves(self) -> int:
        """How many moves the page has seen."""
        return int(self.page.locator("[data-moves]").get_attribute("data-moves") or 0)

    def wait_for_turn(self) -> bool:
        """Wait until it is this person's turn, or the game is over; whether it is a turn."""
        self.page.wait_for_function(UNDECIDED)
        return self.has_turn

    def play_on(self) -> int:
        """Take every turn until the game is over; how many there were."""
        turns = 0
        while self.wait_for_turn():
            self.take_turn()
            turns += 1
        return turns

    def see_result(self) -> None:
        """From the board to the result."""
        self.person.tap(self.page.get_by_role("button", name="See the result"))

    def wait_for_move(self, before: int) -> None:
        """Wait until the page has seen another move."""
        self.wait_for_moves(before + 1)

    def wait_for_moves(self, count: int) -> None:
        """Wait until the page has seen so many moves."""
        self.page.wait_for_function(SEEN, arg=count)

    def pick(self, what: Locator) -> None:
        """Take something of the hand; what is picked already stays."""
        if what.get_attribute("aria-pressed") == "false":
            self.person.tap(what)

    def middle_of_a_place(self) -> tuple[float, float]:
        """The middle of a place that can be touched; if need be the whole table is shown first."""
        self.places.first.wait_for(state="attached")
        found: list[float] | None = self.page.evaluate(STILL)
        if found is None:
            self.person.tap(self.page.get_by_role("button", name="Show the whole table"))
            self.page.wait_for_function(TOUCHABLE)  # the table moves with the next frame
            found = self.page.evaluate(STILL)
        assert found is not None, "it was waited for"
        return found[0], found[1]
