"""Words for Kluster: events and phases. The page has the same few lines, over the same locale files."""

from collections.abc import Mapping, Sequence
from typing import Any

from klub.texts.sentences import say
from klub.texts.sources import DEFAULT


def phase_words(phase: str, player: str, language: str = DEFAULT) -> str:
    """What is to be done now, and by whom."""
    return say(f"kluster-phase-{phase}", language, players=player)


def event_words(event: Mapping[str, Any], names: Sequence[str], you: int | None = None, language: str = DEFAULT) -> str:
    """What happened, as a sentence. `event` is plain data as a view holds it; `names` are those of the seats."""
    facts: dict[str, str | int] = {name: fact for name, fact in event.items() if isinstance(fact, str)}
    if "seat" in event:
        facts |= {"who": "you" if event["seat"] == you else "other", "player": names[event["seat"]]}
    if "magnets" in event:
        facts["count"] = len(event["magnets"])
    match event["event"]:
        case "placed":
            facts["pose"] = "flat" if event["pose"] == "flat" else "upright"
        case "took":
            facts["why"] = "outside" if not event["clumps"] else "both" if event["strays"] else "touched"
        case "over" if len(names) == 1:
            return say("kluster-event-over.alone", language, why=event["why"])
    return say(f"kluster-event-{event['event']}", language, **facts)
