"""What a seat may see of Kluster: everything, for nothing is hidden."""

from msgspec import Struct

from klub.core import Rng, Seat
from klub.games.kluster import rules
from klub.games.kluster.events import Event
from klub.games.kluster.magnets import Magnet
from klub.games.kluster.options import Options
from klub.games.kluster.rules import Phase, State
from klub.games.kluster.stones import Lying
from klub.games.kluster.string import Loop


class View(Struct, frozen=True, kw_only=True):
    """The game as everyone sees it; `seat` is None for a spectator.

    `lying` are the magnets on the table, `loops` the nodes of the strings, `removed` what is not in this game. A magnet
    is a number: those of the Classic boxes come first, and the first spinner is `first_spinner`.
    """

    seat: Seat | None
    options: Options
    phase: Phase
    turn: Seat
    first: Seat
    actors: tuple[Seat, ...]
    hands: tuple[tuple[int, ...], ...]
    lying: tuple[Lying, ...]
    loops: tuple[Loop, ...]
    lengths: tuple[float, ...]
    first_spinner: int
    removed: tuple[int, ...]
    failures: int
    events: tuple[Event, ...]

    @property
    def magnets(self) -> tuple[Magnet, ...]:
        """All stones of the boxes; a magnet is its place here."""
        return self.options.boxes_for(len(self.hands)).magnets


def view(state: State, seat: Seat | None) -> View:
    """What `seat` may know of `state`."""
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        turn=state.turn,
        first=state.first,
        actors=rules.actors(state),
        hands=state.hands,
        lying=state.lying,
        loops=state.loops,
        lengths=state.boxes.strings,
        first_spinner=len(state.boxes.classics),
        removed=state.removed,
        failures=state.failures,
        events=state.events,
    )


def imagine(view: View, rng: Rng) -> State:  # noqa: ARG001 - nothing is left to chance
    """The state with exactly this view."""
    return State(
        options=view.options,
        phase=view.phase,
        turn=view.turn,
        first=view.first,
        hands=view.hands,
        lying=view.lying,
        loops=view.loops,
        removed=view.removed,
        failures=view.failures,
        events=view.events,
    )
