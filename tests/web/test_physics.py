"""The page shows a hand and the forces on a stone before the server answers: with the server's own constants."""

import re
from pathlib import Path

import pytest

from klub.games.kluster.kernel import matter

KLUSTER = Path(__file__).parents[2] / "web" / "src" / "games" / "kluster"


@pytest.mark.parametrize(
    ("file", "name", "value"),
    [
        ("hand.ts", "HAND_SPEED", matter.HAND_SPEED),
        ("hand.ts", "HAND_TURN", matter.HAND_TURN),
        ("hand.ts", "LOWERING_SPEED", matter.LOWERING_SPEED),
        ("forces.ts", "COUPLING", matter.COUPLING),
        ("forces.ts", "GRAVITY", matter.GRAVITY),
        ("forces.ts", "SOFTENING", matter.SOFTENING**2),
        ("forces.ts", "FRICTION", matter.STATIC),
    ],
)
def test_the_page_reckons_with_the_same_numbers(file: str, name: str, value: float) -> None:
    found = re.search(rf"^export const {name} = ([\d.e]+);", (KLUSTER / file).read_text("utf-8"), re.M)

    assert found is not None
    assert value == float(found[1])
