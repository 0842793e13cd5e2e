"""The kit of painted paper: the same recipe gives the same picture, and a changed one is noticed."""

import math
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image

from scripts.cluellage.paper import build, kit
from scripts.cluellage.paper.__main__ import main
from scripts.cluellage.paper.geometry import mirror, number, points, resample, smooth, spiral, swaying, turn, wave
from scripts.cluellage.paper.kit import Card, Recipe

FRESH = "p001a"


def dot(c: Card) -> None:
    """a dot | a hole | an eye"""
    c.put(c.blob(200, 200, 90), "red", "brush", 20, 2)


def bigger_dot(c: Card) -> None:
    """a dot | a hole | an eye"""
    c.put(c.blob(200, 200, 91), "red", "brush", 20, 2)


def recipe(draw: kit.Draw = dot, tags: str = "round hole red eye small") -> Recipe:
    """A small recipe under an id that the table knows."""
    return Recipe(FRESH, draw, "cream wash 0", tags)


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty table of pictures."""
    file = tmp_path / "data" / "pictures.csv"
    monkeypatch.setattr(build, "TABLE", file)
    return file


def test_a_recipe_always_draws_the_same() -> None:
    assert recipe().svg() == recipe().svg()
    assert build.fingerprint(recipe()) == build.fingerprint(recipe(tags="other words"))


def test_a_changed_recipe_has_another_fingerprint() -> None:
    assert build.fingerprint(recipe()) != build.fingerprint(recipe(bigger_dot))


def test_a_docstring_is_the_readings() -> None:
    assert recipe().readings == ("a dot", "a hole", "an eye")


def test_two_recipes_cannot_share_an_id(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit, "RECIPES", {})
    kit.picture(FRESH, "cream wash 0", "round")(dot)

    with pytest.raises(ValueError, match="'dot' and 'bigger_dot'"):
        kit.picture(FRESH, "cream wash 0", "round")(bigger_dot)


def test_a_recipe_is_stale_until_it_was_drawn(table: Path) -> None:
    assert not table.exists()
    assert [FRESH] == [one.id for one in build.stale([recipe()])]

    build.write_table([recipe()], {FRESH: build.fingerprint(recipe())})

    assert [] == build.stale([recipe()])
    assert [FRESH] == [one.id for one in build.stale([recipe(bigger_dot)])]


@pytest.mark.usefixtures("table")
def test_new_tags_need_no_new_drawing() -> None:
    build.write_table([recipe()], {FRESH: "drawn"})
    build.write_table([recipe(tags="round square")], {})

    row = build.read_table()[FRESH]
    assert ("round;square", "drawn") == (row["tags"], row["hash"])


@pytest.mark.usefixtures("table")
def test_other_rows_of_the_table_stay() -> None:
    build.write_table([Recipe("p002b", dot, "cream wash 0", "round")], {"p002b": "drawn"})
    build.write_table([recipe()], {})

    assert [FRESH, "p002b"] == list(build.read_table())


def test_recipes_are_found_by_id_and_by_file() -> None:
    assert [FRESH] == [one.id for one in build.load([FRESH])]
    assert {"scripts.cluellage.paper.recipes_water"} == {one.module for one in build.load(["water"])}


def test_an_unknown_recipe_is_named() -> None:
    with pytest.raises(SystemExit, match="nowhere"):
        build.load([FRESH, "nowhere"])


def test_a_sheet_shows_pictures_in_rows(tmp_path: Path) -> None:
    file = tmp_path / "sheet.png"
    build.sheet(build.load(["p001a", "p001b", "p002a"]), file, size=100, across=2)

    with Image.open(file) as sheet:
        assert (230, 230) == sheet.size
        colours = sheet.convert("RGB").crop((120, 120, 220, 220)).getcolors()
    assert colours == [(10_000, (0xD8, 0xD3, 0xC8))]


def test_the_command_says_what_is_stale(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert not table.exists()
    assert 1 == main("check", FRESH)
    assert f"Stale: {FRESH}\n" == capsys.readouterr().out

    build.write_table(build.load([FRESH]), {one.id: build.fingerprint(one) for one in build.load([FRESH])})

    assert 0 == main("check", FRESH)


def test_the_command_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert 1 == main("paint")
    assert "python -m scripts.cluellage.paper build" in capsys.readouterr().out


def test_points_are_text_or_pairs() -> None:
    assert [(1, 2), (3.5, -4)] == points("1 2, 3.5 -4") == points([(1, 2), (3.5, -4)])


def test_a_smooth_curve_goes_through_its_points() -> None:
    path = smooth("0 0, 100 50, 200 0", closed=False)

    assert path.startswith("M0 0C")
    assert " 100 50C" in path
    assert path.endswith(" 200 0")
    assert smooth("0 0, 100 50, 200 0").endswith("0 0Z")


def test_resampled_points_are_evenly_far_apart() -> None:
    steps = [math.dist(a, b) for a, b in pairwise(resample("0 0, 30 90, 200 100, 210 300", 40))]

    assert 39 == len(steps)
    assert max(steps) - min(steps) < 0.5


def test_turning_and_mirroring() -> None:
    assert [pytest.approx((200, 300))] == turn("300 200", 200, 200, 90)
    assert [(250, 9), (300, 5)] == mirror("100 5, 150 9")


def test_spirals_waves_and_widths_begin_and_end_where_they_should() -> None:
    line, level, width = spiral(0, 0, 10, 90, 2, n=9), wave(0, 100, 50, 8, 1), swaying(20, 5, 0.5, -90)

    assert line[0] == pytest.approx((10, 0))
    assert line[-1] == pytest.approx((90, 0))
    assert level[0] == pytest.approx((0, 50))
    assert level[-1] == pytest.approx((100, 50))
    assert [width(0), width(1)] == pytest.approx([15, 25])


def test_numbers_are_short() -> None:
    assert ["3", "3.1", "-0.5", "0"] == [number(value) for value in (3.0, 3.14, -0.5, 0.01)]
