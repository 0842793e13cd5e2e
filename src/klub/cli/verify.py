"""`klub verify`: replays a game file and says what was checked."""

from pathlib import Path
from typing import Annotated

import typer

import klub
from klub.cli.language import Language, speaking
from klub.cli.terminal import Terminal, reason_of
from klub.core import Illegal, parse_record
from klub.texts import seat_name


def verify(
    ctx: typer.Context, file: Annotated[Path, typer.Argument(metavar="FILE")], language: Language = None
) -> None:
    """Replay a game file: exit status 0 if shuffle, moves and result are right, 1 if not or if it cannot be read."""
    terminal = Terminal(speaking(ctx, language))
    try:
        record = parse_record(file.read_bytes())
        played = klub.replay(record)
    except OSError as error:
        terminal.warn(terminal.words("terminal-verify-unreadable", file=str(file), reason=reason_of(error)))
        raise typer.Exit(1) from None
    except Illegal as error:
        terminal.warn(terminal.refusal(error))
        raise typer.Exit(1) from None
    terminal.print(f"✓ {terminal.words('terminal-verify-commitment')}", style="green")
    terminal.print(f"✓ {terminal.words('terminal-verify-moves', moves=len(record.moves))}", style="green")
    if record.practice is True:
        terminal.print(f"– {terminal.words('terminal-verify-practice')}")
    if played.outcome is None:
        terminal.print(f"– {terminal.words('terminal-verify-unfinished')}")
    else:
        players = enumerate(played.outcome.scores)
        scores = [f"{seat_name(seat, terminal.language)} {score}" for seat, score in players]
        terminal.print(f"✓ {terminal.words('terminal-verify-result', scores=scores)}", style="green")
