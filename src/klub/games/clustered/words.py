"""Words for Clustered: cards, neighbours, events. The page has the same few lines, over the same locale files."""

from collections.abc import Mapping
from functools import reduce
from typing import Any, Final, Literal, TypeAlias

from klub.core.words import Told, Words
from klub.texts.facts import Fact
from klub.texts.sentences import say
from klub.texts.sources import DEFAULT

Form: TypeAlias = Literal["subject", "object", "negated"]
"""A word's part in a sentence; `negated` is the object of a negation, which is a genitive in Polish."""

_SHAPES: Final = {"C": "circle", "S": "square", "T": "triangle"}
_FILLS: Final = {"D": "dashed", "H": "hollow", "S": "solid"}
_SPECIAL: Final = {"W": "wild", "*": "start", "?": "hidden"}
_SIDES: Final = {(-1, 0): "left", (1, 0): "right", (0, -1): "above", (0, 1): "below"}


def card_words(code: str, language: str = DEFAULT, form: Form = "subject") -> str:
    """A card in words: `2TS` is “two solid triangles”. What is no card code is given back as it is.

    `form` is the word's part in the sentence: German says “ein gefüllter Kreis”, but lays “einen gefüllten Kreis”.
    """
    part = "" if form == "subject" else f".{form}"
    if code in _SPECIAL:
        return say(f"clustered-card-{_SPECIAL[code]}{part}", language)
    if len(code) != 3 or code[0] not in "123" or code[1] not in _SHAPES or code[2] not in _FILLS:
        return code
    number, shape, fill = int(code[0]), _SHAPES[code[1]], _FILLS[code[2]]
    return say(f"clustered-card{part}", language, number=number, shape=shape, fill=fill)


def phase_words(phase: str, actors: Mapping[str, Fact], language: str = DEFAULT) -> str:
    """What is to be done now, and by whom (`klub.core.words.acting`)."""
    return say(f"clustered-phase-{phase}", language, **actors)


class ClusteredWords(Words):
    """How Clustered speaks."""

    def event_facts(self, told: Told) -> dict[str, Fact]:
        """Cards and bonuses in words; a bonus that nobody holds any more has no player."""
        facts: dict[str, Fact] = {} if "player" in told.facts else {"who": "nobody", "player": ""}
        if "card" in told.fields:
            facts["card"] = card_words(told.fields["card"], told.language, "object")
        if "bonus" in told.fields:
            facts["bonus"] = say(f"clustered-bonus-{told.fields['bonus']}", told.language)
        return facts

    def refusal_facts(self, code: str, facts: Mapping[str, Any], language: str) -> dict[str, Fact]:  # noqa: ARG002 - the same for every code
        """The facts of a refused card in words: its card, the card that is in the way, the neighbours that object."""
        words: dict[str, Fact] = {
            name: card_words(facts[name], language) for name in ("card", "other") if isinstance(facts.get(name), str)
        }
        if "neighbours" in facts:
            clashes = [_neighbour(facts, each, language) for each in facts["neighbours"]]
            words["neighbours"] = reduce(
                lambda one, more: say("clustered-neighbours", language, first=one, second=more), clashes
            )
        return words


def _neighbour(facts: Mapping[str, Any], other: Mapping[str, Any], language: str) -> str:
    return say(
        "clustered-neighbour",
        language,
        side=_SIDES[other["x"] - facts["x"], other["y"] - facts["y"]],
        card=card_words(other["card"], language),
        x=other["x"],
        y=other["y"],
        shared=(*other["shared"], "none")[0],
    )


WORDS: Final = ClusteredWords
