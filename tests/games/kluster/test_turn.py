"""Turns: placing, touching, leaving, moving the string, and what a player must take."""

import math
from typing import Any

import pytest

from klub.core import Illegal
from klub.games.kluster import GAME
from klub.games.kluster.events import Ended, Over, Placed, Separated, Took
from klub.games.kluster.moves import Back, Drop, End, Gather, Input, LayString, Place, Release, Turn, hold, hover, pull
from klub.games.kluster.rules import census, lapse, mend
from klub.games.kluster.stones import TICKS, Lying
from klub.games.kluster.string import shape
from klub.games.kluster.turn import SimulatedTurn, play
from tests.games.kluster.table import begun, chance, do, ring, table, told


def test_a_magnet_is_placed_and_the_next_player_comes() -> None:
    """KLU-12, KLU-13, KLU-L7, KLU-Q10."""
    state = table([(0, 1), (2, 3)])
    after = do(state, Place(1, 20, -30, 1.5))

    assert [Placed(0, 1, 20, -30, 1.5, "flat")] == told(after, Placed)
    assert ((0,), (2, 3)) == after.hands
    assert (Lying(1, 20, -30, 1.5),) == after.lying
    assert ("turn", 1) == (after.phase, after.turn)
    assert 0 == do(after, Place(2, -60, 30, 1.5)).turn


def test_magnets_that_touch_are_taken() -> None:
    """KLU-14, KLU-16, KLU-17, KLU-L3, KLU-L17, KLU-Q6, KLU-Q7: all that hang together, and the turn is over."""
    state = table([(0, 1), (2, 3)], [Lying(4, 0, 0, 0)])
    after = do(state, Place(0, 34, 0, 0))
    (took,) = told(after, Took)

    assert ((0, 4), ((0, 4),), ()) == (took.magnets, took.clumps, took.strays)
    assert ((0, 1, 4), (2, 3)) == after.hands
    assert () == after.lying
    assert 1 == after.turn


def test_far_magnets_are_left_alone() -> None:
    """KLU-L3: attraction without contact is nothing."""
    state = table([(0, 1), (2, 3)], [Lying(4, -70, 0, 0)])

    assert [] == told(do(state, Place(0, 70, 0, 0)), Took)


def test_several_clumps_are_one_occasion() -> None:
    """KLU-Q6, KLU-Q9, KLU-34: everything until rest is taken at once."""
    state = table([(0, 1), (2,)], [Lying(4, 0, 0, 0), Lying(5, 68, 0, 0)])
    after = do(state, Place(0, 34, 0, 0))

    assert [(0, 4, 5)] == [each.magnets for each in told(after, Took)]


@pytest.mark.parametrize(("x", "y"), [(200.0, 0.0), (-900.0, 900.0)])
def test_a_magnet_put_outside_comes_back(x: float, y: float) -> None:
    """KLU-15, KLU-Q11: it counts as outside; the turn is over."""
    state = table([(0, 1), (2, 3)])
    after = do(state, Place(0, x, y, 0))

    assert [((0,), (), (0,))] == [(each.magnets, each.clumps, each.strays) for each in told(after, Took)]
    assert state.hands == after.hands
    assert 1 == after.turn


def test_touch_and_leave_are_added_up() -> None:
    """KLU-Q6, KLU-Q33: magnets that are outside in the same moment are taken too, however they got there."""
    state = table([(0, 1), (2,)], [Lying(4, 0, 0, 0), Lying(5, 300, 0, 0)])
    (took,) = told(do(state, Place(0, 34, 0, 0)), Took)

    assert ((0, 4, 5), (5,)) == (took.magnets, took.strays)


def test_the_whole_outline_may_be_asked_to_be_inside() -> None:
    """KLU-Q1: the centre decides; as an option all of the magnet must be inside."""
    inside = Place(0, 40, 0, 0)
    for test in ("centre", "whole"):
        assert [] == told(do(table([(0, 1), (2,)], inside_test=test), inside), Took)


def test_a_held_magnet_that_snaps_is_not_placed() -> None:
    """KLU-18, KLU-23, KLU-24, KLU-Q4: the lying one joins the hand, the held one stays there, the turn is over."""
    state = table([(0, 1), (2,)], [Lying(4, 0, 0, 0, "north_up")])
    track = (hold(0, 0, 0, 0, 60, 0, "north_up"), hover(1, 0, 0, 5, 0))
    after = do(state, Turn(track, 400))
    (took,) = told(after, Took)

    assert (4,) == took.magnets
    assert [] == told(after, Placed)
    assert ((0, 1, 4), (2,)) == after.hands
    assert 1 == after.turn


