"""How somebody plays Clustered without mouse or touch."""

import re

from playwright.sync_api import expect

from tests.browser.clustered import Player


class KeyPlayer(Player):
    """Somebody who has nothing but a keyboard."""

    def tab_to(self, name: str | re.Pattern[str], role: str = "button") -> None:
        """Press Tab until something of this name has the focus."""
        wanted = self.page.get_by_role(role, name=name).first  # type: ignore[arg-type] # any role
        for _ in range(80):
            self.page.keyboard.press("Tab")
            if wanted.evaluate("it => it === document.activeElement"):
                return
        raise AssertionError(f"Tab never reaches {name}")

    def press(self, name: str | re.Pattern[str], role: str = "button") -> None:
        """Go to something by Tab, and press it."""
        self.tab_to(name, role)
        self.page.keyboard.press("Enter")

    def take_turn(self) -> None:
        """Pick the first card that fits by its digit, go to its first place, and lay it; or discard."""
        before = self.moves
        expect(self.hand.first).to_be_visible()
        cards = self.hand.evaluate_all("cards => cards.map(card => card.classList.contains('unfit'))")
        board = self.page.get_by_role("application")
        if not board.evaluate("it => it === document.activeElement"):
            board.focus()
        if self.must_discard:
            self.page.keyboard.press(str(cards.index(False) + 1))
            self.press("Discard")
        else:
            self.page.keyboard.press(str(cards.index(False) + 1))
            expect(self.places.first).to_be_attached()
            self.page.keyboard.press("n")
            self.page.keyboard.press("Enter")
        self.wait_for_move(before)
