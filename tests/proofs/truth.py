"""What the logs say, held against what was promised to the players."""

from klub.core import decode, to_dict
from klub.store import Store, open_store
from klub.tables import Table, snapshot
from klub.tables import entries as e
from tests.proofs.company import Acknowledged, Company, Place


async def check_logs(company: Company, database: str) -> int:
    """Every acknowledged move is in the log, once, and nothing else is; every game was finished; all saw the same.

    Returns the number of moves.
    """
    store = await open_store(database)
    try:
        return sum([await _check(place, store) for place in company.places])
    finally:
        await store.close()


async def _check(place: Place, store: Store) -> int:
    log: list[e.Entry] = [decode(entry, e.Entry, "log/entry") for entry in await store.read(place.host.id)]
    moved = [
        Acknowledged(number, entry.by or "", entry.seat, entry.move)
        for number, entry in enumerate(log, 1)
        if isinstance(entry, e.Moved)
    ]

    assert sorted(place.acknowledged, key=lambda move: move.number) == moved

    nonces = [entry.nonce for entry in log if entry.nonce is not None]

    assert len(set(nonces)) == len(nonces)

    table = Table(log)
    started = sum(isinstance(entry, e.Started) for entry in log)

    assert "closed" == table.phase
    assert started == len(table.series)

    for client in (place.host, place.guest):
        assert to_dict(snapshot(table, client.snapshot.you)) == to_dict(client.snapshot)

    return len(moved)
