"""Settings: flags before environment before file before defaults, and refusals that name the place."""

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from klub.core import Malformed
from klub.server.limits import Limits
from klub.server.settings import PORT, Settings, _config_file, _data_folder, is_loopback, read_settings

HOSTING = Path(__file__).parents[3] / "docs" / "hosting.md"


def read(flags: dict[str, Any], environment: dict[str, str], text: str, folder: Path) -> Settings:
    """The settings with a file of this text."""
    file = folder / "klub.toml"
    file.write_text(text)
    return read_settings(flags, environment, file)


def test_the_nearer_source_wins(tmp_path: Path) -> None:
    """Each of four settings comes from another source."""
    text = 'host = "1.1.1.1"\nport = 1\nlog = "error"\n'
    environment = {"KLUB_HOST": "2.2.2.2", "KLUB_PORT": "2"}
    settings = read({"host": "3.3.3.3", "port": None}, environment, text, tmp_path)

    assert (settings.host, settings.port, settings.log, settings.workers) == ("3.3.3.3", 2, "error", 1)


def test_every_setting_has_a_variable_and_a_key(tmp_path: Path) -> None:
    """The variable and the key in the file mean the same."""
    samples: dict[str, Any] = {
        "host": "::1",
        "port": 8080,
        "data": "/srv/klub",
        "database": "postgresql://localhost/klub",
        "redis": "redis://localhost",
        "workers": 3,
        "thinkers": 2,
        "stages": 3,
        "bot_pace": 0.5,
        "warm_up": False,
        "open": False,
        "push": False,
        "push_services": "http://127.0.0.1:9000",
        "public": "https://klub.example",
        "proxies": "10.0.0.0/8",
        "announce": False,
        "metrics_token": "sesame",
        "log": "debug",
        "back_in": 7.5,
        "pages": "/srv/pages",
        "limits": {"message_bytes": 5},
    }
    text = "".join(
        f"{name} = {msgspec.json.encode(value).decode()}\n" for name, value in samples.items() if name != "limits"
    )
    environment = {f"KLUB_{name.upper()}": str(value) for name, value in samples.items() if name != "limits"}
    expected = msgspec.convert(samples, Settings)

    assert set(samples) == set(Settings.__struct_fields__)
    assert read({}, {}, f"{text}[limits]\nmessage_bytes = 5\n", tmp_path) == expected
    assert read({}, {**environment, "KLUB_LIMITS_MESSAGE_BYTES": "5"}, "", tmp_path) == expected


def test_limits_of_file_and_environment_come_together(tmp_path: Path) -> None:
    """One does not hide the others."""
    limits = read({}, {"KLUB_LIMITS_OUTBOX": "7"}, "[limits]\nconnections = 9\noutbox = 8\n", tmp_path).limits

    assert limits == Limits(outbox=7, connections=9)


@pytest.mark.parametrize(("text", "expected"), [("0", False), ("false", False), ("1", True), ("", True)])
def test_the_browser_can_be_left_closed(tmp_path: Path, text: str, expected: bool) -> None:
    """KLUB_OPEN=0; an empty variable is none."""
    assert read({}, {"KLUB_OPEN": text}, "", tmp_path).open == expected


@pytest.mark.parametrize(
    ("flags", "environment", "text", "code", "named"),
    [
        ({"port": 70_000}, {}, "", "settings/bad_value", "port"),
        ({}, {"KLUB_PORT": "many"}, "", "settings/bad_value", "KLUB_PORT='many'"),
        ({}, {"KLUB_LIMITS_OUTBOX": "0"}, "", "settings/bad_value", "KLUB_LIMITS_OUTBOX"),
        ({}, {}, "prot = 1", "settings/bad_value", "prot"),
        ({}, {}, "limits = 1", "settings/bad_value", "limits"),
        ({}, {"KLUB_LIMITS_OUTBOX": "9"}, "limits = 1", "settings/bad_value", "limits"),
        ({}, {}, "[limits]\nnonsense = 1", "settings/bad_value", "nonsense"),
        ({}, {}, "port = = 1", "settings/unreadable", "klub.toml"),
        ({"workers": 2}, {}, "", "settings/workers", "2"),
        ({"workers": 2, "redis": "redis://x"}, {}, "", "settings/workers", "2"),
        ({"workers": 2, "database": "postgresql://x"}, {}, "", "settings/workers", "2"),
    ],
)
def test_what_cannot_be_meant_is_refused(
    tmp_path: Path, flags: dict[str, Any], environment: dict[str, str], text: str, code: str, named: str
) -> None:
    """With the name of the setting."""
    with pytest.raises(Malformed) as refusal:
        read(flags, environment, text, tmp_path)

    assert refusal.value.code == code
    assert named in str(refusal.value.facts)


def test_a_file_that_was_named_must_be_there(tmp_path: Path) -> None:
    """The usual one need not."""
    missing = tmp_path / "missing.toml"

    for flags in ({"file": missing}, {"environment": {"KLUB_CONFIG": str(missing)}}):
        with pytest.raises(Malformed) as refusal:
            read_settings({}, **({"environment": {}} | flags))
        assert refusal.value.code == "settings/unreadable"
    assert read_settings({}, {"XDG_CONFIG_HOME": str(tmp_path)}) == Settings()


def test_the_usual_file_is_read(tmp_path: Path) -> None:
    """klub/klub.toml in the user's configuration."""
    environment = {"XDG_CONFIG_HOME": str(tmp_path)}
    file = _config_file(environment, "linux")
    file.parent.mkdir()
    file.write_text("port = 1234")

    assert file == tmp_path / "klub" / "klub.toml"
    assert read_settings({}, environment).port == 1234


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, Path("/data/klub")),
        ("linux", {}, Path.home() / ".local/share/klub"),
        ("darwin", {}, Path.home() / "Library/Application Support/klub"),
        ("win32", {"LOCALAPPDATA": "/local"}, Path("/local/klub")),
    ],
)
def test_data_lie_where_the_system_keeps_them(platform: str, environment: dict[str, str], expected: Path) -> None:
    """In the user's folder for data."""
    assert _data_folder(environment, platform) == expected


def test_the_database_is_a_file_in_the_data_folder_unless_named() -> None:
    """And a server is for this machine unless it listens elsewhere."""
    assert Settings(data="/srv/klub").database_url == "/srv/klub/klub.sqlite3"
    assert Settings(data="/srv/klub", database="postgresql://x/y").database_url == "postgresql://x/y"
    assert Settings().is_local
    assert not Settings(host="0.0.0.0").is_local


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("localhost", True),
        ("127.8.8.8", True),
        ("::1", True),
        ("[::1]", True),
        ("0.0.0.0", False),
        ("localhost.example", False),
    ],
)
def test_loopback_names_are_known(host: str, expected: bool) -> None:
    """Names and addresses of this machine alone."""
    assert is_loopback(host) == expected


def test_the_page_for_hosts_names_every_setting_and_limit() -> None:
    """With its variable and its default, as the code has them."""
    page = HOSTING.read_text("utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| (.+?) \|", page, re.M))

    assert set(rows) >= set(Settings.__struct_fields__) - {"limits"}
    assert f"`{PORT}`" in rows["port"]
    example = re.search(r"```toml\n(.*?)```", page, re.S)
    assert example is not None
    msgspec.convert(tomllib.loads(example[1]), Settings)
