"""The library face: a game from its first move to its outcome, its record, and the same game again."""

import copy
import gc
import hashlib
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest

import klub
from klub.core import encode
from klub.games import game
from tests.core.check.tiny import Duel

SEEDS: list[int | str | bytes] = [42, f"{42:064x}", f"{42:064X}", (42).to_bytes(32, "big")]


def play_on(match: klub.Match, moves: int | None = None) -> klub.Match:
    """Make the first legal move of the first actor, so many times or to the end."""
    while match.actors and (moves is None or len(match.history) < moves):
        seat = match.actors[0]
        listed = match.moves(seat)
        assert listed
        match.play(seat, listed[len(match.history) % len(listed)])
    return match


@pytest.fixture(scope="module")
def finished() -> klub.Match:
    return play_on(klub.match("clustered", seats=2, seed=42))


def is_plain(data: Any) -> bool:
    """Whether it consists of nothing but what JSON has."""
    if type(data) is dict:
        return all(type(key) is str and is_plain(value) for key, value in data.items())
    if type(data) is list:
        return all(map(is_plain, data))
    return data is None or type(data) in (str, int, float, bool)


def test_the_games_are_known_by_name() -> None:
    """Every name that is listed makes a match."""
    assert "clustered" in klub.games()
    for name in klub.games():
        seats = game(name).declaration.tables[-1]
        assert klub.match(name, seats, seed=0).game.declaration.name == name


def test_the_games_are_a_package_that_can_be_called() -> None:
    """`klub.games()` are names; `import klub.games` gives the package, however it is written."""
    import klub.games as package

    assert package is klub.games is sys.modules["klub.games"]
    assert package.names() == klub.games()
    assert package.game("clustered").declaration.name == "clustered"


def test_every_public_name_is_there() -> None:
    """Also what is loaded late: `dir` lists it and `import *` brings it."""
    names: dict[str, object] = {}
    exec("from klub import *", names)

    assert set(klub.__all__) <= set(dir(klub))
    assert set(klub.__all__) <= set(names)
    assert issubclass(type(game("clustered")), klub.Game)
    assert callable(klub.check_game)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        klub.chess  # noqa: B018


@pytest.mark.parametrize("take", [klub.Match.copy, copy.copy, copy.deepcopy], ids=["method", "copy", "deepcopy"])
def test_a_copy_is_played_on_without_the_original(take: Callable[[klub.Match], klub.Match]) -> None:
    """From the same position both can go different ways; each has a record of its own, which replays."""
    match = play_on(klub.match("clustered", seed=42), moves=5)
    before, state = match.history, encode(match.state)
    twin = take(match)
    assert (match.history, encode(match.state)) == (twin.history, encode(twin.state))
    play_on(twin)

    assert (before, state) == (match.history, encode(match.state))
    assert twin.history[:5] == before
    assert klub.replay(twin.record()).outcome == twin.outcome
    seat = match.actors[0]
    match.play(seat, (match.moves(seat) or ())[-1])
    assert 6 == len(match.history)
    assert match.history[5] != twin.history[5]
    assert klub.replay(match.record(reveal=True)).history == match.history


def test_a_notebook_shows_a_picture_where_there_is_one() -> None:
    """A game that has none is shown as text, and nothing is raised."""
    drawn, plain = klub.match("clustered", seed=1), klub.Match(Duel(), 2, bytes(32), Duel().parse_options({}, 2))

    assert (drawn._repr_svg_() or "").startswith("<svg")
    assert plain._repr_svg_() is None
    assert str(plain)


def test_a_match_begins_with_somebody_to_move() -> None:
    """Two seats by default; an actor has moves, the others have none."""
    match = klub.match("clustered", seed=42)
    (actor,) = match.actors

    assert match.seats == 2
    assert match.outcome is None
    assert match.history == ()
    assert match.moves(actor)
    assert match.moves(1 - actor) == ()


def test_a_move_is_played_as_struct_or_as_plain_data() -> None:
    """Both forms lead to the same state and history."""
    by_struct, by_data = klub.match("clustered", seed=42), klub.match("clustered", seed=42)
    (actor,) = by_struct.actors
    move = (by_struct.moves(actor) or ())[3]

    by_struct.play(actor, move)
    by_data.play(actor, klub.to_dict(move))

    assert by_struct.history == by_data.history == ((actor, move),)
    assert encode(by_struct.state) == encode(by_data.state)


def test_playing_leaves_earlier_states_as_they_were() -> None:
    """A state that was taken out before is not changed by later moves."""
    match = klub.match("clustered", seed=42)
    state, before = match.state, encode(match.state)
    play_on(match, moves=10)

    assert encode(state) == before != encode(match.state)


def test_a_view_shows_the_own_hand_only() -> None:
    """Each seat sees its five cards, a spectator none, and the events tell of the last move."""
    match = play_on(klub.match("clustered", seed=42), moves=1)
    views = [match.view(0), match.view(1), match.view(None)]

    assert [len(view.hand) for view in views] == [5, 5, 0]
    assert [view.seat for view in views] == [0, 1, None]
    assert all(view.events[0].seat == match.history[0][0] for view in views)


