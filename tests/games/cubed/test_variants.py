"""The three extra plays: bridging the gap, fill the void, draw 3 and keep 1."""

from typing import Any

import pytest

from klub.games.cubed import GAME, board
from klub.games.cubed.events import Drew, Gave, Kept, Passed, Played, RoundOver
from klub.games.cubed.options import Options
from tests.games.cubed.table import bag, chance, events, hands, moves, play, plays, refused, table, walls

HIGH = "aaa 0,0; aaa 1,0; aaa 1,-1"
SWITCHES: list[dict[str, Any]] = [{"bridging": True}, {"fill_the_void": True}, {"draw_many": True}]
VOID = walls((1, 0))
GAP = walls((1, 1), (2, 0), (3, -1))  # a straight hole of three cells: (2, 0) touches pieces on two sides
LONG_GAP = walls((1, 1), (2, 0), (3, -1), (4, -2), (5, -3))
APART = walls((2, 0), (2, 1), (1, 0), (2, -1), (3, -1))  # (2, 0) touches (3, 0) and (1, 1), which are not opposite
SHORE = walls((2, 0), (2, -1), (3, -1))  # (2, 0) touches four pieces in one arc, the outer two of them opposite


def test_the_extra_plays_are_three_switches() -> None:
    """CUB-Q36: all off in the standard game, and each can be on alone."""
    assert {False} == {Options().bridging, Options().fill_the_void, Options().draw_many}
    bridged, filled, drawn = (
        [
            play(table("aaa bbb", "bbb", laid=GAP, **on), "A aaa 2,0").phase == "bridge",
            play(table("aaa bbb", "bbb", laid=VOID, **on), "A aaa 1,0").phase == "gift",
            "takes 1" in moves(table("aaa bbb", "bbb", bag="abc", laid=VOID, **on), "A"),
        ]
        for on in SWITCHES
    )

    assert (bridged, filled, drawn) == ([True, False, False], [False, True, False], [False, False, True])


# Bridging the gap


def test_bridging_a_gap_earns_a_second_piece() -> None:
    """CUB-43: its player may lay another one at once; the next player has to wait."""
    state = play(table("aaa aaa bbb", "bbb", laid=GAP, bridging=True), "A aaa 2,0")

    assert (GAME.actors(state), state.phase) == ((0,), "bridge")
    assert events(state) == (Played(0, "aaa", 2, 0, 0, bridged=True),)
    assert moves(state, "A")[0] == "passes"
    assert "aaa 1,1" in plays(state, "A")
    assert GAME.actors(play(state, "A aaa 1,1")) == (1,)


def test_without_a_gap_there_is_no_second_piece() -> None:
    """CUB-43: a piece beside others that meet each other spans nothing."""
    state = play(table("aaa aaa bbb", "bbb", laid=HIGH, bridging=True), "A aaa 0,1")

    assert (GAME.actors(state), events(state)[0].bridged) == ((1,), False)


def test_if_no_second_piece_fits_the_turn_ends_without_a_draw() -> None:
    """CUB-44: passing is all that is left, though the bag is full."""
    state = play(table("aaa bbb", "bbb", bag="abc abd", laid=GAP, bridging=True), "A aaa 2,0")

    assert moves(state, "A") == ["passes"]
    assert refused(state, "A draws").facts == {"phase": "bridge"}
    done = play(state, "A passes")
    assert (hands(done)[0], GAME.actors(done)) == (["bbb"], (1,))
    assert events(done) == (Passed(0, "bridge"),)


@pytest.mark.parametrize(
    ("laid", "arcs", "opposite"), [(GAP, True, True), (APART, True, False), (SHORE, False, True), (VOID, False, False)]
)
def test_what_bridges_a_gap(laid: Any, arcs: bool, opposite: bool) -> None:
    """CUB-Q22: occupied cells around it in two arcs or more; by option two pieces on opposite sides."""
    place = "1,0" if laid is VOID else "2,0"
    for reading, expected in (("arcs", arcs), ("opposite", opposite)):
        state = table("aaa aab", "bbb", laid=laid, bridging=True, bridge=reading)
        assert expected == (play(state, f"A aaa {place}").phase == "bridge")


