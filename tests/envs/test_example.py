"""The example runs, and the page shows it as it is."""

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "env_random.py"


def test_the_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    """Both agents are told their score and reward."""
    runpy.run_path(str(EXAMPLE))
    lines = capsys.readouterr().out.splitlines()

    assert [line.split()[0] for line in lines] == ["player_0", "player_1"]


def test_the_page_shows_the_example() -> None:
    """Word by word."""
    page = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")

    assert f"```python\n{EXAMPLE.read_text(encoding='utf-8')}```\n" in page
