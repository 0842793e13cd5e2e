"""The client with the real server: introductions, ways to a table, a whole game, and the bot of the documentation."""

import asyncio
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import klub
from klub.client import Illegal, Seat, connect
from klub.tables.house import House
from tests.proofs.server import KlubServer
from tests.services.wait import eventually

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples" / "bot.py"


@pytest.fixture(scope="module")
def server() -> Iterator[KlubServer]:
    """A running server."""
    server = KlubServer()
    try:
        server.start()
        yield server
    finally:
        server.remove()


async def test_someone_with_a_file_is_the_same_person_tomorrow(server: KlubServer, tmp_path: Path) -> None:
    """Without one, everyone is new; a new name does not make a new person."""
    file = tmp_path / "identity.json"
    async with connect(server.url, name="Robin", color="red", identity=file) as club:
        me = club.me
    async with connect(server.url, identity=file) as club:
        assert me == club.me
    async with connect(server.url, name="Kim", identity=file) as club:
        assert {**me, "name": "Kim"} == club.me
    async with connect(server.url, name="Robin") as club:
        assert me["id"] != club.me["id"]


async def test_a_table_is_found_by_link_code_and_id(server: KlubServer) -> None:
    """All three lead to the same table; nonsense leads to a refusal."""
    async with connect(server.url, name="Host") as hosts:
        table = await hosts.create("clustered", seats=3)
        assert table.code is not None
        async with connect(table.link, name="Guest") as guests:
            found = [await guests.join(where) for where in (None, table.link, table.code, table.code.lower(), table.id)]

            assert [table.id] * 5 == [each.snapshot.table for each in found]

            for where, code in (("A" * 22, "table/unknown"), ("222222", "server/no_such_code")):
                with pytest.raises(Illegal) as refusal:
                    await guests.join(where)

                assert code == refusal.value.code


async def test_two_people_play_a_game_and_its_record_is_right(server: KlubServer) -> None:
    """From an empty table to a game file that replays."""
    async with connect(server.url, name="Host") as hosts, connect(server.url, name="Guest") as guests:
        table = await hosts.create("clustered")
        guest = await guests.join(table.link)
        seats = [await table.sit(), await guest.sit()]
        await table.ready()
        await guest.ready()

        async def play(seat: Seat) -> int:
            moves = 0
            async for turn in seat.turns():
                assert None is await seat.why_not(turn.moves[0])

                await seat.play(turn.moves[0])
                moves += 1
            return moves

        moves = sum(await asyncio.gather(*map(play, seats)))
        record = await hosts.record(table.id)

        assert moves == len(record["moves"])
        assert klub.replay(record).outcome is not None
        assert table.snapshot.play is not None
        assert guest.snapshot.play is not None
        assert table.snapshot.play.outcome == guest.snapshot.play.outcome
        assert table.id in [mine["table"] for mine in await guests.my_tables()]


async def test_a_room_lasts_over_games_of_several_kinds(server: KlubServer) -> None:
    """Suggested, arranged, played again, ended, handed over and given: the table, its people and its link stay."""
    async with connect(server.url, name="Ada") as ada, connect(server.url, name="Bob") as bob:
        host = await ada.create("clustered", seats=2)
        guest = await bob.join(host.link)
        await guest.sit(1, "Grandma", "red")
        await guest.suggest("cubed", seats=3, options={}, bots={2: "sprout"})
        await host.until(lambda now: bool(now.suggestions))
        wanted = host.snapshot.suggestions[0]
        await host.arrange(wanted.game, seats=wanted.seats, options=wanted.options, bots={2: "sprout"})
        now = await guest.until(lambda now: now.game == "cubed")
        assert ["Ada", "Grandma", ""] == [seat.name for seat in now.seats]

        await host.again()
        await guest.again()
        await host.until(lambda now: now.phase == "playing")
        await host.vote_end()
        await guest.vote_end()
        now = await host.until(lambda now: now.phase == "waiting")
        assert [] == now.series

        await host.hand_over(bob.me["id"])
        await guest.until(lambda now: now.host)
        assert bob.me["id"] == guest.snapshot.host_who
        await guest.arrange("clustered", seats=2, house=House(listed=False))
        await host.nudge(bob.me["id"])
        with pytest.raises(Illegal) as refused:
            await host.stand_in(bob.me["id"])
        assert "table/not_playing" == refused.value.code
        assert host.id == guest.id == host.snapshot.table


async def test_a_lost_identity_gets_its_seat_back(server: KlubServer) -> None:
    """Another browser of the same friend: the client sees who is absent, claims the seat, and somebody confirms."""
    async with connect(server.url, name="Ada") as ada, connect(server.url, name="Newcomer") as new:
        async with connect(server.url, name="Bob") as bob:
            host = await ada.create("clustered", seats=2)
            await (await bob.join(host.id)).sit(1)
            who = bob.me["id"]
            await host.until(lambda now: now.seats[1].kind == "person")
        watching = await new.join(host.id)
        await eventually(lambda: who in watching.absent, "bob to be absent")
        assert "Newcomer" == watching.names[new.me["id"]]
        await watching.claim(1)
        await host.answer_claim(new.me["id"], True)
        now = await watching.until(lambda now: now.seats[1].mine)
        assert "Bob" == now.seats[1].name


async def test_the_host_gives_a_seat(server: KlubServer) -> None:
    """To somebody who watches; the first one may be kicked and sit again."""
    async with connect(server.url, name="Ada") as ada, connect(server.url, name="Bob") as bob:
        host = await ada.create("clustered", seats=2)
        guest = await bob.join(host.id)
        await eventually(lambda: bob.me["id"] in host.present, "bob to come")
        await host.give(1, bob.me["id"])
        assert (await guest.until(lambda now: now.seats[1].mine)).seats[1].name == "Bob"


def test_the_page_shows_the_bot_that_runs() -> None:
    """What is tested below is what people read."""
    page = (ROOT / "docs" / "write-a-bot.md").read_text("utf-8")

    assert BOT.read_text("utf-8") == re.findall(r"```python\n(.*?)```", page, re.S)[0]


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("clustered", 2, {}),
        ("cubed", 2, {"rounds": 1}),
        ("kluster", 2, {"boxes": {"classic": 0, "duo": 1}}),
        ("cluellage", 3, {"rounds": 1}),
    ],
    ids=["clustered", "cubed", "kluster", "cluellage"],
)
async def test_the_bot_of_the_documentation_plays(
    server: KlubServer, game: str, seats: int, options: dict[str, object]
) -> None:
    """As many of them as there are seats, at a table that somebody else opened and watches."""
    async with connect(server.url, name="Host") as hosts:
        table = await hosts.create(game, seats=seats, options=options)
        await table.stand((await table.sit()).number)
        run = [await asyncio.create_subprocess_exec(sys.executable, BOT, table.link, stdout=-1) for _ in range(seats)]
        said = [(await process.communicate())[0].decode() for process in run]
        over = await table.until(lambda now: now.phase == "over")
        assert over.play is not None
        assert over.play.outcome is not None

        assert [0] * seats == [process.returncode for process in run]
        assert [f"Scores: {over.play.outcome.scores}\n"] * seats == said
