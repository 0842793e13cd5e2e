"""Rows to store, with the fields that matter given by name."""

from typing import Any

from klub.store import Listing, Person, Result, Subscription


def a_listing(table: str = "t1", **fields: Any) -> Listing:
    """A table that waits in the lobby."""
    values: dict[str, Any] = {
        "game": "clustered",
        "phase": "waiting",
        "listed": True,
        "code": None,
        "code_until": None,
        "host": None,
        "people": (),
        "created": 100.0,
        "touched": 100.0,
        "title": b"{}",
    }
    return Listing(table, **values | fields)


def a_person(id: str = "ada", **fields: Any) -> Person:
    """Someone with a secret of their own."""
    values: dict[str, Any] = {
        "secret_hash": f"secret of {id}".encode(),
        "name": id.title(),
        "color": "teal",
        "created": 1.0,
        "seen": 2.0,
    }
    return Person(id, **values | fields)


def a_result(score: int = 10, **fields: Any) -> Result:
    """A game that Ada won against one other."""
    values: dict[str, Any] = {
        "person": "ada",
        "table": "t1",
        "game_number": 1,
        "game": "clustered",
        "options_key": "basic",
        "seats": 2,
        "won": True,
        "at": 50.0,
        "summary": b"{}",
    }
    return Result(score=score, **values | fields)


def a_subscription(endpoint: str = "https://push.example/1", **fields: Any) -> Subscription:
    """A browser of Ada's that wants to be called."""
    values: dict[str, Any] = {"person": "ada", "p256dh": b"\x04\xff", "auth": b"\0", "language": "de", "created": 3.0}
    return Subscription(endpoint, **values | fields)
