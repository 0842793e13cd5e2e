"""Cluellage at live tables: races over two processes, sealed guesses, timers, silence, bots and absent players."""

import asyncio
from typing import Any

import pytest

from klub.core import Illegal, to_dict
from klub.games.cluellage import GAME
from klub.games.cluellage.collage import side_by_side
from klub.games.cluellage.moves import Claim, Guess, Hang, Move
from klub.games.cluellage.pictures import names
from klub.games.cluellage.state import State
from klub.server.hub import Hub
from klub.store import Person
from klub.tables import Table
from klub.tables import commands as c
from klub.tables.creation import NewTable
from klub.tables.house import House
from tests.server.live.world import World, quiet

PEOPLE = ("ada", "bob", "eve")


async def _game(hub: Hub, *people: Person, bots: int = 0, **options: Any) -> str:
    """A game of Cluellage that has begun; bots sit after the people."""
    seats = len(people) + bots
    chairs: Any = dict.fromkeys(range(len(people), seats), "club")
    id = await hub.create(people[0], NewTable("cluellage", options, seats, House(), chairs))
    for seat, person in enumerate(people[1:], 1):
        await hub.command(id, person, c.Sit(seat))
    await hub.command(id, people[0], c.Start())
    return id


def _state(table: Table) -> State:
    assert table.play is not None
    state: State = table.play.state
    return state


async def _do(hub: Hub, id: str, person: Person, seat: int, move: Move) -> int:
    return await hub.command(id, person, c.Play(seat, to_dict(move)))


async def _on_to(hub: Hub, id: str, people: list[Person], phase: str) -> State:
    """People make the moves of the clock until a phase begins."""
    while (state := _state(await hub.table(id))).phase != phase:
        seat = GAME.awaited(state)[0]
        await _do(hub, id, people[seat], seat, GAME.lapse(state, seat))
    return state


async def test_of_simultaneous_claims_over_two_processes_one_wins(world: World) -> None:
    """CLG-Q8: all want the same card at once; one has it, the others are told who, and take another one at once."""
    one, other = await world.hub(), await world.hub()
    people = await world.people(*PEOPLE)
    id = await _game(one, *people)
    await _on_to(one, id, people, "claim")
    hubs = (one, other, one)
    for wave in range(1, 6):
        state = _state(await other.table(id))
        wanted = Claim(names(state.middle)[wave % 3])
        answers = await asyncio.gather(
            *(_do(hub, id, person, seat, wanted) for seat, (hub, person) in enumerate(zip(hubs, people, strict=True))),
            return_exceptions=True,
        )
        refused = [answer for answer in answers if isinstance(answer, Illegal)]
        [winner] = [seat for seat, answer in enumerate(answers) if isinstance(answer, int)]

        assert [("cluellage/claimed", winner)] * 2 == [(each.code, each.facts["seat"]) for each in refused]
        state = _state(await one.table(id))
        loser = (winner + 1) % 3
        await _do(hubs[loser], id, people[loser], loser, GAME.lapse(state, loser))
    states = [_state(await hub.table(id)) for hub in (one, other)]

    assert "collage" == states[0].phase
    assert states[0] == states[1]
    play = (await one.table(id)).play
    assert play is not None
    assert 3 + 2 * 5 == len(play.moves)


async def test_bots_play_with_one_person_and_guess_once(world: World) -> None:
    """CLG-60: two bots fill the table; nobody is asked twice for a token, and the game comes to its end."""
    hub = await world.hub(pace=0.0)
    [ada] = await world.people("ada")
    id = await _game(hub, ada, bots=2, rounds=1)
    table = await hub.table(id)
    while table.phase == "playing":
        await quiet(hub)
        state = _state(table)
        if 0 in GAME.awaited(state):
            await _do(hub, id, ada, 0, GAME.lapse(state, 0))
    assert table.play is not None
    guesses = [move for _, move, _ in table.play.moves if isinstance(move, Guess)]

    assert 3 * 2 == len(guesses)
    assert table.outcome is not None


async def test_guesses_are_sealed_until_the_last_is_in(world: World) -> None:
    """CLG-59, CLG-Q25: nobody's view tells them, and they may be changed; no clock waits for who has guessed."""
    hub, people = await world.hub(), await world.people(*PEOPLE)
    id = await _game(hub, *people)
    await _on_to(hub, id, people, "exhibit")
    await _do(hub, id, people[1], 1, Guess(2))
    await _do(hub, id, people[1], 1, Guess(5))
    table = await hub.table(id)

    assert ((1, 2), (2,)) == (table.actors, table.awaited)
    assert [0, 5, 0] == [GAME.view(_state(table), seat).guess for seat in range(3)]
    await _do(hub, id, people[2], 2, Guess(1))
    assert (0, 5, 1) == _state(await hub.table(id)).album[0].guesses


