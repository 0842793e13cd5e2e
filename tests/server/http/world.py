"""A server in this process, and browsers that talk to it."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import msgspec

from klub.server.http.app import App
from klub.server.settings import Settings
from klub.tables.table import Table
from tests.services.wait import DEADLINE, POLL

HOST = "http://localhost:5582"


class World:
    """An application on a database of its own; `time` stands still until it is changed."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.settings = msgspec.convert({"data": str(folder), "thinkers": 1, **settings}, Settings)
        self.time = 1_000_000.0
        self.app: App = App(self.settings, lambda: self.time)
        self._browsers: list[Browser] = []

    async def open(self) -> None:
        await self.app.start()

    async def close(self) -> None:
        for browser in self._browsers:
            await browser.aclose()
        await self.app.stop()

    async def reopen(self) -> None:
        """Stop, and start again with the same data."""
        await self.app.stop()
        self.app = App(self.settings, lambda: self.time)
        await self.app.start()
        for browser in self._browsers:
            browser.connect(self.app)

    def browser(self, address: str = "198.51.100.1", base: str = HOST, **headers: str) -> "Browser":
        """A stranger's browser, with cookies of its own."""
        browser = Browser(self.app, address, base, headers)
        self._browsers.append(browser)
        return browser

    async def person(self, name: str, address: str = "198.51.100.1") -> "Browser":
        """A browser of somebody who has a name."""
        browser = self.browser(address)
        assert (await browser.post("/api/me", json={"name": name})).status_code == 200
        return browser

    async def table(self, table: str) -> Table:
        """A table as the server knows it."""
        return await self.app.services.hub.table(table)


MakeWorld: TypeAlias = Callable[..., Awaitable[World]]


class Browser(httpx.AsyncClient):
    """What asks, from one address, with a jar for cookies."""

    def __init__(self, app: App, address: str, base: str, headers: dict[str, str]) -> None:
        self._address = address
        super().__init__(transport=_transport(app, address), base_url=base, headers=headers)

    def connect(self, app: App) -> None:
        """Talk to another application from now on."""
        self._transport = _transport(app, self._address)

    async def open_table(self, **wishes: Any) -> str:
        """Open a table, for two players of Clustered unless wished otherwise; its id."""
        made = await self.post("/api/tables", json={"game": "clustered", **wishes})
        assert made.status_code == 201, made.text
        table: str = made.json()["table"]
        return table

    async def get_soon(self, path: str) -> Any:
        """The list at a path, once there is something in it."""
        give_up = time.monotonic() + DEADLINE
        while not (found := (await self.get(path)).json()):
            assert time.monotonic() < give_up, f"nothing at {path}"
            await asyncio.sleep(POLL)
        return found

    async def do(self, table: str, do: str, **facts: Any) -> httpx.Response:
        """Send a command to a table."""
        return await self.post(f"/api/tables/{table}/commands", json={"do": do, **facts})


def _transport(app: App, address: str) -> httpx.ASGITransport:
    return httpx.ASGITransport(app, client=(address, 50_000))


def refused(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal."""
    body = answer.json()
    assert set(body) == {"code", "facts"}, body
    return answer.status_code, body["code"]
