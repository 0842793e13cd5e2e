"""Where tables, people and results are kept: one SQLite file, or PostgreSQL where several processes serve."""

from pathlib import Path

from klub.store.api import (
    Listing,
    NotEmpty,
    NotOurs,
    NotWritable,
    Person,
    Result,
    SchemaTooNew,
    Store,
    StoreError,
    StoreUnavailable,
    Subscription,
    Taken,
)
from klub.store.sqlite import SqliteStore

__all__ = [
    "Listing",
    "NotEmpty",
    "NotOurs",
    "NotWritable",
    "Person",
    "Result",
    "SchemaTooNew",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "Subscription",
    "Taken",
    "open_store",
]


async def open_store(url: str) -> Store:
    """The store at `postgresql://…`, at `sqlite:///path`, or in the file of that path, ready for use.

    The layout is brought up to date. Raises `NotWritable`, `NotOurs`, `SchemaTooNew` or `StoreUnavailable`, and
    `ValueError` for another kind of address.
    """
    scheme, separator, rest = url.partition("://")
    if not separator:
        return await SqliteStore.open(Path(url))
    match scheme:
        case "sqlite" if rest.startswith("/"):
            return await SqliteStore.open(Path(rest.removeprefix("/")))
        case "postgresql" | "postgres":
            try:
                from klub.store.postgres import PostgresStore
            except ModuleNotFoundError as error:
                raise StoreUnavailable("PostgreSQL needs asyncpg: pip install 'klub[host]'") from error
            return await PostgresStore.open(url)
    raise ValueError(f"A store is a path, sqlite:///path or postgresql://…, not {scheme}://…")
