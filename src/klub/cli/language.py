"""Which language to speak: the one asked for, else that of the system, else English."""

import os
from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

import typer

from klub.texts import best_language, languages, say

Language: TypeAlias = Annotated[str | None, typer.Option(metavar="XX", is_eager=True)]


def speaking(ctx: Any, language: str | None = None) -> str:
    """The language of a command: its own `--language`, that of `klub`, or the system's. Leaves if it is unknown."""
    wish = language or ctx.obj or ctx.params.get("language")
    if wish is None:
        return system_language(os.environ)
    found = best_language(wish)
    if found is None:
        system = system_language(os.environ)
        typer.echo(say("terminal-unknown_language", system, wish=wish, known=", ".join(languages())), err=True)
        raise typer.Exit(2)
    return found


def system_language(environment: Mapping[str, str]) -> str:
    """The language of a POSIX environment, English where it names none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return best_language(environment[name]) or "en"
    return "en"
