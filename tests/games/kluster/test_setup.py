"""Boxes, shares, strings, spinners that are left over, and who begins."""

import math

import pytest

from klub.core import Illegal, Malformed
from klub.games.kluster import GAME
from klub.games.kluster.events import Laid, LaidOut
from klub.games.kluster.moves import Drop, LayString, Release, Turn, hold, pull
from klub.games.kluster.options import Boxes, Options
from klub.games.kluster.rules import State, census, lapse, starters
from klub.games.kluster.string import Point, centre, shape
from tests.games.kluster.table import begun, chance, do, table, told


def _lay_all(state: State) -> State:
    """Every string as the clock would lay it."""
    while state.phase == "strings":
        state = do(state, lapse(state, state.turn))
    return state


@pytest.mark.parametrize(
    ("classic", "duo", "seats", "strings", "most"), [(0, 1, 2, 1, 2), (1, 0, 4, 1, 4), (2, 0, 8, 2, 8), (1, 1, 6, 2, 6)]
)
def test_boxes_hold_magnets_strings_and_players(classic: int, duo: int, seats: int, strings: int, most: int) -> None:
    """KLU-1, KLU-2, KLU-3, KLU-4, KLU-5, KLU-6, KLU-37, KLU-38, KLU-39."""
    options = GAME.parse_options({"boxes": {"classic": classic, "duo": duo}}, seats)
    boxes = options.boxes_for(seats)

    assert Boxes(classic, duo) == boxes
    assert 24 * classic + 12 * duo == len(boxes.magnets)
    assert strings == len(boxes.strings)
    assert most == boxes.seats
    if most < 8:
        with pytest.raises(Malformed, match="KLU-38"):
            GAME.parse_options({"boxes": {"classic": classic, "duo": duo}}, most + 1)


def test_two_duos_are_for_four() -> None:
    """KLU-39."""
    assert 4 == Boxes(0, 2).seats


@pytest.mark.parametrize("seats", range(1, 9))
def test_without_a_word_there_are_just_enough_boxes(seats: int) -> None:
    """KLU-22: DUO for two, Classic for four, and both or two Classics for more."""
    boxes = Options().boxes_for(seats)

    assert boxes.seats >= seats
    assert boxes.seats - 4 < seats or boxes == Boxes(0, 1)


def test_some_boxes_must_be_there() -> None:
    """KLU-38: no box, no player."""
    with pytest.raises(Malformed) as refusal:
        GAME.parse_options({"boxes": {"classic": 0, "duo": 0}}, 1)

    assert "options/too_few_boxes" == refusal.value.code


@pytest.mark.parametrize(
    ("classic", "duo", "seats", "share"),
    [(0, 1, 1, 12), (0, 1, 2, 6), (1, 0, 1, 24), (1, 0, 2, 12), (1, 0, 3, 8), (1, 0, 4, 6)],
)
def test_one_box_is_shared_out_without_rest(classic: int, duo: int, seats: int, share: int) -> None:
    """KLU-9, KLU-T1, KLU-Q22."""
    state = begun(seats, boxes={"classic": classic, "duo": duo})

    assert [share] * seats == [len(hand) for hand in state.hands]
    assert () == state.removed


@pytest.mark.parametrize("seats", range(1, 9))
@pytest.mark.parametrize(("classic", "duo"), [(1, 1), (2, 0), (2, 1), (1, 2), (2, 2)])
def test_several_boxes_are_pooled_by_kind(classic: int, duo: int, seats: int) -> None:
    """KLU-40, KLU-43, KLU-T2, KLU-T5, KLU-Q30: with up to eight players nobody is left without spinners."""
    if seats > 4 * classic + 2 * duo:
        return
    state = begun(seats, boxes={"classic": classic, "duo": duo})
    spinners = state.boxes.spinners
    for hand in state.hands:
        assert 24 * classic // seats == sum(magnet not in spinners for magnet in hand)
        assert 12 * duo // seats == sum(magnet in spinners for magnet in hand)
        assert bool(duo) == any(magnet in spinners for magnet in hand)

    assert 24 * classic % seats == sum(magnet not in spinners for magnet in state.removed)
    assert 12 * duo % seats == sum(magnet in spinners for magnet in state.removed)
    assert tuple(range(len(state.boxes.magnets))) == census(state)


def test_which_magnets_are_dealt_is_chance() -> None:
    """KLU-Q29."""
    assert begun(5, 1).hands != begun(5, 2).hands


def test_five_players_with_a_classic_and_a_duo() -> None:
    """KLU-44, KLU-45, KLU-46, KLU-Q27, KLU-Q34: 4 classic magnets go, 2 spinners are laid out."""
    state = _lay_all(begun(5, boxes={"classic": 1, "duo": 1}))
    (laid_out,) = told(state, LaidOut)
    places = [(stone.x, stone.y) for stone in state.lying]

    assert [6] * 5 == [len(hand) for hand in state.hands]
    assert 4 == len(state.removed)
    assert all(magnet not in state.boxes.spinners for magnet in state.removed)
    assert laid_out.magnets == tuple(stone.magnet for stone in state.lying)
    assert 2 == len(places)
    assert min(math.dist(places[0], _xy(centre(loop))) for loop in state.loops) < 30
    assert [] == state.world().clumps()


def _xy(point: Point) -> tuple[float, float]:
    return point.x, point.y


