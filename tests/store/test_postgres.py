"""What only PostgreSQL can do to a store: be gone, come back, and lose the answer to a commit."""

import asyncio
from collections.abc import Iterator

import asyncpg
import pytest

from klub.store import NotOurs, Store, StoreUnavailable, Taken, open_store
from klub.store.postgres import PostgresStore
from tests.services.postgres import PostgresServer
from tests.services.wait import DEADLINE, POLL, eventually
from tests.store.proxy import Fate, Proxy
from tests.store.samples import a_listing, a_person


@pytest.fixture
def direct(postgres: PostgresServer) -> str:
    """The address of an empty database."""
    return postgres.fresh_database()


@pytest.fixture
def proxy(postgres: PostgresServer, runner: asyncio.Runner) -> Iterator[Proxy]:
    """What stands between the store and the database."""
    proxy = Proxy(postgres.port)
    yield proxy
    runner.run(proxy.stop())


async def open_through(proxy: Proxy, url: str, port: int, patience: float = DEADLINE) -> PostgresStore:
    return await PostgresStore.open(url.replace(f":{port}/", f":{await proxy.start()}/"), patience)


@pytest.mark.parametrize("fate", ["lost before", "lost after"])
async def test_a_commit_without_an_answer_is_looked_up(
    direct: str, proxy: Proxy, postgres: PostgresServer, fate: Fate
) -> None:
    """Whether or not the lost commit counted: in the end each entry is there once, and acknowledged."""
    store = await open_through(proxy, direct, postgres.port)
    for number in range(1, 6):
        proxy.fate = fate
        await asyncio.gather(
            *(store.append(f"t{n}", 2 * number - 1, [b"%d" % number, b"x"], a_listing(f"t{n}")) for n in range(3))
        )

    assert 5 == proxy.cut
    expected = [entry for number in range(1, 6) for entry in (b"%d" % number, b"x")]
    assert [expected] * 3 == [await store.read(f"t{n}") for n in range(3)]
    assert a_listing("t1") == await store.listing("t1")
    await store.close()


@pytest.mark.parametrize("fate", ["late", "too late"])
async def test_a_commit_that_is_still_under_way_is_awaited(
    direct: str, proxy: Proxy, postgres: PostgresServer, fate: Fate
) -> None:
    """The connection is gone, but the server is not done with it: nothing is decided before it is."""
    store = await open_through(proxy, direct, postgres.port)
    proxy.fate = fate
    append = asyncio.create_task(store.append("t", 1, [b"1"]))
    await eventually(lambda: proxy.asked >= 2, "the second question what became of the commit")
    assert [] == await store.read("t")
    assert not append.done()

    proxy.held.set()
    await append

    assert [b"1"] == await store.read("t")
    await store.close()


async def test_an_append_that_waited_for_another_process_is_whole_or_not_there(direct: str) -> None:
    """Another process is just writing the first of its entries: once that is certain, none of the rest is written."""
    store = await PostgresStore.open(direct, DEADLINE)
    other, watcher = await asyncpg.connect(direct), await asyncpg.connect(direct)
    await other.execute("BEGIN; INSERT INTO log VALUES ('t', 1, 'other')")
    append = asyncio.create_task(store.append("t", 1, [b"a", b"b", b"c"]))
    async with asyncio.timeout(DEADLINE):
        while not await watcher.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
            await asyncio.sleep(POLL)
    await other.execute("COMMIT")

    with pytest.raises(Taken):
        await append

    assert [b"other"] == await store.read("t")
    await store.close()
    await other.close()
    await watcher.close()


@pytest.mark.parametrize("fate", ["lost before", "lost after"])
async def test_a_number_taken_while_the_connection_was_lost_is_taken(
    direct: str, proxy: Proxy, postgres: PostgresServer, fate: Fate
) -> None:
    """Where another process was faster, the lost append is refused; where the lost one was, the other is."""
    store, other = await open_through(proxy, direct, postgres.port), await open_store(direct)
    await store.append("t", 1, [b"1"])
    proxy.fate = fate
    append = asyncio.create_task(store.append("t", 2, [b"lost"]))
    await eventually(lambda: proxy.cut == 1, "the loss of the connection")

    # Before the first pause is over, or after it: the order does not matter, the outcome must fit.
    outcomes = await asyncio.gather(append, other.append("t", 2, [b"other"]), return_exceptions=True)

    winners = [name for name, outcome in zip([b"lost", b"other"], outcomes, strict=True) if outcome is None]
    assert 1 == len(winners)
    assert 1 == sum(isinstance(outcome, Taken) for outcome in outcomes)
    assert fate == "lost before" or winners == [b"lost"]
    assert [b"1", *winners] == await store.read("t")
    await store.close()
    await other.close()


