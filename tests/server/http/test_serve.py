"""Serving for real: one process or several, behind nginx or alone, and an orderly end."""

import asyncio
import configparser
import os
import re
import shlex
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
import yaml
from typer.testing import CliRunner

from klub.cli import app
from klub.server.settings import Settings
from tests.server.http.process import KlubServer, Nginx
from tests.services.postgres import PostgresServer
from tests.services.redis import RedisServer
from tests.services.wait import eventually, until

DEPLOY = Path(__file__).parents[3] / "deploy"


class Player:
    """Somebody who talks to a server over the network."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=30)

    async def __aenter__(self) -> "Player":
        assert (await self.http.post("/api/me", json={"name": "Ada"})).status_code == 200
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def open_table(self) -> str:
        table: str = (await self.http.post("/api/tables", json={"game": "clustered"})).json()["table"]
        return table

    def socket(self, table: str) -> Any:
        """A live connection."""
        cookie = f"klub={self.http.cookies['klub']}"
        address = f"ws{self.url.removeprefix('http')}/live/{table}"
        return websockets.connect(address, additional_headers={"Cookie": cookie}, compression="deflate")


async def until_closed(socket: Any) -> AsyncIterator[str]:
    """Everything that is said, until the connection ends."""
    try:
        while True:
            yield await socket.recv()
    except websockets.ConnectionClosed:
        return


@pytest.fixture
def server() -> Iterator[KlubServer]:
    """One process with SQLite."""
    server = KlubServer()
    server.start()
    yield server
    server.remove()


@pytest.fixture(scope="module")
def many(postgres: PostgresServer, redis: RedisServer) -> Iterator[KlubServer]:
    """Two workers with PostgreSQL and Redis."""
    server = KlubServer("--database", postgres.fresh_database(), "--redis", redis.url, "--workers", "2")
    server.start()
    yield server
    server.remove()


async def test_a_server_that_ends_says_when_it_is_back(server: KlubServer) -> None:
    """SIGTERM: every socket hears `bye`, then closes with 1012; the exit status is 0."""
    async with Player(server.url) as ada:
        table = await ada.open_table()
        async with ada.socket(table) as one, ada.socket(table) as other:
            assert '"snapshot"' in await one.recv()
            server.send(signal.SIGTERM)
            for socket in (one, other):
                *_, last = [said async for said in until_closed(socket)]

                assert last == '{"event":"bye","retry_after":3.0}'
                assert socket.close_code == 1012

    assert await asyncio.to_thread(server.wait) == 0


async def test_moves_outlive_the_process(server: KlubServer) -> None:
    """What was acknowledged is there after SIGKILL and a new start."""
    async with Player(server.url) as ada:
        table = await ada.open_table()
        answer = await ada.http.post(f"/api/tables/{table}/commands", json={"do": "say", "text": "still here"})
        server.kill()
        await asyncio.to_thread(server.start)
        snapshot = (await ada.http.get(f"/api/tables/{table}")).json()

    assert snapshot["number"] == answer.json()["number"]
    assert snapshot["chat"][-1]["text"] == "still here"


async def test_no_socket_is_compressed(server: KlubServer) -> None:
    """Compression would triple the memory of a connection."""
    async with Player(server.url) as ada, ada.socket(await ada.open_table()) as socket:
        assert "Sec-WebSocket-Extensions" not in socket.response.headers


async def test_workers_share_tables_and_are_replaced(many: KlubServer) -> None:
    """People at two workers see each other's words; a worker that is killed comes back, and its table lives on."""
    async with Player(many.url) as ada:
        table = await ada.open_table()
        before = many.children()
        assert len(before) == 2
        os.kill(before[0], signal.SIGKILL)
        await eventually(lambda: len(many.children()) == 2 and before[0] not in many.children(), "a new worker")
        sockets = [await ada.socket(table) for _ in range(6)]  # on whichever worker takes them
        try:
            said = await ada.http.post(f"/api/tables/{table}/commands", json={"do": "say", "text": "hear, hear"})
            assert said.status_code == 200, said.text
            for socket in sockets:
                while "hear, hear" not in await socket.recv():
                    pass
        finally:
            for socket in sockets:
                await socket.close()


