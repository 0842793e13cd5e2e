"""What each seat may see, and nothing else: hands, decks, discards, events; and states imagined from a view."""

from collections import Counter
from typing import Any

import pytest

from klub.core import Rng, encode
from klub.games.clustered import GAME
from klub.games.clustered.rules import State
from klub.games.clustered.view import Discarded, Drew, Placed, Revealed
from tests.games.clustered import naive
from tests.games.clustered.table import deal, finish, lay, play, played, redeal

SEVEN = "1CD 1CH 1CS 1SD 1SH 1SS 1TD"
NOWHERE = {"shape": "rectangle", "width": 1, "height": 1}
TABLES: list[dict[str, Any]] = [
    {},
    {"discards_visible": False, "bounds": {"shape": "rectangle", "width": 4, "height": 4}},
    {"quick_play": True, "third_wild": [0], "first_bonuses": True, "largest_bonuses": True},
    {"quick_play": True, "quick_discard_from": "drawn", "discards_visible": False},
    {"quick_play": True, "bounds": {"shape": "round", "diameter": 5}},
]


def events(state: State, watcher: int | None) -> tuple[Any, ...]:
    return GAME.view(state, watcher).events


def test_a_hand_is_seen_by_its_owner_only() -> None:
    """CLU-Q31: the viewer's hand, sorted; of the others' only the size; a spectator has none."""
    state = deal("W 1CD 3TS 2SH 1CH", "2CD 2CH 2CS 2SD 2SH")

    assert GAME.view(state, 0).hand == ("1CD", "1CH", "2SH", "3TS", "W")
    assert GAME.view(state, 1).hand == ("2CD", "2CH", "2CS", "2SD", "2SH")
    assert GAME.view(state, None).hand == ()
    assert all(GAME.view(state, watcher).hand_sizes == (5, 5) for watcher in (None, 0, 1))


def test_the_open_parts_are_seen_by_all() -> None:
    """CLU-Q31: table, sizes of hands and decks, points and bonus cards are the same for everybody."""
    state = lay("B 1,0; O 0,1; B 2,0; O 0,2; B 3,0", first_bonuses=True, largest_bonuses=True)
    open_parts = ("table", "hand_sizes", "deck_sizes", "scores", "breakdown", "bonuses", "turn", "phase", "actors")
    seen = [[getattr(GAME.view(state, watcher), part) for part in open_parts] for watcher in (None, 0, 1)]

    assert seen[0] == seen[1] == seen[2]
    assert [(laid.x, laid.y) for laid in seen[0][0]] == [(0, 0), (1, 0), (0, 1), (2, 0), (0, 2), (3, 0)]


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_a_seat_cannot_see_changes_nothing_for_it(seats: int, options: dict[str, Any]) -> None:
    """CLU-Q31: with the others' hands and decks dealt anew, its view and its moves stay the same, byte for byte."""
    wide = {**options, "bounds": {"shape": "rectangle", "width": 9, "height": 3}} if seats > 4 else options
    for count in (0, 1, 5, 10, 23, 40):
        state = played(seats, 81, count, **wide).state
        for seat in range(seats):
            others = [other for other in range(seats) if other != seat]
            mixed = redeal(state, others, Rng(bytes(32), count))

            assert encode(GAME.view(state, seat)) == encode(GAME.view(mixed, seat))
            assert GAME.moves(state, seat) == GAME.moves(mixed, seat)
        mixed = redeal(state, range(seats), Rng(bytes(32), count))
        assert encode(GAME.view(state, None)) == encode(GAME.view(mixed, None))


def test_the_order_of_the_own_deck_is_hidden() -> None:
    """CLU-Q31: not even its owner knows what comes next."""
    one = deal("1CD 1CH 1CS 1SD 1SH 2CD 3TS")
    other = deal("1CD 1CH 1CS 1SD 1SH 3TS 2CD")

    assert GAME.view(one, 0) == GAME.view(other, 0)
    assert one != other


def test_discards_lie_face_up() -> None:
    """CLU-Q5: everybody sees what was discarded, in the order made, for the rest of the game."""
    state = play(deal("1CD 2CD", "3TS", bounds=NOWHERE), "B drops 2CD; O drops 3TS; B drops 1CD")

    for watcher in (None, 0, 1):
        assert GAME.view(state, watcher).discards == (("2CD", "1CD"), ("3TS",))
        assert Discarded(0, "1CD", "stuck") == events(state, watcher)[0]


