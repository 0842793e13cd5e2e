"""Over a real server and real sockets: two people and a table."""

import asyncio
import random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from klub.server.pools.bot_pool import BotPool
from klub.store import open_store
from klub.tables import commands as c
from klub.tables.creation import NewTable
from klub.tables.house import House
from tests.server.live.world import Player, Thinking, World, a_game, a_table, quiet
from tests.services.wait import eventually


async def _play(player: Player, chance: random.Random) -> int:
    """Play a whole game at one's seat, moves chosen from those in the snapshot; the number of the last snapshot."""
    while player.snapshot.get("phase") != "over":
        play = player.snapshot.get("play")
        own = play["views"][0] if play else {"moves": []}
        if own["moves"]:
            answer = await player.ask("move", seat=own["seat"], move=chance.choice(own["moves"]))
            assert "done" == answer["event"]
            assert answer["number"] <= player.snapshot["number"]
        else:
            await player.until("snapshot")
    number: int = player.snapshot["number"]
    return number


async def test_two_people_play_a_whole_game(world: World) -> None:
    """From the first snapshot to the result, each with the moves that the server lists."""
    await world.people("ada", "bob")
    hub = await world.hub()
    served = await world.serve(hub)
    id = await hub.create(await world.person("ada"), NewTable("clustered", {}, 2, House(), {}))
    ada, bob = await served.join(id, "ada"), await served.join(id, "bob")
    assert "snapshot" == (await ada.next())["event"]
    assert "snapshot" == (await bob.next())["event"]
    assert "done" == (await bob.ask("sit", seat=1))["event"]
    assert "done" == (await ada.ask("ready"))["event"]
    assert "done" == (await bob.ask("ready"))["event"]

    numbers = await asyncio.gather(_play(ada, random.Random(1)), _play(bob, random.Random(2)))

    assert numbers[0] == numbers[1] == len(await world.store.read(id))
    for player in (ada, bob):
        assert player.snapshot["play"]["outcome"] == ada.snapshot["play"]["outcome"]
        assert 64 == len(player.snapshot["play"]["seed"])
    assert ["Ada", "Bob"] == [seat["name"] for seat in ada.snapshot["seats"]]


async def test_requests_that_come_at_once_are_answered_in_their_order(world: World) -> None:
    """More of them than are read ahead: none overtakes another, whatever it takes to answer it."""
    [ada] = await world.people("ada")
    hub = await world.hub()
    served = await world.serve(hub)
    id = await hub.create(ada, NewTable("clustered", {}, 2, House(), {}))
    player = await served.join(id, "ada")
    kinds: list[tuple[str, dict[str, Any]]] = [
        ("say", {"text": "hello"}),
        ("try", {"seat": 0, "move": {}}),
        ("start", {}),
        ("react", {"sign": "wave"}),
    ]
    asked = [await player.say(do, **fields) for number in range(40) for do, fields in [kinds[number % len(kinds)]]]

    answered: list[str] = []
    while len(answered) < len(asked):
        event = await player.next()
        if event["event"] in ("done", "refused"):
            answered.append(event["nonce"])

    assert asked == answered


async def test_a_person_plays_against_a_bot_of_another_process(world: World) -> None:
    """The bot's moves come from a thinking process, and its person sees each of them."""
    ada = await world.person("ada")
    bot_pool = BotPool(1)
    hub = await world.hub(bot_pool=bot_pool)
    served = await world.serve(hub)
    id = await hub.create(ada, NewTable("clustered", {}, 2, House(), {1: "casual"}))
    player = await served.join(id, "ada")
    await player.ask("start")

    number = await _play(player, random.Random(3))

    assert number == len(await world.store.read(id))
    await hub.stop()
    await bot_pool.close()


