"""A room over HTTP: what is kept of several games of different kinds at one table."""

import asyncio

from klub.core import Rng, to_dict
from klub.tables import commands as c
from tests.server.http.world import Browser, World, refused
from tests.services.wait import POLL


async def played(world: World, table: str) -> None:
    """Moves of whoever is awaited, by chance, until the game is over."""
    services = world.app.services
    while (now := await world.table(table)).phase == "playing":
        assert now.play is not None
        seat = now.awaited[0]
        person = await services.store.person(now.chairs[seat].who or "")
        assert person is not None
        move = now.game.sample(now.play.state, seat, Rng(b"room", now.number))
        await services.hub.command(table, person, c.Play(seat, to_dict(move)))


async def room(world: World) -> tuple[str, list[Browser]]:
    """A game of Clustered and then one of Cubed at the same table, both finished."""
    ada, bob = await world.person("Ada"), await world.person("Bob")
    table = await ada.open_table(options={"quick_play": True})
    await bob.do(table, "sit", seat=1)
    await ada.do(table, "start")
    await played(world, table)
    arranged = await ada.do(table, "arrange", game="cubed", seats=2, options={})
    assert 200 == arranged.status_code, arranged.text
    await ada.do(table, "start")
    await played(world, table)
    return table, [ada, bob]


async def test_results_name_the_game_that_was_played(world: World) -> None:
    """Each game of the series its own, with its own options."""
    table, (ada, _) = await room(world)
    async with asyncio.timeout(30):
        while len(results := (await ada.get("/api/me/results")).json()) < 2:
            await asyncio.sleep(POLL)

    assert {(1, "clustered"), (2, "cubed")} == {(each["game_number"], each["game"]) for each in results}
    assert {table} == {each["table"] for each in results}
    assert all(["Ada", "Bob"] == each["summary"]["names"] for each in results)


async def test_every_game_of_the_series_can_be_looked_back_on(world: World) -> None:
    """By its own rules, also while the room waits for the next one, and after one that was ended."""
    table, people = await room(world)
    ada = people[0]

    async def kinds() -> list[tuple[int, list[str]]]:
        said = [(await ada.get(f"/api/tables/{table}/history/0?seat=0&game={number}")).json() for number in (1, 2)]
        return [(each["game_number"], sorted(each["view"])) for each in said]

    both = await kinds()
    assert [1, 2] == [number for number, _ in both]
    assert both[0][1] != both[1][1]

    await ada.do(table, "arrange", game="clustered", seats=3, options={})
    assert both == await kinds()
    record = (await ada.get(f"/api/tables/{table}/record")).json()
    assert ("cubed", 2) == (record["game"], record["seats"])
    assert 200 == (await ada.post("/api/verify", json=record)).status_code

    await ada.do(table, "start")
    await ada.do(table, "vote_end")
    await people[1].do(table, "vote_end")
    assert "waiting" == (await world.table(table)).phase
    assert both == await kinds()
    last = (await ada.get(f"/api/tables/{table}/history")).json()
    assert (2, True) == (last["game_number"], last["over"])
    missing = await ada.get(f"/api/tables/{table}/history?game=3")
    assert (404, "history/no_such_game") == refused(missing)
    assert (409, "table/not_playing") == refused(await ada.get(f"/api/tables/{table}/record"))


async def test_lists_show_what_is_played_next(world: World) -> None:
    """And the code stays, so that friends find the room during a game and between games."""
    ada = await world.person("Ada")
    table = await ada.open_table(house={"listed": True})
    code = (await ada.get(f"/api/tables/{table}/invitation")).json()["code"]
    await ada.do(table, "seat_bot", seat=1, level="sprout")
    await ada.do(table, "start")
    assert code == (await ada.get(f"/api/tables/{table}/invitation")).json()["code"]
    await ada.do(table, "vote_end")
    await ada.do(table, "arrange", game="cubed", seats=3, options={}, house={"listed": True})

    [card] = (await ada.get("/api/tables")).json()
    assert (table, "cubed", 3) == (card["table"], card["game"], card["title"]["seats"])
    found = await ada.get(f"/api/codes/{code}")
    assert table == found.json()["table"]


async def test_a_host_who_handed_over_hosts_one_table_less(world: World) -> None:
    """The other one does."""
    ada, bob = await world.person("Ada"), await world.person("Bob")
    table = await ada.open_table()
    await bob.do(table, "sit", seat=1)
    me = (await bob.get("/api/me")).json()["id"]
    await ada.do(table, "hand_over", who=me)
    listing = await world.app.services.store.listing(table)

    assert listing is not None
    assert me == listing.host
    assert "Bob" == (await bob.get("/api/tables/mine")).json()[0]["title"]["host"]
