"""A game in the terminal: what a game's own face is given there, and the face of every game that brings none."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec
from msgspec import Struct

from klub.core.errors import Illegal
from klub.core.thought import Thought

if TYPE_CHECKING:
    from klub.core.game import Game, Outcome, Seat

YOU: Final = 0
"""The seat of the person at the terminal."""

_MOST_LISTED: Final = 40
"""Moves that are listed at once; of more, those that match what is typed."""


class Terminal(Protocol):
    """Says and asks in one language."""

    language: str

    @property
    def colorful(self) -> bool:
        """Whether colours can be shown and are wanted."""

    def words(self, key: str, /, **facts: str | int) -> str:
        """A sentence in this language."""

    def say(self, key: str, /, style: str = "", **facts: str | int) -> None:
        """Print a sentence."""

    def print(self, words: str = "", style: str = "") -> None:
        """Print a line, wrapped between words where someone is looking."""

    def show(self, lines: str) -> None:
        """Print lines as they are, with their ANSI colours, and never wrapped."""

    def refusal(self, error: Illegal) -> str:
        """Why something was refused, with the code."""

    def ask(self, prompt: str) -> str:
        """A line from the player, without blanks around it; raises once the player has left."""


class TerminalMatch(Protocol):
    """The game being played (`klub.Match`)."""

    game: "Game[Any, Any, Any, Any]"
    seats: int

    @property
    def state(self) -> Any:
        """The full state, with every secret: not to be shown."""

    @property
    def outcome(self) -> "Outcome[Any] | None":
        """The result, once the game is over."""

    def moves(self, seat: "Seat") -> Sequence[Any] | None:
        """The sorted legal moves of a seat; None where they cannot be listed."""

    def play(self, seat: "Seat", move: Any) -> None:
        """Make a move; raises `Illegal`."""

    def view(self, seat: "Seat | None") -> Any:
        """What a seat may know; None for a spectator."""


class TerminalTable(Protocol):
    """One person, on seat `YOU`, and bots around a match."""

    @property
    def terminal(self) -> Terminal:
        """What is talked through."""

    @property
    def match(self) -> TerminalMatch:
        """The game being played."""

    @property
    def names(self) -> Sequence[str]:
        """What the seats are called."""

    def command(self, line: str) -> bool:
        """Obey a command that every game has (`hint`, `save FILE`, `quit`); False if it is none of them."""


class TerminalFace(Protocol):
    """What a game does in the terminal."""

    def take_turn(self, table: TerminalTable) -> None:
        """Show the table and ask until the player has made a legal move."""

    def tell_events(self, table: TerminalTable) -> None:
        """Say what the last move was and what came of it."""

    def tell_hint(self, table: TerminalTable, thought: Thought[Any]) -> None:
        """Say what a bot would do, and why."""

    def tell_result(self, table: TerminalTable) -> None:
        """Show the table and where everyone stands, the best first."""


class PlainFace:
    """The table as text, and the legal moves by number; where they cannot be listed, moves as JSON."""

    def __init__(self, game: "Game[Any, Any, Any, Any]") -> None:
        self._words = game.words()

    def take_turn(self, table: TerminalTable) -> None:
        """Show the table and ask until the player has made a legal move."""
        self._show_table(table)
        moves = table.match.moves(YOU)
        labels = [] if moves is None else [self._words.move(move, table.terminal.language) for move in moves]
        self._list(table, labels, "")
        while True:
            line = table.terminal.ask(table.terminal.words("terminal-ask-move"))
            if line == "?" or not line:
                self._list(table, labels, "")
            elif not table.command(line) and self._obey(table, moves, labels, line):
                return

    def tell_events(self, table: TerminalTable) -> None:
        """Say what the last move was and what came of it."""
        for event in table.match.view(YOU).events:
            table.terminal.print(self._words.event(event, table.names, YOU, table.terminal.language))

    def tell_hint(self, table: TerminalTable, thought: Thought[Any]) -> None:
        """Say what a bot would do, and why."""
        language = table.terminal.language
        move, reason = (
            self._words.move(thought.move, language),
            self._words.reason(thought.reason, table.names, language),
        )
        table.terminal.say("terminal-hint-move", "magenta", move=move, reason=reason)

    def tell_result(self, table: TerminalTable) -> None:
        """Show the table and everyone's points, the best first."""
        outcome = table.match.outcome
        assert outcome is not None, "the result is told once the game is over"
        self._show_table(table, spectator=True)
        for seat in sorted(range(table.match.seats), key=lambda seat: outcome.ranking[seat]):
            table.terminal.print(f"{outcome.ranking[seat]}. {table.names[seat]}: {outcome.scores[seat]}")
        table.terminal.print()

    def _show_table(self, table: TerminalTable, *, spectator: bool = False) -> None:
        table.terminal.print()
        table.terminal.show(table.match.game.render_text(table.match.view(None if spectator else YOU)))
        table.terminal.print()

    def _list(self, table: TerminalTable, labels: Sequence[str], sought: str) -> None:
        """The moves whose words hold what is sought, with their numbers."""
        found = [(number, label) for number, label in enumerate(labels, 1) if sought.lower() in label.lower()]
        for number, label in found[:_MOST_LISTED]:
            table.terminal.print(f"  {number:>3}  {label}")
        if len(found) > _MOST_LISTED:
            table.terminal.say("terminal-more-moves", "dim", count=len(found) - _MOST_LISTED)

    def _obey(self, table: TerminalTable, moves: Sequence[Any] | None, labels: Sequence[str], line: str) -> bool:
        """A number, a move as JSON, or a word to look for among the moves; True once a move is made."""
        if line.isdecimal() and moves is not None and 1 <= int(line[:9]) <= len(moves):
            return self._play(table, moves[int(line) - 1])
        if line.startswith("{"):
            try:
                return self._play(table, msgspec.json.decode(line))
            except msgspec.DecodeError:
                pass
        elif any(line.lower() in label.lower() for label in labels):
            self._list(table, labels, line)
            return False
        table.terminal.say("terminal-not-understood", input=line)
        return False

    def _play(self, table: TerminalTable, move: Struct | dict[str, Any]) -> bool:
        try:
            table.match.play(YOU, move)
        except Illegal as error:
            table.terminal.print(table.terminal.refusal(error), "red")
            return False
        return True
