"""The log: numbered entries, added once, in order, whoever adds them."""

import asyncio
from typing import Any

import pytest

from klub.store import Store, StoreUnavailable, Taken, open_store
from tests.store.samples import a_listing


async def append_all(store: Store, *appends: tuple[str, int, list[bytes]]) -> list[BaseException | None]:
    """Append all at once; None for those that are in the log now, else why not."""
    return await asyncio.gather(*(store.append(*append) for append in appends), return_exceptions=True)


async def test_entries_are_read_in_the_order_of_their_numbers(store: Store) -> None:
    """What was appended is read back, byte for byte, in order."""
    entries = [b"one", b"", b"\x00\xff", b"4" * 1_000_000]
    for number, entry in enumerate(entries, start=1):
        await store.append("t", number, [entry])

    assert entries == await store.read("t")


async def test_a_reader_takes_up_where_it_left_off(store: Store) -> None:
    """`after` leaves out what is known already, `limit` what is too much."""
    await store.append("t", 1, [b"1", b"2", b"3", b"4", b"5"])

    assert [b"4", b"5"] == await store.read("t", after=3)
    assert [b"2", b"3"] == await store.read("t", after=1, limit=2)
    assert [] == await store.read("t", after=5)


async def test_a_table_that_does_not_exist_has_no_entries(store: Store) -> None:
    """Reading it is no error."""
    assert [] == await store.read("nowhere")


async def test_tables_do_not_mix(store: Store) -> None:
    """Each table has its own numbers."""
    await store.append("a", 1, [b"a1"])
    await store.append("b", 1, [b"b1"])
    await store.append("a", 2, [b"a2"])

    assert [b"a1", b"a2"] == await store.read("a")
    assert [b"b1"] == await store.read("b")


@pytest.mark.parametrize("number", [1, 2, 4, 9], ids=["the first", "the last", "a gap", "a wide gap"])
async def test_only_the_next_number_can_be_taken(store: Store, number: int) -> None:
    """A number that exists, or leaves a gap, is refused, and neither entries nor listing are written."""
    listing = a_listing("t")
    await store.append("t", 1, [b"1", b"2"], listing)

    with pytest.raises(Taken):
        await store.append("t", number, [b"x", b"y"], a_listing("t", phase="over"))

    assert [b"1", b"2"] == await store.read("t")
    assert listing == await store.listing("t")


async def test_a_log_starts_at_one(store: Store) -> None:
    """A new table's first entry has number 1."""
    with pytest.raises(Taken):
        await store.append("t", 2, [b"x"])

    assert [] == await store.read("t")


async def test_of_many_who_want_a_number_one_gets_it(store: Store) -> None:
    """Tasks that race for each number of a table: one wins, the others are told."""
    for number in range(1, 11):
        outcomes = await append_all(store, *(("t", number, [b"%d" % task]) for task in range(20)))

        assert 1 == outcomes.count(None)
        assert all(isinstance(outcome, Taken) for outcome in outcomes if outcome is not None)
        entries = await store.read("t", after=number - 1)
        assert [b"%d" % outcomes.index(None)] == entries


async def test_of_many_processes_that_want_a_number_one_gets_it(store: Store, other: Store) -> None:
    """Two processes append several entries each to the same tables: no table ever holds parts of both."""
    tables = [f"t{n}" for n in range(20)]
    for first in range(1, 31, 3):
        ours, theirs = await asyncio.gather(
            append_all(store, *((table, first, [b"a", b"a", b"a"]) for table in tables)),
            append_all(other, *((table, first, [b"b", b"b", b"b"]) for table in reversed(tables))),
        )

        for table, our, their in zip(tables, ours, reversed(theirs), strict=True):
            assert {True, False} == {our is None, their is None}
            assert isinstance(our or their, Taken)
            winner = b"a" if our is None else b"b"
            assert [winner] * 3 == await store.read(table, after=first - 1)


