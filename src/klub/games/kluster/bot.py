"""Bots for Kluster: five strengths, by how much they try in mind and how steady their hand is. They see a view only."""

import math
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from klub.core import Rng, Seat
from klub.core.thought import Level, Reason, Thought
from klub.games.kluster import rules
from klub.games.kluster.moves import Drop, End, LayString, Move, Place, Turn, pull
from klub.games.kluster.rules import State
from klub.games.kluster.stones import TICKS
from klub.games.kluster.string import SHAPES, centre, meet, moved, separated, shape
from klub.games.kluster.trial import Result, Spot, Trial, Tug, spot, turn
from klub.games.kluster.view import View, imagine

MANY: Final = 14  # with more magnets on the table a try takes longer, so there are fewer
SURE: Final = 0.8  # a placement that works so often needs no string
DARING: Final = 0.7  # a further magnet (KLU-29) is placed only if it works so often
BEST: Final = 6  # plans that are tried again with a shaking hand
APART: Final = 125.0  # mm between the middles of strings
PLACES: Final = 20  # for a further string that are looked at
LONGEST_PULL: Final = 70.0  # mm
MENDS: Final = 8  # ways to bring strings together that are tried


class Strength(Struct, frozen=True):
    """How a level plays: spots it looks at, of these how many it tries, how often each of the best; pulls it tries.

    `noise` is by how many millimetres its hand is off, one standard deviation. `malice` is how much it cares, while it
    is behind, that others have little room.
    """

    looks: int
    noise: float
    tries: int = 0
    again: int = 0
    pulls: int = 0
    malice: float = 0.0


STRENGTHS: Final[dict[Level, Strength]] = {
    "sprout": Strength(looks=2, noise=6.0),
    "casual": Strength(looks=6, noise=5.0),
    "club": Strength(looks=40, noise=4.0, tries=10),
    "expert": Strength(looks=100, noise=2.5, tries=30, again=3, pulls=10, malice=0.3),
    "master": Strength(looks=240, noise=1.0, tries=120, again=6, pulls=32, malice=0.6),
}
"""`sprout` and `casual` keep away from others by eye; the rest try placements out, the strongest pull strings too."""


class Plan(Struct, frozen=True):
    """A placement, what came of trying it, and how often it worked with a shaking hand."""

    to: Spot
    result: Result
    chance: float
    tug: Tug | None = None


def think(view: View, level: Level, rng: Rng, bots: Sequence[Seat] = ()) -> Thought[Move]:  # noqa: ARG001 - it does not ask
    """The move of a bot that sits at `view.seat` and may move, and why."""
    seat = view.seat
    if seat is None or seat not in view.actors:
        raise ValueError(f"a bot thinks for a seat that may move, not for {seat!r}")
    state = imagine(view, rng)
    if state.phase == "strings":
        return _lay(state, seat, level, rng)
    if state.phase == "repair":
        return Thought(_mend(state, seat, rng), Reason("mend"))
    return _place(state, seat, STRENGTHS[level], rng)


def _lay(state: State, seat: Seat, level: Level, rng: Rng) -> Thought[Move]:
    """A string: the weaker ones like shapes, the stronger ones room; further ones overlap."""
    if state.loops:
        return Thought(_overlapping(state, seat, rng), Reason("overlap"))
    name = rng.choice(SHAPES) if level in ("sprout", "casual") else "circle"
    laid = LayString(0, shape(name, state.boxes.strings[0], angle=2 * math.pi * rng.unit()))
    return Thought(laid, Reason("round") if name == "circle" else Reason("shape"))


def _overlapping(state: State, seat: Seat, rng: Rng) -> Move:
    """A circle over the edge of a string that lies there, somewhere around it."""
    number = len(state.loops)
    loop = shape("circle", state.boxes.strings[number])
    for _ in range(PLACES):
        middle, angle = centre(rng.choice(state.loops)), 2 * math.pi * rng.unit()
        found = moved(loop, middle.x + APART * math.cos(angle), middle.y + APART * math.sin(angle))
        crossed = sum(meet(found, other, "cross") for other in state.loops)
        if 1 <= crossed < max(2, number) and all(max(abs(node.x), abs(node.y)) < rules.TABLE for node in found):
            return LayString(number, found)
    return rules.lapse(state, seat)


