"""The API of tables and games: from opening one to its game file."""

import re
from typing import Any

import pytest

import klub
from klub.core import encode
from klub.games import game as find_game
from klub.games import names
from tests.server.http.world import Browser, World, refused


async def play_to_the_end(world: World, table: str, players: list[Browser]) -> None:
    """Everyone makes the first legal move of theirs until the game is over."""
    while (state := await world.table(table)).phase == "playing":
        seat = state.actors[0]
        answer = await players[seat].get(f"/api/tables/{table}")
        move = answer.json()["play"]["views"][0]["moves"][0]
        world.time += 10
        assert (await players[seat].do(table, "move", seat=seat, move=move)).status_code == 200


async def game_of_two(world: World, **wishes: Any) -> tuple[str, Browser, Browser]:
    """A running game of two people."""
    ada, bo = await world.person("Ada"), await world.person("Bo")
    table = await ada.open_table(**wishes)
    await bo.do(table, "sit", seat=1)
    await ada.do(table, "ready")
    assert (await bo.do(table, "ready")).status_code == 200
    return table, ada, bo


async def test_two_people_play_a_game_over_http(world: World) -> None:
    """Create, join by code, sit, ready, play, result, record, personal best, rematch."""
    ada, bo = await world.person("Ada"), await world.person("Bo")
    made = (await ada.post("/api/tables", json={"game": "clustered", "options": {"quick_play": True}})).json()
    table = made["table"]
    found = (await bo.get(f"/api/codes/{made['code'].lower()}")).json()

    assert found == {"table": table, "link": made["link"]}
    assert (await bo.get(f"/api/tables/{table}/invitation")).json() == made

    await bo.do(table, "sit", seat=1)
    await ada.do(table, "ready")
    await bo.do(table, "ready")
    await play_to_the_end(world, table, [ada, bo])
    record = (await bo.get(f"/api/tables/{table}/record")).json()
    outcome = klub.replay(record).outcome

    assert outcome is not None
    assert (await bo.get(f"/api/tables/{table}/invitation")).json()["code"] == made["code"]
    best = await ada.get_soon("/api/me/bests")
    assert [(each["game"], each["score"], each["table"]) for each in best] == [("clustered", outcome.scores[0], table)]
    assert (await bo.get_soon("/api/me/results"))[0]["won"] == (1 in outcome.winners)
    assert (await ada.get("/api/me/bests", params={"game": "cubed"})).json() == []
    assert (await bo.get("/api/me/results", params={"before": world.time - 1e5})).json() == []
    assert (await ada.do(table, "rematch")).status_code == 200
    assert (await world.browser().post("/api/verify", json=record)).json() == {
        "moves": len(record["moves"]),
        "over": True,
    }


async def test_everything_outlives_a_restart(world: World) -> None:
    """A game goes on where it was."""
    table, ada, bo = await game_of_two(world, options={"quick_play": True})
    before = [(await who.get(f"/api/tables/{table}")).json() for who in (ada, bo)]
    await world.reopen()

    after = [(await who.get(f"/api/tables/{table}")).json() for who in (ada, bo)]
    assert after == [each | {"number": each["number"] + 1} for each in before]  # the entry with what was seen last
    await play_to_the_end(world, table, [ada, bo])


async def test_a_command_is_taken_once_for_each_nonce(world: World) -> None:
    """A script may send it again when the answer was lost."""
    ada = await world.person("Ada")
    table = await ada.open_table()
    answers = [(await ada.do(table, "say", text="hello", nonce="n1")).json() for _ in range(3)]

    assert answers[0] == answers[1] == answers[2]
    assert [line.text for line in (await world.table(table)).chat] == ["hello"]


async def test_the_games_are_described(world: World) -> None:
    """Each with its declaration, and a help key for every option."""
    games = (await world.browser().get("/api/games")).json()

    assert games == [klub.to_dict(find_game(name).declaration.with_help_keys()) for name in klub.games()]
    assert games[0]["options"][1]["help"] == f"{games[0]['name']}-option-quick_play"


