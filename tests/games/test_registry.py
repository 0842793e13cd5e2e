"""Games by name: ours, and those of others."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

import klub
from klub.core import Illegal, Malformed
from klub.games import NAMES, faults, game, register
from klub.texts import explain, sources
from tests.core.check.tiny import Duel
from tests.plugins.install import install_module

Install: TypeAlias = Callable[..., Path]
"""(name, code of a module, package) → the folder of the package."""

games = sys.modules["klub.games"]  # the room; `klub.games` is the function of the library face


@pytest.fixture(autouse=True)
def _as_it_was(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as within:
        within.setattr(games, "_added", {})
        within.setattr(games, "_faults", {})
        within.setattr(sources, "_sources", {**sources._sources})
        games._load.cache_clear()
        yield
    games._load.cache_clear()
    for forget in sources._listeners:
        forget()


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a package with a game, as pip would: a folder with code, and one that names its entry point."""
    monkeypatch.syspath_prepend(tmp_path)
    made: list[str] = []

    def write(name: str, code: str, package: str = "") -> Path:
        package = package or f"klub_{name}"
        needed = ("msgspec.structs import replace", "klub.core import Game", "tests.core.check.tiny import Duel")
        text = "".join(f"from {each}\n" for each in needed) + code
        made.append(package)
        return install_module(tmp_path, name, text, package)

    yield write
    for package in made:
        sys.modules.pop(package, None)


def test_our_games_come_first() -> None:
    register(Duel())

    assert klub.games()[: len(NAMES)] == ("clustered", "cubed", "kluster", "cluellage")
    assert klub.games()[-1] == "duel"


def test_a_registered_game_can_be_played() -> None:
    register(Duel())
    match = klub.match("duel", seats=2, seed=1)
    while match.actors:
        match.play(match.actors[0], (match.moves(match.actors[0]) or ())[0])

    assert match.outcome is not None
    assert klub.replay(match.record()).outcome == match.outcome


def test_an_installed_game_is_found_by_its_entry_point(install: Install) -> None:
    install("duel", "GAME = Duel()")

    assert "duel" in klub.games()
    assert klub.match("duel", seed=1).game.declaration.name == "duel"
    assert faults() == ()


def test_an_entry_point_may_name_the_class(install: Install) -> None:
    install("duel", "GAME = Duel")

    assert klub.match("duel", seed=1).game.declaration.name == "duel"


@pytest.mark.parametrize(
    ("name", "code", "why"),
    [
        ("duel", "raise RuntimeError('no dice today')", "RuntimeError: no dice today"),
        ("duel", "import a_module_that_is_not_there", "ModuleNotFoundError"),
        ("clustered", "GAME = Duel()", "the name 'clustered' is taken"),
        ("other", "GAME = Duel()", "its entry point is called 'other', but it declares the name 'duel'"),
        ("duel", "GAME = 5", "gives int, not a klub.Game"),
        ("duel", "class Half(Game): pass\nGAME = Half", "abstract"),
        ("duel", "class Bare(Duel):\n    declaration = None\nGAME = Bare()", "it has no declaration"),
        (
            "duel",
            "class Odd(Duel):\n    declaration = replace(Duel.declaration, seats=(3, 2))\nGAME = Odd()",
            "declaration/basics",
        ),
    ],
    ids=["raises", "imports", "taken", "misnamed", "no game", "unfulfilled", "undeclared", "nonconforming"],
)
def test_a_broken_game_is_named_and_takes_nothing_down(install: Install, name: str, code: str, why: str) -> None:
    """Whatever a stranger's package does, our games can be listed and played, and a sentence says what is wrong."""
    install(name, code)

    assert klub.games() == ("clustered", "cubed", "kluster", "cluellage")
    [fault] = faults()
    assert (fault.game, fault.package, fault.kind) == (name, f"klub-{name}", "broken")
    assert why in fault.why
    assert str(fault).startswith(f"The game {name!r} of the package 'klub-{name}' cannot be played: ")
    if name not in NAMES:
        with pytest.raises(Malformed) as refused:
            game(name)
        assert refused.value.code == "game/broken"
        assert fault.why in str(refused.value)


def test_of_two_games_with_one_name_the_first_is_offered(install: Install) -> None:
    install("duel", "GAME = Duel()")
    install("duel", "GAME = Duel()", package="second")

    assert klub.games()[-1] == "duel"
    assert [(fault.game, fault.kind) for fault in faults()] == [("duel", "broken")]


def test_a_game_without_its_sentences_is_offered_all_the_same(install: Install) -> None:
    install(
        "duel",
        "rounds = replace(Duel.declaration.options[0], help='duel-option-rounds')\n"
        "class Silent(Duel):\n"
        "    declaration = replace(Duel.declaration, options=(rounds, *Duel.declaration.options[1:]))\n"
        "GAME = Silent()",
    )

    assert "duel" in klub.games()
    [fault] = faults()
    assert fault.kind == "untold"
    assert str(fault).endswith("lacks sentences: duel-option-rounds")
    assert game("duel").words().option(game("duel").declaration.options[0]) == "Rounds"


def test_an_installed_game_brings_its_sentences(install: Install) -> None:
    folder = install("duel", "class Spoken(Duel): pass\nGAME = Spoken()")
    (folder / "locales").mkdir()
    (folder / "locales" / "en.ftl").write_text("duel-name = The Duel\nrefusal-duel-not_in_hand = You lack { $card }.\n")
    (folder / "locales" / "de.ftl").write_text(
        "duel-name = Das Duell\nrefusal-duel-not_in_hand = Dir fehlt { $card }.\n"
    )
    words = game("duel").words()

    assert [words.name(language) for language in ("en", "de", "fr")] == ["The Duel", "Das Duell", "The Duel"]
    assert str(Illegal("duel/not_in_hand", card=3)) == "You lack 3."
    assert explain("duel/not_in_hand", {"card": 3}, "de") == "Dir fehlt 3."
    assert explain("duel/no_such_card", {}, "en") == "That is not possible: no such card."


def test_the_names_of_our_games_are_taken() -> None:
    class Impostor(Duel):
        declaration = game("clustered").declaration

    with pytest.raises(Malformed) as refused:
        register(Impostor())

    assert refused.value.code == "game/taken"


@pytest.mark.parametrize("name", ["chess", "", None, 5, ["clustered"], {}], ids=repr)
def test_an_unknown_game_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(Malformed) as refused:
        game(name)

    assert refused.value.code == "game/unknown"
    assert refused.value.facts["known"] == list(klub.games())
