"""What each seat may see, and nothing else; and states imagined from a view."""

from collections import Counter
from typing import Any

import pytest
from msgspec import structs

from klub import Match, match
from klub.core import Rng, encode
from klub.games.cubed import GAME
from klub.games.cubed.events import Drew, Kept
from klub.games.cubed.rules import State
from tests.games.cubed import naive
from tests.games.cubed.table import bag, hands, laid, play, table

HIGH = "aaa 0,0; aaa 1,0; aaa 1,-1"
ALL_PLAYS = {"bridging": True, "fill_the_void": True, "draw_many": True}
TABLES: list[dict[str, Any]] = [{}, {"match": "two"}, ALL_PLAYS, {"rounds": 1, "blockers_per_color": 3, **ALL_PLAYS}]


def played(seats: int, seed: int, count: int, **options: Any) -> Match:
    """A match after `count` random legal moves, or at its end."""
    game, chance = match("cubed", seats, seed, options), Rng(seed.to_bytes(32, "big"), 1_000_000)
    while game.actors and len(game.history) < count:
        game.play(game.actors[0], chance.choice(game.moves(game.actors[0]) or ()))
    return game


def redeal(state: State, seats: list[int], rng: Rng) -> State:
    """The same game with the bag and what some seats hold mixed anew: whatever the others see stays as it was."""
    pieces, held = state.options.pieces, list(state.hands)
    hidden_drawn = state.turn in seats
    pool = [*state.bag, *(kind for seat in seats for kind in pieces.in_hand(held[seat]))]
    mixed = list(rng.shuffled([*pool, *(state.drawn if hidden_drawn else ())]))
    for seat in seats:
        held[seat] = pieces.hand_of([mixed.pop() for _ in range(pieces.size(held[seat]))])
    drawn = tuple(sorted(mixed.pop() for _ in state.drawn)) if hidden_drawn else state.drawn
    return structs.replace(state, hands=tuple(held), drawn=drawn, bag=tuple(mixed))


def test_a_hand_is_seen_by_its_owner_only() -> None:
    """CUB-Q21: the viewer's pieces, sorted, and their cost; of the others' only the number; a spectator has none."""
    state = table("bbb abc axx", "ccc", bag="ddd", laid=HIGH)

    assert GAME.view(state, 0).hand == ("abc", "axx", "bbb")
    assert [GAME.view(state, watcher).points for watcher in (0, 1, None)] == [9, 3, 0]
    assert [GAME.view(state, watcher).hand for watcher in (1, None)] == [("ccc",), ()]
    assert all(GAME.view(state, watcher).hand_sizes == (3, 1) for watcher in (None, 0, 1))
    assert all(GAME.view(state, watcher).hands == () for watcher in (None, 0, 1))


def test_by_option_hands_are_open() -> None:
    """CUB-Q21: everyone sees all hands, what is drawn, kept and given; the bag stays hidden."""
    state = table("bbb abc", "ccc", bag="ddd eee fff", laid=HIGH, open_hands=True, draw_many=True)
    drawn = play(state, "A takes 2")

    for watcher in (None, 0, 1):
        assert GAME.view(state, watcher).hands == (("abc", "bbb"), ("ccc",))
        assert GAME.view(drawn, watcher).drawn == ("ddd", "eee")
        assert GAME.view(play(drawn, "A keeps eee"), watcher).events == (Kept(0, "eee", 1),)
        assert GAME.view(state, watcher).bag == 3


def test_the_open_parts_are_seen_by_all() -> None:
    """CUB-Q21: table, dead cells, sizes, bag, draws and points of rounds are the same for everybody."""
    state = play(table("axx bbb", "ccc", bag="ddd eee", laid=HIGH), "A axx 0,1/2; B draws")
    open_parts = (
        *("options", "phase", "round", "turn", "oldest", "actors", "table", "dead", "hand_sizes", "choosing"),
        *("bag", "draws", "idle", "out", "sheet", "totals"),
    )
    seen = [[getattr(GAME.view(state, watcher), part) for part in open_parts] for watcher in (None, 0, 1)]

    assert seen[0] == seen[1] == seen[2]
    view = GAME.view(state, None)
    assert [(each.piece, each.q, each.r, each.turn) for each in view.table] == [
        *(("aaa", 0, 0, 0), ("aaa", 1, 0, 0), ("aaa", 1, -1, 0), ("axx", 0, 1, 2)),
    ]
    assert (view.bag, view.draws, view.actors) == (1, 1, (1,))


