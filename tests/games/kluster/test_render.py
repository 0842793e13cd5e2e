"""Kluster as text and as a picture."""

import re
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from klub.core.words import acting
from klub.games.kluster import GAME
from klub.games.kluster.events import Placed
from klub.games.kluster.moves import Place
from klub.games.kluster.render import sign, svg, text
from klub.games.kluster.stones import Lying
from klub.games.kluster.string import shape
from klub.games.kluster.words import phase_words
from klub.texts import languages, say
from tests.games.kluster.table import begun, do, ring, table

SVG = "{http://www.w3.org/2000/svg}"
STATE = table([(0, 1, 2), (6, 7)], [Lying(4, 0, 0, 0), Lying(5, 60, 0, 0, "north_up"), Lying(8, -60, 0, 0, "south_up")])
NAMES = ("Ada <&>", "Ben")


@pytest.mark.parametrize(
    ("angle", "arrow"), [(0, "→"), (0.7, "↘"), (1.57, "↓"), (3.14, "←"), (-1.57, "↑"), (-3.14, "←"), (7.0, "↘")]
)
def test_a_magnet_points_to_its_north_pole(angle: float, arrow: str) -> None:
    """y grows downwards, as on the page."""
    assert arrow == sign(Lying(0, 0, 0, angle))


def test_the_table_shows_magnets_where_they_lie() -> None:
    """Upright ones as rings; those on one height in one line, from left to right."""
    shown = text(GAME.view(STATE, 0))
    (line,) = [line for line in shown.splitlines() if "⊙" in line and "⊗" in line and "→" in line]

    assert line.index("⊗") < line.index("→") < line.index("⊙")
    assert 60 / 6 == pytest.approx(line.index("⊙") - line.index("→"), abs=1)
    assert 2 * line.index("→") == pytest.approx(line.index("⊗") + line.index("⊙"), abs=1)
    assert 2 == line.count("·")
    assert "   0 " in line


def test_the_last_magnet_stands_in_brackets() -> None:
    """The one that was placed, and only it."""
    after = do(table([(0, 1), (6, 7)], [Lying(4, 60, 0, 0)]), Place(0, -40, 20, 0))

    assert 1 == len(re.findall(r"\[.\]", text(GAME.view(after, 1))))
    assert [] == re.findall(r"\[.\]", text(GAME.view(STATE, 1)))


def test_strings_are_told_apart() -> None:
    """KLU-41: each has a sign of its own."""
    boxes = {"classic": 0, "duo": 2}
    loops = [shape("circle", 650, -60), shape("circle", 650, 60)]
    shown = text(GAME.view(table([(0,), (1,)], loops=loops, boxes=boxes), None))

    assert shown.count("·") > 50
    assert shown.count("∘") > 50


def test_numbers_at_the_edges_are_millimetres() -> None:
    """Every 50, above and at the left."""
    ruler = text(GAME.view(STATE, 0)).splitlines()[0]

    assert ["-100", "-50", "0", "50", "100"] == ruler.split()


@pytest.mark.parametrize("language", languages())
def test_the_text_speaks_every_language(language: str) -> None:
    """Who holds what, whose turn it is; alone the failures too."""
    shown = text(GAME.view(STATE, 0), names=NAMES, language=language)
    alone = text(GAME.view(replace(table([(0, 1)]), failures=1), 0), language=language)

    assert phase_words("turn", acting([0], NAMES), language) in shown
    for count in (3, 2):
        assert say("kluster-held", language, count=count) in shown
    assert say("kluster-area", language, count=3) in shown
    assert say("kluster-failures", language, count=1, most=2) in alone
    assert say("kluster-legend", language) in alone


def test_colours_change_nothing_but_colours() -> None:
    """Without its ANSI sequences a coloured table is the plain one."""
    view = GAME.view(STATE, 0)
    plain = re.sub("\x1b" + r"\[[\d;]*m", "", text(view, color=True))

    assert [line.rstrip() for line in plain.splitlines()] == text(view).splitlines()
    assert "\x1b" not in text(view)


def test_an_empty_table_can_be_shown() -> None:
    """Before the first string lies there."""
    view = GAME.view(begun(2), 0)

    assert say("kluster-area", "en", count=0) in text(view)
    assert ElementTree.fromstring(svg(view)) is not None


def test_the_picture_shows_everything() -> None:
    """A cord for each string, a stone for each magnet on the table and in the viewer's hand, with pole marks."""
    seen, watched = (ElementTree.fromstring(svg(GAME.view(STATE, seat), names=NAMES)) for seat in (0, None))
    stones = [root.findall(f".//{SVG}ellipse[@fill='url(#klu-stone)']") for root in (seen, watched)]
    cords = [path for path in seen.iter(f"{SVG}path") if path.get("stroke") == "#e56c28"]

    assert [3 + 3, 3] == [len(each) for each in stones]
    assert 1 == len(cords)
    assert "Kluster: Ada <&> 3 and Ben 2" == seen.findtext(f"{SVG}title")


def test_the_picture_rings_the_last_magnet() -> None:
    """If it still lies there."""
    placed = replace(STATE, events=(Placed(0, 4, 0, 0, 0, "flat"),))
    gone = replace(STATE, events=(Placed(0, 1, 0, 0, 0, "flat"),))
    rings = [svg(GAME.view(state, 0)).count('stroke="#ee8a06" stroke-width="1.2"') for state in (placed, gone)]

    assert [1, 0] == rings


@pytest.mark.parametrize(("seats", "boxes"), [(1, (0, 1)), (4, (1, 0)), (8, (2, 2))])
def test_every_table_can_be_drawn(seats: int, boxes: tuple[int, int]) -> None:
    """Any number of players, classic stones and spinners."""
    state = begun(seats, boxes={"classic": boxes[0], "duo": boxes[1]})
    loops = tuple(shape("circle", length, 60 * number) for number, length in enumerate(state.boxes.strings))
    shown = replace(state, phase="turn", loops=loops, lying=tuple(ring(3, 60)))
    root = ElementTree.fromstring(svg(GAME.view(shown, seats - 1), language="de"))

    assert seats == len([node for node in root.iter(f"{SVG}circle") if node.get("r") == "22"])
    assert text(GAME.view(shown, seats - 1), language="pl")
