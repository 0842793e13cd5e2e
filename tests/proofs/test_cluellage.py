"""Cluellage over two real servers: one hand is the first on a card, and nobody is waited for in vain."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final, TypeAlias

import pytest

from klub.client import Club, Identity, Illegal, Table, connect
from klub.core import decode, to_dict
from klub.games.cluellage.collage import side_by_side
from klub.games.cluellage.moves import Claim, Guess, Hang, Ready
from klub.games.cluellage.state import State
from klub.store import open_store
from klub.tables import Table as Fold
from klub.tables import entries as e
from tests.proofs.company import PATIENCE
from tests.proofs.killing import running
from tests.proofs.loop import prove
from tests.proofs.server import KlubServer
from tests.services.postgres import PostgresServer
from tests.services.redis import RedisServer

Pair: TypeAlias = tuple[KlubServer, KlubServer]
View: TypeAlias = dict[str, Any]

TABLES: Final = 4
"""Tables at which people race at the same time."""

TIMER: Final = 15
"""Seconds for a collage, as few as the option allows."""


@pytest.fixture(scope="module")
def pair(postgres: PostgresServer, redis: RedisServer) -> Iterator[Pair]:
    """Two servers on one database and one bus."""
    database = postgres.fresh_database()
    with running(KlubServer(database, redis.url)) as one, running(KlubServer(database, redis.url)) as other:
        yield one, other


class Trio:
    """Three people at one table: the second sits at the other server. Seats are as in `tables`."""

    def __init__(self, clubs: list[Club], tables: list[Table], identities: list[Identity]) -> None:
        self.clubs, self.tables, self._identities = clubs, tables, identities

    def another_device(self, seat: int, server: KlubServer) -> connect:
        """Somebody once more, at a server where they were not before."""
        identity = Identity()
        identity.take(server.url, [self._identities[seat].header(self.clubs[seat].server)])
        return connect(server.url, identity=identity, patience=PATIENCE)

    def view(self, seat: int) -> View:
        """What somebody sees now."""
        play = self.tables[seat].snapshot.play
        assert play is not None, "the game has begun"
        [own] = play.views
        view: View = own.view
        return view

    async def sees(self, seat: int, **facts: Any) -> View:
        """What somebody sees once these parts of the view are so."""

        def so(_: object) -> bool:
            view = self.view(seat)
            return all(view[name] == value for name, value in facts.items())

        await self.tables[seat].until(so)
        return self.view(seat)

    async def all_see(self, **facts: Any) -> list[View]:
        """As `sees`, for all three."""
        return [await self.sees(seat, **facts) for seat in range(3)]

    async def read_words(self) -> None:
        """All are ready, and the first cards lie in the middle."""
        await asyncio.gather(*(table.play(Ready(), seat) for seat, table in enumerate(self.tables)))

    async def claim_all(self) -> None:
        """Five waves without a quarrel: each takes the card of their own pile; the last one is assigned."""
        for wave in range(1, 6):
            for seat in (0, 1):
                view = await self.sees(seat, wave=wave)
                await self.tables[seat].play(Claim(view["middle"][seat]["card"]), seat)

    async def hang(self, seat: int) -> None:
        """Somebody lays their cards side by side."""
        view = await self.sees(seat, phase="collage")
        await self.tables[seat].play(Hang(side_by_side(view["claimed"][seat])), seat)


@asynccontextmanager
async def trio(pair: Pair, **options: Any) -> AsyncIterator[Trio]:
    """A game that three people have begun."""
    one, other = pair
    identities = [Identity() for _ in range(3)]
    clubs = [
        await connect(home.url, name="Person", identity=identity, patience=PATIENCE)
        for home, identity in zip((one, other, one), identities, strict=True)
    ]
    try:
        table = await clubs[0].create("cluellage", seats=3, options=options)
        tables = [table, *[await club.join(table.id) for club in clubs[1:]]]
        for seat in (1, 2):
            await tables[seat].sit(seat)
        await table.start()
        for each in tables:
            await each.until(lambda now: now.phase == "playing")
        yield Trio(clubs, tables, identities)
    finally:
        await asyncio.gather(*(club.hang_up() for club in clubs))


async def state_in_log(pair: Pair, table: str) -> State:
    """The game as the log alone tells it."""
    store = await open_store(pair[0].database)
    try:
        log: list[e.Entry] = [decode(entry, e.Entry, "log/entry") for entry in await store.read(table)]
    finally:
        await store.close()
    play = Fold(log).play
    assert play is not None, "the game has begun"
    state: State = play.state
    return state


async def race(party: Trio) -> list[int]:
    """Five waves, in each of which all three want the same card at once; who had it, wave by wave."""
    await party.read_words()
    winners = []
    for wave in range(1, 6):
        wanted = (await party.all_see(wave=wave))[0]["middle"][wave % 3]["card"]
        answers = await asyncio.gather(
            *(table.play(Claim(wanted), seat) for seat, table in enumerate(party.tables)), return_exceptions=True
        )
        refused = {seat: answer for seat, answer in enumerate(answers) if isinstance(answer, Illegal)}
        [winner] = {0, 1, 2} - {*refused}

        assert isinstance(answers[winner], int)
        assert [("cluellage/claimed", wanted, winner)] * 2 == [
            (each.code, each.facts["card"], each.facts["seat"]) for each in refused.values()
        ]

        loser = min(refused)  # free at once to claim another; the last card is then assigned
        free = [offer["card"] for offer in party.view(winner)["middle"] if offer["card"] != wanted]
        await party.tables[loser].play(Claim(free[0]), loser)
        winners.append(winner)
    return winners


def test_of_simultaneous_claims_at_two_servers_exactly_one_wins(pair: Pair) -> None:
    """CLG-Q8: the others are told who was faster and claim another card; both servers and the log agree on the race."""

    async def proof() -> None:
        async with AsyncExitStack() as stack:
            parties = [await stack.enter_async_context(trio(pair)) for _ in range(TABLES)]
            winners = await asyncio.gather(*map(race, parties))

            for party, won in zip(parties, winners, strict=True):
                state = await state_in_log(pair, party.tables[0].id)
                views = await party.all_see(phase="collage")

                assert won == [state.race[3 * wave].seat for wave in range(5)]
                assert [False, False, True] * 5 == [claim.assigned for claim in state.race]
                assert 15 == len({claim.card for claim in state.race})
                for view in views:
                    assert [to_dict(claim) for claim in state.race] == view["race"]
                    assert [5, 5, 5] == [len(cards) for cards in view["claimed"]]

    prove(proof())


def test_a_card_is_claimed_once_however_often_it_is_asked_for(pair: Pair) -> None:
    """CLG-Q6: somebody who claims two cards at once on two devices, one at each server, has one of them."""

    async def proof() -> None:
        async with trio(pair) as party, party.another_device(0, pair[1]) as second:
            device = await second.join(party.tables[0].id)
            await party.read_words()
            cards = [offer["card"] for offer in (await party.sees(0, wave=1))["middle"]]
            answers = await asyncio.gather(
                party.tables[0].play(Claim(cards[0]), 0), device.play(Claim(cards[1]), 0), return_exceptions=True
            )
            [refused] = [answer for answer in answers if isinstance(answer, Illegal)]

            assert ("cluellage/one_claim", "CLG-Q6") == (refused.code, refused.facts["rule"])
            state = await state_in_log(pair, party.tables[0].id)
            assert [1, 0, 0] == [len(claimed) for claimed in state.claimed]

    prove(proof())


def test_who_never_finishes_is_finished_by_the_clock_of_either_server(pair: Pair) -> None:
    """CLG-Q19: two hang their collages and the third is gone; when time is up hers hangs too, once, as the last."""

    async def proof() -> None:
        async with trio(pair, collage_timer=TIMER) as party:
            await party.read_words()
            await party.claim_all()
            await party.sees(2, phase="collage")
            await party.clubs[2].hang_up()
            for seat in (1, 0):
                await party.hang(seat)
            views = [await party.sees(seat, phase="exhibit") for seat in (0, 1)]
            state = await state_in_log(pair, party.tables[0].id)

            assert [[2]] * 2 == [view["late"] for view in views]
            assert ((1, 0, 2), (1, 2, 0)) == (state.finished, state.order)
            assert side_by_side(views[0]["claimed"][2]) == state.hung[2]

    prove(proof())


def test_who_leaves_is_played_for_and_comes_back_at_the_other_server(pair: Pair) -> None:
    """A bot makes the collage of somebody who left; back on another device she sees her own word, and guesses."""

    async def proof() -> None:
        async with trio(pair) as party:
            await party.read_words()
            await party.claim_all()
            number = (await party.sees(2, phase="collage"))["number"]
            await party.tables[2].leave()
            await party.sees(1, finished=[2])
            await party.clubs[2].hang_up()
            for seat in (0, 1):
                await party.hang(seat)
            async with party.another_device(2, pair[1]) as back:
                party.tables[2] = await back.join(party.tables[0].id)
                await party.tables[2].come_back()
                view = await party.sees(2, phase="exhibit")

                assert (2, number, 0) == (view["owner"], view["number"], view["order"].index(2))
                for seat in (0, 1):
                    await party.tables[seat].play(Guess(number), seat)
                for seat, table in enumerate(party.tables):
                    await party.sees(seat, phase="reveal")
                    await table.play(Ready(), seat)
                await party.sees(2, phase="exhibit", owner=0)
                await party.tables[2].play(Guess(4), 2)
                state = await state_in_log(pair, party.tables[0].id)

                assert ((1, 1, 2), (0, 0, 4)) == (state.points, state.guesses)

    prove(proof())
