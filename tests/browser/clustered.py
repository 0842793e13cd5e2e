"""How people play Clustered in these tests, on an English page."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.player import TablePlayer

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

TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Player(TablePlayer):
    """Somebody at a table of Clustered."""

    @property
    def hand(self) -> Locator:
        """The own cards."""
        return self.page.get_by_role("list", name="Your cards").get_by_role("button")

    @property
    def must_discard(self) -> bool:
        """Whether a card has to leave the hand now."""
        return self.page.get_by_role("button", name="Discard", exact=True).is_visible()

    def scores(self) -> list[str]:
        """The totals on the result page, best first."""
        totals = self.page.get_by_role("region", name="Points").locator(".total")
        totals.first.wait_for()  # what the points are made of is loaded when it is first seen
        return totals.all_inner_texts()

    def take_turn(self) -> None:
        """One move: the first card that fits on its first place, or a discard where nothing does."""
        before = self.moves
        expect(self.hand.first).to_be_visible()
        fitting = self.page.locator("button.held:not(.unfit)").first
        if self.must_discard:
            self.discard(fitting)
        else:
            self.pick(fitting)
            self.lay()
        self.wait_for_move(before)

    def lay(self) -> None:
        """Two taps in the middle of a place: the first shows the picked card there, the second lays it."""
        x, y = self.middle_of_a_place()
        for _ in range(2):
            self.person.tap_at(x, y)

    def discard(self, card: Locator) -> None:
        """Take a card out of the game."""
        self.pick(card)
        self.person.tap(self.page.get_by_role("button", name="Discard", exact=True))

    def touch_cell(self, x: int, y: int) -> None:
        """Two taps on a cell, wherever it is; it need not be one where the card fits."""
        for _ in range(2):
            self.page.evaluate(TWO_FRAMES)  # the table gives way to a notice
            box = self.page.get_by_role("img", name=re.compile(r"^\(0, 0\)")).bounding_box()
            assert box is not None, "the start card is on the screen"
            cell = self.cell_size()
            self.person.tap_at(box["x"] + box["width"] / 2 + x * cell, box["y"] + box["height"] / 2 + y * cell)

    def cell_size(self) -> float:
        """How far two cells are apart on the screen, told by two cards side by side or one below the other."""
        cards = self.page.get_by_role("application").get_by_role("img")
        found: float = cards.evaluate_all(CELL_SIZE)
        return found