async def test_the_owners_mouth_is_taped(world: World) -> None:
    """CLG-65, CLG-Q27: while their collage is guessed; afterwards everybody talks again."""
    hub, people = await world.hub(), await world.people(*PEOPLE)
    id = await _game(hub, *people)
    state = await _on_to(hub, id, people, "exhibit")
    owner = state.owner
    assert owner is not None
    with pytest.raises(Illegal) as caught:
        await hub.command(id, people[owner], c.Say("It is a kite!"))
    await hub.command(id, people[(owner + 1) % 3], c.Say("A kite?"))
    await _on_to(hub, id, people, "reveal")
    await hub.command(id, people[owner], c.Say("Yes."))

    assert "chat/silent" == caught.value.code


async def test_timers_claim_and_hang_for_who_is_too_slow(world: World) -> None:
    """CLG-Q9, CLG-Q19: when time is up the first free card is taken, and cards are laid side by side as the last."""
    hub, people = await world.hub(), await world.people(*PEOPLE)
    id = await _game(hub, *people, claim_timer=10, collage_timer=60)
    state = await _on_to(hub, id, people, "claim")
    table = await hub.table(id)
    await _do(hub, id, people[2], 2, Claim(names(state.middle)[0]))
    world.now.now += 9.9
    await hub.lapse(id)
    assert 1 == len(_state(table).race)
    world.now.now += 0.1
    await hub.lapse(id)
    assert 2 == _state(table).wave
    await _on_to(hub, id, people, "collage")
    await _do(hub, id, people[1], 1, Hang(side_by_side(names(_state(table).claimed[1]))))
    world.now.now += 60
    for _ in range(2):
        await hub.lapse(id)

    state = _state(await hub.table(id))
    assert ("exhibit", 1, (0, 2)) == (state.phase, state.owner, state.late)


async def test_a_player_who_leaves_is_played_for_and_may_return(world: World) -> None:
    """CLG-Q19: a bot takes the seat, so that nobody waits; whoever comes back goes on from there."""
    hub = await world.hub(pace=0.0)
    people = await world.people(*PEOPLE)
    id = await _game(hub, *people)
    await _on_to(hub, id, people, "collage")
    await hub.command(id, people[2], c.Leave())
    await quiet(hub)
    state = _state(await hub.table(id))
    assert (2,) == state.finished
    await hub.command(id, people[2], c.Return())
    state = await _on_to(hub, id, people, "exhibit")

    assert (2, (0, 1)) == (state.owner, GAME.awaited(state))


@pytest.mark.parametrize("phase", ["word", "claim", "collage", "exhibit", "reveal"])
async def test_the_host_can_go_on_without_somebody_who_only_sits_there(world: World, phase: str) -> None:
    """CLG-Q9, CLG-Q19: no clock runs; whoever is sent away is played for at once, in each step, up to the end."""
    hub = await world.hub(pace=0.0)
    people = await world.people(*PEOPLE)
    id = await _game(hub, *people, rounds=1)
    stuck = await _on_to(hub, id, people, phase)
    for seat in (0, 1):
        if seat in GAME.awaited(stuck):
            await _do(hub, id, people[seat], seat, GAME.lapse(stuck, seat))
            stuck = _state(await hub.table(id))
    assert 2 in GAME.awaited(stuck)
    await hub.command(id, people[0], c.Ban(people[2].id))
    await quiet(hub)
    table = await hub.table(id)
    assert 2 not in GAME.awaited(_state(table))
    while table.phase == "playing":
        state = _state(table)
        seat = GAME.awaited(state)[0]
        await _do(hub, id, people[seat], seat, GAME.lapse(state, seat))
        await quiet(hub)

    assert table.outcome is not None


async def test_collages_in_the_making_are_shown_where_the_table_wants_it(world: World) -> None:
    """CLG-Q17: to everyone else, and kept nowhere; not with the cards of others."""
    hub, people = await world.hub(), await world.people(*PEOPLE)
    id = await _game(hub, *people, live_collages=True)
    state = await _on_to(hub, id, people, "collage")
    served = await world.serve(hub)
    ada, bob = await served.join(id, "ada"), await served.join(id, "bob")
    cards = [{"card": names(state.claimed[0])[0], "x": 300, "y": 300, "angle": 20}]
    number = (await hub.table(id)).number
    await ada.say("show", seat=0, sketch={"cards": cards})
    shown = await bob.until("shown")
    await bob.say("show", seat=1, sketch={"cards": cards})

    assert (0, {"cards": cards}) == (shown["seat"], shown["sketch"])
    assert "cluellage/not_yours" == (await bob.until("refused"))["code"]
    assert number == (await hub.table(id)).number


async def test_two_cannot_start(world: World) -> None:
    """CLG-1: two people and an empty chair are told that a third is missing; a bot may sit there."""
    hub, people = await world.hub(pace=0.0), await world.people("ada", "bob")
    id = await hub.create(people[0], NewTable("cluellage", {}, 3, House(), {}))
    await hub.command(id, people[1], c.Sit(1))
    with pytest.raises(Illegal) as caught:
        await hub.command(id, people[0], c.Start())
    await hub.command(id, people[0], c.SeatBot(2, "club"))
    await hub.command(id, people[0], c.Start())

    assert "seats/not_played" == caught.value.code
    assert "playing" == (await hub.table(id)).phase
