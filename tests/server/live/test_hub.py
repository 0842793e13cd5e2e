"""A hub: requests become entries of the log, and everyone who listens is told."""

import asyncio

import msgspec
import pytest

from klub.core import Illegal
from klub.server.limits import Limits
from klub.store import open_store
from klub.tables import commands as c
from klub.tables import snapshot
from klub.tables.creation import NewTable
from klub.tables.house import Clock, House
from tests.server.live.live_game import Asking
from tests.server.live.world import START, Ear, World, a_game, a_table, moves_of, play_on, quiet
from tests.services.wait import eventually


async def test_a_host_sits_on_the_first_seat_that_no_bot_has(world: World) -> None:
    """Creating a table seats its host, and its id cannot be guessed."""
    hub, [ada] = await world.hub(), await world.people("ada")

    table = await hub.table(await hub.create(ada, NewTable("clustered", {}, 3, House(), {0: "casual"})))

    assert ["ada"] == [chair.who for chair in table.chairs if chair.who]
    assert (1,) == table.seats_of("ada")
    assert len(table.id) * 6 >= 96


async def test_what_no_game_could_be_played_with_is_refused_before_there_is_a_table(world: World) -> None:
    """Unknown games and options, seats out of range, bots beside the table, clocks without time."""
    hub, [ada] = await world.hub(), await world.people("ada")
    wrong = {
        "game/unknown": ("chess", {}, 2, House(), {}),
        "options/unknown": ("clustered", {"joker": 1}, 2, House(), {}),
        "seats/out_of_range": ("clustered", {}, 9, House(), {}),
        "seat/out_of_range": ("clustered", {}, 2, House(), {2: "casual"}),
        "bot/unknown_level": ("clustered", {}, 2, House(), {1: "god"}),
        "house/clock": ("clustered", {}, 2, House(clock=Clock(per_move=0)), {}),
    }

    for code, wish in wrong.items():
        with pytest.raises(Illegal) as refused:
            await hub.create(ada, NewTable(*wish))  # type: ignore[arg-type] # that is the point
        assert code == refused.value.code
    assert [] == await world.store.tables_of("ada", 10)


async def test_a_table_is_the_fold_of_its_log_in_every_process(world: World) -> None:
    """Another process, also a later one, makes the same of it."""
    hub, people = await world.hub(), await world.people("ada", "bob")
    id = await a_game(hub, *people)
    table = await play_on(hub, id, people, 7)
    other = await open_store(str(world.path))
    later = await world.hub(store=other)

    again = await later.table(id)

    for who in ("ada", "bob", "eve"):
        assert snapshot(table, who) == snapshot(again, who)
    await later.stop()
    await other.close()


async def test_a_whole_game_leaves_results_for_everyone(world: World) -> None:
    """When a game ends, each person's score is kept, once."""
    hub, people = await world.hub(), await world.people("ada", "bob")
    id = await a_game(hub, *people)

    table = await play_on(hub, id, people)

    assert "over" == table.phase
    await quiet(hub)
    outcome = table.outcome
    assert outcome is not None
    for seat, person in enumerate(people):
        [result] = await world.store.results(person.id, 10)
        assert (outcome.scores[seat], seat in outcome.winners) == (result.score, result.won)
        assert msgspec.json.decode(result.summary)["names"] == ["Ada", "Bob"]
    listing = await world.store.listing(id)
    assert listing is not None
    assert "over" == listing.phase


async def test_a_game_that_was_given_up_leaves_no_result(world: World) -> None:
    """It has a winner, but no points of its own: bests and averages stay what they are."""
    hub, people = await world.hub(), await world.people("ada", "bob")
    id = await a_game(hub, *people)

    await hub.command(id, people[0], c.Resign(0))
    await quiet(hub)

    assert "over" == (await hub.table(id)).phase
    assert [] == await world.store.results("ada", 10) == await world.store.results("bob", 10)


async def test_results_of_rematches_compare_whoever_starts(world: World) -> None:
    """Who starts is no other game: the key of the options leaves it out."""
    hub, people = await world.hub(), await world.people("ada", "bob")
    id = await a_game(hub, *people)
    await play_on(hub, id, people)
    await hub.command(id, people[0], c.Rematch())
    await hub.command(id, people[0], c.Start())
    await play_on(hub, id, people)
    await quiet(hub)

    results = await world.store.results("ada", 10)

    assert [2, 1] == [result.game_number for result in results]
    assert 1 == len({result.options_key for result in results})
    assert 1 == len(await world.store.bests("ada"))


