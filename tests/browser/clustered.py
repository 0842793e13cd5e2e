"""How people play Clustered in these tests, on an English page."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.people import Person

UNDECIDED = "() => !/ to move|^Waiting for|^Klub/.test(document.title)"
"""It is one's turn, or the game is over."""

TOUCHABLE = """
places => {
    for (const place of places) {
        const { x, y, width, height } = place.getBoundingClientRect();
        const [middle, centre] = [x + width / 2, y + height / 2];
        if (document.elementFromPoint(middle, centre)?.closest("[role=application]")) return [middle, centre];
    }
    return null;
}
"""
"""The middle of the first place that nothing else covers."""


class Player:
    """Somebody at a table of Clustered, who plays by touch or with a mouse."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page

    @property
    def hand(self) -> Locator:
        """The own cards."""
        return self.page.get_by_role("list", name="Your cards").get_by_role("button")

    @property
    def places(self) -> Locator:
        """Where the picked card fits."""
        return self.page.get_by_role("button", name=re.compile(r"free, fits"))

    @property
    def moves(self) -> int:
        """How many moves the page has seen."""
        return int(self.page.locator("[data-moves]").get_attribute("data-moves") or 0)

    def wait_for_turn(self) -> bool:
        """Wait until it is this person's turn, or the game is over; whether it is a turn."""
        self.page.wait_for_function(UNDECIDED)
        return self.page.title().startswith("Your turn")

    def take_turn(self) -> None:
        """One move: the first card that fits on its first place, or a discard where nothing does."""
        before = self.moves
        fitting = self.page.locator("button.held:not(.unfit)")
        expect(self.hand.first).to_be_visible()
        if fitting.count():
            self.person.tap(fitting.first)
            self.lay()
        else:
            self.discard(self.hand.first)
        self.wait_for_move(before)

    def lay(self) -> None:
        """Two taps in the middle of a place: the first shows the picked card there, the second lays it."""
        x, y = self._middle() or self._middle_of_all()
        for _ in range(2):
            self.person.tap_at(x, y)

    def _middle(self) -> tuple[float, float] | None:
        """The middle of a place that can be touched where the table lies now."""
        expect(self.places.first).to_be_attached()
        found: list[float] | None = self.places.evaluate_all(TOUCHABLE)
        return None if found is None else (found[0], found[1])

    def _middle_of_all(self) -> tuple[float, float]:
        """The same once the whole table is shown."""
        self.person.tap(self.page.get_by_role("button", name="Show the whole table"))
        found = self._middle()
        assert found is not None, "the whole table is shown, and the card fits somewhere"
        return found

    def discard(self, card: Locator) -> None:
        """Take a card out of the game."""
        self.person.tap(card)
        self.person.tap(self.page.get_by_role("button", name="Discard", exact=True))

    def wait_for_move(self, before: int) -> None:
        """Wait until the page has seen another move."""
        self.page.wait_for_function(
            "before => Number(document.querySelector('[data-moves]')?.dataset.moves ?? 1e9) > before", arg=before
        )
