"""Kluster in the terminal: strings by shape, magnets by coordinates, what happened, and who holds how much."""

import math
from typing import TYPE_CHECKING, Final

from klub.core import Illegal, to_dict
from klub.core.thought import Thought
from klub.games.kluster import render, rules
from klub.games.kluster.magnets import Pose
from klub.games.kluster.moves import FAR, MILLI, PARTS, End, Hold, LayString, Move, Place, Turn
from klub.games.kluster.string import NODES, SHAPES, Point, centre, shape
from klub.games.kluster.trial import Tug, spot, turn
from klub.games.kluster.view import View
from klub.texts import has_sentence
from klub.texts.kluster import event_words

if TYPE_CHECKING:
    from klub.cli.play import Table

YOU: Final = 0
UPRIGHT: Final[dict[str, Pose]] = {"up": "north_up", "down": "south_up"}
"""The word for the pole on top, as it is typed: north up, or down."""

FORMS: Final = {"place": "2 40 -30 90", "pull": "pull 1 16 0 90", "shape": "circle", "mend": "mend", "end": "end"}
"""What can be typed, by example."""


def take_turn(table: "Table") -> None:
    """Show the table and ask until the player has made a legal move."""
    HandTurn(table).take()


def tell_events(table: "Table") -> None:
    """Say what the last move was and what came of it."""
    for event in table.match.view(YOU).events:
        table.terminal.print(event_words(to_dict(event), table.names, YOU, table.terminal.language))


def tell_hint(table: "Table", thought: Thought[Move]) -> None:
    """Say what a bot would do, and why."""
    key, facts = _hint(table.match.view(YOU), thought.move)
    table.terminal.say(key, "magenta", reason=_reason_words(table, thought), **facts)


def tell_result(table: "Table") -> None:
    """Show the table, and what everyone still holds, the best first."""
    terminal, outcome = table.terminal, table.match.outcome
    assert outcome is not None, "the result is told once the game is over"
    _show_table(table)
    for seat in sorted(range(table.match.seats), key=lambda seat: outcome.ranking[seat]):
        held = terminal.words("kluster-held", count=outcome.breakdown[seat].held)
        terminal.print(f"{outcome.ranking[seat]}. {table.names[seat]}: {held}")
    terminal.print()


