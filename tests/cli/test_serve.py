"""`klub` and `klub serve`: addresses, browsers, QR codes, and clear words where the server cannot start."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from klub.cli import serve
from klub.cli.terminal import Terminal
from klub.server.network.interfaces import house_addresses
from klub.server.network.reach import Reach, Way
from klub.server.settings import Settings
from klub.store import NotOurs, NotWritable, SchemaTooNew, StoreUnavailable
from klub.texts import languages, say
from tests.server.http.process import KLUB, plain_environment, run_klub
from tests.services.process import free_port
from tests.services.wait import until


@pytest.mark.parametrize("words", [[], ["--lan"], ["serve"]])
def test_plain_klub_serves_and_says_where(tmp_path: Path, words: list[str]) -> None:
    """The address on standard output, the data in the user's folder, and an end by Ctrl-C with exit status 0."""
    port = free_port()
    said = tmp_path / "said"
    with said.open("wb") as out, (tmp_path / "errors").open("wb") as errors:
        process = subprocess.Popen(
            [KLUB, *words], env=plain_environment(tmp_path, KLUB_PORT=str(port)), stdout=out, stderr=errors
        )
    try:
        until(lambda: say("terminal-serve-stop") in said.read_text("utf-8") or process.poll() is not None)
        text = said.read_text("utf-8")
        process.send_signal(signal.SIGINT)

        assert process.wait(30) == 0
    finally:
        process.kill()
        process.wait()
    assert f"http://localhost:{port}" in text
    assert ("█" in text or "▀" in text) == (words == ["--lan"] and bool(house_addresses()))
    assert [address for address in house_addresses() if (address in text) != (words == ["--lan"])] == []
    assert (say("terminal-serve-plain_http") in " ".join(text.split())) == ("█" in text)
    assert (tmp_path / "share" / "klub" / "klub.sqlite3").exists()
    assert say("terminal-serve-stopped") in said.read_text("utf-8")


def test_a_taken_port_is_told(tmp_path: Path) -> None:
    """With the number, what to do, and exit status 1; nothing else happens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        ran = run_klub(tmp_path, "serve", "--port", port)

    assert ran.returncode == 1
    assert f"Port {port} is in use" in ran.stderr
    assert "Traceback" not in ran.stderr
    assert not (tmp_path / "share").exists()


def test_an_address_that_is_not_ours_is_told(tmp_path: Path) -> None:
    """With the system's reason."""
    ran = run_klub(tmp_path, "serve", "--host", "192.0.2.1", "--port", "0", "--language", "de")

    assert ran.returncode == 1
    assert "Auf 192.0.2.1, Port 0 lässt sich nicht lauschen:" in ran.stderr


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    """Here: it is a file."""
    (tmp_path / "file").write_text("")
    ran = run_klub(tmp_path, "serve", "--port", "0", "--data", tmp_path / "file" / "data")

    assert ran.returncode == 1
    assert f"{tmp_path / 'file' / 'data'} cannot be written" in " ".join(ran.stderr.split())


def test_a_database_of_a_newer_program_is_told(tmp_path: Path) -> None:
    """Nothing is changed in it."""
    assert run_klub(tmp_path, "backup", tmp_path / "empty", "--data", tmp_path).returncode == 0
    file = tmp_path / "klub.sqlite3"
    with sqlite3.connect(file) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    before = file.read_bytes()
    ran = run_klub(tmp_path, "serve", "--port", "0", "--data", tmp_path)

    assert ran.returncode == 1
    assert "newer version of Klub: its layout is 99" in ran.stderr
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("words", "variables", "expected"),
    [
        (["--workers", "2"], {}, "settings/workers"),
        (["--port", "99999"], {}, "settings/bad_value"),
        ([], {"KLUB_PORT": "many"}, "settings/bad_value"),
        (["--config", "missing.toml"], {}, "settings/unreadable"),
    ],
)
def test_settings_that_cannot_be_meant_end_it(
    tmp_path: Path, words: list[str], variables: dict[str, str], expected: str
) -> None:
    """With the code, and exit status 2."""
    ran = run_klub(tmp_path, "serve", *words, **variables)

    assert ran.returncode == 2
    assert f"[{expected}]" in ran.stderr


@pytest.mark.parametrize("language", languages())
def test_every_reason_not_to_start_has_words(language: str) -> None:
    """In every language, with what is wrong."""
    terminal = Terminal(language)
    reasons = {
        "/no/where": NotWritable(Path("/no/where")),
        "99": SchemaTooNew(99, 1),
        "another program": NotOurs("another program"),
        "refused": StoreUnavailable("refused"),
        "ftp": ValueError("ftp"),
    }

    for named, error in reasons.items():
        assert named in serve.why_not_stored(terminal, error)


