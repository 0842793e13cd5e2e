"""Games that break a promise in play: state, actors, moves and the end."""

from collections.abc import Sequence
from itertools import count
from typing import Any

from msgspec import Struct, structs

from klub.core import Illegal, Outcome, Rng, Seat
from tests.core.check.nonconforming import breaks
from tests.core.check.tiny import Duel, DuelOptions, DuelState, DuelView, Heap, HeapState, Lay, Put

# The state


class OtherState(DuelState, frozen=True):
    pass


@breaks("state/frozen")
class StateOfAnotherKind(Duel):
    state_type = OtherState


@breaks("determinism/replay")
class OwnDice(Duel):
    def __init__(self) -> None:
        self.dice = count()

    def setup(self, options: DuelOptions, seats: int, rng: Rng) -> DuelState:  # noqa: ARG002 - broken on purpose
        return super().setup(options, seats, Rng(bytes(32), next(self.dice)))


@breaks("determinism/replay")
class OwnDiceLater(Heap):
    def __init__(self) -> None:
        self.dice = count()

    def apply(self, state: HeapState, seat: Seat, move: Put, rng: Rng) -> HeapState:  # noqa: ARG002 - broken on purpose
        return super().apply(state, seat, move, Rng(bytes(32), next(self.dice)))


class Mood:
    """Something that play depends on and that JSON forgets."""

    def __init__(self, fair: bool) -> None:
        self.fair = fair

    def to_plain(self) -> str:
        return "mood"

    @classmethod
    def from_plain(cls, data: Any) -> "Mood":  # noqa: ARG003 - broken on purpose
        return cls(fair=False)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mood)

    __hash__ = None  # type: ignore[assignment] # not needed here


class MoodyState(DuelState, frozen=True, kw_only=True):
    mood: Mood


@breaks("determinism/restored")
class Forgetful(Duel):
    state_type = MoodyState

    def setup(self, options: DuelOptions, seats: int, rng: Rng) -> DuelState:
        return MoodyState(**structs.asdict(super().setup(options, seats, rng)), mood=Mood(fair=True))

    def advance(self, state: DuelState, seat: Seat, played: int) -> DuelState:
        after = super().advance(state, seat, played)
        assert isinstance(state, MoodyState)
        return after if state.mood.fair else structs.replace(after, last=None)

    def imagine(self, view: DuelView, rng: Rng) -> DuelState:
        return MoodyState(**structs.asdict(super().imagine(view, rng)), mood=Mood(fair=True))


# Actors


@breaks("actors/sorted")
class LastFirst(Duel):
    def actors(self, state: DuelState) -> tuple[Seat, ...]:
        return super().actors(state)[::-1]


@breaks("actors/until_the_end")
class NeverAtRest(Duel):
    def actors(self, state: DuelState) -> tuple[Seat, ...]:
        return super().actors(state) or (0,)


@breaks("actors/until_the_end")
class AsleepEarly(Duel):
    def actors(self, state: DuelState) -> tuple[Seat, ...]:
        return () if state.shown else super().actors(state)


@breaks("actors/simultaneous")
class NotInTurn(Duel):
    declaration = structs.replace(Duel.declaration, simultaneous=False)


@breaks("actors/awaited")
class WaitsForNobody(Duel):
    def awaited(self, state: DuelState) -> tuple[Seat, ...]:  # noqa: ARG002 - the contract's arguments
        return ()


@breaks("actors/awaited")
class WaitsForStrangers(Duel):
    def awaited(self, state: DuelState) -> tuple[Seat, ...]:
        return (*self.actors(state), 9)


# Moves


@breaks("moves/listed")
class Unlisted(Duel):
    def moves(self, state: DuelState, seat: Seat) -> Sequence[Lay] | None:
        return None if seat in self.actors(state) else ()


@breaks("moves/listed")
class StuckWithHighCards(Duel):
    def moves(self, state: DuelState, seat: Seat) -> Sequence[Lay] | None:
        return [move for move in super().moves(state, seat) or () if move.card < 7]


@breaks("moves/sorted")
class HighestFirst(Duel):
    def moves(self, state: DuelState, seat: Seat) -> Sequence[Lay] | None:
        return (super().moves(state, seat) or ())[::-1]


@breaks("moves/sorted")
class ListedTwice(Duel):
    def moves(self, state: DuelState, seat: Seat) -> Sequence[Lay] | None:
        return [move for move in super().moves(state, seat) or () for _ in range(2)]


@breaks("moves/accepted")
class RefusesSix(Duel):
    def advance(self, state: DuelState, seat: Seat, played: int) -> DuelState:
        if played == 6:
            raise Illegal("duel/no_six")
        return super().advance(state, seat, played)


@breaks("moves/accepted")
class StumblesOverSix(Duel):
    def advance(self, state: DuelState, seat: Seat, played: int) -> DuelState:
        if played == 6:
            raise IndexError(played)
        return super().advance(state, seat, played)


@breaks("moves/others_refused")
class TakesAnyCard(Duel):
    def apply(self, state: DuelState, seat: Seat, move: Lay, rng: Rng) -> DuelState:
        held = state.hands[seat]
        return super().apply(state, seat, move if move.card in held or not held else Lay(held[0]), rng)


@breaks("moves/idle")
class OffersToAll(Duel):
    def moves(self, state: DuelState, seat: Seat) -> Sequence[Lay] | None:
        return tuple(Lay(card) for card in state.hands[seat])


@breaks("moves/idle")
class TakesFromAll(Heap):
    def apply(self, state: HeapState, seat: Seat, move: Put, rng: Rng) -> HeapState:
        return super().apply(state, seat if self.outcome(state) else state.turn, move, rng)


