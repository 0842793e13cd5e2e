"""The command line. A command is a plain function, and its module is imported only when it is called."""

from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from klub.cli.language import Language, speaking

COMMANDS: Final = {
    "serve": "serve",
    "play": "play",
    "games": "games",
    "new": "new",
    "verify": "verify",
    "backup": "data",
    "restore": "data",
    "export": "data",
    "arena": "arena",
    "sim": "arena",
}
"""Command → the module that holds a function of its name."""

FOR_DEVELOPERS: Final = ("arena", "sim")  # their help is in the code, and English


class Commands(TyperGroup):
    """The commands of `COMMANDS`, with help in the player's language."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002 - the same in every context
        """The names, in the order help shows them."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """A command by name, or None."""
        if cmd_name not in COMMANDS:
            return None
        alone = typer.Typer(add_completion=False)
        alone.command(cmd_name)(getattr(import_module(f"klub.cli.{COMMANDS[cmd_name]}"), cmd_name))
        command = typer.main.get_command(alone)
        if cmd_name not in FOR_DEVELOPERS:
            _translate(command, f"terminal-help-{cmd_name}", speaking(ctx))
        return command

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The page of `klub --help`."""
        _translate(self, "terminal-help", speaking(ctx))
        super().format_help(ctx, formatter)


app = typer.Typer(name="klub", cls=Commands, add_completion=False, pretty_exceptions_enable=False)


def _show_version(wanted: bool) -> None:
    if wanted:
        from klub import __version__

        typer.echo(f"klub {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def klub(
    ctx: typer.Context,
    language: Language = None,
    version: Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True)] = False,  # noqa: ARG001
    lan: Annotated[bool, typer.Option("--lan")] = False,
) -> None:
    """What happens before any command, and without one: a table for the browser."""
    ctx.obj = language
    if ctx.invoked_subcommand is None:
        from klub.cli.serve import serve_here

        serve_here(ctx, lan=lan)


def main() -> None:
    """The program `klub`."""
    app()


def _translate(command: Any, key: str, language: str) -> None:
    """Put the sentences of `key` and its attributes in the place of a command's help and that of its parameters."""
    from klub.core.thought import LEVELS
    from klub.texts import has_sentence, languages, say

    facts = {"languages": ", ".join(languages()), "levels": ", ".join(LEVELS)}
    command.help = say(key, language, **facts)
    for parameter in command.params:
        if has_sentence(f"{key}.{parameter.name}"):
            parameter.help = say(f"{key}.{parameter.name}", language, **facts)
