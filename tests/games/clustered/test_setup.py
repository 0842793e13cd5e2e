"""What lies ready before the first turn: decks, hands, the start card and who begins."""

from collections import Counter

import pytest

from klub import Malformed, Match, match
from klub.games.clustered import GAME
from tests.games.clustered.naive import ORDINARY
from tests.games.clustered.table import deal, moves, played, refused

STANDARD = {**dict.fromkeys(ORDINARY, 1), "W": 2}


def cards_of(over: Match, seat: int) -> Counter[str]:
    """All the cards a seat had in a game that is over: each was laid or discarded."""
    end = over.view(None)
    return Counter([*(laid.card for laid in end.table if laid.seat == seat), *end.discards[seat]])


def starts(game: Match) -> list[tuple[int, int]]:
    return [(laid.x, laid.y) for laid in game.view(None).table if laid.card == "*"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_box_seats_one_to_four(seats: int) -> None:
    """CLU-1: one to four play with one box, which has one start card."""
    game = match("clustered", seats, seed=1)

    assert starts(game) == [(0, 0)]
    assert seats == len(game.view(None).hand_sizes)


@pytest.mark.parametrize("seats", [0, 9, -1, True])
def test_no_other_number_of_seats_is_possible(seats: int) -> None:
    """CLU-65: eight players at most, and at least one (CLU-1)."""
    with pytest.raises(Malformed) as caught:
        match("clustered", seats, seed=1)

    assert caught.value.code == "seats/out_of_range"
    assert (caught.value.facts["fewest"], caught.value.facts["most"]) == (1, 8)


def test_all_decks_are_alike_but_for_their_colour() -> None:
    """CLU-5: four decks hold the same cards; a card on the table says only whose it is."""
    game = played(4, seed=3)
    colours = {laid.seat for laid in game.view(None).table if laid.card != "*"}

    assert {0, 1, 2, 3} == colours
    assert [cards_of(game, seat) for seat in range(4)] == [STANDARD] * 4


def test_a_card_has_a_number_a_shape_and_a_fill() -> None:
    """CLU-6: every ordinary card shows 1–3 symbols of one of three shapes in one of three fills."""
    seen = {card for card in cards_of(played(1, seed=4), 0) if card != "W"}

    assert all(len(card) == 3 for card in seen)
    assert ["".join(sorted({card[place] for card in seen})) for place in range(3)] == ["123", "CST", "DHS"]


def test_a_deck_holds_every_combination_once_and_two_wilds() -> None:
    """CLU-7: 27 ordinary cards, each once (CLU-L1). CLU-8: with two wilds per player (CLU-L6) that makes 29."""
    cards = cards_of(played(1, seed=5), 0)

    assert (len(set(cards) - {"W"}), cards.total()) == (27, 29)
    assert cards == STANDARD


@pytest.mark.parametrize(("option", "wilds"), [("none", [2, 2]), ("all", [3, 3]), ([1], [2, 3])])
def test_the_third_wild_stays_out_unless_it_is_chosen(option: object, wilds: list[int]) -> None:
    """CLU-9: every colour has a third wild, which is used under CLU-60 only."""
    game = played(2, seed=6, third_wild=option)

    assert wilds == [cards_of(game, seat)["W"] for seat in range(2)]


def test_the_start_card_belongs_to_nobody() -> None:
    """CLU-10: the start card is no player's, in no deck, and nobody can lay it (CLU-L13)."""
    game = played(2, seed=7)
    start = game.view(None).table[0]

    assert (start.card, start.seat) == ("*", None)
    assert all("*" not in cards_of(game, seat) for seat in range(2))
    assert refused(deal("W", "W"), "B * 1,0").code == "clustered/unknown_card"


def test_only_the_start_card_lies_on_the_table_at_first() -> None:
    """CLU-14: the start card lies in the centre and is the only card in play."""
    table = match("clustered", 4, seed=8).view(None).table

    assert [(laid.x, laid.y, laid.card, laid.seat) for laid in table] == [(0, 0, "*", None)]


def test_each_player_has_a_deck_of_one_colour() -> None:
    """CLU-16: a seat plays its own deck, and what it lays is its own."""
    game = match("clustered", 3, seed=9)
    for _ in range(9):
        seat = game.actors[0]
        game.play(seat, (game.moves(seat) or ())[0])

        assert seat == game.view(None).table[-1].seat


def test_each_deck_is_shuffled() -> None:
    """CLU-17: any card can be on top, for each player apart, and the deck lies with its back up."""
    tops: list[set[str]] = [set(), set()]
    for seed in range(120):
        game = match("clustered", 2, seed)
        hands = [game.view(seat).hand for seat in range(2)]
        for seat, hand in enumerate(hands):
            tops[seat] |= set(hand)

        assert hands[0] != hands[1]
    assert [set(STANDARD)] * 2 == tops


@pytest.mark.parametrize("seats", range(1, 9))
def test_everyone_draws_five_cards(seats: int) -> None:
    """CLU-18: five cards from the player's deck are the first hand, 24 remain."""
    game = match("clustered", seats, seed=10)

    assert ((5,) * seats, (24,) * seats) == (game.view(None).hand_sizes, game.view(None).deck_sizes)
    assert all(len(game.view(seat).hand) == 5 for seat in range(seats))


@pytest.mark.parametrize("youngest", range(4))
def test_the_youngest_begins(youngest: int) -> None:
    """CLU-19: the table says who is youngest, and that player takes the first turn."""
    game = match("clustered", 4, seed=11, options={"first_player": youngest})

    assert (youngest,) == game.actors
    assert youngest == game.view(None).turn


def test_if_nobody_says_who_is_youngest_chance_decides() -> None:
    """CLU-Q10: unknown or equal ages: any seat may begin, drawn at random."""
    first = Counter(match("clustered", 4, seed).view(None).turn for seed in range(100))

    assert {0, 1, 2, 3} == set(first)
    assert max(first.values()) < 50


def test_who_begins_does_not_change_the_deal() -> None:
    """CLU-Q10: naming the youngest chooses the first seat and nothing else."""
    hands = [
        [match("clustered", 3, seed=12, options={"first_player": first}).view(seat).hand for seat in range(3)]
        for first in (None, 0, 2)
    ]

    assert hands[0] == hands[1] == hands[2]


def test_every_card_may_open_the_game_on_any_side_of_the_start_card() -> None:
    """CLU-36: whatever is laid next to the start card fits."""
    for card in STANDARD:
        opening = [move for move in moves(deal(card), "B") if move.split()[1] == card]

        assert [f"B {card} -1,0", f"B {card} 0,-1", f"B {card} 0,1", f"B {card} 1,0"] == opening


def test_a_game_says_who_may_sit_down_and_how_long_it_can_last() -> None:
    """CLU-65: the declaration knows 1 to 8 seats; 8 decks of 30 cards are the longest game (CLU-Q32)."""
    declared = GAME.declaration

    assert (declared.seats, declared.longest) == ((1, 8), 240)
