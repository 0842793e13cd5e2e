"""Cards: how tables are found."""

import math

import pytest
from msgspec.structs import replace

from klub.store import Listing, Store
from klub.tables.house import Phase
from tests.store.samples import a_listing


async def keep(store: Store, *listings: Listing) -> None:
    """Make these tables, or rewrite their listings."""
    for listing in listings:
        number = len(await store.read(listing.table)) + 1
        await store.append(listing.table, number, [b"entry"], listing)


def tables(listings: list[Listing]) -> list[str]:
    return [listing.table for listing in listings]


async def test_a_card_is_read_as_it_was_written(store: Store) -> None:
    """Every field comes back."""
    listing = Listing(
        table="tÄ-1",
        game="clustered",
        phase="playing",
        listed=True,
        code="ABC123",
        code_until=1.25e9,
        host="héléna",
        people=("héléna", "", "ada", "ada", '"\\', "🂡"),
        created=1.1,
        touched=1e-9,
        title=b"\x00\xff",
    )
    bare = a_listing("t2", listed=False)
    await keep(store, listing, bare)

    assert listing == await store.listing("tÄ-1")
    assert bare == await store.listing("t2")


async def test_a_table_without_a_card_is_not_listed(store: Store) -> None:
    """A log needs no listing."""
    await store.append("t", 1, [b"x"])

    assert await store.listing("t") is None
    assert await store.listing("nowhere") is None
    assert [] == await store.lobby(9)


async def test_an_append_with_a_card_rewrites_it(store: Store) -> None:
    """The last listing counts; an append without one leaves it as it is."""
    await store.append("t", 1, [b"1"], a_listing("t"))
    await store.append("t", 2, [b"2"], a_listing("t", phase="playing"))
    await store.append("t", 3, [b"3"])

    assert a_listing("t", phase="playing") == await store.listing("t")


async def test_a_code_opens_a_table_until_its_time_is_up(store: Store) -> None:
    """The code works before `code_until`, not from then on; without a time it has no end."""
    listing, lasting = a_listing("t", code="ABC", code_until=200.0), a_listing("u", code="XYZ")
    await keep(store, listing, lasting)

    assert listing == await store.find_code("ABC", now=199.9)
    assert await store.find_code("ABC", now=200.0) is None
    assert lasting == await store.find_code("XYZ", now=1e12)
    assert await store.find_code("abc", now=1.0) is None


@pytest.mark.parametrize("phase", ["waiting", "playing", "over"])
async def test_a_code_opens_a_table_also_during_a_game(store: Store, phase: Phase) -> None:
    """Who comes late finds the table by the same code."""
    listing = a_listing("t", code="ABC", phase=phase)
    await keep(store, a_listing("t", code="ABC"), listing)

    assert listing == await store.find_code("ABC", now=1.0)


async def test_a_code_opens_no_table_that_is_closed(store: Store) -> None:
    """Its code finds nothing, and it gets no other."""
    closed = a_listing("t", code="ABC", phase="closed")
    await keep(store, a_listing("t", code="ABC"), closed)
    await store.renew_code("t", "DEF", 500.0)

    assert await store.find_code("ABC", now=1.0) is None
    assert closed == await store.listing("t")


async def test_a_code_is_renewed_and_does_not_come_back(store: Store) -> None:
    """Who still knows the old one, and writes it with another entry, does not bring it back."""
    old = a_listing("t", code="ABC", code_until=200.0)
    await keep(store, old)
    await store.renew_code("t", "XYZ", 400.0)
    await store.append("t", 2, [b"x"], old)

    assert a_listing("t", code="XYZ", code_until=400.0) == await store.find_code("XYZ", now=300.0)
    assert await store.find_code("ABC", now=100.0) is None


async def test_of_two_tables_with_a_code_the_newer_is_found(store: Store) -> None:
    """A code that outlived its table does not stand in the way."""
    await keep(store, *(a_listing(f"t{n}", code="ABC", created=float(created)) for n, created in enumerate([5, 9, 7])))

    found = await store.find_code("ABC", now=1.0)

    assert found is not None
    assert "t1" == found.table


