"""The moves of Cluellage: claim a picture, hang a collage, guess a number, and say that one is ready."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from klub.games.cluellage.collage import Collage

FAR: Final = 1_000_000_000  # beyond this a number is no guess


class Ready(Struct, frozen=True, gc=False, order=True, tag_field="do", tag="ready", forbid_unknown_fields=True):
    """Go on: the word is read, or the points are seen."""


class Claim(Struct, frozen=True, gc=False, order=True, tag_field="do", tag="claim", forbid_unknown_fields=True):
    """Cover a card in the middle with a hand (CLG-42)."""

    card: str


class Hang(Struct, frozen=True, order=True, tag_field="do", tag="hang", forbid_unknown_fields=True):
    """The collage is done: five cards, each lying on those before it (CLG-47 … CLG-54); final (CLG-Q20).

    One that is `late` was hung by the clock, and counts as finished last (CLG-Q19).
    """

    cards: Collage
    late: bool = False


class Guess(Struct, frozen=True, gc=False, order=True, tag_field="do", tag="guess", forbid_unknown_fields=True):
    """Lay a number token face down (CLG-58); 0 gives up, which only a visitor of the gallery can do."""

    number: Annotated[int, Meta(ge=-FAR, le=FAR)]


class Sketch(Struct, frozen=True, forbid_unknown_fields=True):
    """Not a move: a collage in the making, shown to the others where the table wants it (CLG-Q17)."""

    cards: Collage


Move: TypeAlias = Ready | Claim | Hang | Guess
