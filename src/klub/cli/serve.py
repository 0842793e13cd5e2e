"""`klub` and `klub serve`: the server, its address, and clear words where it cannot start.

The server and its database are imported late: `klub --help` loads this module for its words.
"""

import io
import os
import sys
import webbrowser
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from klub.cli.language import Language, speaking
from klub.cli.terminal import Terminal
from klub.core import Illegal
from klub.server.settings import Settings, read_settings

if TYPE_CHECKING:
    from klub.server.network.listening import CannotListen

_EVERYWHERE: Final = ("0.0.0.0", "::")

Config = Annotated[Path | None, typer.Option(metavar="FILE")]
Data = Annotated[str | None, typer.Option(metavar="FOLDER")]
Database = Annotated[str | None, typer.Option(metavar="URL")]


def serve(
    ctx: typer.Context,
    host: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    port: Annotated[int | None, typer.Option(metavar="N")] = None,
    data: Data = None,
    database: Database = None,
    redis: Annotated[str | None, typer.Option(metavar="URL")] = None,
    workers: Annotated[int | None, typer.Option(metavar="N")] = None,
    config: Config = None,
    language: Language = None,
) -> None:
    """Serve tables for others."""
    terminal = Terminal(speaking(ctx, language))
    flags = {"host": host, "port": port, "data": data, "database": database, "redis": redis, "workers": workers}
    run(terminal, chosen(terminal, flags | {"open": False}, config))


def serve_here(ctx: typer.Context, *, lan: bool) -> None:
    """What `klub` without a command does: a server for this machine, or with `lan` for the local network."""
    terminal = Terminal(speaking(ctx))
    flags: dict[str, Any] = {"host": "::"} if lan else {}
    if "KLUB_LOG" not in os.environ:
        flags["log"] = "warning"  # somebody plays here: no line for each request
    run(terminal, chosen(terminal, flags))


def chosen(terminal: Terminal, flags: dict[str, Any], config: Path | None = None) -> Settings:
    """The settings, or the end of the program with a reason (exit status 2)."""
    try:
        return read_settings(flags, os.environ, config)
    except Illegal as error:
        terminal.warn(terminal.refusal(error))
        raise typer.Exit(2) from None


def run(terminal: Terminal, settings: Settings) -> None:
    """Serve until Ctrl-C or a signal; exit status 1 with a reason where that is not possible."""
    from klub.server.network.listening import CannotListen, listen
    from klub.server.network.reach import format_address
    from klub.server.serve import serve as serve_for_ever
    from klub.store import StoreError

    try:
        with ExitStack() as opened:
            listeners = [opened.enter_context(listener) for listener in listen(settings)]
            port = listeners[0].getsockname()[1]

            def tell_name(name: str) -> None:
                terminal.say("terminal-serve-name", address=format_address(name, port))

            serve_for_ever(settings, listeners, lambda: announce(terminal, settings, port), tell_name)
    except CannotListen as error:
        terminal.warn(_why_not_listening(terminal, error))
        raise typer.Exit(1) from None
    except (StoreError, ValueError) as error:
        terminal.warn(why_not_stored(terminal, error))
        raise typer.Exit(1) from None
    terminal.say("terminal-serve-stopped")


def announce(terminal: Terminal, settings: Settings, port: int) -> None:
    """Say where the server is, with a QR code for phones, and open the browser where there is one.

    What is wrong with installed games is said first, a line for each.
    """
    from klub.games import faults
    from klub.server.http.static_files import StaticFiles
    from klub.server.network.reach import Reach, format_address

    for fault in faults():
        facts = {"game": fault.game, "package": fault.package, "why": " ".join(fault.why.split())}
        terminal.warn(terminal.words(f"terminal-serve-game_{fault.kind}", **facts))

    everywhere = settings.host in _EVERYWHERE
    own = "localhost" if everywhere or settings.is_local else settings.host
    here = settings.public or format_address(own, port)
    terminal.say("terminal-serve-here", "bold", address=here)
    if everywhere and not settings.public:
        _announce_house(terminal, [way.address for way in Reach(settings, port).house()])
    if not StaticFiles().built:
        terminal.warn(terminal.words("terminal-serve-no_page"))
    terminal.say("terminal-serve-stop", "dim")
    sys.stdout.flush()
    if settings.open and has_browser(os.environ):
        Thread(target=_open_browser, args=(here,), daemon=True).start()


def qr_code(text: str) -> str:
    """A QR code in half-block characters, light on dark in every terminal: many phones read no other."""
    import segno

    out = io.StringIO()
    segno.make(text, error="m", micro=False).terminal(out, compact=True)
    return "\n".join(f"\x1b[97;40m{row}\x1b[0m" for row in out.getvalue().splitlines())


def has_browser(environment: os._Environ[str] | dict[str, str], platform: str = sys.platform) -> bool:
    """Whether a window could open: text browsers would take the terminal away."""
    if platform in ("darwin", "win32"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def why_not_stored(terminal: Terminal, error: Exception) -> str:
    """Why the database cannot be used."""
    from klub.store import NotOurs, NotWritable, SchemaTooNew

    match error:
        case NotWritable():
            return terminal.words("terminal-serve-not_writable", path=str(error.path))
        case SchemaTooNew():
            return terminal.words("terminal-serve-too_new", found=error.found, known=error.known)
        case NotOurs():
            return terminal.words("terminal-serve-not_ours", reason=str(error))
    return terminal.words("terminal-serve-unavailable", reason=str(error))


def _announce_house(terminal: Terminal, addresses: list[str]) -> None:
    """Say where others in the house find the server, and what they go without there."""
    if not addresses:
        terminal.say("terminal-serve-alone")
        return
    best, *others = addresses
    terminal.say("terminal-serve-lan", "bold", address=best)
    terminal.show(qr_code(best))
    if others:
        terminal.say("terminal-serve-others", addresses=", ".join(others))
    terminal.say("terminal-serve-plain_http", "dim")


def _why_not_listening(terminal: Terminal, error: "CannotListen") -> str:
    if error.taken:
        return terminal.words("terminal-serve-port_taken", port=str(error.port))
    return terminal.words("terminal-serve-cannot_listen", host=error.host, port=str(error.port), reason=error.reason)


def _open_browser(link: str) -> None:
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(link)
