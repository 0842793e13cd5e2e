"""Claiming cards: five waves, and an honest race."""

import pytest

from klub.core import TimeLimit
from klub.games.cluellage import GAME
from klub.games.cluellage.events import Claimed, Flipped
from klub.games.cluellage.moves import Claim, Hang, Ready
from klub.games.cluellage.pictures import names
from tests.games.cluellage.table import begun, claim_all, claiming, collaging, middle, own, play, refused


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_as_many_cards_as_players_are_flipped(seats: int) -> None:
    """CLG-41, CLG-Q30: the top card of every pile, from then on with this side."""
    before, state = begun(seats), claiming(seats)

    assert [names(pile[-1:])[0] for pile in before.piles] == middle(state)
    assert [(card, None) for card in middle(state)] == [
        (offer.card, offer.seat) for offer in GAME.view(state, None).middle
    ]
    assert (4,) * seats == GAME.view(state, 0).piles


def test_there_are_no_turns() -> None:
    """CLG-42, CLG-Q11: anybody may claim any card first, the one of their pile too."""
    state = claiming(3)

    assert (0, 1, 2) == GAME.actors(state)
    for seat in range(3):
        assert [Claim(card) for card in sorted(middle(state))] == list(GAME.moves(state, seat) or ())
        assert (middle(state)[seat],) == tuple(own(play(state, (seat, Claim(middle(state)[seat]))), seat))


def test_a_claimed_card_lies_open_with_its_owner() -> None:
    """CLG-43: everybody sees who has it."""
    state = claiming(3)
    card = middle(state)[2]
    after = play(state, (1, Claim(card)))

    assert ((), (card,), ()) == GAME.view(after, None).claimed
    assert 1 == GAME.view(after, 0).middle[2].seat
    assert (Claimed(1, card, 1),) == after.events


def test_the_first_claim_wins_and_the_loser_chooses_again() -> None:
    """CLG-Q8: the second hand on a card is told whose it is, and free to claim another at once."""
    state = claiming(4)
    first, second = middle(state)[:2]
    after = play(state, (2, Claim(first)))
    refusal = refused(after, 0, Claim(first))

    assert ("cluellage/claimed", 2, first) == (refusal.code, refusal.facts["seat"], refusal.facts["card"])
    assert [second] == own(play(after, (0, Claim(second))), 0)


def test_whoever_loses_the_last_race_is_told_so() -> None:
    """CLG-Q8, CLG-Q9: the other card was assigned and the next wave lies there; the race is lost all the same."""
    state = claiming(3)
    first, second, third = middle(state)
    state = play(state, (0, Claim(first)), (1, Claim(second)))

    assert (2, [third]) == (state.wave, own(state, 2))
    assert ("cluellage/claimed", 1) == (
        (refusal := refused(state, 2, Claim(second))).code,
        refusal.facts["seat"],
    )


def test_a_player_has_one_card_of_each_wave() -> None:
    """CLG-Q6, CLG-Q10: a second claim is refused, and a claim cannot be taken back or swapped."""
    state = claiming(3)
    first, second, _ = middle(state)
    after = play(state, (0, Claim(first)))

    assert "cluellage/one_claim" == refused(after, 0, Claim(second)).code
    assert "cluellage/one_claim" == refused(after, 0, Claim(first)).code


def test_only_cards_in_the_middle_can_be_claimed() -> None:
    """CLG-42: neither those of a pile nor their backs, nor what does not exist."""
    state = claiming(3)
    back = names((state.middle[0] ^ 1,))[0]

    assert "cluellage/not_in_middle" == refused(state, 0, Claim(back)).code
    assert "cluellage/not_in_middle" == refused(state, 0, Claim(names(state.piles[0])[0])).code
    assert "cluellage/unknown_picture" == refused(state, 0, Claim("p101a")).code


def test_the_last_card_is_assigned_at_once() -> None:
    """CLG-Q9: with one card and one player left nobody waits."""
    state = claiming(3)
    first, second, third = middle(state)
    after = play(state, (1, Claim(third)), (2, Claim(first)))

    assert (Claimed(2, first, 1), Claimed(0, second, 1, True)) == after.events[:2]
    assert [second] == own(after, 0)


def test_the_next_wave_starts_when_all_have_claimed() -> None:
    """CLG-44, CLG-Q7: and not before."""
    state = claiming(4)
    cards = middle(state)
    state = play(state, (0, Claim(cards[0])), (3, Claim(cards[1])))
    after = play(state, (2, Claim(cards[2])))

    assert (1, 2) == (state.wave, after.wave)
    assert Flipped(2, tuple(middle(after))) == after.events[-1]


def test_piles_shrink_as_claims_grow() -> None:
    """CLG-45, CLG-T5: after wave w everybody has w cards and 5 − w in the pile; after five the step is over."""
    state, seen = claiming(3), []
    for wave in range(1, 6):
        seen.append((state.wave - 1, [len(cards) for cards in state.claimed], GAME.view(state, 1).piles))
        while (state.phase, state.wave) == ("claim", wave):
            seat = GAME.actors(state)[-1]
            state = play(state, (seat, GAME.lapse(state, seat)))

    assert [(done, [done] * 3, (4 - done,) * 3) for done in range(5)] == seen
    assert ("collage", [5, 5, 5]) == (state.phase, [len(cards) for cards in state.claimed])


def test_the_order_of_claims_is_kept() -> None:
    """CLG-Q8: the race of a round, wave by wave, as the claims arrived; everybody may read it."""
    state = claim_all(claiming(3))
    race = GAME.view(state, None).race

    assert [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5] == [claim.wave for claim in race]
    assert [False, False, True] * 5 == [claim.assigned for claim in race]
    assert {claim.card for claim in race} == {card for cards in GAME.view(state, 0).claimed for card in cards}


def test_nothing_else_can_be_done_meanwhile() -> None:
    """CLG-52: no collage before one has five cards."""
    state = claiming(3)

    assert "cluellage/not_now" == refused(state, 0, Hang(())).code
    assert "cluellage/not_now" == refused(state, 0, Ready()).code
    assert "cluellage/claimed" == refused(collaging(3), 0, Claim(own(collaging(3), 1)[0])).code


def test_a_timer_is_an_option() -> None:
    """CLG-Q9: without it nobody is hurried; with it the first free card is taken for whoever is too slow."""
    state = claiming(3, claim_timer=10)

    assert None is GAME.time_limit(claiming(3), 0)
    assert TimeLimit("claim/1/1", 10.0) == GAME.time_limit(state, 0)
    assert Claim(min(middle(state))) == GAME.lapse(state, 0)
    assert "claim/1/2" == GAME.time_limit(play(state, *zip((0, 1), map(Claim, middle(state)), strict=False)), 0).key  # type: ignore[union-attr] # there is a timer
