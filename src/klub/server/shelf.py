"""The tables that this process has to do with: the ones used last are kept unfolded, nobody's are forgotten."""

from collections import OrderedDict
from types import TracebackType

from klub.server.limits import Limits
from klub.server.live import Live
from klub.server.metrics import Metrics
from klub.store import Card
from klub.tables import Table


class Shelf:
    """All tables of one process, by id."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self._limits, self._metrics = limits, metrics
        self.lives: dict[str, Live] = {}
        self.unfolded: OrderedDict[str, Live] = OrderedDict()
        metrics.tables.ask = lambda: len(self.unfolded)

    def live(self, table_id: str) -> Live:
        """The place of a table, whether or not there is such a table; used now."""
        live = self.lives.get(table_id)
        if live is None:
            live = self.lives[table_id] = Live(table_id)
        else:
            self.touch(live)
        return live

    def touch(self, live: Live) -> None:
        """A table is used now."""
        if live.table is not None:
            self.unfolded.move_to_end(live.id)

    def use(self, table_id: str) -> "Use":
        """For `async with`: the table, once it is our turn to change it."""
        return Use(self, self.live(table_id))

    def hold(self, live: Live) -> "Use":
        """As `use`, for a table at hand."""
        return Use(self, live)

    def keep(self, live: Live, table: Table, card: Card | None) -> None:
        """A table is in memory now."""
        live.table, live.card = table, card
        self.unfolded[live.id] = live
        self.unfolded.move_to_end(live.id)

    def fold_away(self, live: Live) -> None:
        """Only the log of a table counts now."""
        live.table = live.card = None
        self.unfolded.pop(live.id, None)

    def let_go(self, live: Live) -> None:
        """Keep the bound on tables in memory, and forget what nobody needs."""
        while len(self.unfolded) > self._limits.tables_in_memory:
            oldest = next((each for each in self.unfolded.values() if not each.busy and not each.thinking), None)
            if oldest is None:
                break
            self.fold_away(oldest)
            self._metrics.folded_away.value += 1
            self.forget_if_idle(oldest)
        if live.table is None:
            self.forget_if_idle(live)

    def forget_if_idle(self, live: Live) -> None:
        """Forget a table that is not unfolded and that nobody needs."""
        if live.table is None and live.idle and self.lives.get(live.id) is live:
            del self.lives[live.id]


class Use:
    """The time in which one caller may change a table; it stays in memory so long."""

    __slots__ = ("_live", "_shelf")

    def __init__(self, shelf: Shelf, live: Live) -> None:
        self._shelf, self._live = shelf, live

    async def __aenter__(self) -> Live:
        live = self._live
        live.busy += 1
        try:
            await live.turn.take()
        except BaseException:
            self._leave()
            raise
        return live

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._live.turn.leave()
        self._leave()

    def _leave(self) -> None:
        self._live.busy -= 1
        self._shelf.let_go(self._live)
