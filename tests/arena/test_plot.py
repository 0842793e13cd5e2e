"""The picture of the ratings."""

import struct
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from klub.arena.plot import LEVEL_COLOURS, LEVEL_MARKS, draw
from klub.arena.ratings import rate
from tests.arena.synthetic import drawn_from

RATINGS = rate(*drawn_from({"random": 700, "sprout": 850, "casual": 1000}, 40, seed=1))


def test_both_files_are_pictures(tmp_path: Path) -> None:
    """A PNG that is wide enough to read, and an SVG with both panels."""
    svg, png = draw(RATINGS, tmp_path)
    header = png.read_bytes()[:24]
    root = ElementTree.parse(svg).getroot()

    assert [tmp_path / "ratings.svg", tmp_path / "ratings.png"] == [svg, png]
    assert header[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">I", header[16:20])[0] == 1200
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert {"axes_1", "axes_2"} <= {each.get("id") for each in root.iter()}


def test_the_same_ratings_give_the_same_picture(tmp_path: Path) -> None:
    """No date and no random name is in the files."""
    (tmp_path / "again").mkdir()

    assert [path.read_bytes() for path in draw(RATINGS, tmp_path)] == [
        path.read_bytes() for path in draw(RATINGS, tmp_path / "again")
    ]


def test_colour_never_carries_a_level_alone() -> None:
    """Every level has a colour and a mark of its own."""
    assert len(LEVEL_COLOURS) == len(set(LEVEL_COLOURS.values())) == len(set(LEVEL_MARKS.values()))


def test_without_matplotlib_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever lacks it is told what to install."""
    monkeypatch.setitem(sys.modules, "matplotlib", None)

    with pytest.raises(ImportError, match=r"pip install 'klub\[plots\]'"):
        draw(RATINGS, tmp_path)