def test_a_player_may_move_magnets_with_the_hand_and_then_place() -> None:
    """KLU-23, KLU-Q17: a held magnet turns others from afar; nothing is taken for that."""
    state = table([(0, 1), (2,)], [Lying(4, 60, 0, 0)])
    track = (hold(0, 0, -60, 0, 60, 2.0), hover(60, 20, 60, 45, 1.0), hover(200, -60, 0, 60, 2.0), Release(300))
    after = do(state, Turn(track, 301))

    assert [0] == [each.magnet for each in told(after, Placed)]
    assert [] == told(after, Took)
    assert after.lying[1].angle != 0.0


def test_a_turn_by_hand_places_like_the_simple_one() -> None:
    """KLU-13: the same hand at the same place leads to the same table."""
    state = table([(0, 1), (2,)], [Lying(4, 60, 0, 0)])
    by_hand = do(state, Turn((hold(0, 0, -20, 30, 80, 1.0), Release(0)), 0))

    assert by_hand == do(state, Place(0, -20, 30, 1.0))


def test_lying_magnets_are_not_touched() -> None:
    """KLU-19, KLU-Q10, KLU-Q17: what was put down cannot be picked up, whoever put it there."""
    state = do(do(table([(0, 1), (2, 3)]), Place(0, 70, 0, 0)), Place(2, -70, 0, 0))
    for magnet in (0, 2):
        with pytest.raises(Illegal) as refusal:
            do(state, Turn((hold(0, magnet, 0, 0, 80, 0), Release(1)), 2))
        assert "kluster/not_in_hand" == refusal.value.code


def test_magnets_in_the_hand_are_no_event() -> None:
    """KLU-Q5: several are held together, then one is taken back and another held instead; nothing has happened."""
    state = table([(0, 1), (2,)])
    track = (hold(0, 0, 0, 0, 60, 0), Gather(9, 2), Back(50), hold(51, 1, 0, 0, 60, 0), Gather(60, 2), Release(100))
    after = do(state, Turn(track, 101))

    assert [1] == [each.magnet for each in told(after, Placed)]
    assert [] == told(after, Took)


def test_magnets_that_are_held_together_pull_together() -> None:
    """KLU-23, KLU-Q5: what one magnet in the hand leaves alone, four of them move; only one of them is put down."""
    state = table([range(4), (5,)], [Lying(9, 0, 0, 0)])
    moved = []
    for count in (1, 4):
        world = state.world()
        live = SimulatedTurn(world, state.hands[0], state.options)
        live.take(hold(0, 0, 30, 0, 30, 0))
        live.take(Gather(0, count))
        live.advance(TICKS)
        moved.append(math.dist((world.lying(9).x, world.lying(9).y), (0, 0)))
    after = do(state, Turn((hold(0, 0, 60, 0, 60, 0), Gather(0, 4), Release(1)), 2))

    assert moved[0] < 0.1
    assert moved[1] > 1.0
    assert (1, 2, 3) == after.hands[0]
    assert {0, 9} == {each.magnet for each in after.lying}


def test_one_cannot_hold_more_than_one_has() -> None:
    """As many as are in the player's hand, and only while one of them is above the table."""
    state = table([(0, 1), (2,)])
    for track, code in (
        ((hold(0, 0, 0, 0, 60, 0), Gather(1, 3)), "kluster/too_few_magnets"),
        ((Gather(0, 2),), "kluster/track"),
        ((hold(0, 0, 0, 0, 60, 0), Release(1), Gather(2, 2)), "kluster/track"),
    ):
        with pytest.raises(Illegal) as refusal:
            do(state, Turn(track, 9))
        assert code == refusal.value.code


def test_a_turn_ends_when_all_is_at_rest() -> None:
    """KLU-Q8: for as long as the table asks for."""
    ended = []
    for settle_time in (5, 20):
        state = table([(0, 1), (2,)], settle_time=settle_time)
        live = SimulatedTurn(state.world(), state.hands[0], state.options)
        ended.append(play(live, (hold(0, 0, 0, 0, 60, 0), Release(0)), 0).ticks)

    assert 15 * TICKS // 10 == ended[1] - ended[0]


def test_the_string_may_be_moved_and_pushes_magnets() -> None:
    """KLU-20, KLU-L6, KLU-Q14, KLU-Q15: the string moves what touches it, before a magnet is placed."""
    state = table([(0, 1), (2,)], [Lying(4, 85, 0, 0)])
    track = (pull(0, 0, 0, 60, 0), Drop(120), hold(121, 0, -60, 0, 80, 0), Release(122))
    after = do(state, Turn(track, 123))

    assert after.lying[1].x < 60
    assert after.loops != state.loops
    assert [] == told(after, Took)


