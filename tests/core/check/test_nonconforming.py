"""For each promise a game that breaks it, and only it: the check that bears its name fails."""

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import Any, TypeVar

import pytest
from msgspec import Struct, structs

from klub.core import Illegal, Lesson, LiveTurn, Malformed, Outcome, Rng, Seat, TimeLimit
from klub.core.check import PROMISES, Nonconforming, check_game
from klub.core.options import Need, Option
from tests.core.check.tiny import DECK, Duel, DuelOptions, DuelState, DuelView, Heap, HeapState, Lay, Put

G = TypeVar("G", bound=type[Duel] | type[Heap])

BROKEN: list[tuple[str, type[Duel] | type[Heap]]] = []


def breaks(check: str) -> Callable[[G], G]:
    """This game breaks one promise."""

    def register(game: G) -> G:
        BROKEN.append((check, game))
        return game

    return register


def declared_options(**changes: dict[str, Any]) -> tuple[Option, ...]:
    """The options of a duel, some of them declared otherwise."""
    return tuple(structs.replace(option, **changes.get(option.name, {})) for option in Duel.declaration.options)


# The declaration


@breaks("declaration/basics")
class Unversioned(Duel):
    declaration = structs.replace(Duel.declaration, version=0)


@breaks("declaration/basics")
class Nameless(Duel):
    declaration = structs.replace(Duel.declaration, name="My Duel")


@breaks("declaration/types")
class ViewsAreAnything(Duel):
    view_type = dict


class LooseOptions(Struct):
    rounds: int = 2


@breaks("declaration/types")
class OptionsCanChange(Duel):
    options_type = LooseOptions


@breaks("declaration/options")
class OptionUndeclared(Duel):
    declaration = structs.replace(Duel.declaration, options=Duel.declaration.options[1:])


@breaks("declaration/defaults")
class DefaultsDisagree(Duel):
    declaration = structs.replace(Duel.declaration, options=declared_options(rounds={"default": 1}))


@breaks("declaration/defaults")
class DefaultRefused(Duel):
    declaration = structs.replace(Duel.declaration, options=declared_options(rounds={"low": 3}))


@breaks("declaration/help")
class Unhelpful(Duel):
    declaration = structs.replace(Duel.declaration, options=declared_options(low_wins={"help": " "}))


@breaks("declaration/needs")
class NeedsNothingThereIs(Duel):
    declaration = structs.replace(
        Duel.declaration, options=declared_options(prize={"needs": (Need("no_such_option", True),)})
    )


@breaks("declaration/needs")
class NeedsTheImpossible(Duel):
    declaration = structs.replace(Duel.declaration, options=declared_options(prize={"needs": (Need("rounds", 99),)}))


# Options


@breaks("declaration/chance")
class RollsAnUndeclaredDie(Duel):
    declaration = structs.replace(Duel.declaration, chance="setup")

    def apply(self, state: DuelState, seat: Seat, move: Lay, rng: Rng) -> DuelState:
        rng.below(6)
        return super().apply(state, seat, move, rng)


@breaks("options/accepted")
class RefusesWithoutWord(Duel):
    def check_options(self, options: DuelOptions, seats: int) -> None:  # noqa: ARG002 - the contract's arguments
        if options.low_wins:
            raise Malformed("duel/never_low")


@breaks("options/refused")
class TakesAnyOption(Duel):
    def parse_options(self, raw: Mapping[str, Any] | DuelOptions | None, seats: int) -> DuelOptions:
        try:
            return super().parse_options(raw, seats)
        except Malformed as refusal:
            if refusal.code == "options/bad_value":
                return DuelOptions()
            raise


@breaks("options/refused")
class StumblesOverOptions(Duel):
    def parse_options(self, raw: Mapping[str, Any] | DuelOptions | None, seats: int) -> DuelOptions:
        if isinstance(raw, Mapping):
            sorted(raw.keys() - {1}, key=lambda name: name[0])
        return super().parse_options(raw, seats)


@breaks("options/seats")
class SeatsAnybody(Duel):
    def parse_options(self, raw: Mapping[str, Any] | DuelOptions | None, seats: int) -> DuelOptions:
        return super().parse_options(raw, seats if seats in (2, 3) else 2)


