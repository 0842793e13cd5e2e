"""Words for a game: from the sentences it brings, or else readable from the names it declares.

| what | the key of its sentence |
|---|---|
| the game | `<game>-name`, with `.about`, `.tagline` and `.minutes` |
| an option | its `help` key, or `<game>-option-<name>`, with `.label` and `.<value>` |
| a kind of move | `<game>-moves-<kind>`: the heading above such moves |
| a move | `<game>-move-<kind>`, told the move's fields |
| an event | `<game>-event-<kind>` (`.alone` at a table for one), told its fields, `player` and `who` (`you`, `other`) |
| a bot's reason | `<game>-reason-<code>`, told its facts and `player` |
| a refusal | `refusal-<game>-<what>`, told its facts |

The page does the same in `web/src/shared/texts/declared.ts`.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from klub.core.options import Option
from klub.core.thought import Reason
from klub.core.wire import to_dict
from klub.texts import has_sentence, say
from klub.texts.facts import Fact
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
        return self._said(self.game.declaration.help_key(option), language) or readable(option.name)

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
        view: Any = None,
    ) -> str:
        """What happened, as a sentence; `names` are those of the seats, `you` is the reader's seat.

        `view` is the one that tells of the event, for games whose sentences say more than the event does.
        """
        kind, fields = _kind_and_fields(event)
        told = Told(kind, fields, names, you, language, view)
        facts: dict[str, Fact] = {**told.facts, **self.event_facts(told)}
        said = self._said(self.event_key(told), language, facts)
        if said:
            return said
        plain = {name: fact for name, fact in facts.items() if name not in ("seat", "player", "who")}
        player = facts.get("player")
        return f"{player}: {_listed(kind, plain)}" if player else _listed(kind, plain)

    def event_key(self, told: "Told") -> str:
        """The key of an event's sentence, by default `<game>-event-<kind>`, or its `.alone` at a table for one."""
        key = f"{self.prefix}-event-{told.kind}"
        return f"{key}.alone" if len(told.names) == 1 and has_sentence(f"{key}.alone") else key

    def event_facts(self, told: "Told") -> Mapping[str, Fact]:  # noqa: ARG002 - a hook with a default
        """What the sentence of an event is told besides its plain facts."""
        return {}

    def reason(self, reason: Reason, names: Sequence[str], language: str = DEFAULT, view: Any = None) -> str:
        """Why a bot would make a move, by the view it had; empty if it gives no reason that can be told."""
        facts: dict[str, Fact] = {name: plain_fact(fact) for name, fact in reason.facts.items()}
        facts.update(self.reason_facts(reason, language, view))
        if type(seat := reason.facts.get("seat")) is int and 0 <= seat < len(names):
            facts["player"] = names[seat]
        keys = (f"{self.prefix}-reason-{reason.code}", f"reason-{reason.code}")
        return next((said for key in keys if (said := self._said(key, language, facts))), "")

    def reason_facts(self, reason: Reason, language: str, view: Any) -> Mapping[str, Fact]:  # noqa: ARG002 - a hook with a default
        """What the sentence of a reason is told besides its plain facts."""
        return {}

    def refusal_facts(self, code: str, facts: Mapping[str, Any], language: str) -> Mapping[str, Fact]:  # noqa: ARG002 - a hook with a default
        """What the sentence of a refusal is told besides its plain facts."""
        return {}

    def _said(self, key: str, language: str, facts: Mapping[str, Fact] | None = None) -> str:
        """A sentence, or nothing where there is none for these facts."""
        if not has_sentence(key):
            return ""
        try:
            return say(key, language, **(facts or {}))
        except LookupError:  # the sentence asks for a fact that the move or event does not have
            return ""


class Told(NamedTuple):
    """An event that is told: its kind and its fields as plain data, to whom, and in which language."""

    kind: str
    fields: Mapping[str, Any]
    names: Sequence[str]
    you: int | None
    language: str
    view: Any = None

    @property
    def facts(self) -> dict[str, str | int]:
        """The fields as a sentence takes them, with the `player` on the event's seat and `who` (`you` or `other`)."""
        facts = {name: plain_fact(value) for name, value in self.fields.items()}
        seat = facts.get("seat")
        if type(seat) is int and 0 <= seat < len(self.names):
            facts |= {"player": self.names[seat], "who": "you" if seat == self.you else "other"}
        return facts


def acting(seats: Sequence[int], names: Sequence[str], you: int | None = None) -> dict[str, Fact]:
    """What a sentence is told about those who act, of whom `you` may be one.

    `who` is `you` alone, `together` with others, or `other`; the others are `players`, and there are `count` of them.
    """
    others = [names[seat] for seat in seats if seat != you]
    who = "other" if you not in seats else "together" if others else "you"
    return {"who": who, "players": others, "count": len(others)}


def kind_and_facts(tagged: Struct | Mapping[str, Any]) -> tuple[str, dict[str, str | int]]:
    """The kind of a move or an event, and its fields as a sentence takes them."""
    kind, fields = _kind_and_fields(tagged)
    return kind, {name: plain_fact(value) for name, value in fields.items()}


def _kind_and_fields(tagged: Struct | Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """Moves and events are tagged structs, and the tag is written first: so it is found in plain data too."""
    plain: dict[str, Any] = to_dict(tagged) if isinstance(tagged, Struct) else dict(tagged)
    tag = next(iter(plain))
    return str(plain.pop(tag)), plain


def _listed(kind: str, facts: Mapping[str, Fact]) -> str:
    """`bid`, {count: 3, face: 5} → “Bid: count 3, face 5”."""
    fields = ", ".join(f"{readable(name).lower()} {fact}" for name, fact in facts.items())
    return f"{readable(kind)}: {fields}" if fields else readable(kind)
