"""Cubed in the terminal: the player's turn, what happened, and where the points come from."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from klub.core import Illegal, to_dict
from klub.core.thought import Thought
from klub.games.cubed import render
from klub.games.cubed.moves import Draw, DrawMany, Give, Keep, Move, Pass, Play, SkipGift
from klub.games.cubed.view import View
from klub.texts import has_sentence, seat_letter
from klub.texts.cubed import event_words, piece_words

if TYPE_CHECKING:
    from klub.cli.play import Table

YOU: Final = 0
TURN_SIGN: Final = "↻"


def take_turn(table: "Table") -> None:
    """Show the table and ask until the player has made a legal move."""
    Turn(table).take()


def tell_events(table: "Table") -> None:
    """Say what the last move was and what came of it."""
    for event in table.match.view(YOU).events:
        table.terminal.print(event_words(to_dict(event), table.names, YOU, table.terminal.language))


def tell_hint(table: "Table", thought: Thought[Move]) -> None:
    """Say what a bot would do, and why."""
    terminal, move = table.terminal, thought.move
    facts = {name: fact for name, fact in to_dict(move).items() if isinstance(fact, str | int) and name != "do"}
    if isinstance(move, Play | Keep | Give):
        facts["piece"] = piece_words(move.piece, terminal.language, "object")
    if isinstance(move, Give):
        facts["player"] = table.names[move.seat]
    key = f"cubed-hint-{type(move).__struct_config__.tag}"
    terminal.say(key, "magenta", reason=_reason_words(table, thought), **facts)


def tell_result(table: "Table") -> None:
    """Show the table and everyone's points of each round, the best first."""
    terminal, outcome = table.terminal, table.match.outcome
    assert outcome is not None, "the result is told once the game is over"
    _show_table(table)
    for seat in sorted(range(table.match.seats), key=lambda seat: outcome.ranking[seat]):
        rounds = " + ".join(map(str, outcome.breakdown[seat].rounds))
        terminal.print(f"{outcome.ranking[seat]}. {table.names[seat]}: {outcome.scores[seat]} = {rounds}")
    terminal.print()


