"""Words for Cluellage: phases and events. The page has the same few lines, over the same locale files."""

from collections.abc import Mapping
from typing import Any, Final

from klub.core.thought import Reason
from klub.core.words import Told, Words
from klub.games.cluellage.pictures import IDS, picture_words, tag_words
from klub.games.cluellage.view import View
from klub.texts.facts import Fact
from klub.texts.seats import seat_name
from klub.texts.sentences import say
from klub.texts.sources import DEFAULT


def phase_words(phase: str, actors: Mapping[str, Fact], language: str = DEFAULT) -> str:
    """What is to be done now, and by whom (`klub.core.words.acting`)."""
    return say(f"cluellage-phase-{phase}", language, **actors)


class CluellageWords(Words):
    """How Cluellage speaks. What a number stands for is known from a view only: without one, words are told by it."""

    def event_key(self, told: Told) -> str:
        """In the gallery nobody has made what is shown and revealed."""
        gallery = told.fields.get("seat") is None and told.kind in ("shown", "revealed")
        return f"{super().event_key(told)}.gallery" if gallery else super().event_key(told)

    def event_facts(self, told: Told) -> dict[str, Fact]:
        """Pictures and words by name, who was right, and everyone's points of a round."""
        event, language, names = told.fields, told.language, told.names
        facts: dict[str, Fact] = {name: _yes(fact) for name, fact in event.items() if isinstance(fact, bool)}
        match told.kind:
            case "claimed":
                facts["picture"] = picture_words(event["card"], language)
            case "flipped":
                facts["pictures"] = "; ".join(picture_words(card, language) for card in event["cards"])
            case "revealed":
                facts |= {"word": _word(told.view, event["number"], language), "count": len(event["right"])}
                facts |= {"right": _yes(event["right"]), "list": [names[each] for each in event["right"]]}
            case "round_over":
                counted = zip(names, event["points"], strict=True)
                facts["list"] = [
                    say("cluellage-points.of", language, player=name, points=each) for name, each in counted
                ]
        return facts

    def reason_facts(self, reason: Reason, language: str, view: Any) -> dict[str, Fact]:
        """What is seen on a picture, and the word it goes with."""
        facts = reason.facts
        if "tag" not in facts:
            return {}
        tag = tag_words()[facts["tag"]].get(language, facts["tag"])
        return {"tag": tag, "word": _word(view, facts["number"], language)}

    def refusal_facts(self, code: str, facts: Mapping[str, Any], language: str) -> dict[str, Fact]:
        """Who was faster, and what is seen on the picture; one that does not exist is told as it was written."""
        words: dict[str, Fact] = {"player": seat_name(facts["seat"], language)} if code == "cluellage/claimed" else {}
        if isinstance(card := facts.get("card"), str) and card in IDS:
            words["picture"] = picture_words(card, language)
        return words


def word_of(view: View, number: int, language: str, round_number: int | None = None) -> str:
    """The word with a number, of this round or another one."""
    card = view.words[-1 if round_number is None else round_number - 1]
    return card.words[number - 1].texts.get(language, card.words[number - 1].texts["en"])


def _word(view: View | None, number: int, language: str) -> str:
    return str(number) if view is None else word_of(view, number, language)


def _yes(truth: object) -> str:
    return "yes" if truth else "no"


WORDS: Final = CluellageWords