async def test_the_lobby_shows_listed_tables_while_they_wait(world: World) -> None:
    """Private ones and running ones are not there; to their people they are in `mine`."""
    ada = await world.person("Ada")
    private = await ada.open_table()
    listed = await ada.open_table(house={"listed": True}, bots={"1": "sprout"})
    stranger = world.browser()
    shown = (await stranger.get("/api/tables")).json()

    assert [(each["table"], each["phase"], each["title"]["host"]) for each in shown] == [(listed, "waiting", "Ada")]

    await ada.do(listed, "ready")

    assert (await stranger.get("/api/tables")).json() == []
    assert {each["table"] for each in (await ada.get("/api/tables/mine")).json()} == {private, listed}
    assert (await (await world.person("Eve")).get("/api/tables/mine")).json() == []


async def test_a_code_opens_a_table_also_during_a_game_but_not_for_long(world: World) -> None:
    """After two hours, and when the table is closed, it is no code any more."""
    ada, bo = await world.person("Ada"), world.browser()
    playing, waiting, closed = [
        (await ada.post("/api/tables", json={"game": "clustered", "bots": {"1": "sprout"}})).json() for _ in range(3)
    ]
    await ada.do(playing["table"], "ready")
    await ada.do(closed["table"], "close")

    for made in (playing, waiting):
        assert (await bo.get(f"/api/codes/{made['code']}")).json()["table"] == made["table"]
    assert refused(await bo.get(f"/api/codes/{closed['code']}")) == (404, "server/no_such_code")
    world.time = waiting["code_until"]
    for made in (playing, waiting):
        assert refused(await bo.get(f"/api/codes/{made['code']}")) == (404, "server/no_such_code")


async def test_whoever_invites_is_given_a_code_that_works(world: World) -> None:
    """An outlived code gives way to a new one, which a process that remembers the old one does not undo."""
    ada, bo = await world.person("Ada"), await world.person("Bo")
    old = (await ada.post("/api/tables", json={"game": "clustered"})).json()
    table = old["table"]
    world.time += old["code_left"] - 1
    assert (await ada.get(f"/api/tables/{table}/invitation")).json() == old | {"code_left": 1.0}
    world.time += 1
    new = (await ada.get(f"/api/tables/{table}/invitation")).json()
    assert (await bo.do(table, "sit", seat=1)).status_code == 200

    assert new["code"] != old["code"]
    assert new["code_left"] == old["code_left"]
    assert (await bo.get(f"/api/codes/{new['code']}")).json()["table"] == table
    assert (await ada.get(f"/api/tables/{table}/invitation")).json() == new


async def test_a_stranger_learns_who_invites_to_what(world: World) -> None:
    """Before they have a name; of a table that nobody may watch only the game is told, of no table nothing."""
    ada, stranger = await world.person("Ada"), world.browser()
    open_one = (await ada.post("/api/tables", json={"game": "clustered"})).json()["table"]
    private = (await ada.post("/api/tables", json={"game": "cubed", "house": {"spectators": "none"}})).json()["table"]

    assert (await stranger.get(f"/api/tables/{open_one}/welcome")).json() == {
        "game": "clustered",
        "host": "Ada",
        "to": "play",
        "lost": [],
    }
    assert (await stranger.get(f"/api/tables/{private}/welcome")).json() == {
        "game": "cubed",
        "host": "",
        "to": "play",
        "lost": [],
    }
    assert refused(await stranger.get("/api/tables/nothing/welcome")) == (404, "table/unknown")


async def test_table_ids_cannot_be_guessed(world: World) -> None:
    """At least 96 random bits, and safe in a link."""
    ada = await world.person("Ada")
    ids = {await ada.open_table() for _ in range(20)}

    assert len(ids) == 20
    assert all(len(each) >= 16 and each.replace("-", "").replace("_", "").isalnum() for each in ids)


async def test_each_person_sees_only_what_they_may(world: World) -> None:
    """Another seat, a spectator: their bytes do not change with a hand that they may not see."""
    table, ada, bo = await game_of_two(world)
    eve = await world.person("Eve")
    live = await world.table(table)
    assert live.play is not None
    hand = [encode(card) for card in live.game.view(live.play.state, 0).hand]
    own, other, spectator = [(await who.get(f"/api/tables/{table}")).json()["play"] for who in (ada, bo, eve)]

    assert [encode(card) for card in own["views"][0]["view"]["hand"]] == hand
    assert [each["seat"] for each in other["views"]] == [1]
    assert spectator["views"] == []
    assert spectator["watching"]["hand"] == []
    assert {play["seed"] for play in (own, other, spectator)} == {None}