def _place(state: State, seat: Seat, strength: Strength, rng: Rng) -> Thought[Move]:
    """A magnet where it is safe, as far as this strength can tell; or, if there is a choice, none."""
    trial = Trial(state, seat)
    spots = _looked_at(trial, strength, rng)
    if not strength.tries:
        if state.phase == "more" and rng.below(2):
            return Thought(End(), Reason("enough"))
        return _done(state, seat, spots[0], None, strength, rng, Reason("guess"))
    malice = 0.0 if _is_ahead(state, seat) else strength.malice
    plan = _best(trial, spots, strength, malice, rng)
    if strength.pulls and (plan is None or plan.chance < SURE or malice):
        plan = _pulled(trial, plan, strength, malice, rng)
    if state.phase == "more" and (plan is None or plan.chance < DARING):
        return Thought(End(), Reason("enough"))
    if plan is None:
        return _least(state, seat, spots, strength, rng)
    return _done(state, seat, plan.to, plan.tug, strength, rng, _reason(plan))


def _looked_at(trial: Trial, strength: Strength, rng: Rng) -> list[Spot]:
    """Spots, the roomiest first: strong magnets while the table is empty, weak ones later, rarely upright."""
    stones, hand = trial.state.boxes.magnets, trial.hand
    by_moment = sorted(hand, key=lambda magnet: stones[magnet].moment)
    magnet = by_moment[-1] if 3 * len(trial.state.lying) < len(hand) else by_moment[0]
    spots = []
    for number in range(strength.looks):
        upright = trial.state.options.upright and strength.tries and number % 4 == 3
        spots.append(trial.somewhere(magnet, rng, rng.choice(("north_up", "south_up")) if upright else "flat"))
    return sorted(spots, key=trial.room, reverse=True)


def _is_ahead(state: State, seat: Seat) -> bool:
    """Whether the player wins if nobody fails any more."""
    others = [len(hand) for other, hand in enumerate(state.hands) if other != seat]
    return len(state.hands[seat]) - 1 < min(others, default=len(state.hands[seat]))


def _best(trial: Trial, spots: list[Spot], strength: Strength, malice: float, rng: Rng) -> Plan | None:
    """The placement that works most often with this hand, of the roomiest ones that work at all."""
    plans: list[Plan] = []
    for to in spots[: _fewer(strength.tries, trial)]:
        result = trial.attempt(to, counting=malice > 0)
        if result.is_safe:
            plans.append(Plan(to, result, 1.0))
    plans.sort(key=lambda plan: _worth(plan, malice), reverse=True)
    if not strength.again:
        return plans[0] if plans else None
    tested = (_tested(trial, plan, strength, rng) for plan in plans[:BEST])
    return max(tested, key=lambda plan: _worth(plan, malice), default=None)


