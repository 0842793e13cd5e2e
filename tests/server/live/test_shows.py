"""Live turns at tables: inputs go up, frames come down to everyone, and in the end there is one move in the log."""

import asyncio
import struct
from typing import Any

import msgspec
import pytest

from klub.bus.redis import RedisBus
from klub.core import Illegal, to_dict
from klub.games.kluster.frames import HAND, KEY, OVER, Frame, read_frame
from klub.games.kluster.moves import Turn
from klub.server.hub import Hub
from klub.server.limits import Limits
from klub.server.show import FRAME, STOPPED
from klub.server.shows import Played
from klub.store import Person
from klub.tables import Table
from klub.tables import commands as c
from klub.tables.house import Clock, House
from tests.bus.listener import until_ready
from tests.games.kluster.hand import RELEASE, hold, hover
from tests.server.live.here import HereStages, HereWorkshop
from tests.server.live.world import Ear, Player, Served, World, a_game, quiet
from tests.services.redis import RedisServer
from tests.services.wait import DEADLINE, eventually

CIRCLE = {"do": "lay_string", "loop": 0, "points": [{"x": 0, "y": 100}, {"x": 100, "y": -80}, {"x": -100, "y": -80}]}


async def _hub(world: World, limits: Limits | None = None, **parts: Any) -> Hub:
    return await world.hub(limits, **{"stages": HereStages(1), "workshop": HereWorkshop(), **parts})


async def _game(hub: Hub, *people: Person, options: dict[str, Any] | None = None, **house: Any) -> str:
    """A game of Kluster in which the string is laid and seat 0 is to place."""
    asked = {"first_player": [0], **(options or {})}
    id = await hub.create(people[0], "kluster", asked, len(people), House(**house), {})
    for seat, person in enumerate(people[1:], 1):
        await hub.command(id, person, c.Sit(seat))
    await hub.command(id, people[0], c.Start())
    await hub.command(id, people[0], c.Play(0, CIRCLE))
    return id


def _own(table: Table, seat: int = 0) -> list[int]:
    assert table.play is not None
    magnets: list[int] = list(table.play.state.hands[seat])
    return magnets


def _frame(data: bytes) -> Frame:
    assert FRAME == data[0]
    return read_frame(data[6:])


def _is_key(data: bytes) -> bool:
    return data[0] == FRAME and bool(data[6] & KEY)


def _is_over(data: bytes) -> bool:
    return data[0] == FRAME and bool(data[6] & OVER)


async def _send(player: Player, *inputs: bytes, seat: int = 0) -> None:
    for each in inputs:
        await player.socket.send(bytes([seat]) + each)


async def _scene(world: World, limits: Limits | None = None) -> tuple[Hub, Served, str, Player, int]:
    """A server on which ada is to place against bob, her connection, and a magnet of hers."""
    hub = await _hub(world, limits)
    people = await world.people("ada", "bob", "eve")
    id = await _game(hub, *people[:2])
    served = await world.serve(hub, limits)
    return hub, served, id, await served.join(id, "ada"), _own(await hub.table(id))[0]


async def test_a_turn_is_played_live_and_becomes_one_move(world: World) -> None:
    """Player, opponent and spectator see the same frames; the move in the log carries how it came out."""
    hub, served, id, ada, magnet = await _scene(world)
    others = [await served.join(id, name) for name in ("bob", "eve")]
    number = (await hub.table(id)).number

    await _send(ada, hold(magnet, 10, 10, 40), hover(20, 10, 30))
    for each in (ada, *others):
        first = await each.until_frame(_is_key)
        assert (0, number) == (first[1], struct.unpack_from("<I", first, 2)[0])
        assert _frame(await each.until_frame(lambda data: bool(data[6] & HAND))).hand is not None
    await _send(ada, RELEASE)
    for each in (ada, *others):
        await each.until_frame(_is_over)
        assert number + 1 == (await each.until_number(number + 1))["number"]

    table = await hub.table(id)
    assert table.play is not None
    seat, move, _ = table.play.moves[-1]
    assert (0, (1,)) == (seat, table.actors)
    assert isinstance(move, Turn)
    assert move.end is not None
    assert magnet not in _own(table)
    table.game.retrace(table.state_at(1), 0, move)
    assert hub.shelf.lives[id].show is None
    await quiet(hub)


