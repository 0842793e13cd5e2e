"""Words for a game: from the sentences it brings, or else readable from the names it declares.

| what | the key of its sentence |
|---|---|
| the game | `<game>-name`, with `.about`, `.tagline` and `.minutes` |
| an option | its `help` key, or `<game>-option-<name>`, with `.label` and `.<value>` |
| a kind of move | `<game>-moves-<kind>`: the heading above such moves |
| a move | `<game>-move-<kind>`, told the move's fields |
| an event | `<game>-event-<kind>`, told the event's fields, `player` and `who` (`you` or `other`) |
| a bot's reason | `<game>-reason-<code>`, told its facts and `player` |
| a refusal | `refusal-<game>-<what>`, told its facts |

The page does the same in `web/src/shared/texts/declared.ts`.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from klub.core.options import Option
from klub.core.thought import Reason
from klub.core.wire import to_dict
from klub.texts import has_sentence, say
from klub.texts.plain import plain_fact, readable
from klub.texts.sources import DEFAULT

if TYPE_CHECKING:
    from klub.core.game import Game


class Words:
    """How one game speaks. A game whose sentences need more than plain facts overrides what it must."""

    def __init__(self, game: "Game[Any, Any, Any, Any]") -> None:
        self.game = game
        self.prefix = game.declaration.name

    def name(self, language: str = DEFAULT) -> str:
        """What the game is called."""
        return self._said(f"{self.prefix}-name", language) or readable(self.prefix)

    def about(self, language: str = DEFAULT) -> str:
        """The game in one sentence; empty if it says nothing of itself."""
        return self._said(f"{self.prefix}-name.about", language)

    def option(self, option: Option, language: str = DEFAULT) -> str:
        """What an option is for."""
        key = option.help or f"{self.prefix}-option-{option.name}"
        return self._said(key, language) or readable(option.name)

    def move(self, move: Struct | Mapping[str, Any], language: str = DEFAULT) -> str:
        """A move, short enough for a button."""
        kind, facts = kind_and_facts(move)
        return self._said(f"{self.prefix}-move-{kind}", language, facts) or _listed(kind, facts)

    def moves(self, kind: str, language: str = DEFAULT) -> str:
        """The heading above moves of a kind."""
        return self._said(f"{self.prefix}-moves-{kind}", language) or readable(kind)

    def event(
        self,
        event: Struct | Mapping[str, Any],
        names: Sequence[str],
        you: int | None = None,
        language: str = DEFAULT,
    ) -> str:
        """What happened, as a sentence; `names` are those of the seats, `you` is the reader's seat."""
        kind, facts = event_facts(event, names, you)
        said = self._said(f"{self.prefix}-event-{kind}", language, facts)
        if said:
            return said
        plain = {name: fact for name, fact in facts.items() if name not in ("seat", "player", "who")}
        player = facts.get("player")
        return f"{player}: {_listed(kind, plain)}" if player else _listed(kind, plain)

    def reason(self, reason: Reason, names: Sequence[str], language: str = DEFAULT) -> str:
        """Why a bot would make a move; empty if it gives no reason that can be told."""
        facts = {name: plain_fact(fact) for name, fact in reason.facts.items()}
        facts.update(self.reason_facts(reason, language))
        if type(seat := reason.facts.get("seat")) is int and 0 <= seat < len(names):
            facts["player"] = names[seat]
        keys = (f"{self.prefix}-reason-{reason.code}", f"reason-{reason.code}")
        return next((said for key in keys if (said := self._said(key, language, facts))), "")

    def reason_facts(self, reason: Reason, language: str) -> Mapping[str, str | int]:  # noqa: ARG002 - a hook with a default
        """What the sentence of a reason is told besides its plain facts."""
        return {}

    def refusal_facts(self, code: str, facts: Mapping[str, Any], language: str) -> Mapping[str, str | int]:  # noqa: ARG002 - a hook with a default
        """What the sentence of a refusal is told besides its plain facts."""
        return {}

    def _said(self, key: str, language: str, facts: Mapping[str, str | int] | None = None) -> str:
        """A sentence, or nothing where there is none for these facts."""
        if not has_sentence(key):
            return ""
        try:
            return say(key, language, **(facts or {}))
        except LookupError:  # the sentence asks for a fact that the move or event does not have
            return ""


def kind_and_facts(tagged: Struct | Mapping[str, Any]) -> tuple[str, dict[str, str | int]]:
    """The kind of a move or an event, and its fields as a sentence takes them.

    Moves and events are tagged structs, and the tag is written first: so it is found in plain data too.
    """
    plain: dict[str, Any] = to_dict(tagged) if isinstance(tagged, Struct) else dict(tagged)
    kind, *names = plain
    return str(plain[kind]), {name: plain_fact(plain[name]) for name in names}


def event_facts(
    event: Struct | Mapping[str, Any], names: Sequence[str], you: int | None
) -> tuple[str, dict[str, str | int]]:
    """The kind of an event and its fields, with the `player` on its seat and `who` (`you` or `other`)."""
    kind, facts = kind_and_facts(event)
    seat = facts.get("seat")
    if type(seat) is int and 0 <= seat < len(names):
        facts |= {"player": names[seat], "who": "you" if seat == you else "other"}
    return kind, facts


def _listed(kind: str, facts: Mapping[str, str | int]) -> str:
    """`bid`, {count: 3, face: 5} → “Bid: count 3, face 5”."""
    fields = ", ".join(f"{readable(name).lower()} {fact}" for name, fact in facts.items())
    return f"{readable(kind)}: {fields}" if fields else readable(kind)
