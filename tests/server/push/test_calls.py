"""Who is called: whoever is waited for and does not look, once, by what their browsers told us."""

from typing import Any

import pytest

from klub.server.push.sender import Call
from tests.server.http.world import Browser, MakeWorld, World, refused
from tests.server.live.world import Ear, moves_of
from tests.server.push.push_service import BrowserKeys, PushService

BROWSER = BrowserKeys()


class Evening:
    """Ada and Bob at a table of Clustered; Bob's phone wants to be called."""

    def __init__(self, world: World, service: PushService, ada: Browser, bob: Browser, table: str) -> None:
        self.world, self.service, self.ada, self.bob, self.table = world, service, ada, bob, table

    async def move(self, who: Browser, seat: int) -> None:
        """The first legal move of a seat."""
        move = moves_of(await self.world.table(self.table), seat)[0]
        answer = await who.do(self.table, "move", seat=seat, move=move)
        assert 200 == answer.status_code, answer.text

    async def heard(self) -> list[str]:
        """The kinds of all calls so far."""
        push = self.world.app.services.push
        assert push is not None
        await push.sender.settled()
        return [BROWSER.read(body)["kind"] for _, _, body in self.service.calls]

    async def listen(self, who: Browser, *, hidden: bool = False) -> Ear:
        """Somebody has the table open."""
        me = (await who.get("/api/me")).json()["id"]
        person = await self.world.app.services.store.person(me)
        assert person is not None
        ear = Ear(person)
        self.world.app.services.hub.listen(self.table, ear)
        self.turn(ear, hidden=hidden)
        return ear

    def turn(self, ear: Ear, *, hidden: bool) -> None:
        """A page comes into view, or goes out of it."""
        ear.hidden = hidden
        self.world.app.services.hub.see(ear)


async def an_evening(make_world: MakeWorld, service: PushService, **settings: Any) -> Evening:
    """The game has begun, and it is Ada's turn."""
    world = await make_world(push_services=service.origin, **settings)
    ada, bob = [await world.person(name) for name in ("Ada", "Bob")]
    wish = BROWSER.wish(f"{service.origin}/bob", "de")
    assert 200 == (await bob.post("/api/push/subscriptions", json=wish)).status_code
    table = await ada.open_table(seats=2, options={"first_player": 0})
    await bob.do(table, "sit", seat=1)
    await ada.do(table, "start")
    return Evening(world, service, ada, bob, table)


async def play_to(evening: Evening, seat: int) -> None:
    """Make first moves for the other seat until it is this seat's turn."""
    while (table := await evening.world.table(evening.table)).awaited != (seat,):
        await evening.move(evening.ada if 0 in table.awaited else evening.bob, table.awaited[0])


async def test_one_call_for_each_turn(make_world: MakeWorld, service: PushService) -> None:
    """In the language of the browser, signed for the push service, and not again before the turn has passed."""
    evening = await an_evening(make_world, service)
    assert [] == await evening.heard()

    await play_to(evening, 1)
    await evening.ada.do(evening.table, "say", text="Bob?")
    assert ["turn"] == await evening.heard()

    path, headers, body = service.calls[0]
    assert "/bob" == path
    assert headers["authorization"].startswith("vapid t=")
    assert ("aes128gcm", "high") == (headers["content-encoding"], headers["urgency"])
    assert {
        "table": evening.table,
        "game": "clustered",
        "kind": "turn",
        "language": "de",
        "title": "Du bist dran",
        "body": "In Clustered bist du am Zug.",
    } == BROWSER.read(body)

    await play_to(evening, 0)
    assert ["turn"] == await evening.heard()
    await play_to(evening, 1)
    assert ["turn", "turn"] == await evening.heard()


async def test_nobody_is_called_who_looks(make_world: MakeWorld, service: PushService) -> None:
    """Neither while the page is in view, nor because it goes out of view; a page out of view does not count."""
    evening = await an_evening(make_world, service)
    ear = await evening.listen(evening.bob)
    await play_to(evening, 1)
    evening.turn(ear, hidden=True)
    await play_to(evening, 0)
    assert [] == await evening.heard()

    await play_to(evening, 1)
    assert ["turn"] == await evening.heard()

    await play_to(evening, 0)
    second = await evening.listen(evening.bob)
    await play_to(evening, 1)
    assert ["turn"] == await evening.heard()

    await play_to(evening, 0)
    evening.world.app.services.hub.ignore(second)
    await play_to(evening, 1)
    assert ["turn", "turn"] == await evening.heard()


async def test_a_bot_that_stands_in_is_not_called_for(make_world: MakeWorld, service: PushService) -> None:
    """Who has left is left alone."""
    evening = await an_evening(make_world, service)
    await evening.bob.do(evening.table, "leave")
    await evening.move(evening.ada, 0)

    assert [] == await evening.heard()


async def test_a_nudge_and_the_wish_for_another_game_call(make_world: MakeWorld, service: PushService) -> None:
    """Each once."""
    evening = await an_evening(make_world, service)
    await play_to(evening, 1)
    bob = (await evening.bob.get("/api/me")).json()["id"]
    assert 200 == (await evening.ada.do(evening.table, "nudge", who=bob)).status_code
    await evening.ada.do(evening.table, "say", text="Bob?")
    assert ["turn", "nudge"] == await evening.heard()

    while (table := await evening.world.table(evening.table)).phase == "playing":
        await evening.move(evening.ada if 0 in table.awaited else evening.bob, table.awaited[0])
    await evening.ada.do(evening.table, "rematch")
    heard = await evening.heard()
    assert (1, 1, "again") == (heard.count("nudge"), heard.count("again"), heard[-1])


