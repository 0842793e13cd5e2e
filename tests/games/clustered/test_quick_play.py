"""Quick play: seven cards to choose five from, then after each turn draw two and discard one."""

from typing import Any

import pytest

from klub.games.clustered import GAME
from klub.games.clustered.rules import State
from tests.games.clustered.table import deal, moves, play, played, refused, stack

SEVEN = "1CD 1CH 1CS 1SD 1SH 1SS 1TD"


def begun(blue: str = SEVEN, orange: str = SEVEN, **options: Any) -> State:
    """Quick play for two after the start discards, which took the last two of the seven cards."""
    state = deal(blue, orange, quick_play=True, **options)
    for player, pile in (("B", blue.split()), ("O", orange.split())):
        state = play(state, f"{player} drops {pile[5]}; {player} drops {pile[6]}")
    return state


def sizes(state: State) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    """Phase, cards in hand and cards in the deck."""
    seen = GAME.view(state, None)
    return seen.phase, seen.hand_sizes, seen.deck_sizes


def test_everyone_draws_seven_and_discards_two() -> None:
    """CLU-63: seven cards, two discards of one's choice, five remain, and only then are cards laid."""
    state = deal(SEVEN, SEVEN, quick_play=True)

    assert sizes(state) == ("start_discards", (7, 7), (22, 22))
    state = play(state, "B drops 1CD; B drops 1SS")
    assert (GAME.view(state, 0).hand, GAME.view(state, 0).hand_sizes) == (("1CH", "1CS", "1SD", "1SH", "1TD"), (5, 7))
    state = play(state, "O drops 1CH; O drops 1TD")
    assert sizes(state) == ("turn", (5, 5), (22, 22))
    assert GAME.actors(state) == (0,)


def test_no_card_is_laid_before_the_start_discards_are_done() -> None:
    """CLU-63: a placement is refused, and so is a third discard while others still choose."""
    state = deal(SEVEN, SEVEN, quick_play=True)
    refusal = refused(state, "B 1CD 1,0")

    assert (refusal.code, refusal.facts) == ("clustered/must_discard", {"card": "1CD", "rule": "CLU-63"})
    done = play(state, "B drops 1CD; B drops 1CH")
    assert (
        refused(done, "B drops 1CS").code,
        refused(done, "B drops 1CS").facts["actors"],
    ) == ("move/not_your_turn", [1])


def test_all_choose_their_start_discards_at_the_same_time() -> None:
    """CLU-Q17: nobody waits for another: the discards may come in any order, and the game is the same."""
    state = deal(SEVEN, SEVEN, SEVEN, quick_play=True, first=1)

    assert GAME.actors(state) == (0, 1, 2)
    one = play(state, "B drops 1CD; O drops 1CH; G drops 1CS; B drops 1SD; O drops 1SH; G drops 1SS")
    other = play(state, "G drops 1CS; G drops 1SS; O drops 1CH; O drops 1SH; B drops 1CD; B drops 1SD")
    assert (1,) == GAME.actors(one) == GAME.actors(other)
    assert [GAME.view(one, seat).hand for seat in range(3)] == [GAME.view(other, seat).hand for seat in range(3)]


def test_a_turn_ends_with_two_cards_drawn_and_one_discarded() -> None:
    """CLU-64: after laying a card the hand has six cards, then five again, and the turn passes."""
    state = begun(f"{SEVEN} 2CD 2CH")
    laid = play(state, "B 1CD 1,0")

    assert sizes(laid) == ("quick_discard", (6, 5), (20, 22))
    assert (GAME.actors(laid), GAME.view(laid, 0).drawn) == ((0,), ("2CD", "2CH"))
    after = play(laid, "B drops 1CH")
    assert sizes(after) == ("turn", (5, 5), (20, 22))
    assert (GAME.actors(after), GAME.view(after, 0).hand) == ((1,), ("1CS", "1SD", "1SH", "2CD", "2CH"))


def test_the_quick_discard_comes_before_anything_else() -> None:
    """CLU-64: until it is made, its player may lay nothing and the others wait."""
    state = play(begun(), "B 1CD 1,0")

    refusal = refused(state, "B 1CH 2,0")
    assert (refusal.code, refusal.facts["rule"]) == ("clustered/must_discard", "CLU-64")
    assert refused(state, "O 1CD 0,1").code == "move/not_your_turn"


def test_any_card_of_the_hand_may_go() -> None:
    """CLU-L5: the quick discard is any of the six cards, not only one of the two drawn."""
    state = play(begun(f"{SEVEN} 2CD 2CH"), "B 1CD 1,0")

    assert [f"B drops {card}" for card in ("1CH", "1CS", "1SD", "1SH", "2CD", "2CH")] == moves(state, "B")


