"""The repository agrees with itself: README, versions, links and the changelog."""

import re
import tomllib
from pathlib import Path

import klub

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_readme_example_runs() -> None:
    """The ten lines of the README play a whole game."""
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)
    assert len(blocks) == 1
    names: dict[str, object] = {}
    exec(compile(blocks[0], "README.md", "exec"), names)

    match, again = names["match"], names["again"]
    assert isinstance(match, klub.Match)
    assert isinstance(again, klub.Match)
    assert match.outcome is not None
    assert match.outcome == again.outcome


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

    assert klub.__version__ == project["version"]
    assert f"## {klub.__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_links_between_pages_lead_somewhere() -> None:
    dead = [
        f"{page.relative_to(ROOT)}: {target}"
        for page in PAGES
        for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", page.read_text("utf-8"))
        if not (page.parent / target).exists()
    ]

    assert dead == []


def test_nothing_names_a_registry_or_a_machine() -> None:
    """Lock files pin versions and hashes without hosts."""
    locks = [*sorted((ROOT / "requirements").glob("*.txt")), ROOT / "pyproject.toml"]

    for lock in locks:
        text = lock.read_text("utf-8")
        assert "://" not in text, lock.name
        assert not re.search(r"^-", text, re.M), f"{lock.name} gives pip options"


def test_every_locked_package_has_a_hash() -> None:
    for lock in sorted((ROOT / "requirements").glob("*.txt")):
        pins = re.findall(r"^[\w.\-\[\]]+==[^\s\\]+(?: ;[^\\\n]*)? \\$", lock.read_text("utf-8"), re.M)
        lines = re.findall(r"^[\w.\-\[\]]+==", lock.read_text("utf-8"), re.M)

        assert len(pins) == len(lines) > 0, lock.name
