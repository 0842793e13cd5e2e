"""Who is absent from live tables, and what a table does about it by itself.

Whoever sits at a table or hosts it, and is connected to no process, is absent since the first process noticed. Who
connects again takes over from the bot that stood in, and a host who is gone for long is not the host any more.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from klub.server.tables.context import Context
from klub.server.tables.live_table import LiveTable
from klub.server.tables.log import TableLog, Writer
from klub.tables import Table, Verdict, judge_arrival, judge_host_absence
from klub.tables.house import HOST_ABSENCE


class Absences:
    """Looks after the attendance of one hub's tables."""

    def __init__(self, context: Context, log: TableLog) -> None:
        self._context, self._log = context, log

    def changed(self, live: LiveTable, table: Table, by: Writer) -> None:  # noqa: ARG002 - as observers are called
        """Others may sit here, or host; a move changes neither."""
        if table.shape != live.absence_shape:
            live.absence_shape = table.shape
            if live.listeners and self._look(live, table):
                self._tell(live)

    def attended(self, live: LiveTable, absent: dict[str, float] | None = None) -> None:
        """Others are there than before; `absent`: who is, and since when, as another process knows."""
        if live.table is not None:
            self._look(live, live.table, absent)
        elif absent:
            live.connected.attendance.absent = absent
        self._tell(live)

    async def pass_on_host(self, live: LiveTable) -> None:
        """Let somebody else be the host where the host has been absent for long."""
        attendance, now = live.connected.attendance, self._context.now
        await self._append(live, lambda table: judge_host_absence(table, attendance, now()))
        if live.table is not None:
            self._watch_host(live, live.table)

    def _look(self, live: LiveTable, table: Table, told: dict[str, float] | None = None) -> bool:
        """Note who is absent, and do what follows from it; whether it is others than before."""
        attendance, now = live.connected.attendance, self._context.now()
        before = attendance.absent
        attendance.absent = {
            who: min(before.get(who, now), (told or {}).get(who, now))
            for who in table.people()
            if who and who not in attendance.people
        }
        self._watch_host(live, table)
        for who in live.connected.here:
            if judge_arrival(table, who, now) is not None:
                self._run(live, partial(self._arrive, live, who))
        return attendance.absent != before

    def _watch_host(self, live: LiveTable, table: Table) -> None:
        """Ring when the host has been gone for too long."""
        attendance = live.connected.attendance
        rings = attendance.absent.get(table.host, 0.0) + HOST_ABSENCE
        due = rings if live.listeners and judge_host_absence(table, attendance, rings) is not None else None
        if live.absence_timer is not None:
            if live.absence_timer[0] == due:
                return
            live.absence_timer[1].cancel()
            live.absence_timer = None
        if due is not None and not self._context.tasks.stopped:
            wait = max(0.0, due - self._context.now())
            live.absence_timer = due, asyncio.get_running_loop().call_later(wait, self._ring, live)

    def _ring(self, live: LiveTable) -> None:
        live.absence_timer = None
        self._run(live, partial(self.pass_on_host, live))

    async def _arrive(self, live: LiveTable, who: str) -> None:
        await self._append(live, lambda table: judge_arrival(table, who, self._context.now()))

    async def _append(self, live: LiveTable, judge: Callable[[Table], Verdict | None]) -> None:
        """Write what a table leads to now, if it does; judged again after what others wrote."""
        async with self._context.cache.locked(live):
            table = await self._log.latest(live)
            while self._log.has_room(table, ending=True) and (verdict := judge(table)) is not None:
                if await self._log.append(live, verdict):
                    return
                table = live.current

    def _run(self, live: LiveTable, work: Callable[[], Awaitable[None]]) -> None:
        if not self._context.tasks.stopped:
            self._context.run(live, work, partial(self._look_later, live))

    def _look_later(self, live: LiveTable) -> None:
        """Look again in a while: the store was not there."""
        if not self._context.tasks.stopped:
            asyncio.get_running_loop().call_later(self._context.limits.bot_patience, self.attended, live)

    def _tell(self, live: LiveTable) -> None:
        for listener in [*live.listeners]:
            listener.met(live.connected.attendance)