async def test_who_comes_in_the_middle_gets_a_key_frame(world: World) -> None:
    """A reconnect goes on where the hand was; the turn is the same one."""
    hub, served, id, ada, magnet = await _scene(world)
    await _send(ada, hold(magnet, 10, 10, 60))
    first = await ada.until_frame(_is_key)
    await ada.leave()
    again = await served.join(id, "ada")
    key = await again.until_frame()

    assert _is_key(key)
    assert first[:6] == key[:6]
    hand = _frame(key).hand
    assert hand is not None
    assert magnet == hand[0]
    await _send(again, RELEASE)
    await again.until_frame(_is_over)
    await again.until_number((await hub.table(id)).number)


async def test_who_vanishes_lets_go_and_the_turn_stays_open(world: World) -> None:
    """live_patience: after so long without any connection the magnet is back in the hand, and she may go on."""
    hub, served, id, ada, magnet = await _scene(world, Limits(live_patience=1.0))
    bob = await served.join(id, "bob")
    await _send(ada, hold(magnet, 10, 10, 60))
    await bob.until_frame(lambda data: bool(data[6] & HAND))
    number = (await hub.table(id)).number
    await ada.leave()

    await bob.until_frame(lambda data: data[0] == FRAME and not data[6] & HAND)

    assert number == (await hub.table(id)).number
    again = await served.join(id, "ada")
    await _send(again, hold(magnet, 0, 0, 40), RELEASE)
    assert number + 1 == (await again.until_number(number + 1))["number"]


@pytest.mark.parametrize(
    ("seat", "data", "code"),
    [
        (1, RELEASE, "table/not_your_seat"),
        (9, RELEASE, "table/not_your_seat"),
        (0, b"", "live/malformed"),
        (0, b"\xff\xff\xff", "live/malformed"),
        (0, RELEASE, "kluster/track"),
        (0, hover(900, 900, 100), "kluster/track"),
    ],
)
async def test_hostile_inputs_are_refused_and_the_turn_goes_on(world: World, seat: int, data: bytes, code: str) -> None:
    """The wrong seat, garbage, what no hand can do: a code without a nonce, and then she plays on."""
    _, _, _, ada, magnet = await _scene(world)
    if code == "kluster/track" and len(data) > 1:
        await _send(ada, hold(magnet, 0, 0, 60))

    await _send(ada, data, seat=seat)
    refused = await ada.until("refused")

    assert (code, None) == (refused["code"], refused["nonce"])
    if code != "kluster/track" or len(data) == 1:
        await _send(ada, hold(magnet, 0, 0, 60))
    await _send(ada, RELEASE)
    await ada.until_frame(_is_over)


async def test_an_empty_message_is_no_input(world: World) -> None:
    """There is not even a seat in it."""
    _, _, _, ada, _ = await _scene(world)
    await ada.socket.send(b"")

    assert "live/malformed" == (await ada.until("refused"))["code"]


async def test_only_the_player_whose_turn_it_is_plays(world: World) -> None:
    """Neither the opponent on their own seat nor a spectator."""
    hub, served, id, _, _ = await _scene(world)
    bob, eve = await served.join(id, "bob"), await served.join(id, "eve")
    await _send(bob, RELEASE, seat=1)
    await _send(eve, RELEASE, seat=0)

    assert "move/not_your_turn" == (await bob.until("refused"))["code"]
    assert "table/not_your_seat" == (await eve.until("refused"))["code"]
    assert hub.shelf.lives[id].show is None


async def test_a_flood_of_inputs_has_a_bucket_of_its_own(world: World) -> None:
    """live_messages_per_second, live_message_burst: beyond it inputs are refused, and requests are not."""
    limits = Limits(live_message_burst=5, live_messages_per_second=1.0)
    _, _, _, ada, _ = await _scene(world, limits)
    await _send(ada, *[RELEASE] * 6)
    refusals = [await ada.until("refused") for _ in range(6)]

    assert ["kluster/track"] * 5 + ["server/too_fast"] == sorted(each["code"] for each in refusals)
    assert "done" == (await ada.ask("say", text="still here"))["event"]


