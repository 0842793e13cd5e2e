"""Goofspiel keeps what every game promises, and plays by its rules."""

import re
from html import unescape
from typing import Any

import klub
import pytest
from klub import check_game
from klub.bots import choose
from klub.core import Illegal, Rng, encode, to_dict
from msgspec import structs

from goofspiel.game import GAME
from goofspiel.state import Bid, Options, Revealed, Sealed, State, Tied, Won

CHANCE = Rng(bytes(32))


def table(seats: int = 2, prizes: tuple[int, ...] = (4, 2, 5, 1, 3), **options: Any) -> State:
    """A game with five cards whose prizes come in this order."""
    state = GAME.setup(Options(cards=5, **options), seats, CHANCE)
    return structs.replace(state, prizes=prizes[:1], deck=prizes[1:])


def play(state: State, *rounds: tuple[int, ...]) -> State:
    """The state after rounds in which the seats lay these cards, the last seat first."""
    for cards in rounds:
        for seat, card in reversed(list(enumerate(cards))):
            state = GAME.apply(state, seat, Bid(card), CHANCE)
    return state


def test_it_keeps_what_every_game_promises() -> None:
    """Whole games at random, for every number of players, with random options."""
    assert check_game(GAME, games=24).truncated == 0


def test_it_is_on_the_shelf() -> None:
    """Klub finds the package by its entry point."""
    assert "goofspiel" in klub.games()


def test_everyone_has_the_same_cards_and_the_prizes_are_shuffled() -> None:
    """Thirteen of each, and two seeds give two orders."""
    first, second = (GAME.setup(Options(), 3, Rng(bytes([number] * 32))) for number in (1, 2))

    assert first.hands == (tuple(range(1, 14)),) * 3
    assert sorted((*first.prizes, *first.deck)) == list(range(1, 14))
    assert (first.prizes, first.deck) != (second.prizes, second.deck)


def test_all_may_lay_at_once_and_nobody_twice() -> None:
    """Who has laid a card is no actor any more, and the others may lay in any order."""
    state = table(3)

    assert GAME.actors(state) == (0, 1, 2)
    state = GAME.apply(state, 1, Bid(5), CHANCE)
    assert GAME.actors(state) == (0, 2)
    with pytest.raises(Illegal, match="not your turn"):
        GAME.apply(state, 1, Bid(4), CHANCE)


def test_the_highest_card_takes_the_prize_and_laid_cards_are_gone() -> None:
    """Four points for a five, and the next prize is turned up."""
    state = play(table(), (5, 3))

    assert state.points == (4, 0)
    assert state.hands == ((1, 2, 3, 4), (1, 2, 4, 5))
    assert (state.prizes, state.deck) == ((2,), (5, 1, 3))
    assert state.events == (Sealed(0), Revealed((4,), (5, 3)), Won(0, 4))


def test_a_tie_is_carried_over() -> None:
    """After equal cards the next round is for both prizes."""
    state = play(table(), (5, 5))

    assert state.points == (0, 0)
    assert state.prizes == (4, 2)
    assert state.events[-1] == Tied(5, "carry")
    assert play(state, (4, 1)).points == (6, 0)


def test_only_the_highest_cards_tie() -> None:
    """Two equal cards below the highest one change nothing."""
    assert play(table(3), (2, 2, 5)).points == (0, 0, 4)


@pytest.mark.parametrize(("ties", "expected"), [("split", (2, 2, 0)), ("discard", (0, 0, 0))])
def test_a_tie_can_be_shared_or_be_gone(ties: str, expected: tuple[int, ...]) -> None:
    """By the option; the next prize is played for alone."""
    state = play(table(3, ties=ties), (5, 5, 3))

    assert state.points == expected
    assert state.prizes == (2,)


def test_what_cannot_be_shared_evenly_is_gone() -> None:
    """Five points for two are two each."""
    assert play(table(prizes=(5, 4, 3, 2, 1), ties="split"), (5, 5)).points == (2, 2)


