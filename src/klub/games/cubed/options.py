"""What a table of Cubed can choose; the defaults are the standard game."""

from typing import Final, Literal

from msgspec import Struct

from klub.core import Declaration, Seat
from klub.core.options import Choice, Need, Number, Seats, Toggle
from klub.games.cubed.pieces import Contents, PieceSet, piece_set


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options on the wire; `DECLARATION` says what each one takes."""

    match: Literal["all", "two"] = "all"
    rounds: Literal[3, 1] = 3
    bridging: bool = False
    bridge: Literal["arcs", "opposite"] = "arcs"
    bridge_chain: bool = False
    fill_the_void: bool = False
    draw_many: bool = False
    open_hands: bool = False
    solo_discard: Literal["out", "bag"] = "out"
    solo_variants: bool = False
    first_player: Seat | None = None
    colors: int = 6
    blockers_per_color: int = 1
    mirrored_singles: bool = True

    @property
    def pieces(self) -> PieceSet:
        """What is in the box."""
        return piece_set(Contents(self.colors, self.blockers_per_color, self.mirrored_singles))

    def may_bridge(self, seats: int) -> bool:
        """Whether bridging a gap earns a second piece; alone only if asked for (CUB-Q35)."""
        return self.bridging and (seats > 1 or self.solo_variants)

    def may_draw_many(self, seats: int) -> bool:
        """Whether a turn may be spent on drawing several pieces; alone only if asked for (CUB-Q35)."""
        return self.draw_many and (seats > 1 or self.solo_variants)


HAND_SIZES: Final = {1: 25, 2: 25, 3: 18, 4: 13, 5: 11, 6: 9}
"""Players → pieces each takes (CUB-11, CUB-50)."""

DECLARATION: Final = Declaration(
    name="cubed",
    version=1,
    page="own",
    order=2,
    seats=(1, 6),
    chance="moves",
    hidden=True,
    simultaneous=False,
    listed=True,
    longest=3 * 1200,
    scoring="fewest",
    rules="docs/rules/cubed.md",
    options=(
        Choice(name="match", values=("all", "two"), default="all"),
        Choice(name="rounds", players="together", values=(3, 1), default=3),
        Toggle(name="bridging"),
        Choice(name="bridge", values=("arcs", "opposite"), default="arcs", needs=(Need("bridging", True),)),
        Toggle(name="bridge_chain", needs=(Need("bridging", True),)),
        Toggle(name="fill_the_void"),
        Toggle(name="draw_many"),
        Toggle(name="open_hands", players="together"),
        Choice(name="solo_discard", players="alone", values=("out", "bag"), default="out"),
        Toggle(name="solo_variants", players="alone"),
        Seats(name="first_player", players="together", pick="one", words=(None,), default=None),
        Number(name="colors", low=5, high=6, default=6),
        Number(name="blockers_per_color", low=0, high=3, default=1),
        Toggle(name="mirrored_singles", default=True),
    ),
)