def test_the_figures_of_all_workers_are_on_one_page(many: KlubServer) -> None:
    """Whichever is asked; the labels are their process ids."""

    def workers() -> set[str]:
        return {*re.findall(r'^klub_connections{worker="(\d+)"} \d+$', many.get("/metrics")[1], re.M)}

    until(lambda: workers() == {*map(str, many.children())}, "both workers on the page")


def test_workers_go_when_their_supervisor_goes(many: KlubServer) -> None:
    """In order with SIGTERM, and also when it is killed: nobody is left behind."""
    team = many.children()
    many.send(signal.SIGTERM)

    assert many.wait() == 0
    assert not any(Path(f"/proc/{pid}").exists() for pid in team)

    many.start()
    team = many.children()
    many.kill()
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in team), "the workers to go")


async def test_nginx_sends_a_table_to_one_process_and_to_another_when_it_is_gone(
    postgres: PostgresServer, redis: RedisServer
) -> None:
    """deploy/nginx.conf: sockets work through it, a table stays with one process, and figures are not shown."""
    database = await asyncio.to_thread(postgres.fresh_database)
    pair = [KlubServer("--database", database, "--redis", redis.url) for _ in range(2)]
    nginx = Nginx([each.port for each in pair])
    try:
        for each in (*pair, nginx):
            await asyncio.to_thread(each.start)
        async with Player(nginx.url) as ada:
            assert (await ada.http.get("/metrics")).status_code == 404
            table = await ada.open_table()
            sockets = [await ada.socket(table) for _ in range(4)]
            counts = [_connections(each) for each in pair]

            assert sorted(counts) == [0, 4]

            pair[counts.index(4)].kill()
            async with ada.socket(table) as socket:
                assert '"snapshot"' in await socket.recv()
            assert (await ada.http.get(f"/api/tables/{table}")).status_code == 200
            for socket in sockets:
                await socket.close()
    finally:
        for each in (*pair, nginx):
            each.remove()


def test_the_compose_file_sets_only_what_exists() -> None:
    """Each of its variables is a setting, and every file it names is there."""
    composed = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    klub = composed["services"]["klub"]
    names = {name.removeprefix("KLUB_").lower() for name in klub["environment"]}

    assert names <= set(Settings.__struct_fields__)
    assert (DEPLOY / klub["build"]["context"] / klub["build"]["dockerfile"]).exists()
    variables = set(re.findall(r"KLUB_(\w+)=", (DEPLOY / "Dockerfile").read_text("utf-8")))
    assert {name.lower() for name in variables} <= set(Settings.__struct_fields__)


def test_the_unit_starts_a_command_that_exists_and_is_locked_down() -> None:
    """Its flags are ours, its variables are settings."""
    unit = configparser.RawConfigParser(strict=False, delimiters="=")
    unit.optionxform = str  # type: ignore[assignment,method-assign] # the documented way to keep capitals
    unit.read(DEPLOY / "klub.service")
    service = unit["Service"]
    words = shlex.split(service["ExecStart"])[1:]
    variables = re.findall(r"^Environment=KLUB_(\w+)=", (DEPLOY / "klub.service").read_text("utf-8"), re.M)

    assert CliRunner().invoke(app, [*words, "--help"]).exit_code == 0
    assert {name.lower() for name in variables} - {"config"} <= set(Settings.__struct_fields__)
    for name in ("DynamicUser", "NoNewPrivileges", "PrivateTmp", "ProtectHome", "RestrictNamespaces"):
        assert service[name] == "yes", name
    assert service["ProtectSystem"] == "strict"
    assert service["CapabilityBoundingSet"] == ""


def _connections(server: KlubServer) -> int:
    found = re.search(r"^klub_connections (\d+)$", server.get("/metrics")[1], re.M)
    assert found is not None
    return int(found[1])
