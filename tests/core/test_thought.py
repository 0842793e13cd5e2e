"""Strengths go by their names."""

import pytest

from klub.core import Malformed
from klub.core.thought import LEVELS, parse_level


@pytest.mark.parametrize("level", LEVELS)
def test_every_strength_has_a_name(level: str) -> None:
    """A name is its own strength."""
    assert level == parse_level(level)


@pytest.mark.parametrize("level", ["god", "", "Club", None, 3, ["club"]], ids=repr)
def test_any_other_is_refused_with_those_there_are(level: object) -> None:
    """The refusal names what was asked for and what there is."""
    with pytest.raises(Malformed) as refusal:
        parse_level(level)

    assert "bot/unknown_level" == refusal.value.code
    assert {"level": str(level), "known": list(LEVELS)} == refusal.value.facts
