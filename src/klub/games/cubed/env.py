"""Cubed for agents: actions are numbers (`Codec`), observations are planes over the table and a row of facts.

`planes` and `facts` say what a seat observes, from its view alone; they are the slow truth. `CubedAdapter` keeps the
planes, which are the same for all, up to date move by move.
"""

from typing import Any, Final, get_args

import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from klub.core import Game, Malformed, Seat
from klub.envkit import Environment
from klub.envkit.adapter import Adapter
from klub.envkit.spaces import Actions
from klub.games.cubed import rules
from klub.games.cubed.codec import RADIUS, Codec
from klub.games.cubed.moves import Move, Play
from klub.games.cubed.options import Options
from klub.games.cubed.pieces import BLACK, COLORS, TURNS, turned
from klub.games.cubed.rules import Phase, State
from klub.games.cubed.view import View

LETTERS: Final = COLORS + BLACK
PLANES: Final = ("table", *(f"slot_{slot}_{letter}" for slot in range(TURNS) for letter in LETTERS), "dead")
"""What each plane shows, in order."""

_TABLE, _SLOTS, _DEAD = 0, 1, len(PLANES) - 1
_PHASES: Final[tuple[Phase, ...]] = get_args(Phase)


def fact_names(options: Options, seats: int) -> tuple[str, ...]:
    """What each fact says, in order. Seats are relative: 0 is the observer, then clockwise."""
    codes = options.pieces.codes
    shown = range(1, seats) if options.open_hands else range(0)
    return (
        *(f"hand_{code}" for code in codes),
        *(f"hand_{seat}_{code}" for seat in shown for code in codes),
        *(f"drawn_{code}" for code in codes),
        *(f"pieces_{seat}" for seat in range(seats)),
        *(f"points_{seat}" for seat in range(seats)),
        *(f"phase_{phase}" for phase in _PHASES),
        "turn",
        "round",
        "bag",
        "draws",
        "idle",
        "choosing",
    )


def planes(view: View, codec: Codec) -> NDArray[np.int8]:
    """The table that a seat observes, worked out from its view: plane, row, column."""
    seen = _empty(codec)
    for laid in view.table:
        _show(seen, codec, turned(laid.piece, laid.turn), laid.q, laid.r)
    for spot in view.dead:
        if codec.cell(spot.q, spot.r) is not None:
            seen[_DEAD, spot.r + codec.radius, spot.q + codec.radius] = 1
    return seen


def facts(view: View) -> NDArray[np.int16]:
    """What else a seat observes, worked out from its view."""
    assert view.seat is not None, "a spectator has no observation"
    seats = len(view.hand_sizes)
    order = [(view.seat + step) % seats for step in range(seats)]
    codes = view.options.pieces.codes
    others = [view.hands[seat] for seat in order[1:]] if view.options.open_hands else []
    return np.array(
        [
            *(view.hand.count(code) for code in codes),
            *(hand.count(code) for hand in others for code in codes),
            *(view.drawn.count(code) for code in codes),
            *(view.hand_sizes[seat] for seat in order),
            *(view.totals[seat] for seat in order),
            *(view.phase == phase for phase in _PHASES),
            (view.turn - view.seat) % seats,
            view.round,
            view.bag,
            view.draws,
            view.idle,
            view.choosing,
        ],
        np.int16,
    )


class CubedAdapter(Adapter):
    """Cubed within a radius. What it observes equals `planes` and `facts`, what it masks `Codec.numbered`."""

    def __init__(self, game: Game[Options, State, Move, View], options: Options, seats: int, radius: int) -> None:
        super().__init__(game, options, seats)
        self.codec = Codec(options, seats, radius)
        self._facts = len(fact_names(options, seats))
        self._most = 3 * sum(options.pieces.points[kind] for kind in options.pieces.pile)

    def action_space(self) -> Actions:
        """The numbers of `Codec`."""
        return Actions(self.codec.size)

    def observation_space(self) -> Dict:
        """`observation`: plane, row, column. `facts`: see `fact_names`. `action_mask`: 1 for each legal action."""
        return Dict(
            observation=Box(0, 1, (len(PLANES), self.codec.side, self.codec.side), np.int8),
            facts=Box(0, self._most, (self._facts,), np.int16),
            action_mask=Box(0, 1, (self.codec.size,), np.int8),
        )

    def move(self, action: Any) -> Move:
        """The move of a number for the seat whose turn it is; raises `Malformed`."""
        seat = self.state.turn
        if action == self.codec.far:
            numbers = self.codec.numbered(rules.moves(self.state, seat), seat)
            if self.codec.far not in numbers:
                raise Malformed("move/malformed", reason="`far` is for when no other action is legal")
            return numbers[self.codec.far]
        return self.codec.decode(action, seat)

    def start(self, state: State) -> None:
        """Take up the game at any state."""
        super().start(state)
        self._round = state.round
        self._planes = planes(self.game.view(state, None), self.codec)

    def follow(self, state: State, seat: Seat, move: Any) -> None:  # noqa: ARG002 - the name in the contract
        """A piece was laid, or not; a new round has an empty table."""
        if state.round != self._round:
            self.start(state)
            return
        self.state = state
        if isinstance(move, Play):
            letters = turned(move.piece, move.turn)
            _show(self._planes, self.codec, letters, move.q, move.r)
            if BLACK in letters:
                self._planes = planes(self.game.view(state, None), self.codec)

    def observe(self, state: State, seat: Seat) -> dict[str, NDArray[Any]]:
        """New arrays each time."""
        mask = np.zeros(self.codec.size, np.int8)
        moves = rules.moves(state, seat)
        if moves:
            mask[list(self.codec.numbered(moves, seat))] = 1
        return {
            "observation": self._planes.copy(),
            "facts": facts(self.game.view(state, seat)),
            "action_mask": mask,
        }


def _empty(codec: Codec) -> NDArray[np.int8]:
    """A table with nothing on it."""
    seen = np.zeros((len(PLANES), codec.side, codec.side), np.int8)
    span = np.arange(codec.side) - codec.radius
    seen[_TABLE] = np.abs(span[:, None] + span[None, :]) <= codec.radius
    return seen


def _show(seen: NDArray[np.int8], codec: Codec, letters: str, q: int, r: int) -> None:
    """A piece as it lies, if it lies within the radius."""
    if codec.cell(q, r) is not None:
        for slot, letter in enumerate(letters):
            plane = _SLOTS + len(LETTERS) * slot + LETTERS.index(letter)
            seen[plane, r + codec.radius, q + codec.radius] = 1


ENVIRONMENT: Final = Environment(version=1, adapter=CubedAdapter, settings={"radius": RADIUS})
"""For 1 to 6 agents, on the cells within a radius of the first piece: 2 to 100 cells."""
