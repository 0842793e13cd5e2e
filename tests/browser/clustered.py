"""How people play Clustered in these tests, on an English page."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.people import Person

UNDECIDED = "() => document.querySelector('[data-moves]') && !/ to move|^Waiting for/.test(document.title)"
"""It is one's turn, or the game is over."""

CELL_SIZE = r"""
cards => {
    const spots = cards.map((card) => {
        const [, x, y] = /^\((-?\d+), (-?\d+)\)/.exec(card.ariaLabel) ?? [];
        const box = card.getBoundingClientRect();
        return { x: Number(x), y: Number(y), left: box.x + box.width / 2, top: box.y + box.height / 2 };
    });
    const [one, ...others] = spots;
    for (const other of others) {
        if (other.x !== one.x) return (other.left - one.left) / (other.x - one.x);
        if (other.y !== one.y) return (other.top - one.top) / (other.y - one.y);
    }
    return 80;
}
"""
"""The distance of two neighbouring cells in pixels."""

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
    def has_turn(self) -> bool:
        """Whether it is this person's turn."""
        return self.page.title().startswith("Your turn")

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return not re.search(r" to move|^Waiting for|^Your turn", self.page.title())

    @property
    def must_discard(self) -> bool:
        """Whether a card has to leave the hand now."""
        return self.page.get_by_role("button", name="Discard", exact=True).is_visible()

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

    def scores(self) -> list[str]:
        """The totals on the result page, in the order of the seats."""
        return self.page.get_by_role("region", name="Points").locator(".total").all_inner_texts()

    def take_turn(self) -> None:
        """One move: the first card that fits on its first place, or a discard where nothing does."""
        before = self.moves
        fitting = self.page.locator("button.held:not(.unfit)")
        expect(self.hand.first).to_be_visible()
        if self.must_discard:
            self.discard(self.page.locator("button.held:not(.unfit)").first)
        elif fitting.count():
            self.pick(fitting.first)
            self.lay()
        else:
            raise AssertionError("no card fits, and none may be discarded")
        self.wait_for_move(before)

    def pick(self, card: Locator) -> None:
        """Take a card into the hand; one that is picked already stays."""
        if card.get_attribute("aria-pressed") == "false":
            self.person.tap(card)

    def lay(self) -> None:
        """Two taps in the middle of a place: the first shows the picked card there, the second lays it."""
        x, y = self._middle() or self._middle_of_all()
        for _ in range(2):
            self.person.tap_at(x, y)

    def touch_cell(self, x: int, y: int) -> None:
        """Two taps on a cell, wherever it is; it need not be one where the card fits."""
        box = self.page.get_by_role("img", name=re.compile(r"^\(0, 0\)")).bounding_box()
        assert box is not None, "the start card is on the screen"
        cell = self.cell_size()
        middle, centre = box["x"] + box["width"] / 2 + x * cell, box["y"] + box["height"] / 2 + y * cell
        for _ in range(2):
            self.person.tap_at(middle, centre)

    def cell_size(self) -> float:
        """How far two cells are apart on the screen, told by two cards side by side or one below the other."""
        cards = self.page.get_by_role("application").get_by_role("img")
        found: float = cards.evaluate_all(CELL_SIZE)
        return found

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
        self.pick(card)
        self.person.tap(self.page.get_by_role("button", name="Discard", exact=True))

    def wait_for_move(self, before: int) -> None:
        """Wait until the page has seen another move."""
        self.page.wait_for_function(
            "before => Number(document.querySelector('[data-moves]')?.dataset.moves ?? 1e9) > before", arg=before
        )

    def wait_for_moves(self, count: int) -> None:
        """Wait until the page has seen so many moves."""
        self.page.wait_for_function(
            "count => Number(document.querySelector('[data-moves]')?.dataset.moves ?? 1e9) >= count", arg=count
        )
