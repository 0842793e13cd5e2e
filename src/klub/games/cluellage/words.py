"""Words for Cluellage: phases and events. The page has the same few lines, over the same locale files."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from klub.core import to_dict
from klub.core.thought import Reason
from klub.core.words import Words, event_facts
from klub.games.cluellage.pictures import picture_words, tag_words
from klub.games.cluellage.view import View
from klub.texts.seats import seat_letter
from klub.texts.sentences import say
from klub.texts.sources import DEFAULT


def phase_words(phase: str, players: str, language: str = DEFAULT) -> str:
    """What is to be done now, and by whom."""
    return say(f"cluellage-phase-{phase}", language, players=players)


class CluellageWords(Words):
    """How Cluellage speaks. What a number stands for is known from a view only: without one, words are told by it."""

    def event(
        self,
        event: Struct | Mapping[str, Any],
        names: Sequence[str],
        you: int | None = None,
        language: str = DEFAULT,
        view: View | None = None,
    ) -> str:
        """What happened, as a sentence."""
        plain: Mapping[str, Any] = to_dict(event) if isinstance(event, Struct) else event
        kind, facts = event_facts(plain, names, you)
        facts |= {name: _yes(fact) for name, fact in plain.items() if isinstance(fact, bool)}
        match kind:
            case "claimed":
                facts["picture"] = picture_words(plain["card"], language)
            case "flipped":
                facts["pictures"] = "; ".join(picture_words(card, language) for card in plain["cards"])
            case "revealed":
                facts |= {"word": _word(view, plain["number"], language), "count": len(plain["right"])}
                facts |= {"right": _yes(plain["right"]), "list": ", ".join(names[each] for each in plain["right"])}
            case "round_over":
                counted = [say("cluellage-points", language, points=points) for points in plain["points"]]
                facts["list"] = ", ".join(f"{name} ({each})" for name, each in zip(names, counted, strict=True))
        part = ".gallery" if plain.get("seat") is None and kind in ("shown", "revealed") else ""
        return say(f"cluellage-event-{kind}{part}", language, **facts)

    def reason(self, reason: Reason, names: Sequence[str], language: str = DEFAULT, view: View | None = None) -> str:
        """Why a bot would make a move."""
        told: dict[str, Any] = dict(reason.facts)
        if "tag" in told:
            told["tag"] = tag_words()[told["tag"]].get(language, told["tag"])
            told["word"] = _word(view, told["number"], language)
        return super().reason(Reason(reason.code, told), names, language)

    def refusal_facts(self, code: str, facts: Mapping[str, Any], language: str) -> dict[str, str | int]:  # noqa: ARG002 - a letter in every language
        """Who was faster."""
        return {"player": seat_letter(facts["seat"])} if code == "cluellage/claimed" else {}


def word_of(view: View, number: int, language: str, round_number: int | None = None) -> str:
    """The word with a number, of this round or another one."""
    card = view.words[-1 if round_number is None else round_number - 1]
    return card.words[number - 1].texts.get(language, card.words[number - 1].texts["en"])


def _word(view: View | None, number: int, language: str) -> str:
    return str(number) if view is None else word_of(view, number, language)


def _yes(truth: object) -> str:
    return "yes" if truth else "no"
