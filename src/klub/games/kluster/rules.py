"""How Kluster is played: setup, laying strings, turns, what a player must take, when the game ends."""

import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from klub.core import Asker, Illegal, Outcome, Points, Rng, Seat, TimeLimit, rank_fewest
from klub.core.game import refuse_move_out_of_turn
from klub.core.random import NO_CHANCE
from klub.games.kluster.events import Ended, Event, Laid, LaidOut, Over, Placed, Separated, Took, Toppled
from klub.games.kluster.magnets import Pose
from klub.games.kluster.moves import (
    FAR,
    MACHINE,
    Drop,
    End,
    Finished,
    LayString,
    Move,
    Place,
    Release,
    Spread,
    Turn,
    hold,
    pull,
)
from klub.games.kluster.options import Boxes, Options
from klub.games.kluster.stones import PHYSICS_VERSION, TICKS, Lying
from klub.games.kluster.string import SHAPES, Loop, Point, centre, encloses, fault, lay, meet, moved, separated, shape
from klub.games.kluster.turn import SimulatedTurn, play

if TYPE_CHECKING:
    from klub.games.kluster.physics import World

Phase: TypeAlias = Literal["strings", "turn", "more", "repair", "over"]
"""Strings are laid; a magnet is to be placed; one more may be (KLU-28); strings are to be moved back (KLU-51)."""

TABLE: Final = 700.0  # mm from the middle: where strings may be laid
APPROACH: Final = 80.0  # mm: from how high a magnet is lowered
_RINGS: Final = 40  # around the centre of a string, tried for a spare spinner (KLU-Q28)
_RING: Final = 5.0


class Breakdown(Struct, frozen=True):
    """What a seat's points come from: the magnets it still holds, those in the area, and failures alone."""

    held: int
    in_area: int
    failures: int


class State(Struct, frozen=True):
    """Everything there is to know about a game; nothing is hidden.

    `hands` and `removed` are sorted; `lying` too, by magnet. A magnet is its place in the boxes: see `Boxes`.
    `failures` counts the occasions on which magnets had to be taken, alone.
    """

    options: Options
    phase: Phase
    turn: Seat
    first: Seat
    hands: tuple[tuple[int, ...], ...]
    lying: tuple[Lying, ...]
    loops: tuple[Loop, ...]
    removed: tuple[int, ...]
    failures: int
    events: tuple[Event, ...]

    @property
    def boxes(self) -> Boxes:
        """What is on the table."""
        return self.options.boxes_for(len(self.hands))

    def world(self) -> "World":
        """The table as it can be played on."""
        from klub.games.kluster.physics import World  # a process that only keeps tables does without it

        return World(self.boxes.magnets, self.lying, self.loops, self.boxes.strings[: len(self.loops)])


# Setup