async def test_a_loser_can_go_on_after_the_winner(store: Store, other: Store) -> None:
    """Who is refused reads what it missed and takes the next number: in the end everything is in the log once."""

    async def write(store: Store, name: str) -> None:
        seen = 0
        for n in range(25):
            while True:
                try:
                    await store.append("t", seen + 1, [f"{name}{n}".encode()])
                    seen += 1
                    break
                except Taken:
                    seen += len(await store.read("t", after=seen))

    await asyncio.gather(write(store, "a"), write(store, "b"), write(other, "c"), write(other, "d"))

    log = await store.read("t")
    assert sorted(f"{name}{n}".encode() for name in "abcd" for n in range(25)) == sorted(log)
    for name in b"abcd":
        own = [entry for entry in log if entry[0] == name]
        assert own == sorted(own, key=lambda entry: int(entry[1:]))


async def test_appends_to_many_tables_all_succeed(store: Store) -> None:
    """More at once than one commit takes."""
    appends = [(f"t{n}", 1, [b"%d" % n]) for n in range(1200)]

    assert {None} == set(await append_all(store, *appends))
    assert all([[b"%d" % n] == await store.read(f"t{n}") for n in range(0, 1200, 100)])


async def test_a_task_may_append_before_its_last_append_is_acknowledged(store: Store) -> None:
    """Appends to one table count in the order they were asked for."""
    outcomes = await append_all(store, *(("t", n, [b"%d" % n]) for n in range(1, 51)))

    assert [None] * 50 == outcomes
    assert [b"%d" % n for n in range(1, 51)] == await store.read("t")


async def test_a_refusal_does_not_hurt_the_others(store: Store) -> None:
    """Of many that share a commit, only those with a wrong number fail."""
    await store.append("full", 1, [b"1"])

    outcomes = await append_all(store, *((table, 1, [b"x"]) for table in ("a", "full", "b", "full", "c")))

    assert [None, Taken, None, Taken, None] == [outcome and type(outcome) for outcome in outcomes]
    assert [[b"x"]] * 3 == [await store.read(table) for table in "abc"]


async def test_a_mistake_does_not_hurt_the_others(store: Store) -> None:
    """Of many that share a commit, only the one that the database cannot take fails."""
    mistake: Any = [object()]

    outcomes = await append_all(store, ("a", 1, [b"x"]), ("b", 1, mistake), ("c", 1, [b"x"]))

    assert outcomes[0] is None
    assert isinstance(outcomes[1], Exception)
    assert not isinstance(outcomes[1], Taken | StoreUnavailable)
    assert outcomes[2] is None
    assert [[b"x"], [], [b"x"]] == [await store.read(table) for table in "abc"]


async def test_a_reader_never_sees_a_gap(store: Store, other: Store) -> None:
    """Whatever is read while others write is a beginning of the log."""
    done = asyncio.Event()

    async def write() -> None:
        for number in range(1, 200, 2):
            await store.append("t", number, [b"%d" % number, b"%d" % (number + 1)])
        done.set()

    async def look() -> None:
        while not done.is_set():
            entries = await other.read("t")
            assert [b"%d" % n for n in range(1, len(entries) + 1)] == entries
            assert len(entries) % 2 == 0

    await asyncio.gather(write(), look())


async def test_who_no_longer_waits_does_not_take_back_an_append(store: Store) -> None:
    """A cancelled caller's entry is written, and the store goes on."""
    task = asyncio.create_task(store.append("t", 1, [b"1"]))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait([task])
    await store.append("t", 2, [b"2"])

    assert [b"1", b"2"] == await store.read("t")


async def test_a_deleted_table_starts_anew(store: Store) -> None:
    """Log and listing go; other tables stay."""
    await store.append("t", 1, [b"1"], a_listing("t", people=("ada",), host="ada"))
    await store.append("u", 1, [b"1"], a_listing("u", people=("ada",), host="ada"))

    await store.delete("t")
    await store.delete("nowhere")

    assert [] == await store.read("t")
    assert await store.listing("t") is None
    assert ["u"] == [listing.table for listing in await store.tables_of("ada", 9)]
    assert 1 == await store.count_open("ada")
    await store.append("t", 1, [b"new"])
    assert [b"new"] == await store.read("t")


