"""Who a client is: the cookies a server gave it, kept in memory or in a file."""

import json
from pathlib import Path


class Identity:
    """Cookies by server. With a file, the same person comes back tomorrow; without, everyone is new.

    Whoever can read the file is that person, so only its owner may.
    """

    def __init__(self, file: Path | str | None = None) -> None:
        self._file = None if file is None else Path(file)
        self._cookies: dict[str, dict[str, str]] = {}
        if self._file is not None and self._file.exists():
            self._cookies = json.loads(self._file.read_text(encoding="utf-8"))

    def header(self, server: str) -> str:
        """The value of the Cookie header for a server; empty for a stranger."""
        return "; ".join(f"{name}={value}" for name, value in self._cookies.get(server, {}).items())

    def take(self, server: str, set_cookies: list[str]) -> None:
        """Remember what a server's Set-Cookie headers say."""
        kept = dict(self._cookies.get(server, {}))
        for line in set_cookies:
            name, _, value = line.partition(";")[0].partition("=")
            kept[name.strip()] = value.strip()
        if kept != self._cookies.get(server, {}):
            self._cookies[server] = kept
            self._save()

    def _save(self) -> None:
        if self._file is None:
            return
        draft = self._file.with_name(f".{self._file.name}.new")
        draft.unlink(missing_ok=True)
        draft.touch(mode=0o600, exist_ok=False)
        draft.write_text(json.dumps(self._cookies), encoding="utf-8")
        draft.replace(self._file)
