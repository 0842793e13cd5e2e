"""A game in the terminal: what a game's own face is given there, and the face of every game that brings none."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from klub.core.errors import Illegal
from klub.core.thought import Thought
from klub.texts.facts import Fact

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

    def words(self, key: str, /, **facts: Fact) -> str:
        """A sentence in this language."""

    def say(self, key: str, /, style: str = "", **facts: Fact) -> None:
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
    def commitment(self) -> str:
        """The promise of the shuffle, in hexadecimal digits."""

    @property
    def history(self) -> Sequence[Any]:
        """The moves so far."""

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

    def bot_turn(self, seat: "Seat") -> None:
        """Let a bot move."""

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
    """The table as text, and the legal moves by number; where they cannot be listed, moves as JSON.

    The face of a game that has one of its own begins here too, and says differently what it must.
    """

    def __init__(self, game: "Game[Any, Any, Any, Any]", draw: Callable[..., str] | None = None) -> None:
        """`draw` makes text of a view, and may use `names`, a `language` and `color`; by default `render_text` does."""
        self.words = game.words()
        self._draw = draw

    def take_turn(self, table: TerminalTable) -> None:
        """Show the table and ask until the player has made a legal move."""
        _NumberedMoves(self, table).take()

    def tell_events(self, table: TerminalTable) -> None:
        """Say what the last move was and what came of it."""
        view = table.match.view(YOU)
        for event in filter(self.is_told, view.events):
            table.terminal.print(self.words.event(event, table.names, YOU, table.terminal.language, view))

    def is_told(self, event: Any) -> bool:  # noqa: ARG002 - a hook with a default
        """Whether an event is worth a line; by default all are."""
        return True

    def tell_hint(self, table: TerminalTable, thought: Thought[Any]) -> None:
        """Say what a bot would do, and why."""
        move = self.words.move(thought.move, table.terminal.language)
        table.terminal.say("terminal-hint-move", "magenta", move=move, reason=self.reason(table, thought))

    def tell_result(self, table: TerminalTable) -> None:
        """Show the table and where everyone stands, the best first."""
        self.show_table(table, None)
        self.tell_ranking(table)

    def tell_ranking(self, table: TerminalTable) -> None:
        """What everyone has reached, the best first."""
        outcome = table.match.outcome
        assert outcome is not None, "the result is told once the game is over"
        for seat in sorted(range(table.match.seats), key=lambda seat: outcome.ranking[seat]):
            reached = self.reached(table, outcome, seat)
            table.terminal.say("terminal-rank", rank=outcome.ranking[seat], player=table.names[seat], reached=reached)
        table.terminal.print()

    def show_table(self, table: TerminalTable, seat: "Seat | None") -> None:
        """Show the table as a seat or a spectator sees it, with an empty line above and below."""
        terminal, view = table.terminal, table.match.view(seat)
        terminal.print()
        if self._draw is None:
            terminal.show(table.match.game.render_text(view))
        else:
            terminal.show(self._draw(view, names=table.names, language=terminal.language, color=terminal.colorful))
        terminal.print()

    def reached(self, table: TerminalTable, outcome: "Outcome[Any]", seat: "Seat") -> str:  # noqa: ARG002 - a hook with a default
        """What a seat has reached at the end: by default its points, with `rounds` where its breakdown has them."""
        rounds = getattr(outcome.breakdown[seat], "rounds", ())
        return f"{outcome.scores[seat]} = {' + '.join(map(str, rounds))}" if rounds else str(outcome.scores[seat])

    def reason(self, table: TerminalTable, thought: Thought[Any]) -> str:
        """Why a bot would make a move."""
        return self.words.reason(thought.reason, table.names, table.terminal.language, table.match.view(YOU))


class Decision(ABC):
    """A move of the player, asked for line by line until it is made."""

    def __init__(self, face: PlainFace, table: TerminalTable) -> None:
        self.face = face
        self.table = table
        self.terminal = table.terminal
        self.view: Any = table.match.view(YOU)
        self.moves: Sequence[Any] = table.match.moves(YOU) or ()

    def take(self) -> None:
        """Show the table, then ask until a move is made."""
        self.show()
        while not self.obey(self.terminal.ask(self.prompt())):
            pass

    @abstractmethod
    def show(self) -> None:
        """Show the table, and what there is to choose from."""

    @abstractmethod
    def prompt(self) -> str:
        """What is asked for now."""

    @abstractmethod
    def obey(self, line: str) -> bool:
        """Do what the player wants; True once a move is made."""

    def play(self, move: Any) -> bool:
        """Make a move, or say why it is refused; whether it was made."""
        try:
            self.table.match.play(YOU, move)
        except Illegal as error:
            self.terminal.print(self.terminal.refusal(error), "red")
            return False
        return True

    def not_understood(self, line: str) -> bool:
        """Say that a line means nothing here; no move is made."""
        self.terminal.say("terminal-not-understood", input=line)
        return False

    def help(self, lines: Mapping[str, str], width: int = 12) -> None:
        """Say what can be typed: what this game understands, form → meaning, and the commands of every game."""
        words = self.terminal.words
        every_game = {
            "hint": words("terminal-command-hint"),
            words("terminal-command-save.form"): words("terminal-command-save"),
            "quit": words("terminal-command-quit"),
        }
        for form, meaning in {**lines, **every_game}.items():
            self.terminal.print(f"  {form:<{width}} {meaning}")


class TwoSteps(Decision):
    """A move in two steps: first something is chosen, then a place for it."""

    chosen: str | None = None

    def obey(self, line: str) -> bool:
        """An empty line takes the choice back, `?` explains, and what is no command of every game is a choice."""
        if not line:
            self.chosen = None
        elif line == "?" and self.chosen:
            self.show_places(self.chosen)
        elif line == "?":
            self.show_help()
        elif not self.table.command(line):
            return self.choose(line)
        return False

    @abstractmethod
    def choose(self, line: str) -> bool:
        """Understand a line as a choice, a place or both; True once a move is made."""

    @abstractmethod
    def show_places(self, chosen: str) -> None:
        """Say where what is chosen can go."""

    @abstractmethod
    def show_help(self) -> None:
        """Say what can be typed."""


class _NumberedMoves(Decision):
    """A move by its number in the list, by part of its words, or as JSON."""

    def __init__(self, face: PlainFace, table: TerminalTable) -> None:
        super().__init__(face, table)
        self._labels = [face.words.move(move, table.terminal.language) for move in self.moves]

    def show(self) -> None:
        """The table, then the moves."""
        self.face.show_table(self.table, YOU)
        self._list("")

    def prompt(self) -> str:
        """A number, or a word to look for."""
        return self.terminal.words("terminal-ask-move")

    def obey(self, line: str) -> bool:
        """A command of every game, a number, a move as JSON, or a word to look for among the moves."""
        if line == "?" or not line:
            self._list("")
            if line:
                self.help({})
            return False
        if self.table.command(line):
            return False
        if line.isdecimal() and 1 <= int(line[:9]) <= len(self.moves):
            return self.play(self.moves[int(line) - 1])
        if line.startswith("{"):
            try:
                return self.play(msgspec.json.decode(line))
            except msgspec.DecodeError:
                return self.not_understood(line)
        if any(line.lower() in label.lower() for label in self._labels):
            self._list(line)
            return False
        return self.not_understood(line)

    def _list(self, sought: str) -> None:
        """The moves whose words hold what is sought, with their numbers."""
        found = [(number, label) for number, label in enumerate(self._labels, 1) if sought.lower() in label.lower()]
        for number, label in found[:_MOST_LISTED]:
            self.terminal.print(f"  {number:>3}  {label}")
        if len(found) > _MOST_LISTED:
            self.terminal.say("terminal-more-moves", "dim", count=len(found) - _MOST_LISTED)
