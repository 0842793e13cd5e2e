"""What a table of Kluster can choose; the defaults are the rules of the leaflet."""

from typing import Final, Literal

from msgspec import Struct

from klub.core import Declaration, Malformed, Seat
from klub.core.options import Choice, Counts, Number, Seats, Toggle
from klub.games.kluster.magnets import CLASSIC_COUNT, SPINNER_COUNT, STRING_LENGTHS, Magnet, magnets

CLASSIC_SEATS: Final = 4  # for each box (KLU-38)
DUO_SEATS: Final = 2
MOST_SEATS: Final = 8
MOST_BOXES: Final = 2  # of each kind: 72 magnets and four strings


class Boxes(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How many boxes are on the table."""

    classic: int
    duo: int

    @property
    def seats(self) -> int:
        """The most players (KLU-38)."""
        return CLASSIC_SEATS * self.classic + DUO_SEATS * self.duo

    @property
    def magnets(self) -> tuple[Magnet, ...]:
        """What is in them."""
        return magnets(self.classic, self.duo)

    @property
    def strings(self) -> tuple[float, ...]:
        """The lengths of their strings, those of the Classic boxes first."""
        return (STRING_LENGTHS["classic"],) * self.classic + (STRING_LENGTHS["duo"],) * self.duo

    @property
    def classics(self) -> range:
        """The classic magnets."""
        return range(CLASSIC_COUNT * self.classic)

    @property
    def spinners(self) -> range:
        """The spinners."""
        return range(CLASSIC_COUNT * self.classic, CLASSIC_COUNT * self.classic + SPINNER_COUNT * self.duo)


_FITTING: Final = {1: Boxes(0, 1), 2: Boxes(0, 1), 3: Boxes(1, 0), 4: Boxes(1, 0), 5: Boxes(1, 1), 6: Boxes(1, 1)}
_LARGEST: Final = Boxes(2, 0)


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options on the wire; `DECLARATION` says what each one takes.

    Without `boxes` there are just enough for the players. `settle_time` is in tenths of a second, `turn_timer` in
    seconds. The first player is drawn from `first_player`, or from all.
    """

    boxes: Boxes | None = None
    expert: bool = False
    inside_test: Literal["centre", "whole"] = "centre"
    settle_time: int = 5
    string_after_placing: bool = True
    turn_timer: int | None = None
    solo_failures: int = 2
    string_test: Literal["cross", "touch", "area"] = "cross"
    strings_connected: bool = False
    extra_spinners: Literal["remove", "second"] = "remove"
    upright: bool = True
    first_player: tuple[Seat, ...] | None = None

    def boxes_for(self, seats: int) -> Boxes:
        """What is on the table of so many players."""
        return _FITTING.get(seats, _LARGEST) if self.boxes is None else self.boxes

    def check(self, seats: int) -> None:
        """Refuse boxes that are too few for the players (KLU-38)."""
        boxes = self.boxes_for(seats)
        if boxes.seats < seats:
            raise Malformed("options/too_few_boxes", seats=seats, most=boxes.seats, rule="KLU-38")


DECLARATION: Final = Declaration(
    name="kluster",
    version=1,
    page="own",
    order=3,
    seats=(1, MOST_SEATS),
    chance="setup",
    hidden=False,
    simultaneous=False,
    listed=False,
    costly=True,
    longest=None,
    scoring="win",
    rules="docs/rules/kluster.md",
    options=(
        Counts(name="boxes", names=("classic", "duo"), low=0, high=MOST_BOXES),
        Toggle(name="expert", players="together"),
        Choice(name="inside_test", values=("centre", "whole"), default="centre"),
        Number(name="settle_time", low=1, high=30, default=5),
        Toggle(name="string_after_placing", default=True),
        Number(name="turn_timer", low=5, high=600, default=None),
        Number(name="solo_failures", players="alone", low=0, high=9, default=2),
        Choice(name="string_test", values=("cross", "touch", "area"), default="cross"),
        Toggle(name="strings_connected"),
        Choice(name="extra_spinners", values=("remove", "second"), default="remove"),
        Toggle(name="upright", default=True),
        Seats(name="first_player", players="together", pick="many", words=(None,), default=None),
    ),
)
