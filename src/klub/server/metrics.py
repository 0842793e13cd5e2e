"""The figures of a process, for Prometheus: plain numbers, added up where things happen and written out when asked."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from typing import Final

_SECONDS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper ends of the classes of a histogram of times."""


class _Counter:
    """A number that only grows."""

    __slots__ = ("help", "name", "value")

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help = name, help
        self.value = 0

    def lines(self) -> Iterator[str]:
        yield from _heading(self.name, self.help, "counter")
        yield f"{self.name} {self.value}"


class _Gauge:
    """A number as it is now: kept in `value`, or asked for."""

    __slots__ = ("ask", "help", "name", "value")

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help = name, help
        self.value = 0
        self.ask: Callable[[], int] | None = None

    def lines(self) -> Iterator[str]:
        yield from _heading(self.name, self.help, "gauge")
        yield f"{self.name} {self.value if self.ask is None else self.ask()}"


class _Labelled:
    """A counter for each value of a label; beyond `most` values they share one, so that nobody can fill the memory."""

    __slots__ = ("_label", "_most", "help", "name", "values")

    def __init__(self, name: str, help: str, label: str, most: int = 200) -> None:
        self.name, self.help = name, help
        self._label, self._most = label, most
        self.values: dict[str, int] = {}

    def add(self, label: str) -> None:
        if label not in self.values and len(self.values) >= self._most:
            label = "other"
        self.values[label] = self.values.get(label, 0) + 1

    def lines(self) -> Iterator[str]:
        yield from _heading(self.name, self.help, "counter")
        for label, value in sorted(self.values.items()):
            escaped = label.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
            yield f'{self.name}{{{self._label}="{escaped}"}} {value}'


class _Histogram:
    """How often times fell into which class."""

    __slots__ = ("_counts", "_ends", "help", "name", "sum")

    def __init__(self, name: str, help: str, ends: tuple[float, ...] = _SECONDS) -> None:
        self.name, self.help = name, help
        self._ends = ends
        self._counts = [0] * (len(ends) + 1)
        self.sum = 0.0

    @property
    def count(self) -> int:
        """How many were observed."""
        return sum(self._counts)

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self._ends, value)] += 1
        self.sum += value

    def lines(self) -> Iterator[str]:
        yield from _heading(self.name, self.help, "histogram")
        so_far = 0
        for end, count in zip((*self._ends, "+Inf"), self._counts, strict=True):
            so_far += count
            yield f'{self.name}_bucket{{le="{end}"}} {so_far}'
        yield f"{self.name}_sum {self.sum:.6f}"
        yield f"{self.name}_count {so_far}"


class Metrics:
    """All numbers of one process."""

    def __init__(self) -> None:
        self.tables = _Gauge("klub_tables_in_memory", "Tables kept unfolded.")
        self.connections = _Gauge("klub_connections", "Open sockets.")
        self.bot_queue = _Gauge("klub_bot_queue", "Moves that bots think about or that wait for it.")
        self.created = _Counter("klub_tables_created_total", "Tables created.")
        self.messages = _Counter("klub_messages_total", "Messages received on sockets.")
        self.moves = _Counter("klub_moves_total", "Moves written to logs, by people, bots and clocks.")
        self.entries = _Counter("klub_entries_total", "Entries written to logs.")
        self.snapshots = _Counter("klub_snapshots_total", "Snapshots sent.")
        self.taken = _Counter("klub_taken_total", "Appends that lost against another process and were judged again.")
        self.resends = _Counter("klub_resends_total", "Requests that were known already.")
        self.unavailable = _Counter("klub_unavailable_total", "Requests that the store could not serve.")
        self.loads = _Counter("klub_table_loads_total", "Tables read from their logs.")
        self.unloaded = _Counter("klub_tables_folded_away_total", "Tables dropped from memory to make room.")
        self.limited = _Counter("klub_limited_total", "Messages refused because they came too fast.")
        self.dropped = _Counter("klub_slow_readers_total", "Connections dropped because they read too slowly.")
        self.bot_failures = _Counter(
            "klub_bot_failures_total", "Bots that found no move; the clock's was made instead."
        )
        self.expired = _Counter("klub_tables_expired_total", "Abandoned tables closed or deleted.")
        self.refusals = _Labelled("klub_refusals_total", "Requests refused.", "code")
        self.calls = _Labelled("klub_calls_total", "Calls to people who do not look, by what became of them.", "result")
        self.commit = _Histogram("klub_commit_seconds", "From asking for an append to its commit.")
        self.live_turns = _Gauge("klub_live_turns", "Turns that are played live now.")
        self.live_inputs = _Counter("klub_live_inputs_total", "Inputs of live turns received on sockets.")
        self.frames = _Counter("klub_live_frames_total", "Frames of live turns, key frames included.")
        self.frame_bytes = _Counter("klub_live_frame_bytes_total", "Bytes of frames sent to watchers.")
        self.runners_lost = _Counter("klub_stages_lost_total", "Stages that died; their turns began again.")
        self.late = _Histogram("klub_live_late_seconds", "By how much frames of live turns were late.")
        self.working = _Histogram("klub_work_seconds", "From asking for the result of a costly move to having it.")
        self.thinking = _Histogram("klub_bot_seconds", "From asking a bot to its move, waiting included.")

    def text(self) -> str:
        """All of them in Prometheus's text format."""
        return "".join(f"{line}\n" for metric in vars(self).values() for line in metric.lines())


def _heading(name: str, help: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {help}"
    yield f"# TYPE {name} {kind}"