@breaks("options/playable")
class CannotSetUp(Duel):
    def setup(self, options: DuelOptions, seats: int, rng: Rng) -> DuelState:
        if options.low_wins:
            raise KeyError("low_wins")
        return super().setup(options, seats, rng)


# JSON and back


@breaks("round_trip/options")
class OptionsTurnAround(Duel):
    def parse_options(self, raw: Mapping[str, Any] | DuelOptions | None, seats: int) -> DuelOptions:
        options = super().parse_options(raw, seats)
        if isinstance(options.ahead, tuple):
            return structs.replace(options, ahead=options.ahead[::-1])
        return options


class AnyState(DuelState, frozen=True):
    note: Any = ()


@breaks("round_trip/state")
class StateOfAnything(Duel):
    state_type = AnyState

    def setup(self, options: DuelOptions, seats: int, rng: Rng) -> DuelState:
        state = super().setup(options, seats, rng)
        return AnyState(state.options, state.hands, state.laid, note=(1, 2))


class AnyView(DuelView, frozen=True, kw_only=True):
    note: Any = ()


@breaks("round_trip/view")
class ViewOfAnything(Duel):
    view_type = AnyView

    def view(self, state: DuelState, seat: Seat | None) -> DuelView:
        return AnyView(**structs.asdict(super().view(state, seat)), note=(1, 2))


@breaks("round_trip/move")
class CountsFromZero(Duel):
    def parse_move(self, raw: Any) -> Lay:
        move = super().parse_move(raw)
        return move if isinstance(raw, Struct) else Lay(move.card - 1)


@breaks("round_trip/outcome")
class ComplexOutcome(Duel):
    def outcome(self, state: DuelState) -> Outcome[Any] | None:
        outcome = super().outcome(state)
        return outcome and Outcome(outcome.scores, outcome.winners, outcome.ranking, [1j] * len(state.hands))


class Row(Struct, frozen=True, array_like=True, tag="row"):
    card: int


@breaks("round_trip/record")
class MovesAreRows(Duel):
    move_type = Row

    def moves(self, state: DuelState, seat: Seat) -> Any:
        return tuple(Row(move.card) for move in super().moves(state, seat) or ())


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


@breaks("refusal/illegal")
class RefusesWithoutCode(Duel):
    def refusal(self, state: DuelState, move: Lay) -> Illegal:  # noqa: ARG002 - broken on purpose
        return Illegal("")


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


# Views


@breaks("view/pure")
class WritesWhenSeen(Diary):
    def view(self, state: DuelState, seat: Seat | None) -> DuelView:
        self.note(state, -1)
        return super().view(state, seat)


@breaks("view/pure")
class SeenOtherwise(Duel):
    def __init__(self) -> None:
        self.looks = count()

    def view(self, state: DuelState, seat: Seat | None) -> DuelView:
        return structs.replace(super().view(state, seat), shown=((next(self.looks),),))


class Eventless(Struct, frozen=True):
    state: DuelState


@breaks("view/events")
class WithoutEvents(Duel):
    view_type = Eventless

    def view(self, state: DuelState, seat: Seat | None) -> Any:  # noqa: ARG002 - broken on purpose
        return Eventless(state)


@breaks("imagine/fits")
class ForgetsTheOwnHand(Duel):
    def imagine(self, view: DuelView, rng: Rng) -> DuelState:
        return super().imagine(structs.replace(view, seat=None, hand=(), mine=None), rng)


@breaks("imagine/fits")
class CannotImagine(Duel):
    def imagine(self, view: DuelView, rng: Rng) -> DuelState:
        raise NotImplementedError


@breaks("imagine/determinism")
class ImaginesWithOwnDice(Duel):
    def __init__(self) -> None:
        self.dice = count()

    def imagine(self, view: DuelView, rng: Rng) -> DuelState:  # noqa: ARG002 - broken on purpose
        return super().imagine(view, Rng(bytes(32), next(self.dice)))