def setup(options: Options, seats: int, rng: Rng) -> State:
    """Magnets shared out evenly, each kind for itself (KLU-9, KLU-43, KLU-44); spare spinners wait for the strings."""
    boxes = options.boxes_for(seats)
    classics, spinners = list(rng.shuffled(boxes.classics)), list(rng.shuffled(boxes.spinners))
    hands: list[tuple[int, ...]] = []
    for seat in range(seats):
        dealt = (pool[seat * (len(pool) // seats) : (seat + 1) * (len(pool) // seats)] for pool in (classics, spinners))
        hands.append(tuple(sorted(magnet for share in dealt for magnet in share)))
    spare = classics[len(classics) - len(classics) % seats :] + spinners[len(spinners) - len(spinners) % seats :]
    first = rng.choice(options.first_player or range(seats))
    return State(options, "strings", first, first, tuple(hands), (), (), tuple(sorted(spare)), 0, ())


def _spare(state: State) -> list[int]:
    """The spinners that could not be shared out."""
    return [magnet for magnet in state.removed if magnet in state.boxes.spinners]


def _spread(state: State) -> Spread:
    """Spare spinners at the centres of the strings, in the order laid (KLU-45, KLU-47, KLU-Q26 … KLU-Q28)."""
    spare = _spare(state)
    rounds = 1 if state.options.extra_spinners == "remove" else len(spare)
    places = [loop for _ in range(rounds) for loop in state.loops]
    world = state.world()
    for magnet, loop in zip(spare, places, strict=False):
        _lay_near(world, magnet, centre(loop))
    return Spread(tuple(map(world.lying, world.on_table)), world.loops)


def _lay_out(state: State, spread: Spread) -> State:
    """The table with spare spinners on it."""
    laid = tuple(stone.magnet for stone in spread.lying)
    if not laid:
        return state
    _check_kept(len(laid) == len({*laid}) and {*laid} <= {*_spare(state)}, spread.loops, state)
    return replace(
        state,
        lying=spread.lying,
        removed=tuple(magnet for magnet in state.removed if magnet not in laid),
        loops=spread.loops,
        events=(*state.events, LaidOut(laid)),
    )


def _lay_near(world: "World", magnet: int, middle: Point) -> bool:
    """Lay a magnet as near to a point as it can without joining; a contact is undone. Whether there was a place."""
    for ring in range(_RINGS):
        for spoke in range(max(1, 6 * ring)):
            at = 2 * math.pi * spoke / max(1, 6 * ring)
            x, y = middle.x + ring * _RING * math.cos(at), middle.y + ring * _RING * math.sin(at)
            before = world.snapshot()
            if world.put(Lying(magnet, x, y, 0.0)) and world.is_inside(magnet, "whole"):
                world.settle(TICKS // 4, 10 * TICKS)
                if not world.has_struck:
                    world.begin()
                    return True
            world.restore(before)
    return False


# What may be done


def actors(state: State) -> tuple[Seat, ...]:
    """One seat, until the game is over."""
    return () if state.phase == "over" else (state.turn,)


def moves(state: State, seat: Seat) -> Sequence[Move] | None:
    """No list can hold the places on a table."""
    return None if seat in actors(state) else ()


def sample(state: State, seat: Seat, rng: Rng) -> Move:
    """Something to do at random: a string of some shape, a magnet somewhere inside, strings pulled together."""
    if state.phase == "strings":
        return _some_string(state, rng)
    if state.phase == "repair":
        return mend(state)
    if state.phase == "more" and rng.below(2):
        return End()
    magnet = rng.choice(state.hands[seat])
    poses: tuple[Pose, ...] = ("flat", "flat", "north_up", "south_up") if state.options.upright else ("flat",)
    while True:
        middle = centre(rng.choice(state.loops))
        far, at = 150.0 * math.sqrt(rng.unit()), 2 * math.pi * rng.unit()
        x, y = _in_reach(middle.x + far * math.cos(at)), _in_reach(middle.y + far * math.sin(at))
        if any(encloses(loop, Point(x, y)) for loop in state.loops) or not rng.below(16):
            return Place(magnet, x, y, 2 * math.pi * rng.unit(), rng.choice(poses))


def _some_string(state: State, rng: Rng) -> LayString:
    number = len(state.loops)
    name, angle = rng.choice(SHAPES), 2 * math.pi * rng.unit()
    if not number:
        return LayString(0, shape(name, state.boxes.strings[0], angle=angle))
    return _circle(state, angle)


def lapse(state: State, seat: Seat) -> Move:  # noqa: ARG001 - the contract's signature
    """What the clock does: lay a circle, end the turn (KLU-Q16), or move strings back."""
    match state.phase:
        case "strings":
            return _circle(state, 0.0)
        case "more":
            return End()
        case "repair":
            return mend(state)
        case _:
            return Turn((), 0, "time")


def _circle(state: State, angle: float) -> LayString:
    """The next string as a circle that overlaps the last one, nearer to the middle of the table if it can be."""
    number = len(state.loops)
    loop = shape("circle", state.boxes.strings[number])
    if not number:
        return LayString(0, loop)
    before = state.loops[-1]
    middle = centre(before)
    towards = (1.0, angle) if math.hypot(middle.x, middle.y) < 200 else (1.0, math.atan2(-middle.y, -middle.x))
    for far in range(120, 20, -10):
        x, y = middle.x + far * math.cos(towards[1]), middle.y + far * math.sin(towards[1])
        found = moved(loop, x, y)
        if any(meet(found, other, "cross") for other in state.loops):
            return LayString(number, found)
    return LayString(number, moved(loop, before[0].x, before[0].y))


def mend(state: State) -> Turn:
    """A turn that pulls a separated string towards the nearest point of another one, and a little beyond."""
    options = state.options
    for loop in separated(state.loops, options.string_test, options.strings_connected):
        others = [node for other, nodes in enumerate(state.loops) if other != loop for node in nodes]
        node, to = min(
            ((number, other) for number in range(len(state.loops[loop])) for other in others),
            key=lambda pair: math.dist(_xy(state.loops[loop][pair[0]]), _xy(pair[1])),
        )
        x, y = _xy(state.loops[loop][node])
        far = math.dist((x, y), _xy(to)) or 1.0
        goal = (_in_reach(to.x + 15 * (to.x - x) / far), _in_reach(to.y + 15 * (to.y - y) / far))
        ticks = TICKS + int(far / 2)
        return Turn((pull(0, loop, node, *goal), Drop(ticks)), ticks)
    return Turn((), 0)


def _xy(point: Point) -> tuple[float, float]:
    return point.x, point.y


def _in_reach(value: float) -> float:
    return min(FAR, max(-FAR, value))


# What a move does


def apply(state: State, seat: Seat, move: Move, rng: Rng) -> State:  # noqa: ARG001 - after the setup there is no chance
    """The state after a legal move; raises `Illegal` with the rule that forbids it."""
    if seat not in actors(state):
        raise refuse_move_out_of_turn(seat, actors(state))
    match move:
        case LayString():
            return _lay_string(state, seat, move)
        case Place():
            return _turn(state, seat, _lowered(state, move))
        case Turn():
            return _turn(state, seat, move)
    if state.phase != "more":
        raise Illegal("kluster/not_now", phase=state.phase)
    return _pass_on(replace(state, events=(Ended(seat, "choice"),)), seat)


def _lay_string(state: State, seat: Seat, move: LayString) -> State:
    """Strings one after another, each further one over an earlier one (KLU-8, KLU-41, KLU-42, KLU-Q3)."""
    after = _with_string(state, seat, move)
    if after.phase == "strings" or not _spare(after):
        return after
    return _lay_out(after, _spread(after) if move.spread is None else move.spread)


def _with_string(state: State, seat: Seat, move: LayString) -> State:
    number, lengths = len(state.loops), state.boxes.strings
    if state.phase != "strings":
        raise Illegal("kluster/not_now", phase=state.phase)
    if move.loop != number:
        raise Illegal("kluster/no_such_string", loop=move.loop)
    if not all(abs(value) <= FAR for point in move.points for value in _xy(point)):
        raise Illegal("kluster/off_table", rule="KLU-8")
    loop = lay(move.points, lengths[number])
    if wrong := fault(loop):
        raise Illegal("kluster/bad_string", fault=wrong, rule="KLU-Q2")
    if not all(abs(value) <= TABLE for point in loop for value in _xy(point)):
        raise Illegal("kluster/off_table", rule="KLU-8")
    if number and not any(meet(loop, other, state.options.string_test) for other in state.loops):
        raise Illegal("kluster/string_apart", rule="KLU-42")
    after = replace(state, loops=(*state.loops, loop), events=(Laid(seat, number),))
    if number + 1 < len(lengths):
        return replace(after, turn=(seat + 1) % len(state.hands))
    return replace(after, phase="turn", turn=state.first)


def _lowered(state: State, move: Place) -> Turn:
    """The turn in which one magnet is lowered and let go (KLU-13)."""
    if state.phase not in ("turn", "more"):
        raise Illegal("kluster/not_now", phase=state.phase)
    if not all(map(math.isfinite, (move.x, move.y, move.angle))):
        raise Illegal("kluster/off_table", rule="KLU-13")
    return Turn((hold(0, move.magnet, move.x, move.y, APPROACH, move.angle, move.pose), Release(0)), 0)


def _turn(state: State, seat: Seat, move: Turn) -> State:
    """A turn by hand: what it led to is taken from it, or worked out where it does not say."""
    if state.phase not in ("turn", "more", "repair"):
        raise Illegal("kluster/not_now", phase=state.phase)
    out_of_time = move.why == "time"
    finished = _played(state, seat, move) if move.end is None else _trusted(state, seat, move.end)
    ended: tuple[Event, ...] = ()
    if finished.placed is None and not finished.taken and state.phase != "repair":
        if state.phase == "turn" and not out_of_time:
            raise Illegal("kluster/must_place", rule="KLU-13")
        ended = (Ended(seat, "time" if out_of_time else "choice"),)
    elif finished.placed is None and out_of_time:
        ended = (Ended(seat, "time"),)
    return _judge(state, seat, finished, ended)


def begin(state: State, seat: Seat) -> SimulatedTurn:
    """The turn of a seat on the table as it is."""
    return SimulatedTurn(state.world(), state.hands[seat], state.options, may_place=state.phase != "repair")


def _played(state: State, seat: Seat, move: Turn) -> Finished:
    """How a turn comes out, played from its inputs."""
    return play(begin(state, seat), move.track, move.ticks)


def _trusted(state: State, seat: Seat, end: Finished) -> Finished:
    """The result that a turn carries; refuses one with which magnets would appear, vanish or change hands."""
    lying = [stone.magnet for stone in end.lying]
    before = {stone.magnet for stone in state.lying}
    own = {*state.hands[seat]}
    kept = len({*lying}) == len(lying) and before - {*lying} <= {*end.taken} <= before | own
    kept = kept and {*lying} - before <= own and not {*end.taken} & {*lying}
    kept = kept and (end.placed is None or end.placed.magnet in own)
    _check_kept(kept, end.loops, state)
    return end


def _check_kept(kept: bool, loops: Sequence[Loop | None], state: State) -> None:
    sizes = [loop is None or len(loop) == len(old) for loop, old in zip(loops, state.loops, strict=False)]
    if not kept or not all(sizes) or len(loops) != len(state.loops):
        raise Illegal("kluster/track", what="result")


# What a move carries


def resolve(state: State, seat: Seat, move: Move) -> Move:
    """The move with what it leads to: a turn with its end, a string with the spare spinners."""
    if seat not in actors(state):
        raise refuse_move_out_of_turn(seat, actors(state))
    if isinstance(move, LayString):
        after = _with_string(state, seat, move)
        return replace(move, spread=_spread(after) if after.phase == "turn" and _spare(after) else None)
    if isinstance(move, Place):
        move = _lowered(state, move)
    if isinstance(move, Turn):
        if state.phase not in ("turn", "more", "repair"):
            raise Illegal("kluster/not_now", phase=state.phase)
        move = replace(move, end=_played(state, seat, move))
    apply(state, seat, move, NO_CHANCE)
    return move


def retrace(state: State, seat: Seat, move: Move) -> None:
    """Raise `Illegal` unless what a move carries is what the physics of this machine makes of it."""
    if isinstance(move, Turn) and move.end is not None:
        if (move.end.physics, move.end.machine) != (PHYSICS_VERSION, MACHINE):
            facts = {"physics": move.end.physics, "machine": move.end.machine[:40]}
            raise Illegal("kluster/other_physics", **facts, known=PHYSICS_VERSION, here=MACHINE)
        found = _played(state, seat, move)
        if found != move.end:
            raise Illegal("kluster/digest", expected=move.end.digest[:80], found=found.digest)
    elif isinstance(move, LayString) and move.spread is not None and resolve(state, seat, move) != move:
        raise Illegal("kluster/digest", expected="", found="")


def check_request(move: Move, asker: Asker) -> None:
    """Turns by hand are written by the server, and so is what any move leads to; bots may say what the hand does."""
    carries = isinstance(move, LayString) and move.spread is not None
    if carries or (isinstance(move, Turn) and (asker == "person" or move.end is not None)):
        raise Illegal("move/not_for_players")


def time_limit(state: State, seat: Seat) -> TimeLimit | None:
    """The time for a turn, where there is any (KLU-Q16); each phase of it has its own."""
    seconds = state.options.turn_timer
    return None if seconds is None or seat not in actors(state) else TimeLimit(state.phase, float(seconds))


def _judge(state: State, seat: Seat, finished: Finished, late: tuple[Event, ...]) -> State:
    """What a turn did to hands and table (KLU-14 … KLU-18), and what comes next."""
    events: list[Event] = list(late)
    placed, taken = finished.placed, finished.taken
    if placed is not None:
        events.append(Placed(seat, placed.magnet, placed.x, placed.y, placed.angle, placed.pose))
    if finished.toppled:
        events.append(Toppled(finished.toppled))
    if taken:
        events.append(Took(seat, taken, finished.clumps, finished.strays))
    on_table = {stone.magnet for stone in finished.lying}
    hand = tuple(sorted({*state.hands[seat], *taken} - on_table))
    after = replace(
        state,
        hands=_replaced(state.hands, seat, hand),
        lying=finished.lying,
        loops=tuple(old if loop is None else loop for loop, old in zip(finished.loops, state.loops, strict=True)),
        failures=state.failures + (1 if taken else 0) if len(state.hands) == 1 else 0,
        events=tuple(events),
    )
    may_go_on = placed is not None and not taken
    return _go_on(after, seat, may_go_on)


def _go_on(state: State, seat: Seat, may_place: bool) -> State:
    """The end (KLU-25, KLU-26, KLU-33, KLU-Q13), a repair (KLU-51), one more magnet (KLU-28), or the next player."""
    if not state.hands[seat]:
        return _end(state, seat, "placed_all")
    if len(state.hands) == 1 and state.failures > state.options.solo_failures:
        return _end(state, seat, "failures")
    apart = separated(state.loops, state.options.string_test, state.options.strings_connected)
    if apart:
        return replace(state, phase="repair", events=(*state.events, Separated(seat, apart)))
    following = (seat + 1) % len(state.hands)
    if state.options.expert and may_place and len(state.hands[seat]) > len(state.hands[following]):
        return replace(state, phase="more")
    return _pass_on(state, seat)


def _pass_on(state: State, seat: Seat) -> State:
    """Clockwise to the next player (KLU-12)."""
    return replace(state, phase="turn", turn=(seat + 1) % len(state.hands))


def _end(state: State, seat: Seat, why: Literal["placed_all", "failures"]) -> State:
    return replace(state, phase="over", events=(*state.events, Over(seat, why)))


# The result


def outcome(state: State) -> Outcome[Breakdown] | None:
    """Who holds no magnet has won (KLU-25); alone what lies in the area counts (KLU-35, KLU-36, KLU-Q21)."""
    if state.phase != "over":
        return None
    held = [len(hand) for hand in state.hands]
    breakdown = [Breakdown(count, len(state.lying), state.failures) for count in held]
    winners = [seat for seat, count in enumerate(held) if not count]
    return Outcome(standing(state), winners, rank_fewest(held), breakdown)


def standing(state: State) -> list[Points]:
    """How many magnets each player holds, the fewer the better; alone how many lie in the area."""
    return [len(hand) for hand in state.hands] if len(state.hands) > 1 else [len(state.lying)]


def starters(state: State) -> tuple[Seat, ...]:
    """Who may begin the next game: who ended with the most magnets, the tied ones by lot (KLU-10, KLU-11, KLU-Q18)."""
    most = max(len(hand) for hand in state.hands)
    return tuple(seat for seat, hand in enumerate(state.hands) if len(hand) == most)


def census(state: State) -> tuple[int, ...]:
    """Every magnet there is, ascending: in hands, on the table, or removed in the setup (KLU-T5)."""
    held: Iterable[int] = (magnet for hand in state.hands for magnet in hand)
    return tuple(sorted((*held, *(stone.magnet for stone in state.lying), *state.removed)))


def _replaced(hands: tuple[tuple[int, ...], ...], seat: Seat, hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return *hands[:seat], hand, *hands[seat + 1 :]
