"""Words for Cubed: pieces, neighbours, events. The page has the same few lines, over the same locale files."""

from collections.abc import Mapping
from functools import reduce
from typing import Any, Final, Literal, TypeAlias

from klub.core.thought import Reason
from klub.core.words import Told, Words
from klub.texts.facts import Fact
from klub.texts.sentences import say
from klub.texts.sources import DEFAULT

Form: TypeAlias = Literal["subject", "object", "negated"]
"""A word's part in a sentence; `negated` is the object of a negation, which is a genitive in Polish."""

_COLORS: Final = "abcdef"
_BLACK: Final = "x"
_HIDDEN: Final = "?"
_SORTS: Final = {1: "triple", 2: "double", 3: "single"}
_SIDES: Final = ("right", "lower_right", "lower_left", "left", "upper_left", "upper_right")
"""Edge → where the neighbour there lies, on a table drawn with a corner of each cell at the top."""


def piece_words(code: str, language: str = DEFAULT, form: Form = "subject") -> str:
    """A piece in words: `aab` is “a Double (dawn, dawn, sun)”. What is no piece is given back as it is.

    `form` is the word's part in the sentence: German says “ein Zweier”, but lays “einen Zweier”.
    """
    part = "" if form == "subject" else f".{form}"
    if code == _HIDDEN:
        return say(f"cubed-piece-hidden{part}", language)
    blocks = len(code) == 3 and code[0] in _COLORS and code[1:] == 2 * _BLACK
    if not blocks and (len(code) != 3 or set(code) - set(_COLORS)):
        return code
    first, second, third = (color_words(letter, language) for letter in code)
    sort = "blocker" if blocks else _SORTS[len(set(code))]
    return say(f"cubed-piece-{sort}{part}", language, first=first, second=second, third=third)


def color_words(letter: str, language: str = DEFAULT) -> str:
    """The name of a colour by its letter, `a` to `f`, or of black, `x`."""
    return say(f"cubed-color-{letter}", language)


def phase_words(phase: str, actors: Mapping[str, Fact], language: str = DEFAULT) -> str:
    """What is to be done now, and by whom (`klub.core.words.acting`)."""
    return say(f"cubed-phase-{phase}", language, **actors)


class CubedWords(Words):
    """How Cubed speaks."""

    def event_facts(self, told: Told) -> dict[str, Fact]:
        """Pieces in words, what a piece earned, who was given one, and everyone's points of a round."""
        event, language, names = told.fields, told.language, told.names
        facts: dict[str, Fact] = {}
        if "piece" in event:
            facts["piece"] = piece_words(event["piece"], language, "object")
        match told.kind:
            case "played":
                facts["earned"] = "bridge" if event["bridged"] else "void" if event["filled"] else "nothing"
            case "drew":
                facts["pieces"] = [piece_words(code, language, "object") for code in event["pieces"]]
            case "gave":
                facts |= {"receives": "you" if event["to"] == told.you else "other", "receiver": names[event["to"]]}
            case "round_over":
                counted = zip(names, event["points"], strict=True)
                facts["list"] = [say("cubed-points.of", language, player=name, points=each) for name, each in counted]
        return facts

    def reason_facts(self, reason: Reason, language: str, view: Any) -> dict[str, Fact]:  # noqa: ARG002 - a piece says all
        """A piece in words."""
        return {"piece": piece_words(reason.facts["piece"], language)} if "piece" in reason.facts else {}

    def refusal_facts(self, code: str, facts: Mapping[str, Any], language: str) -> dict[str, Fact]:  # noqa: ARG002 - the same for every code
        """The facts of a refused piece in words: the piece, the one that is in the way, the neighbours that object."""
        words: dict[str, Fact] = {
            name: piece_words(facts[name], language) for name in ("piece", "other") if isinstance(facts.get(name), str)
        }
        if "neighbours" in facts:
            clashes = [_neighbour(each, language) for each in facts["neighbours"]]
            words["neighbours"] = reduce(
                lambda one, more: say("cubed-neighbours", language, first=one, second=more), clashes
            )
        return words


def _neighbour(other: Mapping[str, Any], language: str) -> str:
    return say(
        "cubed-neighbour",
        language,
        side=_SIDES[other["edge"]],
        mine=color_words(other["mine"], language),
        theirs=color_words(other["theirs"], language),
        piece=piece_words(other["piece"], language),
        q=other["q"],
        r=other["r"],
    )


WORDS: Final = CubedWords