class HandTurn:
    """One move of the player: a string, pulls and a magnet, a repair, or the end of the turn."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.terminal = table.terminal
        self.view: View = table.match.view(YOU)
        self.hand = self.view.hands[YOU]
        self.tugs: list[Tug] = []

    def take(self) -> None:
        """Show the table and the magnets, then ask until a move is made."""
        _show_table(self.table)
        if self.view.phase in ("turn", "more"):
            self._show_magnets()
        while not self._obey(self.terminal.ask(self._prompt())):
            pass

    def _prompt(self) -> str:
        choices = {
            "strings": "/".join(SHAPES),
            "turn": f"{FORMS['place']} · pull …",
            "more": f"{FORMS['place']} · pull … · end",
            "repair": "mend · pull …",
        }[self.view.phase]
        return self.terminal.words(f"kluster-ask-{self.view.phase}", choices=choices)

    def _obey(self, line: str) -> bool:
        """Do what the player wants; True once a move is made."""
        if line == "?":
            self._show_help()
            return False
        if not line or self.table.command(line):
            return False
        word, *rest = line.replace(",", " ").split() or [line]
        try:
            return self._do(word, rest)
        except (ValueError, IndexError, OverflowError):
            self.terminal.say("terminal-not-understood", input=line)
            return False

    def _do(self, word: str, rest: list[str]) -> bool:
        if word in SHAPES:
            return self._play(self._string(word, [float(each) for each in rest]))
        if word == "pull":
            return self._pull(rest)
        if word == "end" and not rest:
            return self._play(End())
        if word == "mend" and not rest:
            return self._play(rules.mend(self.table.match.state))
        return self._place(word, rest)

    def _string(self, name: str, middle: list[float]) -> LayString:
        """A string in one of the shapes, around a place; without one where it overlaps what lies there."""
        number, name = len(self.view.loops), next(each for each in SHAPES if each == name)
        length = self.view.lengths[min(number, len(self.view.lengths) - 1)]
        x, y = middle or (0.0, 0.0)
        if number and not middle:
            usual = rules.lapse(self.table.match.state, YOU)
            at = centre(usual.points) if isinstance(usual, LayString) else Point(0.0, 0.0)
            x, y = at.x, at.y
        return LayString(number, shape(name, length, x, y))

    def _pull(self, rest: list[str]) -> bool:
        """Keep a pull for the turn; a repair is only that."""
        loop, node, x, y = (float(each) for each in rest)
        known = loop in range(1, len(self.view.loops) + 1) and node in range(NODES)
        if not known or not max(abs(x), abs(y)) <= FAR:
            raise ValueError
        self.tugs.append(Tug(int(loop) - 1, int(node), x, y))
        if self.view.phase == "repair":
            made = self._play(turn(self.tugs, None))
            self.tugs.clear()
            return made
        self.terminal.say("kluster-pulled", x=round(x), y=round(y))
        return False

    def _place(self, word: str, rest: list[str]) -> bool:
        """A magnet by its number in the list, where to, and how it is turned."""
        pose = UPRIGHT.get(rest[-1], "flat")
        x, y, *degrees = (float(each) for each in (rest if pose == "flat" else rest[:-1]))
        number = int(word)
        if not 1 <= number <= len(self.hand) or len(degrees) > 1 or not all(map(math.isfinite, (x, y, *degrees))):
            raise ValueError
        magnet, angle = self.hand[number - 1], math.radians(degrees[0] if degrees else 0.0)
        if self.tugs and max(abs(x), abs(y)) <= FAR:
            return self._play(turn(self.tugs, spot(magnet, x, y, angle, pose)))
        return self._play(Place(magnet, x, y, math.remainder(angle, 2 * math.pi), pose))

    def _play(self, move: Move) -> bool:
        try:
            self.table.match.play(YOU, move)
        except Illegal as error:
            self.terminal.print(self.terminal.refusal(error), "red")
            self.tugs.clear()
            return False
        return True

    def _show_magnets(self) -> None:
        """The magnets to choose from, with numbers and sizes."""
        terminal = self.terminal
        terminal.say("kluster-hand", "bold")
        for number, magnet in enumerate(self.hand, 1):
            stone = self.view.magnets[magnet]
            facts = {"size": round(2 * stone.long)} if stone.family == "classic" else {}
            terminal.print(f" {number:>3}  {terminal.words(f'kluster-magnet-{stone.family}', **facts)}")

    def _show_help(self) -> None:
        words = self.terminal.words
        lines = {form: words(f"kluster-command-{name}") for name, form in FORMS.items()}
        lines["hint"] = words("terminal-command-hint")
        lines[words("terminal-command-save.form")] = words("terminal-command-save")
        lines["quit"] = words("terminal-command-quit")
        for form, meaning in lines.items():
            self.terminal.print(f"  {form:<16} {meaning}")


def _show_table(table: "Table") -> None:
    """The table as everyone sees it."""
    terminal, view = table.terminal, table.match.view(None)
    terminal.print()
    terminal.show(render.text(view, names=table.names, language=terminal.language, color=terminal.colorful))
    terminal.print()


def _hint(view: View, move: Move) -> tuple[str, dict[str, int]]:
    """The sentence for a bot's move, and its facts."""
    match move:
        case Place():
            facts = {"x": round(move.x), "y": round(move.y), "angle": round(math.degrees(move.angle))}
            return "kluster-hint-place", {"number": view.hands[YOU].index(move.magnet) + 1, **facts}
        case Turn():
            for given in move.track:
                if isinstance(given, Hold):
                    facts = {"x": round(given.x / PARTS), "y": round(given.y / PARTS)}
                    facts["angle"] = round(math.degrees(given.angle / MILLI))
                    return "kluster-hint-turn", {"number": view.hands[YOU].index(given.magnet) + 1, **facts}
            return "kluster-hint-mend", {}
        case LayString():
            return "kluster-hint-lay_string", {}
    return "kluster-hint-end", {}


def _reason_words(table: "Table", thought: Thought[Move]) -> str:
    key = f"kluster-reason-{thought.reason.code}"
    return table.terminal.words(key, **thought.reason.facts) if has_sentence(key) else ""