@breaks("refusal/illegal")
class StumblesOverNonsense(Duel):
    def refusal(self, state: DuelState, move: Lay) -> Illegal:  # noqa: ARG002 - broken on purpose
        raise KeyError(move.card)


@breaks("refusal/code")
class RefusesWithoutCode(Duel):
    def refusal(self, state: DuelState, move: Lay) -> Illegal:  # noqa: ARG002 - broken on purpose
        return Illegal("")


@breaks("refusal/code")
class RefusesInWords(Duel):
    def refusal(self, state: DuelState, move: Lay) -> Illegal:  # noqa: ARG002 - broken on purpose
        return Illegal("You do not hold this card!")


@breaks("refusal/code")
class RefusesForAnother(Duel):
    def refusal(self, state: DuelState, move: Lay) -> Illegal:  # noqa: ARG002 - broken on purpose
        return Illegal("chess/not_in_hand", card=move.card)


@breaks("refusal/illegal")
class RefusesWithObjects(Duel):
    def refusal(self, state: DuelState, move: Lay) -> Illegal:  # noqa: ARG002 - broken on purpose
        return Illegal("duel/not_in_hand", card=object())


class DiaryState(DuelState, frozen=True, kw_only=True):
    diary: list[int]


class Diary(Duel):
    """An honest duel whose state holds something that can be changed."""

    state_type = DiaryState

    def setup(self, options: DuelOptions, seats: int, rng: Rng) -> DuelState:
        return DiaryState(**structs.asdict(super().setup(options, seats, rng)), diary=[])

    def imagine(self, view: DuelView, rng: Rng) -> DuelState:
        return DiaryState(**structs.asdict(super().imagine(view, rng)), diary=[])

    def note(self, state: DuelState, what: int) -> None:
        assert isinstance(state, DiaryState)
        state.diary.append(what)


@breaks("apply/pure")
class WritesWhenPlayed(Diary):
    def advance(self, state: DuelState, seat: Seat, played: int) -> DuelState:
        self.note(state, played)
        return super().advance(state, seat, played)


@breaks("apply/pure")
class WritesWhenRefused(Diary):
    def refusal(self, state: DuelState, move: Lay) -> Illegal:
        self.note(state, move.card)
        return super().refusal(state, move)


@breaks("sample/accepted")
class SamplesNothing(Duel):
    def sample(self, state: DuelState, seat: Seat, rng: Rng) -> Lay:  # noqa: ARG002 - broken on purpose
        return Lay(0)


@breaks("sample/accepted")
class SamplesTooMuch(Heap):
    def sample(self, state: HeapState, seat: Seat, rng: Rng) -> Put:
        return Put(2 * super().sample(state, seat, rng).amount)


@breaks("lapse/accepted")
class LapsesToNothing(Heap):
    def lapse(self, state: HeapState, seat: Seat) -> Put:  # noqa: ARG002 - broken on purpose
        return Put(0.0)


@breaks("lapse/accepted")
class LapsesBadly(Duel):
    def lapse(self, state: DuelState, seat: Seat) -> Lay:
        return Lay(state.hands[seat][99])


# The end


@breaks("end/reached")
class LongerThanDeclared(Duel):
    declaration = structs.replace(Duel.declaration, longest=3)


@breaks("end/refused")
class PlaysOn(Duel):
    def apply(self, state: DuelState, seat: Seat, move: Lay, rng: Rng) -> DuelState:
        return super().apply(state, seat, move, rng) if self.actors(state) else state


class Judged(Duel):
    """A duel whose outcome is told otherwise."""

    def judge(self, outcome: Outcome[list[int]]) -> Outcome[list[int]]:
        raise NotImplementedError

    def outcome(self, state: DuelState) -> Outcome[list[int]] | None:
        outcome = super().outcome(state)
        return outcome and self.judge(outcome)


@breaks("outcome/seats")
class BreakdownOfOne(Judged):
    def judge(self, outcome: Outcome[list[int]]) -> Outcome[list[int]]:
        return structs.replace(outcome, breakdown=outcome.breakdown[:1])


@breaks("outcome/seats")
class StrangerWins(Judged):
    def judge(self, outcome: Outcome[list[int]]) -> Outcome[list[int]]:
        return structs.replace(outcome, winners=[7])


@breaks("outcome/ranking")
class PlacesFromZero(Judged):
    def judge(self, outcome: Outcome[list[int]]) -> Outcome[list[int]]:
        return structs.replace(outcome, ranking=[place - 1 for place in outcome.ranking])


@breaks("outcome/ranking")
class FewestPointsLead(Judged):
    def judge(self, outcome: Outcome[list[int]]) -> Outcome[list[int]]:
        return structs.replace(outcome, scores=[-score for score in outcome.scores])


@breaks("outcome/ranking")
class OneWinnerOnly(Judged):
    def judge(self, outcome: Outcome[list[int]]) -> Outcome[list[int]]:
        return structs.replace(outcome, winners=outcome.winners[:1])


class Untagged(Struct, frozen=True):
    card: int


@breaks("moves/tagged")
class MovesWithoutATag(Duel):
    move_type = Untagged

    def moves(self, state: DuelState, seat: Seat) -> Any:
        return tuple(Untagged(move.card) for move in super().moves(state, seat) or ())

    def apply(self, state: DuelState, seat: Seat, move: Any, rng: Rng) -> DuelState:  # noqa: ARG002 - no chance here
        if move not in self.moves(state, seat):
            raise Illegal("duel/not_in_hand", card=move.card)
        return self.advance(state, seat, move.card)