def test_a_second_piece_that_bridges_earns_no_third() -> None:
    """CUB-Q23: “a second piece”; so the turn ends."""
    state = play(table("aaa aaa aaa", "bbb", laid=LONG_GAP, bridging=True), "A aaa 2,0; A aaa 4,-2")

    assert GAME.actors(state) == (1,)


def test_by_option_bridges_go_on_in_a_chain() -> None:
    """CUB-Q23: with bridge_chain each bridge earns another piece, until one does not bridge."""
    state = table("aaa aaa aaa bbb", "bbb", laid=LONG_GAP, bridging=True, bridge_chain=True)
    state = play(state, "A aaa 2,0; A aaa 4,-2")

    assert (GAME.actors(state), state.phase) == ((0,), "bridge")
    assert GAME.actors(play(state, "A aaa 3,-1")) == (1,)


def test_the_second_piece_may_be_any() -> None:
    """CUB-Q23: a Blocking piece too, anywhere it fits."""
    state = play(table("aaa axx aab", "bbb", laid=GAP, bridging=True), "A aaa 2,0")
    blocking = next(step for step in plays(state, "A") if step.startswith("axx"))

    assert GAME.actors(play(state, f"A {blocking}")) == (1,)
    assert events(play(state, f"A {blocking}"))[0].died > 0


def test_the_second_piece_may_fill_a_void() -> None:
    """CUB-Q23: then its player may give a piece away, and after that the turn is over."""
    state = table("aaa aaa abc", "bbb", laid=GAP, bridging=True, fill_the_void=True, bridge_chain=True)
    state = play(state, "A aaa 2,0; A aaa 1,1")

    assert (state.phase, GAME.actors(state)) == ("gift", (0,))
    assert GAME.actors(play(state, "A skips")) == (1,)


def test_bridging_after_a_draw_counts() -> None:
    """CUB-Q24: the second piece is earned all the same, and there is no second draw."""
    state = table("aaa aaa", "bbb", bag="abc abd", laid=GAP, bridging=True)
    state = play(state, "A draws; A aaa 2,0")

    assert (state.phase, "aaa 1,1" in plays(state, "A")) == ("bridge", True)
    assert refused(state, "A draws").code == "cubed/not_now"


def test_declining_the_second_piece_is_free() -> None:
    """CUB-Q24: nothing is drawn, though a piece would fit; and the next player may draw as ever."""
    state = play(table("aaa aaa", "bbb", bag="abc", laid=GAP, bridging=True), "A aaa 2,0; A passes")

    assert (hands(state)[0], bag(state), state.idle) == (["aaa"], ["abc"], 0)
    assert moves(state, "B") == ["draws"]


def test_a_bridge_with_the_last_piece_ends_the_round() -> None:
    """CUB-43: out is out: there is no second piece to lay (CUB-31)."""
    state = play(table("aaa", "bbb", laid=GAP, bridging=True, rounds=1), "A aaa 2,0")

    assert (state.phase, events(state)[1].why) == ("over", "out")


# Fill the void


def test_filling_a_void_lets_its_player_give_a_piece_away() -> None:
    """CUB-45: any piece of the player's hand, to any other player, right after the fill (CUB-Q26)."""
    state = play(table("aaa abc bbb", "ccc", "ddd", laid=VOID, fill_the_void=True), "A aaa 1,0")

    assert moves(state, "A") == ["gives abc to B", "gives abc to C", "gives bbb to B", "gives bbb to C", "skips"]
    given = play(state, "A gives bbb to C")
    assert (hands(given), GAME.actors(given)) == ([["abc"], ["ccc"], ["bbb", "ddd"]], (1,))
    assert [events(given, watcher) for watcher in (0, 1, 2)] == [
        (Gave(0, 2, "bbb"),),
        (Gave(0, 2, "?"),),
        (Gave(0, 2, "bbb"),),
    ]


def test_a_gift_is_optional() -> None:
    """CUB-Q26: for the giver; the other cannot refuse it."""
    state = play(table("aaa abc", "ccc", laid=VOID, fill_the_void=True), "A aaa 1,0; A skips")

    assert (hands(state)[0], GAME.actors(state)) == (["abc"], (1,))
    assert events(state) == (Passed(0, "gift"),)


