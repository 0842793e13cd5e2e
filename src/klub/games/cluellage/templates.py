"""Six ways to lay five cards: for bots, environments, and whoever plays by keyboard.

The places of a template are in order of importance: the first one catches the eye. Cards are laid so that those that
matter lie on top, and every card shows at least 28 %.
"""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from klub.core import Rng
from klub.games.cluellage.collage import Collage, Placed, is_inside, shares

Template: TypeAlias = Literal["star", "tower", "row", "pair", "horizon", "fan"]
TEMPLATES: Final[tuple[Template, ...]] = get_args(Template)

ENOUGH: Final = 0.28  # of each card: a little more than the rules ask for
SHIFT, TURN = 14, 5  # the most that a card is moved and turned by chance
ATTEMPTS: Final = 8


class Slot(Struct, frozen=True):
    """A place of a template: the middle of the card, and how it is turned."""

    x: int
    y: int
    angle: int


def _slots(*places: tuple[int, int, int]) -> tuple[Slot, ...]:
    return tuple(Slot(x, y, angle) for x, y, angle in places)


PLACES: Final[dict[Template, tuple[Slot, ...]]] = {
    "star": _slots((500, 400, 0), (300, 250, 345), (700, 250, 15), (300, 560, 12), (700, 560, 348)),
    "tower": _slots((500, 185, 0), (500, 390, 4), (500, 600, 357), (250, 560, 350), (750, 560, 10)),
    "row": _slots((500, 400, 0), (335, 330, 352), (665, 330, 8), (190, 450, 356), (810, 450, 4)),
    "pair": _slots((270, 300, 355), (620, 300, 5), (200, 570, 8), (500, 590, 0), (800, 570, 352)),
    "horizon": _slots((500, 230, 0), (200, 560, 0), (500, 590, 0), (800, 560, 0), (250, 240, 350)),
    "fan": _slots((500, 300, 0), (350, 345, 340), (650, 345, 20), (235, 470, 320), (765, 470, 40)),
}
"""Template → its places, the most important first."""


def lay(template: Template, cards: Sequence[str], rng: Rng | None = None) -> Collage:
    """Five cards, the most important first, laid by a template; with `rng` a little unevenly, as by hand."""
    slots = PLACES[template]
    for _ in range(ATTEMPTS if rng else 0):
        assert rng is not None
        collage = _placed(cards, [_nudged(slot, rng) for slot in slots])
        if _is_good(collage):
            return collage
    return _placed(cards, slots)


def _placed(cards: Sequence[str], slots: Sequence[Slot]) -> Collage:
    """The most important card on top."""
    pairs = list(zip(cards, slots, strict=True))
    return tuple(Placed(card, slot.x, slot.y, slot.angle) for card, slot in reversed(pairs))


def _nudged(slot: Slot, rng: Rng) -> Slot:
    def jitter(most: int) -> int:
        return rng.below(2 * most + 1) - most

    return Slot(slot.x + jitter(SHIFT), slot.y + jitter(SHIFT), (slot.angle + jitter(TURN)) % 360)


def _is_good(collage: Collage) -> bool:
    return all(map(is_inside, collage)) and min(shares(collage)) >= ENOUGH