async def test_a_resend_after_a_restart_is_known_from_the_log(world: World) -> None:
    """The same message again, on a new connection to a new server: the same answer, and nothing happens twice."""
    people = await world.people("ada", "bob")
    hub = await world.hub()
    served = await world.serve(hub)
    id = await a_game(hub, *people)
    seat = (await hub.table(id)).actors[0]
    player = await served.join(id, people[seat].id)
    await player.until("snapshot")
    wish = {"seat": seat, "move": player.snapshot["play"]["views"][0]["moves"][0], "nonce": "once"}
    first = await player.ask("move", **wish)
    assert first == await player.ask("move", **wish)
    await served.stop()
    await hub.stop()

    restarted = await world.serve(await world.hub())
    again = await restarted.join(id, people[seat].id)
    answer = await again.ask("move", **wish)

    assert first == answer
    log = [msgspec.json.decode(entry) for entry in await world.store.read(id)]
    assert again.snapshot["number"] == len(log)
    assert [first["number"]] == [number for number, entry in enumerate(log, 1) if entry["nonce"] == "once"]


async def test_a_move_is_judged_by_the_table_as_it_is_whatever_its_sender_had_seen(world: World) -> None:
    """Stale but still legal: taken. Stale and no longer legal: refused with a code, and the snapshot follows."""
    ada, bob = await world.people("ada", "bob")
    hub = await world.hub()
    served = await world.serve(hub)
    id = await a_game(hub, ada, bob)
    seat = (await hub.table(id)).actors[0]
    player, other = await served.join(id, (ada, bob)[seat].id), await served.join(id, (ada, bob)[1 - seat].id)
    await player.until("snapshot")
    seen, move = player.snapshot["number"], player.snapshot["play"]["views"][0]["moves"][0]
    await other.ask("say", text="take your time")

    assert "done" == (await player.ask("move", seat=seat, move=move, seen=seen))["event"]
    answer = await player.ask("move", seat=seat, move=move, seen=seen)
    fresh = await player.until("snapshot")

    assert ("refused", "move/not_your_turn") == (answer["event"], answer["code"])
    assert {"seat": seat, "actors": [1 - seat]} == answer["facts"]
    assert seen + 2 == fresh["number"]


async def test_who_has_missed_something_gets_the_latest_snapshot(world: World) -> None:
    """A ping with an old number is answered with what is missing; one that is up to date is not."""
    ada, bob = await world.people("ada", "bob")
    hub = await world.hub()
    served = await world.serve(hub)
    id = await a_table(hub, ada, bob)
    player = await served.join(id, "ada")
    number = (await player.until("snapshot"))["number"]

    await player.say("ping", seen=number)
    assert "pong" == (await player.until("pong"))["event"]
    await player.say("ping", seen=number - 1)
    await player.until("pong")
    again = await player.next()
    await player.say("ping", seen=number)

    assert ("snapshot", number) == (again["event"], again["number"])
    assert "pong" == (await player.next())["event"]


async def test_try_says_why_a_move_would_be_refused(world: World) -> None:
    """With code and facts, and without changing anything."""
    ada, bob = await world.people("ada", "bob")
    hub = await world.hub()
    served = await world.serve(hub)
    id = await a_game(hub, ada, bob)
    seat = (await hub.table(id)).actors[0]
    player = await served.join(id, (ada, bob)[seat].id)
    await player.until("snapshot")
    number, move = player.snapshot["number"], player.snapshot["play"]["views"][0]["moves"][0]

    good = await player.ask("try", seat=seat, move=move)
    bad = await player.ask("try", seat=seat, move={**move, "x": 77, "y": 77})

    assert ("tried", True) == (good["event"], good["ok"])
    assert ("refused", "clustered/not_adjacent") == (bad["event"], bad["code"])
    assert number == len(await world.store.read(id))


async def test_leaving_hands_over_to_a_bot_and_returning_takes_back(world: World) -> None:
    """Everyone sees who is away, and who plays."""
    ada, bob = await world.people("ada", "bob")
    thinking = Thinking()
    hub = await world.hub(bot_pool=thinking)
    served = await world.serve(hub)
    id = await a_game(hub, ada, bob)
    seat = (await hub.table(id)).actors[0]
    player, other = await served.join(id, (ada, bob)[seat].id), await served.join(id, (ada, bob)[1 - seat].id)

    left = (await player.ask("leave"))["number"]
    seen = await other.until_number(left + 1)
    assert (True, "casual") == (seen["seats"][seat]["away"], seen["seats"][seat]["level"])
    assert [1 - seat] == seen["play"]["actors"]
    back = (await player.ask("return"))["number"]

    seen = await other.until_number(back)
    assert (False, None) == (seen["seats"][seat]["away"], seen["seats"][seat]["level"])


