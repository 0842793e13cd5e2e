"""What Klub uses of other libraries that they do not promise: a version that changes it fails here, by name."""

import re
import tomllib
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from numba import njit
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from klub.server.sockets.protocol import WebSocketProtocol
from klub.server.sockets.subscriber import Subscriber
from tests.server.live.world import World, a_table

ROOT = Path(__file__).parents[3]
METHODS = (
    "data_received",
    "handle_close",
    "pause_writing",
    "resume_writing",
    "send",
    "send_receive_event_to_app",
    "shutdown",
)
ATTRIBUTES = (
    "close_sent",
    "config",
    "conn",
    "disconnected",
    "handshake_complete",
    "handshake_initiated",
    "initial_response",
    "queue",
    "read_paused",
    "transport",
    "writable",
)


def bound(package: str) -> str:
    """The versions of a package that pyproject.toml admits."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    declared: list[str] = project["dependencies"]
    return next(each.removeprefix(package) for each in declared if re.match(rf"{package}[<>=!~]", each))


def changed(package: str, what: str) -> str:
    """What to say of an internal that is gone."""
    return (
        f"{package} {version(package)} has no {what} any more: "
        f"see what became of it, or lower the bound {bound(package)!r} in pyproject.toml"
    )


@pytest.mark.parametrize("package", ["numba", "uvicorn", "websockets"])
def test_versions_have_an_upper_bound_that_admits_the_installed_one(package: str) -> None:
    """What is not promised may change with any release."""
    most = re.search(r"<([\d.]+)", bound(package))

    assert most is not None, f"{package} needs an upper bound in pyproject.toml"
    assert _numbers(version(package)) < _numbers(most[1]), f"{package} {version(package)} is not below {most[1]}"


def test_what_we_extend_of_uvicorn_is_there() -> None:
    """`klub.server.sockets.protocol` overrides these methods and reads these attributes."""
    config = uvicorn.Config(_no_app, ws_per_message_deflate=False, lifespan="off", log_config=None)
    config.load()
    protocol = WebSocketsSansIOProtocol(config, ServerState(), {})

    for name in METHODS:
        assert callable(getattr(protocol, name, None)), changed("uvicorn", f"WebSocketsSansIOProtocol.{name}()")
    for name in ATTRIBUTES:
        assert hasattr(protocol, name), changed("uvicorn", f"WebSocketsSansIOProtocol.{name}")
    assert hasattr(protocol.config, "ws_max_size"), changed("uvicorn", "Config.ws_max_size")


def test_what_we_use_of_websockets_is_there() -> None:
    """How much of a message in pieces has come, and the mask of a frame."""
    config = uvicorn.Config(_no_app, ws_per_message_deflate=False, lifespan="off", log_config=None)
    config.load()
    connection = WebSocketsSansIOProtocol(config, ServerState(), {}).conn

    assert hasattr(connection, "current_size"), changed("websockets", "ServerProtocol.current_size")
    known = [name for name in ("websockets.speedups", "websockets.utils") if find_spec(name) is not None]
    assert known, changed("websockets", "speedups or utils")
    masks = [getattr(__import__(name, fromlist=["apply_mask"]), "apply_mask", None) for name in known]
    assert any(mask is not None and mask(b"ab", b"\x01\x02\x03\x04") == b"``" for mask in masks), changed(
        "websockets", "apply_mask(data, mask)"
    )


async def test_a_connection_finds_the_protocol_behind_its_send(world: World) -> None:
    """uvicorn hands the application the bound method `send` of the protocol: `Subscriber` takes its owner."""
    hub, [ada] = await world.hub(), await world.people("ada")
    id = await a_table(hub, ada)
    served = await world.serve(hub)
    player = await served.join(id, "ada")
    await player.until("presence")
    [listener] = hub.context.cache.live_tables[id].listeners

    assert isinstance(listener, Subscriber)
    assert isinstance(listener.protocol, WebSocketProtocol), changed(
        "uvicorn", "application(scope, receive, self.send)"
    )
    await player.leave()


def test_the_cache_of_numba_has_a_stamp_that_we_write() -> None:
    """`klub.compiled` adds to it what a function is made of; without it old code would be run after a change."""
    compiled: Any = njit(cache=True)(_nothing)
    cache = getattr(compiled, "_cache", None)
    file = getattr(cache, "_cache_file", None)

    assert cache is not None, changed("numba", "Dispatcher._cache")
    assert file is not None, changed("numba", "Dispatcher._cache._cache_file")
    assert hasattr(file, "_source_stamp"), changed("numba", "Dispatcher._cache._cache_file._source_stamp")


async def _no_app(scope: Any, receive: Any, send: Any) -> None:
    """An application that is never called."""


def _nothing() -> None:
    """A function that is never compiled."""


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", text))
