"""A store against the simplest thing that could keep the same: a few dicts."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, get_args

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test
from msgspec.structs import replace

from klub.store import Listing, Person, Result, Store, Taken, open_store
from klub.tables.house import Phase
from tests.services.postgres import PostgresServer

# Few names and times, so that they meet often.
tables = st.sampled_from(["t1", "t2", "tÄ"])
names = st.sampled_from(["ada", "bob", ""])
codes = st.sampled_from(["ABC", "XYZ"])
times = st.sampled_from([0.0, 1.5, 2.0, 1e9])
phases = st.sampled_from(get_args(Phase))
hashes = st.sampled_from([b"", b"\x00", b"h"])
listings = st.builds(
    Listing,
    table=tables,
    game=st.sampled_from(["clustered", "cubed"]),
    phase=phases,
    listed=st.booleans(),
    code=st.none() | codes,
    code_until=st.none() | times,
    host=st.none() | names,
    people=st.lists(names, max_size=3).map(tuple),
    created=times,
    touched=times,
    title=st.binary(max_size=5),
)
people = st.builds(Person, names, hashes, st.sampled_from(["Ada", "Ä🎲"]), st.just("red"), times, times)
results = st.builds(
    Result,
    person=names,
    table=tables,
    game_number=st.integers(1, 2),
    game=st.sampled_from(["clustered", "cubed"]),
    options_key=st.sampled_from(["", "x"]),
    seats=st.integers(1, 2),
    score=st.integers(-2, 2),
    won=st.booleans(),
    at=times,
    summary=st.binary(max_size=5),
)


def _ends_later(one: float | None, other: float | None) -> bool:
    return one is not None and other is not None and one > other


class StoreMachine(RuleBasedStateMachine):
    """Does the same to a store and to dicts, and compares all that can be asked."""

    fresh: ClassVar[Callable[[], str]]
    """Gives the address of an empty store."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.url = type(self).fresh()
        self.store: Store = self.runner.run(open_store(self.url))
        self.logs: dict[str, list[bytes]] = {}
        self.listings: dict[str, Listing] = {}
        self.people: dict[str, Person] = {}
        self.recoveries: dict[bytes, tuple[str, float]] = {}
        self.results: dict[tuple[str, str, int], Result] = {}

    def teardown(self) -> None:
        self.runner.run(self.store.close())
        self.runner.close()

    @rule(
        listing=listings,
        with_listing=st.booleans(),
        entries=st.lists(st.binary(max_size=5), min_size=1, max_size=3),
        off=st.sampled_from([0, 0, 0, 1, -1]),
    )
    def append(self, listing: Listing, with_listing: bool, entries: list[bytes], off: int) -> None:
        log = self.logs.setdefault(listing.table, [])
        number = len(log) + 1 + off
        if number < 1:
            return
        append = self.store.append(listing.table, number, entries, listing if with_listing else None)
        if off:
            with pytest.raises(Taken):
                self.runner.run(append)
            return
        self.runner.run(append)
        log += entries
        if with_listing:
            known = self.listings.get(listing.table)
            until = known.code_until if known is not None else None
            if known and listing.code is not None and _ends_later(until, listing.code_until):
                listing = replace(listing, code=known.code, code_until=until)
            self.listings[listing.table] = listing

    @rule(table=tables, code=codes, until=times)
    def renew_code(self, table: str, code: str, until: float) -> None:
        self.runner.run(self.store.renew_code(table, code, until))
        known = self.listings.get(table)
        if known is not None and known.phase != "closed":
            self.listings[table] = replace(known, code=code, code_until=until)

    @rule(table=tables)
    def delete(self, table: str) -> None:
        self.runner.run(self.store.delete(table))
        self.logs.pop(table, None)
        self.listings.pop(table, None)

    @rule(person=people)
    def add_person(self, person: Person) -> None:
        taken = person.id in self.people or person.secret_hash in {p.secret_hash for p in self.people.values()}
        if taken:
            with pytest.raises(Taken):
                self.runner.run(self.store.add_person(person))
        else:
            self.runner.run(self.store.add_person(person))
            self.people[person.id] = person

    @rule(person=people)
    def update_person(self, person: Person) -> None:
        if person.id in self.people and any(
            p.secret_hash == person.secret_hash and p.id != person.id for p in self.people.values()
        ):
            with pytest.raises(Taken):
                self.runner.run(self.store.update_person(person))
            return
        self.runner.run(self.store.update_person(person))
        if person.id in self.people:
            self.people[person.id] = person

    @rule(token=hashes, person=names, until=times)
    def add_recovery(self, token: bytes, person: str, until: float) -> None:
        if token in self.recoveries:
            with pytest.raises(Taken):
                self.runner.run(self.store.add_recovery(token, person, until))
        else:
            self.runner.run(self.store.add_recovery(token, person, until))
            self.recoveries[token] = (person, until)

    @rule(token=hashes, now=times)
    def take_recovery(self, token: bytes, now: float) -> None:
        person, until = self.recoveries.pop(token, (None, 0.0))
        self.recoveries = {token: kept for token, kept in self.recoveries.items() if kept[1] > now}

        assert (person if until > now else None) == self.runner.run(self.store.take_recovery(token, now))

    @rule(result=results)
    def add_result(self, result: Result) -> None:
        self.runner.run(self.store.add_result(result))
        self.results.setdefault((result.person, result.table, result.game_number), result)

    @rule()
    def reopen(self) -> None:
        self.runner.run(self.store.close())
        self.store = self.runner.run(open_store(self.url))

    @rule(after=st.integers(0, 3), limit=st.none() | st.integers(0, 3), table=tables)
    def read(self, after: int, limit: int | None, table: str) -> None:
        expected = self.logs.get(table, [])[after:]

        assert expected[:limit] == self.runner.run(self.store.read(table, after, limit))

    @rule(code=codes, now=times)
    def find_code(self, code: str, now: float) -> None:
        found = self.runner.run(self.store.find_code(code, now))

        open_now = [
            listing
            for listing in self.listings.values()
            if listing.code == code
            and listing.phase != "closed"
            and (listing.code_until is None or listing.code_until > now)
        ]
        newest = max((listing.created for listing in open_now), default=0.0)
        assert (
            (found in [listing for listing in open_now if listing.created == newest]) if open_now else (found is None)
        )

    @rule(phase=phases, before=times, limit=st.integers(0, 3))
    def stale(self, phase: Phase, before: float, limit: int) -> None:
        expected = [
            listing for listing in self.listings.values() if listing.phase == phase and listing.touched < before
        ]
        expected.sort(key=lambda listing: (listing.touched, listing.table.encode()))

        assert expected[:limit] == self.runner.run(self.store.stale(phase, before, limit))

    @rule(person=names, limit=st.integers(0, 3))
    def find_tables(self, person: str, limit: int) -> None:
        mine = [listing for listing in self.listings.values() if person in listing.people]
        mine.sort(key=lambda listing: (-listing.touched, listing.table.encode()))
        lobby = [listing for listing in self.listings.values() if listing.listed and listing.phase == "waiting"]
        lobby.sort(key=lambda listing: (-listing.created, listing.table.encode()))

        assert mine[:limit] == self.runner.run(self.store.tables_of(person, limit))
        assert lobby[:limit] == self.runner.run(self.store.lobby(limit))
        assert sum(
            listing.host == person and listing.phase != "closed" for listing in self.listings.values()
        ) == self.runner.run(self.store.count_open(person))

    @rule(person=names, game=st.none() | st.just("cubed"))
    def find_bests(self, person: str, game: str | None) -> None:
        best: dict[tuple[str, str, int], Result] = {}
        for result in sorted(self.results.values(), key=lambda r: (-r.score, r.at, r.table.encode(), r.game_number)):
            if result.person == person and game in (None, result.game):
                best.setdefault((result.game, result.options_key, result.seats), result)

        assert [best[key] for key in sorted(best)] == self.runner.run(self.store.bests(person, game))

    @rule(person=names, limit=st.integers(0, 3), before=st.none() | times)
    def find_results(self, person: str, limit: int, before: float | None) -> None:
        mine = [r for r in self.results.values() if r.person == person and (before is None or r.at < before)]
        mine.sort(key=lambda r: (-r.at, r.table.encode(), -r.game_number))

        assert mine[:limit] == self.runner.run(self.store.results(person, limit, before))

    @invariant()
    def everything_is_there(self) -> None:
        """Logs, listings and people are those of the dicts."""

        async def compare() -> None:
            for table in ("t1", "t2", "tÄ"):
                assert self.logs.get(table, []) == await self.store.read(table)
                assert self.listings.get(table) == await self.store.listing(table)
            for name in ("ada", "bob", ""):
                assert self.people.get(name) == await self.store.person(name)
            for person in self.people.values():
                assert person == await self.store.person_by_secret(person.secret_hash)

        self.runner.run(compare())


@pytest.fixture(params=["sqlite", "postgres"])
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Addresses of empty stores, one after the other."""
    if request.param == "postgres":
        server: PostgresServer = request.getfixturevalue("postgres")
        return server.fresh_database
    numbers = iter(range(1_000_000))
    return lambda: str(tmp_path / f"{next(numbers)}.db")


def test_a_store_does_what_a_few_dicts_would_do(fresh: Callable[[], str]) -> None:
    """Whatever is done to it, in whatever order."""
    machine = type("Machine", (StoreMachine,), {"fresh": staticmethod(fresh)})
    run_state_machine_as_test(machine, settings=settings(max_examples=20, stateful_step_count=30))
