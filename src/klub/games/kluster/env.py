"""Kluster for agents: an action is six numbers (`codec`), an observation rows of numbers about magnets and strings.

`magnets`, `strings` and `facts` say what a seat observes, from its view alone. Nothing is hidden in Kluster.
"""

import math
from typing import Any, Final, get_args

import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from klub.core import Game, Malformed, Seat
from klub.envkit import Environment
from klub.envkit.adapter import Adapter
from klub.games.kluster.codec import PARTS, decode, reach
from klub.games.kluster.magnets import POSES
from klub.games.kluster.moves import Move
from klub.games.kluster.options import Options
from klub.games.kluster.rules import Phase, State
from klub.games.kluster.string import NODES
from klub.games.kluster.view import View

COLUMNS: Final = ("x", "y", "north_x", "north_y", *POSES, "lying", "own", "others", "removed", "spinner", "length")
"""What each column of `magnets` says, in order: places in `reach` mm, the direction of the north pole, 1 for yes."""

_LONGEST: Final = 25.0  # mm
_PHASES: Final[tuple[Phase, ...]] = get_args(Phase)


def fact_names(seats: int) -> tuple[str, ...]:
    """What each fact says, in order. Seats are relative: 0 is the observer, then clockwise."""
    return (*(f"magnets_{seat}" for seat in range(seats)), *(f"phase_{phase}" for phase in _PHASES), "turn", "failures")


def magnets(view: View) -> NDArray[np.float32]:
    """A row for each magnet of the boxes."""
    assert view.seat is not None, "a spectator has no observation"
    rows = np.zeros((len(view.magnets), len(COLUMNS)), np.float32)
    far = reach(len(view.lengths))
    for magnet, stone in enumerate(view.magnets):
        rows[magnet, -2:] = (stone.family == "spinner", 2 * stone.long / _LONGEST)
    for lying in view.lying:
        pose = [lying.pose == each for each in POSES]
        upright = lying.pose != "flat"
        heading = (0.0, 0.0) if upright else (math.cos(lying.angle), math.sin(lying.angle))
        rows[lying.magnet, :8] = (lying.x / far, lying.y / far, *heading, *pose, True)
    for seat, hand in enumerate(view.hands):
        rows[list(hand), 8 if seat == view.seat else 9] = 1
    rows[list(view.removed), 10] = 1
    return rows


def strings(view: View) -> NDArray[np.float32]:
    """The nodes of each string in `reach` mm; zeros for those that are not laid yet."""
    nodes, far = np.zeros((len(view.lengths), NODES, 2), np.float32), reach(len(view.lengths))
    for number, loop in enumerate(view.loops):
        nodes[number] = [(node.x / far, node.y / far) for node in loop]
    return nodes


def facts(view: View) -> NDArray[np.float32]:
    """What else a seat observes."""
    assert view.seat is not None, "a spectator has no observation"
    seats = len(view.hands)
    order = [(view.seat + step) % seats for step in range(seats)]
    counts = [len(view.hands[seat]) for seat in order]
    phase = [view.phase == each for each in _PHASES]
    return np.array([*counts, *phase, (view.turn - view.seat) % seats, view.failures], np.float32)


class KlusterAdapter(Adapter):
    """Kluster by placements: lower a magnet somewhere and let go."""

    def __init__(self, game: Game[Options, State, Move, View], options: Options, seats: int) -> None:
        super().__init__(game, options, seats)
        self._boxes = options.boxes_for(seats)

    def action_space(self) -> Box:
        """Six numbers from −1 to 1, see `codec`."""
        return Box(-1.0, 1.0, (len(PARTS),), np.float32)

    def observation_space(self) -> Dict:
        """`magnets`: see `COLUMNS`. `strings`: string, node, x and y. `facts`: see `fact_names`."""
        wide = 1000.0 / reach(len(self._boxes.strings)) + 1
        most = float(max(len(self._boxes.magnets), 10))
        return Dict(
            magnets=Box(-wide, wide, (len(self._boxes.magnets), len(COLUMNS)), np.float32),
            strings=Box(-wide, wide, (len(self._boxes.strings), NODES, 2), np.float32),
            facts=Box(0.0, most, (len(fact_names(self.seats)),), np.float32),
        )

    def move(self, action: Any) -> Move:
        """The move of an action for the seat whose turn it is; raises `Malformed`."""
        try:
            numbers = [float(number) for number in action]
        except (TypeError, ValueError):
            raise Malformed("move/malformed", reason=f"an action is {len(PARTS)} numbers") from None
        return decode(numbers, self.state, self.state.turn)

    def observe(self, state: State, seat: Seat) -> dict[str, NDArray[Any]]:
        """New arrays each time."""
        view = self.game.view(state, seat)
        return {"magnets": magnets(view), "strings": strings(view), "facts": facts(view)}


ENVIRONMENT: Final = Environment(version=1, adapter=KlusterAdapter, longest=400, continuous=True)
"""For 1 to 8 agents, who place magnets by coordinates."""
