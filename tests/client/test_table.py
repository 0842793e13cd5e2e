"""A table through the client: what is heard, what is asked, and what happens when the connection is lost."""

import asyncio
from http import HTTPStatus

import msgspec
import pytest

from klub.client import Illegal
from klub.tables import entries as e
from tests.client.fake import ME, OTHER, Story, at_a_table, fake_server
from tests.services.wait import eventually


async def test_a_request_returns_with_the_acknowledgement() -> None:
    """The number of the entry comes back, and the request carried a nonce, what was seen, and the cookie."""
    async with fake_server() as server, at_a_table(server) as table:
        caller, story = await server.caller(), Story()
        await caller.say(story.seen_by())
        await table.until(lambda _: True)
        asked = asyncio.create_task(table.say("hello"))
        request = await caller.hear()

        assert {"do": "say", "text": "hello", "seen": 1, "nonce": request["nonce"]} == request
        assert "klub=secret" == caller.cookie
        assert not asked.done()

        await caller.acknowledge(request, 2)

        assert 2 == await asked


async def test_what_was_not_answered_is_sent_again_with_the_same_nonce_and_in_order() -> None:
    """After a lost connection the requests that wait come again as they were; answered ones do not."""
    async with fake_server() as server, at_a_table(server) as table:
        caller, story = await server.caller(), Story()
        await caller.say(story.seen_by())
        await table.until(lambda _: True)
        asked = [asyncio.create_task(table.say(text)) for text in ("one", "two", "three")]
        first = [await caller.hear() for _ in asked]
        await caller.acknowledge(first[1], 2)
        await asked[1]
        caller.cut()
        caller = await server.caller()
        again = [await caller.hear() for _ in range(2)]

        assert [first[0], first[2]] == again

        await caller.acknowledge(again[1], 4)
        await caller.acknowledge(again[0], 3)

        assert [3, 2, 4] == await asyncio.gather(*asked)


async def test_a_request_made_without_a_connection_is_sent_with_the_next() -> None:
    """Whoever asks while the server is away waits, and nothing is lost."""
    async with fake_server() as server, at_a_table(server) as table:
        caller, story = await server.caller(), Story()
        await caller.say(story.seen_by())
        await table.until(lambda _: True)
        server.refusal = HTTPStatus.SERVICE_UNAVAILABLE, ""
        caller.cut()
        asked = asyncio.create_task(table.ready())
        server.refusal = None
        caller = await server.caller()
        await caller.acknowledge(await caller.hear(), 2)

        assert 2 == await asked


async def test_a_second_answer_changes_nothing() -> None:
    """A resend may be answered twice."""
    async with fake_server() as server, at_a_table(server) as table:
        caller, story = await server.caller(), Story()
        await caller.say(story.seen_by())
        await table.until(lambda _: True)
        asked = asyncio.create_task(table.ready())
        request = await caller.hear()
        await caller.acknowledge(request, 2)
        await caller.acknowledge(request, 3)
        await caller.refuse(request, "table/not_waiting")

        assert 2 == await asked


async def test_a_refusal_has_its_code_and_facts() -> None:
    """It is the same exception that the rules raise."""
    async with fake_server() as server, at_a_table(server) as table:
        caller, story = await server.caller(), Story()
        await caller.say(story.seen_by())
        await table.until(lambda _: True)
        asked = asyncio.create_task(table.sit(1))
        await caller.refuse(await caller.hear(), "table/seat_taken", seat=1)

        with pytest.raises(Illegal) as refusal:
            await asked

        assert ("table/seat_taken", {"seat": 1}) == (refusal.value.code, refusal.value.facts)


@pytest.mark.parametrize("code", ["server/unavailable", "server/too_fast"])
async def test_not_now_means_again_later_with_the_same_nonce(code: str) -> None:
    """A server that cannot write, or finds us too fast, is asked again; the caller only waits."""
    async with fake_server() as server, at_a_table(server) as table:
        caller, story = await server.caller(), Story()
        await caller.say(story.seen_by())
        await table.until(lambda _: True)
        asked = asyncio.create_task(table.ready())
        first = await caller.hear()
        await caller.refuse(first, code)
        again = await caller.hear()

        assert first == again

        await caller.say({"event": "refused", "nonce": None, "code": code, "facts": {}})

        assert first == await caller.hear()

        await caller.acknowledge(again, 2)

        assert 2 == await asked


async def test_a_cancelled_request_is_not_sent_again() -> None:
    """Whoever gives up does not know whether it happened, and it does not happen later."""
    async with fake_server() as server, at_a_table(server) as table:
        caller, story = await server.caller(), Story()
        await caller.say(story.seen_by())
        await table.until(lambda _: True)
        asked = asyncio.create_task(table.say("one"))
        await caller.hear()
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        caller.cut()
        caller = await server.caller()
        other = asyncio.create_task(table.say("two"))
        request = await caller.hear()

        assert "two" == request["text"]

        await caller.acknowledge(request, 2)
        await other


async def test_snapshots_are_never_older_than_what_was_acknowledged() -> None:
    """After `play` returned, the next snapshot shows the move, even if older ones arrive in between."""
    async with fake_server() as server, at_a_table(server) as table:
        caller, story = await server.caller(), Story().sits(ME, 0).sits(OTHER, 1).starts()
        await caller.say(story.seen_by())
        before = await table.until(lambda _: True)
        assert before.play is not None
        asked = asyncio.create_task(table.play(before.play.views[0].moves[0]))
        request = await caller.hear()
        await caller.acknowledge(request, 6)
        await asked
        looking = asyncio.create_task(table.until(lambda _: True))
        await caller.say(story.moves().seen_by())
        await eventually(lambda: table.snapshot.number == 5, "the first snapshot")

        assert not looking.done()

        await caller.say(story.moves().seen_by())

        assert 6 == (await looking).number


