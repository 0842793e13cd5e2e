"""People play through a bad network; in the end everybody has seen the same."""

import os
import random
from typing import Final

import pytest

from tests.proofs.company import Company
from tests.proofs.loop import prove
from tests.proofs.proxy import Proxy, draw_faults
from tests.proofs.server import KlubServer
from tests.proofs.truth import check_logs

FAULTS: Final = int(os.environ.get("NETWORK_FAULTS", "8"))
"""Of each kind."""
TABLES: Final = 4


@pytest.mark.parametrize("quick_play", [False, True], ids=["in turn", "all at once"])
def test_everyone_ends_with_the_same_snapshot_over_a_bad_network(quick_play: bool) -> None:
    """Delays, cuts in mid-message, silence and doubled connections: no move is lost, doubled or seen by one only."""
    server = KlubServer()
    try:
        server.start()
        prove(play_through_faults(server, {"quick_play": quick_play}))
    finally:
        server.remove()


async def play_through_faults(server: KlubServer, options: dict[str, bool]) -> None:
    """Play until every fault has struck, then finish and compare with the log."""
    rng = random.Random(5)
    proxy, company = Proxy(server.port, rng), Company(rng)
    address = await proxy.start()
    try:
        await company.open([(address, address)] * TABLES, options)
        await proxy.afflict(draw_faults(rng, FAULTS))
        async with company.playing():
            await proxy.spent.wait()
        await check_logs(company, server.database)

        assert FAULTS <= server.figure("klub_resends_total"), "what was said twice was heard twice"
    finally:
        await company.hang_up()
        await proxy.stop()
