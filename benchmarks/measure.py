"""Measuring in turn: every round runs each workload once, so that a noisy moment hits all of them."""

import platform
import statistics
import time
from collections.abc import Callable

Workload = Callable[[], int]
"""Does some work anew and returns how many units (plies, steps) it was."""


def rates(workloads: dict[str, Workload], rounds: int) -> dict[str, list[float]]:
    """Units per second of CPU time, one figure a round, after one round to warm up."""
    figures: dict[str, list[float]] = {name: [] for name in workloads}
    for number in range(rounds + 1):
        for name, workload in workloads.items():
            before = time.process_time()
            units = workload()
            spent = time.process_time() - before
            if number:
                figures[name].append(units / spent)
    return figures


def ratio(figures: dict[str, list[float]], ours: str, theirs: str) -> float:
    """The median over the rounds of how many times faster ours was."""
    return statistics.median(a / b for a, b in zip(figures[ours], figures[theirs], strict=True))


def report(title: str, figures: dict[str, list[float]]) -> None:
    """The medians, with the machine in words."""
    print(f"\n{title} (Python {platform.python_version()}, {platform.machine()}, units per second of CPU time)")
    for name, values in figures.items():
        low, high = min(values), max(values)
        print(f"  {name:42} {statistics.median(values):>12,.0f}   [{low:,.0f} … {high:,.0f}]")
