"""Words for Cluellage: phases and events. The page has the same few lines, over the same locale files."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from klub.texts.seats import seat_letter
from klub.texts.sentences import say
from klub.texts.sources import DEFAULT


def phase_words(phase: str, players: str, language: str = DEFAULT) -> str:
    """What is to be done now, and by whom."""
    return say(f"cluellage-phase-{phase}", language, players=players)


def claim_words(facts: Mapping[str, Any], _language: str) -> dict[str, str]:
    """Who was faster."""
    return {"player": seat_letter(facts["seat"])}


def event_words(
    event: Mapping[str, Any],
    names: Sequence[str],
    picture: Callable[[str], str],
    word: Callable[[int], str],
    you: int | None = None,
    language: str = DEFAULT,
) -> str:
    """What happened, as a sentence. `event` is plain data as a view holds it; `names` are those of the seats.

    `picture` says what is seen on a card, `word` which word of this round has a number.
    """
    facts: dict[str, str | int] = {
        name: ("yes" if fact else "no") if isinstance(fact, bool) else fact
        for name, fact in event.items()
        if isinstance(fact, str | int)
    }
    seat = event.get("seat")
    if seat is not None:
        facts |= {"who": "you" if seat == you else "other", "player": names[seat]}
    match event["event"]:
        case "claimed":
            facts["picture"] = picture(event["card"])
        case "flipped":
            facts["pictures"] = "; ".join(map(picture, event["cards"]))
        case "revealed":
            facts |= {"word": word(event["number"]), "count": len(event["right"]), "right": _yes(event["right"])}
            facts["list"] = ", ".join(names[each] for each in event["right"])
        case "round_over":
            counted = [say("cluellage-points", language, points=points) for points in event["points"]]
            facts["list"] = ", ".join(f"{name} ({each})" for name, each in zip(names, counted, strict=True))
    part = ".gallery" if seat is None and event["event"] in ("shown", "revealed") else ""
    return say(f"cluellage-event-{event['event']}{part}", language, **facts)


def _yes(truth: object) -> str:
    return "yes" if truth else "no"
