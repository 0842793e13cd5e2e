"""Many games at once, in worker processes that end with the one that started them."""

import signal
import traceback
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from klub.arena.pairings import Task
from klub.arena.play import Played, play


def play_all(tasks: Iterable[Task], jobs: int) -> Generator[Played]:
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
        for _, task in zip(range(jobs), waiting, strict=False):
            line, process = _start()
            team[line] = process
            _send(line, task)
        busy = set(team)
        while busy:
            for line in busy & set(wait(busy)):
                played = _result(line, team[line])
                following = next(waiting, None)
                if following is None:
                    busy.remove(line)
                else:
                    _send(line, following)
                yield played
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
    with _interrupts_held_back():
        process.start()
    theirs.close()
    return ours, process


def _send(line: Connection, task: Task) -> None:
    with suppress(OSError):  # a process that has died is noticed when its result is read
        line.send(task)


def _result(line: Connection, process: BaseProcess) -> Played:
    try:
        answer = line.recv()
    except (EOFError, OSError):
        process.join()
        raise RuntimeError(f"a worker process died with exit code {process.exitcode}") from None
    if isinstance(answer, Played):
        return answer
    raise RuntimeError(f"a game failed in a worker process:\n{answer}")


def _serve(line: Connection) -> None:
    """Play what comes in until nobody is there to listen."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            line.send(_play_or_tell(line.recv()))


def _play_or_tell(task: Task) -> Played | str:
    try:
        return play(task)
    except Exception:
        return f"{task}\n{traceback.format_exc()}"


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """A terminal sends Ctrl-C to every process, but only the first one should answer.

    Processes that start in here begin with it held back, which spares us their tracebacks while they still load;
    the one that starts them hears it afterwards. Windows has no such thing.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # when `start` does this itself, it lets interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
