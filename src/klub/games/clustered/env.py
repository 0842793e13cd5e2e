"""Clustered for agents: actions are numbers (`Codec`), observations are planes over the table.

`planes` says what a seat observes, from its view alone; it is the slow truth. `ClusteredAdapter` keeps the same planes,
and what each cell accepts, up to date move by move: from what lies on the table, which all can see, and from the
hand of the seat that observes.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from klub.core import Game, Seat
from klub.core.options import Rectangle
from klub.envkit import Environment
from klub.envkit.adapter import Adapter
from klub.envkit.spaces import Actions
from klub.games.clustered import rules
from klub.games.clustered.board import within
from klub.games.clustered.cards import (
    ALL,
    ATTRIBUTES,
    CODES,
    FILLS,
    FITS,
    KIND_OF,
    KINDS,
    NUMBERS,
    ORDINARY,
    SHAPES,
    START,
    WILD,
    Hand,
    Kind,
    Kinds,
    hand_size,
    kinds_in,
    list_kinds,
)
from klub.games.clustered.codec import Codec
from klub.games.clustered.moves import Move, Place
from klub.games.clustered.options import Options
from klub.games.clustered.rules import Phase, State
from klub.games.clustered.view import View

TABLE: Final = 0
CARD: Final = 1  # from here on, the planes that say which card lies on a cell, and whose
UNTOUCHED: Final[Kinds] = (ALL << 1) + 1  # no card lies beside the cell: more than any set of kinds
DISCARDING: Final = ("start_discards", "quick_discard")
MOST_WILDS: Final = 3
MOST_CARDS: Final = ORDINARY + MOST_WILDS


def plane_names(seats: int) -> tuple[str, ...]:
    """What each plane shows, in order. Seats are relative: 0 is the observer, then clockwise."""
    return (
        "table",
        "start",
        *(f"cards_{seat}" for seat in range(seats)),
        *(f"number_{number}" for number in NUMBERS),
        *(f"shape_{shape}" for shape in SHAPES),
        *(f"fill_{fill}" for fill in FILLS),
        "wild",
        *(f"hand_{code}" for code in CODES[:KINDS]),
        "left",
        "discard",
    )


def planes(view: View, codec: Codec) -> NDArray[np.int8]:
    """What a seat observes, worked out from its view: plane, row, column."""
    assert view.seat is not None, "a spectator has no observation"
    seats = len(view.hand_sizes)
    plane = {name: number for number, name in enumerate(plane_names(seats))}
    two_starts = view.options.has_two_starts(seats)
    seen = np.zeros((len(plane), codec.height, codec.width), np.int8)
    for row in range(codec.height):
        for column in range(codec.width):
            x, y = codec.least_x + column, codec.least_y + row
            seen[plane["table"], row, column] = within(view.options.bounds, two_starts, x, y)
    for laid in view.table:
        owner = None if laid.seat is None else (laid.seat - view.seat) % seats
        for name in _card_names(owner, laid.card):
            seen[plane[name], laid.y - codec.least_y, laid.x - codec.least_x] = 1
    for code in view.hand:
        seen[plane[f"hand_{code}"]] += 1
    seen[plane["left"]] = view.hand_sizes[view.seat] + view.deck_sizes[view.seat]
    seen[plane["discard"]] = view.phase in DISCARDING
    return seen


class ClusteredAdapter(Adapter):
    """Clustered on a table with bounds. What it observes equals `planes`, what it masks equals `game.moves`."""

    def __init__(self, game: Game[Options, State, Move, View], options: Options, seats: int) -> None:
        super().__init__(game, options, seats)
        self.codec = Codec(options, seats)
        names, cells = plane_names(seats), self.codec.cells
        self._shape = (len(names), self.codec.height, self.codec.width)
        self._hand = names.index(f"hand_{CODES[0]}")
        self._left = names.index("left")
        self._discard = names.index("discard")
        self._page = [slice(page * cells, (page + 1) * cells) for page in range(len(names))]  # of planes and of masks
        self._flat = [bytes([value]) * cells for value in range(MOST_CARDS + 1)]
        self._cards = {
            (owner, kind): bytes(name in _card_names(owner, CODES[kind]) for name in names[CARD : self._hand])
            for owner, kind in ((None, START), *product(range(seats), range(KINDS)))
        }
        table = _table_bytes(options, seats, self.codec)
        self._beside = [tuple(_cells_beside(cell, table, self.codec.width)) for cell in range(cells)]
        self._empty = bytearray(table + bytes((len(names) - 1) * cells))

    def action_space(self) -> Actions:
        """The numbers of `Codec`."""
        return Actions(self.codec.size)

    def observation_space(self) -> Dict:
        """`observation`: plane, row, column. `action_mask`: 1 for each action that is legal for the observer now."""
        high = np.ones(self._shape, np.int8)
        high[self._hand + WILD] = MOST_WILDS
        high[self._left] = MOST_CARDS
        return Dict(
            observation=Box(np.zeros_like(high), high, dtype=np.int8),
            action_mask=Box(0, 1, (self.codec.size,), np.int8),
        )

    def move(self, action: Any) -> Move:
        """The move of a number; raises `Malformed`."""
        return self.codec.decode(action)

    def start(self, state: State) -> None:
        """Take up the game at any state."""
        public = self.game.view(state, None)
        self._planes = [self._empty[:] for _ in range(self.seats)]
        self._accepts = [UNTOUCHED] * self.codec.cells
        self._pictures = bytearray(self.codec.placements)
        self._kinds: list[Kinds] = [0] * self.seats
        self._held: list[set[Kind]] = [set() for _ in range(self.seats)]
        self._cards_left = [held + left for held, left in zip(public.hand_sizes, public.deck_sizes, strict=True)]
        self._discarding = False
        for laid in public.table:
            self._lay(laid.seat, KIND_OF.get(laid.card, START), laid.x, laid.y)
        for seat in range(self.seats):
            self._show_hand(seat, state.hands[seat])
        self._show_phase(state.phase)

    def follow(self, state: State, seat: Seat, move: Any) -> None:
        """One card of `seat` was laid or discarded, and others were drawn."""
        if type(move) is Place:
            self._lay(seat, KIND_OF[move.card], move.x, move.y)
        self._cards_left[seat] -= 1
        self._show_hand(seat, state.hands[seat])
        self._show_phase(state.phase)

    def observe(self, state: State, seat: Seat) -> dict[str, NDArray[np.int8]]:
        """New arrays each time."""
        mask = self._mask(state, seat)
        return {
            "observation": np.ndarray(self._shape, np.int8, self._planes[seat][:]),
            "action_mask": np.ndarray(len(mask), np.int8, mask),
        }

    def _mask(self, state: State, seat: Seat) -> bytearray:
        """A 1 for each legal move. Of what the table accepts, only the pictures of the cards in hand are needed."""
        mask = bytearray(self.codec.size)
        if state.phase == "turn" and state.turn == seat:
            for kind in self._held[seat]:
                page = self._page[kind]
                mask[page] = self._pictures[page]
            if 1 in mask:
                return mask
        for move in rules.moves(state, seat):
            mask[self.codec.encode(move)] = 1
        return mask

    def _lay(self, seat: Seat | None, kind: Kind, x: int, y: int) -> None:
        """Show a card to all. Its cell accepts nothing now, those beside it only what fits the card too (CLU-28)."""
        cells, accepts, fits = self.codec.cells, self._accepts, FITS[kind]
        cell = (y - self.codec.least_y) * self.codec.width + x - self.codec.least_x
        card_planes = slice(CARD * cells + cell, self._hand * cells, cells)
        for viewer, buffer in enumerate(self._planes):
            owner = None if seat is None else (seat - viewer) % self.seats
            buffer[card_planes] = self._cards[owner, kind]
        accepts[cell] = 0
        self._pictures[cell::cells] = _kind_bytes(0)
        for beside in self._beside[cell]:
            before = accepts[beside]
            if before & fits != before:
                accepts[beside] = before & fits
                self._pictures[beside::cells] = _kind_bytes(before & fits)

    def _show_hand(self, seat: Seat, hand: Hand) -> None:
        """To its owner only: the hand, and how many cards are left in hand and deck."""
        held, buffer, kinds = self._held[seat], self._planes[seat], kinds_in(hand)
        for kind in list_kinds(kinds ^ self._kinds[seat]):
            held.symmetric_difference_update((kind,))
            buffer[self._page[self._hand + kind]] = self._flat[kinds >> kind & 1]
        self._kinds[seat] = kinds
        if WILD in held:
            wilds = hand_size(hand) - len(held) + 1
            buffer[self._page[self._hand + WILD]] = self._flat[wilds]
        buffer[self._page[self._left]] = self._flat[self._cards_left[seat]]

    def _show_phase(self, phase: Phase) -> None:
        """To all: whether quick play asks for a discard."""
        discarding = phase in DISCARDING
        if discarding != self._discarding:
            self._discarding = discarding
            for buffer in self._planes:
                buffer[self._page[self._discard]] = self._flat[discarding]


def _table_bytes(options: Options, seats: int, codec: Codec) -> bytes:
    """A 1 for each cell of the picture that is on the table."""
    columns = range(codec.least_x, codec.least_x + codec.width)
    rows = range(codec.least_y, codec.least_y + codec.height)
    return bytes(within(options.bounds, options.has_two_starts(seats), x, y) for y in rows for x in columns)


def _cells_beside(cell: int, table: bytes, width: int) -> Iterator[int]:
    """The cells of the table that share an edge with a cell."""
    row, column = divmod(cell, width)
    for near, across in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)):
        if 0 <= across < width and 0 <= near * width < len(table) and table[near * width + across]:
            yield near * width + across


def _card_names(owner: Seat | None, card: str) -> tuple[str, ...]:
    """The planes that show a card on the table; `owner` is relative to the observer, None for a start card."""
    if owner is None:
        return ("start",)
    if card == CODES[WILD]:
        return f"cards_{owner}", "wild"
    return f"cards_{owner}", *(f"{name}_{value}" for name, value in zip(ATTRIBUTES, card, strict=True))


@cache
def _kind_bytes(kinds: Kinds) -> bytes:
    """A set of kinds as a byte for each kind."""
    return bytes(kinds >> kind & 1 for kind in range(KINDS))


ENVIRONMENT: Final = Environment(version=1, adapter=ClusteredAdapter, options={"bounds": Rectangle(15, 15)})
"""For 1 to 8 agents; the endless table of the rules is refused, because it would have endlessly many actions."""
