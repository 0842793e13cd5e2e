"""Words for Kluster: events and phases. The page has the same few lines, over the same locale files."""

from collections.abc import Mapping
from typing import Final

from klub.core.words import Told, Words
from klub.texts.facts import Fact
from klub.texts.sentences import say
from klub.texts.sources import DEFAULT


def phase_words(phase: str, actors: Mapping[str, Fact], language: str = DEFAULT) -> str:
    """What is to be done now, and by whom (`klub.core.words.acting`)."""
    return say(f"kluster-phase-{phase}", language, **actors)


class KlusterWords(Words):
    """How Kluster speaks."""

    def event_facts(self, told: Told) -> dict[str, Fact]:
        """How many magnets, how one stands, and why some are taken."""
        event = told.fields
        facts: dict[str, Fact] = {"count": len(event["magnets"])} if "magnets" in event else {}
        match told.kind:
            case "placed":
                facts["pose"] = "flat" if event["pose"] == "flat" else "upright"
            case "took":
                facts["why"] = "outside" if not event["clumps"] else "both" if event["strays"] else "touched"
        return facts


WORDS: Final = KlusterWords