@breaks("imagine/playable")
class ImaginesTheImpossible(Duel):
    def imagine(self, view: DuelView, rng: Rng) -> DuelState:
        state = super().imagine(view, rng)
        hands = tuple(hand if seat == view.seat else (0,) * len(hand) for seat, hand in enumerate(state.hands))
        return structs.replace(state, hands=hands)

    def advance(self, state: DuelState, seat: Seat, played: int) -> DuelState:
        if any(0 in hand for hand in state.hands):
            raise Illegal("duel/no_such_card")
        return super().advance(state, seat, played)


# Secrets


@breaks("secrets/actors")
class TwelveGoesFirst(Duel):
    def actors(self, state: DuelState) -> tuple[Seat, ...]:
        waiting = super().actors(state)
        return tuple(seat for seat in waiting if max(DECK) in state.hands[seat]) or waiting


@breaks("secrets/moves")
class OffersOnlyWhatWins(Duel):
    def moves(self, state: DuelState, seat: Seat) -> Sequence[Lay] | None:
        moves = super().moves(state, seat) or ()
        others = [card for other, hand in enumerate(state.hands) for card in hand if other != seat]
        return tuple(move for move in moves if move.card > max(others, default=0)) or moves


@breaks("secrets/refusals")
class TellsWhoHoldsIt(Duel):
    def refusal(self, state: DuelState, move: Lay) -> Illegal:
        holders = [seat for seat, hand in enumerate(state.hands) if move.card in hand]
        return Illegal("duel/not_in_hand", card=move.card, holders=holders)


@breaks("secrets/weigh")
class WeighsByWhatOthersHold(Duel):
    def weigh(self, state: DuelState, seat: Seat) -> Sequence[int] | None:
        others = [card for other, hand in enumerate(state.hands) for card in hand if other != seat]
        return [int(move.card > max(others, default=0)) for move in self.moves(state, seat) or ()]


@breaks("secrets/standing")
class CountsFaceDownCards(Duel):
    def standing(self, state: DuelState) -> Sequence[int] | None:
        outcome = self.outcome(state)
        return outcome.scores if outcome else [card or 0 for card in state.laid]


class WideOpen(DuelView, frozen=True, kw_only=True):
    hands: tuple[tuple[int, ...], ...]
    laid: tuple[int | None, ...]


@breaks("secrets/kept")
class ShowsEverything(Duel):
    view_type = WideOpen

    def view(self, state: DuelState, seat: Seat | None) -> DuelView:
        return WideOpen(**structs.asdict(super().view(state, seat)), hands=state.hands, laid=state.laid)

    def imagine(self, view: DuelView, rng: Rng) -> DuelState:
        assert isinstance(view, WideOpen)
        return structs.replace(super().imagine(view, rng), hands=view.hands, laid=view.laid)


@breaks("secrets/open")
class DeclaredOpen(Duel):
    declaration = structs.replace(Duel.declaration, hidden=False)


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


def test_a_live_game_can_conform() -> None:
    """Live turns that keep their promises are accepted."""
    assert check_game(Live(), games=4).games == 4


@breaks("hooks/silent")
class SilencesStrangers(Duel):
    def silent(self, state: DuelState) -> tuple[Seat, ...]:
        return (len(state.hands),)


@breaks("hooks/rematch")
class PlaysLongerEachTime(Duel):
    def rematch(self, state: DuelState, options: DuelOptions) -> DuelOptions:  # noqa: ARG002 - the contract's arguments
        return structs.replace(options, rounds=options.rounds + 3)


@breaks("hooks/render_text")
class Undrawable(Duel):
    def render_text(self, view: DuelView) -> str:
        return f"{view.hand[0]}"


@pytest.mark.parametrize(
    ("check", "game"), [pytest.param(check, game, id=f"{check}-{game.__name__}") for check, game in BROKEN]
)
def test_a_broken_promise_is_named(check: str, game: type[Duel] | type[Heap]) -> None:
    """The check of the broken promise fails, and says what it found."""
    with pytest.raises(Nonconforming) as caught:
        check_game(game(), games=40, longest=40)

    assert check == caught.value.check
    assert caught.value.found


def test_every_promise_has_a_game_that_breaks_it() -> None:
    """No check is there that cannot fail."""
    assert sorted(PROMISES) == sorted({check for check, _ in BROKEN})