async def test_so_many_live_turns_and_no_more(world: World) -> None:
    """live_turns: one more is refused, and can be tried again when another is over."""
    stages = HereStages(1, 1)
    hub = await _hub(world, stages=stages)
    people = await world.people("ada", "bob")
    tables = [await _game(hub, *people) for _ in range(2)]
    ears = [_Asking(people[0]) for _ in tables]
    for id, ear in zip(tables, ears, strict=True):
        hub.listen(id, ear)
        hub.play_live(ear, 0, hold(_own(await hub.table(id))[0], 0, 0, 60))

    assert ["live/full"] == ears[1].refusals
    await hub.command(tables[0], people[0], c.Resign(0))
    hub.play_live(ears[1], 0, hold(_own(await hub.table(tables[1]))[0], 0, 0, 60))
    assert ["live/full"] == ears[1].refusals


class _Asking(Ear):
    """A listener that can ask."""

    def done(self, nonce: str | None, number: int, table: Table | None) -> None:
        self.refusals.append(f"done {nonce} {number} {table is not None}")

    def tried(self, nonce: str | None) -> None:
        self.refusals.append(f"tried {nonce}")

    def refused(self, nonce: str | None, refusal: Illegal, table: Table | None) -> None:
        self.refusals.append(f"{nonce} {refusal.code} {table is not None}")


async def test_a_stage_that_dies_takes_the_turn_back_to_its_beginning(world: World) -> None:
    """She is told, everyone is shown the table as it was, and she plays again; the table is not harmed."""
    hub, served, id, ada, magnet = await _scene(world)
    bob = await served.join(id, "bob")
    await _send(ada, hold(magnet, 10, 10, 60))
    await bob.until_frame(_is_key)
    stages = hub.stages
    assert isinstance(stages, HereStages)
    stages.here[0].die()

    assert "live/lost" == (await ada.until("refused"))["code"]
    assert STOPPED == (await bob.until_frame(lambda data: data[0] != FRAME))[0]
    await _send(ada, hold(magnet, 10, 10, 60), RELEASE)
    await ada.until_frame(_is_over)
    assert 1 == stages._metrics.stages_lost.value


async def test_a_server_that_dies_takes_the_turn_back_to_its_beginning(world: World) -> None:
    """Another one knows the last move from the log, and she plays again from there."""
    hub, served, id, ada, magnet = await _scene(world)
    await _send(ada, hold(magnet, 10, 10, 60))
    await ada.until_frame(_is_key)
    await served.stop()
    await hub.stop()
    later = await _hub(world)
    again = await (await world.serve(later)).join(id, "ada")
    table = await later.table(id)

    assert magnet in _own(table)
    await _send(again, hold(magnet, 10, 10, 60), RELEASE)
    await again.until_number(table.number + 1)
    assert magnet not in _own(await later.table(id))


@pytest.mark.parametrize("command", [c.Resign(0), c.Leave()])
async def test_what_changes_the_game_stops_the_turn(world: World, command: c.Command) -> None:
    """Whoever gives up or goes away plays no longer; those who watch are told to forget what they saw."""
    hub, served, id, ada, magnet = await _scene(world)
    await _send(ada, hold(magnet, 10, 10, 60))
    await ada.until_frame(_is_key)
    await hub.command(id, await world.person("ada"), command)

    assert STOPPED == (await ada.until_frame(lambda data: data[0] != FRAME))[0]
    assert hub.shelf.lives[id].show is None
    await served.stop()


async def test_a_plain_move_takes_the_place_of_a_live_turn(world: World) -> None:
    """Who hovers and then places by a request has made that move; what the hand did is forgotten."""
    hub, _, id, ada, magnet = await _scene(world)
    await _send(ada, hold(magnet, 10, 10, 60))
    await ada.until_frame(_is_key)
    answer = await ada.ask("move", seat=0, move={"do": "place", "magnet": magnet, "x": 0, "y": 0, "angle": 0})

    assert "done" == answer["event"]
    assert hub.shelf.lives[id].show is None
    table = await hub.table(id)
    assert table.play is not None
    move = table.play.moves[-1][1]
    assert (Turn, 2) == (type(move), len(move.track))


async def test_chat_does_not_disturb_a_turn(world: World) -> None:
    """Entries that leave the game alone leave the turn alone."""
    hub, _, id, ada, magnet = await _scene(world)
    await _send(ada, hold(magnet, 10, 10, 60))
    await ada.until_frame(_is_key)
    show = hub.shelf.lives[id].show
    await ada.ask("say", text="watch this")
    await _send(ada, RELEASE)
    await ada.until_frame(_is_over)

    assert show is not None
    assert STOPPED not in [data[0] for data in ada.frames]


