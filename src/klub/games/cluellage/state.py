"""Everything there is to know about a game of Cluellage."""

from typing import Literal, TypeAlias

from msgspec import Struct

from klub.core import Points, Seat
from klub.games.cluellage.collage import Collage
from klub.games.cluellage.events import Claimed, Event
from klub.games.cluellage.gallery import Work
from klub.games.cluellage.options import Options
from klub.games.cluellage.pictures import Picture
from klub.games.cluellage.word_cards import WordSide

Phase: TypeAlias = Literal["word", "claim", "collage", "exhibit", "reveal", "over"]
"""The four steps of a round (CLG-35), the last of them in two: tokens are laid, then points are seen."""


class Exhibit(Struct, frozen=True):
    """A collage that was guessed: who made it (None: a bot of the gallery), for which number, and what was guessed.

    `guesses` go by seat; 0 stands for none: the owner's, or a visitor's who gave up.
    """

    round: int
    seat: Seat | None
    number: int
    collage: Collage
    guesses: tuple[int, ...]
    right: tuple[Seat, ...]


class State(Struct, frozen=True, gc=False):
    """A game. The next card of a deck or pile is its last; most tuples go by seat."""

    options: Options
    phase: Phase
    round: int
    taste: int
    """A number drawn for this game, from which bots make up tastes of their own."""
    word_deck: tuple[WordSide, ...]
    words: tuple[WordSide, ...]
    """The Word cards of the rounds so far, each the side that lies up."""
    deck: tuple[Picture, ...]
    discard: tuple[Picture, ...]
    dice: tuple[int, ...]
    piles: tuple[tuple[Picture, ...], ...]
    wave: int
    middle: tuple[Picture, ...]
    """The cards of a wave, in seat order of the piles they came from."""
    race: tuple[Claimed, ...]
    """The claims of the round in the order they arrived."""
    claimed: tuple[tuple[Picture, ...], ...]
    ready: tuple[Seat, ...]
    hung: tuple[Collage, ...]
    """The collages, empty until done."""
    finished: tuple[Seat, ...]
    """The seats whose collage is done, in the order they were."""
    late: tuple[Seat, ...]
    """Those of them whose collage the clock hung."""
    order: tuple[Seat, ...]
    shown: int
    """The place in the `order` of the exhibit."""
    guesses: tuple[int, ...]
    """Numbers, 0 for none yet."""
    album: tuple[Exhibit, ...]
    points: tuple[Points, ...]
    gallery: tuple[Work, ...]
    """The works for a player alone."""
    events: tuple[Event, ...]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.points)

    @property
    def is_solo(self) -> bool:
        """Whether one alone visits the gallery."""
        return len(self.points) == 1

    @property
    def owner(self) -> Seat | None:
        """Whose collage hangs on the wall; None outside the exhibit and in the gallery."""
        return self.order[self.shown] if self.phase in ("exhibit", "reveal") and self.order else None
