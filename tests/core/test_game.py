"""What the contract gives every game for free: reading options and moves, sorting moves, ranking points."""

from typing import Any

import pytest
from msgspec import structs

from klub.core import Game, Illegal, Malformed, Rng, Seat, move_key, rank, to_dict
from klub.core.folder import FolderGame
from klub.core.game import refuse_move_out_of_turn
from klub.games.clustered.moves import Discard, Place
from tests.core.check.tiny import Duel, DuelOptions, DuelView, Heap, HeapOptions, HeapState, HeapView, Lay, Put

DUEL = Duel()


def test_the_four_types_are_those_a_game_is_made_of() -> None:
    """Without being named again; what a class says of itself, or of what it inherits, holds."""

    class Handed(FolderGame[HeapOptions, HeapState, Put, HeapView]):
        view_type = HeapState

    class HandedOn(Handed):
        move_type = Lay

    def types(kind: Any) -> tuple[Any, ...]:
        return kind.options_type, kind.state_type, kind.move_type, kind.view_type

    assert (HeapOptions, HeapState, Put, HeapView) == types(Heap)
    assert (HeapOptions, HeapState, Put, HeapState) == types(Handed)
    assert (HeapOptions, HeapState, Lay, HeapState) == types(HandedOn)
    assert not hasattr(FolderGame, "options_type")


@pytest.mark.parametrize("raw", [None, {}, DuelOptions(), {"rounds": 2}, {"ahead": "none", "mat": None}])
def test_options_have_defaults(raw: Any) -> None:
    """What is not said is the basic rule, whichever way options are given."""
    assert DUEL.parse_options(raw, 2) == DuelOptions()


def test_options_are_read_from_plain_data() -> None:
    """Lists become tuples and areas become structs."""
    raw = {"ahead": [1, 0], "mat": {"shape": "round", "diameter": 5}}

    assert to_dict(DUEL.parse_options(raw, 2)) == {**to_dict(DuelOptions()), **raw}


def test_all_faults_of_options_come_in_one_refusal() -> None:
    """The first one is the refusal, the others are its `more`."""
    with pytest.raises(Malformed) as refusal:
        DUEL.parse_options({"rounds": 0, "colour": 1, "prize": 2}, 2)

    assert refusal.value.code == "options/unknown"
    assert [fault["code"] for fault in refusal.value.facts["more"]] == ["options/bad_value", "options/conflict"]


def test_a_game_refuses_what_no_single_option_can_see() -> None:
    """`check_options` is asked after all else is right."""
    with pytest.raises(Malformed) as refusal:
        DUEL.parse_options({"rounds": 3, "ahead": [0, 1]}, 2)

    assert refusal.value.code == "options/conflict"


@pytest.mark.parametrize("seats", [1, 4, 0, -2, True, 2.0, "2", None])
def test_the_number_of_seats_is_checked(seats: Any) -> None:
    """Only a whole number within the declaration seats a table."""
    with pytest.raises(Malformed) as refusal:
        DUEL.parse_options(None, seats)

    assert refusal.value.code == "seats/out_of_range"
    assert (refusal.value.facts["fewest"], refusal.value.facts["most"]) == (2, 3)


def test_a_number_of_seats_may_be_left_out() -> None:
    """Between the fewest and the most; the refusal says who can play."""

    class Gap(Duel):
        declaration = structs.replace(Duel.declaration, seats=(1, 3), without_seats=(2,))

    with pytest.raises(Malformed) as refusal:
        Gap().parse_options(None, 2)

    assert (1, 3) == Gap.declaration.tables
    assert ("seats/not_played", [1, 3]) == (refusal.value.code, refusal.value.facts["known"])
    assert DuelOptions() == Gap().parse_options(None, 3)


def test_all_actors_are_awaited_unless_a_game_says_otherwise() -> None:
    """Nobody has moved yet."""
    state = DUEL.setup(DuelOptions(), 2, Rng(bytes(32)))

    assert (0, 1) == DUEL.actors(state) == DUEL.awaited(state)


@pytest.mark.parametrize("raw", [Lay(3), {"do": "lay", "card": 3}])
def test_a_move_is_read_from_struct_or_data(raw: Any) -> None:
    """Both forms mean the same move."""
    assert DUEL.parse_move(raw) == Lay(3)


@pytest.mark.parametrize(
    "raw",
    [
        None,
        3,
        "lay",
        [],
        {},
        {"do": "lay"},
        {"do": "fold", "card": 3},
        {"do": "lay", "card": "3"},
        {"do": "lay", "card": True},
        {"do": "lay", "card": 3, "by": 0},
        Put(1.0),
        Lay("3"),  # type: ignore[arg-type] # what is tested
        Lay(None),  # type: ignore[arg-type] # what is tested
    ],
    ids=repr,
)
def test_other_moves_are_refused(raw: Any) -> None:
    """What is not exactly a move of this game is malformed, as a struct with wrong fields too."""
    with pytest.raises(Malformed) as refusal:
        DUEL.parse_move(raw)

    assert refusal.value.code == "move/malformed"


