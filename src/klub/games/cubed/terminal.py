"""Cubed in the terminal: the player's turn, what happened, and where the points come from."""

from typing import Final

from klub.core import to_dict
from klub.core.terminal import YOU, PlainFace, TerminalTable, TwoSteps
from klub.core.thought import Thought
from klub.games.cubed import render
from klub.games.cubed.moves import Draw, DrawMany, Give, Keep, Move, Pass, Play, SkipGift
from klub.games.cubed.view import View
from klub.games.cubed.words import piece_words
from klub.texts import seat_letter

TURN_SIGN: Final = "↻"


class CubedFace(PlainFace):
    """Pieces by their numbers in the hand, places by their numbers in a list or by coordinates."""

    def take_turn(self, table: TerminalTable) -> None:
        """Show the table and ask until the player has made a legal move."""
        _Turn(self, table).take()

    def tell_hint(self, table: TerminalTable, thought: Thought[Move]) -> None:
        """Say what a bot would do, and why."""
        terminal, move = table.terminal, thought.move
        facts = {name: fact for name, fact in to_dict(move).items() if isinstance(fact, str | int) and name != "do"}
        if isinstance(move, Play | Keep | Give):
            facts["piece"] = piece_words(move.piece, terminal.language, "object")
        if isinstance(move, Give):
            facts["player"] = table.names[move.seat]
        key = f"cubed-hint-{type(move).__struct_config__.tag}"
        terminal.say(key, "magenta", reason=self.reason(table, thought), **facts)


class _Turn(TwoSteps):
    """One move of the player: a piece and a place, a draw, a pass, or what the variant plays ask for."""

    view: View

    def __init__(self, face: PlainFace, table: TerminalTable) -> None:
        super().__init__(face, table)
        self.pieces = self.view.drawn if self.view.phase == "keep" else self.view.hand

    def show(self) -> None:
        """The table as a spectator sees it: the hand is listed apart, with numbers and words."""
        self.face.show_table(self.table, None)
        self._show_pieces()

    def prompt(self) -> str:
        """Where the chosen piece goes, or what the phase asks for."""
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

    def choose(self, line: str) -> bool:
        """A piece (`2`), one of its places (`3`, or `1 -3 0`), all of it (`2 1 -3 0`), a gift (`2 B`)."""
        if line in self._words():
            return self.play(self._words()[line])
        *words, last = line.replace(",", " ").split() or [line]
        letters = {seat_letter(seat): seat for seat in range(self.table.match.seats)}
        try:
            numbers = [int(word) for word in words]
            receiver = letters.get(last.upper())
            if receiver is None:
                numbers.append(int(last))
        except ValueError:
            return self.not_understood(line)
        return self._choose_numbers(numbers, receiver, line)

    def _choose_numbers(self, numbers: list[int], receiver: int | None, line: str) -> bool:
        match numbers:
            case [number] if self.chosen and receiver is None:
                return self._choose_place(number, line)
            case [q, r, turn] if self.chosen and receiver is None:
                return self.play(Play(self.chosen, q, r, turn))
            case [number, *place] if 1 <= number <= len(self.pieces):
                piece = self.pieces[number - 1]
                if receiver is not None and not place:
                    return self.play(Give(piece, receiver))
                if self.view.phase == "keep" and not place:
                    return self.play(Keep(piece))
                if len(place) == 3 and receiver is None:
                    return self.play(Play(piece, *place))
                if not place and receiver is None and self.view.phase != "gift":
                    self._pick(piece)
                    return False
        return self.not_understood(line)

    def _pick(self, piece: str) -> None:
        """Show where a piece fits; one that fits nowhere is not picked."""
        self.show_places(piece)
        self.chosen = piece if self._places(piece) else None

    def _choose_place(self, number: int, line: str) -> bool:
        places = self._places(self.chosen or "")
        if 1 <= number <= len(places):
            return self.play(places[number - 1])
        return self.not_understood(line)

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

    def show_places(self, piece: str) -> None:
        """Where a piece fits, with a number for each way to lay it."""
        terminal, places = self.terminal, self._places(piece)
        if not places:
            terminal.say("cubed-no-places", piece=piece_words(piece, terminal.language, "negated"))
            return
        terminal.say("cubed-places", piece=piece_words(piece, terminal.language, "object"))
        for number, play in enumerate(places, 1):
            terminal.print(f"  {number:>2}  ({play.q}, {play.r})  {TURN_SIGN}{play.turn}")

    def show_help(self) -> None:
        words = self.terminal.words
        lines = {words("cubed-command-number.form"): words("cubed-command-number"), "?": words("cubed-command-places")}
        lines |= {"draw": words("cubed-command-draw"), "pass": words("cubed-command-pass")}
        if self.view.options.draw_many:
            lines["draw 1–3"] = words("cubed-command-draw_many")
        if self.view.options.fill_the_void:
            lines |= {"3 B": words("cubed-command-give"), "no": words("cubed-command-no")}
        self.help(lines)


FACE: Final = CubedFace
