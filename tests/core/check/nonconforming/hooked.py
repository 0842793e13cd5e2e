"""Games whose hooks break a promise."""

from collections.abc import Sequence
from itertools import count

from msgspec import structs

from klub.core import Illegal, Lesson, Level, LiveTurn, Reason, Rng, Seat, Thought, TimeLimit
from klub.core.words import Words
from tests.core.check.nonconforming import breaks
from tests.core.check.tiny import Duel, DuelOptions, DuelState, DuelView, Heap, HeapState, Lay

# Hooks


@breaks("hooks/weigh")
class WeighsTheFirstMoveOnly(Duel):
    def weigh(self, state: DuelState, seat: Seat) -> Sequence[int] | None:
        return [0] if self.moves(state, seat) else []


@breaks("hooks/weigh")
class WeighsInHalves(Duel):
    def weigh(self, state: DuelState, seat: Seat) -> Sequence[int] | None:
        return [0.5 for _ in self.moves(state, seat) or ()]  # type: ignore[misc] # what is wrong with it


@breaks("hooks/weigh")
class WeighsWhatCannotBeListed(Heap):
    def weigh(self, state: HeapState, seat: Seat) -> Sequence[int] | None:  # noqa: ARG002 - the contract's arguments
        return []


@breaks("hooks/standing")
class CountsTheWinnersOnly(Duel):
    def standing(self, state: DuelState) -> Sequence[int] | None:
        return [0] * (len(state.hands) - 1)


@breaks("hooks/standing")
class CountsOtherwiseAtTheEnd(Duel):
    def standing(self, state: DuelState) -> Sequence[int] | None:
        return [-1] * len(state.hands)


def lesson(name: str, seat: Seat, goal: bool) -> Lesson[DuelState, Lay]:
    """The first round of a duel as a lesson."""
    return Lesson(name, Duel().setup(DuelOptions(), 2, Rng(bytes(32))), seat, lambda _, __: goal)


@breaks("hooks/lessons")
class TeachesTheSameTwice(Duel):
    def lessons(self) -> Sequence[Lesson[DuelState, Lay]]:
        return [lesson("lay", 0, False), lesson("lay", 1, False)]


@breaks("hooks/lessons")
class TeachesNobody(Duel):
    def lessons(self) -> Sequence[Lesson[DuelState, Lay]]:
        return [lesson("lay", 2, False)]


@breaks("hooks/lessons")
class TeachesNothing(Duel):
    def lessons(self) -> Sequence[Lesson[DuelState, Lay]]:
        return [lesson("lay", 0, True)]


@breaks("hooks/time_limit")
class HasNoTimeAtAll(Duel):
    def time_limit(self, state: DuelState, seat: Seat) -> TimeLimit | None:  # noqa: ARG002 - the contract's arguments
        return TimeLimit("round", 0.0)


@breaks("resolve/same")
class ResolvesToAnotherMove(Duel):
    def resolve(self, state: DuelState, seat: Seat, move: Lay) -> Lay:  # noqa: ARG002 - the contract's arguments
        return Lay(state.hands[seat][0])


@breaks("resolve/same")
class CannotResolve(Duel):
    def resolve(self, state: DuelState, seat: Seat, move: Lay) -> Lay:  # noqa: ARG002 - the contract's arguments
        raise Illegal("duel/never")


class Resolving(Duel):
    """What is resolved is the move itself."""

    def resolve(self, state: DuelState, seat: Seat, move: Lay) -> Lay:  # noqa: ARG002 - the contract's arguments
        return move


@breaks("retrace/accepts")
class DoubtsItself(Resolving):
    def retrace(self, state: DuelState, seat: Seat, move: Lay) -> None:  # noqa: ARG002 - the contract's arguments
        raise Illegal("duel/doubtful")


@breaks("hooks/film")
class FilmIsCutOff(Resolving):
    def film(self, state: DuelState, seat: Seat, move: Lay) -> bytes:  # noqa: ARG002 - the contract's arguments
        return b"\x05\0\0\0film"


