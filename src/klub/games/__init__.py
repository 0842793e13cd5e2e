"""The games. They know nothing of each other, of clocks, files or networks.

Each folder here is a game. A game of your own joins in by the entry point group `klub.games` of its package
(name → a `Game`), or by `register` in the running process; docs/write-a-game.md shows how.
"""

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Final

from klub.core import Malformed
from klub.core.errors import shown
from klub.games.installed import AnyGame, Fault, load_installed
from klub.texts.sources import add_source

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

NAMES: Final = tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))
"""The games that come with Klub: the folders here."""

_added: Final[dict[str, AnyGame]] = {}
_faults: Final[dict[str, Fault]] = {}


def names() -> tuple[str, ...]:
    """The games there are, in the order they are offered; what is installed and cannot be played is left out."""
    _load()
    return tuple(sorted([*NAMES, *_added], key=lambda name: (game(name).declaration.order, name)))


def game(name: str) -> AnyGame:
    """A game by name; raises `Malformed`."""
    if name in NAMES:
        found: AnyGame = import_module(f"klub.games.{name}").GAME
        return found
    if not isinstance(name, str):
        raise Malformed("game/unknown", game=shown(name, str), known=list(names()))
    if name not in _added:
        _load()
    if name in _added:
        return _added[name]
    if name in _faults:
        raise Malformed("game/broken", game=name, reason=_faults[name].why)
    raise Malformed("game/unknown", game=shown(name, str), known=list(names()))


def faults() -> tuple[Fault, ...]:
    """What is wrong with installed games: those that cannot be played, and those that lack sentences."""
    _load()
    return tuple(_faults.values())


def register(game: AnyGame) -> AnyGame:
    """Add a game to this process, under its declared name; refuses the name of one of ours."""
    name = game.declaration.name
    if name in NAMES:
        raise Malformed("game/taken", game=name)
    _added[name] = game
    _speak(name, lambda: game)
    return game


def _speak(name: str, found: Callable[[], AnyGame], folder: "Callable[[], Traversable] | None" = None) -> None:
    """Let the sentences of a game be found, without loading it before one is needed."""
    add_source(
        name,
        folder or (lambda: found().folder / "locales"),
        lambda *refusal: found().words().refusal_facts(*refusal),
    )


def _sentences(name: str) -> "Traversable":
    """The folder of the sentences of one of our games, which need not be loaded for it."""
    from importlib.resources import files  # late: most programs that import the library never show a sentence

    return files(__name__) / name / "locales"


@cache
def _load() -> None:
    """Load what is installed. Whatever goes wrong is kept as a fault."""
    for found, fault in load_installed({*NAMES, *_added}):
        if fault is not None:
            _faults[fault.game] = fault
        if found is not None:
            register(found)


for _name in NAMES:
    _speak(_name, partial(game, _name), partial(_sentences, _name))