async def test_costly_moves_are_worked_out_in_the_workshop(world: World) -> None:
    """Those of people, tries and lapses; what is refused there is refused as ever, once for each nonce."""
    workshop = HereWorkshop()
    hub = await _hub(world, workshop=workshop)
    ada, bob = await world.people("ada", "bob")
    id = await _game(hub, ada, bob, options={"turn_timer": 30})
    magnet = _own(await hub.table(id))[0]
    place = {"do": "place", "magnet": magnet, "x": 0, "y": 0, "angle": 0}

    await hub.explain_move(id, "ada", 0, place)
    for move, code in (
        (
            {**place, "magnet": 11 - magnet if 11 - magnet not in _own(await hub.table(id)) else 99},
            "kluster/not_in_hand",
        ),
        ({"do": "turn", "track": [], "ticks": 0}, "move/not_for_players"),
        ({"do": "fly"}, "move/malformed"),
    ):
        for ask in (hub.explain_move(id, "ada", 0, move), hub.command(id, ada, c.Play(0, move), "again")):
            with pytest.raises(Illegal) as refusal:
                await ask
            assert code == refusal.value.code
        hub.shelf.lives[id].refusals.clear()
    with pytest.raises(Illegal) as refusal:
        await hub.command(id, bob, c.Play(1, place))
    assert "move/not_your_turn" == refusal.value.code
    await hub.command(id, ada, c.Play(0, place), "n")
    assert await hub.command(id, ada, c.Play(0, place), "n") == (await hub.table(id)).number
    world.now.now += 30
    await hub.lapse(id)

    assert {"resolve"} == {*workshop.jobs}
    table = await hub.table(id)
    assert table.play is not None
    assert (0,) == table.actors
    assert all(move.end is not None for _, move, _ in table.play.moves[1:])


async def test_a_workshop_that_dies_refuses_and_harms_nothing(world: World) -> None:
    """The move can be asked for again."""
    workshop = HereWorkshop()
    hub = await _hub(world, workshop=workshop)
    people = await world.people("ada", "bob")
    id = await _game(hub, *people)
    place = {"do": "place", "magnet": _own(await hub.table(id))[0], "x": 0, "y": 0, "angle": 0}
    workshop.dies = True
    with pytest.raises(Illegal) as refusal:
        await hub.command(id, people[0], c.Play(0, place))

    assert "server/failed" == refusal.value.code
    workshop.dies = False
    await hub.command(id, people[0], c.Play(0, place))


async def test_time_that_is_up_ends_a_live_turn(world: World) -> None:
    """KLU-Q16: the option's time runs from when she is to act; the hand withdraws, and it is the other's turn."""
    hub = await _hub(world)
    people = await world.people("ada", "bob")
    id = await _game(hub, *people, options={"turn_timer": 30}, clock=Clock(per_move=600))
    ear = _Asking(people[0])
    hub.listen(id, ear)
    table = await hub.table(id)
    began = world.now()
    assert began + 30 == table.clocks.deadline(0)
    hub.play_live(ear, 0, hold(_own(table)[0], 10, 10, 60))
    await eventually(lambda: bool(ear.frames), "a frame")
    world.now.now += 30
    number = table.number
    await hub.lapse(id)
    await eventually(lambda: table.number > number, "the move of the clock")

    assert table.play is not None
    move = table.play.moves[-1][1]
    assert ("time", 6, (1,)) == (move.why, len(_own(table)), table.actors)
    assert move.track
    assert world.now() + 30 == table.clocks.deadline(1)


async def test_a_stage_that_does_not_end_a_turn_is_not_waited_for(world: World) -> None:
    """The second ring of the clock makes the plain move."""
    hub = await _hub(world)
    people = await world.people("ada", "bob")
    id = await _game(hub, *people, options={"turn_timer": 30})
    ear = _Asking(people[0])
    hub.listen(id, ear)
    table = await hub.table(id)
    hub.play_live(ear, 0, hold(_own(table)[0], 10, 10, 60))
    stages = hub.stages
    assert isinstance(stages, HereStages)
    stages.here[0].dead = True  # it hangs
    world.now.now += 30
    number = table.number
    await hub.lapse(id)
    assert number == table.number
    await hub.lapse(id)

    assert (number + 1, (1,)) == (table.number, table.actors)
    assert hub.shelf.lives[id].show is None


