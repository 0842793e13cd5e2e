"""One person at one server: who they are, which tables there are, and the way to them."""

import asyncio
from collections.abc import Generator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final
from urllib.parse import quote

from klub.client.http import Http
from klub.client.identity import Identity
from klub.client.link import CODE_LENGTH, parse_link
from klub.client.patience import Patience
from klub.client.table import Table
from klub.core import Illegal, Malformed, to_dict
from klub.core.errors import shown
from klub.tables.house import House

NAME: Final = "Guest"
COLOR: Final = "blue"


class Club:
    """A server as one person knows it. Leaving the `async with` block disconnects from every table."""

    def __init__(self, http: Http, patience: Patience, table: str | None) -> None:
        self.server: str = http.server
        """The address of the server."""
        self._http, self._patience = http, patience
        self.me: dict[str, Any] = {}
        """Who we are here: `id`, `name` and `color`."""
        self._linked = table
        self._tables: list[Table] = []

    async def create(
        self,
        game: str,
        *,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        house: House | None = None,
        bots: Mapping[int, str] | None = None,
    ) -> Table:
        """Set up a table and sit down as its host; its `link` and `code` are for the others."""
        asked = {
            "game": game,
            "seats": seats,
            "options": dict(options or {}),
            "house": to_dict(house or House()),
            "bots": {str(seat): level for seat, level in (bots or {}).items()},
        }
        made = await self._http.post("/api/tables", asked)
        return await self._open(made["table"], made["link"], made["code"])

    async def join(self, where: str | None = None) -> Table:
        """The table behind a link, a short code or an id; without any, the one whose link `connect` was given."""
        if where is None:
            if self._linked is None:
                raise Malformed("link/no_table", link=shown(self.server, str))
            return await self._open(self._linked)
        if "://" in where:
            server, table = parse_link(where)
            if server != self.server or table is None:
                raise Malformed("link/elsewhere" if server != self.server else "link/no_table", link=shown(where, str))
            return await self._open(table)
        if len(where) <= CODE_LENGTH:
            found = await self._http.get(f"/api/codes/{quote(where.strip().upper(), safe='')}")
            return await self._open(found["table"])
        return await self._open(where)

    async def games(self) -> Any:
        """The declarations of all games, as plain data."""
        return await self._http.get("/api/games")

    async def lobby(self) -> Any:
        """The tables that wait for people and are listed, as plain data."""
        return await self._http.get("/api/tables")

    async def my_tables(self) -> Any:
        """The tables we sit at or host, as plain data."""
        return await self._http.get("/api/tables/mine")

    async def record(self, table: str) -> Any:
        """The game file of a table, as plain data; with the seed once the game is over."""
        return await self._http.get(f"/api/tables/{quote(table, safe='')}/record")

    async def hang_up(self) -> None:
        """Disconnect from every table; at the tables nothing changes."""
        await asyncio.gather(*(table.hang_up() for table in self._tables))
        self._tables.clear()

    async def _open(self, id: str, link: str = "", code: str | None = None) -> Table:
        def cookie() -> str:
            return self._http.identity.header(self.server)

        table = Table(self.server, quote(id, safe=""), cookie, self._patience, link, code)
        self._tables.append(table)
        await anext(table.snapshots())
        return table


class connect:  # noqa: N801 - it reads as a function: `async with connect(...)`, or `await connect(...)`
    """Become a person at the server of this address or link, with a name, and a colour if one is given.

    `identity` is kept in memory, or in the file that is named, so that the same person comes back with the next run.
    Without a name, one who comes back keeps theirs.
    """

    def __init__(
        self,
        link: str,
        *,
        name: str | None = None,
        color: str | None = None,
        identity: Identity | Path | str | None = None,
        patience: Patience | None = None,
    ) -> None:
        server, table = parse_link(link)
        kept = identity if isinstance(identity, Identity) else Identity(identity)
        self._wanted = {key: value for key, value in (("name", name), ("color", color)) if value is not None}
        patience = patience or Patience()
        self._club = Club(Http(server, kept, patience), patience, table)
        self._known = bool(kept.header(server))

    def __await__(self) -> Generator[Any, None, Club]:
        return self._introduce().__await__()

    async def __aenter__(self) -> Club:
        return await self._introduce()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._club.hang_up()

    async def _introduce(self) -> Club:
        http, me = self._club._http, {"name": NAME, "color": COLOR}
        if self._known:
            try:
                self._club.me = me = await http.get("/api/me")
            except Illegal as refusal:
                if refusal.code != "server/no_identity":  # the server has forgotten us: we are new again
                    raise
        wanted = {"name": me["name"], "color": me["color"], **self._wanted}
        if me is not self._club.me or me != {**me, **wanted}:
            self._club.me = await http.post("/api/me", wanted, repeat="always")
        return self._club
