"""Clustered as a `Face`: actions are numbers (`Codec`), observations are planes over the table.

`planes` says what a seat observes, from its view alone; it is the slow truth. `ClusteredFace` keeps the same planes,
and what each cell accepts, up to date move by move: from what lies on the table, which all can see, and from the
hand of the seat that observes.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from klub.core import Seat
from klub.envs.face import Face
from klub.envs.spaces import Actions
from klub.games.clustered import GAME
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
    attributes,
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
        *(f"left_{seat}" for seat in range(seats)),
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
        cell = seen[:, laid.y - codec.least_y, laid.x - codec.least_x]
        if laid.seat is None:
            cell[plane["start"]] = 1
            continue
        cell[plane[f"cards_{(laid.seat - view.seat) % seats}"]] = 1
        if laid.card == CODES[WILD]:
            cell[plane["wild"]] = 1
        else:
            for attribute, value in zip(ATTRIBUTES, laid.card, strict=True):
                cell[plane[f"{attribute}_{value}"]] = 1
    for code in view.hand:
        seen[plane[f"hand_{code}"]] += 1
    for seat, (held, left) in enumerate(zip(view.hand_sizes, view.deck_sizes, strict=True)):
        seen[plane[f"left_{(seat - view.seat) % seats}"]] = held + left
    seen[plane["discard"]] = view.phase in DISCARDING
    return seen


class ClusteredFace(Face):
    """Clustered on a table with bounds. What it observes equals `planes`, what it masks equals `game.moves`."""

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(GAME, options, seats)
        self.codec = Codec(options, seats)
        names, cells = plane_names(seats), self.codec.cells
        self._shape = (len(names), self.codec.height, self.codec.width)
        self._hand = names.index(f"hand_{CODES[0]}")
        self._left = names.index("left_0")
        self._discard = names.index("discard")
        self._plane = [slice(plane * cells, (plane + 1) * cells) for plane in range(len(names))]
        self._flat = [bytes([value]) * cells for value in range(MOST_CARDS + 1)]
        self._start_card = _card_bytes(None, START, seats)
        self._cards = [[_card_bytes(owner, kind, seats) for kind in range(KINDS)] for owner in range(seats)]
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
        high[self._left : self._left + self.seats] = MOST_CARDS
        return Dict(
            observation=Box(np.zeros_like(high), high, dtype=np.int8),
            action_mask=Box(0, 1, (self.codec.size,), np.int8),
        )

    def move(self, action: Any) -> Move:
        """The move of a number; raises `Malformed`."""
        return self.codec.decode(action)

    def start(self, state: State) -> None:
        """Take up the game at any state."""
        public = GAME.view(state, None)
        self._planes = [self._empty[:] for _ in range(self.seats)]
        self._accepts: list[Kinds] = [ALL] * self.codec.cells
        self._pictures = bytearray(self.codec.placements)
        self._held: list[set[Kind]] = [set() for _ in range(self.seats)]
        self._kinds: list[Kinds] = [0] * self.seats
        self._cards_left = [held + left for held, left in zip(public.hand_sizes, public.deck_sizes, strict=True)]
        self._discarding = False
        for laid in public.table:
            self._lay(laid.seat, KIND_OF.get(laid.card, START), laid.x, laid.y)
        for seat in range(self.seats):
            self._show_hand(seat, state.hands[seat])
            self._show_left(seat)
        self._show_phase(state.phase)

    def follow(self, state: State, seat: Seat, move: Any) -> None:
        """One card of `seat` was laid or discarded, and others were drawn."""
        if type(move) is Place:
            self._lay(seat, KIND_OF[move.card], move.x, move.y)
        self._cards_left[seat] -= 1
        self._show_hand(seat, state.hands[seat])
        self._show_left(seat)
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
                picture = self._plane[kind]
                mask[picture] = self._pictures[picture]
            if 1 in mask:
                return mask
        for move in GAME.moves(state, seat):
            mask[self.codec.encode(move)] = 1
        return mask

    def _lay(self, seat: Seat | None, kind: Kind, x: int, y: int) -> None:
        """Show a card to all. Its cell accepts nothing now, those beside it only what fits the card too (CLU-28)."""
        cells, accepts, pictures = self.codec.cells, self._accepts, self._pictures
        cell = (y - self.codec.least_y) * self.codec.width + x - self.codec.least_x
        card_planes = slice(CARD * cells + cell, self._hand * cells, cells)
        for viewer, buffer in enumerate(self._planes):
            buffer[card_planes] = self._start_card if seat is None else self._cards[(seat - viewer) % self.seats][kind]
        accepts[cell] = 0
        pictures[cell::cells] = _kind_bytes(0)
        for beside in self._beside[cell]:
            kinds = accepts[beside] = accepts[beside] & FITS[kind]
            pictures[beside::cells] = _kind_bytes(kinds)

    def _show_hand(self, seat: Seat, hand: Hand) -> None:
        """To its owner only."""
        held, buffer, kinds = self._held[seat], self._planes[seat], kinds_in(hand)
        for kind in list_kinds(kinds ^ self._kinds[seat]):
            held.symmetric_difference_update((kind,))
            buffer[self._plane[self._hand + kind]] = self._flat[kinds >> kind & 1]
        self._kinds[seat] = kinds
        if WILD in held:
            wilds = hand_size(hand) - len(held) + 1
            buffer[self._plane[self._hand + WILD]] = self._flat[wilds]

    def _show_left(self, seat: Seat) -> None:
        """To all: how many cards a seat has in hand and deck."""
        left = self._flat[self._cards_left[seat]]
        for viewer, buffer in enumerate(self._planes):
            buffer[self._plane[self._left + (seat - viewer) % self.seats]] = left

    def _show_phase(self, phase: Phase) -> None:
        """To all: whether quick play asks for a discard."""
        discarding = phase in DISCARDING
        if discarding != self._discarding:
            self._discarding = discarding
            for buffer in self._planes:
                buffer[self._plane[self._discard]] = self._flat[discarding]


def _table_bytes(options: Options, seats: int, codec: Codec) -> bytes:
    """A 1 for each cell of the picture that is on the table."""
    columns = range(codec.least_x, codec.least_x + codec.width)
    rows = range(codec.least_y, codec.least_y + codec.height)
    return bytes(within(options.bounds, options.has_two_starts(seats), x, y) for y in rows for x in columns)


def _cells_beside(cell: int, table: bytes, width: int) -> Iterator[int]:
    """The cells of the table that share an edge with a cell."""
    column = cell % width
    for beside, there in (
        (cell - width, True),
        (cell - 1, column > 0),
        (cell + 1, column < width - 1),
        (cell + width, True),
    ):
        if there and 0 <= beside < len(table) and table[beside]:
            yield beside


def _card_bytes(owner: Seat | None, kind: Kind, seats: int) -> bytes:
    """The planes from `start` to `wild` of a cell on which a card lies; `owner` is relative to the observer."""
    card = bytearray(1 + seats + 9 + 1)
    if owner is None:
        card[0] = 1
        return bytes(card)
    card[1 + owner] = 1
    if kind == WILD:
        card[-1] = 1
    else:
        for attribute, value in enumerate(attributes(kind)):
            card[1 + seats + 3 * attribute + value] = 1
    return bytes(card)


@cache
def _kind_bytes(kinds: Kinds) -> bytes:
    """A set of kinds as a byte for each kind."""
    return bytes(kinds >> kind & 1 for kind in range(KINDS))
