"""Nobody is sent a byte that they may not know: hands are looked for in everything that goes over the wire."""

import random
import re

import msgspec
import pytest

from klub.tables import commands as c
from klub.tables.creation import NewTable
from klub.tables.house import DELAY, House, Spectators
from tests.server.live.world import Player, World, a_game, a_table


async def _play_all(players: list[Player], moves: int) -> None:
    """So many moves, chosen at random by whoever may move."""
    chance = random.Random(5)
    number = 1
    for _ in range(moves):
        for player in players:
            await player.until_number(number)
        seat, own = next(
            (view["seat"], view["moves"])
            for player in players
            for view in player.snapshot["play"]["views"]
            if view["moves"]
        )
        number = (await players[seat].ask("move", seat=seat, move=chance.choice(own)))["number"]


def _hands(text: str) -> list[list[str]]:
    """Every `hand` and every list of drawn cards in a message."""
    found: list[list[str]] = [
        msgspec.json.decode(cards) for cards in re.findall(r'"(?:hand|drawn|cards)":(\[[^]]*\])', text)
    ]
    return found


@pytest.mark.parametrize("spectators", ["open", "delayed"])
async def test_spectators_are_sent_no_card_of_any_hand(world: World, spectators: Spectators) -> None:
    """Whatever happens at the table: the lists of cards in a spectator's bytes are empty, and there is no seed."""
    people = await world.people("ada", "bob", "eve")
    hub = await world.hub()
    served = await world.serve(hub)
    id = await a_game(hub, *people[:2], spectators=spectators)
    players = [await served.join(id, person.id) for person in people[:2]]
    watcher = await served.join(id, "eve")
    seed = msgspec.json.decode((await world.store.read(id))[-1])["seed"]

    await _play_all(players, 12)
    await watcher.until_number(players[0].snapshot["number"])
    await watcher.ask("try", seat=0, move={"do": "place", "card": "1CD", "x": 0, "y": 1})
    await watcher.ask("move", seat=0, move={"do": "place", "card": "1CD", "x": 0, "y": 1})
    await watcher.until("snapshot")

    assert all(not cards for text in watcher.heard for cards in _hands(text))
    assert any(cards for text in players[0].heard for cards in _hands(text))
    assert [] == watcher.snapshot["play"]["views"]
    for text in [*watcher.heard, *players[0].heard, *players[1].heard]:
        assert seed not in text
        assert '"seed":null' in text or '"seed"' not in text


async def test_a_delayed_spectator_sees_the_table_some_moves_late(world: World) -> None:
    """What was laid in the last moves is in no byte of theirs yet."""
    people = await world.people("ada", "bob", "eve")
    hub = await world.hub()
    served = await world.serve(hub)
    id = await a_game(hub, *people[:2], spectators="delayed")
    players = [await served.join(id, person.id) for person in people[:2]]
    watcher = await served.join(id, "eve")

    await _play_all(players, DELAY + 3)
    seen = await watcher.until_number(players[0].snapshot["number"])

    now = len(players[0].snapshot["play"]["views"][0]["view"]["table"])
    assert now - DELAY == len(seen["play"]["watching"]["table"])


async def test_a_player_is_sent_no_card_of_another_hand(world: World) -> None:
    """Each hand that stands in a player's bytes is that player's own."""
    people = await world.people("ada", "bob")
    hub = await world.hub()
    served = await world.serve(hub)
    id = await a_game(hub, *people)
    players = [await served.join(id, person.id) for person in people]
    second_tab = await served.join(id, "ada")

    await _play_all(players, 12)
    await second_tab.until_number(players[0].snapshot["number"])

    for seat, player in [(0, players[0]), (1, players[1]), (0, second_tab)]:
        for event in map(msgspec.json.decode, player.heard):
            if event["event"] != "snapshot":
                assert not _hands(msgspec.json.encode(event).decode())
                continue
            assert [seat] == [view["seat"] for view in event["play"]["views"]]
            assert None is event["play"]["watching"]
            view = event["play"]["views"][0]["view"]
            assert seat == view["seat"]
            assert all(not e["cards"] for e in view["events"] if e["event"] == "drew" and e["seat"] != seat)
            assert {"hand"} == {key for key in view if key.startswith("hand")} - {"hand_sizes"}


async def test_views_of_two_players_differ_only_where_they_may(world: World) -> None:
    """The table that both see is the same; neither hand is in the other's bytes."""
    people = await world.people("ada", "bob")
    hub = await world.hub()
    served = await world.serve(hub)
    id = await a_game(hub, *people)
    players = [await served.join(id, person.id) for person in people]
    for player in players:
        await player.until("snapshot")

    hands = [player.snapshot["play"]["views"][0]["view"]["hand"] for player in players]

    for seat, player in enumerate(players):
        assert msgspec.json.encode(hands[seat]).decode() in player.heard[0]
        if sorted(hands[0]) != sorted(hands[1]):
            assert msgspec.json.encode(hands[1 - seat]).decode() not in player.heard[0]


async def test_a_stranger_sees_a_private_table_only_while_a_seat_is_free(world: World) -> None:
    """Without spectators: the link lets you sit down, and nothing more."""
    ada, bob, eve = await world.people("ada", "bob", "eve")
    hub = await world.hub()
    served = await world.serve(hub)
    id = await hub.create(ada, NewTable("clustered", {}, 2, _private(), {}))
    stranger = await served.join(id, "eve")
    assert ("waiting", None) == ((await stranger.next())["phase"], stranger.snapshot["play"])

    await hub.command(id, bob, c.Sit(1))
    refused = await stranger.until("refused")

    assert (None, "table/private") == (refused["nonce"], refused["code"])
    assert 1008 == await stranger.until_closed()
    await hub.command(id, ada, c.Start())
    assert not any('"play":{' in text for text in stranger.heard)
    assert eve.id == "eve"


async def test_who_hands_a_seat_over_sees_its_cards_no_more(world: World) -> None:
    """From the handover on the hand is the new owner's."""
    ada, bob, eve = await world.people("ada", "bob", "eve")
    hub = await world.hub()
    served = await world.serve(hub)
    id = await a_game(hub, ada, bob)
    before, after = await served.join(id, "bob"), await served.join(id, "eve")
    await before.until("snapshot")

    number = await hub.handover(id, eve, 1, bob.id)

    assert [] == (await before.until_number(number))["play"]["views"]
    assert [1] == [view["seat"] for view in (await after.until_number(number))["play"]["views"]]


async def test_several_seats_on_one_device_show_several_hands(world: World) -> None:
    """Pass-and-play: whoever sits on both seats is sent both."""
    [ada] = await world.people("ada")
    hub = await world.hub()
    served = await world.serve(hub)
    id = await a_table(hub, ada, ada)
    await hub.command(id, ada, c.Start())
    player = await served.join(id, "ada")

    seen = await player.next()

    assert [0, 1] == [view["view"]["seat"] for view in seen["play"]["views"]]
    assert all(view["view"]["hand"] for view in seen["play"]["views"])


def _private() -> House:
    return House(spectators="none")