async def test_a_full_private_table_stays_closed_to_strangers(world: World) -> None:
    """With the link too: neither the table nor its game file."""
    table, *_ = await game_of_two(world, house={"spectators": "none"})
    eve = await world.person("Eve")

    for path in (f"/api/tables/{table}", f"/api/tables/{table}/record"):
        assert refused(await eve.get(path)) == (403, "table/private")
        assert refused(await world.browser().get(path)) == (401, "server/no_identity")


async def test_the_record_of_a_running_game_is_kept_back_where_moves_can_hold_secrets(world: World) -> None:
    """Clustered has hidden hands, so its file waits for the end; the seed is in it only then."""
    table, ada, bo = await game_of_two(world, options={"quick_play": True})

    assert refused(await ada.get(f"/api/tables/{table}/record")) == (409, "table/not_over")
    await play_to_the_end(world, table, [ada, bo])
    assert len((await ada.get(f"/api/tables/{table}/record")).json()["seed"]) == 64


async def test_a_game_that_was_given_up_leaves_a_file_that_can_be_replayed(world: World) -> None:
    """It stops at the last move, without a result of its own."""
    table, ada, bo = await game_of_two(world)
    await ada.do(table, "resign", seat=0)
    record = (await bo.get(f"/api/tables/{table}/record")).json()

    assert record["result"] is None
    assert klub.replay(record).outcome is None


async def test_a_table_without_a_game_has_no_record(world: World) -> None:
    """Nothing was played yet."""
    ada = await world.person("Ada")

    assert refused(await ada.get(f"/api/tables/{await ada.open_table()}/record")) == (409, "table/not_playing")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "game/unknown"),
        ({"game": "clustered", "seats": 0}, "message/malformed"),
        ({"game": "clustered", "seats": 9}, "seats/out_of_range"),
        ({"game": "clustered", "options": {"nonsense": 1}}, "options/unknown"),
        ({"game": "clustered", "bots": {"1": "godlike"}}, "message/malformed"),
        ({"game": "clustered", "bots": {"7": "club"}}, "seat/out_of_range"),
        ({"game": "clustered", "more": 1}, "message/malformed"),
        ({"game": "clustered", "house": {"spectators": "all"}}, "message/malformed"),
        ({"game": "clustered", "house": {"listed": 0}}, "message/malformed"),
        ({"game": "clustered", "seats": "2"}, "message/malformed"),
        ({}, "message/malformed"),
        ([], "message/malformed"),
        (None, "message/malformed"),
    ],
)
async def test_wishes_that_cannot_be_met_are_refused(world: World, body: Any, code: str) -> None:
    """With a code and 400; nothing is opened."""
    ada = await world.person("Ada")

    assert refused(await ada.post("/api/tables", json=body)) == (400, code)
    assert (await ada.get("/api/tables/mine")).json() == []


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b'"\\ud800"', b"nan"])
async def test_bodies_that_are_not_json_are_refused(world: World, content: bytes) -> None:
    """Whatever it is, the answer is ours."""
    answer = await world.browser().post("/api/me", content=content, headers={"Content-Type": "application/json"})

    assert refused(answer) == (400, "message/malformed")


async def test_what_does_not_exist_is_refused(world: World) -> None:
    """Tables, pages and methods."""
    ada = await world.person("Ada")

    assert refused(await ada.get("/api/tables/AAAAAAAAAAAAAAAAAAAAAA")) == (404, "table/unknown")
    assert refused(await ada.get("/api/nothing")) == (404, "server/not_found")
    deleted = await ada.delete("/api/me")
    assert refused(deleted) == (405, "server/method")
    assert deleted.headers["allow"] == "GET, HEAD, OPTIONS, POST"


