"""Every limit is one number in `Limits`, and something happens beyond it."""

import socket as sockets

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from klub.core import Illegal
from klub.server.hub import Hub
from klub.server.identity import Identities
from klub.server.limits import Bucket, Limits
from klub.server.sockets.endpoint import SocketEndpoint
from klub.store import Person
from klub.tables import commands as c
from klub.tables.creation import NewTable
from klub.tables.house import House
from tests.server.live.slow_socket import SlowSocket
from tests.server.live.world import Clock, World, a_game, a_table, moves_of, secret_of
from tests.services.wait import eventually


async def _wire(world: World, limits: Limits) -> tuple[Hub, str, Person, SlowSocket]:
    """Bob is connected to a table of Ada's, who is returned."""
    ada, bob = await world.people("ada", "bob")
    hub = await world.hub(limits)
    id = await a_table(hub, ada, bob)
    wire = SlowSocket(SocketEndpoint(hub, Identities(world.store, world.now).find, limits, Clock()), id, "bob")
    await eventually(lambda: len(wire.events) == 2)
    assert ["snapshot", "presence"] == [event["event"] for event in wire.events]
    return hub, id, ada, wire


def test_a_bucket_gives_so_many_at_once_and_so_many_a_second() -> None:
    """Tokens come back with time, up to the burst."""
    bucket = Bucket(rate=2.0, burst=3)

    assert [0.0, 0.0, 0.0, 0.5] == [bucket.take(100.0) for _ in range(4)]
    assert [0.0, 0.5] == [bucket.take(100.5) for _ in range(2)]
    assert not bucket.is_full(101.9)
    assert bucket.is_full(102.0)
    assert [0.0, 0.0, 0.0, 0.5] == [bucket.take(200.0) for _ in range(4)]


async def test_a_message_that_is_too_large_ends_the_connection(world: World) -> None:
    """message_bytes, live_message_bytes: so many are fine, one more is 1009; a character may be several bytes."""
    hub, people = await world.hub(), await world.people("ada", "bob")
    served = await world.serve(hub, Limits(message_bytes=100, live_message_bytes=100))
    id = await a_table(hub, *people)
    large: list[str | bytes] = ["x" * 101, "é" * 51, b"x" * 101]
    for text in large:
        player = await served.join(id, "ada")
        await player.socket.send(text)
        assert 1009 == await player.until_closed()

    player = await served.join(id, "ada")
    await player.socket.send("x" * 100)

    assert "message/malformed" == (await player.until("refused"))["code"]


async def test_a_flood_is_refused_and_in_the_end_cut_off(world: World) -> None:
    """messages_per_second, message_burst, patience_with_floods."""
    hub, people = await world.hub(), await world.people("ada", "bob")
    limits = Limits(message_burst=5, messages_per_second=2.0, patience_with_floods=3)
    served = await world.serve(hub, limits)
    clock = served.sockets.clock
    assert isinstance(clock, Clock)
    player = await served.join(await a_table(hub, *people), "ada")
    for _ in range(5):
        assert "done" == (await player.ask("react", sign="wave"))["event"]

    answer = await player.ask("react", sign="wave")
    assert ("server/too_fast", {"retry_after": 0.5}) == (answer["code"], answer["facts"])
    clock.now += 0.5
    assert "done" == (await player.ask("react", sign="wave"))["event"]
    for _ in range(4):
        await player.say("react", sign="wave")

    assert 1008 == await player.until_closed()
    assert 5 == hub.metrics.limited.value


async def test_all_connections_of_an_address_share_a_limit(world: World) -> None:
    """address_messages_per_second, address_message_burst."""
    hub, people = await world.hub(), await world.people("ada", "bob")
    served = await world.serve(hub, Limits(address_message_burst=3, address_messages_per_second=1.0))
    id = await a_table(hub, *people)
    ada, bob = await served.join(id, "ada"), await served.join(id, "bob")

    answers = [await player.ask("react", sign="wave") for player in (ada, bob, ada, bob)]

    assert ["done", "done", "done", "refused"] == [answer["event"] for answer in answers]
    assert "server/too_fast" == answers[-1]["code"]
    assert 1 == len(served.sockets.addresses.known)
    clock = served.sockets.clock
    assert isinstance(clock, Clock)
    clock.now += 3
    await ada.leave()
    await bob.leave()
    await eventually(lambda: not served.sockets.addresses.known)


