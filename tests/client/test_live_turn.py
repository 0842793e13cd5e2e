"""Live turns with the client and the real server: played, watched, filmed, verified; and begun again after a crash."""

from collections.abc import AsyncIterator, Iterator
from urllib.request import Request, urlopen

import pytest

import klub
from klub.client import Club, LiveFrame, Table, connect
from klub.client.frame import read_live
from klub.games.kluster import GAME
from klub.games.kluster.frames import HAND, OVER, read_frame
from tests.games.kluster.hand import RELEASE, hold, hover
from tests.proofs.server import KlubServer
from tests.services.wait import eventually

CIRCLE = {"do": "lay_string", "loop": 0, "points": [{"x": 0, "y": 100}, {"x": 100, "y": -80}, {"x": -100, "y": -80}]}


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    """What the server's processes need is compiled before they start, and lies in the cache."""
    GAME.warm_up()


@pytest.fixture
def server() -> Iterator[KlubServer]:
    """A running server."""
    server = KlubServer()
    try:
        server.start()
        yield server
    finally:
        server.remove()


async def _game(host: Club, guest: Club) -> tuple[Table, Table, int]:
    """A game in which the host is to place, the same table for the guest, and a magnet of the host."""
    table = await host.create("kluster", options={"first_player": [0]})
    await table.sit()
    other = await guest.join(table.link)
    await other.sit()
    await table.start()
    await table.play(CIRCLE)
    assert table.snapshot.play is not None
    return table, other, table.snapshot.play.views[0].view["hands"][0][0]


async def _until(frames: AsyncIterator[LiveFrame], flag: int) -> LiveFrame:
    async for frame in frames:
        if frame.kind == "frame" and read_frame(frame.data).flags & flag:
            return frame
    raise AssertionError("the frames end")


async def test_a_turn_is_played_and_watched_and_its_film_is_kept(server: KlubServer) -> None:
    """The frames come to both; the move is in the record, which verifies, and the film shows it again."""
    async with connect(server.url, name="Host") as host, connect(server.url, name="Guest") as guest:
        table, other, magnet = await _game(host, guest)
        frames, watched = table.frames(), other.frames()
        table.send(hold(magnet, 10, 10, 30))
        table.send(b"\xff")
        seen = [await _until(each, HAND) for each in (frames, watched)]
        assert seen[0].turn == seen[1].turn == table.snapshot.number
        table.send(hover(20, 10, 30))
        table.send(RELEASE)
        for each in (frames, watched):
            await _until(each, OVER)
        await other.until(lambda now: now.play is not None and now.play.moves_made == 2)

        assert ["live/malformed"] == [refusal.code for refusal in table.rejections]
        address = f"{server.url}/api/tables/{table.id}/history/2/film"
        film = urlopen(Request(address, headers={"Cookie": host._http.identity.header(server.url)})).read()
        size = int.from_bytes(film[:4], "little")
        assert read_frame(film[4 : 4 + size]).flags & 1
        await table.resign(0)
        record = await host.record(table.id)
        assert 2 == len(record["moves"])
        assert record["moves"][1]["move"]["end"]["digest"]
        moves = klub.match("kluster", seed=record["seed"], options=record["options"])
        for entry in record["moves"]:
            moves.repeat(entry["seat"], entry["move"])


async def test_after_a_crash_the_turn_begins_again_from_the_last_move(server: KlubServer) -> None:
    """What the hand did is gone with the server; the client comes back, and plays the turn again."""
    async with connect(server.url, name="Host") as host, connect(server.url, name="Guest") as guest:
        table, _, magnet = await _game(host, guest)
        frames = table.frames()
        table.send(hold(magnet, 10, 10, 60))
        await _until(frames, HAND)
        before = table.snapshot.number
        server.kill()
        server.start()
        await table.say("back?")
        assert table.snapshot.play is not None
        assert magnet in table.snapshot.play.views[0].view["hands"][0]
        assert before + 1 == table.snapshot.number
        table.send(hold(magnet, 10, 10, 30))
        table.send(RELEASE)
        await _until(frames, OVER)
        await table.until(lambda now: now.play is not None and now.play.moves_made == 2)


async def test_a_player_shows_what_is_no_move_yet(server: KlubServer) -> None:
    """A game that knows no sketches refuses them."""
    async with connect(server.url, name="Host") as host, connect(server.url, name="Guest") as guest:
        table, _, _ = await _game(host, guest)
        table.show({"a": 1})
        await eventually(lambda: [each.code for each in table.rejections] == ["live/not_now"], "the refusal")


def test_unknown_binary_messages_are_passed_over() -> None:
    """A newer server may send more kinds."""
    assert read_live(b"\x09\x00\x01\x00\x00\x00") is None
    assert read_live(b"\x01") is None
    assert LiveFrame("stopped", 2, 7, b"") == read_live(b"\x02\x02\x07\x00\x00\x00")
