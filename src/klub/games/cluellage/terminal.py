"""Cluellage in the terminal: pictures are told by what is seen on them, and collages laid by a pattern."""

from typing import Final

from klub.core import Rng
from klub.core.terminal import YOU, Decision, PlainFace, TerminalTable
from klub.core.thought import Thought
from klub.games.cluellage.moves import Claim, Guess, Hang, Move, Ready
from klub.games.cluellage.pictures import picture_words
from klub.games.cluellage.templates import TEMPLATES, lay
from klub.games.cluellage.view import View


class CluellageFace(PlainFace):
    """Cards by their numbers; bots race a person who types."""

    def take_turn(self, table: TerminalTable) -> None:
        """Show the table and ask until the player has made a legal move."""
        self.rush(table)
        _Turn(self, table).take()

    def rush(self, table: TerminalTable) -> None:
        """At the start of a wave some bots are faster than a person who types: how many, chance says."""
        view = table.match.view(YOU)
        if view.phase != "claim" or any(offer.seat is not None for offer in view.middle):
            return
        chance = Rng(bytes.fromhex(table.match.commitment), len(table.match.history))
        others = chance.shuffled([seat for seat in view.awaited if seat != YOU])
        for seat in others[: chance.below(len(others))]:
            table.bot_turn(seat)
            self.tell_events(table)

    def tell_hint(self, table: TerminalTable, thought: Thought[Move]) -> None:
        """Say what a bot would do, and why."""
        language, move = table.terminal.language, thought.move
        facts: dict[str, str | int] = {}
        match move:
            case Claim():
                facts["picture"] = picture_words(move.card, language)
            case Hang():
                facts["picture"] = picture_words(move.cards[-1].card, language)
            case Guess():
                facts["number"] = move.number
        key = f"cluellage-hint-{type(move).__struct_config__.tag}"
        table.terminal.say(key, "magenta", reason=self.reason(table, thought), **facts)

    def tell_result(self, table: TerminalTable) -> None:
        """Everyone's points of each round, the best first; the walls have been seen."""
        self.tell_ranking(table)


class _Turn(Decision):
    """One move of the player: a card, a collage, a guess, or a word that it may go on."""

    view: View

    def show(self) -> None:
        """The table as the player sees it."""
        self.face.show_table(self.table, YOU)

    def prompt(self) -> str:
        """What the phase asks for."""
        words = self.terminal.words
        match self.view.phase:
            case "claim":
                return words("cluellage-ask-claim", choices=f"1–{len(self.view.middle)}")
            case "collage":
                return words("cluellage-ask-collage", choices=", ".join(TEMPLATES))
            case "exhibit":
                return words("cluellage-ask-guess", choices="1–6" if len(self.view.points) > 1 else "0–6")
        return words("cluellage-ask-ready")

    def obey(self, line: str) -> bool:
        """Do what the player wants; True once a move is made."""
        if line == "?":
            self.terminal.print(self.prompt())
            self.help({})
            return False
        if line and self.table.command(line):
            return False
        move = _move(self.view, line)
        return self.not_understood(line) if move is None else self.play(move)


def _move(view: View, line: str) -> Move | None:
    """The move that a line stands for: nothing, a number, or a pattern with five numbers; None if it is none."""
    if view.phase in ("word", "reveal"):
        return None if line else Ready()
    head, *rest = line.replace(",", " ").split() or [line]
    if view.phase == "collage":
        template = next((each for each in TEMPLATES if each == head), None)
        order = [int(word) for word in rest if word.isdecimal()]
        if template is None or sorted(order) != [1, 2, 3, 4, 5]:
            return None
        return Hang(lay(template, [view.claimed[YOU][number - 1] for number in order]))
    if rest or not head.isdecimal() or len(head) > 1:
        return None
    number = int(head)
    if view.phase == "exhibit":
        return Guess(number)
    return Claim(view.middle[number - 1].card) if 1 <= number <= len(view.middle) else None


FACE: Final = CluellageFace
