"""How people play Cubed in these tests, on an English page; and tables on which something rare is about to happen."""

from collections.abc import Callable
from typing import Any, TypeAlias

from playwright.sync_api import Locator

from klub.core import Rng, from_dict, to_dict
from klub.games.cubed import rules
from klub.games.cubed.board import Board, cell_at
from klub.games.cubed.moves import Move, Play
from klub.games.cubed.pieces import TURNS
from klub.games.cubed.rules import State
from klub.games.cubed.view import View, imagine
from tests.browser.people import Person
from tests.browser.player import TablePlayer
from tests.browser.tables import command, look, open_table

Taste: TypeAlias = Callable[[State, Play], int]
"""How much a move is wanted."""


class CubedPlayer(TablePlayer):
    """Somebody at a table of Cubed."""

    @property
    def hand(self) -> Locator:
        """The own pieces."""
        return self.page.get_by_role("group", name="Your pieces").get_by_role("button")

    def take_turn(self) -> None:
        """One move: the first piece that fits, or a draw, or whatever ends the turn."""
        self.begin_round()
        before = self.moves
        fitting = self.page.locator("button.held:not(.unfit)")
        if self._may("Lay") and fitting.count():
            self.lay(fitting.first)
        else:
            for name in ("Draw", "Pass", "No second piece", "Keep all"):
                if self._may(name):
                    self.person.tap(self._action(name))
                    break
            else:
                self.person.tap(self.page.get_by_role("button", name="Keep ").first)
        self.wait_for_move(before)

    def lay(self, piece: Locator) -> None:
        """Pick a piece, touch a place, and lay it as it then lies."""
        self.pick(piece)
        before = self.moves
        self.person.tap_at(*self.middle_of_a_place())
        if self.person.touches:
            self.person.tap(self._action("Lay"))  # a mouse that has hovered there lays it at once
        self.wait_for_move(before)

    def begin_round(self) -> None:
        """Put the summary of a round away, if there is one."""
        on = self.page.get_by_role("button", name="On to round")
        if on.is_visible():
            self.person.tap(on)

    def _action(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def _may(self, name: str) -> bool:
        return self._action(name).is_visible() and (name == "Lay" or self._action(name).is_enabled())


def table_before(person: Person, wanted: Taste, is_it: Callable[[State, Play], bool], **options: Any) -> str:
    """A table for two seats of one person, played by a taste up to just before a move that is looked for."""
    for _ in range(40):
        table = open_table(person, bots=None, game="cubed", **options)
        while True:
            state, seat = state_of(person, table)
            if state is None or state.round > 1:
                break
            moves: list[Move] = list(rules.moves(state, seat))
            plays = [move for move in moves if isinstance(move, Play)]
            if any(is_it(state, play) for play in plays):
                return table
            chosen = max(plays, key=lambda play: wanted(state, play)) if plays else moves[0]
            command(person, table, do="move", seat=seat, move=plain(chosen))
    raise AssertionError("it never came to that")


def state_of(person: Person, table: str) -> tuple[Any, int]:
    """A state as the acting seat could imagine it, and that seat; None once the game is over."""
    play = look(person, table)["play"]
    if not play["actors"]:
        return None, 0
    seat = play["actors"][0]
    view = next(each["view"] for each in play["views"] if each["seat"] == seat)
    return imagine(from_dict(view, View, "view/malformed"), Rng(bytes(32))), seat


def plain(move: Move) -> dict[str, Any]:
    """A move as it is sent."""
    made: dict[str, Any] = to_dict(move)
    return made


def after(state: State, play: Play) -> Board:
    """The table once this piece lies on it."""
    turned = TURNS * state.options.pieces.kind_of[play.piece] + play.turn
    board = state.board.lay(cell_at(play.q, play.r), turned)
    assert board is not None, "the move is legal"
    return board