def test_the_most_points_win() -> None:
    """Five rounds: 4 + 2, then after a tie 1 + 3, against 5."""
    state = play(table(), (5, 4), (4, 3), (1, 5), (2, 2), (3, 1))
    outcome = GAME.outcome(state)

    assert outcome is not None
    assert state.points == (10, 5)
    assert (outcome.winners, outcome.ranking) == ([0], [1, 2])
    assert GAME.actors(state) == ()


def test_a_card_that_is_not_held_is_refused() -> None:
    """The sentence names the card."""
    klub.games()
    state = play(table(), (5, 3))
    with pytest.raises(Illegal, match="You do not hold the card 5") as refused:
        GAME.apply(state, 0, Bid(5), CHANCE)

    assert refused.value.code == "goofspiel/not_in_hand"


def test_a_sealed_card_is_seen_by_its_owner_alone() -> None:
    """The others learn that there is one; whichever it is, their view is the same."""
    low, high = (GAME.apply(table(), 0, Bid(card), CHANCE) for card in (1, 5))

    assert GAME.view(low, 0).mine == 1
    assert GAME.view(low, 1) == GAME.view(high, 1)
    assert GAME.view(low, None) == GAME.view(high, None)
    assert GAME.view(low, 1).sealed == (True, False)


def test_imagined_secrets_vary() -> None:
    """Every card may be the sealed one, and every order of the prizes may come."""
    view = GAME.view(GAME.apply(table(), 0, Bid(3), CHANCE), 1)
    rng = Rng(bytes(32))
    states = [GAME.imagine(view, rng) for _ in range(200)]

    assert {state.sealed[0] for state in states} == {1, 2, 3, 4, 5}
    assert len({state.deck for state in states}) == 24
    assert all(state.prizes == (4,) for state in states)


def test_a_stronger_bot_wins_more() -> None:
    """Klub's own bot: the strongest against the weakest, with seven cards, over a few games."""
    won = 0
    for seed in range(8):
        match = klub.match("goofspiel", 2, seed, {"cards": 7})
        while match.awaited:
            seat = match.awaited[0]
            level = "expert" if seat == seed % 2 else "sprout"
            match.play(seat, choose(GAME, match.view(seat), level, seed * 100 + len(match.history)).move)
        assert match.outcome is not None
        won += seed % 2 in match.outcome.winners

    assert won >= 5


def test_moves_and_events_speak_every_language() -> None:
    """A sentence for each move and event, in eight languages; none falls back to the names of fields."""
    klub.games()
    words, languages = GAME.words(), klub.texts.languages()
    said = {words.move(Bid(5), language) for language in languages}
    told = {words.event(Won(0, 3), ["Ada"], None, language) for language in languages}

    assert len(said) == len(told) == 8
    assert not [sentence for sentence in said | told if "card 5" in sentence.lower() or "points 3" in sentence.lower()]


def test_the_picture_marks_the_cards_that_can_be_laid() -> None:
    """All of one's own before a card is laid, none after it; and the picture keeps the others' secrets."""
    state = table()

    assert marks(GAME.render_svg(GAME.view(state, 0))) == {encode(move) for move in GAME.moves(state, 0)}
    low, high = (GAME.apply(state, 0, Bid(card), CHANCE) for card in (1, 5))
    assert marks(GAME.render_svg(GAME.view(low, 0))) == set()
    assert GAME.render_svg(GAME.view(low, 1)) == GAME.render_svg(GAME.view(high, 1))
    assert GAME.render_text(GAME.view(low, 1)) == GAME.render_text(GAME.view(high, 1))


def test_a_record_is_replayed() -> None:
    """A whole game at random, written and read again, ends the same."""
    match, rng = klub.match("goofspiel", 4, 3), Rng(bytes(32))
    while match.actors:
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.moves(seat) or ()))

    assert klub.replay(to_dict(match.record())).outcome == match.outcome


def marks(picture: str) -> set[bytes]:
    """The moves that a picture marks, as JSON."""
    return {unescape(found).encode() for found in re.findall(r'data-move="([^"]*)"', picture)}
