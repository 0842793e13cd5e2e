"""Cubed as text and as a picture."""

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len

import klub
from klub.core import Rng
from klub.games.cubed import GAME, render
from klub.games.cubed.pieces import turned
from klub.match import Match
from klub.texts import languages
from tests.games.cubed.table import table

PICTURES = Path(__file__).parents[3] / "docs" / "pictures"
NAMES = ("Mara", "Noor", "Théo")
TABLES: dict[str, tuple[int, int, Mapping[str, Any]]] = {
    "new": (2, 0, {}),
    "two": (2, 40, {}),
    "over": (2, 4000, {"rounds": 1}),
    "solo": (1, 20, {}),
    "six": (6, 60, {"open_hands": True}),
    "variants": (3, 70, {"bridging": True, "fill_the_void": True, "draw_many": True}),
    "loose": (2, 60, {"match": "two", "blockers_per_color": 3}),
}


def played(name: str) -> Match:
    """A game played at random, the same every time."""
    seats, moves, options = TABLES[name]
    match, rng = klub.match("cubed", seats, seed=5, options=options), Rng(bytes(32))
    for _ in range(moves):
        if match.actors:
            seat = match.actors[0]
            match.play(seat, match.game.sample(match.state, seat, rng))
    return match


def board_lines(text: str) -> list[str]:
    return text.split("\n\nRound")[0].splitlines()


def test_a_small_table_reads_like_this() -> None:
    """A piece has its upper mark over its left and right one; free places show q,r, dead ones a cross."""
    state = table("bcd", "bce", laid="abc 0,0; aed 1,0/1; cfe 1,-1/1; axx 0,1/2")
    text = render.text(GAME.view(state, None))

    assert board_lines(text) == [
        " 0,-1   ☾    2,-1",
        "       ○ ≈",
        "     ○     ≈",
        "    ● ✦   ✦ ▲",
        "  ×     ✦     ×",
        "       ■ ■",
        "     ×     ×",
    ]


@pytest.mark.parametrize("name", TABLES)
def test_every_piece_stands_where_it_lies(name: str) -> None:
    """CUB-G1: three marks a piece; neighbours in a row are a cell apart, rows are shifted by half a cell."""
    view = played(name).view(None)
    lines = board_lines(render.text(view))
    marks = Counter(sign for line in lines for sign in line if sign in render.SIGNS.values())
    letters = Counter(letter for piece in view.table for letter in piece.piece)

    assert {render.SIGNS[letter]: count for letter, count in letters.items()} == marks
    free = re.findall(r"-?\d+,-?\d+", "\n".join(lines))
    assert sorted(f"{q},{r}" for q, r in render.open_cells(view)) == sorted(free)
    assert len(view.dead) == sum(line.count("×") for line in lines)


@pytest.mark.parametrize("name", TABLES)
def test_free_places_are_those_where_some_piece_might_fit(name: str) -> None:
    """Every legal place is among them."""
    match = played(name)
    cells = render.open_cells(match.view(None))
    for seat in match.actors:
        plays = [move for move in match.moves(seat) or () if hasattr(move, "q")]
        assert {(move.q, move.r) for move in plays} <= set(cells)


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("language", languages())
def test_every_sign_is_one_column_wide(name: str, language: str) -> None:
    """No wide, combining or emoji signs, so that all lines up in every terminal."""
    text = render.text(played(name).view(0), language=language)

    assert {sign for sign in text if unicodedata.east_asian_width(sign) in "WF" or unicodedata.combining(sign)} == set()
    assert all(cell_len(line) == len(line) for line in text.splitlines())


def test_the_last_piece_stands_in_brackets() -> None:
    """Round its upper mark."""
    match = klub.match("cubed", seed=5)
    assert "[" not in str(match)
    seat = match.actors[0]
    move = (match.moves(seat) or ())[-1]
    match.play(seat, move)

    assert [f"[{render.SIGNS[turned(move.piece, move.turn)[2]]}]"] == re.findall(r"\[.*?\]", str(match))


def test_text_tells_points_pieces_bag_and_turn() -> None:
    """Below the table: round, bag, names, points, hand sizes, and who is to move."""
    match = played("two")
    view = match.view(None)
    text = render.text(view, names=NAMES)

    assert f"Round {view.round} of 3 · {view.bag} pieces in the bag" in text
    for seat in (0, 1):
        figures = rf"{view.totals[seat]} +{view.hand_sizes[seat]}$"
        assert re.search(rf"^[▸ ] {'AB'[seat]}  {NAMES[seat]} +{figures}", text, re.MULTILINE)
    assert f"It is {NAMES[match.actors[0]]}’s turn." in text


