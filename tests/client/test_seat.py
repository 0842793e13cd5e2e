"""A seat through the client: taking one, keeping it, and being asked for moves."""

import asyncio
from typing import Any

import pytest

from klub.client import Illegal
from klub.tables import entries as e
from tests.client.fake import ME, OTHER, Story, at_a_table, fake_server


async def test_sitting_down_takes_the_first_free_seat() -> None:
    """Without a number the first seat that nobody has."""
    async with fake_server() as server, at_a_table(server) as table:
        caller, story = await server.caller(), Story(3).sits(OTHER, 0)
        await caller.say(story.seen_by())
        await table.until(lambda _: True)
        sitting = asyncio.create_task(table.sit())
        request = await caller.hear()

        assert ("sit", 1) == (request["do"], request["seat"])

        await caller.acknowledge(request, 3)
        await caller.say(story.sits(ME, 1).seen_by())

        assert 1 == (await sitting).number


async def test_one_who_sits_already_stays_seated() -> None:
    """So that a bot that was started again goes on where it was."""
    async with fake_server() as server, at_a_table(server) as table:
        await (await server.caller()).say(Story(3).sits(ME, 2).seen_by())
        await table.until(lambda _: True)

        assert 2 == (await table.sit()).number


async def test_where_another_was_faster_the_next_seat_is_taken() -> None:
    """A refusal because the seat is taken is not the end, as long as there are seats."""
    async with fake_server() as server, at_a_table(server) as table:
        caller, story = await server.caller(), Story(2)
        await caller.say(story.seen_by())
        await table.until(lambda _: True)
        sitting = asyncio.create_task(table.sit())
        request = await caller.hear()
        await caller.refuse(request, "table/seat_taken", seat=0)
        await caller.say(story.sits(OTHER, 0).seen_by())
        request = await caller.hear()

        assert 1 == request["seat"]

        await caller.refuse(request, "table/seat_taken", seat=1)
        await caller.say(story.sits("third", 1).seen_by())

        with pytest.raises(Illegal) as refusal:
            await sitting

        assert "table/full" == refusal.value.code


async def test_a_seat_keeps_its_number_up_to_date() -> None:
    """Seats are swapped, and close up at the start; ours is still ours."""
    async with fake_server() as server, at_a_table(server) as table:
        caller, story = await server.caller(), Story(3).sits(ME, 0).sits(OTHER, 1)
        await caller.say(story.seen_by())
        await table.until(lambda _: True)
        seat = await table.sit()
        await caller.say(story.happens(e.Swapped(at=0, by=ME, one=0, other=2)).seen_by())
        await table.until(lambda now: now.number == 4)

        assert 2 == seat.number

        await caller.say(story.happens(e.Started(at=0, by=ME, seed="00" * 32)).seen_by())
        await table.until(lambda now: now.phase == "playing")

        assert 1 == seat.number


async def test_turns_are_asked_for_until_the_game_is_over() -> None:
    """Only when this seat may move; what is played is one of the moves offered."""
    async with fake_server() as server, at_a_table(server) as table:
        caller, story = await server.caller(), Story().sits(ME, 0).sits(OTHER, 1).starts()
        await caller.say(story.seen_by())
        await table.until(lambda _: True)
        played = asyncio.create_task(play_all(await table.sit()))
        mine = 0
        while story.table.phase == "playing":
            if story.table.actors == (0,):
                request = await caller.hear()
                story.happens(e.Moved(at=0, by=ME, seat=0, move=request["move"]))
                await caller.acknowledge(request, story.table.number)
                mine += 1
            else:
                story.moves()
            await caller.say(story.seen_by())

        assert mine == await played


async def test_turns_end_with_the_game_even_if_its_end_was_missed() -> None:
    """States may be skipped: the next snapshot may be that of the next game."""
    async with fake_server() as server, at_a_table(server) as table:
        caller, story = await server.caller(), Story().sits(ME, 1).sits(OTHER, 0).starts()
        await caller.say(story.seen_by())
        await table.until(lambda _: True)
        played = asyncio.create_task(play_all(await table.sit()))
        story.ends().happens(e.Rematched(at=0, by=ME, options={}))
        await caller.say(story.seen_by())

        assert 0 == await played


async def test_a_trial_says_why_not() -> None:
    """None for a legal move, else the refusal; nothing was played."""
    async with fake_server() as server, at_a_table(server) as table:
        caller, story = await server.caller(), Story().sits(ME, 0).sits(OTHER, 1).starts()
        await caller.say(story.seen_by())
        await table.until(lambda _: True)
        seat = await table.sit()
        asked = asyncio.create_task(seat.why_not({"kind": "odd"}))
        request = await caller.hear()

        assert ("try", 0, {"kind": "odd"}) == (request["do"], request["seat"], request["move"])

        await caller.refuse(request, "move/malformed")
        why = await asked

        assert why is not None
        assert "move/malformed" == why.code

        asked = asyncio.create_task(seat.why_not({"kind": "fine"}))
        request = await caller.hear()
        await caller.say({"event": "tried", "nonce": request["nonce"], "ok": True})

        assert None is await asked


async def play_all(seat: Any) -> int:
    """Make the first legal move each time; how many it were."""
    moves = 0
    async for turn in seat.turns():
        await seat.play(turn.moves[0])
        moves += 1
    return moves