async def test_the_lobby_shows_listed_tables_that_wait_newest_first(store: Store) -> None:
    """Private tables, and those that play, are over or closed, are not shown."""
    await keep(
        store,
        a_listing("old", created=1.0),
        a_listing("new", created=3.0),
        a_listing("middle", created=2.0),
        a_listing("private", listed=False),
        *(a_listing(phase, phase=phase) for phase in ("playing", "over", "closed")),
    )

    assert ["new", "middle", "old"] == tables(await store.lobby(9))
    assert ["new", "middle"] == tables(await store.lobby(2))
    assert [] == await store.lobby(0)


async def test_a_person_finds_the_own_tables_last_touched_first(store: Store) -> None:
    """Whatever their phase, and as long as the person is one of their people."""
    await keep(
        store,
        a_listing("a", people=("ada", "bob"), touched=1.0),
        a_listing("b", people=("bob",), touched=2.0, phase="closed"),
        a_listing("c", people=("cleo", "ada"), touched=3.0),
    )

    assert ["c", "a"] == tables(await store.tables_of("ada", 9))
    assert ["b", "a"] == tables(await store.tables_of("bob", 9))
    assert ["b"] == tables(await store.tables_of("bob", 1))
    assert [] == await store.tables_of("nobody", 9)

    await keep(store, a_listing("c", people=("cleo",), touched=4.0), a_listing("b", people=("ada",), touched=5.0))

    assert ["b", "a"] == tables(await store.tables_of("ada", 9))
    assert ["a"] == tables(await store.tables_of("bob", 9))


async def test_stale_tables_are_found_oldest_first(store: Store) -> None:
    """Those of one phase, last touched before a time."""
    await keep(
        store,
        *(a_listing(f"t{n}", touched=float(n)) for n in (3, 1, 4, 2)),
        a_listing("over", phase="over", touched=0.0),
    )

    assert ["t1", "t2", "t3"] == tables(await store.stale("waiting", before=4.0, limit=9))
    assert ["t1", "t2"] == tables(await store.stale("waiting", before=4.0, limit=2))
    assert ["over"] == tables(await store.stale("over", before=4.0, limit=9))
    assert [] == await store.stale("closed", before=4.0, limit=9)


async def test_open_tables_count_for_their_host(store: Store) -> None:
    """All but the closed ones, whether or not the host sits at them."""
    listing = a_listing("a", host="ada")
    await keep(
        store,
        listing,
        a_listing("b", host="ada", phase="playing", people=("bob",)),
        a_listing("c", host="ada", phase="over"),
        a_listing("d", host="ada", phase="closed"),
        a_listing("e", host="bob", people=("ada",)),
        a_listing("f"),
    )

    assert 3 == await store.count_open("ada")
    assert 1 == await store.count_open("bob")
    assert 0 == await store.count_open("nobody")

    await keep(store, replace(listing, phase="closed"))

    assert 2 == await store.count_open("ada")


@pytest.mark.parametrize(
    "fields",
    [{"host": "a\0b"}, {"people": ("ada", "\udc00")}, {"created": math.nan}, {"code_until": math.inf}],
    ids=["a NUL", "half a character", "no number", "without end"],
)
async def test_a_card_that_cannot_be_kept_is_refused(store: Store, fields: dict[str, object]) -> None:
    """What one database would change or refuse, all refuse, and the entry is not written."""
    with pytest.raises(ValueError, match=r"."):
        await store.append("t", 1, [b"x"], a_listing("t", **fields))

    assert [] == await store.read("t")


@pytest.mark.parametrize("text", ["a\0b", "\ud800", ""], ids=["a NUL", "half a character", "empty"])
async def test_looking_for_nonsense_finds_nothing(store: Store, text: str) -> None:
    """Whatever people type can be looked for."""
    assert await store.find_code(text, now=1.0) is None
    assert await store.listing(text) is None
    assert await store.person(text) is None
    assert [] == await store.read(text)
    assert [] == await store.tables_of(text, 9)
    assert 0 == await store.count_open(text)
