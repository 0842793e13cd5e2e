"""The settings of a server: flags before environment before file before defaults. docs/hosting.md explains them."""

import os
import sys
import tomllib
from collections.abc import Mapping
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias, get_type_hints

import msgspec
from msgspec import Meta, Struct

from klub.core import Malformed
from klub.core.errors import shown
from klub.server.limits import Limits

_PREFIX: Final = "KLUB_"
_CONFIG: Final = "KLUB_CONFIG"
"""The environment variable that names the file."""

PORT: Final = 5582
"""What the keys of a telephone make of "KLUB"."""

_DATABASE_FILE: Final = "klub.sqlite3"

LogLevel: TypeAlias = Literal["debug", "info", "warning", "error"]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything a host can choose. A field is a key of the file, and with `KLUB_` before it the variable."""

    host: Annotated[str, Meta(min_length=1)] = "127.0.0.1"
    """The address to listen on; 0.0.0.0 for all of IPv4, :: for all."""
    port: Annotated[int, Meta(ge=0, le=65_535)] = PORT
    """0: any free one."""
    data: str = ""
    """The folder for what is kept; empty: Klub's folder among the user's data."""
    database: str = ""
    """postgresql://… or sqlite:///…; empty: a file in `data`."""
    redis: str = ""
    """redis://… where several processes serve; empty: there is one."""
    workers: Annotated[int, Meta(ge=1, le=256)] = 1
    """Processes that serve; more than one need PostgreSQL and Redis."""
    thinkers: Annotated[int, Meta(ge=0, le=256)] = 0
    """Processes in which bots think, for each worker; 0: as fit the machine."""
    stages: Annotated[int, Meta(ge=0, le=256)] = 0
    """Processes in which live turns are played, and as many in which costly moves are worked out, for each worker, at
    most; 0: as fit the machine."""
    bot_pace: Annotated[float, Meta(ge=0, le=10)] = 1.0
    """What part of the pauses that bots make, to be human, they really make; 0: none."""
    warm_up: bool = True
    """Whether to get ready for live turns in the background, soon after the start."""
    open: bool = True
    """Whether to open the browser, where there is one."""
    public: str = ""
    """The address that people type (https://klub.example.org), where a proxy stands before the server."""
    proxies: str = "127.0.0.1,::1"
    """Addresses or networks, with commas, whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    announce: bool = True
    """Whether to announce a name such as klub.local on the local network, where others there can come."""
    metrics_token: str = ""
    """Who brings it as `Authorization: Bearer …` may read /metrics from elsewhere; empty: this machine only."""
    log: LogLevel = "info"
    """The least important lines that are logged."""
    back_in: Annotated[float, Meta(ge=0, le=3600)] = 3.0
    """Seconds after which those who are sent away at a restart shall come back."""
    pages: str = ""
    """The folder of a built front end, for those who work on one; empty: the one that Klub comes with."""
    push: bool = True
    """Whether people can ask to be called when it is their turn, by the push services of their browsers."""
    push_services: str = ""
    """Origins (http://127.0.0.1:9000), with commas, that count as push services though not public: for tests."""
    limits: Limits = Limits()
    """The bounds on everything that grows, as a table of the file."""

    @property
    def folder(self) -> Path:
        """The folder for what is kept."""
        return Path(self.data).expanduser() if self.data else _data_folder(os.environ)

    @property
    def database_url(self) -> str:
        """Where tables, people and results are kept."""
        return self.database or str(self.folder / _DATABASE_FILE)

    @property
    def is_postgres(self) -> bool:
        """Whether several processes could share the database."""
        return self.database.partition("://")[0] in ("postgresql", "postgres")

    @property
    def is_local(self) -> bool:
        """Whether only this machine can reach the server."""
        return is_loopback(self.host)


def contact_of(settings: Settings) -> str:
    """Where the push services of browsers can complain about this server."""
    return settings.public if settings.public.startswith("https://") else "mailto:nobody@klub.invalid"


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None) -> Settings:
    """The settings from all their sources; a flag that is None was not given. Refuses what cannot be meant."""
    chosen = file or (Path(environment[_CONFIG]) if environment.get(_CONFIG) else None)
    values = _read_file(chosen or _config_file(environment), required=chosen is not None)
    limits, variables = values.get("limits", {}), _read_environment(environment)
    if "limits" in variables:
        variables["limits"] = limits | variables["limits"] if isinstance(limits, dict) else limits
    values |= variables | {name: value for name, value in flags.items() if value is not None}
    try:
        settings = msgspec.convert(values, Settings)
    except msgspec.ValidationError as error:
        raise Malformed("settings/bad_value", reason=shown(error, str, 400)) from None
    if settings.workers > 1 and not (settings.is_postgres and settings.redis):
        raise Malformed("settings/workers", workers=settings.workers)
    return settings


def is_loopback(host: str) -> bool:
    """Whether a name or address means this machine itself."""
    name = host.strip("[]").lower()
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def _data_folder(environment: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Where this system keeps a user's data of a program."""
    home = Path.home()
    if platform == "darwin":
        return home / "Library" / "Application Support" / "klub"
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "klub"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "klub"


def _config_file(environment: Mapping[str, str], platform: str = sys.platform) -> Path:
    """The file that is read where none is named; it need not exist."""
    if platform in ("darwin", "win32"):
        return _data_folder(environment, platform) / "klub.toml"
    return Path(environment.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "klub" / "klub.toml"


def _read_file(file: Path, *, required: bool) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except FileNotFoundError as error:
        if not required:
            return {}
        raise Malformed("settings/unreadable", file=str(file), reason=error.strerror or "") from None
    except (OSError, ValueError) as error:
        raise Malformed("settings/unreadable", file=str(file), reason=shown(error, str, 400)) from None


def _read_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """The variables of single settings; those of the limits begin with KLUB_LIMITS_. Empty ones do not count."""
    values: dict[str, Any] = {}
    kinds = get_type_hints(Settings, include_extras=True)
    for name, kind in kinds.items():
        if name != "limits" and (text := environment.get(f"{_PREFIX}{name.upper()}")):
            values[name] = _from_text(f"{_PREFIX}{name.upper()}", text, kind)
    limits: dict[str, Any] = {}
    for name, kind in get_type_hints(Limits, include_extras=True).items():
        if text := environment.get(variable := f"{_PREFIX}LIMITS_{name.upper()}"):
            limits[name] = _from_text(variable, text, kind)
    return values | ({"limits": limits} if limits else {})


def _from_text(variable: str, text: str, kind: Any) -> Any:
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Malformed("settings/bad_value", reason=f"{variable}={shown(text)}: {shown(error, str, 400)}") from None
