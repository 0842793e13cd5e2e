"""Many games at once, in worker processes that end with the one that started them."""

import signal
import threading
import traceback
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from klub.arena.pairings import Task
from klub.arena.play import Played, play


def play_all(tasks: Iterable[Task], jobs: int) -> Iterator[Played]:
    """Play the games in `jobs` processes and yield each when it is over, in no fixed order; one job needs no process.

    When the iterator is closed or interrupted, games still being played are dropped and the processes ended.
    Raises RuntimeError if a game fails or a process dies.
    """
    if jobs == 1:
        yield from map(play, tasks)
        return
    waiting = iter(tasks)
    team: dict[Connection, BaseProcess] = {}
    try:
        for task, _ in zip(waiting, range(jobs), strict=False):
            line, process = _start()
            team[line] = process
            line.send(task)
        busy = set(team)
        while busy:
            for line in wait(list(busy)):
                assert isinstance(line, Connection)
                yield _result(line, team[line])
                following = next(waiting, None)
                if following is None:
                    busy.remove(line)
                else:
                    line.send(following)
    finally:
        for line, process in team.items():
            line.close()
            process.terminate()
        for process in team.values():
            process.join()


def _start() -> tuple[Connection, BaseProcess]:
    # spawn: a fork would copy the locks of other threads, and those of compiled code.
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(theirs,), daemon=True)
    with _interrupts_ignored():
        process.start()
    theirs.close()
    return ours, process


def _result(line: Connection, process: BaseProcess) -> Played:
    try:
        answer = line.recv()
    except EOFError:
        process.join()
        raise RuntimeError(f"a worker process died with exit code {process.exitcode}") from None
    if isinstance(answer, Played):
        return answer
    raise RuntimeError(f"a game failed in a worker process:\n{answer}")


def _serve(line: Connection) -> None:
    """Play what comes in until nobody is there to listen."""
    with suppress(EOFError, OSError):
        while True:
            line.send(_play_or_tell(line.recv()))


def _play_or_tell(task: Task) -> Played | str:
    try:
        return play(task)
    except Exception:
        return f"{task}\n{traceback.format_exc()}"


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes started here inherit deafness to Ctrl-C, which a terminal sends to all: only the first one answers."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