async def test_the_card_says_who_sits_and_how_far_it_is(world: World) -> None:
    """Lists show a table as it is; its code stays with the room, and opens it also during a game."""
    hub, [ada, bob] = await world.hub(), await world.people("ada", "bob")
    id = await hub.create(ada, NewTable("clustered", {}, 2, House(listed=True), {}))
    waiting = await world.store.listing(id)
    assert waiting is not None
    assert waiting.code is not None
    assert (6, START + 7200) == (len(waiting.code), waiting.code_until)
    assert [id] == [listing.table for listing in await world.store.lobby(10)]
    assert "Ada" == msgspec.json.decode(waiting.title)["host"]

    await hub.command(id, bob, c.Sit(1))
    await hub.command(id, ada, c.Start())

    listing = await world.store.listing(id)
    assert listing is not None
    assert ("playing", ("ada", "bob"), waiting.code) == (listing.phase, listing.people, listing.code)
    assert [] == await world.store.lobby(10)
    assert listing == await world.store.find_code(waiting.code, world.now())

    await hub.command(id, ada, c.VoteEnd())
    await hub.command(id, bob, c.VoteEnd())
    found = await world.store.find_code(waiting.code, world.now())
    assert found is not None
    assert id == found.table


async def test_moves_write_the_card_once_in_a_while(world: World) -> None:
    """The index is at most a minute behind, and a move seldom pays for it."""
    hub, people = await world.hub(), await world.people("ada", "bob")
    id = await a_game(hub, *people)
    world.now.now += 59
    await play_on(hub, id, people, 1)
    before = await world.store.listing(id)
    world.now.now += 1
    await play_on(hub, id, people, 1)

    after = await world.store.listing(id)

    assert before is not None
    assert after is not None
    assert (START, START + 60) == (before.touched, after.touched)


async def test_a_request_that_is_sent_again_is_not_done_again(world: World) -> None:
    """The same nonce gets the same answer: from memory, from another process, after a restart."""
    hub, people = await world.hub(), await world.people("ada", "bob")
    id = await a_game(hub, *people)
    table = await hub.table(id)
    seat = table.actors[0]
    move = c.Play(seat, moves_of(table, seat)[0])
    number = await hub.command(id, people[seat], move, "once")
    await play_on(hub, id, people, 3)
    length = (await hub.table(id)).number
    restarted = await world.hub()

    answers = [await each.command(id, people[seat], move, "once") for each in (hub, restarted, restarted)]

    assert [number] * 3 == answers
    assert length == (await restarted.table(id)).number
    assert length == len(await world.store.read(id))


async def test_a_refusal_is_told_again_to_whoever_asks_again(world: World) -> None:
    """A refused request that is sent again is refused again, though it would be fine by now."""
    hub, people = await world.hub(), await world.people("ada", "bob")
    id = await a_table(hub, *people)
    with pytest.raises(Illegal) as first:
        await hub.command(id, people[1], c.Start(), "early")
    assert "table/not_host" == first.value.code
    await hub.command(id, people[0], c.Start())

    with pytest.raises(Illegal) as again:
        await hub.command(id, people[1], c.Start(), "early")

    assert "table/not_host" == again.value.code
    with pytest.raises(Illegal) as new:
        await hub.command(id, people[1], c.Start(), "late")
    assert "table/not_waiting" == new.value.code


async def test_a_nonce_is_one_persons_own(world: World) -> None:
    """Nobody can take another's nonce away."""
    hub, [ada, bob] = await world.hub(), await world.people("ada", "bob")
    id = await a_table(hub, ada, bob)

    first = await hub.command(id, ada, c.Say("hello"), "same")
    second = await hub.command(id, bob, c.Say("hello"), "same")

    assert first + 1 == second


async def test_an_unknown_table_is_refused_and_leaves_nothing_behind(world: World) -> None:
    """Strangers who guess ids fill no memory."""
    hub, [ada] = await world.hub(), await world.people("ada")

    for id in ("nope", "", "x" * 10_000, "\0"):
        with pytest.raises(Illegal) as refused:
            await hub.command(id, ada, c.Start())
        assert "table/unknown" == refused.value.code

    assert {} == hub.context.cache.live_tables


async def test_listeners_hear_every_change_and_nothing_after_they_left(world: World) -> None:
    """Each change is told with the table as it is."""
    hub, [ada, bob] = await world.hub(), await world.people("ada", "bob")
    id = await a_table(hub, ada, bob)
    ear, other = Ear(ada), Ear(bob)
    hub.listen(id, ear)
    hub.listen(id, other)

    number = await hub.command(id, bob, c.Say("hello"))
    hub.ignore(other)
    await hub.command(id, bob, c.Say("again"))

    assert [number, number + 1] == ear.numbers
    assert [number] == other.numbers


