"""What the maker of the old data and its test share: a server on a copy of a database, and people who ask it."""

import gzip
import json
import os
import re
import signal
import time
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

from tests.proofs.server import KlubServer

DATA: Final = Path(__file__).parent / "0.1"
CLOCK: Final = Path(__file__).parent / "clock"
PUBLIC: Final = "https://klub.example"
"""The address in all links, whatever port the server has."""

PATIENT: Final = {"KLUB_LIMITS_LOOK_BURST": "1000000", "KLUB_LIMITS_FILM_BURST": "1000000"}
"""Everything is asked at once."""

_open = build_opener(ProxyHandler({})).open


class OldServer(KlubServer):
    """A server on a database in its own folder, on the day when that was last used."""

    def __init__(self, database: bytes = b"", closed: float | None = None) -> None:
        """`database`: the bytes of the file, for a new one none; `closed`: when it was closed (seconds since 1970)."""
        super().__init__()
        if database:
            self.file.write_bytes(database)
        environment = self._as["env"]
        environment |= PATIENT | {"KLUB_PUBLIC": PUBLIC}
        if closed is not None:
            path = [str(CLOCK), *filter(None, [environment.get("PYTHONPATH")])]
            environment |= {"CLOCK_BEHIND": str(time.time() - closed), "PYTHONPATH": os.pathsep.join(path)}

    @property
    def file(self) -> Path:
        """The database."""
        return self.folder / "klub.sqlite3"

    def data(self, command: str, file: Path) -> None:
        """`klub backup` or `klub restore` of its database, while it does not run."""
        self.run(self.command[0], command, file, "--database", self.database)

    def stop(self) -> None:
        """End it in order."""
        self._end(signal.SIGTERM)

    def ask(self, path: str, secret: str = "", body: Any = None) -> Any:
        """What somebody with this cookie is answered: `status` and `answer`; of a page only what is said of the link.

        Without a body it is a GET, with one a POST.
        """
        data = None if body is None else json.dumps(body).encode()
        headers = {"Cookie": f"klub={secret}", "Content-Type": "application/json", "Accept-Language": "en"}
        try:
            with _open(Request(self.url + path, data, headers)) as response:
                status, content, kind = response.status, response.read(), response.headers["content-type"]
        except HTTPError as error:
            status, content, kind = error.code, error.read(), error.headers["content-type"]
        return {"status": status, "answer": _read(content, kind)}


def _read(content: bytes, kind: str) -> Any:
    if kind.startswith("application/json"):
        return json.loads(content)
    if kind.startswith("text/html"):
        return dict(re.findall(r'<meta property="(og:[^"]*)" content="([^"]*)">', content.decode()))
    return content.hex()


def without_times(data: Any) -> Any:
    """The same without what depends on the moment at which it happened."""
    if isinstance(data, dict):
        return {key: without_times(value) for key, value in data.items() if key not in ("at", "deadline", "touched")}
    if isinstance(data, list):
        return [without_times(value) for value in data]
    return data


def read(name: str) -> Any:
    """One of the files of data."""
    return json.loads(gzip.decompress((DATA / f"{name}.json.gz").read_bytes()))


def write(name: str, data: Any) -> None:
    """The same, the other way; the bytes depend on the data alone."""
    file = DATA / f"{name}.json.gz"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode(), 9, mtime=0))
