"""Bots at a table: they think elsewhere, see a view, and their answer is judged by what is true then."""

import asyncio

import msgspec
import pytest

from klub.core import to_dict
from klub.core.thought import Level, Thought
from klub.games import game as find_game
from klub.match import match
from klub.server.hub import Hub
from klub.server.limits import Limits
from klub.server.metrics import Metrics
from klub.server.pools.bot_pool import BotFailed, BotPool, TooManyBots, _Answer, _answer, _Job
from klub.store import Person
from klub.tables import commands as c
from klub.tables.creation import NewTable
from klub.tables.house import House
from tests.server.live.world import Ear, Thinking, World, a_game, moves_of, quiet
from tests.services.wait import eventually


async def _against_bots(hub: Hub, ada: Person, *bots: Level) -> str:
    """A game of one person, who sits first, and bots."""
    id = await hub.create(ada, NewTable("clustered", {}, 1 + len(bots), House(), dict(enumerate(bots, 1))))
    await hub.command(id, ada, c.Start())
    return id


async def test_a_person_plays_a_whole_game_against_a_bot(world: World) -> None:
    """Each turn of the bot is made by itself, at its level, from its own view."""
    thinking = Thinking()
    hub, [ada] = await world.hub(bot_pool=thinking), await world.people("ada")
    id = await _against_bots(hub, ada, "casual")

    table = await hub.table(id)
    while table.phase == "playing":
        if table.actors == (0,):
            await hub.command(id, ada, c.Play(0, moves_of(table, 0)[0]))
        else:
            await quiet(hub)

    assert table.outcome is not None
    assert {"casual"} == {level for level, _ in thinking.asked}
    assert {1} == {view.seat for _, view in thinking.asked}
    assert [None] * len(thinking.asked) == [
        entry["by"]
        for entry in map(msgspec.json.decode, await world.store.read(id))
        if entry["entry"] == "moved" and entry["seat"] == 1
    ]


async def test_a_bot_takes_over_from_who_leaves_and_hands_back_on_return(world: World) -> None:
    """Leave: a bot plays on. Return: the seat is the person's again, and the bot's thought is dropped."""
    thinking = Thinking()
    hub, people = await world.hub(bot_pool=thinking), await world.people("ada", "bob")
    id = await a_game(hub, *people)
    table = await hub.table(id)
    seat = table.actors[0]

    await hub.command(id, people[seat], c.Leave())
    await eventually(lambda: table.actors == (1 - seat,))
    assert table.chairs[seat].away
    thinking.may_think.clear()
    other = 1 - seat
    await hub.command(id, people[other], c.Play(other, moves_of(table, other)[0]))
    number = await hub.command(id, people[seat], c.Return())
    thinking.may_think.set()
    await quiet(hub)

    assert (number, (seat,), False) == (table.number, table.actors, table.chairs[seat].away)
    assert number + 1 == await hub.command(id, people[seat], c.Play(seat, moves_of(table, seat)[0]))


async def test_who_moves_again_has_returned(world: World) -> None:
    """A move of somebody who is away brings them back."""
    thinking = Thinking()
    thinking.may_think.clear()
    hub, people = await world.hub(bot_pool=thinking), await world.people("ada", "bob")
    id = await a_game(hub, *people)
    table = await hub.table(id)
    seat = table.actors[0]
    left = await hub.command(id, people[seat], c.Leave())

    moved = await hub.command(id, people[seat], c.Play(seat, moves_of(table, seat)[0]), "back")

    assert left + 2 == moved
    assert not table.chairs[seat].away
    assert moved == await hub.command(id, people[seat], c.Return(), "back")
    thinking.may_think.set()
    await quiet(hub)
    assert moved == table.number


@pytest.mark.parametrize("nonsense", [{"do": "fly"}, {"do": "place", "card": "1CD", "x": 99, "y": 99}])
async def test_a_bot_that_talks_nonsense_makes_the_move_of_the_clock(world: World, nonsense: dict[str, object]) -> None:
    """A game never waits for a broken bot."""
    thinking = Thinking()
    thinking.nonsense = nonsense
    await _one_bot_move(world, thinking)


async def test_a_bot_that_fails_makes_the_move_of_the_clock(world: World) -> None:
    """Also when its process dies."""
    thinking = Thinking()
    thinking.failure = BotFailed("broken")
    await _one_bot_move(world, thinking)


async def _one_bot_move(world: World, thinking: Thinking) -> None:
    hub, people = await world.hub(bot_pool=thinking), await world.people("ada", "bob")
    id = await a_game(hub, *people)
    table = await hub.table(id)
    seat = table.actors[0]
    expected = moves_of(table, seat)[0]

    number = await hub.command(id, people[seat], c.Leave())
    await eventually(lambda: table.number == number + 1)

    assert table.play is not None
    assert expected == to_dict(table.play.moves[-1][1])
    assert 1 == hub.metrics.bot_failures.value


async def test_where_too_many_bots_think_one_waits_a_little(world: World) -> None:
    """It is asked again, and plays its own move then."""
    thinking = Thinking()
    thinking.failure = TooManyBots()
    hub, people = await world.hub(Limits(bot_patience=0.0), thinking), await world.people("ada", "bob")
    id = await a_game(hub, *people)
    table = await hub.table(id)
    number = await hub.command(id, people[table.actors[0]], c.Leave())
    await eventually(lambda: len(thinking.asked) > 2)
    assert number == table.number

    thinking.failure = None

    await eventually(lambda: table.number == number + 1)
    assert 0 == hub.metrics.bot_failures.value


