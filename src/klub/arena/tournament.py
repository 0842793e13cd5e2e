"""A tournament from its first game to its last, continued where it was left."""

from collections.abc import Callable
from contextlib import closing, nullcontext
from pathlib import Path

from klub.arena.pairings import schedule
from klub.arena.play import Played
from klub.arena.results import Results
from klub.arena.settings import Settings
from klub.arena.workers import play_all


def run(
    settings: Settings,
    games: int,
    jobs: int = 1,
    folder: Path | None = None,
    on_progress: Callable[[int, int], None] = lambda *_: None,
) -> list[Played]:
    """Play what is missing and return all games asked for, in the order of the schedule.

    `games` is per line-up, rounded up to whole deals. Without a folder nothing is kept. `on_progress` is told how many
    games are over, and out of how many, at the start and after each game. Raises `Refused` if the folder belongs to
    another tournament.
    """
    tasks = schedule(settings, games)
    with nullcontext() if folder is None else Results(folder, settings) as results:
        known = [results.find(task) for task in tasks] if results else [None] * len(tasks)
        missing = [task for task, played in zip(tasks, known, strict=True) if played is None]
        over = {(played.line_up, played.number): played for played in known if played is not None}
        on_progress(len(over), len(tasks))
        with closing(play_all(missing, jobs)) as playing:
            for played in playing:
                if results:
                    results.add(played)
                over[played.line_up, played.number] = played
                on_progress(len(over), len(tasks))
    return [over[task.line_up, task.number] for task in tasks]
