"""The page's pictures: made from their sources, all recorded, and small."""

import json
from pathlib import Path

import pytest
from PIL import Image

from scripts import materials, pictures
from scripts.provenance import ROOT, read_record, stale

ANEW = "make them anew: python -m scripts.materials; python -m scripts.pictures"
PUBLIC = [file for file in sorted(pictures.PUBLIC.iterdir()) if file.suffix in (".png", ".webp")]
GAMES = [file for drawing in pictures.DRAWINGS for file in sorted(drawing.parent.glob("*.webp"))]
MATERIALS = sorted(materials.FOLDER.iterdir())


def test_no_picture_is_older_than_its_source() -> None:
    assert stale(read_record()) == [], ANEW


def test_a_changed_source_is_noticed() -> None:
    record = read_record()
    source = "web/src/games/cubed/art/drawing.svg"
    record["web/src/games/cubed/art/640.webp"][source] = "another"

    assert stale(record) == [f"web/src/games/cubed/art/640.webp: {source}"]


def test_every_picture_is_recorded() -> None:
    """And nothing is recorded that is not there."""
    there = [file.relative_to(ROOT).as_posix() for file in [*PUBLIC, *GAMES, *MATERIALS]]

    assert sorted(read_record()) == sorted(there), ANEW


@pytest.mark.parametrize(
    ("file", "most"),
    [
        *((file, 45_000 if "640" in file.stem else 16_000) for file in GAMES),
        *((file, 6_000 if file.stem.startswith("paper") else 18_000) for file in MATERIALS),
        (pictures.PUBLIC / "og.webp", 90_000),
    ],
    ids=lambda value: "-".join(value.parts[-3:]) if isinstance(value, Path) else "",
)
def test_pictures_are_small(file: Path, most: int) -> None:
    assert file.stat().st_size <= most


def test_furniture_costs_at_most_60_kb() -> None:
    """The four masks together: most pages lay them all."""
    assert sum(file.stat().st_size for file in MATERIALS if not file.stem.startswith("paper")) <= 60_000


def test_every_game_has_its_art_in_each_width() -> None:
    wanted = {drawing.with_name(f"{width}.webp") for drawing in pictures.DRAWINGS for width in pictures.WIDTHS}

    assert len(wanted) >= 4 * len(pictures.WIDTHS)
    assert set(GAMES) == wanted


def test_the_app_has_the_icons_that_it_promises() -> None:
    """Each icon of the manifest is there, in the size that it says."""
    manifest = json.loads((pictures.PUBLIC / "manifest.webmanifest").read_text("utf-8"))
    drawn = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]

    assert {icon["purpose"] for icon in drawn} == {"any", "maskable"}
    for icon in drawn:
        with Image.open(pictures.PUBLIC / icon["src"].removeprefix("/")) as picture:
            assert icon["sizes"] == "{}x{}".format(*picture.size)


def test_an_icon_that_any_shape_may_cut_reaches_the_edges() -> None:
    with Image.open(pictures.PUBLIC / "maskable-512.png") as picture:
        whole = picture.convert("RGBA")

    assert whole.getchannel("A").getextrema() == (255, 255)


def test_a_shared_link_opens_the_page_for_joining() -> None:
    target = json.loads((pictures.PUBLIC / "manifest.webmanifest").read_text("utf-8"))["share_target"]

    assert (target["action"], target["method"]) == ("/join", "GET")
    assert set(target["params"]) == {"title", "text", "url"}
