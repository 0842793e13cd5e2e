"""Clustered in the terminal: the player's turn, what happened, and where the points come from."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from klub.core import Game, Illegal, Points, Rng
from klub.core.thought import Thought
from klub.games.clustered import render
from klub.games.clustered.moves import Discard, Move, Place
from klub.games.clustered.scoring import Breakdown
from klub.games.clustered.view import BonusMoved, Discarded, Drew, Event, Placed, View
from klub.texts import card_words, has_sentence

if TYPE_CHECKING:
    from klub.cli.play import Table

YOU = 0
_WHY_DISCARD = {"turn": "stuck", "start_discards": "start", "quick_discard": "quick"}


def take_turn(table: "Table") -> None:
    """Show the table and ask until the player has made a legal move."""
    Turn(table).take()


def tell_events(table: "Table") -> None:
    """Say what the last move was and what came of it."""
    for event in table.match.view(YOU).events:
        if not isinstance(event, Drew) or (event.seat == YOU and event.count > 1):
            table.terminal.print(_event_words(table, event))


def tell_hint(table: "Table", thought: Thought[Move]) -> None:
    """Say what a bot would do, and why."""
    terminal, move = table.terminal, thought.move
    card = card_words(move.card, terminal.language, "object")
    reason = _reason_words(table, thought)
    if isinstance(move, Place):
        terminal.say("clustered-hint-place", "magenta", card=card, x=move.x, y=move.y, reason=reason)
    else:
        terminal.say("clustered-hint-discard", "magenta", card=card, reason=reason)


def tell_result(table: "Table") -> None:
    """Show the table and where everyone's points come from, the best first."""
    terminal, view = table.terminal, table.match.view(None)
    outcome = table.match.outcome
    assert outcome is not None, "the result is told once the game is over"
    _show_table(table)
    for seat in sorted(range(table.match.seats), key=lambda seat: outcome.ranking[seat]):
        sources = " + ".join(_source_words(table, view.breakdown[seat])) or terminal.words("clustered-no-points")
        terminal.print(f"{outcome.ranking[seat]}. {table.names[seat]}: {outcome.scores[seat]} = {sources}")
    terminal.print()


