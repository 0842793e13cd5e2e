"""Words for Kluster: events and phases. The page has the same few lines, over the same locale files."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from klub.core import to_dict
from klub.core.words import Words, event_facts
from klub.texts.sentences import say
from klub.texts.sources import DEFAULT


def phase_words(phase: str, player: str, language: str = DEFAULT) -> str:
    """What is to be done now, and by whom."""
    return say(f"kluster-phase-{phase}", language, players=player)


class KlusterWords(Words):
    """How Kluster speaks."""

    def event(
        self,
        event: Struct | Mapping[str, Any],
        names: Sequence[str],
        you: int | None = None,
        language: str = DEFAULT,
    ) -> str:
        """What happened, as a sentence."""
        plain: Mapping[str, Any] = to_dict(event) if isinstance(event, Struct) else event
        kind, facts = event_facts(plain, names, you)
        if "magnets" in plain:
            facts["count"] = len(plain["magnets"])
        match kind:
            case "placed":
                facts["pose"] = "flat" if plain["pose"] == "flat" else "upright"
            case "took":
                facts["why"] = "outside" if not plain["clumps"] else "both" if plain["strays"] else "touched"
            case "over" if len(names) == 1:
                return say("kluster-event-over.alone", language, why=plain["why"])
        return say(f"kluster-event-{kind}", language, **facts)
