"""The examples as strangers' packages: installed beside Klub, they are listed, played and checked like any game."""

import re
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from klub.cli.new import write_package
from klub.texts import languages
from tests.scratch import EXAMPLES, Scratch

NAMES = ("goofspiel", "liars_dice")


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Scratch:
    """An environment in which both examples are installed."""
    environment = Scratch(tmp_path_factory.mktemp("examples") / "environment")
    for name in NAMES:
        environment.install(EXAMPLES / name)
    return environment


def test_there_is_no_other_example() -> None:
    """What is tested here is all there is."""
    assert tuple(sorted(folder.name for folder in EXAMPLES.iterdir() if folder.is_dir())) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_an_example_has_the_shape_of_a_new_game(name: str, tmp_path: Path) -> None:
    """Every file that `klub new` writes is there, and the package is declared in the same words."""
    write_package(name, tmp_path)
    expected = {file.relative_to(tmp_path) for file in tmp_path.rglob("*") if file.is_file()}
    project, new = (
        tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8")) for folder in (EXAMPLES / name, tmp_path)
    )
    del project["project"]["description"], new["project"]["description"]

    assert [str(file) for file in sorted(expected) if not (EXAMPLES / name / file).is_file()] == []
    assert project == new


@pytest.mark.parametrize("name", NAMES)
def test_an_example_speaks_every_language(name: str) -> None:
    """Rules and sentences in each language, with the same keys and the same facts as in English."""
    package = EXAMPLES / name / "src" / name
    english = keys(package / "locales" / "en.ftl")

    assert english
    for language in languages():
        assert (package / f"rules.{language}.md").read_text(encoding="utf-8").startswith("# ")
        assert keys(package / "locales" / f"{language}.ftl") == english, language


@pytest.mark.parametrize("name", NAMES)
def test_every_refusal_of_an_example_has_its_sentence(name: str) -> None:
    """Each code in the source has a message, and each message a code."""
    package = EXAMPLES / name / "src" / name
    source = "".join(file.read_text(encoding="utf-8") for file in package.glob("*.py"))
    codes = {f"refusal-{name}-{what}" for what in re.findall(rf'"{name}/(\w+)"', source)}

    assert codes == {key for key in keys(package / "locales" / "en.ftl") if key.startswith("refusal-")}


@pytest.mark.parametrize("name", NAMES)
def test_the_tests_of_an_example_pass(name: str, scratch: Scratch) -> None:
    """They call `check_game`, and say by behaviour what the rules say."""
    shown = scratch.run(scratch.python, "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=EXAMPLES / name)

    assert shown.returncode == 0, shown.stdout


@pytest.mark.parametrize(
    ("language", "help_of_wild_ones"),
    [
        ("en", "Ones count as any face, and nobody may bid on them."),
        ("pl", "Jedynki liczą się jako dowolna liczba oczek i nikt nie może ich licytować."),
    ],
)
def test_klub_lists_the_examples(scratch: Scratch, language: str, help_of_wild_ones: str) -> None:
    """Beside the games that come with Klub, with their options in words, and with nothing wrong about them."""
    shown = scratch.run("klub", "games", "--language", language)
    names = re.findall(r"^(\w+)  ", shown.stdout, re.M)

    assert shown.returncode == 0, shown.stderr
    assert set(NAMES) < set(names)
    assert help_of_wild_ones in shown.stdout
    assert shown.stderr == ""


@pytest.mark.parametrize(("name", "seats"), [("goofspiel", 2), ("goofspiel", 3), ("liars_dice", 2), ("liars_dice", 4)])
def test_an_example_is_played_in_the_terminal(scratch: Scratch, name: str, seats: int, tmp_path: Path) -> None:
    """A whole game against bots, always by the first move that is listed, with a hint on the way.

    The line after the last move answers where to save the game.
    """
    words = ("klub", "play", name, "--seats", seats, "--bots", "casual", "--seed", 5)
    shown = scratch.run(*words, typed="\n".join(["hint", *["1"] * 400]), cwd=tmp_path)

    assert shown.returncode == 0, shown.stderr
    assert "Hint: " in shown.stdout
    assert re.search(r"^1\. .*: \d+$", shown.stdout, re.M)
    assert shown.stdout.endswith("Saved: 1\n")


def test_a_record_of_an_example_is_verified(scratch: Scratch, tmp_path: Path) -> None:
    """A game file of a stranger's game is replayed and found to be right, once it is finished."""
    lines = ["1"] * 13 + ["game.json"]
    played = scratch.run("klub", "play", "goofspiel", "--seed", 5, typed="\n".join(lines), cwd=tmp_path)
    verified = scratch.run("klub", "verify", "game.json", cwd=tmp_path)

    assert (tmp_path / "game.json").is_file(), played.stdout
    assert verified.returncode == 0, verified.stderr
    assert "26 moves, all allowed by the rules." in verified.stdout


@pytest.mark.parametrize(("name", "seats"), [("goofspiel", 3), ("liars_dice", 2)])
def test_an_example_is_an_environment(scratch: Scratch, name: str, seats: int) -> None:
    """By the default one, for which it declares how many moves there can be: PettingZoo's own test passes."""
    program = (
        "from pettingzoo.test import api_test, seed_test\n"
        f"from klub.envs import {name}_v1 as module\n"
        f"api_test(module.env(seats={seats}), num_cycles=200)\n"
        f"seed_test(lambda: module.env(seats={seats}), num_cycles=30)\n"
    )
    shown = scratch.run(scratch.python, "-c", program)

    assert shown.returncode == 0, shown.stderr
    assert "Passed API test" in shown.stdout


def keys(file: Path) -> dict[str, set[str]]:
    """The messages and attributes of a locale file, each with the facts it takes."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = variables(entry.value)
            found |= {f"{entry.id.name}.{part.id.name}": variables(part.value) for part in entry.attributes}
    return found


def variables(node: object) -> set[str]:
    """The names of the facts in a pattern."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    children = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return {name for child in children for name in variables(child)}
