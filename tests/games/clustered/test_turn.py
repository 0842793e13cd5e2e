"""A turn: lay one card, or discard if nothing fits; draw; the next player. Until every card is gone."""

from collections import Counter

import pytest

from klub import Malformed
from klub.games.clustered import GAME
from klub.games.clustered.moves import Place
from klub.games.clustered.rules import State
from tests.games.clustered.naive import beside
from tests.games.clustered.table import PLAYERS, deal, finish, moves, play, played, refused, refused_move, short


def stuck() -> State:
    """Single circles lie on all four sides of the start card, and blue has only pairs of squares and triangles."""
    state = deal("1CD 1CH 2SD 2SH 2SS 2TD 2TH 3CD", "1CD 1CH 3SD 3SH 3SS 3TD 3TH W")
    return play(state, "B 1CD 1,0; O 1CD -1,0; B 1CH 0,1; O 1CH 0,-1")


def test_a_turn_lays_exactly_one_card() -> None:
    """CLU-20: one card goes from the hand to the table, and then it is another's turn."""
    after = play(deal("1CD", "2CD"), "B 1CD 1,0")
    blue = GAME.view(after, 0)

    assert [(laid.card, laid.seat) for laid in blue.table] == [("*", None), ("1CD", 0)]
    assert "1CD" not in blue.hand
    refusal = refused(after, f"B {blue.hand[0]} 2,0")
    assert (refusal.code, refusal.facts) == ("move/not_your_turn", {"seat": 0, "actors": [1]})


def test_a_card_comes_from_the_own_hand() -> None:
    """CLU-20: not from the deck, nor from another player's hand."""
    state = deal("1CD 1CH 1CS 1SD 1SH 2CD", "3TS")

    for elsewhere in ("2CD", "3TS"):
        refusal = refused(state, f"B {elsewhere} 1,0")
        assert ("clustered/not_in_hand", {"card": elsewhere}) == (refusal.code, refusal.facts)


@pytest.mark.parametrize("card", ["", "*", "?", "4CD", "1cd", "WW", "x" * 1000])
def test_a_card_that_does_not_exist_is_malformed(card: str) -> None:
    """CLU-6: only 27 codes and W are cards; a refusal repeats no more than 80 signs of what was sent."""
    refusal = refused_move(deal("W"), 0, Place(card, 1, 0))

    assert isinstance(refusal, Malformed)
    assert ("clustered/unknown_card", {"card": card[:80]}) == (refusal.code, refusal.facts)


def test_who_cannot_lay_a_card_must_discard_one() -> None:
    """CLU-21: no hand card fits anywhere, so every move is a discard."""
    state = stuck()

    assert moves(state, "B") == ["B drops 2SD", "B drops 2SH", "B drops 2SS", "B drops 2TD", "B drops 2TH"]
    after = play(state, "B drops 2SS")
    assert GAME.view(after, 0).discards == (("2SS",), ())
    assert "2SS" not in GAME.view(after, 0).hand


def test_the_stuck_player_chooses_which_card_to_discard() -> None:
    """CLU-Q4: any card of the hand, equal ones as one choice."""
    state = stuck()
    for move in moves(state, "B"):
        after = play(state, move)

        assert (move.split()[-1],) == GAME.view(after, 1).discards[0]


def test_a_forced_discard_is_the_turn() -> None:
    """CLU-22: after it the next player moves."""
    assert GAME.actors(play(stuck(), "B drops 2SD")) == (1,)


def test_no_discard_while_a_card_can_be_laid() -> None:
    """CLU-23: a discard is refused while any move exists, whichever card it would be."""
    state = deal("1CD 1CH 2SD W 2SS")

    for card in ("1CD", "1CH", "2SD", "2SS", "W"):
        refusal = refused(state, f"B drops {card}")
        assert ("clustered/must_place", {"card": card, "rule": "CLU-23"}) == (refusal.code, refusal.facts)


def test_one_fitting_card_forbids_the_discard_of_the_others() -> None:
    """CLU-23: the card that would go need not be the one that fits."""
    state = play(stuck(), "B drops 2SD; O drops 3SD")

    assert {"3CD"} == {move.split()[1] for move in moves(state, "B")}
    assert refused(state, "B drops 2SH").code == "clustered/must_place"


