"""Opens the database that the settings name."""

from klub.server.settings import Settings
from klub.store import NotWritable, Store, open_store


async def open_database(settings: Settings) -> Store:
    """The store of these settings, in a folder that is made where it is missing; raises what `open_store` raises."""
    if not settings.database:
        try:
            settings.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError:
            raise NotWritable(settings.folder) from None
    return await open_store(settings.database_url)
