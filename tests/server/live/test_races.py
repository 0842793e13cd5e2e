"""Several processes at one table: the order of the log decides, and all end with the same."""

import asyncio

import pytest

from klub.core import Illegal
from klub.server.limits import Limits
from klub.tables import commands as c
from klub.tables import snapshot
from klub.tables.creation import NewTable
from klub.tables.house import House
from tests.server.live.world import Ear, Thinking, World, a_game, a_table, moves_of, quiet
from tests.services.wait import eventually


class Deaf:
    """A bus on which nobody hears anything, as while Redis is gone."""

    def publish(self, topic: str, data: bytes, but: object = None) -> None:
        pass

    async def subscribe(self, topic: str, callback: object, on_gap: object = None) -> None:
        pass

    def unsubscribe(self, topic: str, callback: object) -> None:
        pass


async def test_of_two_processes_that_append_at_once_exactly_one_wins(world: World) -> None:
    """The loser reads what it missed and judges again: two want one seat, one gets it."""
    one, other = await world.hub(), await world.hub()
    host, ada, bob = await world.people("host", "ada", "bob")
    id = await one.create(host, NewTable("clustered", {}, 2, House(), {}))
    await one.table(id)
    await other.table(id)
    length = len(await world.store.read(id))

    answers = await asyncio.gather(
        one.command(id, ada, c.Sit(1)), other.command(id, bob, c.Sit(1)), return_exceptions=True
    )

    [number] = [answer for answer in answers if isinstance(answer, int)]
    [refused] = [answer for answer in answers if isinstance(answer, Illegal)]
    assert (length + 1, "table/seat_taken") == (number, refused.code)
    assert length + 1 == len(await world.store.read(id))
    tables = [await one.table(id), await other.table(id)]
    assert snapshot(tables[0], "host") == snapshot(tables[1], "host")
    assert 1 == one.metrics.taken.value + other.metrics.taken.value


async def test_what_both_may_do_both_do_in_the_order_of_the_log(world: World) -> None:
    """Many requests through two processes at once: all are taken, none twice, and both processes agree."""
    one, other = await world.hub(), await world.hub()
    ada, bob = await world.people("ada", "bob")
    id = await a_table(one, ada, bob)
    ears = [Ear(ada), Ear(bob)]
    one.listen(id, ears[0])
    other.listen(id, ears[1])
    said = [(hub, who, f"{who.id} {n}") for n in range(20) for hub, who in ((one, ada), (other, bob))]

    numbers = await asyncio.gather(*(hub.command(id, who, c.Say(text), text) for hub, who, text in said))

    last = max(numbers)
    assert sorted(set(numbers)) == sorted(numbers)
    await eventually(lambda: [last, last] == [ear.numbers[-1] for ear in ears])
    chats = [[line.text for line in (await hub.table(id)).chat] for hub in (one, other)]
    assert chats[0] == chats[1]
    assert sorted(text for _, _, text in said) == sorted(str(text) for text in chats[0])


async def test_the_same_request_through_two_processes_is_done_once(world: World) -> None:
    """A client that reconnects elsewhere and sends again, while the first is still being written."""
    one, other = await world.hub(), await world.hub()
    people = await world.people("ada", "bob")
    id = await a_game(one, *people)
    table = await other.table(id)
    seat = table.actors[0]
    move = c.Play(seat, moves_of(table, seat)[0])

    numbers = await asyncio.gather(*(hub.command(id, people[seat], move, "once") for hub in (one, other, one, other)))

    assert [table.number] * 4 == numbers
    assert table.number == len(await world.store.read(id))


async def test_a_process_that_heard_nothing_does_not_refuse_what_is_legal(world: World) -> None:
    """Before a refusal the log is asked: somebody else may have made it legal meanwhile."""
    one, deaf = await world.hub(), await world.hub(bus=Deaf())
    people = await world.people("ada", "bob")
    id = await a_game(one, *people)
    ear = Ear(people[1])
    table = await deaf.table(id)
    first = table.actors[0]
    second = 1 - first
    deaf.listen(id, ear)
    await quiet(deaf)
    await one.command(id, people[first], c.Play(first, moves_of(table, first)[0]))
    there = await one.table(id)

    number = await deaf.command(id, people[second], c.Play(second, moves_of(there, second)[0]))

    assert number == len(await world.store.read(id))
    assert [number - 1, number] == ear.numbers


