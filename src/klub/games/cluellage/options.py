"""What a table of Cluellage can choose; the defaults are the rulebook's game, and for one alone our gallery."""

from typing import Final, Literal

from msgspec import Struct

from klub.core import Declaration
from klub.core.options import Choice, Need, Number, Several, Toggle
from klub.games.cluellage.word_cards import CATEGORIES, Category

BASIC: Final[tuple[Category, ...]] = ("character", "object", "notion")


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options on the wire; `DECLARATION` says what each one takes.

    `categories` are one, as in the variant (CLG-72), or a mix of the house (CLG-Q34); None for the usual mix. Timers
    are in seconds. `gallery` is the day of a daily gallery as a number, 20260131; `gallery_size` and
    `gallery_timer`, like it, are for one alone.
    """

    locations: bool = False
    categories: tuple[Category, ...] | None = None
    rounds: int = 3
    claim_timer: int | None = None
    collage_timer: int | None = None
    exhibit_order: Literal["seat", "finish"] = "seat"
    live_collages: bool = False
    discussion: bool = True
    gallery: int | None = None
    gallery_size: int = 8
    gallery_timer: Literal[20, 40, 60, 90] | None = 40

    @property
    def outlines(self) -> tuple[Category, ...]:
        """The categories in the Word deck (CLG-23, CLG-72, CLG-Q1)."""
        if self.categories is not None:
            return self.categories
        return CATEGORIES if self.locations else BASIC


MOST_ROUNDS: Final = 7  # the smallest category has so many cards, and none comes back (CLG-T2, CLG-Q31)

DECLARATION: Final = Declaration(
    name="cluellage",
    version=1,
    page="own",
    order=4,
    seats=(1, 6),
    without_seats=(2,),
    chance="moves",
    hidden=True,
    simultaneous=True,
    listed=False,
    longest=None,
    rules="docs/rules/cluellage.md",
    levels=("casual", "club", "expert"),
    options=(
        Toggle(name="locations", needs=(Need("categories", None),)),
        Several(name="categories", names=CATEGORIES),
        Number(name="rounds", players="together", low=1, high=MOST_ROUNDS, default=3),
        Number(name="claim_timer", players="together", low=3, high=60, default=None),
        Number(name="collage_timer", players="together", low=15, high=900, default=None),
        Choice(name="exhibit_order", players="together", values=("seat", "finish"), default="seat"),
        Toggle(name="live_collages", players="together"),
        Toggle(name="discussion", players="together", default=True),
        Number(name="gallery", players="alone", low=20200101, high=29991231, default=None),
        Number(name="gallery_size", players="alone", low=1, high=12, default=8),
        Choice(name="gallery_timer", players="alone", values=(20, 40, 60, 90, None), default=40),
    ),
)
