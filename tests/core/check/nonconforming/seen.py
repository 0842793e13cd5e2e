"""Games that break a promise by what their views show, or hide."""

from collections.abc import Sequence
from itertools import count
from typing import Any

from msgspec import Struct, structs

from klub.core import Illegal, Rng, Seat
from tests.core.check.nonconforming import breaks
from tests.core.check.nonconforming.played import Diary
from tests.core.check.tiny import DECK, Duel, DuelState, DuelView, Lay

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


class Untagged(Struct, frozen=True):
    seat: Seat


class DuelViewOfUntagged(DuelView, frozen=True, kw_only=True):
    events: tuple[Untagged, ...]  # type: ignore[assignment] # what is wrong with it


@breaks("view/events")
class EventsWithoutATag(Duel):
    view_type = DuelViewOfUntagged

    def view(self, state: DuelState, seat: Seat | None) -> DuelView:
        seen = structs.asdict(super().view(state, seat))
        return DuelViewOfUntagged(**{**seen, "events": tuple(Untagged(event.seat) for event in seen["events"])})


@breaks("view/told")
class TellsNothing(Duel):
    def view(self, state: DuelState, seat: Seat | None) -> DuelView:
        return structs.replace(super().view(state, seat), events=())


class NamesNobody(DuelView, frozen=True, kw_only=True):
    mine_is: Seat | None


@breaks("view/seat")
class ViewsOfNobody(Duel):
    view_type = NamesNobody

    def view(self, state: DuelState, seat: Seat | None) -> DuelView:
        return NamesNobody(**{**structs.asdict(super().view(state, seat)), "seat": None}, mine_is=seat)

    def imagine(self, view: DuelView, rng: Rng) -> DuelState:
        assert isinstance(view, NamesNobody)
        return super().imagine(structs.replace(view, seat=view.mine_is), rng)


@breaks("imagine/varies")
class ImaginesTheSame(Duel):
    def imagine(self, view: DuelView, rng: Rng) -> DuelState:  # noqa: ARG002 - broken on purpose
        return super().imagine(view, Rng(bytes(32)))


@breaks("imagine/fits")
class ForgetsItsHand(Duel):
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
