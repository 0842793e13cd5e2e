"""A game is one folder: nothing outside it names the game, and it brings all that a table needs."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import klub
from klub.games import NAMES, game
from klub.texts import languages

SOURCE = Path(klub.__file__).parent
ROOT = SOURCE.parents[1]
GAMES = SOURCE / "games"
NAMED = re.compile(rf"(?<![a-z])({'|'.join(NAMES)})", re.IGNORECASE)


def outside() -> Iterator[Path]:
    """All source text that is of no single game: neither in its folder nor in what was built or is generated."""
    own = [folder / name for folder in (GAMES, ROOT / "scripts") for name in NAMES]
    for top in (SOURCE, ROOT / "scripts"):
        for file in sorted(top.rglob("*")):
            if file.suffix in {".py", ".ftl", ".md", ".toml"} and not any(map(file.is_relative_to, own)):
                yield file


@pytest.mark.parametrize("file", list(outside()), ids=lambda file: file.relative_to(ROOT).as_posix())
def test_nothing_outside_its_folder_names_a_game(file: Path) -> None:
    """In code, comments, docstrings and sentences: what is true of one game only is said in its folder."""
    lines = file.read_text(encoding="utf-8").splitlines()

    assert [] == [f"{number}: {line}" for number, line in enumerate(lines, 1) if NAMED.search(line)]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_brings_its_sentences_in_every_language(name: str) -> None:
    """Those of tables, and those of the rules page."""
    for folder in ("locales", "rules"):
        files = {file.name for file in (GAMES / name / folder).iterdir()}

        assert {f"{language}.ftl" for language in languages()} == files


@pytest.mark.parametrize("name", NAMES)
def test_a_game_speaks_in_its_own_words(name: str) -> None:
    """Words, a terminal face and an environment come from modules of its folder."""
    found = game(name)
    environment = found.environment()

    assert type(found).__module__ == f"klub.games.{name}.game"
    assert type(found.words()).__module__ == f"klub.games.{name}.words"
    assert type(found.terminal()).__module__ == f"klub.games.{name}.terminal"
    assert environment.adapter.__module__ == f"klub.games.{name}.env"


@pytest.mark.parametrize("name", NAMES)
def test_all_keys_of_a_game_begin_with_its_name(name: str) -> None:
    """So that no game can replace a sentence of another; refusals of its options are those of the contract."""
    prefixes = (f"{name}-", f"refusal-{name}-", "refusal-options-")
    for file in sorted((GAMES / name).glob("*/en.ftl")):
        keys = re.findall(r"^([\w-]+) *=", file.read_text(encoding="utf-8"), re.MULTILINE)

        assert [] == [key for key in keys if not key.startswith(prefixes)]