async def test_after_a_gap_of_the_bus_listeners_are_brought_up_to_date(world: World) -> None:
    """What was missed is read from the log."""
    one, deaf = await world.hub(bus=Deaf()), await world.hub()
    ada, bob = await world.people("ada", "bob")
    id = await a_table(one, ada, bob)
    ear = Ear(bob)
    deaf.listen(id, ear)
    await quiet(deaf)
    number = await one.command(id, ada, c.Say("hello"))
    assert number not in ear.numbers

    world.bus.gap([*world.bus.topics])

    await eventually(lambda: number in ear.numbers)


async def test_a_move_made_elsewhere_reaches_listeners_here(world: World) -> None:
    """The bus says that there is more to read."""
    one, other = await world.hub(), await world.hub()
    people = await world.people("ada", "bob")
    id = await a_game(one, *people)
    ear = Ear(people[1])
    other.listen(id, ear)
    await quiet(other)
    table = await one.table(id)
    seat = table.actors[0]

    number = await one.command(id, people[seat], c.Play(seat, moves_of(table, seat)[0]))

    await eventually(lambda: number in ear.numbers)


async def test_people_of_other_processes_are_present_too_until_they_go(world: World) -> None:
    """Presence is over all processes, also for those who come later."""
    one, other = await world.hub(), await world.hub()
    ada, bob, eve = [Ear(person) for person in await world.people("ada", "bob", "eve")]
    id = await a_table(one, ada.person, bob.person)

    one.listen(id, ada)
    await quiet(one)
    other.listen(id, bob)
    other.listen(id, eve)
    await eventually(lambda: ada.people == bob.people == eve.people == ["ada", "bob", "eve"])
    second_tab = Ear(ada.person)
    one.listen(id, second_tab)
    assert ["ada", "bob", "eve"] == second_tab.people
    one.ignore(second_tab)
    other.ignore(eve)

    await eventually(lambda: ada.people == bob.people == ["ada", "bob"])


async def test_people_of_a_process_that_died_are_gone_after_a_while(world: World) -> None:
    """Three missed heartbeats, and its people are not here any more."""
    one, dead = await world.hub(), await world.hub()
    ada, bob = [Ear(person) for person in await world.people("ada", "bob")]
    id = await a_table(one, ada.person, bob.person)
    one.listen(id, ada)
    dead.listen(id, bob)
    await eventually(lambda: ada.people == ["ada", "bob"])
    await dead.stop()

    for _ in range(3):
        one.peers.beat()
    assert ["ada", "bob"] == ada.people
    one.peers.beat()

    assert ["ada"] == ada.people


async def test_the_last_words_of_a_process_that_died_are_read_from_the_log(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It committed an entry and died before it could tell: once it is missed, the others look."""
    one, dead = await world.hub(), await world.hub()
    ada, bob = await world.people("ada", "bob")
    id = await a_table(one, ada, bob)
    ear = Ear(ada)
    one.listen(id, ear)
    await dead.command(id, bob, c.Say("here"))
    await quiet(one)
    monkeypatch.setattr(dead._log, "_publish", lambda *_: None)
    number = await dead.command(id, bob, c.Say("and gone"))
    await dead.stop()
    await quiet(one)
    assert number not in ear.numbers

    for _ in range(4):
        one.peers.beat()

    await eventually(lambda: ear.numbers[-1:] == [number])


async def test_a_process_that_was_forestalled_plays_no_bot_twice(world: World) -> None:
    """The bots of a table are played by the process that wrote last; another steps in when nothing happens."""

    stuck, helper = Thinking(), Thinking()
    stuck.may_think.clear()
    one = await world.hub(bot_pool=stuck)
    other = await world.hub(Limits(bot_patience=0.0), helper)
    ada, bob = await world.people("ada", "bob")
    id = await a_table(one, ada, bob)
    ear = Ear(ada)
    other.listen(id, ear)
    await quiet(other)
    await one.command(id, ada, c.Start())
    table = await one.table(id)

    number = await one.command(id, (ada, bob)[table.actors[0]], c.Leave())

    await eventually(lambda: number + 1 in ear.numbers)
    assert 1 == len(stuck.asked) == len(helper.asked)
    stuck.may_think.set()
    await quiet(one)
    assert number + 1 == len(await world.store.read(id))