def test_magnets_that_stick_while_the_string_is_moved_are_taken() -> None:
    """KLU-18, KLU-22, KLU-L4: before anything was placed, and none of the player's own; the turn is over."""
    state = table([(0, 1), (2,)], [Lying(4, 85, 0, 0), Lying(5, 0, 0, 0)])
    after = do(state, Turn((pull(0, 0, 0, 10, 0), hold(300, 0, -60, 0, 80, 0), Release(301)), 302))

    assert [(4, 5)] == [each.magnets for each in told(after, Took)]
    assert [] == told(after, Placed)
    assert ((0, 1, 4, 5), (2,)) == after.hands


def test_the_string_after_placing_is_an_option() -> None:
    """KLU-Q12: until the placed magnet is at rest the string is free, unless the table says no."""
    track: tuple[Input, ...] = (hold(0, 0, 0, 0, 80, 0), Release(0), pull(90, 0, 0, 90, 0), Drop(100))
    after = do(table([(0, 1), (2,)]), Turn(track, 101))

    assert [0] == [each.magnet for each in told(after, Placed)]
    with pytest.raises(Illegal) as refusal:
        do(table([(0, 1), (2,)], string_after_placing=False), Turn(track, 101))
    assert "kluster/string_after_placing" == refusal.value.code


def test_placing_is_a_duty() -> None:
    """KLU-13, KLU-Q16: a turn without a magnet, and without anything taken, is refused."""
    state = table([(0, 1), (2,)])
    for track in ((), (hold(0, 0, 0, 0, 80, 0), Back(9))):
        with pytest.raises(Illegal) as refusal:
            do(state, Turn(track, 9))
        assert "kluster/must_place" == refusal.value.code


def test_the_clock_ends_a_turn() -> None:
    """KLU-Q16: without a placement."""
    state = table([(0, 1), (2,)], turn_timer=30)
    after = do(state, lapse(state, 0))

    assert [Ended(0, "time")] == told(after, Ended)
    assert (1, state.hands) == (after.turn, after.hands)


def test_upright_magnets_are_an_option() -> None:
    """KLU-Q31."""
    after = do(table([(0, 1), (2,)]), Place(0, 0, 0, 0, "south_up"))

    assert ["south_up"] == [stone.pose for stone in after.lying]
    with pytest.raises(Illegal) as refusal:
        do(table([(0, 1), (2,)], upright=False), Place(0, 0, 0, 0, "south_up"))
    assert "kluster/upright" == refusal.value.code


# The end


def test_who_has_placed_the_last_magnet_wins() -> None:
    """KLU-25, KLU-26, KLU-L1, KLU-L18."""
    after = do(table([(0,), (2, 3)]), Place(0, 0, 0, 0))
    outcome = GAME.outcome(after)

    assert [Over(0, "placed_all")] == told(after, Over)
    assert outcome is not None
    assert ([0, 2], [0], [1, 2]) == (outcome.scores, outcome.winners, outcome.ranking)
    assert () == GAME.actors(after)


def test_who_has_to_take_the_last_magnet_again_has_not_won() -> None:
    """KLU-Q13: it is looked at when all is at rest."""
    after = do(table([(0,), (2, 3)], [Lying(4, 0, 0, 0)]), Place(0, 34, 0, 0))

    assert "turn" == after.phase
    assert ((0, 4), (2, 3)) == after.hands


# Expert mode


def test_an_expert_with_more_magnets_may_place_another() -> None:
    """KLU-27, KLU-28, KLU-29, KLU-30, KLU-Q19: while the player's hand stays strictly larger than the next player's."""
    state = table([range(4), (5, 6), (7, 8, 9)], expert=True, boxes={"classic": 1, "duo": 0})
    one = do(state, Place(0, -70, 0, 0))
    two = do(one, Place(1, 70, 0, 0))

    assert ("more", 0) == (one.phase, one.turn)
    assert ("turn", 1) == (two.phase, two.turn)
    assert [Ended(0, "choice")] == told(do(one, End()), Ended)
    assert ("turn", 1) == (do(one, End()).phase, do(one, End()).turn)


def test_an_expert_who_had_to_take_magnets_is_done() -> None:
    """KLU-31, KLU-L11."""
    state = table([range(4), (5,)], [Lying(8, 0, 0, 0)], expert=True)
    after = do(state, Place(0, 34, 0, 0))

    assert ("turn", 1) == (after.phase, after.turn)


def test_without_expert_mode_a_turn_is_one_magnet() -> None:
    """KLU-27, KLU-Q10."""
    state = table([range(4), (5,)])

    assert ("turn", 1) == (do(state, Place(0, 0, 0, 0)).phase, do(state, Place(0, 0, 0, 0)).turn)
    with pytest.raises(Illegal) as refusal:
        do(state, End())
    assert "kluster/not_now" == refusal.value.code


def test_an_expert_never_wins_with_an_extra_magnet() -> None:
    """KLU-T4: who may place another holds at least two."""
    after = do(table([(0, 1, 2), (5,)], expert=True), Place(0, 0, 0, 0))

    assert "more" == after.phase
    assert len(after.hands[0]) >= 2


