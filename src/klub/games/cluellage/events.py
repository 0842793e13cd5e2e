"""What a move of Cluellage did. Nothing here is secret, so everyone is told the same."""

from typing import TypeAlias

from msgspec import Struct

from klub.core import Points, Seat


class RoundBegan(Struct, frozen=True, gc=False, tag_field="event", tag="round_began"):
    """A Word card lies in the middle, dice are rolled and cards dealt; the discards may have been `reshuffled`."""

    round: int
    reshuffled: bool = False


class Readied(Struct, frozen=True, gc=False, tag_field="event", tag="readied"):
    """A player is ready to go on."""

    seat: Seat


class Flipped(Struct, frozen=True, gc=False, tag_field="event", tag="flipped"):
    """A wave begins: everyone has turned over the top card of their pile (CLG-41)."""

    wave: int
    cards: tuple[str, ...]


class Claimed(Struct, frozen=True, gc=False, tag_field="event", tag="claimed"):
    """A card has an owner; the last one of a wave is `assigned` (CLG-Q9)."""

    seat: Seat
    card: str
    wave: int
    assigned: bool = False


class Hung(Struct, frozen=True, gc=False, tag_field="event", tag="hung"):
    """A collage is done. It is finished as number `place` of this round so far, or `late`, by the clock."""

    seat: Seat
    place: int
    late: bool = False


class Shown(Struct, frozen=True, gc=False, tag_field="event", tag="shown"):
    """A collage comes to the wall and is guessed; `seat` made it, or a bot of the gallery: then None."""

    seat: Seat | None


class Guessed(Struct, frozen=True, gc=False, tag_field="event", tag="guessed"):
    """A token lies face down, or another one in its place: which, nobody is told."""

    seat: Seat
    changed: bool = False


class Revealed(Struct, frozen=True, gc=False, tag_field="event", tag="revealed"):
    """All tokens lie: the number it was, what each seat guessed (0: nothing), and who was right."""

    seat: Seat | None
    number: int
    guesses: tuple[int, ...]
    right: tuple[Seat, ...]


class RoundOver(Struct, frozen=True, gc=False, tag_field="event", tag="round_over"):
    """All collages of a round were guessed; what each seat has scored in it."""

    round: int
    points: tuple[Points, ...]


Event: TypeAlias = RoundBegan | Readied | Flipped | Claimed | Hung | Shown | Guessed | Revealed | RoundOver