async def test_a_take_back_is_asked_for_and_answered(world: World) -> None:
    """In Clustered one draws after laying a card: only once one's deck is used up nobody learns anything new."""
    people = await world.people("ada", "bob")
    hub = await world.hub()
    served = await world.serve(hub)
    id = await a_game(hub, *people, undo="unseen")
    table = await hub.table(id)
    players = [await served.join(id, person.id) for person in people]
    while table.play is not None and table.play.state.decks[table.actors[0]]:
        seat = table.actors[0]
        await players[seat].until_number(table.number)
        move = players[seat].snapshot["play"]["views"][0]["moves"][0]
        assert "done" == (await players[seat].ask("move", seat=seat, move=move))["event"]
        if len(table.play.moves) == 1:
            refused = await players[seat].ask("undo", seat=seat)
            assert ("refused", "table/no_undo") == (refused["event"], refused["code"])
    seat = table.actors[0]
    before = await players[seat].until_number(table.number)

    await players[seat].ask("move", seat=seat, move=before["play"]["views"][0]["moves"][0])
    asked = await players[seat].ask("undo", seat=seat)
    await players[1 - seat].until_number(asked["number"])
    answered = await players[1 - seat].ask("answer_undo", agree=True)
    after = await players[seat].until_number(answered["number"])

    assert before["play"]["views"] == after["play"]["views"]
    assert [seat] == after["play"]["actors"]


async def test_a_second_tab_sees_the_same(world: World) -> None:
    """One person with two connections gets every snapshot on both, and is present once."""
    ada, bob = await world.people("ada", "bob")
    hub = await world.hub()
    served = await world.serve(hub)
    id = await a_game(hub, ada, bob)
    one, other = await served.join(id, "ada"), await served.join(id, "ada")
    third = await served.join(id, "bob")
    await third.until("presence", people=["ada", "bob"])

    number = (await third.ask("say", text="hello"))["number"]

    assert await one.until_number(number) == await other.until_number(number)
    await one.leave()
    await other.leave()
    await third.until("presence", people=["bob"])


async def test_a_move_through_one_server_reaches_the_sockets_of_another(world: World) -> None:
    """Two processes, one table."""
    ada, bob = await world.people("ada", "bob")
    hubs = [await world.hub(), await world.hub()]
    servers = [await world.serve(hub) for hub in hubs]
    id = await a_game(hubs[0], ada, bob)
    players = [await server.join(id, who.id) for server, who in zip(servers, (ada, bob), strict=True)]
    for player in players:
        await player.until("presence", people=["ada", "bob"])

    numbers = await asyncio.gather(*(_play(player, random.Random(n)) for n, player in enumerate(players)))

    assert numbers[0] == numbers[1] == len(await world.store.read(id))


async def test_the_unknown_and_the_unwanted_are_turned_away_in_http(world: World) -> None:
    """Before the connection opens: a status, a code and facts."""
    ada, bob, eve = await world.people("ada", "bob", "eve")
    hub = await world.hub()
    served = await world.serve(hub)
    private = await a_game(hub, ada, bob, spectators="none")
    shared = await a_table(hub, ada, bob)
    await hub.command(shared, ada, c.Ban("bob"))
    cases: list[tuple[str, str | None, int, str]] = [
        (private, None, 401, "server/no_identity"),
        (private, "nobody", 401, "server/no_identity"),
        (private, "eve", 403, "table/private"),
        (shared, "bob", 403, "table/kicked"),
        ("nope", "ada", 404, "table/unknown"),
        (f"../dead/{shared}", "ada", 404, "table/unknown"),
    ]

    for table, who, status, code in cases:
        with pytest.raises(InvalidStatus) as refused:
            await served.join(table, who)
        assert status == refused.value.response.status_code
        assert code == msgspec.json.decode(refused.value.response.body or b"")["code"]
    assert eve.id == "eve"
    await eventually(lambda: hub.metrics.connections.value == 0)


