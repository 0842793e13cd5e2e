"""`klub new`: what is written can be installed, played and tested at once, and nothing is ever overwritten."""

import tomllib
from pathlib import Path

import pytest

import klub as library
from klub.cli.new import TEMPLATE_NAME, check_name, write_package
from klub.core import Malformed
from klub.texts import languages
from tests.cli.script import klub
from tests.scratch import Scratch

FILES = [
    "README.md",
    "pyproject.toml",
    "src/sea_battle/__init__.py",
    "src/sea_battle/game.py",
    "src/sea_battle/locales/en.ftl",
    "src/sea_battle/picture.py",
    "src/sea_battle/rules.en.md",
    "tests/test_sea_battle.py",
]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder that the program is called in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Scratch:
    """An environment in which a new game is installed."""
    folder = tmp_path_factory.mktemp("new")
    environment = Scratch(folder / "environment")
    done = environment.run("klub", "new", "sea_battle", cwd=folder)
    assert done.returncode == 0, done.stderr
    environment.install(folder / "sea_battle")
    return environment


def test_a_package_is_written_and_what_to_do_next_is_said(here: Path) -> None:
    """The files lie in a folder of the game's name, and three lines say how to install, play and change it."""
    shown = klub("new", "sea_battle")

    assert shown.exit_code == 0
    assert files_in(here / "sea_battle") == FILES
    assert shown.stdout.splitlines() == [
        "The game sea_battle has been written: sea_battle (8 files).",
        "Install it: cd sea_battle && pip install -e .",
        "Play it: klub play sea_battle in the terminal, klub in the browser.",
        "Change it: sea_battle/src/sea_battle/game.py, then check it: python -m pytest",
    ]


def test_the_folder_can_be_chosen(here: Path) -> None:
    """`--folder` is the folder itself; it may exist already if it is empty, and blanks in it are quoted."""
    place = here / "my games" / "battle"
    place.mkdir(parents=True)
    shown = klub("new", "sea_battle", "--folder", "my games/battle")

    assert files_in(place) == FILES
    assert "cd 'my games/battle' && pip install -e ." in shown.stdout


def test_nothing_of_the_template_is_left(here: Path) -> None:
    """Everything speaks of the new game: its package, its sentences, and its name as a person writes it."""
    klub("new", "sea_battle")
    texts = [file.read_text(encoding="utf-8") for file in sorted(here.rglob("*.*")) if file.is_file()]

    assert len(texts) == len(FILES)
    assert not [text for text in texts for word in (TEMPLATE_NAME, "new-game", "New game") if word in text]
    project = tomllib.loads((here / "sea_battle" / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["name"] == "klub-sea-battle"
    assert project["entry-points"] == {"klub.games": {"sea_battle": "sea_battle:GAME"}}
    assert "sea_battle-name = Sea battle\n" in texts[[*sorted(FILES)].index("src/sea_battle/locales/en.ftl")]


def test_the_game_has_at_most_eighty_lines(here: Path) -> None:
    """Rules and declaration together, and no more than 80 lines of code with the picture."""
    klub("new", "sea_battle")
    modules = {file.name: file.read_text(encoding="utf-8").splitlines() for file in here.rglob("src/**/*.py")}

    assert len(modules["game.py"]) <= 80
    assert sum(bool(line) for lines in modules.values() for line in lines) <= 80


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "new/bad_name"),
        ("Sea", "new/bad_name"),
        ("sea battle", "new/bad_name"),
        ("sea-battle", "new/bad_name"),
        ("../sea", "new/bad_name"),
        ("9lives", "new/bad_name"),
        ("_sea", "new/bad_name"),
        ("dé", "new/bad_name"),
        ("sea\n", "new/bad_name"),
        ("lambda", "new/bad_name"),
        ("s" * 41, "new/bad_name"),
        (library.games()[0], "new/taken"),
        ("random", "new/taken_module"),
        ("klub", "new/taken_module"),
        ("msgspec", "new/taken_module"),
    ],
)
def test_bad_names_are_refused(here: Path, name: str, code: str) -> None:
    """A name that cannot be one, or is taken by a game, by Python or by a package: nothing is written."""
    with pytest.raises(Malformed) as refused:
        check_name(name)
    shown = klub("new", "--", name)

    assert refused.value.code == code
    assert shown.exit_code == 2
    assert f"[{code}]" in shown.stderr.replace("\n", "")
    assert not any(here.iterdir())


