"""Several workers, one page of figures."""

import re

from klub.bus import open_bus
from klub.server.metrics import Metrics
from klub.server.peers.worker_metrics import WorkerMetrics


def moves(page: str) -> dict[str, int]:
    """How many moves each worker has counted."""
    return {worker: int(value) for worker, value in re.findall(r'^klub_moves_total{worker="(\w+)"} (\d+)$', page, re.M)}


async def test_whoever_is_asked_tells_the_figures_of_all() -> None:
    """Each with its worker; workers of another server on the same bus are not among them."""
    bus = await open_bus(None)
    counted = [Metrics() for _ in range(3)]
    teams = [
        WorkerMetrics(bus, metrics, 2, worker, supervisor)
        for metrics, worker, supervisor in zip(counted, "abc", ("one", "one", "other"), strict=True)
    ]
    for number, (worker, metrics) in enumerate(zip(teams, counted, strict=True), 1):
        await worker.start()
        metrics.moves.value = number
        metrics.refusals.add("x/y")
    pages = [await worker.page() for worker in teams[:2]]

    assert pages[0] == pages[1]
    assert {"a": 1, "b": 2} == moves(pages[0])
    assert 'klub_refusals_total{worker="b",code="x/y"} 1' in pages[0].splitlines()
    assert 'klub_commit_seconds_bucket{worker="a",le="+Inf"} 0' in pages[0].splitlines()
    assert "klub_workers_heard 2" in pages[0].splitlines()
    assert 1 == pages[0].count("# TYPE klub_moves_total ")

    await bus.close()


async def test_those_who_do_not_answer_are_missing_and_it_says_so() -> None:
    """A page comes all the same."""
    bus = await open_bus(None)
    worker = WorkerMetrics(bus, Metrics(), 2, "a", "one", patience=0.01)
    await worker.start()
    page = await worker.page()

    assert {"a": 0} == moves(page)
    assert "klub_workers_heard 1" in page.splitlines()

    await bus.close()


async def test_one_that_serves_alone_asks_nobody() -> None:
    """Its page is as it always was."""
    bus = await open_bus(None)
    metrics = Metrics()

    assert metrics.text() == await WorkerMetrics(bus, metrics, 1).page()

    await bus.close()
