"""How people play a game without a face of its own in these tests, on an English page."""

from playwright.sync_api import Locator, expect

from tests.browser.player import TablePlayer


class Player(TablePlayer):
    """Somebody at a table of Pebbles."""

    @property
    def picture(self) -> Locator:
        """What the game draws."""
        return self.page.get_by_role("group", name=": the table")

    @property
    def stones(self) -> Locator:
        """What can be touched in it."""
        return self.picture.get_by_role("button")

    @property
    def buttons(self) -> Locator:
        """The moves as buttons."""
        return self.page.get_by_role("region", name="Your moves").get_by_role("button")

    def take_turn(self) -> None:
        """Touch the last stone of the picture."""
        before = self.moves
        expect(self.stones.first).to_be_visible()
        self.person.tap(self.stones.last)
        self.wait_for_move(before)


class ButtonPlayer(Player):
    """Somebody who plays by the buttons."""

    def take_turn(self) -> None:
        before = self.moves
        expect(self.buttons.first).to_be_visible()
        self.person.tap(self.buttons.last)
        self.wait_for_move(before)
