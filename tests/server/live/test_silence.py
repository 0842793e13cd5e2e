"""Lines on which nothing comes any more are noticed; quiet ones that answer are not cut."""

import pytest

import klub
from klub.server.limits import Limits
from klub.server.sockets.silence import LOOKS, SilenceWatch
from tests.server.live.world import World, a_table

ROUND = 40
"""Groups of lines that are looked at one after the other."""


class Line:
    """A line that notes what is done to it; one that `answers` is heard after each ping."""

    def __init__(self, *, answers: bool = False) -> None:
        self.heard, self.read_paused = True, False
        self.pings, self.is_cut = 0, False
        self._answers = answers

    def send_ping(self) -> None:
        """Asked for a sign of life."""
        self.pings += 1
        self.heard = self.heard or self._answers

    def cut(self) -> None:
        """Ended."""
        self.is_cut = True


def look_at_all(watch: SilenceWatch, times: int) -> None:
    """So many looks at every line."""
    for _ in range(times * ROUND):
        watch.look()


async def test_a_line_is_pinged_and_then_cut_within_its_silence() -> None:
    """Five looks in ten seconds: the fifth at the latest finds that nothing came for eight."""
    watch, line = SilenceWatch(Limits()), Line()
    watch.enter(line, 10.0)
    look_at_all(watch, LOOKS - 1)
    assert (2, False) == (line.pings, line.is_cut)

    look_at_all(watch, 1)
    assert line.is_cut
    watch.leave(line)  # as its connection does


@pytest.mark.parametrize("sign", ["pong", "reading pauses"])
async def test_a_quiet_line_that_answers_stays(sign: str) -> None:
    """Somebody who only looks on says nothing for hours; and where it is we who do not read, nobody is silent."""
    watch, line = SilenceWatch(Limits()), Line(answers=sign == "pong")
    line.read_paused = sign == "reading pauses"
    watch.enter(line, 10.0)
    look_at_all(watch, 100)

    assert not line.is_cut
    watch.leave(line)


async def test_a_client_that_does_not_say_how_long_is_given_more_time() -> None:
    """Those of version 0.1 are pinged after twenty seconds, and cut after forty."""
    watch, line = SilenceWatch(Limits()), Line()
    watch.enter(line, watch.agree(None))
    look_at_all(watch, 2 * LOOKS - 1)
    assert (0, False) == (line.pings, line.is_cut)

    look_at_all(watch, 2 * LOOKS)
    assert not line.is_cut
    look_at_all(watch, 1)
    assert line.is_cut


@pytest.mark.parametrize(("wished", "agreed"), [(None, 40.0), (0.0, 10.0), (10.0, 10.0), (25.0, 25.0), (1e9, 40.0)])
async def test_wishes_are_bounded(wished: float | None, agreed: float) -> None:
    """Nobody can ask for a line that is cut at once, or kept for ever."""
    assert agreed == SilenceWatch(Limits()).agree(wished)


async def test_the_others_learn_that_a_line_is_dead(world: World) -> None:
    """Bob's network passes on nothing more, not even that it is gone: Ada sees that he is not connected."""
    limits = Limits(silence=0.5)
    hub, [ada, _] = await world.hub(limits), await world.people("ada", "bob")
    id = await a_table(hub, ada)
    served = await world.serve(hub, limits)
    first, second = await served.join(f"{id}?silence=10", "ada"), await served.join(f"{id}?silence=0.5", "bob")
    await first.until("presence", people=["ada", "bob"])
    await second.until("presence")
    second.socket.transport.pause_reading()

    await first.until("presence", people=["ada"])
    second.socket.transport.abort()
    await first.leave()


async def test_who_says_how_long_is_welcomed(world: World) -> None:
    """After the first snapshot: the version of the program, of its page, what was agreed. Others hear nothing new."""
    hub, [ada] = await world.hub(), await world.people("ada")
    id = await a_table(hub, ada)
    served = await world.serve(hub)
    new, old, odd = [await served.join(id + query, "ada") for query in ("?silence=10", "", "?silence=nan")]
    assert "snapshot" == (await new.next())["event"]
    assert {"event": "welcome", "version": klub.__version__, "page": "", "silence": 10.0} == await new.next()
    for player in (old, odd):
        assert ["snapshot", "presence"] == [(await player.next())["event"] for _ in range(2)]
    for player in (new, old, odd):
        await player.leave()
