"""The materials: noise without seams, with the streaks and the coverage that the look asks for."""

import numpy as np
import pytest

from scripts.materials import cover, noise, paint, papers, streaks


@pytest.mark.parametrize("turn", [0, 14, 40])
def test_noise_has_no_seam(turn: int) -> None:
    """From the last pixel to the first is no further than between two neighbours."""
    field = noise((96, 96), (70, 6), turn, 4, 3)

    for axis in (0, 1):
        inside = np.abs(np.diff(field, axis=axis)).mean()
        seam = np.abs(np.take(field, 0, axis) - np.take(field, -1, axis)).mean()
        assert seam < 1.6 * inside


def test_streaks_rise_to_the_right() -> None:
    """Along the brush the paint stays alike for longer than across, and up is where it goes."""
    field = noise((160, 160), (100, 8), 14, 4, 3)

    def alike(right: int, up: int) -> float:
        return float((field * np.roll(field, (-up, right), (0, 1))).mean())

    assert alike(12, 3) > 0.5
    assert alike(12, 3) > alike(12, -3) + 0.3
    assert alike(12, 3) > alike(3, 12) + 0.3


def test_streaks_cover_about_a_quarter() -> None:
    assert 0.15 < streaks(160, 3, 0).mean() < 0.32
    assert set(np.unique(cover(np.array([[-9.0, 9.0]]), 1, 0))) == {0, 1}


def test_painted_paper_keeps_to_its_colours() -> None:
    """Nothing is darker than the dark streak or lighter than the light one."""
    colours = papers()["blue"]
    sheet = paint(colours, 64)

    assert (sheet >= np.array(colours).min(0) - 1e-9).all()
    assert (sheet <= np.array(colours).max(0) + 1e-9).all()
    assert np.abs(sheet.mean((0, 1)) - np.array(colours[0])).max() < 20


def test_there_are_nine_papers() -> None:
    assert set(papers()) == {"blue", "orange", "plum", "sun", "teal", "red", "leaf", "rose", "none"}