async def test_late_spectators_see_nothing_live(world: World) -> None:
    """Where the house shows the game late, frames are for the players only."""
    hub = await _hub(world)
    people = await world.people("ada", "bob", "eve")
    id = await _game(hub, *people[:2], spectators="delayed")
    ears = [_Asking(person) for person in people]
    for ear in ears:
        hub.listen(id, ear)
    hub.play_live(ears[0], 0, hold(_own(await hub.table(id))[0], 10, 10, 60))
    await eventually(lambda: bool(ears[1].frames), "a frame")

    assert ears[0].frames
    assert not ears[2].frames


async def test_two_processes_show_the_same_turn(world: World) -> None:
    """Frames go over the bus, inputs come back: she may reconnect to another process in the middle of her turn."""
    one, other = await _hub(world), await _hub(world)
    people = await world.people("ada", "bob")
    id = await _game(one, *people)
    ada, bob, ada_again = _Asking(people[0]), _Asking(people[1]), _Asking(people[0])
    one.listen(id, ada)
    other.listen(id, bob)
    await eventually(lambda: bool(one.shelf.lives[id].company.others), "the other process")
    magnet = _own(await one.table(id))[0]
    one.play_live(ada, 0, hold(magnet, 10, 10, 60))
    await eventually(lambda: any(kind == "key" for _, kind in bob.frames), "a key frame at the other process")
    one.ignore(ada)
    other.listen(id, ada_again)
    await eventually(lambda: other.shelf.lives[id].elsewhere is not None, "a sign of life")
    other.play_live(ada_again, 0, b"\xff")
    await eventually(lambda: ada_again.refusals == ["live/malformed"], "the refusal")
    other.play_live(ada_again, 0, RELEASE)
    table = await other.table(id)
    await eventually(lambda: table.actors == (1,), "the move")

    assert other.shelf.lives[id].show is None
    assert _is_over(ada_again.frames[-1][0])
    assert magnet not in _own(table)


async def test_a_turn_whose_process_is_gone_begins_again_elsewhere(world: World) -> None:
    """Without a sign of life for a while, the next input begins the turn anew."""
    one, other = await _hub(world), await _hub(world)
    people = await world.people("ada", "bob")
    id = await _game(one, *people)
    ada = _Asking(people[0])
    other.listen(id, ada)
    one.listen(id, _Asking(people[1]))
    await eventually(lambda: bool(one.shelf.lives[id].company.others), "the other process")
    await other.table(id)
    live = other.shelf.lives[id]
    other.neighbours._live_turn(live, b"P" + b"elsewher" + msgspec.msgpack.encode(Played(5, 0)))
    assert live.elsewhere is not None
    live.elsewhere.heard -= 10
    other.play_live(ada, 0, hold(_own(await other.table(id))[0], 0, 0, 40))

    assert live.show is not None