def test_a_finished_match_has_an_outcome(finished: klub.Match) -> None:
    """Scores with their breakdown, and the winners have the most points."""
    outcome = finished.outcome

    assert outcome is not None
    assert finished.actors == ()
    assert len(finished.history) == 58
    assert outcome.scores == [each.total for each in outcome.breakdown]
    assert outcome.winners == [seat for seat in (0, 1) if outcome.scores[seat] == max(outcome.scores)]


def test_nobody_may_move_after_the_end(finished: klub.Match) -> None:
    """The refusal says that the game is over."""
    with pytest.raises(klub.Illegal) as refusal:
        finished.play(*finished.history[0])

    assert refusal.value.code == "move/game_over"


@pytest.mark.parametrize("seed", SEEDS, ids=["number", "text", "upper case", "bytes"])
def test_a_seed_has_three_forms(seed: int | str | bytes) -> None:
    """Number, 64 hex digits and 32 bytes give the same game."""
    assert encode(klub.match("clustered", seed=seed).state) == encode(klub.match("clustered", seed=42).state)


def test_without_a_seed_each_match_is_another_one() -> None:
    """The operating system draws it."""
    assert len({klub.match("clustered").commitment for _ in range(8)}) == 8


def test_options_change_the_game() -> None:
    """They are given as plain data and can be seen in the match."""
    match = klub.match("clustered", seats=3, seed=1, options={"quick_play": True, "third_wild": [2]})

    assert match.actors == (0, 1, 2)
    assert klub.to_dict(match.options)["third_wild"] == [2]
    assert klub.match("clustered", 3, 1, match.options).options == match.options


def test_the_commitment_is_known_before_the_first_move() -> None:
    """It is the hash of the seed, and stays the same to the end."""
    match = klub.match("clustered", seed=42)
    committed = match.commitment

    assert committed == hashlib.sha256(b"klub/commitment/1" + (42).to_bytes(32, "big")).hexdigest()
    assert play_on(match).record().commitment == committed


def test_the_record_of_a_running_match_keeps_the_seed() -> None:
    """Seed and result are null, and so it cannot be replayed; the moves are there."""
    record = play_on(klub.match("clustered", seed=42), moves=5).record()

    assert (record.seed, record.result, len(record.moves)) == (None, None, 5)
    with pytest.raises(klub.Illegal) as refusal:
        klub.replay(record)
    assert refusal.value.code == "record/no_seed"


def test_a_running_match_goes_on_from_its_revealed_record() -> None:
    """With the seed in it, a record leads to the same position, and play goes on in the same way."""
    match = play_on(klub.match("clustered", seed=42), moves=5)
    record = match.record(reveal=True)
    again = klub.replay(record)

    assert (record.seed, record.result) == (f"{42:064x}", None)
    assert encode(again.state) == encode(match.state)
    assert encode(play_on(again).state) == encode(play_on(match).state)


def test_a_finished_match_reveals_its_seed_and_result(finished: klub.Match) -> None:
    """The record is complete without being asked."""
    record = finished.record()

    assert record == finished.record(reveal=True)
    assert record.seed == f"{42:064x}"
    assert record.result == klub.to_dict(finished.outcome)


def test_a_record_is_replayed_from_each_form(finished: klub.Match) -> None:
    """Struct, plain data, text and bytes give the same match."""
    record = finished.record()
    for source in (record, klub.to_dict(record), encode(record), encode(record).decode()):
        again = klub.replay(source)

        assert again.history == finished.history
        assert encode(again.state) == encode(finished.state)
        assert again.record() == record


def test_everything_becomes_plain_data(finished: klub.Match) -> None:
    """`to_dict` gives dicts, lists, text, numbers, true, false and null, and nothing else."""
    running = play_on(klub.match("clustered", 3, 7, {"quick_play": True, "first_bonuses": True}), moves=30)
    for match in (finished, running):
        views = [match.view(seat) for seat in (None, *range(match.seats))]
        for value in (match.state, match.options, match.outcome, match.record(), *views, *match.history):
            assert is_plain(klub.to_dict(value))


def test_a_match_is_shown_as_text(finished: klub.Match) -> None:
    """Its name and how far it got in one line, and the table for people."""
    assert repr(finished) == "<klub.Match clustered for 2, 58 moves>"
    assert isinstance(str(finished), str)


@pytest.mark.parametrize("game", klub.games())
def test_importing_klub_is_light(game: str) -> None:
    """No compiler, no arrays, no terminal and no texts are loaded before they are needed: not to set up a table."""
    code = (
        f"import sys, klub; klub.match({game!r}, seed=1); "
        "print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    )
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()

    assert "klub" in loaded
    assert {"numba", "numpy", "typer", "rich", "fluent", "gymnasium", "pettingzoo"}.isdisjoint(loaded)


def test_a_finished_match_is_small() -> None:
    """With its history it takes at most 64 KB; measured as what several matches leave allocated, caches apart."""
    seeds = range(8)
    for seed in seeds:
        play_on(klub.match("clustered", seed=seed))  # fills the caches that all matches share
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        kept = [play_on(klub.match("clustered", seed=seed)) for seed in seeds]
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert all(match.outcome for match in kept)
    assert (after - before) / len(kept) <= 64 * 1024
