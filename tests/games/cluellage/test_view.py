"""What seats see, and what is imagined from it."""

from collections import Counter
from typing import Any

import pytest

from klub.core import Rng, decode, encode, to_dict
from klub.core.check import check_game
from klub.games.cluellage import GAME
from klub.games.cluellage.moves import Guess
from klub.games.cluellage.pictures import CARDS, tags
from klub.games.cluellage.state import State
from klub.games.cluellage.view import View
from tests.games.cluellage.table import (
    begun,
    chance,
    claiming,
    collaging,
    exhibiting,
    guess_all,
    hang_all,
    match,
    play,
    whole_round,
)

MOMENTS: dict[str, State] = {
    "word": begun(3),
    "claim": claiming(4),
    "collage": hang_all(collaging(3), [2]),
    "exhibit": play(exhibiting(4), (2, Guess(3))),
    "reveal": guess_all(exhibiting(3), 0, 1, 2),
    "second": whole_round(begun(3)),
    "over": whole_round(begun(3, rounds=1)),
    "gallery": begun(1),
}


@pytest.mark.parametrize("seats", [(1, 3), (4,), (5,), (6,)])
def test_cluellage_conforms(seats: tuple[int, ...]) -> None:
    """CLG-1: with any number of players and any options the game keeps the contract of all games."""
    report = check_game(GAME, games=2, seats=seats, seed=seats[0], longest=1500)

    assert (report.games, report.truncated) == (2, 0)


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_is_imagined_fits_the_view(moment: str) -> None:
    """CLG-Q5, CLG-Q17, CLG-32, CLG-59: for every watcher, as it comes over the wire."""
    state = MOMENTS[moment]
    for watcher in (None, *range(state.seats)):
        seen: View = decode(encode(GAME.view(state, watcher)), View, "test")
        for number in range(5):
            assert encode(seen) == encode(GAME.view(GAME.imagine(seen, chance(number)), watcher))


@pytest.mark.parametrize("moment", [name for name in MOMENTS if name not in ("over", "gallery")])
def test_all_cards_are_somewhere(moment: str) -> None:
    """CLG-5: in what is imagined each of the hundred cards lies in one place."""
    state = GAME.imagine(GAME.view(MOMENTS[moment], 0), chance(1))
    open_cards = [] if not state.middle else list(state.middle)
    claimed = [picture for cards in state.claimed for picture in cards if picture not in open_cards]
    piles = [picture for pile in state.piles for picture in pile]

    assert list(range(CARDS)) == sorted(
        picture // 2 for picture in (*state.deck, *state.discard, *open_cards, *claimed, *piles)
    )


def test_dice_of_others_are_imagined_evenly() -> None:
    """CLG-37, CLG-Q5: the viewer's die is known, that of a revealed collage too, all others may be anything."""
    before, after = exhibiting(3), guess_all(exhibiting(3), 0, 1, 2)
    hidden = Counter(GAME.imagine(GAME.view(before, 1), chance(number)).dice for number in range(120))
    known = {GAME.imagine(GAME.view(after, 1), chance(number)).dice[:2] for number in range(20)}

    assert {1, 2, 3, 4, 5, 6} == {dice[0] for dice in hidden} == {dice[2] for dice in hidden}
    assert {before.dice[1]} == {dice[1] for dice in hidden}
    assert {after.dice[:2]} == known


def test_sealed_guesses_are_imagined_evenly() -> None:
    """CLG-59: whoever looks at a token that lies face down knows nothing of it but that it lies."""
    state = play(exhibiting(4), (2, Guess(3)))
    theirs = {GAME.imagine(GAME.view(state, 1), chance(number)).guesses[2] for number in range(80)}
    own = {GAME.imagine(GAME.view(state, 2), chance(number)).guesses[2] for number in range(20)}

    assert ({1, 2, 3, 4, 5, 6}, {3}) == (theirs, own)


@pytest.mark.parametrize("name", ["dice", "guesses", "deck", "piles", "hung", "word_deck"])
def test_a_view_does_not_depend_on_what_it_hides(name: str) -> None:
    """CLG-32, CLG-37, CLG-59, CLG-Q17: with another secret, the view of a spectator stays the same, byte for byte."""
    moment = {"piles": "word", "hung": "collage"}.get(name, "exhibit")
    state = MOMENTS[moment]
    views, secrets = set(), set()
    for number in range(12):
        other = GAME.imagine(GAME.view(state, None), chance(number))
        views.add(encode(GAME.view(other, None)))
        secrets.add(encode(getattr(other, name)))

    assert {encode(GAME.view(state, None))} == views
    assert len(secrets) > 3


def test_the_gallery_hides_the_number_and_what_comes() -> None:
    """The number on the wall may be any; works to come are others each time."""
    seen = GAME.view(begun(1), 0)
    imagined = [GAME.imagine(seen, chance(number)).gallery for number in range(40)]

    assert {1, 2, 3, 4, 5, 6} == {works[0].number for works in imagined}
    assert 40 == len({encode(works[1]) for works in imagined})


def test_a_collage_is_explained_after_the_reveal() -> None:
    """CLG-Q28: each card with one of its own tags, from the top down; nothing is said before."""
    state = guess_all(exhibiting(3), 0, 1, 2)
    shown = GAME.view(state, 2).album[0]

    assert [placed.card for placed in reversed(shown.collage)] == [link.card for link in shown.links]
    for link in shown.links:
        assert link.tag in tags()[2 * int(link.card[1:4]) - 2 + "ab".index(link.card[4])]
    assert () == GAME.view(exhibiting(3), 2).album


@pytest.mark.parametrize("moment", MOMENTS)
def test_states_and_views_survive_being_written_down(moment: str) -> None:
    """CLG-34: at any moment a state and a view are plain data, and reading them back gives equals."""
    state = MOMENTS[moment]

    again: State = decode(encode(state), State, "test")

    assert encode(again) == encode(state)
    assert again == state
    for watcher in (None, *range(state.seats)):
        assert GAME.view(state, watcher) == decode(encode(GAME.view(state, watcher)), View, "test")


def test_a_view_is_small() -> None:
    """CLG-36: with the words in eight languages, a view of a whole game for six stays below 40 kB."""
    table, rng = match(6, 5), Rng(bytes(32))
    largest = 0
    while table.awaited:
        seat = table.awaited[0]
        table.play(seat, GAME.sample(table.state, seat, rng))
        largest = max(largest, len(encode(table.view(0))))

    assert 2_000 < largest < 40_000


def test_records_hold_the_moves_as_they_were_made() -> None:
    """CLG-69: a game file has every move, and the same moves lead to the same end."""
    table, rng = match(3, 7), Rng(bytes(32))
    while table.awaited:
        seat = table.awaited[0]
        table.play(seat, GAME.sample(table.state, seat, rng))
    again = match(3, 7)
    moves: list[Any] = to_dict(table.record())["moves"]
    for entry in moves:
        again.play(entry["seat"], entry["move"])

    assert table.state == again.state
    assert encode(table.record()) == encode(again.record())