def test_moves_sort_by_kind_then_fields() -> None:
    """Discards before placements, as the words sort, then by card, x and y as numbers."""
    moves = [Place("1CD", 10, 0), Place("1CD", 9, 5), Discard("W"), Place("1CD", 9, -5), Discard("1CD")]

    assert sorted(moves, key=move_key) == [
        Discard("1CD"),
        Discard("W"),
        Place("1CD", 9, -5),
        Place("1CD", 9, 5),
        Place("1CD", 10, 0),
    ]


@pytest.mark.parametrize(
    ("scores", "places"), [([], []), ([7], [1]), ([3, 9, 3, 1], [2, 1, 2, 4]), ([0, 0], [1, 1]), ([-1, -2], [1, 2])]
)
def test_equal_points_share_a_place(scores: list[int], places: list[int]) -> None:
    """1 for the most points; after a shared place the next ones are left out."""
    assert rank(scores) == places


def test_out_of_turn_says_whose_turn_it_is() -> None:
    """The refusal names the seats that may move, or that the game is over."""
    early, late = refuse_move_out_of_turn(1, (0, 2)), refuse_move_out_of_turn(1, ())

    assert (early.code, early.facts) == ("move/not_your_turn", {"seat": 1, "actors": [0, 2]})
    assert (late.code, late.facts) == ("move/game_over", {})


def test_a_sample_and_a_lapse_are_listed_moves_by_default() -> None:
    """A game that lists its moves gets both for free."""
    state = DUEL.setup(DuelOptions(), 2, Rng(bytes(32)))
    listed = list(DUEL.moves(state, 0) or ())

    assert DUEL.lapse(state, 0) == listed[0]
    assert {DUEL.sample(state, 0, Rng(bytes(32), number)) for number in range(50)} == set(listed)


def test_a_game_that_lists_no_moves_must_sample_by_itself() -> None:
    """The default says so, rather than guessing."""

    class Lazy(Heap):
        def sample(self, state: HeapState, seat: Seat, rng: Rng) -> Put:
            return Game.sample(self, state, seat, rng)

        def lapse(self, state: HeapState, seat: Seat) -> Put:
            return Game.lapse(self, state, seat)

    lazy = Lazy()
    state = lazy.setup(lazy.parse_options(None, 1), 1, Rng(bytes(32)))

    with pytest.raises(TypeError, match="Lazy does not list its moves, so it must override sample"):
        lazy.sample(state, 0, Rng(bytes(32)))
    with pytest.raises(TypeError, match="override lapse"):
        lazy.lapse(state, 0)


def test_hooks_have_defaults() -> None:
    """Nobody is silenced, a rematch keeps its options, nothing is counted or taught, views are drawn as text."""
    state = DUEL.setup(DuelOptions(), 2, Rng(bytes(32)))
    view: DuelView = DUEL.view(state, None)

    assert DUEL.silent(state) == ()
    assert DUEL.weigh(state, 0) is None
    assert DUEL.standing(state) is None
    assert DUEL.lessons() == ()
    assert DUEL.rematch(state, DuelOptions(rounds=3)) == DuelOptions(rounds=3)
    assert DUEL.render_text(view).splitlines() == ["Seat: –", "Hand: –", "Mine: –", "Waiting: ✓ ✓", "Shown: –"]
    assert ">Waiting: ✓ ✓</text>" in DUEL.render_svg(view)
    assert DUEL.environment() is None


def test_a_refused_move_is_an_illegal_one() -> None:
    """`apply` raises and returns nothing."""
    state = DUEL.setup(DuelOptions(), 2, Rng(bytes(32)))

    with pytest.raises(Illegal) as refusal:
        DUEL.apply(state, 0, Lay(99), Rng(bytes(32), 1))

    assert refusal.value.code == "duel/not_in_hand"


def test_an_option_has_a_help_key_also_where_it_does_not_name_one() -> None:
    """The one that is named, or one made of the names of game and option."""
    rounds, *others = Duel.declaration.options
    declared = structs.replace(Duel.declaration, options=(structs.replace(rounds, help="duel-long"), *others))

    keys = ["duel-long", *(f"duel-option-{option.name}" for option in others)]

    assert keys == [declared.help_key(option) for option in declared.options]
    assert keys == [option.help for option in declared.with_help_keys().options]