def test_by_option_discards_lie_face_down() -> None:
    """CLU-Q5: then only their owner knows them; the others count them."""
    state = deal("1CD 2CD", "3TS", bounds=NOWHERE, discards_visible=False)
    state = play(state, "B drops 2CD; O drops 3TS; B drops 1CD")

    assert GAME.view(state, 0).discards == (("2CD", "1CD"), ("?",))
    assert GAME.view(state, 1).discards == (("?", "?"), ("3TS",))
    assert GAME.view(state, None).discards == (("?", "?"), ("?",))
    assert [events(state, watcher)[0].card for watcher in (0, 1, None)] == ["1CD", "?", "?"]


def test_face_down_discards_stay_secret_to_the_end() -> None:
    """CLU-Q5: also when the game is over."""
    state = finish(deal("", "", bounds=NOWHERE, discards_visible=False))

    assert {"?"} == set(GAME.view(state, 0).discards[1]) == set(GAME.view(state, None).discards[0])


@pytest.mark.parametrize("visible", [True, False])
def test_start_discards_are_secret_until_all_are_made(visible: bool) -> None:
    """CLU-Q17: all choose secretly: others see how many, not which; then they are shown, if discards lie face up."""
    state = deal(SEVEN, SEVEN, quick_play=True, discards_visible=visible)
    state = play(state, "B drops 1CD; B drops 1SS; O drops 1TD")

    assert GAME.view(state, 0).discards == (("1CD", "1SS"), ("?",))
    assert GAME.view(state, 1).discards == (("?", "?"), ("1TD",))
    assert GAME.view(state, None).discards == (("?", "?"), ("?",))
    assert [tuple(event.card for event in events(state, seat)) for seat in (0, 1)] == [("?",), ("1TD",)]

    done = play(state, "O drops 1CH")
    shown = (("1CD", "1SS"), ("1TD", "1CH"))
    if visible:
        assert [shown] * 3 == [GAME.view(done, watcher).discards for watcher in (None, 0, 1)]
        assert all(Revealed(shown) in events(done, watcher) for watcher in (None, 0, 1))
    else:
        assert GAME.view(done, 0).discards == (("1CD", "1SS"), ("?", "?"))
        assert Revealed((("1CD", "1SS"), ("?", "?"))) in events(done, 0)
        assert Revealed((("?", "?"), ("?", "?"))) in events(done, None)


def test_a_start_discard_reveals_nothing_by_the_order_of_the_pile() -> None:
    """CLU-Q17: whichever two of the seven cards go, the others see the same."""
    fresh = deal(SEVEN, SEVEN, quick_play=True)
    one, other = play(fresh, "B drops 1CD; B drops 1CH"), play(fresh, "B drops 1TD; B drops 1CS")

    assert GAME.view(one, 0) != GAME.view(other, 0)
    assert GAME.view(one, 1) == GAME.view(other, 1)
    assert GAME.view(one, None) == GAME.view(other, None)


def test_only_the_owner_learns_what_was_drawn() -> None:
    """CLU-24: the others are told how many cards were drawn."""
    state = play(deal("1CD 1CH 1CS 1SD 1SH 3TS", "1CD"), "B 1CD 1,0")

    assert Drew(0, 1, ("3TS",)) in events(state, 0)
    assert Drew(0, 1, ()) in events(state, 1)
    assert Drew(0, 1, ()) in events(state, None)


def test_only_the_owner_sees_the_cards_to_choose_from() -> None:
    """CLU-64: `drawn` are the two cards of the quick draw, while their owner chooses."""
    state = deal(f"{SEVEN} 2CD 2CH", SEVEN, quick_play=True)
    state = play(state, "B drops 1SS; B drops 1TD; O drops 1SS; O drops 1TD; B 1CD 1,0")

    assert [GAME.view(state, watcher).drawn for watcher in (0, 1, None)] == [("2CD", "2CH"), (), ()]
    assert Drew(0, 2, ("2CD", "2CH")) in events(state, 0)
    assert GAME.view(play(state, "B drops 2CD"), 0).drawn == ()