def test_the_referee_offers_a_discard_only_to_the_stuck() -> None:
    """CLU-Q6: in whole games the legal moves are all placements or all discards."""
    kinds: Counter[tuple[str, ...]] = Counter()
    for seed in range(3):
        game = played(2, seed, count=0, bounds={"shape": "rectangle", "width": 5, "height": 5})
        while game.actors:
            listed = game.moves(game.actors[0]) or ()
            kinds[tuple(sorted({type(move).__name__ for move in listed}))] += 1
            game.play(game.actors[0], listed[len(listed) // 2])

    assert {("Place",), ("Discard",)} == set(kinds)


def test_the_turn_ends_with_a_draw() -> None:
    """CLU-24: one card from the own deck, also after a discard; only its owner sees which."""
    laid = play(deal("1CD 1CH 1CS 1SD 1SH 3TS"), "B 1CD 1,0")
    discarded = play(stuck(), "B drops 2SD")

    assert (GAME.view(laid, 0).hand, GAME.view(laid, 0).deck_sizes) == (("1CH", "1CS", "1SD", "1SH", "3TS"), (23,))
    assert GAME.view(discarded, 0).hand == ("2SH", "2SS", "2TD", "2TH", "3CD")


def test_the_hand_stays_at_five_while_the_deck_lasts() -> None:
    """CLU-25: five cards before every turn until the deck is empty."""
    game = played(2, seed=21, count=0)
    while game.actors:
        sizes = list(zip(game.view(None).hand_sizes, game.view(None).deck_sizes, strict=True))
        game.play(game.actors[0], (game.moves(game.actors[0]) or ())[-1])

        assert all(hand == 5 for hand, deck in sizes if deck > 0)


def test_with_an_empty_deck_the_hand_shrinks_until_it_is_gone() -> None:
    """CLU-Q7: no draw, no end: play goes on with 5, 4, 3, 2, 1 cards."""
    game = played(1, seed=22, count=24)
    sizes = []
    while game.actors:
        view = game.view(0)
        sizes.append((view.hand_sizes[0], view.deck_sizes[0]))
        assert game.outcome is None
        game.play(0, (game.moves(0) or ())[0])

    assert sizes == [(5, 0), (4, 0), (3, 0), (2, 0), (1, 0)]
    assert game.outcome is not None


@pytest.mark.parametrize("first", range(4))
def test_the_turn_passes_clockwise(first: int) -> None:
    """CLU-26: after laying and drawing the next player moves. CLU-Q9: in the order of the seats."""
    game = played(4, seed=23, count=12, first_player=first)

    assert [(first + turn) % 4 for turn in range(12)] == [seat for seat, _ in game.history]


def test_the_marker_shows_whose_turn_it_is() -> None:
    """CLU-11: the current-player card is part of the view. CLU-62: it starts with the first player and is handed on."""
    state = deal("1CD", "1CD", "1CD", first=1)
    held = [GAME.view(state, None).turn]
    for step in ("O 1CD 1,0", "G 1CD 2,0", "B 1CD 3,0"):
        state = play(state, step)
        held.append(GAME.view(state, None).turn)

    assert held == [1, 2, 0, 1]


def test_a_player_without_cards_is_skipped() -> None:
    """CLU-Q8: the others go on in the usual order until they have no cards either."""
    state = short("W", "W W W W", "W W")
    order = []
    while actors := GAME.actors(state):
        order.append(PLAYERS[actors[0]])
        state = play(state, moves(state, order[-1])[0])

    assert "".join(order) == "BOGOGOO"


def test_opponents_cards_must_be_used_before_a_discard() -> None:
    """CLU-39: the only places are beside opponents' cards, and that forbids a discard (CLU-L2)."""
    state = deal("1CD 1CH 2SH 3TS 3TD 3SS 3SD", "2SD 1CS")
    state = play(state, "B 1CD 1,0; O 2SD -1,0; B 1CH 0,1; O 1CS 0,-1")
    own, theirs = [{(x, y) for x, y in cells} for cells in ([(1, 0), (0, 1)], [(-1, 0), (0, -1)])]
    where = [tuple(map(int, move.split()[-1].split(","))) for move in moves(state, "B")]

    assert where
    assert all(not own & set(beside((x, y))) and theirs & set(beside((x, y))) for x, y in where)
    assert refused(state, "B drops 3TD").code == "clustered/must_place"


def test_own_clusters_have_no_priority() -> None:
    """CLU-L2: with a place beside the player's cards, places beside opponents' cards stay legal."""
    state = play(deal("1CD 1CS", "1CH"), "B 1CD 1,0; O 1CH -1,0")
    listed = moves(state, "B")

    assert "B 1CS 2,0" in listed
    assert "B 1CS -2,0" in listed


def test_points_are_counted_when_all_cards_are_gone() -> None:
    """CLU-41: not before every card of every player has been laid or discarded; empty decks end nothing (CLU-L4)."""
    game = played(3, seed=24, count=0)
    while game.actors:
        view = game.view(None)
        assert game.outcome is None
        assert any(view.hand_sizes)
        game.play(game.actors[0], (game.moves(game.actors[0]) or ())[0])

    end = game.view(None)
    gone = [sum(laid.seat == seat for laid in end.table) + len(end.discards[seat]) for seat in range(3)]
    assert (end.phase, gone) == ("over", [29, 29, 29])
    assert game.outcome is not None


def test_nobody_moves_after_the_end() -> None:
    """CLU-41: the game is over; there is no move and every try is refused."""
    state = finish(short("W", "1CD"))

    assert (GAME.actors(state), moves(state, "B")) == ((), [])
    assert refused(state, "B W 1,0").code == "move/game_over"


@pytest.mark.parametrize(("seats", "third_wild", "turns"), [(2, "none", [29, 29]), (3, [1], [29, 30, 29])])
def test_the_number_of_turns_is_known_in_advance(seats: int, third_wild: object, turns: list[int]) -> None:
    """CLU-Q32: each turn uses up one card, so there are 29 turns a player, 30 with the third wild, and then an end."""
    for seed in range(3):
        game = played(seats, seed, third_wild=third_wild)

        assert turns == [sum(mover == seat for mover, _ in game.history) for seat in range(seats)]


def test_the_longest_game_has_240_moves() -> None:
    """CLU-Q32: eight players with thirty cards each reach what the declaration promises as the most."""
    game = played(8, seed=25, third_wild="all")

    assert 240 == len(game.history) == GAME.declaration.longest