async def test_sketches_are_shown_to_the_others_and_kept_nowhere(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that allows them says what is shown; sketches_per_second, sketch_burst bound them."""
    hub, other = await _hub(world), await _hub(world)
    people = await world.people("ada", "bob", "eve")
    id = await a_game(hub, *people[:2])
    table = await hub.table(id)
    limits = Limits(sketch_burst=2, sketches_per_second=1.0)
    served = await world.serve(hub, limits)
    ada, bob = await served.join(id, "ada"), await served.join(id, "bob")
    far = _Asking(people[2])
    other.listen(id, far)
    await eventually(lambda: bool(hub.shelf.lives[id].company.others), "the other process")
    nonce = await ada.say("show", seat=0, sketch={"a": 1})
    assert ("live/not_now", nonce) == _code(await ada.until("refused"))
    monkeypatch.setattr(type(table.game), "sketch", lambda _, __, seat, raw: {"seat": seat, **raw})
    number = table.number

    nonce = await ada.say("show", seat=1, sketch={})
    assert ("table/not_your_seat", nonce) == _code(await ada.until("refused"))
    nonce = await ada.say("show", seat=0, sketch={})
    assert ("server/too_fast", nonce) == _code(await ada.until("refused"))
    clock: Any = served.sockets.clock
    clock.now += 10
    await ada.say("show", seat=0, sketch={"a": 2})

    shown = await bob.until("shown")
    assert (0, {"seat": 0, "a": 2}) == (shown["seat"], shown["sketch"])
    await eventually(lambda: far.sketches == [(0, {"seat": 0, "a": 2})], "the sketch at the other process")
    assert number == (await hub.table(id)).number
    await ada.ask("say", text="seen?")
    assert not any('"event":"shown"' in text for text in ada.heard)


def _code(refused: dict[str, Any]) -> tuple[str, str]:
    return refused["code"], refused["nonce"]


async def test_a_slow_reader_misses_frames_and_gets_a_key_frame(world: World) -> None:
    """Frames never wait for anyone; who missed one is shown everything once it reads again."""
    from tests.server.live.test_limits import Wire

    hub = await _hub(world)
    people = await world.people("ada", "bob")
    id = await _game(hub, *people)
    served = await world.serve(hub)
    slow = Wire(served.sockets, id, "bob")
    await eventually(lambda: len(slow.sent) > 1, "the connection")
    ear = _Asking(people[0])
    hub.listen(id, ear)
    slow.reads.clear()
    magnet = _own(await hub.table(id))[0]
    hub.play_live(ear, 0, hold(magnet, 10, 10, 60))
    await eventually(lambda: bool(ear.frames), "a frame")
    await hub.command(id, people[0], c.Say("busy"))  # something that waits for the slow one
    for step in range(20):
        hub.play_live(ear, 0, hover(10 + step, 10, 60))
        seen = len(ear.frames)
        await eventually(lambda seen=seen: len(ear.frames) > seen, "another frame")  # type: ignore[misc] # mypy: lambda
    assert 1 >= sum("bytes" in message for message in slow.sent)
    slow.reads.set()
    hub.play_live(ear, 0, hover(40, 20, 60))
    await eventually(lambda: any(_is_key(message["bytes"]) for message in slow.sent if message.get("bytes")), "a key")
    slow.task.cancel()
    await asyncio.gather(slow.task, return_exceptions=True)


async def test_bots_play_costly_games_too(world: World) -> None:
    """What a bot says is worked out in the workshop, and written with its result."""
    workshop = HereWorkshop()
    hub = await _hub(world, workshop=workshop)
    [ada] = await world.people("ada")
    id = await hub.create(ada, "kluster", {"first_player": [1]}, 2, House(), {1: "sprout"})
    await hub.command(id, ada, c.Start())
    table = await hub.table(id)
    await eventually(lambda: table.actors == (0,), "the bot")

    assert table.play is not None
    assert len(workshop.jobs) == len(table.play.moves) >= 2
    assert table.play.moves[-1][1].end is not None
    assert to_dict(table.play.moves[-1][1])["do"] == "turn"


async def test_frames_go_over_redis_to_other_processes(world: World, redis: RedisServer) -> None:
    """Two hubs that share nothing but the store and Redis: both show the turn, and either takes its inputs."""
    buses = [await RedisBus.open(redis.url, prefix="live", patience=DEADLINE, heartbeat=DEADLINE) for _ in range(2)]
    for bus in buses:
        await until_ready(bus)
    one, other = await _hub(world, bus=buses[0]), await _hub(world, bus=buses[1])
    people = await world.people("ada", "bob")
    id = await _game(one, *people)
    ada, bob, phone = _Asking(people[0]), _Asking(people[1]), _Asking(people[0])
    one.listen(id, ada)
    other.listen(id, bob)
    other.listen(id, phone)
    await eventually(lambda: bool(one.shelf.lives[id].company.others), "the other process")
    magnet = _own(await one.table(id))[0]
    one.play_live(ada, 0, hold(magnet, 10, 10, 60))
    await eventually(lambda: bool(bob.frames) and other.shelf.lives[id].elsewhere is not None, "frames")
    other.play_live(phone, 0, RELEASE)
    table = await other.table(id)
    await eventually(lambda: table.actors == (1,), "the move")

    assert other.shelf.lives[id].show is None
    assert _is_over(bob.frames[-1][0])
    assert [data for data, kind in ada.frames if kind == "step"][-3:] == [
        data for data, kind in bob.frames if kind == "step"
    ][-3:]
    await one.stop()
    await other.stop()
    for bus in buses:
        await bus.close()