@pytest.mark.parametrize(
    ("step", "code"),
    [
        ("A gives abc to A", "cubed/no_such_player"),
        ("A gives abc to D", "cubed/no_such_player"),
        ("A gives ccc to B", "cubed/not_in_hand"),
        ("A aaa 2,2", "cubed/not_now"),
        ("A draws", "cubed/not_now"),
        ("A passes", "cubed/not_now"),
        ("B skips", "move/not_your_turn"),
    ],
)
def test_a_gift_that_is_none_is_refused(step: str, code: str) -> None:
    """CUB-45: a piece that one holds, to another player; and nothing else before it."""
    state = play(table("aaa aaa abc", "ccc", "ddd", laid=VOID, fill_the_void=True), "A aaa 1,0")

    assert code == refused(state, step).code


def test_only_the_last_cell_of_a_hole_is_a_void() -> None:
    """CUB-Q25: all six neighbours are occupied before the piece is laid; in a larger hole the last cell counts."""
    state = table("aaa aaa abc", "abc abd", laid=walls((1, 0), (2, 0)), fill_the_void=True)
    first = play(state, "A aaa 1,0")

    assert (GAME.actors(first), events(first)[0].filled) == ((1,), False)
    second = play(first, "B passes; A aaa 2,0")
    assert (second.phase, events(second)[0].filled) == ("gift", True)


def test_filling_never_bridges() -> None:
    """CUB-Q25: a full ring is one arc, in both readings of a bridge."""
    assert (board.arcs(0b111111), board.arcs(0b101101), board.arcs(0b100001)) == (1, 2, 1)
    for reading in ("arcs", "opposite"):
        state = table("aaa abc", "ccc", laid=VOID, fill_the_void=True, bridging=True, bridge=reading)
        assert events(play(state, "A aaa 1,0")) == (Played(0, "aaa", 1, 0, 0, bridged=False, filled=True),)


def test_a_dead_cell_does_not_help_to_surround() -> None:
    """CUB-Q25: five pieces and a dead cell around make no void."""
    beside_black = [(1, 1), (1, 0), (2, -1), (3, -1)]
    state = table("axx abc", "aaa bbb", laid=walls((2, 0), (2, -2), *beside_black), fill_the_void=True)
    state = play(state, "A axx 2,0; B aaa 2,-2")

    assert (GAME.actors(state), events(state)[0].filled) == ((0,), False)


def test_a_hand_emptied_by_the_gift_is_out() -> None:
    """CUB-Q27: all pieces are gone, so the round is over with 0 points (CUB-31); the gift counts for the other."""
    state = play(table("aaa axx", "ccc", laid=VOID, fill_the_void=True, rounds=1), "A aaa 1,0; A gives axx to B")

    assert events(state)[1] == RoundOver(1, "out", ((), ("axx", "ccc")), (0, 8), (0,))
    assert GAME.actors(state) == ()


def test_filling_with_the_last_piece_leaves_nothing_to_give() -> None:
    """CUB-Q27: the round is over without a gift."""
    state = play(table("aaa", "ccc", laid=VOID, fill_the_void=True, rounds=1), "A aaa 1,0")

    assert (state.phase, [type(event) for event in events(state)]) == ("over", [Played, RoundOver])


# Draw 3, keep 1


def test_a_turn_may_be_spent_on_drawing() -> None:
    """CUB-46: one to three pieces at once, in place of playing."""
    state = table("aaa", "ccc", bag="abc abd abe abf", laid=HIGH, draw_many=True)

    assert moves(state, "A")[:4] == ["draws", "takes 1", "takes 2", "takes 3"]
    assert len(plays(state, "A")) == 3


def test_the_number_is_named_and_taken_at_once() -> None:
    """CUB-47: three named, three out of the bag; only their owner sees which."""
    state = play(table("aaa", "ccc", bag="abc abd abe abf", laid=HIGH, draw_many=True), "A takes 3")

    assert (state.phase, GAME.actors(state), bag(state)) == ("keep", (0,), ["abf"])
    assert [GAME.view(state, watcher).drawn for watcher in (0, 1, None)] == [("abc", "abd", "abe"), (), ()]
    assert [GAME.view(state, watcher).choosing for watcher in (0, 1, None)] == [3, 3, 3]
    assert [event.count for event in events(state, 1)] == [3]