async def test_trying_a_move_changes_nothing(world: World) -> None:
    """`explain_move` raises what the move would raise, and no more."""
    hub, people = await world.hub(), await world.people("ada", "bob")
    id = await a_game(hub, *people)
    table = await hub.table(id)
    seat, number = table.actors[0], table.number
    move = moves_of(table, seat)[0]

    await hub.explain_move(id, people[seat].id, seat, move)
    for who, at, tried, code in [
        (people[seat].id, seat, {**move, "x": 99}, "clustered/not_adjacent"),
        (people[seat].id, seat, {"do": "fly"}, "move/malformed"),
        (people[1 - seat].id, seat, move, "table/not_your_seat"),
        (people[1 - seat].id, 1 - seat, move, "move/not_your_turn"),
    ]:
        with pytest.raises(Illegal) as refused:
            await hub.explain_move(id, who, at, tried)
        assert code == refused.value.code

    assert number == (await hub.table(id)).number == len(await world.store.read(id))


async def test_a_seat_can_be_handed_over_in_the_middle_of_a_game(world: World) -> None:
    """Whoever came through a seat's link plays on there."""
    hub, [ada, bob, eve] = await world.hub(), await world.people("ada", "bob", "eve")
    id = await a_game(hub, ada, bob)

    await hub.handover(id, eve, 1, bob.id)
    with pytest.raises(Illegal) as refused:
        await hub.handover(id, ada, 1, bob.id)

    assert "server/dead_link" == refused.value.code
    table = await hub.table(id)
    assert ["ada", "eve"] == [chair.who for chair in table.chairs]
    assert "eve" in (await world.store.listing(id)).people  # type: ignore[union-attr] # it exists


async def test_a_store_that_is_gone_refuses_and_forgets_nothing_that_was_promised(world: World) -> None:
    """Without its database the server says so; what was acknowledged before is there afterwards."""
    hub, people = await world.hub(), await world.people("ada", "bob")
    other = await open_store(str(world.path))
    lost = await world.hub(store=other)
    id = await a_game(hub, *people)
    number = (await lost.table(id)).number
    await other.close()

    for _ in range(2):
        with pytest.raises(Illegal) as refused:
            await lost.command(id, people[0], c.Say("anyone?"))
        assert "server/unavailable" == refused.value.code
    with pytest.raises(Illegal) as refused:
        await lost.create(people[0], NewTable("clustered", {}, 2, House(), {}))
    assert "server/unavailable" == refused.value.code

    assert lost.held(id) is None
    assert number == (await hub.table(id)).number


async def test_a_request_that_is_cancelled_while_it_is_written_is_noticed(world: World) -> None:
    """The append goes on without its caller, and those who listen are told."""
    hub, [ada, bob] = await world.hub(), await world.people("ada", "bob")
    id = await a_table(hub, ada, bob)
    ear = Ear(bob)
    hub.listen(id, ear)
    await quiet(hub)
    number = (await hub.table(id)).number
    asked = asyncio.create_task(hub.command(id, ada, c.Say("hello")))
    await asyncio.sleep(0)
    asked.cancel()

    await eventually(lambda: ear.numbers == [number + 1])

    assert asked.cancelled()


async def test_a_drain_says_goodbye_to_everyone(world: World) -> None:
    """Each listener hears when to come back."""
    hub, [ada, bob] = await world.hub(), await world.people("ada", "bob")
    ears = [Ear(ada), Ear(bob)]
    for ear in ears:
        hub.listen(await a_table(hub, ear.person), ear)

    await hub.drain(2.5)

    assert [[2.5], [2.5]] == [ear.goodbyes for ear in ears]


async def test_a_hub_that_stops_keeps_what_is_seen_of_running_games(world: World) -> None:
    """For a program that may not know their rules; once, and not of tables where nothing runs."""
    hub, [ada, bob] = await world.hub(), await world.people("ada", "bob")
    playing, waiting = await a_game(hub, ada, bob), await a_table(hub, ada, bob)
    lengths = [len(await world.store.read(id)) for id in (playing, waiting)]
    await hub.stop()
    later = await world.hub()
    await later.table(playing)
    await later.stop()

    logs = [await world.store.read(id) for id in (playing, waiting)]

    assert [lengths[0] + 1, lengths[1]] == [*map(len, logs)]
    kept = msgspec.json.decode(logs[0][-1])
    assert ("kept", {"0", "1"}) == (kept["entry"], {*kept["views"]})


