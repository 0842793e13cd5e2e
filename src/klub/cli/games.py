"""`klub games`: the games, their options, and the strengths of bots."""

import typer

import klub
from klub.cli.language import Language, speaking
from klub.cli.terminal import Terminal
from klub.core import encode
from klub.core.thought import LEVELS
from klub.games import game as find_game


def games(ctx: typer.Context, language: Language = None) -> None:
    """List the games with their options and defaults, then the strengths of bots."""
    terminal = Terminal(speaking(ctx, language))
    for name in klub.games():
        found = find_game(name)
        declared, words = found.declaration, found.words()
        fewest, most = declared.seats
        players = terminal.words("terminal-players", fewest=fewest, most=most)
        terminal.print(f"{name}  {players}", style="bold")
        if about := words.about(terminal.language):
            terminal.print(f"  {about}")
        if declared.options:
            terminal.print(f"  {terminal.words('terminal-options')}", style="bold")
        for option in declared.options:
            default = terminal.words("terminal-default", value=encode(option.default).decode())
            terminal.print(f"    {option.name}", style="cyan")
            terminal.print(f"      {words.option(option, terminal.language)} ({default})")
    terminal.print(terminal.words("terminal-levels"), style="bold")
    for level in LEVELS:
        terminal.print(f"    {level}", style="cyan")
        label, about = terminal.words(f"level-{level}"), terminal.words(f"level-{level}.about")
        terminal.print(f"      {terminal.words('terminal-labelled', label=label, text=about)}")