def test_a_missing_front_end_is_told_at_the_start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On standard error; the rest works."""
    monkeypatch.setattr("klub.server.http.static_files.StaticFiles.built", property(lambda _: False))
    serve.announce(Terminal("en"), Settings(open=False), 1234)
    said = capsys.readouterr()

    assert "http://localhost:1234" in said.out
    assert " ".join(said.err.split()) == say("terminal-serve-no_page")


@pytest.mark.parametrize(("wanted", "screen", "expected"), [(True, True, 1), (True, False, 0), (False, True, 0)])
def test_a_browser_is_opened_where_there_is_one_and_it_is_wanted(
    monkeypatch: pytest.MonkeyPatch, wanted: bool, screen: bool, expected: int
) -> None:
    """KLUB_OPEN=0 leaves it closed, and so does a machine without a screen."""
    opened: list[str] = []

    class Now:
        def __init__(self, target: object, args: tuple[str], daemon: bool) -> None:
            assert daemon
            assert target is serve._open_browser
            self.args = args

        def start(self) -> None:
            opened.extend(self.args)

    monkeypatch.setattr(serve, "Thread", Now)
    monkeypatch.setattr(serve, "has_browser", lambda _: screen)
    serve.announce(Terminal("en"), Settings(open=wanted), 1234)

    assert opened == ["http://localhost:1234"] * expected


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_a_terminal_alone_is_no_place_for_a_browser(platform: str, environment: dict[str, str], expected: bool) -> None:
    """A text browser would take the terminal away."""
    assert serve.has_browser(environment, platform) == expected


def test_the_public_address_is_the_one_to_tell(capsys: pytest.CaptureFixture[str]) -> None:
    """Behind a proxy nobody types the port."""
    serve.announce(Terminal("en"), Settings(host="0.0.0.0", public="https://klub.example", open=False), 1234)
    said = capsys.readouterr().out

    assert "https://klub.example" in said
    assert "1234" not in said


def test_without_a_network_that_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """And there is no QR code."""
    monkeypatch.setattr(Reach, "house", lambda _: [])
    serve.announce(Terminal("en"), Settings(host="::", open=False), 1234)
    said = capsys.readouterr().out

    assert say("terminal-serve-alone") in said
    assert "█" not in said


@pytest.mark.parametrize("language", languages())
def test_the_best_address_has_a_qr_code_and_the_others_are_named(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And what does not work without https is said."""
    ways = [Way(f"http://{host}:1234", "address") for host in ("192.168.1.5", "10.0.0.7", "[fd00::5]")]
    monkeypatch.setattr(Reach, "house", lambda _: ways)
    serve.announce(Terminal(language), Settings(host="::", open=False), 1234)
    said = capsys.readouterr().out
    drawn = serve.qr_code("http://192.168.1.5:1234")

    shown = "\n".join(row.removeprefix("\x1b[97;40m").removesuffix("\x1b[0m") for row in drawn.splitlines())
    assert shown in said
    assert say("terminal-serve-lan", language, address="http://192.168.1.5:1234") in said
    others = "http://10.0.0.7:1234, http://[fd00::5]:1234"
    assert say("terminal-serve-others", language, addresses=others) in said
    assert say("terminal-serve-plain_http", language) in said


def test_the_qr_code_holds_the_link() -> None:
    """Square, in rows of half the height, with a quiet zone and colours of its own."""
    rows = serve.qr_code("http://192.0.2.7:5582").splitlines()
    plain = [row.removeprefix("\x1b[97;40m").removesuffix("\x1b[0m") for row in rows]

    assert {len(row) for row in plain} == {2 * len(plain) - 1}
    assert set(plain[0]) == set(plain[1]) == {"█"}
    assert all(row.startswith("████") and row.endswith("████") for row in plain[:-1])


def test_neither_the_library_nor_help_loads_the_server() -> None:
    """`import klub` and `klub --help` need no web framework, no numba and no database."""
    heavy = "{'litestar', 'uvicorn', 'websockets', 'numba', 'sqlite3', 'segno', 'klub.store'}"
    program = (
        "import sys, klub; from klub.cli import app; app(['--help'], standalone_mode=False);"
        f"print(sorted({heavy} & set(sys.modules)))"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=os.environ)

    assert ran.stdout.splitlines()[-1] == "[]"