async def test_abandoned_tables_are_closed_and_later_deleted(world: World) -> None:
    """A waiting table lasts a day, a running game thirty, and what is over thirty more."""
    hub, [ada, bob] = await world.hub(), await world.people("ada", "bob")
    waiting, playing = await a_table(hub, ada, bob), await a_game(hub, ada, bob)
    day = 86_400
    world.now.now = START + day
    assert 0 == await hub.expire()

    world.now.now = START + day + 1
    assert 1 == await hub.expire()
    table = await hub.table(waiting)
    assert ("closed", "abandoned") == (table.phase, table.closed_why)
    assert "playing" == (await hub.table(playing)).phase

    world.now.now = START + 30 * day + 1
    assert 1 == await hub.expire()
    assert "closed" == (await hub.table(playing)).phase

    world.now.now = START + 31 * day + 2
    assert 1 == await hub.expire()
    with pytest.raises(Illegal) as refused:
        await hub.table(waiting)
    assert "table/unknown" == refused.value.code
    assert [] == await world.store.read(waiting)


async def test_a_table_that_was_deleted_elsewhere_is_unknown_and_not_written_to(world: World) -> None:
    """What another process has swept away does not come back to life."""
    hub, [ada, bob] = await world.hub(), await world.people("ada", "bob")
    id = await a_table(hub, ada, bob)
    await world.store.delete(id)

    with pytest.raises(Illegal) as refused:
        await hub.command(id, ada, c.Say("hello?"))

    assert "table/unknown" == refused.value.code
    assert [] == await world.store.read(id)


async def test_tables_beyond_the_bound_are_read_again_when_needed(world: World) -> None:
    """Memory holds so many tables, the ones used last; their listeners lose nothing."""
    hub, [ada, bob] = await world.hub(Limits(tables_in_memory=3)), await world.people("ada", "bob")
    ids = [await a_table(hub, ada, bob) for _ in range(8)]
    ear = Ear(ada)
    hub.listen(ids[0], ear)

    assert 3 == len(hub.context.cache.loaded)
    assert [ids[0], *ids[5:]] == sorted(hub.context.cache.live_tables, key=ids.index)
    number = await hub.command(ids[0], bob, c.Say("still there?"))

    assert number == ear.numbers[-1]
    assert ids[0] in hub.context.cache.loaded
    assert 3 == len(hub.context.cache.loaded)
    assert "klub_tables_in_memory 3\n" in hub.metrics.text()


async def test_a_request_that_waits_for_nothing_takes_one_step_on_any_way(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over HTTP as over a socket it is judged and handed to the store by plain calls, and the rest is not needed."""
    hub, people = await world.hub(), await world.people("ada", "bob")
    id = await a_table(hub, *people)
    ear = Asking(people[1])
    hub.listen(id, ear)
    await quiet(hub)
    tasks = len(hub.context.tasks.running)
    monkeypatch.setattr(hub._requests, "_finish", None)
    number = await hub.command(id, people[0], c.Say("over HTTP"), "n1")
    hub.ask(ear, c.Say("over a socket"), "n2")

    assert tasks == len(hub.context.tasks.running)
    assert hub.context.cache.live_tables[id].lock.held
    await eventually(lambda: f"done n2 {number + 1} True" in ear.refusals, "the answer")
    assert not hub.context.cache.live_tables[id].lock.held
    assert number + 1 == (await hub.table(id)).number


async def test_requests_made_at_once_each_get_the_number_of_their_own_entry(world: World) -> None:
    """Also where others are written before the first one hears of it."""
    hub, people = await world.hub(), await world.people("ada", "bob")
    id = await a_table(hub, *people)
    first = (await hub.table(id)).number + 1
    numbers = await asyncio.gather(*(hub.command(id, people[n % 2], c.Say(f"line {n}")) for n in range(6)))

    assert [*range(first, first + 6)] == numbers
    assert [f"line {n}" for n in range(6)] == [line.text for line in (await hub.table(id)).chat]


async def test_an_append_that_cannot_be_begun_leaves_the_table_open(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mistake of ours is raised, and the next request is taken."""
    hub, people = await world.hub(), await world.people("ada", "bob")
    id = await a_table(hub, *people)

    def fail(*_: object) -> None:
        raise ValueError("no store could keep this")

    with monkeypatch.context() as patched:
        patched.setattr(hub._log, "_listing_after", fail)
        with pytest.raises(ValueError, match="no store"):
            await hub.command(id, people[0], c.Say("lost"))

    assert (await hub.table(id)).number + 1 == await hub.command(id, people[0], c.Say("kept"))