async def test_a_commit_whose_fate_stays_unknown_is_not_acknowledged(
    direct: str, proxy: Proxy, postgres: PostgresServer
) -> None:
    """When patience ends before the server does, the caller is told to look for itself."""
    store = await open_through(proxy, direct, postgres.port, patience=0.0)
    proxy.fate = "late"

    with pytest.raises(StoreUnavailable):
        await store.append("t", 1, [b"1"])

    proxy.held.set()
    async with asyncio.timeout(DEADLINE):
        while await store.read("t") != [b"1"]:
            await asyncio.sleep(POLL)
    await store.append("t", 2, [b"2"])
    assert [b"1", b"2"] == await store.read("t")
    await store.close()


async def test_a_store_without_its_server_says_so_and_comes_back(direct: str, postgres: PostgresServer) -> None:
    """Nothing hangs, nothing is acknowledged; once the server is back, so is the store."""
    store = await PostgresStore.open(direct, patience=0.05)
    await store.append("t", 1, [b"1"])
    await store.add_person(a_person())
    assert await store.ready()
    await asyncio.to_thread(postgres.kill)
    try:
        async with asyncio.timeout(DEADLINE):
            while await store.ready():
                await asyncio.sleep(POLL)
        with pytest.raises(StoreUnavailable):
            await store.append("t", 2, [b"2"])
        with pytest.raises(StoreUnavailable):
            await store.read("t")
        with pytest.raises(StoreUnavailable):
            await store.add_person(a_person("bob"))
        with pytest.raises(StoreUnavailable):
            await store.delete("t")
    finally:
        await asyncio.to_thread(postgres.start)

    assert await store.ready()
    assert [b"1"] == await store.read("t")
    await store.append("t", 2, [b"2"])
    await store.add_person(a_person("bob"))
    assert [b"1", b"2"] == await store.read("t")
    await store.close()


async def test_a_store_can_be_closed_without_its_server(direct: str, postgres: PostgresServer) -> None:
    """Who stops a process need not wait for a database that is gone."""
    store = await PostgresStore.open(direct, patience=0.05)
    await store.append("t", 1, [b"1"])
    await asyncio.to_thread(postgres.kill)
    try:
        await store.close()
    finally:
        await asyncio.to_thread(postgres.start)


@pytest.mark.parametrize(
    "url",
    ["postgresql://klub@127.0.0.1:1/postgres", "postgresql://127.0.0.1:port/x", "postgresql://klub@{}/nothing"],
    ids=["nobody there", "no address", "no such database"],
)
async def test_a_database_that_cannot_be_opened_is_unavailable(postgres: PostgresServer, url: str) -> None:
    """The reason is told."""
    with pytest.raises(StoreUnavailable, match="cannot be opened: "):
        await open_store(url.format(f"127.0.0.1:{postgres.port}"))


async def test_another_program_s_database_is_left_alone(direct: str, postgres: PostgresServer) -> None:
    """Klub needs a database, or a schema, of its own."""
    schema = direct.partition("search_path=")[2]
    await asyncio.to_thread(postgres.execute, f"CREATE TABLE {schema}.log (message text)")

    with pytest.raises(NotOurs):
        await open_store(direct)


async def test_many_processes_may_start_at_once(direct: str) -> None:
    """One of them makes the layout, and all can use it."""
    stores: list[Store] = await asyncio.gather(*(open_store(direct) for _ in range(6)))
    for n, store in enumerate(stores):
        await store.append(f"t{n}", 1, [b"x"])
        await store.close()


async def test_acknowledged_means_durable_whatever_the_server_s_default(direct: str, postgres: PostgresServer) -> None:
    """A server that may lose its last commits is asked not to lose ours."""
    await asyncio.to_thread(postgres.execute, "ALTER ROLE klub SET synchronous_commit = off")
    try:
        store = await PostgresStore.open(direct)
        found = await store._rows("SHOW synchronous_commit")
        await store.close()
    finally:
        await asyncio.to_thread(postgres.execute, "ALTER ROLE klub RESET synchronous_commit")

    assert [("on",)] == [tuple(row) for row in found]


async def test_a_disk_that_is_full_is_unavailable_for_a_while(direct: str, postgres: PostgresServer) -> None:
    """What PostgreSQL says when it has no room; once there is room, the store writes again."""
    schema = direct.partition("search_path=")[2]
    store = await PostgresStore.open(direct)
    await asyncio.to_thread(
        postgres.execute,
        f"CREATE FUNCTION {schema}.no_room() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN RAISE EXCEPTION 'no space left on device' USING ERRCODE = '53100'; END $$",
        f"CREATE TRIGGER no_room BEFORE INSERT ON {schema}.log FOR EACH ROW EXECUTE FUNCTION {schema}.no_room()",
    )
    outcomes = await asyncio.gather(*(store.append(f"t{n}", 1, [b"x"]) for n in range(5)), return_exceptions=True)
    assert [StoreUnavailable] * 5 == [type(outcome) for outcome in outcomes]

    await asyncio.to_thread(postgres.execute, f"DROP TRIGGER no_room ON {schema}.log")

    await asyncio.gather(*(store.append(f"t{n}", 1, [b"x"]) for n in range(5)))
    assert [[b"x"]] * 5 == [await store.read(f"t{n}") for n in range(5)]
    await store.close()