class Turn:
    """One move of the player: a piece and a place, a draw, a pass, or what the variant plays ask for."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.terminal = table.terminal
        self.view: View = table.match.view(YOU)
        self.moves: Sequence[Move] = table.match.moves(YOU) or ()
        self.pieces = self.view.drawn if self.view.phase == "keep" else self.view.hand
        self.chosen: str | None = None

    def take(self) -> None:
        """Show the table and the pieces, then ask until a move is made."""
        _show_table(self.table)
        self._show_pieces()
        while not self._obey(self.terminal.ask(self._prompt())):
            pass

    def _prompt(self) -> str:
        if self.chosen:
            places = f"1–{len(self._places(self.chosen))}, q r {TURN_SIGN}"
            return f"{render.piece_sign(self.chosen)}  {self.terminal.words('cubed-ask-place', choices=places)}"
        question = {"keep": "keep", "gift": "gift", "bridge": "second"}.get(self.view.phase, "piece")
        return self.terminal.words(f"cubed-ask-{question}", choices=self._choices())

    def _choices(self) -> str:
        """What can be typed now, besides the commands of every game."""
        numbers = "1" if len(self.pieces) == 1 else f"1–{len(self.pieces)}"
        if self.view.phase == "gift":
            others = "/".join(seat_letter(seat) for seat in range(self.table.match.seats) if seat != YOU)
            return f"{numbers} {others}, no"
        return ", ".join([numbers, *(word for word, move in self._words().items() if move in self.moves)])

    def _words(self) -> dict[str, Move]:
        """Words that are a move each."""
        many: dict[str, Move] = {f"draw {count}": DrawMany(count) for count in (1, 2, 3)}
        return {"draw": Draw(), **many, "pass": Pass(), "no": SkipGift()}

    def _obey(self, line: str) -> bool:
        """Do what the player wants; True once a move is made."""
        if not line:
            self.chosen = None
        elif line == "?" and self.chosen:
            self._show_places(self.chosen)
        elif line == "?":
            self._show_help()
        elif line in self._words():
            return self._play(self._words()[line])
        elif not self.table.command(line):
            return self._choose(line)
        return False

    def _choose(self, line: str) -> bool:
        """A piece (`2`), one of its places (`3`, or `1 -3 0`), all of it (`2 1 -3 0`), a gift (`2 B`)."""
        *words, last = line.replace(",", " ").split() or [line]
        letters = {seat_letter(seat): seat for seat in range(self.table.match.seats)}
        try:
            numbers = [int(word) for word in words]
            receiver = letters.get(last.upper())
            if receiver is None:
                numbers.append(int(last))
        except ValueError:
            self.terminal.say("terminal-not-understood", input=line)
            return False
        return self._choose_numbers(numbers, receiver, line)

    def _choose_numbers(self, numbers: list[int], receiver: int | None, line: str) -> bool:
        match numbers:
            case [number] if self.chosen and receiver is None:
                return self._choose_place(number, line)
            case [q, r, turn] if self.chosen and receiver is None:
                return self._play(Play(self.chosen, q, r, turn))
            case [number, *place] if 1 <= number <= len(self.pieces):
                piece = self.pieces[number - 1]
                if receiver is not None and not place:
                    return self._play(Give(piece, receiver))
                if self.view.phase == "keep" and not place:
                    return self._play(Keep(piece))
                if len(place) == 3 and receiver is None:
                    return self._play(Play(piece, *place))
                if not place and receiver is None and self.view.phase != "gift":
                    self._pick(piece)
                    return False
        self.terminal.say("terminal-not-understood", input=line)
        return False

    def _pick(self, piece: str) -> None:
        """Show where a piece fits; one that fits nowhere is not picked."""
        self._show_places(piece)
        self.chosen = piece if self._places(piece) else None

    def _choose_place(self, number: int, line: str) -> bool:
        places = self._places(self.chosen or "")
        if 1 <= number <= len(places):
            return self._play(places[number - 1])
        self.terminal.say("terminal-not-understood", input=line)
        return False

    def _play(self, move: Move) -> bool:
        try:
            self.table.match.play(YOU, move)
        except Illegal as error:
            self.terminal.print(self.terminal.refusal(error), "red")
            return False
        return True

    def _places(self, piece: str) -> list[Play]:
        return [move for move in self.moves if isinstance(move, Play) and move.piece == piece]

    def _show_pieces(self) -> None:
        """The pieces to choose from, with numbers, words and points; those that fit somewhere have a dot."""
        terminal = self.terminal
        terminal.say("cubed-hand", "bold")
        fitting = {move.piece for move in self.moves if isinstance(move, Play)}
        for number, code in enumerate(self.pieces, 1):
            dot = "•" if code in fitting else " "
            terminal.print(f" {dot}{number:>2}  {render.piece_sign(code)}  {piece_words(code, terminal.language)}")

    def _show_places(self, piece: str) -> None:
        """Where a piece fits, with a number for each way to lay it."""
        terminal, places = self.terminal, self._places(piece)
        words = piece_words(piece, terminal.language, "object")
        if not places:
            terminal.say("cubed-no-places", piece=words)
            return
        terminal.say("cubed-places", piece=words)
        for number, play in enumerate(places, 1):
            terminal.print(f"  {number:>2}  ({play.q}, {play.r})  {TURN_SIGN}{play.turn}")

    def _show_help(self) -> None:
        words = self.terminal.words
        lines = {words("cubed-command-number.form"): words("cubed-command-number"), "?": words("cubed-command-places")}
        lines |= {"draw": words("cubed-command-draw"), "pass": words("cubed-command-pass")}
        if self.view.options.draw_many:
            lines["draw 1–3"] = words("cubed-command-draw_many")
        if self.view.options.fill_the_void:
            lines |= {"3 B": words("cubed-command-give"), "no": words("cubed-command-no")}
        lines["hint"] = words("terminal-command-hint")
        lines[words("terminal-command-save.form")] = words("terminal-command-save")
        lines["quit"] = words("terminal-command-quit")
        for form, meaning in lines.items():
            self.terminal.print(f"  {form:<12} {meaning}")


def _show_table(table: "Table") -> None:
    """The table as a spectator sees it: the hand is listed apart, with numbers and words."""
    terminal, view = table.terminal, table.match.view(None)
    terminal.print()
    terminal.show(render.text(view, names=table.names, language=terminal.language, color=terminal.colorful))
    terminal.print()


def _reason_words(table: "Table", thought: Thought[Move]) -> str:
    key, facts = f"cubed-reason-{thought.reason.code}", dict(thought.reason.facts)
    if "piece" in facts:
        facts["piece"] = piece_words(facts["piece"], table.terminal.language)
    return table.terminal.words(key, **facts) if has_sentence(key) else ""