def test_events_hide_what_only_some_may_know() -> None:
    """CUB-Q21: a drawn piece is known to its owner; a gift to both of them."""
    drew = play(table("bbb", "ccc", bag="ddd", laid=HIGH), "A draws")

    assert [GAME.view(drew, watcher).events for watcher in (0, 1, None)] == [
        (Drew(0, 1, ("ddd",)),),
        (Drew(0, 1, ()),),
        (Drew(0, 1, ()),),
    ]


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_what_a_seat_cannot_see_changes_nothing_for_it(seats: int, options: dict[str, Any]) -> None:
    """CUB-Q21: with the others' hands and the bag mixed anew, its view and its moves stay the same, byte for byte."""
    for count in (0, 1, 5, 17, 40, 71):
        state = played(seats, 81, count, **options).state
        for seat in range(seats):
            others = [other for other in range(seats) if other != seat]
            mixed = redeal(state, others, Rng(bytes(32), count))

            assert encode(GAME.view(state, seat)) == encode(GAME.view(mixed, seat))
            assert GAME.moves(state, seat) == GAME.moves(mixed, seat)
        mixed = redeal(state, list(range(seats)), Rng(bytes(32), count))
        assert encode(GAME.view(state, None)) == encode(GAME.view(mixed, None))


@pytest.mark.parametrize("options", [*TABLES, {"open_hands": True, **ALL_PLAYS}])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_an_imagined_state_gives_exactly_the_view(seats: int, options: dict[str, Any]) -> None:
    """CUB-Q21: bots search states that fit all they know: same view, same moves, the whole box, playable."""
    contents = {"blockers_per_color": options.get("blockers_per_color", 1)}
    for count in (0, 1, 3, 9, 24, 60, 5000):
        state = played(seats, 82, count, **options).state
        for watcher in (None, *range(seats)):
            seen = GAME.view(state, watcher)
            imagined = GAME.imagine(seen, Rng(bytes(32), count))

            assert seen == GAME.view(imagined, watcher)
            assert watcher is None or GAME.moves(state, watcher) == GAME.moves(imagined, watcher)
            assert Counter(naive.box(**contents)) == Counter(_everything(imagined))


def test_imagining_deals_the_hidden_pieces_at_random() -> None:
    """CUB-Q21: an opponent's hand may be any of the pieces not seen, and never one that was seen."""
    game = played(2, 3, 20)
    seen = game.view(0)
    dealt = [hands(GAME.imagine(seen, Rng(bytes(32), number)))[1] for number in range(60)]
    known = {*seen.hand, *(each.piece for each in seen.table)}

    assert {*naive.box()} - known == {code for hand in dealt for code in hand}
    assert {len(hand) for hand in dealt} == {seen.hand_sizes[1]}


def test_an_imagined_state_keeps_a_secret_from_its_source() -> None:
    """CUB-Q21: two games that look the same to a seat are imagined alike."""
    state = played(3, 83, 20).state
    mixed = redeal(state, [1, 2], Rng(bytes(32)))

    one, other = (GAME.imagine(GAME.view(each, 0), Rng(bytes(32), 1)) for each in (state, mixed))
    assert state != mixed
    assert one == other


def _everything(state: State) -> list[str]:
    """Every piece of a state, wherever it is."""
    names = state.options.pieces.names
    table_codes = [code for code, _, _, _ in laid(state)]
    held = [code for hand in hands(state) for code in hand]
    return [*table_codes, *held, *bag(state), *names(state.drawn), *names(state.out)]