async def test_a_tampered_game_file_is_refused(world: World) -> None:
    """With the reason."""
    record = klub.to_dict(klub.match("clustered", seed=1).record(reveal=True))
    browser = world.browser()

    assert (await browser.post("/api/verify", json=record)).json() == {"moves": 0, "over": False}
    assert refused(await browser.post("/api/verify", json=record | {"seed": None})) == (409, "record/no_seed")
    assert refused(await browser.post("/api/verify", json=record | {"seed": "0" * 64})) == (409, "record/commitment")


async def test_the_api_describes_itself(world: World) -> None:
    """OpenAPI 3.1; every operation has words, and says how it refuses."""
    description = (await world.browser().get("/api/openapi.json")).json()
    operations = [operation for path in description["paths"].values() for operation in path.values()]

    assert description["openapi"].startswith("3.1")
    assert {"/api/me", "/api/tables/{table_id}/commands", "/api/codes/{code}"} <= set(description["paths"])
    assert [each["operationId"] for each in operations if not each.get("description")] == []
    assert [each["operationId"] for each in operations if "503" not in each["responses"]] == []
    worth = description["paths"]["/api/tables/{table_id}/moves/worth"]["get"]["parameters"]
    assert [(0, 63)] == [
        (each["schema"]["minimum"], each["schema"]["maximum"]) for each in worth if each["in"] == "query"
    ]
    wish = description["components"]["schemas"]["NewTable"]
    assert wish["additionalProperties"] is False
    assert wish["properties"]["game"]["enum"] == [*names()]
    assert re.fullmatch(wish["properties"]["bots"]["propertyNames"]["pattern"], "63")
    assert not re.fullmatch(wish["properties"]["bots"]["propertyNames"]["pattern"], "north")


async def test_health_and_readiness_are_told(world: World) -> None:
    """Alive at any time; ready while the store answers and nobody was sent home."""
    probe = world.browser()

    assert (await probe.get("/healthz")).json() == {"version": klub.__version__}
    assert (await probe.get("/readyz")).json() == {"ready": True, "store": True, "bus": True, "draining": False}
    await world.app.drain()
    drained = await probe.get("/readyz")
    assert (drained.status_code, drained.json()["draining"]) == (503, True)
    assert (await probe.get("/healthz")).status_code == 200


async def test_a_store_that_is_gone_means_later_not_never(world: World) -> None:
    """503 with a time to come back, and nothing was acknowledged."""
    ada = await world.person("Ada")
    table = await ada.open_table()
    await world.app.services.store.close()
    answer = await ada.do(table, "react", sign="wave")

    assert refused(answer) == (503, "server/unavailable")
    assert int(answer.headers["retry-after"]) >= 1
    assert (await ada.get("/readyz")).json()["store"] is False


async def _solo(world: World, *, take_back: bool) -> tuple[Browser, str]:
    """Ada alone at a table to its end; perhaps she took a move back after she had seen the next card."""
    ada = await world.person("Ada")
    table = await ada.open_table(seats=1)
    await ada.do(table, "ready")
    while (seen := (await ada.get(f"/api/tables/{table}")).json())["phase"] == "playing":
        if take_back and seen["play"]["moves_made"] == 5:
            assert (await ada.do(table, "undo", seat=0, to=2)).status_code == 200
            take_back = False
        else:
            await ada.do(table, "move", seat=0, move=seen["play"]["views"][0]["moves"][0])
    return ada, table


@pytest.mark.parametrize("take_back", [False, True])
async def test_practice_is_no_personal_best(world: World, take_back: bool) -> None:
    """What somebody reached with foreknowledge is in their history, marked, and in the file; it is nobody's best."""
    ada, table = await _solo(world, take_back=take_back)
    [played] = await ada.get_soon("/api/me/results")
    record = (await ada.get(f"/api/tables/{table}/record")).json()

    assert (take_back, take_back) == (played.get("practice", False), record.get("practice", False))
    assert [] == [name for name in played["options"] if not name]
    assert (0 if take_back else 1) == len((await ada.get("/api/me/bests")).json())
    assert 29 == len(record["moves"])
    assert (await ada.post("/api/verify", json=record)).json() == {"moves": 29, "over": True}