async def test_a_subscription_that_is_gone_is_forgotten(make_world: MakeWorld, service: PushService) -> None:
    """The push service says so, and nobody is called there again."""
    evening = await an_evening(make_world, service)
    service.status = 410
    await play_to(evening, 1)
    assert ["turn"] == await evening.heard()
    assert [] == await evening.world.app.services.store.subscribers()

    await play_to(evening, 0)
    await play_to(evening, 1)
    assert ["turn"] == await evening.heard()


async def test_a_push_service_that_fails_hurts_nobody(make_world: MakeWorld, service: PushService) -> None:
    """The subscription stays, for better times."""
    evening = await an_evening(make_world, service)
    service.status = 500
    await play_to(evening, 1)
    await play_to(evening, 0)
    assert ["turn"] == await evening.heard()

    await service.close()
    await play_to(evening, 1)
    await evening.heard()
    calls = evening.world.app.services.metrics.calls.values
    assert {"refused": 1, "failed": 1} == calls
    assert 1 == len(await evening.world.app.services.store.subscribers())


async def test_whoever_takes_it_back_is_not_called(make_world: MakeWorld, service: PushService) -> None:
    """Only their own; and after a restart those who did not are still known."""
    evening = await an_evening(make_world, service)
    endpoint = {"endpoint": f"{service.origin}/bob"}
    assert 200 == (await evening.ada.request("DELETE", "/api/push/subscriptions", json=endpoint)).status_code
    await evening.world.reopen()
    await play_to(evening, 1)
    assert ["turn"] == await evening.heard()

    assert 200 == (await evening.bob.request("DELETE", "/api/push/subscriptions", json=endpoint)).status_code
    await play_to(evening, 0)
    await play_to(evening, 1)
    assert ["turn"] == await evening.heard()


async def test_what_is_no_subscription_is_refused(make_world: MakeWorld, service: PushService) -> None:
    """Strangers, addresses of the house, keys that are none; and everything where the host wants none."""
    world = await make_world()
    ada = await world.person("Ada")
    wish = BROWSER.wish("https://push.example.org/1")

    assert 87 == len((await world.browser().get("/api/push")).json()["key"])
    assert (401, "server/no_identity") == refused(await world.browser().post("/api/push/subscriptions", json=wish))
    inside = BROWSER.wish(f"{service.origin}/ada")
    assert (400, "push/bad_endpoint") == refused(await ada.post("/api/push/subscriptions", json=inside))
    broken = {**wish, "keys": {"p256dh": "AAAA", "auth": "!"}}
    assert (400, "push/bad_keys") == refused(await ada.post("/api/push/subscriptions", json=broken))

    off = await make_world(push=False)
    ada = await off.person("Ada")
    assert {"key": None} == (await ada.get("/api/push")).json()
    assert (404, "push/off") == refused(await ada.post("/api/push/subscriptions", json=wish))


async def test_a_person_has_a_bounded_number_of_browsers(make_world: MakeWorld) -> None:
    """The oldest makes room."""
    world = await make_world(limits={"subscriptions_per_person": 3})
    ada = await world.person("Ada")
    for n in range(5):
        world.time += 1
        await ada.post("/api/push/subscriptions", json=BROWSER.wish(f"https://push.example.org/{n}"))

    me = (await ada.get("/api/me")).json()["id"]
    kept = await world.app.services.store.subscriptions(me)
    assert [f"https://push.example.org/{n}" for n in (4, 3, 2)] == [each.endpoint for each in kept]


async def test_a_queue_that_is_full_drops_calls(make_world: MakeWorld, service: PushService) -> None:
    """And counts them; what it took is sent."""
    evening = await an_evening(make_world, service, limits={"calls_waiting": 2})
    push = evening.world.app.services.push
    assert push is not None
    bob = (await evening.bob.get("/api/me")).json()["id"]
    for _ in range(5):
        push.sender.send_soon(Call(bob, "t1", "clustered", "turn"))

    assert ["turn", "turn"] == await evening.heard()
    assert {"dropped": 3, "sent": 2} == evening.world.app.services.metrics.calls.values


async def test_a_table_without_subscribers_costs_nothing(
    make_world: MakeWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is looked at when people come or go, and not for a move, also while others elsewhere are called."""
    world = await make_world()
    ada, eve = await world.person("Ada"), await world.person("Eve")
    await eve.post("/api/push/subscriptions", json=BROWSER.wish("https://push.example.org/1"))
    table = await ada.open_table(seats=2, bots={1: "sprout"}, options={"first_player": 0})
    await ada.do(table, "start")
    push = world.app.services.push
    assert push is not None

    def never(*_: Any) -> Any:
        raise AssertionError("nobody here wants to be called")

    monkeypatch.setattr(push.calls, "_look", never)
    move = moves_of(await world.table(table), 0)[0]
    assert 200 == (await ada.do(table, "move", seat=0, move=move)).status_code
