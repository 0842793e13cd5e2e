"""Cluellage in the terminal: pictures are told by what is seen on them, and collages laid by a pattern."""

from typing import TYPE_CHECKING, Final

from klub.core import Illegal, Rng, to_dict
from klub.core.thought import Thought
from klub.games.cluellage import render
from klub.games.cluellage.moves import Claim, Guess, Hang, Move, Ready
from klub.games.cluellage.pictures import picture_words, tag_words
from klub.games.cluellage.templates import TEMPLATES, lay
from klub.games.cluellage.view import View
from klub.texts.cluellage import event_words

if TYPE_CHECKING:
    from klub.cli.play import Table

YOU: Final = 0


def take_turn(table: "Table") -> None:
    """Show the table and ask until the player has made a legal move."""
    rush(table)
    terminal, view = table.terminal, table.match.view(YOU)
    terminal.print()
    terminal.show(render.text(view, names=table.names, language=terminal.language, color=terminal.colorful))
    terminal.print()
    while not _obey(table, view, terminal.ask(_prompt(table, view))):
        pass


def rush(table: "Table") -> None:
    """At the start of a wave some bots are faster than a person who types: how many, chance says."""
    view = table.match.view(YOU)
    if view.phase != "claim" or any(offer.seat is not None for offer in view.middle):
        return
    chance = Rng(bytes.fromhex(table.match.commitment), len(table.match.history))
    others = chance.shuffled([seat for seat in view.awaited if seat != YOU])
    for seat in others[: chance.below(len(others))]:
        table.bot_turn(seat)
        tell_events(table)


def tell_events(table: "Table") -> None:
    """Say what the last move was and what came of it."""
    language, view = table.terminal.language, table.match.view(YOU)
    for event in view.events:
        table.terminal.print(
            event_words(
                to_dict(event),
                table.names,
                lambda card: picture_words(card, language),
                lambda number: render.word_of(view, number, language),
                YOU,
                language,
            )
        )


def tell_hint(table: "Table", thought: Thought[Move]) -> None:
    """Say what a bot would do, and why."""
    language, view, move = table.terminal.language, table.match.view(YOU), thought.move
    facts: dict[str, str | int] = {}
    match move:
        case Claim():
            facts["picture"] = picture_words(move.card, language)
        case Hang():
            facts["picture"] = picture_words(move.cards[-1].card, language)
        case Guess():
            facts["number"] = move.number
    told = dict(thought.reason.facts)
    if "tag" in told:
        told["tag"] = tag_words()[told["tag"]].get(language, told["tag"])
        told["word"] = render.word_of(view, told["number"], language)
    reason = table.terminal.words(f"cluellage-reason-{thought.reason.code}", **told)
    key = f"cluellage-hint-{type(move).__struct_config__.tag}"
    table.terminal.say(key, "magenta", reason=reason, **facts)


def tell_result(table: "Table") -> None:
    """Everyone's points of each round, the best first."""
    outcome = table.match.outcome
    assert outcome is not None, "the result is told once the game is over"
    for seat in sorted(range(table.match.seats), key=lambda seat: outcome.ranking[seat]):
        rounds = " + ".join(map(str, outcome.breakdown[seat].rounds))
        table.terminal.print(f"{outcome.ranking[seat]}. {table.names[seat]}: {outcome.scores[seat]} = {rounds}")
    table.terminal.print()


def _prompt(table: "Table", view: View) -> str:
    words = table.terminal.words
    match view.phase:
        case "claim":
            return words("cluellage-ask-claim", choices=f"1–{len(view.middle)}")
        case "collage":
            return words("cluellage-ask-collage", choices=", ".join(TEMPLATES))
        case "exhibit":
            return words("cluellage-ask-guess", choices="1–6" if len(view.points) > 1 else "0–6")
    return words("cluellage-ask-ready")


def _obey(table: "Table", view: View, line: str) -> bool:
    """Do what the player wants; True once a move is made."""
    if line == "?":
        _show_help(table, view)
        return False
    if line and table.command(line):
        return False
    move = _move(view, line)
    if move is None:
        table.terminal.say("terminal-not-understood", input=line)
        return False
    try:
        table.match.play(YOU, move)
    except Illegal as error:
        table.terminal.print(table.terminal.refusal(error), "red")
        return False
    return True


def _show_help(table: "Table", view: View) -> None:
    words = table.terminal.words
    table.terminal.print(_prompt(table, view))
    lines = {
        "hint": words("terminal-command-hint"),
        words("terminal-command-save.form"): words("terminal-command-save"),
        "quit": words("terminal-command-quit"),
    }
    for form, meaning in lines.items():
        table.terminal.print(f"  {form:<12} {meaning}")


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
