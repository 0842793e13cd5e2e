"""Games of other packages, found by their entry points and checked before they are offered."""

from collections.abc import Collection, Iterator
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from klub.core import Game
from klub.core.errors import shown

AnyGame: TypeAlias = Game[Any, Any, Any, Any]

GROUP = "klub.games"
"""The group of entry points: name → a `Game`, or a subclass of it that needs no arguments."""


class Fault(Struct, frozen=True):
    """What is wrong with an installed game: a `broken` one is not offered, of an `untold` one sentences are missing."""

    game: str
    package: str
    kind: Literal["broken", "untold"]
    why: str

    def __str__(self) -> str:
        said = "cannot be played" if self.kind == "broken" else "lacks sentences"
        return f"The game {self.game!r} of the package {self.package!r} {said}: {self.why}"


def load_installed(taken: Collection[str]) -> Iterator[tuple[AnyGame | None, Fault | None]]:
    """Every installed game, with what is wrong with it; None in the place of a game that cannot be played."""
    from importlib.metadata import entry_points  # late: it takes as long to import as all of klub

    seen = set(taken)
    for point in sorted(entry_points(group=GROUP), key=lambda each: (each.name, each.value)):
        package = point.dist.name if point.dist is not None else point.value
        if point.name in seen:
            yield None, Fault(point.name, package, "broken", f"the name {point.name!r} is taken by another game")
            continue
        try:
            found = _check(point.name, point.load())
        except (Exception, SystemExit) as error:  # whatever a stranger's package does when it is imported
            why = str(error) if isinstance(error, _Unfit) else f"{type(error).__name__}: {error}"
            yield None, Fault(point.name, package, "broken", why)
            continue
        seen.add(point.name)
        missing = missing_sentences(found)
        yield found, Fault(point.name, package, "untold", missing) if missing else None


def missing_sentences(game: AnyGame) -> str:
    """The keys of sentences that its declaration names and a game does not bring; empty if it brings them all."""
    from klub.core.check.presentation import missing_help

    try:
        return ", ".join(missing_help(game))
    except Exception as error:  # a stranger's package: its files may be of any kind
        return f"{type(error).__name__}: {error}"


class _Unfit(Exception):
    """Something was loaded, but it is no game that can be offered."""


def _check(name: str, loaded: Any) -> AnyGame:
    from klub.core.check.declaration import check_declaration
    from klub.core.check.promises import Nonconforming

    game = loaded() if isinstance(loaded, type) and issubclass(loaded, Game) else loaded
    if not isinstance(game, Game):
        raise _Unfit(f"its entry point gives {type(game).__name__}, not a klub.Game")
    try:
        declared = game.declaration.name
    except Exception as error:
        raise _Unfit(f"it has no declaration ({type(error).__name__}: {error})") from error
    if declared != name:
        raise _Unfit(f"its entry point is called {name!r}, but it declares the name {declared!r}")
    try:
        check_declaration(game)
    except Nonconforming as error:
        raise _Unfit(f"{error.check}: expected {error.expected}, found {shown(error.found, str, 200)}") from error
    return game
