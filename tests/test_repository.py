"""The repository agrees with itself: README, versions, links and the changelog."""

import re
import tomllib
from pathlib import Path

import klub

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


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
    assert klub.__version__ == PROJECT["version"]
    assert f"## {klub.__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_links_between_pages_lead_somewhere() -> None:
    dead = [
        f"{page.relative_to(ROOT)}: {target}"
        for page in PAGES
        for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", page.read_text("utf-8"))
        if not (page.parent / target).exists()
    ]

    assert dead == []


def prose(page: Path) -> list[str]:
    """The lines of a page that are sentences: no code, tables, lists or headings."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.M | re.S)
    return [line for line in text.splitlines() if line and not re.match(r"[|#!*-]|\d+\. ", line)]


def test_prose_has_one_sentence_per_line() -> None:
    """So that a diff is a sentence."""
    long = [
        f"{page.relative_to(ROOT)}: {line}"
        for page in PAGES
        for line in prose(page)
        if re.search(r"[a-z0-9)`][.!?] (?=[A-Z])", line)
    ]

    assert long == []


def test_the_pages_are_in_plain_english() -> None:
    """Turns of phrase that no native speaker would use."""
    odd = re.compile(r"\bthe own\b|\ban own\b|whose turn ever|\d+ signs\b|^As before\.", re.I | re.M)

    assert {page.name: found for page in PAGES if (found := odd.findall(page.read_text("utf-8")))} == {}


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


def pins(name: str) -> dict[str, str]:
    """The versions that a lock file gives, by name."""
    return dict(re.findall(r"^([\w.-]+)==(\S+)", (ROOT / "requirements" / f"{name}.txt").read_text("utf-8"), re.M))


def normal(requirement: str) -> str:
    """The name of a package, as lock files write it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement)[0]).lower()


def test_the_lock_files_agree() -> None:
    """Whoever runs Klub has the versions that were tested, with all that they need."""
    needed, host = PROJECT["dependencies"], PROJECT["optional-dependencies"]["host"]

    assert pins("run").items() <= pins("test").items()
    assert pins("host").items() <= pins("test").items()
    assert {normal(each) for each in needed} <= set(pins("run"))
    assert {normal(each) for each in (*needed, *host)} <= set(pins("host"))


def test_the_container_is_built_from_the_lock_files() -> None:
    """Every `pip install` names a lock file with hashes, or takes what was built here and nothing else."""
    text = re.sub(r"\\\n\s*", "", (ROOT / "deploy" / "Dockerfile").read_text("utf-8"))
    installs = re.findall(r"pip (?:install|wheel)[^&\n]*", text)
    locks = {lock for install in installs for lock in re.findall(r"(\w+)\.txt", install)}

    assert {"run", "host"} == locks
    for install in installs:
        assert ("--require-hashes" in install) == (".txt" in install)
        assert ".txt" in install or "--no-deps" in install
        assert ".txt" in install or "--no-index" in install or "--no-build-isolation" in install


def test_what_a_page_tells_people_to_install_can_be_installed() -> None:
    """Klub is on no registry: `pip install` takes the clone or a wheel. Every extra that is named exists."""
    told = [
        (page.name, line)
        for page in (*PAGES, ROOT / "examples" / "README.md", ROOT / "deploy" / "README.md")
        if page.exists()
        for line in re.findall(r"pip install[^`\n#]*", page.read_text("utf-8"))
    ]

    assert told
    assert all(wheel == PROJECT["version"] for _, line in told for wheel in re.findall(r"klub-([\d.]+)-py3", line))
    for page, line in told:
        assert not re.search(r"""install (-\S+ )*["']?klub\b(?!-\d)""", line), (page, line)
        for extras in re.findall(r"\[([\w,]+)\]", line):
            assert set(extras.split(",")) <= set(PROJECT["optional-dependencies"]), (page, line)


def test_every_extra_is_explained() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")

    assert all(f"`{extra}`" in readme for extra in PROJECT["optional-dependencies"])


def test_what_the_tests_install_is_said() -> None:
    """`make test` installs system packages: README and CONTRIBUTING name each of them."""
    script = (ROOT / "scripts" / "system-packages").read_text("utf-8")
    needed = re.findall(r"^([\w-]+)  +command -v", script, re.M)

    assert len(needed) >= 4
    for page in ("README.md", "CONTRIBUTING.md"):
        for package in needed:
            assert f"`{package}`" in (ROOT / page).read_text("utf-8"), (page, package)


def test_every_room_is_in_the_architecture() -> None:
    """The one table of rooms lists those of the import contract, highest first."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    layers = " ".join(next(each["layers"] for each in contracts if each["type"] == "layers"))
    rooms = [room for room in re.findall(r"[a-z_]+", layers) if room != "__main__"]
    rows = re.findall(r"^\| (`.*?) \|", (ROOT / "docs" / "architecture.md").read_text("utf-8"), re.M)
    told = [room for row in rows for room in re.findall(r"`([a-z_]+)(?:\.py|/<game>)?`", row) if room in rooms]

    assert rooms == told[: len(rooms)]
