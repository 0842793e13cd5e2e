"""Games whose declaration, options or data break a promise."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, structs

from klub.core import Malformed, Outcome, Rng, Seat
from klub.core.options import Need, Option
from tests.core.check.nonconforming import breaks
from tests.core.check.tiny import Duel, DuelOptions, DuelState, DuelView, Lay


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


@breaks("declaration/help")
class HelpThatNobodyWrote(Duel):
    declaration = structs.replace(Duel.declaration, options=declared_options(low_wins={"help": "duel-option-low_wins"}))


@breaks("declaration/actions")
class MoreMovesThanActions(Duel):
    declaration = structs.replace(Duel.declaration, actions=1)


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