class Turn:
    """One turn of the player: a card and a place, or a card to discard."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.terminal = table.terminal
        self.view: View = table.match.view(YOU)
        self.moves: Sequence[Move] = table.match.moves(YOU) or ()
        self.discarding = all(isinstance(move, Discard) for move in self.moves)
        self.chosen: str | None = None

    def take(self) -> None:
        """Show the table, then ask until a move is made."""
        terminal, hand = self.terminal, self.view.hand
        _show_table(self.table)
        terminal.say("clustered-your-hand", "bold")
        for number, code in enumerate(hand, 1):
            terminal.print(f"  {number}  {render.card_sign(code):>2}  {card_words(code, terminal.language)}")
        while not self._obey(terminal.ask(self._prompt())):
            pass

    def _prompt(self) -> str:
        if self.chosen:
            return f"{render.card_sign(self.chosen)}  {self.terminal.words('clustered-ask-place')}"
        key = f"clustered-ask-discard-{_WHY_DISCARD[self.view.phase]}" if self.discarding else "clustered-ask-card"
        return self.terminal.words(key, cards=len(self.view.hand))

    def _obey(self, line: str) -> bool:
        """Do what the player wants; True once the turn is over."""
        if not line:
            self.chosen = None
        elif line == "?" and self.chosen:
            self._show_places(self.chosen)
        elif line == "?":
            self._show_help()
        elif not self.table.command(line):
            return self._choose(line)
        return False

    def _choose(self, line: str) -> bool:
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
                return self._play(Discard(hand[number - 1]))
            case [number]:
                self.chosen = hand[number - 1]
                return False
            case [x, y] if self.chosen:
                return self._play(Place(self.chosen, x, y))
            case [number, x, y]:
                self.chosen = hand[number - 1]
                return self._play(Place(self.chosen, x, y))
        self.terminal.say("terminal-not-understood", input=line)
        return False

    def _play(self, move: Move) -> bool:
        try:
            self.table.match.play(YOU, move)
        except Illegal as error:
            self.terminal.print(self.terminal.refusal(error), "red")
            return False
        return True

    def _show_places(self, code: str) -> None:
        """Where a card fits, the places with the most points first."""
        terminal, card = self.terminal, card_words(code, self.terminal.language, "object")
        places = [move for move in self.moves if isinstance(move, Place) and move.card == code]
        if not places:
            terminal.say("clustered-no-places", card=card)
            return
        terminal.say("clustered-places", card=card)
        worth = dict(zip(places, points_of(self.table.match.game, self.view, places), strict=True))
        for points, group in groupby(sorted(places, key=lambda move: (-worth[move], move)), key=worth.__getitem__):
            terminal.print(
                f"  {f'+{points}' if points else '0':>3}  " + "  ".join(f"({move.x}, {move.y})" for move in group)
            )

    def _show_help(self) -> None:
        words = self.terminal.words
        lines = {
            words("clustered-command-number.form"): words("clustered-command-number"),
            "?": words("clustered-command-places"),
            "hint": words("terminal-command-hint"),
            words("terminal-command-save.form"): words("terminal-command-save"),
            "quit": words("terminal-command-quit"),
        }
        for form, meaning in lines.items():
            self.terminal.print(f"  {form:<12} {meaning}")


def points_of(game: Game[Any, Any, Any, Any], view: View, places: Sequence[Place]) -> list[Points]:
    """The points that each placement brings the viewing seat, bonuses included, worked out from the view alone."""
    chance = Rng(bytes(32))
    imagined = game.imagine(view, chance)
    seat = view.seat or 0
    after = (game.view(game.apply(imagined, seat, move, chance), None) for move in places)
    return [seen.scores[seat] - view.scores[seat] for seen in after]


def _show_table(table: "Table") -> None:
    """The table as a spectator sees it: the hand is listed apart, with numbers and words."""
    terminal, view = table.terminal, table.match.view(None)
    terminal.print()
    terminal.show(render.text(view, names=table.names, language=terminal.language, color=terminal.colorful))
    terminal.print()


def _event_words(table: "Table", event: Event) -> str:
    language = table.terminal.language
    key = f"clustered-event-{type(event).__struct_config__.tag}"
    seat = getattr(event, "seat", None)
    facts: dict[str, str | int] = {
        "who": "you" if seat == YOU else "nobody" if seat is None else "other",
        "player": "" if seat is None else table.names[seat],
    }
    match event:
        case Placed():
            facts |= {"card": card_words(event.card, language, "object")}
            facts |= {"x": event.x, "y": event.y, "points": event.points}
        case Discarded():
            facts |= {"card": card_words(event.card, language, "object"), "why": event.why}
        case Drew():
            facts |= {"count": event.count}
        case BonusMoved():
            facts |= {"bonus": table.terminal.words(f"clustered-bonus-{event.bonus}")}
    return table.terminal.words(key, **facts)


def _reason_words(table: "Table", thought: Thought[Move]) -> str:
    key, facts = f"clustered-reason-{thought.reason.code}", dict(thought.reason.facts)
    if "seat" in facts:
        facts["player"] = table.names[facts["seat"]]
    return table.terminal.words(key, **facts) if has_sentence(key) else ""


def _source_words(table: "Table", score: Breakdown) -> Iterator[str]:
    words = table.terminal.words
    if score.rectangle:
        block = score.rectangle
        yield f"{block.points} ({words('clustered-rectangle', width=block.width, height=block.height)})"
    for line in score.lines:
        yield f"{line.points} ({words(f'clustered-{line.direction}', length=len(line.cells))})"
    for bonus in score.bonuses:
        yield f"{bonus.points} ({words(f'clustered-bonus-{bonus.bonus}')})"