async def test_who_is_sent_away_hears_it_and_is_cut_off(world: World) -> None:
    """A kick reaches an open connection: a refusal without a nonce, then 1008."""
    ada, bob = await world.people("ada", "bob")
    hub = await world.hub()
    served = await world.serve(hub)
    id = await a_table(hub, ada, bob)
    host, guest = await served.join(id, "ada"), await served.join(id, "bob")
    await guest.until("snapshot")

    await host.ask("ban", who="bob")
    last = await guest.until("refused")

    assert (None, "table/kicked") == (last["nonce"], last["code"])
    assert 1008 == await guest.until_closed()


async def test_a_drain_says_when_to_come_back_and_closes_with_1012(world: World) -> None:
    """And those who come meanwhile are turned away."""
    ada, bob = await world.people("ada", "bob")
    hub = await world.hub()
    served = await world.serve(hub)
    id = await a_table(hub, ada, bob)
    player = await served.join(id, "ada")

    await hub.drain(1.5)

    assert 1.5 == (await player.until("bye"))["retry_after"]
    assert 1012 == await player.until_closed()
    with pytest.raises(InvalidStatus) as refused:
        await served.join(id, "bob")
    assert (503, "1") == (refused.value.response.status_code, refused.value.response.headers["Retry-After"])


async def test_binary_messages_are_for_live_turns(world: World) -> None:
    """Where nothing is played, or not live, they are refused."""
    ada, bob = await world.people("ada", "bob")
    hub = await world.hub()
    served = await world.serve(hub)
    id = await a_table(hub, ada, bob)
    player = await served.join(id, "ada")

    await player.socket.send(b"\x00\x01")
    assert "table/not_playing" == (await player.until("refused"))["code"]
    await hub.command(id, ada, c.Start())
    seat = (await hub.table(id)).actors[0]
    other = player if seat == 0 else await served.join(id, "bob")
    await other.socket.send(bytes([seat, 1]))
    assert "live/not_now" == (await other.until("refused"))["code"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        "null",
        '{"do":"fly","nonce":"x"}',
        '{"do":"sit","nonce":"x"}',
        '{"do":"sit","seat":"0","nonce":"x"}',
        '{"do":"sit","seat":0,"sudo":true,"nonce":"x"}',
        '{"do":"ping","nonce":""}',
        '{"do":"say","text":"\\ud800","nonce":"x"}',
        '{"do":"move","seat":0,"move":' + "[" * 5000,
    ],
)
async def test_what_cannot_be_read_is_refused_and_the_connection_stays(world: World, text: str) -> None:
    """With the place of the mistake, and the nonce if it can be told."""
    ada, bob = await world.people("ada", "bob")
    hub = await world.hub()
    served = await world.serve(hub)
    player = await served.join(await a_table(hub, ada, bob), "ada")

    await player.socket.send(text)
    refused = await player.until("refused")

    assert "message/malformed" == refused["code"]
    assert refused["facts"]["reason"]
    assert ("x" if '"nonce":"x"' in text and "\\u" not in text else None) == refused["nonce"]
    assert "done" == (await player.ask("say", text="still here"))["event"]


async def test_a_store_that_fails_is_told_with_the_nonce(world: World) -> None:
    """Try again later: nothing was promised."""
    ada, bob = await world.people("ada", "bob")
    store = await open_store(str(world.path))
    hub = await world.hub(store=store)
    served = await world.serve(hub)
    id = await a_table(hub, ada, bob)
    player = await served.join(id, "ada")
    await player.until("snapshot")
    await quiet(hub)
    await store.close()

    answer = await player.ask("say", text="hello")

    assert ("refused", "server/unavailable") == (answer["event"], answer["code"])
