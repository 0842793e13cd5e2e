"""Tournaments: the same in any number of processes, and continued after any interruption."""

import multiprocessing
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs

from klub.arena.pairings import schedule
from klub.arena.play import Played
from klub.arena.results import GAMES, SETTINGS
from klub.arena.settings import Refused, Settings, new_settings
from klub.arena.tournament import run
from klub.arena.workers import play_all


def settings(*levels: str, seats: int = 2, seed: int = 1) -> Settings:
    return new_settings("clustered", levels or ("random", "sprout"), seats=seats, seed=seed)


def timeless(games: list[Played]) -> list[Played]:
    """Games without the one thing that differs each time."""
    return [structs.replace(game, seconds=()) for game in games]


def interrupt_after(count: int) -> Callable[[int, int], None]:
    """Ctrl-C once so many games are over."""

    def on_progress(done: int, _total: int) -> None:
        if done == count:
            raise KeyboardInterrupt

    return on_progress


def test_two_processes_play_the_same_games_as_one() -> None:
    """Neither the number of jobs nor the order in which games end changes anything but the seconds."""
    alone = run(settings("random", "sprout", "casual"), 2, jobs=1)
    together = run(settings("random", "sprout", "casual"), 2, jobs=2)

    assert timeless(alone) == timeless(together)
    assert multiprocessing.active_children() == []


def test_a_game_has_what_the_rules_say() -> None:
    """The most points win, places follow the points, and each of three players makes 29 moves (CLU-8, CLU-23)."""
    for game in run(settings("random", "casual", seats=3), 3):
        best = max(game.scores)

        assert len(game.scores) == len(game.seconds) == 3
        assert tuple(seat for seat in range(3) if game.scores[seat] == best) == game.winners
        assert tuple(1 + sum(other > score for other in game.scores) for score in game.scores) == game.places
        assert game.moves == (29, 29, 29)


def test_finished_games_are_not_played_again(tmp_path: Path) -> None:
    """The same tournament again reads its games, down to the seconds."""
    first = run(settings(), 4, folder=tmp_path)
    lines = (tmp_path / GAMES).read_bytes()

    assert first == run(settings(), 4, folder=tmp_path)
    assert lines == (tmp_path / GAMES).read_bytes()


def test_an_interrupted_tournament_goes_on(tmp_path: Path) -> None:
    """What is over when Ctrl-C comes is kept, and the rest is played the next time."""
    with pytest.raises(KeyboardInterrupt):
        run(settings(), 6, folder=tmp_path, on_progress=interrupt_after(3))
    kept = (tmp_path / GAMES).read_bytes()
    told: list[tuple[int, int]] = []
    played = run(settings(), 6, folder=tmp_path, on_progress=lambda done, total: told.append((done, total)))

    assert kept.count(b"\n") == 3
    assert (tmp_path / GAMES).read_bytes().startswith(kept)
    assert told == [(3, 6), (4, 6), (5, 6), (6, 6)]
    assert timeless(run(settings(), 6)) == timeless(played)


def test_an_interruption_ends_the_processes() -> None:
    """Nobody goes on playing after Ctrl-C."""
    with pytest.raises(KeyboardInterrupt):
        run(settings(), 8, jobs=2, on_progress=interrupt_after(1))

    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("torn", [b'{"line_up":["ran', b'{"line_up":["ran\n', b"\x00\x00"])
def test_a_torn_last_line_is_ignored(tmp_path: Path, torn: bytes) -> None:
    """What a power cut leaves is cut off, and its game is played anew."""
    path = tmp_path / GAMES
    played = run(settings(), 4, folder=tmp_path)
    whole = path.read_bytes()
    *others, _ = whole.splitlines(keepends=True)
    path.write_bytes(b"".join(others) + torn)

    assert timeless(played) == timeless(run(settings(), 4, folder=tmp_path))
    assert path.read_bytes().count(b"\n") == 4
    assert path.read_bytes().startswith(b"".join(others))


def test_a_last_line_without_its_end_is_torn(tmp_path: Path) -> None:
    """Even if all of the game is there, the next one must not be written behind it."""
    path = tmp_path / GAMES
    played = run(settings(), 4, folder=tmp_path)
    path.write_bytes(path.read_bytes()[:-1])

    assert timeless(played) == timeless(run(settings(), 4, folder=tmp_path))
    assert path.read_bytes().count(b"\n") == 4


def test_a_broken_line_in_the_middle_is_refused(tmp_path: Path) -> None:
    """Only the last line can be torn: any other means that someone changed the file."""
    path = tmp_path / GAMES
    run(settings(), 4, folder=tmp_path)
    first, *others = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(first + b"oops\n" + b"".join(others))

    with pytest.raises(Refused, match=r"games\.jsonl, line 2, is not a game"):
        run(settings(), 4, folder=tmp_path)


@pytest.mark.parametrize(
    ("other", "name"),
    [
        (settings(seed=2), "seed"),
        (settings(seats=3), "seats"),
        (settings("random", "casual"), "levels"),
        (new_settings("clustered", ["random", "sprout"], options={"quick_play": True}), "options"),
        (new_settings("clustered", ["random", "sprout"], meet="neighbours"), "meet"),
    ],
)
def test_another_tournament_is_refused_by_name(tmp_path: Path, other: Settings, name: str) -> None:
    """A folder takes the games of one tournament only; the refusal says what differs and where."""
    run(settings(), 2, folder=tmp_path)
    before = (tmp_path / GAMES).read_bytes()
    with pytest.raises(Refused, match=rf"settings\.json belongs to another tournament: {name} is "):
        run(other, 2, folder=tmp_path)

    assert before == (tmp_path / GAMES).read_bytes()


def test_games_without_settings_are_refused(tmp_path: Path) -> None:
    """Nobody knows what they were played with."""
    run(settings(), 2, folder=tmp_path)
    (tmp_path / SETTINGS).unlink()

    with pytest.raises(Refused, match=r"settings\.json is missing"):
        run(settings(), 2, folder=tmp_path)


def test_unreadable_settings_are_refused(tmp_path: Path) -> None:
    """They are not overwritten: they may belong to something else."""
    (tmp_path / SETTINGS).write_text('{"volume": 11}')

    with pytest.raises(Refused, match="does not hold the settings of a tournament"):
        run(settings(), 2, folder=tmp_path)
    assert (tmp_path / SETTINGS).read_text() == '{"volume": 11}'


def test_more_games_may_be_asked_for(tmp_path: Path) -> None:
    """The number of games is not a setting: a longer tournament keeps those there are."""
    short = run(settings(), 2, folder=tmp_path)
    long = run(settings(), 6, folder=tmp_path)

    assert short == long[:2]
    assert short == run(settings(), 2, folder=tmp_path)


def test_a_game_that_fails_in_a_process_is_told() -> None:
    """The error names the game, with the traceback of the process."""
    task, *_ = schedule(settings(), 2)
    broken = structs.replace(task, levels=("random", "nobody"))

    with pytest.raises(RuntimeError, match=r"(?s)a game failed.*nobody.*Traceback"):
        list(play_all([broken], jobs=2))
    assert multiprocessing.active_children() == []


def test_a_process_that_dies_is_told() -> None:
    """Nobody waits for the games of the dead."""
    playing = play_all(schedule(settings(), 40), jobs=2)
    next(playing)
    for process in multiprocessing.active_children():
        process.kill()

    with pytest.raises(RuntimeError, match="a worker process died with exit code"):
        list(playing)
    assert multiprocessing.active_children() == []