def _pulled(trial: Trial, before: Plan | None, strength: Strength, malice: float, rng: Rng) -> Plan | None:
    """The same with a string pulled first, outwards to make room or inwards to leave little, if that is better."""
    magnet = _weakest(trial) if before is None else before.to.magnet
    plans: list[Plan] = []
    for number in range(_fewer(strength.pulls, trial)):
        if malice and number % 2:
            tug = min((trial.pulled(rng, -LONGEST_PULL) for _ in range(4)), key=trial.edge)
            to = trial.somewhere(magnet, rng) if before is None else before.to
        else:
            tug = max((trial.pulled(rng, LONGEST_PULL) for _ in range(4)), key=trial.edge)
            to = trial.within(tug, magnet, rng)
        result = trial.attempt(to, tug, counting=malice > 0)
        if result.is_safe:
            plans.append(Plan(to, result, 1.0, tug))
    plans.sort(key=lambda plan: _worth(plan, malice), reverse=True)
    tested = [_tested(trial, plan, strength, rng) for plan in plans[: BEST // 2]]
    return max([*tested, *([before] if before else [])], key=lambda plan: _worth(plan, malice), default=None)


def _weakest(trial: Trial) -> int:
    """The weakest magnet of the hand."""
    stones = trial.state.boxes.magnets
    return min(trial.hand, key=lambda magnet: stones[magnet].moment)


def _tested(trial: Trial, plan: Plan, strength: Strength, rng: Rng) -> Plan:
    """How often a plan works if the hand shakes as it does."""
    worked = [trial.attempt(plan.to.shaken(rng, strength.noise), plan.tug).is_safe for _ in range(strength.again)]
    return Plan(plan.to, plan.result, (1 + sum(worked)) / (1 + len(worked)), plan.tug)


def _worth(plan: Plan, malice: float) -> tuple[float, float]:
    """How often it works, less the room it leaves to others; then how far it keeps from the nearest magnet."""
    return plan.chance - malice * plan.result.left, plan.result.gap


def _fewer(count: int, trial: Trial) -> int:
    """So many, or fewer on a full table and with several strings, so that a thought takes about as long."""
    crowd = max(1.0, len(trial.state.lying) / MANY) * len(trial.state.loops)
    return max(4, math.ceil(count / crowd))


def _least(state: State, seat: Seat, spots: list[Spot], strength: Strength, rng: Rng) -> Thought[Move]:
    """Where nothing is safe: the spot that costs the fewest magnets."""
    costs = [(_cost(state, seat, to.place), number) for number, to in enumerate(spots[:4])]
    cost, number = min(costs)
    return _done(state, seat, spots[number], None, strength, rng, Reason("least", {"count": cost}))


def _cost(state: State, seat: Seat, move: Place) -> int:
    """How many magnets the player would hold more than after a safe placement."""
    after = rules.apply(state, seat, move, Rng(bytes(32)))
    return len(after.hands[seat]) - len(state.hands[seat]) + 1


def _done(
    state: State, seat: Seat, to: Spot, tug: Tug | None, strength: Strength, rng: Rng, reason: Reason
) -> Thought[Move]:
    """The move as the hand really makes it."""
    if len(state.hands[seat]) == 1 and reason.code in ("safe", "string", "narrow", "alone"):
        reason = Reason("last")
    elif state.phase == "more":
        reason = Reason("another")
    shaken = to.shaken(rng, strength.noise)
    limit = rules.TABLE
    held = spot(to.magnet, _clamp(shaken.x, limit), _clamp(shaken.y, limit), shaken.angle, to.pose)
    return Thought(held.place if tug is None else turn([tug], held), reason)


def _clamp(value: float, limit: float) -> float:
    return max(-limit, min(limit, value))


def _reason(plan: Plan) -> Reason:
    """Why a spot is good: how far the nearest magnet is, and whether the string helps."""
    if math.isinf(plan.result.gap) and plan.tug is None:
        return Reason("alone")
    facts = {"gap": round(min(plan.result.gap, rules.TABLE))}
    if plan.tug is None:
        return Reason("safe", facts)
    return Reason("narrow", facts) if plan.tug.is_inward else Reason("string", facts)


def _mend(state: State, seat: Seat, rng: Rng) -> Turn:
    """A pull that brings separated strings together, and disturbs as few magnets as it can."""
    best = rules.mend(state)
    least = _disturbed(state, seat, best)
    for _ in range(MENDS):
        if not least:
            break
        other = _another_way(state, rng)
        cost = _disturbed(state, seat, other)
        if cost < least:
            best, least = other, cost
    return best


def _another_way(state: State, rng: Rng) -> Turn:
    """Pull some node of a separated string somewhere inside another one."""
    options = state.options
    loop = rng.choice(separated(state.loops, options.string_test, options.strings_connected))
    to = rng.choice([node for other, nodes in enumerate(state.loops) if other != loop for node in nodes])
    near = sorted(
        range(len(state.loops[loop])),
        key=lambda node: math.dist((state.loops[loop][node].x, state.loops[loop][node].y), (to.x, to.y)),
    )
    node = near[rng.below(8)]
    at = state.loops[loop][node]
    far = math.dist((at.x, at.y), (to.x, to.y)) or 1.0
    beyond = 1 + (15 + 30 * rng.unit()) / far
    goal = at.x + beyond * (to.x - at.x), at.y + beyond * (to.y - at.y)
    ticks = TICKS + int(far / 2)
    return Turn((pull(0, loop, node, _clamp(goal[0], rules.TABLE), _clamp(goal[1], rules.TABLE)), Drop(ticks)), ticks)


def _disturbed(state: State, seat: Seat, move: Turn) -> int:
    """What a repair costs: the magnets it takes, and far more if strings are still apart."""
    after = rules.apply(state, seat, move, Rng(bytes(32)))
    return len(after.hands[seat]) - len(state.hands[seat]) + (1000 if after.phase == "repair" else 0)