async def test_a_table_that_was_deleted_and_begun_anew_elsewhere_can_go_on_here(store: Store, other: Store) -> None:
    """Whatever a process remembers of a table, what is stored counts; another table's entries are never touched."""
    await store.append("t", 1, [b"old", b"old"])
    await store.append("t", 3, [b"old"])
    await other.delete("t")
    await other.append("u", 1, [b"u"])
    with pytest.raises(Taken):
        await store.append("t", 4, [b"old"])
    await other.append("t", 1, [b"new"])

    await store.append("t", 2, [b"here"])
    await store.append("t", 3, [b"and here"])

    assert ([b"new", b"here", b"and here"], [b"u"]) == (await other.read("t"), await other.read("u"))


async def test_what_was_not_committed_leaves_no_trace(store: Store) -> None:
    """A table whose first entry could not be written, beside one whose could, and what follows on both."""
    mistake: Any = [object()]
    for _ in range(3):
        outcomes = await append_all(store, ("bad", 1, mistake), ("good", 1, [b"1"]), ("worse", 1, mistake))
        assert outcomes[1] is None
        await store.append("good", 2, [b"2"])
        await store.append("bad", 1, [b"mended"])
        await store.append("bad", 2, [b"and on"])
        assert ([b"1", b"2"], [b"mended", b"and on"]) == (await store.read("good"), await store.read("bad"))
        await store.delete("good")
        await store.delete("bad")


async def test_a_deletion_leaves_no_half_a_log(store: Store, other: Store) -> None:
    """While one process appends, another deletes: what is there is always a whole log, from number 1 on."""

    async def write() -> None:
        seen = 0
        for _ in range(150):
            try:
                await store.append("t", seen + 1, [b"%d" % (seen + 1)])
                seen += 1
            except Taken:
                seen = len(await store.read("t"))

    async def forget() -> None:
        for _ in range(40):
            await other.delete("t")
            entries = await other.read("t")
            assert [b"%d" % n for n in range(1, len(entries) + 1)] == entries

    await asyncio.gather(write(), forget())


@pytest.mark.parametrize(
    "append",
    [
        ("t", 0, [b"x"]),
        ("t", -1, [b"x"]),
        ("t", 2**31 - 1, [b"x"]),
        ("t", 1, []),
        ("t\0", 1, [b"x"]),
        ("\ud800", 1, [b"x"]),
    ],
    ids=["zero", "negative", "too large", "no entries", "a NUL", "half a character"],
)
async def test_what_cannot_be_kept_is_refused(store: Store, append: tuple[str, int, list[bytes]]) -> None:
    """Mistakes of the caller are told as such, before anything is tried."""
    with pytest.raises(ValueError, match=r"."):
        await store.append(*append)


async def test_a_listing_belongs_to_its_table(store: Store) -> None:
    """An append cannot rewrite another table's listing."""
    with pytest.raises(ValueError, match="listing of 'other'"):
        await store.append("t", 1, [b"x"], a_listing("other"))

    assert [] == await store.read("t")


async def test_a_closed_store_answers_nothing(store: Store) -> None:
    """What was asked for before is finished; what is asked for afterwards is refused."""
    last = asyncio.create_task(store.append("t", 1, [b"x"]))
    await asyncio.sleep(0)
    await store.close()

    await last
    assert not await store.ready()
    with pytest.raises(StoreUnavailable):
        await store.append("t", 2, [b"y"])
    with pytest.raises(StoreUnavailable):
        await store.read("t")
    await store.close()


async def test_what_is_written_is_there_when_the_store_is_opened_again(url: str) -> None:
    """The log outlives who wrote it."""
    for number in (1, 2, 3):
        store = await open_store(url)
        await store.append("t", number, [b"%d" % number])
        await store.close()

    store = await open_store(url)
    assert [b"1", b"2", b"3"] == await store.read("t")
    await store.close()