# Alone


def test_alone_two_failures_are_allowed() -> None:
    """KLU-32, KLU-33, KLU-34, KLU-L8, KLU-L9, KLU-Q20, KLU-Q21: the third occasion ends the game."""
    state = table([range(6)])
    kept = do(state, Place(0, 0, 0, 0))
    phases = []
    for _ in range(3):
        kept = do(kept, Place(1, 200, 0, 0))
        phases.append((kept.failures, kept.phase))
    outcome = GAME.outcome(kept)

    assert [(1, "turn"), (2, "turn"), (3, "over")] == phases
    assert outcome is not None
    assert ([1], []) == (outcome.scores, outcome.winners)


def test_alone_all_placed_is_a_total_victory() -> None:
    """KLU-35, KLU-36, KLU-L10."""
    outcome = GAME.outcome(do(table([(0,)], ring(2, 70, 4)), Place(0, 0, 0, 0)))

    assert outcome is not None
    assert ([3], [0]) == (outcome.scores, outcome.winners)


def test_the_failures_of_solo_are_an_option() -> None:
    """KLU-Q20."""
    assert "over" == do(table([(0, 1)], solo_failures=0), Place(0, 200, 0, 0)).phase


# Several strings


def _two(apart: float, **options: Any) -> Any:
    loops = [shape("circle", 800), shape("circle", 650, apart)]
    return table([(0, 1), (24, 25)], loops=loops, boxes={"classic": 1, "duo": 1}, **options)


def test_inside_any_string_is_inside() -> None:
    """KLU-48, KLU-L16, KLU-Q32."""
    for x in (-80, 80, 230):
        assert [] == told(do(_two(160), Place(0, x, 0, 0)), Took)
    assert [] != told(do(_two(160), Place(0, 300, 0, 0)), Took)


def test_a_separated_string_must_be_moved_back() -> None:
    """KLU-49, KLU-50, KLU-51, KLU-52, KLU-L14, KLU-L15, KLU-Q12: the turn stays open until strings cross again."""
    state = _two(215)
    track = (pull(0, 1, 32, 160, 0), Drop(120), hold(121, 0, -60, 0, 80, 0), Release(122))
    after = do(state, Turn(track, 123))

    assert [Separated(0, (0, 1))] == told(after, Separated)
    assert ("repair", 0) == (after.phase, after.turn)
    for move, code in (
        (Place(1, 0, 0, 0), "kluster/not_now"),
        (Turn((hold(0, 1, 60, 0, 80, 0),), 9), "kluster/repair_first"),
        (End(), "kluster/not_now"),
        (LayString(0, shape("circle", 800)), "kluster/not_now"),
    ):
        with pytest.raises(Illegal) as refusal:
            do(after, move)
        assert code == refusal.value.code
    repaired = do(after, mend(after))

    assert ("turn", 1) == (repaired.phase, repaired.turn)
    assert [] == told(repaired, Separated)


def test_a_repair_that_disturbs_magnets_costs_them() -> None:
    """KLU-Q25: the same player restores the string, and takes whatever that disturbs."""
    loops = [shape("circle", 800), shape("circle", 650, 260)]
    lying = [Lying(30, 260 - 88, 0, 0), Lying(31, 260, 0, 0)]
    state = table([(0, 1), (24, 25)], lying, loops, boxes={"classic": 1, "duo": 1})
    after = do(state, Turn((pull(0, 1, 32, 250, 0), Drop(240)), 240, "time"))

    assert [(30, 31)] == [each.magnets for each in told(after, Took)]
    assert "repair" == after.phase


def test_where_strings_leave_no_room_a_magnet_is_outside() -> None:
    """KLU-Q11: between two strings that lie close together nothing can be put down."""
    loops = [shape("circle", 650), shape("circle", 650, 12)]
    state = table([(0, 1), (2, 3)], loops=loops, boxes={"classic": 0, "duo": 2})
    after = do(state, Place(0, loops[0][32].x + 6, 0, 0))

    assert [(0,)] == [each.strays for each in told(after, Took)]
    assert state.hands == after.hands
    assert 1 == after.turn


# Every magnet is always somewhere


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"expert": True}), (3, {}), (6, {})])
def test_no_magnet_is_ever_lost(seats: int, options: dict[str, Any]) -> None:
    """KLU-T5: in random play, hands, area and box always hold all of them."""
    state = begun(seats, **options)
    everything = census(state)
    for number in range(16):
        if GAME.outcome(state) is not None:
            break
        state = do(state, GAME.sample(state, state.turn, chance(number)))

        assert everything == census(state)
        assert [] == state.world().outside("centre")
        assert all(math.isfinite(stone.x + stone.y + stone.angle) for stone in state.lying)
