"""What others wrote and the page carries: its licences travel with it, and NOTICE names the same."""

import json
import re
from pathlib import Path
from typing import Final

import pytest

from klub.games import names
from klub.texts import languages

ROOT: Final = Path(__file__).parents[2]
NOTICE: Final = (ROOT / "NOTICE").read_text("utf-8")
GAMES: Final = ROOT / "src" / "klub" / "games"
CARRIED: Final = ROOT / "src" / "klub" / "static" / "licenses.txt"
MAKERS: Final = {
    "clustered": ("Hardwick", "Sculpin Games"),
    "cubed": ("Marton", "cubedthegame.com"),
    "kluster": ("Henning", "Borderline Editions", "Kluster LLC"),
    "cluellage": ("Rémond", "Simiand", "Magellan"),
}
"""As the rulebooks name them, and where those are silent as others do."""


def noticed() -> set[tuple[str, str, str]]:
    """Name, version and licence of each package that NOTICE lists."""
    return set(re.findall(r"^  (\S+) (\d[\w.]*) +(\S+)  ", NOTICE, re.M))


def test_notice_lists_what_the_built_page_carries() -> None:
    """After an upgrade, or with a new package: write its line."""
    carried = set(re.findall(r"^  (\S+) (\S+) \((\S+)\)$", CARRIED.read_text("utf-8"), re.M))

    assert {"svelte", "@fluent/bundle", "@noble/hashes", "uqr"} <= {name for name, _, _ in carried}
    assert carried == noticed()


def test_the_versions_are_those_of_the_lock_file() -> None:
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]

    assert {(name, locked[f"node_modules/{name}"]["version"]) for name, _, _ in noticed()} == {
        (name, version) for name, version, _ in noticed()
    }


def test_every_licence_is_there_in_full() -> None:
    """Ours, and for each package one that names its owner."""
    text = CARRIED.read_text("utf-8")

    assert (ROOT / "LICENSE").read_text("utf-8").strip() in text
    assert NOTICE.strip() in text
    for owner in ("Svelte Contributors", "Paul Miller", "Anthony Fu", "Luke Edwards", "Mozilla"):
        assert owner in text
    for words in (
        "END OF TERMS AND CONDITIONS",
        "SIL OPEN FONT LICENSE",
        "Atkinson Hyperlegible",
        "Bricolage Grotesque",
    ):
        assert words in text
    assert text.count("Permission is hereby granted, free of charge") >= 5


@pytest.mark.parametrize("game", MAKERS)
def test_the_makers_of_a_game_are_credited(game: str) -> None:
    """In NOTICE, in the README, and on the page in every language."""
    readme = (ROOT / "README.md").read_text("utf-8")

    for maker in MAKERS[game]:
        assert maker in NOTICE
        assert maker in readme
        for language in languages():
            assert maker in (GAMES / game / "rules" / f"{language}.ftl").read_text("utf-8")


def test_no_game_is_forgotten() -> None:
    assert set(names()) == set(MAKERS)