def test_an_event_tells_what_a_card_brought() -> None:
    """CLU-49: the third card of a line brings three points, the fourth one more; a lone card brings nothing."""
    script = ["B 1,0", "O 0,1", "B 2,0", "O 0,2", "B 3,0", "O -1,1", "B 4,0"]
    gains = [events(lay("; ".join(script[: count + 1])), 1)[0] for count in range(len(script))]

    assert all(isinstance(event, Placed) for event in gains)
    assert [event.points for event in gains] == [0, 0, 0, 0, 3, 0, 1]


def test_there_are_no_events_before_the_first_move() -> None:
    """CLU-14: nothing has happened yet."""
    assert events(deal("1CD"), 0) == ()


def test_a_last_card_is_followed_by_no_draw() -> None:
    """CLU-Q7: with an empty deck nobody is told of a draw."""
    assert [Placed(0, "W", 1, 0, 0)] == list(events(lay("B 1,0", seats=1), 0))


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_an_imagined_state_gives_exactly_the_view(seats: int, options: dict[str, Any]) -> None:
    """CLU-Q31: bots search states that fit all they know: same view, same moves, whole decks, playable to the end."""
    for count in (0, 1, 3, 8, 21, 45, 500):
        state = played(seats, 82, count, **options).state
        for watcher in (None, *range(seats)):
            seen = GAME.view(state, watcher)
            imagined = GAME.imagine(seen, Rng(bytes(32), count))

            assert seen == GAME.view(imagined, watcher)
            assert watcher is None or GAME.moves(state, watcher) == GAME.moves(imagined, watcher)
            assert all(cards == whole for cards, whole in _cards(imagined, options))


def test_an_imagined_state_remembers_who_was_first() -> None:
    """CLU-Q24: first bonuses that are won stay won, with the same cards, when play goes on from an imagined state."""
    row = "B 1CD 1,0; B 1CH 2,0; B 1CS 3,0; B 2CD 1,1; B 2CH 2,1; B 2CS 3,1; B 3CS 4,0; B 3CH 5,0"
    state = play(deal("1CD 1CH 1CS 2CD 2CH 2CS 3CS 3CH 3CD", first_bonuses=True), row)
    imagined = GAME.imagine(GAME.view(state, 0), Rng(bytes(32)))
    later, later_imagined = (GAME.view(play(each, "B 3CD 6,0"), 0) for each in (state, imagined))

    assert (later.bonuses.first_line, later.bonuses.first_rectangle) == (0, 0)
    assert later.breakdown == later_imagined.breakdown
    assert [len(bonus.cells) for bonus in later.breakdown[0].bonuses] == [5, 6]


def test_imagining_deals_the_hidden_cards_at_random() -> None:
    """CLU-Q31: an opponent's hand may be any of the cards not seen, and never one that was seen."""
    state = play(deal("1CD", "2CD"), "B 1CD 1,0; O 2CD -1,0")
    seen = GAME.view(state, 0)
    hands = [GAME.view(GAME.imagine(seen, Rng(bytes(32), number)), 1).hand for number in range(150)]

    assert {*naive.deck()} - {"2CD"} == {card for hand in hands for card in hand}
    assert all(len(hand) == 5 for hand in hands)


def test_an_imagined_state_keeps_a_secret_from_its_source() -> None:
    """CLU-Q31: two games that look the same to a seat are imagined alike."""
    state = played(3, 83, 20).state
    mixed = redeal(state, [1, 2], Rng(bytes(32)))

    one, other = (GAME.imagine(GAME.view(each, 0), Rng(bytes(32), 1)) for each in (state, mixed))
    assert state != mixed
    assert one == other


def _cards(imagined: State, options: dict[str, Any]) -> list[tuple[Counter[str], Counter[str]]]:
    """For each seat the cards it has or had, and the deck it should have had."""
    end = GAME.view(finish(imagined), None)
    piles = [Counter(laid.card for laid in end.table if laid.seat == seat) for seat in range(len(end.hand_sizes))]
    for seat, pile in enumerate(piles):
        pile.update(GAME.view(finish(imagined), seat).discards[seat])
    return [(pile, Counter(naive.deck(naive.wilds_of(seat, options)))) for seat, pile in enumerate(piles)]