async def test_addresses_are_not_remembered_for_ever(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that has sent nothing lately is forgotten when it leaves, or when many have come together."""
    monkeypatch.setattr("klub.server.sockets.addresses.MANY", 3)
    hub, people = await world.hub(), await world.people("ada", "bob")
    id, clock = await a_table(hub, *people), Clock()
    app = SocketEndpoint(hub, Identities(world.store, world.now).find, Limits(), clock)
    for number in range(4):
        wire = SlowSocket(app, id, "bob", f"10.0.0.{number}", '{"do":"ping"}')
        await eventually(lambda wire=wire: "pong" in [event["event"] for event in wire.events])  # type: ignore[misc] # bound
        clock.now += 1 if number == 2 else 0
        wire.hang_up()
        await wire.task

    assert ["10.0.0.3"] == [*app.addresses.known]


async def test_nonsense_does_not_go_on_for_ever(world: World) -> None:
    """patience_with_floods: unreadable messages count too; a good one makes up for them."""
    hub, people = await world.hub(), await world.people("ada", "bob")
    served = await world.serve(hub, Limits(patience_with_floods=3))
    player = await served.join(await a_table(hub, *people), "ada")
    for _ in range(2):
        for _ in range(3):
            await player.socket.send("nonsense")
        assert "done" == (await player.ask("react", sign="wave"))["event"]

    for _ in range(4):
        await player.socket.send("nonsense")

    assert 1008 == await player.until_closed()


@pytest.mark.parametrize(
    ("limits", "status", "code"),
    [
        (Limits(connections=2), 503, "server/full"),
        (Limits(connections_per_address=2), 429, "server/too_many_connections"),
        (Limits(listeners_per_table=2), 503, "table/crowded"),
    ],
)
async def test_connections_beyond_the_limits_are_turned_away(
    world: World, limits: Limits, status: int, code: str
) -> None:
    """connections, connections_per_address, listeners_per_table; whoever leaves makes room."""
    hub, [ada, bob, eve] = await world.hub(), await world.people("ada", "bob", "eve")
    served = await world.serve(hub, limits)
    id = await a_table(hub, ada, bob)
    first, _ = await served.join(id, "ada"), await served.join(id, "bob")
    await first.until("presence", people=["ada", "bob"])

    with pytest.raises(InvalidStatus) as refused:
        await served.join(id, "eve")
    assert status == refused.value.response.status_code
    body = msgspec.json.decode(refused.value.response.body or b"")
    assert {"code": code, "facts": {"most": 2}} == body

    await first.leave()
    await eventually(lambda: hub.metrics.connections.value == 1)
    assert eve.id == (await (await served.join(id, "eve")).next())["you"]


async def test_a_crowd_does_not_keep_the_players_out(world: World) -> None:
    """listeners_per_table is for those without a seat."""
    hub, [ada, bob, _] = await world.hub(), await world.people("ada", "bob", "eve")
    served = await world.serve(hub, Limits(listeners_per_table=1))
    id = await a_table(hub, ada, bob)
    await served.join(id, "eve")

    player = await served.join(id, "bob")

    assert "snapshot" == (await player.next())["event"]


async def test_a_slow_reader_misses_states_and_gets_the_latest(world: World) -> None:
    """While nobody reads, states are skipped; then comes the latest, once, and everything that was an answer."""
    hub, id, ada, wire = await _wire(world, Limits())
    wire.reads.clear()
    last = 0
    for number in range(10):
        last = await hub.command(id, ada, c.Say(str(number)))

    wire.reads.set()
    await eventually(lambda: wire.events[-1].get("number") == last)

    assert 4 == len(wire.events)
    assert last - 9 == wire.events[2]["number"]
    number = await hub.command(id, ada, c.Say("fast again"))
    assert number == wire.events[-1]["number"]
    wire.hang_up()
    await wire.task


async def test_a_reader_that_is_too_slow_is_dropped(world: World) -> None:
    """outbox: so many states and messages may wait; the next one is one too many, and nobody waited for it."""
    hub, id, ada, wire = await _wire(world, Limits(outbox=5))
    wire.reads.clear()
    for number in range(6):
        await hub.command(id, ada, c.Say(str(number)))
    assert 0 == hub.metrics.dropped.value

    await hub.command(id, ada, c.Say("too much"))
    assert 1 == hub.metrics.dropped.value
    wire.reads.set()
    await wire.task

    assert 1013 == wire.code
    assert 2 == len(wire.events)
    assert 0 == hub.count_listeners(id)


async def test_a_reader_that_stops_for_long_is_dropped(world: World) -> None:
    """slow_reader: so long may one message wait."""
    hub, id, ada, wire = await _wire(world, Limits(slow_reader=0.0))
    wire.reads.clear()

    await hub.command(id, ada, c.Say("hello"))
    await eventually(lambda: hub.metrics.dropped.value == 1)
    wire.reads.set()
    await wire.task

    assert 1013 == wire.code


async def test_a_line_that_nobody_reads_is_cut(world: World) -> None:
    """farewell: after so many seconds not even the goodbye is waited for. Over a real socket that is never read."""
    hub, [ada, bob] = await world.hub(), await world.people("ada", "bob")
    served = await world.serve(hub, Limits(outbox=5, farewell=0.0))
    id = await a_table(hub, ada, bob)
    line = sockets.create_connection(("127.0.0.1", served.port))
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 1024)
    line.sendall(
        f"GET /live/{id} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Cookie: klub={secret_of('bob')}\r\n\r\n".encode()
    )
    await eventually(lambda: hub.count_listeners(id) == 1)

    for number in range(2000):
        await hub.command(id, ada, c.Say(f"{number} {'blah ' * 50}"))
        if hub.metrics.dropped.value:
            break

    assert 1 == hub.metrics.dropped.value
    await eventually(lambda: hub.metrics.connections.value == 0)
    line.close()


async def test_a_person_hosts_so_many_tables_at_once(world: World) -> None:
    """tables_per_person; a closed table does not count."""
    hub, [ada, bob] = await world.hub(Limits(tables_per_person=2)), await world.people("ada", "bob")
    tables = [await a_table(hub, ada) for _ in range(2)]

    with pytest.raises(Illegal) as refused:
        await hub.create(ada, NewTable("clustered", {}, 2, House(), {}))
    assert ("server/too_many_tables", {"most": 2}) == (refused.value.code, refused.value.facts)

    assert await a_table(hub, bob)
    await hub.command(tables[0], ada, c.Close())
    assert await a_table(hub, ada)


async def test_a_log_that_is_long_takes_only_what_ends_the_game(world: World) -> None:
    """log_length: no more talk, but moves; beyond its double not even those."""
    people = await world.people("ada", "bob")
    hub = await world.hub(Limits(log_length=6))
    id = await a_game(hub, *people)
    table = await hub.table(id)
    while table.number < 6:
        await hub.command(id, people[0], c.Say("bla"))

    with pytest.raises(Illegal) as refused:
        await hub.command(id, people[0], c.Say("bla"))
    assert ("table/too_long", {"entries": 6, "most": 6}) == (refused.value.code, refused.value.facts)
    while table.number < 12:
        seat = table.actors[0]
        await hub.command(id, people[seat], c.Play(seat, moves_of(table, seat)[0]))

    for command in (c.Play(table.actors[0], {}), c.Close()):
        with pytest.raises(Illegal) as refused:
            await hub.command(id, people[table.actors[0]], command)
        assert "table/too_long" == refused.value.code


async def test_refusals_are_remembered_up_to_a_bound(world: World) -> None:
    """refusals_kept: an older one is judged anew."""
    hub, people = await world.hub(Limits(refusals_kept=2)), await world.people("ada", "bob")
    id = await a_table(hub, *people)
    for nonce in ("one", "two", "three"):
        with pytest.raises(Illegal):
            await hub.command(id, people[1], c.Start(), nonce)

    assert [("bob", "two"), ("bob", "three")] == [*hub.context.cache.live_tables[id].refusals]
