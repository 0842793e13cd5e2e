"""What a table of Clustered can choose; the defaults are the basic rules."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from klub.core import Declaration, Seat
from klub.core.options import Area, Choice, Need, Seats, Size, Toggle

SomeSeats: TypeAlias = Literal["none", "all"] | tuple[Seat, ...]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options on the wire; `DECLARATION` says what each one takes."""

    third_wild: SomeSeats = "none"
    quick_play: bool = False
    quick_discard_from: Literal["hand", "drawn"] = "hand"
    first_bonuses: bool = False
    largest_bonuses: bool = False
    bounds: Area | None = None
    first_player: Seat | None = None
    discards_visible: bool = True
    two_starts: bool | None = None

    def has_third_wild(self, seat: Seat) -> bool:
        """Whether a seat plays with the extra wild (CLU-60)."""
        return self.third_wild == "all" or (self.third_wild != "none" and seat in self.third_wild)

    def has_two_starts(self, seats: int) -> bool:
        """Whether two start cards lie on the table: from five players on, or by house rule (CLU-66, CLU-Q22)."""
        return seats > 4 if self.two_starts is None else self.two_starts


DECLARATION: Final = Declaration(
    name="clustered",
    version=1,
    page="own",
    order=1,
    seats=(1, 8),
    chance="setup",
    hidden=True,
    simultaneous=True,
    listed=True,
    longest=8 * 30,
    rules="docs/rules/clustered.md",
    options=(
        Seats(name="third_wild", pick="many", words=("none", "all"), default="none"),
        Toggle(name="quick_play"),
        Choice(name="quick_discard_from", values=("hand", "drawn"), default="hand", needs=(Need("quick_play", True),)),
        Toggle(name="first_bonuses"),
        Toggle(name="largest_bonuses"),
        Size(name="bounds", low=1, high=500),
        Seats(name="first_player", players="together", pick="one", words=(None,), default=None),
        Toggle(name="discards_visible", default=True),
        Choice(name="two_starts", values=(None, False, True), default=None),
    ),
)
