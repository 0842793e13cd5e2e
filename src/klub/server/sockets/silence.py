"""Notices lines on which nothing comes any more: one timer for all connections of a process.

A line is looked at a few times within the silence that it may keep. One that has been quiet for half of it is pinged,
which every WebSocket answers by itself, also in a hidden tab; one that stays quiet is cut, so that everyone else learns
that who was there is not connected. The lines are looked at in small groups, one after the other.
"""

import asyncio
from typing import Final, Protocol

from klub.server.limits import Limits

LOOKS: Final = 5
"""How often a line is looked at within the shortest silence."""

_GROUPS: Final = 40
"""In so many groups lines are looked at: with 20,000 of them, each takes a few milliseconds."""


class Line(Protocol):
    """What is known of a connection."""

    heard: bool
    """Whether anything has come since this was last set to False."""

    @property
    def read_paused(self) -> bool:
        """Whether it is we who do not listen now."""

    def send_ping(self) -> None:
        """Ask for a sign of life."""

    def cut(self) -> None:
        """End it at once: nobody is there to hear why."""


class _Watched:
    """A line, after how many looks without a sound it is cut, and how many there were."""

    __slots__ = ("group", "line", "looks", "most")

    def __init__(self, line: Line, most: int, group: int) -> None:
        self.line, self.most, self.group = line, most, group
        self.looks = 0


class SilenceWatch:
    """Watches the lines of a process. Without any it rests."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._every = limits.silence / LOOKS
        self._groups: list[dict[Line, _Watched]] = [{} for _ in range(_GROUPS)]
        self._watched: dict[Line, _Watched] = {}
        self._turn = 0
        self._timer: asyncio.TimerHandle | None = None

    def agree(self, wished: float | None) -> float:
        """After how many seconds of silence a line is cut, if its client wishes for so many; None: it did not say."""
        limits = self._limits
        longest = max(limits.silence, limits.longest_silence)
        return longest if wished is None else min(max(wished, limits.silence), longest)

    def enter(self, line: Line, silence: float) -> None:
        """Watch a line, which may be silent for so many seconds."""
        # A line falls silent right after a look, so the first look that finds it so comes up to two looks later.
        most = max(2, int(silence / self._every + 1e-6) - 1)
        group = len(self._watched) % _GROUPS
        self._watched[line] = self._groups[group][line] = _Watched(line, most, group)
        if self._timer is None:
            self._wait()

    def leave(self, line: Line) -> None:
        """A line has ended."""
        watched = self._watched.pop(line, None)
        if watched is not None:
            del self._groups[watched.group][line]
        if not self._watched and self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def look(self) -> None:
        """Look at the next group of lines."""
        for watched in [*self._groups[self._turn].values()]:
            line = watched.line
            if line.heard or line.read_paused:
                line.heard, watched.looks = False, 0
                continue
            watched.looks += 1
            if watched.looks >= watched.most:
                self.leave(line)
                line.cut()
            elif watched.looks * 2 >= watched.most:
                line.send_ping()
        self._turn = (self._turn + 1) % _GROUPS

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self._every / _GROUPS, self._pass)

    def _pass(self) -> None:
        self.look()
        if self._watched:
            self._wait()
        else:
            self._timer = None