def test_text_shows_a_hand_to_its_owner_only() -> None:
    """CUB-Q21: a seat sees its own hand, a spectator none, and `print(match)` is what a spectator sees."""
    match = played("two")
    hand = "  ".join(map(render.piece_sign, match.view(0).hand))

    assert f"Your pieces: {hand}" in render.text(match.view(0))
    assert "Your pieces:" not in str(match)
    assert render.text(match.view(None)) == str(match)


@pytest.mark.parametrize("name", TABLES)
def test_colours_change_nothing_else(name: str) -> None:
    """Without its ANSI sequences the coloured text is the plain one."""
    view = played(name).view(0)
    bare = re.sub(r"\x1b\[[\d;]*m", "", render.text(view, color=True))

    assert "\x1b" not in render.text(view)
    assert render.text(view).split() == bare.split()
    assert [line.rstrip() for line in bare.splitlines()] == render.text(view).splitlines()


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seat", [None, 0])
def test_the_picture_needs_nothing_else(name: str, seat: int | None) -> None:
    """Well-formed, no script, no style sheet, no address but its own parts, and every part it uses is there."""
    picture = render.svg(played(name).view(seat))
    nodes = list(ElementTree.fromstring(picture).iter())
    tags = {node.tag.removeprefix("{http://www.w3.org/2000/svg}") for node in nodes}
    ids = [node.attrib["id"] for node in nodes if "id" in node.attrib]
    used = {node.attrib["href"] for node in nodes if "href" in node.attrib} | {
        found for node in nodes for value in node.attrib.values() for found in re.findall(r"url\((.*?)\)", value)
    }
    shapes = {"path", "rect", "circle", "ellipse", "text", "use", "linearGradient", "radialGradient", "stop"}

    assert tags <= {"svg", "title", "defs", "g", *shapes}
    assert len(ids) == len(set(ids))
    assert used <= {f"#{part}" for part in ids}
    assert picture.count("http") == 1


@pytest.mark.parametrize("name", TABLES)
def test_the_picture_shows_every_piece(name: str) -> None:
    """CUB-2, CUB-3: each diamond of the table and of the viewer's hand, at its place and with its mark."""
    view = played(name).view(0)
    nodes = list(ElementTree.fromstring(render.svg(view)).iter())
    links = Counter(node.attrib["href"] for node in nodes if "href" in node.attrib)
    shown = [turned(piece.piece, piece.turn) for piece in view.table] + list(view.hand)
    expected = Counter(f"#cub-{letters[slot]}{place}" for letters in shown for place, slot in enumerate((2, 0, 1)))

    assert expected == {link: count for link, count in links.items() if re.fullmatch(r"#cub-[a-fx]\d", link)}
    assert len(shown) == links["#cub-light"] == links["#cub-body"]


def test_a_drop_shows_where_three_tips_meet_in_one_colour() -> None:
    """CUB-G4: a finished match; none where a black side or an empty cell is at the corner."""
    met = table("bcd", "bce", laid="abc 0,0; aed 1,0/1; afd 0,1/2")
    open_ = table("bcd", "bce", laid="abc 0,0; aed 1,0/1; cfe 1,-1/1")

    assert 1 == render.svg(GAME.view(met, None)).count('href="#cub-drop-a"')
    assert "cub-drop-a" not in render.svg(GAME.view(open_, None))


def test_pictures_can_share_a_page() -> None:
    """An id means the same in every picture, so that two in one notebook do not disturb each other."""
    meanings: dict[str, set[bytes]] = {}
    for name in TABLES:
        for node in ElementTree.fromstring(render.svg(played(name).view(0))).iter():
            if "id" in node.attrib:
                meanings.setdefault(node.attrib["id"], set()).add(ElementTree.tostring(node))

    assert {name for name, found in meanings.items() if len(found) > 1} == set()


def test_the_picture_writes_names_as_text() -> None:
    """A name is shown as it is, whatever it contains; what no picture may contain is left out."""
    picture = render.svg(played("two").view(None), names=("<b>&\"'\x00", "Noor"))
    words = [node.text for node in ElementTree.fromstring(picture).iter() if node.text]

    assert "<b>&\"'" in words
    assert "Noor" in words


@pytest.mark.parametrize("name", TABLES)
def test_the_picture_is_of_reasonable_size(name: str) -> None:
    """Less than 200 kB, and shown at most 1000 pixels wide."""
    picture = render.svg(played(name).view(0))

    assert len(picture) < 200_000
    assert int(ElementTree.fromstring(picture).attrib["width"]) <= 1000


def test_the_picture_in_the_docs_is_up_to_date() -> None:
    """It is drawn from the game file beside it."""
    match = klub.replay((PICTURES / "cubed.json").read_bytes())
    picture = render.svg(match.view(None), names=NAMES)

    assert (PICTURES / "cubed.svg").read_text(encoding="utf-8") == picture, (
        "Draw it again: write render.svg(klub.replay(docs/pictures/cubed.json).view(None), names=NAMES) to "
        "docs/pictures/cubed.svg"
    )
