"""Links to a server and to a table on it."""

from typing import Final
from urllib.parse import urlsplit

from klub.core import Malformed
from klub.core.errors import shown

CODE_LENGTH: Final = 8
"""Anything as short as this is a code to type, anything longer a table's id."""


def parse_link(link: str) -> tuple[str, str | None]:
    """The address of the server and, if the link leads to a table, the table's id; raises `Malformed`."""
    try:
        parts = urlsplit(link)
        usable = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        usable = False
    if not usable:
        raise Malformed("link/malformed", link=shown(link, str))
    steps = [step for step in parts.path.split("/") if step]
    return f"{parts.scheme}://{parts.netloc}", steps[-1] if steps else None


def socket_address(server: str, table: str) -> str:
    """Where the live connection of a table is."""
    return f"ws{server.removeprefix('http')}/live/{table}"
