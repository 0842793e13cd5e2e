"""`klub arena` compares bots, `klub sim` measures random play: tools for developers, so what they say is English."""

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from klub.arena import report
from klub.arena import sim as simulation
from klub.arena.plot import draw
from klub.arena.ratings import Ratings, rate
from klub.arena.results import save
from klub.arena.settings import PLAYERS, Meet, Refused, new_settings
from klub.arena.tournament import run
from klub.cli.language import speaking
from klub.core import Illegal
from klub.texts import explain

INTERRUPTED = 130  # what shells expect after Ctrl-C

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game; `klub games` lists them.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game, value in JSON; may be repeated."),
]
Seats = Annotated[int, typer.Option(help="How many play.")]
Seed = Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")]
Language = Annotated[str | None, typer.Option(metavar="XX", help="The language of refusals.")]


def arena(
    ctx: typer.Context,
    game: GameName,
    levels: Annotated[list[str], typer.Argument(metavar="LEVEL", help=f"At least two of {', '.join(PLAYERS)}.")],
    games: Annotated[int, typer.Option(min=1, help="Games for each pairing, rounded up to whole deals.")] = 100,
    jobs: Annotated[int | None, typer.Option(min=1, show_default="all cores", help="Worker processes.")] = None,
    ladder: Annotated[bool, typer.Option("--ladder", help="Only neighbours in strength meet.")] = False,
    seats: Seats = 2,
    option: Options = None,
    out: Annotated[
        Path | None,
        typer.Option(
            file_okay=False,
            help="Folder for games.jsonl, ratings.json and the plot. The same command again continues there. "
            "Without it, nothing is kept.",
        ),
    ] = None,
    seed: Seed = 1,
    language: Language = None,
) -> None:
    """Let bots play against each other and rate them.

    Each deal is played once from every rotation of the seats.
    Elo is relative to casual = 1000, or to the weakest level.
    Intervals are the middle 95 % of a Bayesian bootstrap over deals.
    """
    with _refusals(speaking(ctx, language)):
        meet: Meet = "neighbours" if ladder else "all"
        settings = new_settings(game, levels, seats=seats, options=parse_options(option), seed=seed, meet=meet)
        with _progress() as progress:
            bar = progress.add_task(f"{game}: {' '.join(settings.levels)}")
            try:
                played = run(
                    settings,
                    games,
                    jobs or os.cpu_count() or 1,
                    out,
                    lambda done, total: progress.update(bar, completed=done, total=total),
                )
            except KeyboardInterrupt:
                progress.stop()
                kept = "nothing was kept" if out is None else "the same command goes on from here"
                typer.echo(f"Stopped: {kept}.", err=True)
                raise typer.Exit(INTERRUPTED) from None
        ratings = rate(settings, played)
        console = Console()
        console.print(report.level_table(ratings), report.pair_table(ratings))
        if out is not None:
            _keep(ratings, out)


def sim(
    ctx: typer.Context,
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seats: Seats = 2,
    option: Options = None,
    seed: Seed = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    language: Language = None,
) -> None:
    """Measure random play: length, number of legal moves, points by seat, advantage of the first player, speed."""
    with _refusals(speaking(ctx, language)):
        options = parse_options(option)
        with _progress() as progress:
            bar = progress.add_task(f"{game}: random play", total=games)
            found = simulation.simulate(
                game, games, seats=seats, options=options, seed=seed, on_game=lambda: progress.advance(bar)
            )
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found)))
        return
    console = Console(highlight=False)
    console.print(report.sim_table(found))
    for line in report.sim_facts(found):
        console.print(line)


def parse_options(words: Sequence[str] | None) -> dict[str, Any]:
    """Options from `name=value`: JSON where it can be read as such, else the word itself; raises `Refused`."""
    options: dict[str, Any] = {}
    for word in words or ():
        name, sign, value = word.partition("=")
        if not sign or not name:
            raise Refused(f"An option is written NAME=VALUE, not {word!r}.")
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
    return options


def _keep(ratings: Ratings, folder: Path) -> None:
    save(folder / "ratings.json", ratings)
    try:
        draw(ratings, folder)
    except ImportError as error:
        typer.echo(f"{error}; then run the same command again.", err=True)


@contextmanager
def _refusals(language: str) -> Iterator[None]:
    """Tell why something is refused, without a traceback."""
    try:
        yield
    except Illegal as error:
        typer.echo(explain(error.code, error.facts, language), err=True)
        raise typer.Exit(2) from None
    except Refused as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None


def _progress() -> Progress:
    """A bar with the time left, for terminals only, and on stderr, so that stdout holds results only."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
        speed_estimate_period=600,  # strong bots take long for a game: the last half minute may hold none
    )
