"""Where sentences come from: Klub's own locale files, and a folder for each game that brings some."""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from klub.texts.facts import Fact

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

DEFAULT: Final = "en"

FactWords: TypeAlias = Callable[[str, Mapping[str, Any], str], Mapping[str, Fact]]
"""(code, facts, language) → what the sentence of a refusal is told besides its plain facts."""


class Source(NamedTuple):
    """The sentences of one game: `<language>.ftl` in a folder, and what puts the facts of its refusals into words."""

    folder: "Callable[[], Traversable]"
    fact_words: FactWords | None


_sources: Final[dict[str, Source]] = {}
_listeners: Final[list[Callable[[], None]]] = []


def add_source(game: str, folder: "Callable[[], Traversable]", fact_words: FactWords | None = None) -> None:
    """Take the sentences of a game from a folder, found when it is first needed; one that does not exist holds none."""
    _sources[game] = Source(folder, fact_words)
    for forget in _listeners:
        forget()


def source_of(game: str) -> Source | None:
    """What was added for a game."""
    return _sources.get(game)


def when_added(forget: Callable[[], None]) -> None:
    """Call `forget` whenever a source is added."""
    _listeners.append(forget)


def read_sentences(language: str) -> Iterator[str]:
    """The texts of all locale files of a language. Klub's own come first, so that no game can replace a sentence."""
    from importlib.resources import files  # late: most programs that import the library never show a sentence

    folder = files("klub") / "locales" / language
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".ftl"):
            yield file.read_text(encoding="utf-8")
    for game in _sources:
        yield read_game(game, language)


def read_game(game: str, language: str) -> str:
    """The sentences that a game brings in a language, or else in English; empty if it brings none that can be read."""
    source = _sources.get(game)
    if source is None:
        return ""
    try:
        folder = source.folder()
        files = (folder / f"{each}.ftl" for each in (language, DEFAULT))
        return next((file.read_text(encoding="utf-8") for file in files if file.is_file()), "")
    except Exception:  # a stranger's package: what it lacks must not silence everything else
        return ""