@pytest.mark.parametrize(("extra", "laid"), [("remove", 3), ("second", 4)])
def test_more_spinners_left_than_strings(extra: str, laid: int) -> None:
    """KLU-T3, KLU-Q26: one for each string and the rest removed; or, as an option, a second round."""
    state = _lay_all(begun(5, boxes={"classic": 1, "duo": 2}, extra_spinners=extra))

    assert laid == len(state.lying)
    assert 4 + 4 - laid == len(state.removed)


def test_spare_spinners_keep_apart() -> None:
    """KLU-47, KLU-L13, KLU-Q28: where centres are close, the next one lies as near as it can without joining."""
    state = begun(5, boxes={"classic": 1, "duo": 1})
    state = do(state, LayString(0, shape("circle", 800)))
    state = do(state, LayString(1, shape("oval", 650, 10)))
    first, second = state.lying
    gap = math.dist((first.x, first.y), (second.x, second.y))

    assert 30 < gap < 110
    assert [] == state.world().outside("whole")


# Strings


def test_the_first_player_lays_the_string() -> None:
    """KLU-8, KLU-Q3: in any shape; and begins."""
    state = begun(2)
    after = do(state, LayString(0, shape("bean", 650, 20, 30, 1)))

    assert ("turn", state.first) == (after.phase, after.turn)
    assert [Laid(state.first, 0)] == told(after, Laid)


def test_further_strings_are_laid_in_turn_and_over_others() -> None:
    """KLU-41, KLU-42, KLU-L12, KLU-Q23."""
    state = begun(5, boxes={"classic": 1, "duo": 1})
    one = do(state, LayString(0, shape("circle", 800)))

    assert (state.first + 1) % 5 == one.turn
    for apart in (shape("circle", 650, 500), shape("circle", 650)):
        with pytest.raises(Illegal) as refusal:
            do(one, LayString(1, apart))
        assert "kluster/string_apart" == refusal.value.code
    two = do(one, LayString(1, shape("circle", 650, 90)))

    assert ("turn", state.first) == (two.phase, two.turn)


@pytest.mark.parametrize("test", ["touch", "area"])
def test_other_tests_for_strings_are_options(test: str) -> None:
    """KLU-Q23: a string wholly inside another overlaps it by area, and not by touch."""
    state = do(begun(5, boxes={"classic": 1, "duo": 1}, string_test=test), LayString(0, shape("circle", 800)))
    inside = LayString(1, shape("circle", 650))
    if test == "area":
        assert "turn" == do(state, inside).phase
    else:
        with pytest.raises(Illegal, match="KLU-42"):
            do(state, inside)


@pytest.mark.parametrize(
    ("points", "code"),
    [
        ([(0, 0), (100, 100), (100, 0), (0, 100)], "kluster/bad_string"),
        ([(0, 0), (1, 0), (2, 0)], "kluster/bad_string"),
        ([(900, 0), (950, 0), (950, 50)], "kluster/off_table"),
        ([(0, 0), (2000, 0), (0, 50)], "kluster/off_table"),
        ([(0, 0), (math.nan, 0), (0, 50)], "kluster/off_table"),
        ([(0, 0), (math.inf, 0), (0, 50)], "kluster/off_table"),
    ],
)
def test_a_string_must_be_one(points: list[tuple[float, float]], code: str) -> None:
    """KLU-Q2: refused with a code, and nothing has changed."""
    state = begun(2)
    with pytest.raises(Illegal) as refusal:
        do(state, LayString(0, tuple(Point(*each) for each in points)))

    assert code == refusal.value.code


def test_strings_are_laid_once_and_in_order() -> None:
    """KLU-41."""
    state, loop = begun(2), shape("circle", 650)
    with pytest.raises(Illegal) as wrong:
        do(state, LayString(1, loop))
    with pytest.raises(Illegal) as again:
        do(do(state, LayString(0, loop)), LayString(0, loop))

    assert ["kluster/no_such_string", "kluster/not_now"] == [wrong.value.code, again.value.code]


# Who begins


def test_the_first_player_is_drawn_or_named() -> None:
    """KLU-11, KLU-L2, KLU-Q18: the table says who is smallest; else chance does."""
    assert {begun(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
    assert {begun(4, seed, first_player=[2]).first for seed in range(10)} == {2}
    assert {begun(4, seed, first_player=[1, 3]).first for seed in range(40)} == {1, 3}


def test_who_ended_with_the_most_magnets_begins_the_next_game() -> None:
    """KLU-10, KLU-11, KLU-T6: with two players there is never a tie; with more, one of the tied."""
    two, four = table([(), (1, 2)]), table([(), (1, 2), (3,), (4, 5)])

    assert (1,) == starters(two)
    assert (1, 3) == starters(four)
    assert (1, 3) == GAME.rematch(four, four.options).first_player
    assert GAME.setup(GAME.rematch(two, two.options), 2, chance(5)).first == 1


def test_strings_keep_their_length_from_turn_to_turn() -> None:
    """KLU-Q2: however often it was dragged, a string has the length of its box."""
    state = table([(0, 1, 2), (3, 4, 5)])
    for x in (60, 120, 40):
        track = (pull(0, 0, 0, x, 30), Drop(150), hold(151, state.hands[state.turn][0], 0, x - 80, 80, 0), Release(152))
        state = do(state, Turn(track, 153))
    nodes = [_xy(node) for node in state.loops[0]]

    assert (650.0,) == GAME.view(state, 0).lengths
    assert 650 == pytest.approx(sum(map(math.dist, nodes, nodes[1:] + nodes[:1])), rel=0.01)
