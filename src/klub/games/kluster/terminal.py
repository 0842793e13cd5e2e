"""Kluster in the terminal: strings by shape, magnets by coordinates, what happened, and who holds how much."""

import math
from typing import Any, Final

from klub.core import Outcome, Seat
from klub.core.terminal import YOU, Decision, PlainFace, TerminalTable
from klub.core.thought import Thought
from klub.games.kluster import rules
from klub.games.kluster.magnets import Pose
from klub.games.kluster.moves import FAR, MILLI, PARTS, End, Hold, LayString, Move, Place, Turn
from klub.games.kluster.string import NODES, SHAPES, Point, centre, shape
from klub.games.kluster.trial import Tug, spot, turn
from klub.games.kluster.view import View

UPRIGHT: Final[dict[str, Pose]] = {"up": "north_up", "down": "south_up"}
"""The word for the pole on top, as it is typed: north up, or down."""

FORMS: Final = {"place": "2 40 -30 90", "pull": "pull 1 16 0 90", "shape": "circle", "mend": "mend", "end": "end"}
"""What can be typed, by example."""


class KlusterFace(PlainFace):
    """Magnets by their numbers in the list, places by millimetres."""

    def take_turn(self, table: TerminalTable) -> None:
        """Show the table and ask until the player has made a legal move."""
        _Turn(self, table).take()

    def tell_hint(self, table: TerminalTable, thought: Thought[Move]) -> None:
        """Say what a bot would do, and why."""
        key, facts = _hint(table.match.view(YOU), thought.move)
        table.terminal.say(key, "magenta", reason=self.reason(table, thought), **facts)

    def reached(self, table: TerminalTable, outcome: Outcome[Any], seat: Seat) -> str:
        """What a seat still holds."""
        return table.terminal.words("kluster-held", count=outcome.breakdown[seat].held)


class _Turn(Decision):
    """One move of the player: a string, pulls and a magnet, a repair, or the end of the turn."""

    view: View

    def __init__(self, face: PlainFace, table: TerminalTable) -> None:
        super().__init__(face, table)
        self.hand = self.view.hands[YOU]
        self.tugs: list[Tug] = []

    def show(self) -> None:
        """The table as everyone sees it, then the magnets."""
        self.face.show_table(self.table, None)
        if self.view.phase in ("turn", "more"):
            self._show_magnets()

    def prompt(self) -> str:
        """What the phase asks for, with examples."""
        choices = {
            "strings": "/".join(SHAPES),
            "turn": f"{FORMS['place']} · pull …",
            "more": f"{FORMS['place']} · pull … · end",
            "repair": "mend · pull …",
        }[self.view.phase]
        return self.terminal.words(f"kluster-ask-{self.view.phase}", choices=choices)

    def obey(self, line: str) -> bool:
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
            return self.not_understood(line)

    def _do(self, word: str, rest: list[str]) -> bool:
        if word in SHAPES:
            return self.play(self._string(word, [float(each) for each in rest]))
        if word == "pull":
            return self._pull(rest)
        if word == "end" and not rest:
            return self.play(End())
        if word == "mend" and not rest:
            return self.play(rules.mend(self.table.match.state))
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
            made = self.play(turn(self.tugs, None))
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
            return self.play(turn(self.tugs, spot(magnet, x, y, angle, pose)))
        return self.play(Place(magnet, x, y, math.remainder(angle, 2 * math.pi), pose))

    def play(self, move: Move) -> bool:
        """Make a move; pulls that lead to a refused one are forgotten."""
        made = super().play(move)
        if not made:
            self.tugs.clear()
        return made

    def _show_magnets(self) -> None:
        """The magnets to choose from, with numbers and sizes."""
        terminal = self.terminal
        terminal.say("kluster-hand", "bold")
        for number, magnet in enumerate(self.hand, 1):
            stone = self.view.magnets[magnet]
            facts = {"size": round(2 * stone.long)} if stone.family == "classic" else {}
            terminal.print(f" {number:>3}  {terminal.words(f'kluster-magnet-{stone.family}', **facts)}")

    def _show_help(self) -> None:
        self.help({form: self.terminal.words(f"kluster-command-{name}") for name, form in FORMS.items()}, width=16)


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


FACE: Final = KlusterFace
