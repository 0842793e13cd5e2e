"""Sketches: what somebody shows is no move yet."""

from typing import Any

import pytest

from klub.server.limits import Limits
from tests.server.live.live_game import Asking, a_hub
from tests.server.live.world import World, a_game
from tests.services.wait import eventually


async def test_sketches_are_shown_to_the_others_and_kept_nowhere(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that allows them says what is shown; sketches_per_second, sketch_burst bound them."""
    hub, other = await a_hub(world), await a_hub(world)
    people = await world.people("ada", "bob", "eve")
    id = await a_game(hub, *people[:2])
    table = await hub.table(id)
    limits = Limits(sketch_burst=2, sketches_per_second=1.0)
    served = await world.serve(hub, limits)
    ada, bob = await served.join(id, "ada"), await served.join(id, "bob")
    far = Asking(people[2])
    other.listen(id, far)
    await eventually(lambda: bool(hub.context.cache.live_tables[id].connected.others), "the other process")
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
