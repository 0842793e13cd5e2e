"""Clustered in the terminal: the player's turn, what happened, and where the points come from."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

from klub.core import Outcome, Seat
from klub.core.terminal import YOU, PlainFace, TerminalTable, TwoSteps
from klub.core.thought import Thought
from klub.games.clustered import render
from klub.games.clustered.moves import Discard, Move, Place
from klub.games.clustered.scoring import Breakdown
from klub.games.clustered.view import Drew, Event, View
from klub.games.clustered.words import card_words

_WHY_DISCARD: Final = {"turn": "stuck", "start_discards": "start", "quick_discard": "quick"}


class ClusteredFace(PlainFace):
    """Cards by their numbers in the hand, places by their coordinates."""

    def take_turn(self, table: TerminalTable) -> None:
        """Show the table and ask until the player has made a legal move."""
        _Turn(self, table).take()

    def is_told(self, event: Event) -> bool:
        """Not that everyone drew the usual card."""
        return not isinstance(event, Drew) or (event.seat == YOU and event.count > 1)

    def tell_hint(self, table: TerminalTable, thought: Thought[Move]) -> None:
        """Say what a bot would do, and why."""
        terminal, move = table.terminal, thought.move
        card, reason = card_words(move.card, terminal.language, "object"), self.reason(table, thought)
        if isinstance(move, Place):
            terminal.say("clustered-hint-place", "magenta", card=card, x=move.x, y=move.y, reason=reason)
        else:
            terminal.say("clustered-hint-discard", "magenta", card=card, reason=reason)

    def reached(self, table: TerminalTable, outcome: Outcome[Any], seat: Seat) -> str:
        """The points of a seat, and where they come from."""
        sources = " + ".join(_source_words(table, table.match.view(None).breakdown[seat]))
        return f"{outcome.scores[seat]} = {sources or table.terminal.words('clustered-no-points')}"


class _Turn(TwoSteps):
    """One turn of the player: a card and a place, or a card to discard."""

    view: View

    def __init__(self, face: PlainFace, table: TerminalTable) -> None:
        super().__init__(face, table)
        self.discarding = all(isinstance(move, Discard) for move in self.moves)

    def show(self) -> None:
        """The table as a spectator sees it: the hand is listed apart, with numbers and words."""
        terminal = self.terminal
        self.face.show_table(self.table, None)
        terminal.say("clustered-your-hand", "bold")
        for number, code in enumerate(self.view.hand, 1):
            terminal.print(f"  {number}  {render.card_sign(code):>2}  {card_words(code, terminal.language)}")

    def prompt(self) -> str:
        """Where the chosen card goes, or which card."""
        if self.chosen:
            return f"{render.card_sign(self.chosen)}  {self.terminal.words('clustered-ask-place')}"
        key = f"clustered-ask-discard-{_WHY_DISCARD[self.view.phase]}" if self.discarding else "clustered-ask-card"
        return self.terminal.words(key, cards=len(self.view.hand))

    def choose(self, line: str) -> bool:
        """A card (`2`), a place (`1 -3`) or both (`2 1 -3`); commas are blanks."""
        hand = self.view.hand
        try:
            numbers = [int(word) for word in line.replace(",", " ").split()]
        except ValueError:
            numbers = []
        if len(numbers) in (1, 3) and not 1 <= numbers[0] <= len(hand):
            self.terminal.say("clustered-no-such-card", cards=len(hand))
            return False
        match numbers:
            case [number] if self.discarding:
                return self.play(Discard(hand[number - 1]))
            case [number]:
                self.chosen = hand[number - 1]
                return False
            case [x, y] if self.chosen:
                return self.play(Place(self.chosen, x, y))
            case [number, x, y]:
                self.chosen = hand[number - 1]
                return self.play(Place(self.chosen, x, y))
        return self.not_understood(line)

    def show_places(self, code: str) -> None:
        """Where a card fits, the places with the most points first."""
        terminal, language = self.terminal, self.terminal.language
        places = [move for move in self.moves if isinstance(move, Place) and move.card == code]
        if not places:
            terminal.say("clustered-no-places", card=card_words(code, language, "negated"))
            return
        terminal.say("clustered-places", card=card_words(code, language, "object"))
        match = self.table.match
        points = match.game.weigh(match.state, YOU)
        assert points is not None, "Clustered can always say what a move brings"
        worth = dict(zip(self.moves, points, strict=True))
        for gain, group in groupby(sorted(places, key=lambda move: (-worth[move], move)), key=worth.__getitem__):
            terminal.print(
                f"  {f'+{gain}' if gain else '0':>3}  " + "  ".join(f"({move.x}, {move.y})" for move in group)
            )

    def show_help(self) -> None:
        words = self.terminal.words
        number = words("clustered-command-number.form")
        self.help({number: words("clustered-command-number"), "?": words("clustered-command-places")})


def _source_words(table: TerminalTable, score: Breakdown) -> Iterator[str]:
    words = table.terminal.words
    if score.rectangle:
        block = score.rectangle
        yield f"{block.points} ({words('clustered-rectangle', width=block.width, height=block.height)})"
    for line in score.lines:
        yield f"{line.points} ({words(f'clustered-{line.direction}', length=len(line.cells))})"
    for bonus in score.bonuses:
        yield f"{bonus.points} ({words(f'clustered-bonus-{bonus.bonus}')})"


FACE: Final = ClusteredFace