def test_a_mere_folder_of_the_name_is_no_package(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder of the game's name, seen from where the program was started, does not take its name."""
    monkeypatch.syspath_prepend(here)
    (here / "sea_battle").mkdir()

    assert klub("new", "sea_battle").exit_code == 0


def test_nothing_is_overwritten(here: Path) -> None:
    """A folder with anything in it stays as it is."""
    kept = here / "sea_battle" / "notes.txt"
    kept.parent.mkdir()
    kept.write_text("mine", encoding="utf-8")
    shown = klub("new", "sea_battle")

    assert shown.exit_code == 1
    assert "[new/not_empty]" in shown.stderr
    assert files_in(here) == ["sea_battle/notes.txt"]


def test_a_file_in_the_way_is_named(here: Path) -> None:
    """A folder that cannot be made is told with the reason that the system gives."""
    (here / "sea_battle").write_text("a file", encoding="utf-8")
    shown = klub("new", "sea_battle")

    assert shown.exit_code == 1
    assert "sea_battle cannot be written: File exists. [new/not_writable]" in shown.stderr


def test_a_folder_that_cannot_be_is_named(here: Path) -> None:
    """Where there is no place for a folder, the sentence says why."""
    shown = klub("new", "sea_battle", "--folder", "/dev/null/games")

    assert shown.exit_code == 1
    assert "Not a directory. [new/not_writable]" in shown.stderr
    assert not any(here.iterdir())


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("language", languages())
def test_it_speaks_every_language(language: str) -> None:
    """What was written, what to do next, and why not: in the language asked for."""
    written = klub("new", "sea_battle", "--language", language)
    refused = klub("new", "sea_battle", "--language", language)

    assert [word in written.stdout for word in ("pip install -e .", "klub play", "pytest")] == [True] * 3
    assert "[new/not_empty]" in refused.stderr
    assert language == "en" or "Install it" not in written.stdout


def test_the_files_are_the_same_each_time(tmp_path: Path) -> None:
    """The same name gives the same package, with the line ends of everyone."""
    for place in ("one", "two"):
        assert write_package("sea_battle", tmp_path / place) == len(FILES)

    for file in FILES:
        written = (tmp_path / "one" / file).read_bytes()
        assert written == (tmp_path / "two" / file).read_bytes()
        assert b"\r" not in written


def test_once_installed_it_is_on_the_shelf(scratch: Scratch) -> None:
    """`klub games` lists it with its options and sentences."""
    shown = scratch.run("klub", "games")

    assert shown.returncode == 0, shown.stderr
    assert "sea_battle  2 to 4 players\n  Take one, two or three stones, and do not take the last one." in shown.stdout
    assert "How many stones lie in the heap at the start. (default: 21)" in shown.stdout


def test_it_is_played_in_the_terminal_at_once(scratch: Scratch, tmp_path: Path) -> None:
    """A whole game against a bot, with a hint that says why; the line after it answers where to save the game."""
    typed = "\n".join(["hint", *["1"] * 22])
    shown = scratch.run("klub", "play", "sea_battle", "--seed", 1, typed=typed, cwd=tmp_path)

    assert shown.returncode == 0, shown.stderr
    assert "Sea battle against a bot" in shown.stdout
    assert "Hint: Take" in shown.stdout
    assert "You took one stone." in shown.stdout
    assert shown.stdout.endswith("Saved: 1\n")


def test_its_own_tests_pass(scratch: Scratch) -> None:
    """What the package brings as tests calls `check_game`, and is green."""
    package = scratch.folder.parent / "sea_battle"
    shown = scratch.run(scratch.python, "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=package)

    assert shown.returncode == 0, shown.stdout
    assert "3 passed" in shown.stdout


def test_the_name_of_an_installed_game_is_taken(scratch: Scratch, tmp_path: Path) -> None:
    """A second game of the same name is refused."""
    shown = scratch.run("klub", "new", "sea_battle", cwd=tmp_path)

    assert shown.returncode == 2
    assert "There is already a game called sea_battle." in shown.stderr


def files_in(folder: Path) -> list[str]:
    """The files below a folder, by path."""
    return sorted(str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file())
