"""What is sent is what `klub.tables.snapshot` says, however little of it is written anew."""

import random

import msgspec
import pytest

from klub.core import Illegal
from klub.server.sockets.snapshots import SnapshotWriter
from klub.store import Person
from klub.tables import Table, snapshot
from klub.tables import commands as c
from klub.tables.house import Clock, Spectators
from tests.server.live.world import Thinking, World, a_game, moves_of

EVERYONE = ("ada", "bob", "eve")


def _check(tellers: dict[str, SnapshotWriter], table: Table) -> int:
    """Compare what everyone is told; how many were told only what a move changes."""
    short = 0
    for who, writer in tellers.items():
        short += writer._shape == table.shape
        assert msgspec.json.decode(msgspec.json.encode(snapshot(table, who))) == msgspec.json.decode(writer.tell(table))
    return short


@pytest.mark.parametrize("spectators", ["open", "delayed"])
@pytest.mark.parametrize("clock", [None, Clock(per_move=60, bank=10)])
async def test_all_that_happens_at_a_table_is_told_as_it_is(
    world: World, spectators: Spectators, clock: Clock | None
) -> None:
    """Moves, talk, take-backs, leaving, the end and a rematch: each teller says what a new one would say."""
    thinking = Thinking()
    thinking.may_think.clear()
    hub, people = await world.hub(bot_pool=thinking), await world.people(*EVERYONE)
    id = await a_game(hub, *people[:2], spectators=spectators, clock=clock)
    table, chance = await hub.table(id), random.Random(4)
    tellers, short = {who: SnapshotWriter(who) for who in EVERYONE}, 0

    async def do(person: Person, command: c.Command) -> None:
        nonlocal short
        world.now.now += 1
        await hub.command(id, person, command)
        short += _check(tellers, table)

    while table.phase == "playing":
        seat = table.actors[0]
        move = chance.choice(moves_of(table, seat))
        if chance.random() < 0.1:
            await do(people[chance.randrange(2)], c.Say("hm"))
        try:
            await do(people[seat], c.AskUndo(seat))
        except Illegal:
            _check(tellers, table)
        await do(people[seat], c.Play(seat, move))
        if chance.random() < 0.3:
            try:
                await do(people[seat], c.AskUndo(seat))
                _check(tellers, table)
                await do(people[1 - seat], c.AnswerUndo(chance.random() < 0.5))
            except Illegal:
                pass
        if chance.random() < 0.05:
            await do(people[0], c.Leave())
            await do(people[0], c.Return())
    await do(people[0], c.Rematch())
    await do(people[0], c.Start())

    assert table.number > 60
    assert short == 0 if clock else short > 60
