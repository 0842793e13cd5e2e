"""The 200 pictures: complete, small enough, no two alike, and drawn by the recipes as they are now (CLG-5)."""

import re
from typing import Final

import numpy as np
import pytest
from PIL import Image

from scripts.cluellage.paper.build import PICTURES, WIDTHS, draw, easel, fingerprint, load, read_table, target

ROWS: Final = read_table()
IDS: Final = [f"p{card:03}{side}" for card in range(1, 101) for side in "ab"]

WHOLE_BUDGET: Final = 8_000_000
"""Bytes of all files together."""

GAME_BUDGET: Final = 1_500_000
"""Bytes of the pictures of a game for three at phone size: 15 cards in each of three rounds."""

VOCABULARY: Final = 320
"""At most as many different tags, so that pictures share them."""

ALIKE: Final = 18
"""Mean difference (of 255) of two pictures of 12 × 12 pixels, below which an eye would confuse them."""

LOSS: Final = 9
"""Mean difference (of 255) that packing and another browser may make (packing: 5); another picture has 40 and more."""


def pixels(id: str, width: int) -> "np.ndarray[tuple[int, ...], np.dtype[np.int16]]":
    """A picture as it is kept, shrunk to a width."""
    with Image.open(target(id, 240)) as picture:
        return np.asarray(picture.convert("RGB").resize((width, width), Image.Resampling.BOX), np.int16)


def test_a_hundred_cards_have_two_sides() -> None:
    assert IDS == list(ROWS)


def test_every_picture_has_its_own_name() -> None:
    names = [row["name"] for row in ROWS.values()]

    assert len(names) == len(set(names))


@pytest.mark.parametrize("width", WIDTHS)
def test_every_picture_is_there_and_no_other(width: int) -> None:
    assert {f"{id}.webp" for id in IDS} == {file.name for file in (PICTURES / str(width)).iterdir()}


@pytest.mark.parametrize("width", WIDTHS)
def test_pictures_are_square_and_have_the_width_of_their_folder(width: int) -> None:
    sizes = set()
    for id in IDS:
        with Image.open(target(id, width)) as picture:
            sizes.add((picture.format, picture.size))

    assert {("WEBP", (width, width))} == sizes


def test_the_files_are_small_enough_for_the_repository() -> None:
    assert sum(file.stat().st_size for file in PICTURES.rglob("*.webp")) <= WHOLE_BUDGET


def test_a_game_on_a_phone_loads_little() -> None:
    """Even if it met the 45 largest."""
    largest = sorted((target(id, 240).stat().st_size for id in IDS), reverse=True)[:45]

    assert sum(largest) <= GAME_BUDGET


def test_tags_are_five_to_eight_different_words() -> None:
    tags = {id: row["tags"].split(";") for id, row in ROWS.items()}

    assert [] == [id for id, words in tags.items() if not 5 <= len(words) == len(set(words)) <= 8]
    assert [] == [word for words in tags.values() for word in words if not re.fullmatch("[a-z]+", word)]


def test_pictures_share_their_tags() -> None:
    """A controlled vocabulary: it is translated, and bots reason with it."""
    assert len({tag for row in ROWS.values() for tag in row["tags"].split(";")}) <= VOCABULARY


def test_every_picture_has_three_readings() -> None:
    """None is only one thing."""
    readings = {id: row["readings"].split(" | ") for id, row in ROWS.items()}

    assert [] == [id for id, said in readings.items() if not 3 == len(said) == len(set(said))]
    assert [] == [one for said in readings.values() for one in said if not 5 <= len(one) <= 80]


def test_no_two_pictures_are_alike() -> None:
    small = np.stack([pixels(id, 12) for id in IDS]).reshape(len(IDS), -1)
    pairs = [
        (IDS[i], IDS[i + 1 + k])
        for i in range(len(IDS) - 1)
        for k, difference in enumerate(np.abs(small[i + 1 :] - small[i]).mean(1))
        if difference < ALIKE
    ]

    assert pairs == []


def test_no_picture_is_stale() -> None:
    """After a change of a recipe: `python -m scripts.cluellage.paper build`, and look at it."""
    recipes = load()

    assert IDS == [recipe.id for recipe in recipes]
    for recipe in recipes:
        row = ROWS[recipe.id]
        drawn = recipe.name, ";".join(recipe.tags), " | ".join(recipe.readings), fingerprint(recipe)
        assert drawn == (row["name"], row["tags"], row["readings"], row["hash"]), recipe.id


def test_the_files_are_what_the_recipes_draw() -> None:
    """Three of them, drawn now."""
    with easel() as page:
        for recipe in load(("p001a", "p041b", "p077a")):
            width = max(WIDTHS)
            drawn = np.asarray(draw(page, recipe), np.int16)
            with Image.open(target(recipe.id, width)) as picture:
                kept = np.asarray(picture.convert("RGB"), np.int16)

            assert np.abs(drawn - kept).mean() < LOSS, recipe.id