def test_by_option_one_of_the_two_drawn_cards_goes() -> None:
    """CLU-L5: with quick_discard_from = drawn the choice is between the two; at the start it is free (CLU-63)."""
    state = begun(f"{SEVEN} 2CD 2CH", quick_discard_from="drawn")
    state = play(state, "B 1CD 1,0")
    refusal = refused(state, "B drops 1CH")

    assert moves(state, "B") == ["B drops 2CD", "B drops 2CH"]
    assert (refusal.code, refusal.facts) == ("clustered/not_drawn", {"card": "1CH", "rule": "CLU-64"})
    fresh = deal(SEVEN, SEVEN, quick_play=True, quick_discard_from="drawn")
    assert [f"B drops {card}" for card in SEVEN.split()] == moves(fresh, "B")


def test_two_equal_drawn_cards_are_one_choice() -> None:
    """CLU-Q15: with two wilds drawn, and the choice among drawn cards, a wild must go."""
    state = play(begun(f"{SEVEN} W W", quick_discard_from="drawn"), "B 1CD 1,0")

    assert moves(state, "B") == ["B drops W"]
    assert GAME.view(play(state, "B drops W"), 0).hand.count("W") == 1


@pytest.mark.parametrize(("left", "drawn", "discards"), [(3, 2, True), (2, 2, True), (1, 1, False), (0, 0, False)])
def test_a_short_deck_gives_what_it_has(left: int, drawn: int, discards: bool) -> None:
    """CLU-Q14: draw up to two, discard only what exceeds five; an empty deck means neither draw nor discard."""
    rest = ["2CD", "2CH", "2CS"][:left]
    state = stack([[*SEVEN.split(), *rest], SEVEN.split()], quick_play=True)
    state = play(state, "B drops 1SS; B drops 1TD; O drops 1SS; O drops 1TD; B 1CD 1,0")

    assert left - drawn == GAME.view(state, None).deck_sizes[0]
    assert 4 + drawn == GAME.view(state, None).hand_sizes[0]
    assert ("quick_discard" if discards else "turn") == GAME.view(state, None).phase
    assert (0 if discards else 1,) == GAME.actors(state)


def test_a_quick_discard_is_no_turn() -> None:
    """CLU-Q15: the discards leave the game for good and use up no turn; wilds may go too."""
    state = begun("1CD 1CH 1CS 1SD W 1SS W")
    assert GAME.view(state, 0).discards[0] == ("1SS", "W")
    state = play(state, "B 1CD 1,0; B drops W; O 1CD -1,0; O drops 1CH")

    assert (GAME.view(state, 0).discards[0], GAME.actors(state)) == (("1SS", "W", "W"), (0,))
    assert "W" not in GAME.view(state, 0).hand


def test_a_stuck_player_discards_as_the_turn_and_then_again() -> None:
    """CLU-Q16: the forced discard is the turn; then draw two and discard one as usual."""
    state = begun(bounds={"shape": "rectangle", "width": 1, "height": 1})
    assert [f"B drops {card}" for card in ("1CD", "1CH", "1CS", "1SD", "1SH")] == moves(state, "B")
    stuck = play(state, "B drops 1CD")

    assert sizes(stuck) == ("quick_discard", (6, 5), (20, 22))
    assert GAME.view(stuck, None).events[0].why == "stuck"  # type: ignore[union-attr] # a discard
    after = play(stuck, "B drops 1CH")
    assert (sizes(after), GAME.actors(after)) == (("turn", (5, 5), (20, 22)), (1,))
    assert GAME.view(after, None).events[0].why == "quick"  # type: ignore[union-attr] # a discard


@pytest.mark.parametrize(("third_wild", "turns"), [("none", 16), ("all", 17)])
def test_quick_play_has_a_fixed_number_of_turns(third_wild: str, turns: int) -> None:
    """CLU-Q14: 16 turns and 13 quick discards with 29 cards, 17 and 13 with 30 (CLU-Q20)."""
    for seed in range(3):
        game = played(3, seed, count=0, quick_play=True, third_wild=third_wild)
        counted = {(seat, kind): 0 for seat in range(3) for kind in ("turn", "discard")}
        while game.actors:
            seat = game.actors[0]
            counted[seat, "turn" if game.view(None).phase == "turn" else "discard"] += 1
            listed = game.moves(seat) or ()
            game.play(seat, listed[seed * 5 % len(listed)])

        expected = {(seat, kind): number for seat in range(3) for kind, number in (("turn", turns), ("discard", 13))}
        assert expected == counted


def test_the_cards_of_quick_play_are_all_laid_or_discarded() -> None:
    """CLU-41: at the end nothing is left in hands or decks, and 13 discards a player lie beside the table."""
    end = played(2, seed=41, quick_play=True).view(None)

    assert (end.phase, end.hand_sizes, end.deck_sizes) == ("over", (0, 0), (0, 0))
    assert all(
        sum(laid.seat == seat for laid in end.table) + len(end.discards[seat]) == 29 and len(end.discards[seat]) >= 13
        for seat in range(2)
    )