async def test_a_process_that_takes_over_a_table_plays_its_bots(world: World) -> None:
    """After a crash whoever loads the table lets its bots move, as soon as it is clear that nobody else does."""
    stuck = Thinking()
    stuck.may_think.clear()
    dead, [ada] = await world.hub(bot_pool=stuck), await world.people("ada")
    id = await _against_bots(dead, ada, "sprout")
    table = await dead.table(id)
    if table.actors == (0,):
        await dead.command(id, ada, c.Play(0, moves_of(table, 0)[0]))
    await dead.stop()
    hub = await world.hub(Limits(bot_patience=0.0))

    table = await hub.table(id)

    await eventually(lambda: table.actors == (0,))


async def test_a_table_of_bots_plays_itself_to_the_end(world: World) -> None:
    """A host who only watches; a listener sees every state."""
    hub, [ada] = await world.hub(), await world.people("ada")
    id = await hub.create(ada, NewTable("clustered", {}, 2, House(), {0: "sprout", 1: "casual"}))
    ear = Ear(ada)
    hub.listen(id, ear)

    started = await hub.command(id, ada, c.Start())
    table = await hub.table(id)
    await eventually(lambda: table.phase == "over")

    assert list(range(started, table.number + 1)) == ear.numbers


async def test_bots_think_in_processes_of_their_own() -> None:
    """Views go out and moves come back; the same seed gives the same move."""
    metrics = Metrics()
    bot_pool = BotPool(1, metrics=metrics)
    game = match("clustered", seed=1)
    view = game.view(game.actors[0])

    moves = await asyncio.gather(
        *(bot_pool.think("clustered", 1, view, "casual", bytes([number // 2] * 32)) for number in range(4))
    )

    assert moves[0] == moves[1]
    assert moves[2] == moves[3]
    assert all(game.game.parse_move(each.move) in (game.moves(game.actors[0]) or ()) for each in moves)
    assert (0, 4) == (bot_pool.waiting, metrics.thinking.count)
    await bot_pool.close()
    with pytest.raises(TooManyBots):
        await bot_pool.think("clustered", 1, view, "casual", bytes(32))


async def test_a_thinking_process_that_dies_is_replaced() -> None:
    """Its question is answered with a failure, the next one by another process."""
    bot_pool = BotPool(1)
    game = match("clustered", seed=1)
    view = game.view(game.actors[0])
    first = await bot_pool.think("clustered", 1, view, "casual", bytes(32))
    [process] = bot_pool.pool.processes.values()
    process.kill()
    process.join()

    with pytest.raises(BotFailed):
        await bot_pool.think("clustered", 1, view, "casual", bytes(32))

    assert first == await bot_pool.think("clustered", 1, view, "casual", bytes(32))
    await bot_pool.close()


async def test_more_questions_than_may_wait_are_refused() -> None:
    """The queue of bots has a bound."""
    bot_pool = BotPool(1, most_waiting=2)
    game = match("clustered", seed=1)
    view = game.view(game.actors[0])

    asked = [bot_pool.think("clustered", 1, view, "casual", bytes(32)) for _ in range(3)]
    answers = await asyncio.gather(*asked, return_exceptions=True)

    assert [Thought, Thought, TooManyBots] == [type(each) for each in answers]
    await bot_pool.close()


def test_a_bot_answers_nonsense_with_an_error_and_lives_on() -> None:
    """A question about other rules, about somebody else's turn, or about nothing."""
    game = match("clustered", seed=1)
    view = msgspec.Raw(msgspec.json.encode(game.view(1 - game.actors[0])))

    for job in (_Job("clustered", 99, view, "casual", "00" * 32), _Job("clustered", 1, view, "casual", "00" * 32)):
        said = _answer(msgspec.json.encode(job))
        assert said.move is None
        assert said.error
    assert _Answer(None) != _answer(b"{}")
    assert find_game("clustered").declaration.version == 1


async def test_a_bot_waits_as_a_person_would(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as it says, times the pace of the server; with a pace of 0 not at all."""
    waits: list[float] = []
    sleep = asyncio.sleep

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        await sleep(0)

    monkeypatch.setattr("klub.server.tables.bots.asyncio.sleep", wait)
    [ada] = await world.people("ada")
    for pace, expected in ((0.5, 60.0), (0.0, None)):
        waits.clear()
        thinking = Thinking()
        thinking.pause = 120.0
        hub = await world.hub(bot_pool=thinking, pace=pace)
        table = await hub.table(await _against_bots(hub, ada, "casual"))
        if table.actors == (0,):
            await hub.command(table.id, ada, c.Play(0, moves_of(table, 0)[0]))
        await eventually(lambda table=table: table.actors == (0,), "the bot")  # type: ignore[misc] # mypy: lambda

        assert (expected in waits) is (expected is not None)


async def test_what_a_bot_thought_about_moves_that_were_taken_back_is_dropped(world: World) -> None:
    """It looks again, also if its move would be legal in the game as it went on instead."""
    thinking = Thinking()
    hub, [ada] = await world.hub(bot_pool=thinking), await world.people("ada")
    id = await hub.create(ada, NewTable("clustered", {"first_player": 0}, 2, House(), {1: "club"}))
    await hub.command(id, ada, c.Start())
    table = await hub.table(id)
    thinking.may_think.clear()
    first, *_, other = moves_of(table, 0)
    await hub.command(id, ada, c.Play(0, first))
    await eventually(lambda: len(thinking.asked) == 1, "the bot to think")
    await hub.command(id, ada, c.AskUndo(0))
    await hub.command(id, ada, c.Play(0, other))
    thinking.may_think.set()
    await quiet(hub)

    assert table.play is not None
    assert 2 == len(table.play.moves)
    assert table.game.view(table.state_at(1), 1) == thinking.asked[-1][1]
    assert 2 == len(thinking.asked)