class Hand:
    """A live turn in which nothing happens until time is up."""

    def __init__(self, card: int) -> None:
        self.card = card
        self.is_over = False

    def hear(self, message: bytes) -> None:
        raise Illegal("live/malformed", size=len(message))

    def advance(self, seconds: float) -> None:
        pass

    def frame(self, key: bool) -> bytes | None:
        return b"\x01" if key else None

    def let_go(self) -> None:
        pass

    def time_up(self) -> None:
        self.is_over = True

    def move(self) -> Lay:
        return Lay(self.card)


class Live(Duel):
    """A duel whose cards are laid live."""

    hand: type[Hand] = Hand

    def live(self, state: DuelState, seat: Seat) -> LiveTurn | None:
        return self.hand(state.hands[seat][0]) if seat in self.actors(state) else None


@breaks("hooks/live")
class EveryonePlaysLive(Live):
    def live(self, state: DuelState, seat: Seat) -> LiveTurn | None:  # noqa: ARG002 - the contract's arguments
        return self.hand(0)


class HearsAnything(Hand):
    def hear(self, message: bytes) -> None:
        pass


@breaks("hooks/live")
class TakesNonsense(Live):
    hand = HearsAnything


class Blind(Hand):
    def frame(self, key: bool) -> bytes | None:  # noqa: ARG002 - the contract's arguments
        return None


@breaks("hooks/live")
class ShowsNothing(Live):
    hand = Blind


class Restless(Hand):
    frames = 0

    def frame(self, key: bool) -> bytes | None:  # noqa: ARG002 - the contract's arguments
        self.frames += 1
        return bytes([self.frames])


@breaks("hooks/live")
class MovesWithoutTime(Live):
    hand = Restless


class Endless(Hand):
    def time_up(self) -> None:
        pass


@breaks("hooks/live")
class GoesOnAfterTime(Live):
    hand = Endless


class Cheating(Hand):
    def move(self) -> Lay:
        return Lay(-1)


@breaks("hooks/live")
class EndsIllegally(Live):
    hand = Cheating


@breaks("hooks/silent")
class SilencesStrangers(Duel):
    def silent(self, state: DuelState) -> tuple[Seat, ...]:
        return (len(state.hands),)


@breaks("hooks/rematch")
class PlaysLongerEachTime(Duel):
    def rematch(self, state: DuelState, options: DuelOptions) -> DuelOptions:  # noqa: ARG002 - the contract's arguments
        return structs.replace(options, rounds=options.rounds + 3)


@breaks("hooks/think")
class ThinksOfNothing(Duel):
    def think(self, view: DuelView, level: Level, rng: Rng, bots: Sequence[Seat] = ()) -> Thought[Lay]:  # noqa: ARG002 - the contract's arguments
        return Thought(Lay(-1), Reason("hope"))


@breaks("hooks/think")
class ChangesItsMind(Duel):
    def __init__(self) -> None:
        self.thoughts = count()

    def think(self, view: DuelView, level: Level, rng: Rng, bots: Sequence[Seat] = ()) -> Thought[Lay]:  # noqa: ARG002 - the contract's arguments
        return Thought(Lay(view.hand[0]), Reason("hope"), pause=float(next(self.thoughts)))


class Mute(Words):
    def event(self, *_: object) -> str:
        return ""


@breaks("hooks/words")
class SaysNothing(Duel):
    def words(self) -> Words:
        return Mute(self)


@breaks("hooks/render_svg")
class DrawsText(Duel):
    def render_svg(self, view: DuelView) -> str:
        return self.render_text(view)


@breaks("hooks/render_svg")
class MarksNonsense(Duel):
    def render_svg(self, view: DuelView) -> str:  # noqa: ARG002 - the contract's arguments
        return '<svg xmlns="http://www.w3.org/2000/svg"><g data-move="[]"/></svg>'


@breaks("hooks/render_text")
class Undrawable(Duel):
    def render_text(self, view: DuelView) -> str:
        return f"{view.hand[0]}"
