"""What a tournament may be."""

import pytest

from klub.arena.settings import Refused, new_settings
from klub.core import Malformed


def test_levels_are_sorted_by_strength() -> None:
    """The order in which levels are named makes no other tournament."""
    settings = new_settings("clustered", ["casual", "random", "sprout"])

    assert settings.levels == ("random", "sprout", "casual")
    assert new_settings("clustered", ["sprout", "casual", "random"]) == settings


def test_options_are_written_out() -> None:
    """A default and the same value given are the same settings."""
    assert new_settings("clustered", ["sprout", "casual"]) == new_settings(
        "clustered", ["sprout", "casual"], options={"quick_play": False}
    )


@pytest.mark.parametrize(
    ("levels", "seats", "reason"),
    [
        (["casual"], 2, "at least 2 levels, not 1"),
        (["casual", "sprout", "casual"], 2, "'casual' is named twice"),
        (["casual", "sprout"], 1, "at least 2 seats, not 1"),
    ],
)
def test_what_compares_nothing_is_refused(levels: list[str], seats: int, reason: str) -> None:
    """A tournament needs two different levels and two seats."""
    with pytest.raises(Refused, match=reason):
        new_settings("clustered", levels, seats=seats)


def test_an_unknown_level_is_refused_by_name() -> None:
    """The refusal lists the levels, and `random` among them."""
    with pytest.raises(Malformed) as caught:
        new_settings("clustered", ["casual", "clever"])

    assert caught.value.code == "bot/unknown_level"
    assert caught.value.facts["level"] == "clever"
    assert "random" in caught.value.facts["known"]