def test_one_is_kept_and_the_others_go_back() -> None:
    """CUB-48: back into the bag, which is mixed. CUB-49: the turn is over without a play. CUB-L4: not a discard."""
    drawn = play(table("aaa", "ccc", bag="abc abd abe abf", laid=HIGH, draw_many=True), "A takes 3")

    assert moves(drawn, "A") == ["keeps abc", "keeps abd", "keeps abe"]
    state = play(drawn, "A keeps abd")
    assert (hands(state)[0], sorted(bag(state))) == (["aaa", "abd"], ["abc", "abe", "abf"])
    assert (GAME.actors(state), state.out) == ((1,), ())
    assert [events(state, watcher) for watcher in (0, 1)] == [(Kept(0, "abd", 2),), (Kept(0, "?", 2),)]
    orders = {tuple(bag(play(drawn, "A keeps abd", rng=chance(number)))) for number in range(40)}
    assert len(orders) == 6


@pytest.mark.parametrize("step", ["A aaa 0,1", "A draws", "A passes", "A takes 1", "A keeps aaa"])
def test_while_choosing_nothing_else_is_done(step: str) -> None:
    """CUB-49: no piece is played in such a turn. CUB-48: only a drawn one is kept."""
    state = play(table("aaa", "ccc", bag="abc abd abe abf", laid=HIGH, draw_many=True), "A takes 2")

    assert refused(state, step).code == ("cubed/not_drawn" if "keeps" in step else "cubed/not_now")


@pytest.mark.parametrize(("in_bag", "most"), [("", 0), ("abc", 1), ("abc abd", 2), ("abc abd abe abf", 3)])
def test_never_more_than_the_bag_holds(in_bag: str, most: int) -> None:
    """CUB-Q28: 1, 2 or 3 may be named; with an empty bag none."""
    state = table("bbb", "ccc", bag=in_bag, laid=HIGH, draw_many=True)

    assert [f"takes {count + 1}" for count in range(most)] == [step for step in moves(state, "A") if "takes" in step]
    for count in (0, -1, most + 1, 4):
        refusal = refused(state, f"A takes {count}")
        assert (refusal.code, refusal.facts) == ("cubed/bad_count", {"count": count, "most": most, "rule": "CUB-Q28"})


def test_naming_one_keeps_it() -> None:
    """CUB-Q28: there is nothing to choose, so the turn is over."""
    state = play(table("bbb", "ccc", bag="abc abd", laid=HIGH, draw_many=True), "A takes 1")

    assert (hands(state)[0], bag(state), GAME.actors(state)) == (["abc", "bbb"], ["abd"], (1,))
    assert events(state, 0) == (Drew(0, 1, ("abc",)),)


def test_it_is_allowed_before_the_first_piece() -> None:
    """CUB-Q29: at the start of any of the player's turns."""
    assert "takes 3" in moves(table("aaa", "ccc", bag="abc abd abe abf", draw_many=True), "A")


def test_after_a_draw_it_is_too_late() -> None:
    """CUB-Q29: no other draw in that turn (CUB-23)."""
    state = play(table("aaa", "ccc", bag="abc abd abe abf", laid=HIGH, draw_many=True), "A draws")

    assert "takes 1" not in moves(state, "A")
    assert refused(state, "A takes 1").code == "cubed/already_drawn"


def test_it_is_a_turn_without_a_play() -> None:
    """CUB-Q29: stuck if nothing in hand fits afterwards; so it can end a round (CUB-Q13)."""
    state = table("bbb", "ccc", bag="ddd eee fff bcc", laid=HIGH, draw_many=True, rounds=1)
    state = play(state, "A takes 2; A keeps ddd")

    assert (state.idle, GAME.actors(state)) == (1, (1,))
    assert events(play(state, "B takes 1"))[-1].why == "stuck"


def test_what_was_kept_may_fit_later() -> None:
    """CUB-Q29: a kept piece that fits makes the turn one that is not stuck."""
    state = table("bbb", "ccc", bag="aaa eee fff bcc", laid=HIGH, draw_many=True)
    state = play(state, "A takes 2; A keeps aaa; B draws; B passes")

    assert (state.round, state.idle) == (1, 2)
    assert "aaa 0,1" in plays(state, "A")


def test_it_must_be_switched_on() -> None:
    """CUB-Q36: in the standard game there is one draw only."""
    refusal = refused(table("aaa", "ccc", bag="abc", laid=HIGH), "A takes 1")

    assert (refusal.code, refusal.facts["rule"]) == ("cubed/no_draw_many", "CUB-Q36")