async def test_snapshots_come_once_in_order_and_end_with_the_table() -> None:
    """Repeated and outdated ones are left out."""
    async with fake_server() as server, at_a_table(server) as table:
        caller, story = await server.caller(), Story()
        one = story.seen_by()
        two = story.sits(OTHER, 1).seen_by()
        three = story.happens(e.Closed(at=0, by=ME, why="host")).seen_by()
        numbers: list[int] = []

        async def look() -> None:
            numbers.extend([snapshot.number async for snapshot in table.snapshots()])

        looking = asyncio.create_task(look())
        await caller.say(one)
        await eventually(lambda: bool(table._snapshot), "the first snapshot")
        await asyncio.sleep(0)
        for snapshot in (two, one, two, three):
            await caller.say(snapshot)
        await looking

        assert sorted(set(numbers)) == numbers
        assert 3 == numbers[-1]
        assert "closed" == table.snapshot.phase


async def test_who_is_refused_at_the_door_hears_why() -> None:
    """A table that does not exist, or is not for us, is an `Illegal` with the server's code."""
    async with fake_server() as server:
        server.refusal = HTTPStatus.NOT_FOUND, '{"code": "table/unknown", "facts": {}}'
        async with at_a_table(server) as table:
            with pytest.raises(Illegal) as refusal:
                await table.until(lambda _: True)

            assert "table/unknown" == refusal.value.code


async def test_who_is_sent_away_hears_why() -> None:
    """Requests that wait end with the refusal, and so does looking on."""
    async with fake_server() as server, at_a_table(server) as table:
        caller, story = await server.caller(), Story()
        await caller.say(story.seen_by())
        await table.until(lambda _: True)
        asked = asyncio.create_task(table.ready())
        await caller.hear()
        await caller.say({"event": "refused", "nonce": None, "code": "table/kicked", "facts": {}})

        with pytest.raises(Illegal) as refusal:
            await asked

        assert "table/kicked" == refusal.value.code

        with pytest.raises(Illegal):
            await table.until(lambda _: False)


async def test_after_goodbye_the_client_comes_back() -> None:
    """A server that restarts says so and closes with 1012."""
    async with fake_server() as server, at_a_table(server) as table:
        caller, story = await server.caller(), Story()
        await caller.say(story.seen_by())
        await caller.say({"event": "bye", "retry_after": 0.0})
        await caller.close(1012)
        caller = await server.caller()
        await caller.say(story.sits(OTHER, 1).seen_by())

        assert 2 == (await table.until(lambda now: now.number == 2)).number


async def test_events_of_a_newer_server_are_ignored() -> None:
    """A kind that is unknown does not end the connection; one that cannot be read does, with an error."""
    async with fake_server() as server, at_a_table(server) as table:
        caller, story = await server.caller(), Story()
        await caller.say({"event": "fireworks", "colors": ["red"]})
        await caller.say({"event": "presence", "people": [ME]})
        await caller.say(story.seen_by())
        await table.until(lambda _: True)

        assert frozenset({ME}) == table.present

        await caller.say('{"event": "done"}')

        with pytest.raises(msgspec.DecodeError):
            await table.until(lambda _: False)


async def test_hanging_up_ends_what_waits() -> None:
    """Requests without an answer end with `ConnectionError`."""
    async with fake_server() as server, at_a_table(server) as table:
        caller, story = await server.caller(), Story()
        await caller.say(story.seen_by())
        await table.until(lambda _: True)
        asked = asyncio.create_task(table.ready())
        await caller.hear()
        await table.hang_up()

        with pytest.raises(ConnectionError):
            await asked
        with pytest.raises(ConnectionError):
            await table.ready()


async def test_a_bot_of_unknown_strength_is_refused_before_it_is_asked_for() -> None:
    """With the same code as everywhere; a known one is sent."""
    async with fake_server() as server, at_a_table(server) as table:
        caller, story = await server.caller(), Story()
        await caller.say(story.seen_by())
        await table.until(lambda _: True)

        with pytest.raises(Illegal) as refusal:
            await table.seat_bot(1, "god")

        assert "bot/unknown_level" == refusal.value.code

        asked = asyncio.create_task(table.seat_bot(1, "club"))
        request = await caller.hear()

        assert ("seat_bot", 1, "club") == (request["do"], request["seat"], request["level"])

        await caller.acknowledge(request, 2)

        assert 2 == await asked


async def test_a_move_is_taken_back_only_if_the_server_says_so() -> None:
    """Asking carries the seat; the number of the entry comes back, or the refusal is raised."""
    async with fake_server() as server, at_a_table(server) as table:
        caller, story = await server.caller(), Story().sits(ME, 0).sits(OTHER, 1).starts().moves()
        await caller.say(story.seen_by())
        await table.until(lambda _: True)
        asked = asyncio.create_task(table.ask_undo(0))
        request = await caller.hear()

        assert ("undo", 0) == (request["do"], request["seat"])

        await caller.acknowledge(request, 7)

        assert 7 == await asked

        asked = asyncio.create_task(table.ask_undo(0))
        await caller.refuse(await caller.hear(), "table/no_undo", seat=0)
        with pytest.raises(Illegal) as refused:
            await asked

        assert ("table/no_undo", {"seat": 0}) == (refused.value.code, refused.value.facts)
