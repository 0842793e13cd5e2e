"""What does a move cost the server, next to well-known game servers, and what does an idle table?

Every server does the same work for a move of Tally: check it, append it to the game's log, send each of the two players
a view of about 500 bytes. Klub's log is on disk and the answer waits for the commit (SQLite, synchronous=FULL); the
peers keep theirs in memory. Only the server's CPU time counts; the load is another process.

Doubts: each protocol wraps a view as it likes (the sizes are printed), boardgame.io is spared its undo and Colyseus its
state patches, which nobody uses here, and on a machine of few cores the load takes time from the server.
"""

import argparse
import platform
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from benchmarks.server.processes import install_peers
from benchmarks.server.subject import Kind, Subject

SUBJECTS: Final[dict[str, tuple[Kind, str]]] = {
    "Klub, log on disk": ("klub", "tally"),
    "boardgame.io": ("boardgame", "tally"),
    "Colyseus": ("colyseus", "tally"),
    "Klub, Clustered": ("klub", "clustered"),
}
OURS, BOARDGAME, COLYSEUS, _ = SUBJECTS
REST: Final = 3.0
"""Seconds of silence before memory is read."""


def main(arguments: Sequence[str] | None = None) -> None:
    options = _options().parse_args(arguments)
    scratch = install_peers()
    print(__doc__, flush=True)
    print(f"Python {platform.python_version()}, {platform.machine()}; one process each, two players a table")
    with tempfile.TemporaryDirectory(dir=scratch.parent) as data:
        if options.part != "idle":
            moves(options, scratch, Path(data))
        if options.part != "moves":
            idle(options, scratch, Path(data))


def moves(options: argparse.Namespace, scratch: Path, data: Path) -> None:
    """CPU for a move and how long players wait for it, as fast as each server can and at a rate all can keep."""
    with ExitStack() as stack:
        running = {
            name: stack.enter_context(Subject(kind, game, scratch, data / game))
            for name, (kind, game) in SUBJECTS.items()
        }
        for subject in running.values():
            subject.open(options.tables)
            subject.play(options.seconds, 0)  # warm up
        fast: dict[str, list[dict[str, Any]]] = {name: [] for name in running}
        paced: dict[str, list[dict[str, Any]]] = {name: [] for name in running}
        for _ in range(options.rounds):
            for name, subject in running.items():
                fast[name].append(subject.play(options.seconds, 0))
            for name, subject in running.items():
                paced[name].append(subject.play(options.seconds, options.rate))
        counts = {name: subject.count() for name, subject in running.items()}

    for title, played in (("as fast as it goes", fast), (f"{options.rate} moves a second", paced)):
        print(f"\n{options.tables} tables, {title} (medians of {options.rounds} rounds)")
        print(f"  {'':20} {'CPU µs a move':>24} {'moves/s':>9} {'p50 ms':>8} {'p99 ms':>8}")
        for name, rounds in played.items():
            cost = _column(rounds, "cpu")
            spread = f"{statistics.median(cost):.0f} [{min(cost):.0f} … {max(cost):.0f}]"
            speed = statistics.median(_column(rounds, "moves")) / options.seconds
            waits = [statistics.median(_column(rounds, key)) for key in ("p50", "p99")]
            print(f"  {name:20} {spread:>24} {speed:>9.0f} {waits[0]:>8.2f} {waits[1]:>8.2f}")
        print(f"  Klub takes {_ratio(played, OURS, BOARDGAME):.2f} × the CPU of boardgame.io (wanted: at most 0.33)")
        print(f"  Klub takes {_ratio(played, OURS, COLYSEUS):.2f} × the CPU of Colyseus (wanted: at most 1.30)")
    print("\nBytes of a view as JSON, and of the message that brings it")
    for name, count in counts.items():
        print(f"  {name:20} {count['view_bytes']:>6} {count['message_bytes']:>6}")


def idle(options: argparse.Namespace, scratch: Path, data: Path) -> None:
    """Memory of tables at which two sit connected and nobody moves, and many connections to one process."""
    print(f"\n{options.idle_tables} idle tables, {2 * options.idle_tables} connections: MB of the server")
    print(f"  {'':20} {'before':>8} {'after':>8} {'for 1000 tables':>16}")
    for name, (kind, game) in SUBJECTS.items():
        with Subject(kind, game, scratch, data / "idle" / game) as subject:
            subject.open(10)  # what is loaded on first use
            time.sleep(REST)
            before = subject.megabytes()
            subject.open(options.idle_tables)
            time.sleep(REST)
            after = subject.megabytes()
            grown = (after - before) / options.idle_tables * 1000
            wanted = "  (wanted: at most 60)" if name == OURS else ""
            print(f"  {name:20} {before:>8.0f} {after:>8.0f} {grown:>16.1f}{wanted}", flush=True)
            if name == OURS:
                many(subject, options)


def many(subject: Subject, options: argparse.Namespace) -> None:
    """Thousands of connections to one process: whether all stay, and whether the tables still answer."""
    missing = (options.connections - subject.count()["connections"] + 1) // 2
    if missing > 0:
        subject.open(missing)
    cpu, start = subject.cpu(), time.monotonic()
    time.sleep(2 * REST)
    share = (subject.cpu() - cpu) / (time.monotonic() - start)
    count, played = subject.count(), subject.play(options.seconds, options.rate)
    print(
        f"    {count['connections']} connections at {count['tables']} tables (wanted: 5000): "
        f"{subject.megabytes():.0f} MB, {100 * share:.1f} % of a core while idle, "
        f"p99 {played['p99']:.1f} ms at {options.rate} moves a second"
    )


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="make bench ARGS=server …", description="The load on the server.")
    add: Callable[..., Any] = parser.add_argument
    add("part", nargs="?", choices=("moves", "idle"), help="one part only; otherwise both")
    add("--tables", type=int, default=100, help="tables with two players each")
    add("--seconds", type=float, default=2.0, help="length of a round for each server")
    add("--rounds", type=int, default=5)
    add("--rate", type=int, default=500, help="moves a second over all tables, in the rounds that are paced")
    add("--idle-tables", type=int, default=1000)
    add("--connections", type=int, default=5000, help="idle connections to one Klub process")
    return parser


def _column(rounds: list[dict[str, Any]], key: str) -> list[float]:
    return [played[key] for played in rounds]


def _ratio(played: dict[str, list[dict[str, Any]]], ours: str, theirs: str) -> float:
    """The median over the rounds of how many times dearer ours was."""
    pairs = zip(_column(played[ours], "cpu"), _column(played[theirs], "cpu"), strict=True)
    return statistics.median(a / b for a, b in pairs)


if __name__ == "__main__":
    main()
