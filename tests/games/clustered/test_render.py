"""Clustered as text and as a picture."""

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec import structs
from rich.cells import cell_len

import klub
from klub.core import Rng
from klub.games.clustered import render
from klub.games.clustered.cards import CODES
from klub.match import Match
from klub.texts import languages

PICTURES = Path(__file__).parents[3] / "docs" / "pictures"
NAMES = ("Mara", "Noor", "Théo")
ROUND = {"bounds": {"shape": "round", "diameter": 9}}
RECTANGLE = {"bounds": {"shape": "rectangle", "width": 30, "height": 4}}

TABLES: dict[str, tuple[int, int, Mapping[str, Any]]] = {
    "new": (2, 0, {}),
    "two": (2, 30, {}),
    "over": (2, 58, {}),
    "solo": (1, 20, {"third_wild": "all"}),
    "eight": (8, 120, {"largest_bonuses": True, "first_bonuses": True}),
    "round": (3, 40, ROUND),
    "long": (2, 30, RECTANGLE),
    "quick": (3, 4, {"quick_play": True}),
}


def played(table: str) -> Match:
    """A game played at random, the same every time."""
    seats, moves, options = TABLES[table]
    match, rng = klub.match("clustered", seats, seed=5, options=options), Rng(bytes(32))
    for _ in range(moves):
        if match.actors:
            seat = match.actors[0]
            match.play(seat, match.game.sample(match.state, seat, rng))
    return match


def recorded() -> Match:
    """The game of the picture in the docs."""
    return klub.replay((PICTURES / "clustered.json").read_bytes())


def board_lines(text: str) -> list[str]:
    return text.split("\n\n")[0].splitlines()


@pytest.mark.parametrize("table", TABLES)
def test_every_card_stands_below_its_column_and_beside_its_row(table: str) -> None:
    """Each cell is four columns wide; a card is its owner's letter, its number and its sign, the start card a star."""
    view = played(table).view(None)
    header, *rows = board_lines(render.text(view))
    columns = {int(found[0]): found.start() + len(found[0]) // 2 for found in re.finditer(r"-?\d+", header)}
    by_y = {int(row.split()[0]): row for row in rows}

    shown = {(card.x, card.y): by_y[card.y][columns[card.x] - 1 : columns[card.x] + 2] for card in view.table}

    assert shown == {
        (card.x, card.y): " ★ " if card.seat is None else f"{'ABCDEFGH'[card.seat]}{render.card_sign(card.card):>2}"
        for card in view.table
    }


def test_no_two_cards_look_the_same() -> None:
    """29 faces, each at most two columns wide."""
    signs = [render.card_sign(code) for code in CODES]

    assert len(set(signs)) == 29
    assert {cell_len(sign) for sign in signs} == {1, 2}


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("language", languages())
def test_every_sign_is_one_column_wide(table: str, language: str) -> None:
    """No wide, combining or emoji signs, so that all lines up in every terminal."""
    text = render.text(played(table).view(0), language=language)

    assert {sign for sign in text if unicodedata.east_asian_width(sign) in "WF" or unicodedata.combining(sign)} == set()
    assert all(cell_len(line) == len(line) for line in text.splitlines())


def test_the_last_card_stands_in_brackets() -> None:
    """One pair of brackets, round the card that was laid last."""
    match = klub.match("clustered", seed=5)
    assert "[" not in str(match)
    seat, move = match.actors[0], match.moves(match.actors[0])
    assert move
    match.play(seat, move[0])

    assert re.findall(r"\[.*?\]", str(match)) == [f"[{'AB'[seat]}{render.card_sign(move[0].card):>2}]"]


def test_places_off_the_table_are_blank() -> None:
    """CLU-Q13: the free places of a bounded table are dots; beyond its edge there is nothing."""
    view = klub.match("clustered", seed=5, options=ROUND).view(None)

    assert board_lines(render.text(view)) == [
        "    -4  -3  -2  -1   0   1   2   3   4",
        " -4          ·   ·   ·   ·   ·",
        " -3      ·   ·   ·   ·   ·   ·   ·",
        *(f" {y}  ·   ·   ·   ·   ·   ·   ·   ·   ·" for y in (-2, -1)),
        "  0  ·   ·   ·   ·   ★   ·   ·   ·   ·",
        *(f"  {y}  ·   ·   ·   ·   ·   ·   ·   ·   ·" for y in (1, 2)),
        "  3      ·   ·   ·   ·   ·   ·   ·",
        "  4          ·   ·   ·   ·   ·",
    ]


def test_text_tells_points_cards_and_turn() -> None:
    """Below the table: names, points, hand and deck sizes, and who is to move."""
    match = played("two")
    view = match.view(None)
    text = render.text(view, names=NAMES)

    for seat in (0, 1):
        figures = rf"{view.scores[seat]} +{view.hand_sizes[seat]} +{view.deck_sizes[seat]}$"
        assert re.search(rf"^[▸ ] {'AB'[seat]}  {NAMES[seat]} +{figures}", text, re.MULTILINE)
    assert f"It is {NAMES[match.actors[0]]}’s turn." in text
    assert [line[2] for line in text.splitlines() if line.startswith("▸")] == ["AB"[match.actors[0]]]


def test_text_shows_a_hand_to_its_owner_only() -> None:
    """CLU-Q31: a seat sees its own hand, a spectator none, and `print(match)` is what a spectator sees."""
    match = played("two")
    hand = "  ".join(map(render.card_sign, match.view(0).hand))

    assert f"Hand: {hand}" in render.text(match.view(0))
    assert "Hand:" not in str(match)
    assert render.text(match.view(None)) == str(match)


def test_text_and_picture_tell_who_holds_a_bonus() -> None:
    """CLU-74: the text names the holder of each bonus card, the picture shows a holder's bonus points."""
    view = recorded().view(None)
    text = render.text(view, names=NAMES)
    names = ("first line of five", "first rectangle of 2 × 3", "longest line", "largest rectangle")
    held = {name: seat for name, seat in zip(names, structs.astuple(view.bonuses), strict=True) if seat is not None}

    assert held == {name: NAMES.index(found[1]) for name in names if (found := re.search(rf"{name}: (\w+)", text))}
    assert sorted(f"+{2 * count}" for count in Counter(held.values()).values()) == sorted(
        re.findall(r">(\+\d+)<", render.svg(view))
    )


@pytest.mark.parametrize("table", TABLES)
def test_colours_change_nothing_else(table: str) -> None:
    """Without its ANSI sequences the coloured text is the plain one."""
    view = played(table).view(0)
    bare = re.sub(r"\x1b\[[\d;]*m", "", render.text(view, color=True))

    assert "\x1b" not in render.text(view)
    assert render.text(view) == "\n".join(line.rstrip() for line in bare.splitlines())


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seat", [None, 0])
def test_the_picture_needs_nothing_else(table: str, seat: int | None) -> None:
    """Well-formed, no script, no style sheet, no address but its own parts, and every part it uses is there."""
    picture = render.svg(played(table).view(seat))
    nodes = list(ElementTree.fromstring(picture).iter())
    tags = {node.tag.removeprefix("{http://www.w3.org/2000/svg}") for node in nodes}
    ids = [node.attrib["id"] for node in nodes if "id" in node.attrib]
    used = {node.attrib["href"] for node in nodes if "href" in node.attrib} | {
        found for node in nodes for value in node.attrib.values() for found in re.findall(r"url\((.*?)\)", value)
    }

    assert tags <= {"svg", "title", "defs", "g", "clipPath", "pattern", "path", "rect", "circle", "text", "use"}
    assert len(ids) == len(set(ids))
    assert used <= {f"#{name}" for name in ids}
    assert picture.count("http") == 1


@pytest.mark.parametrize("table", TABLES)
def test_the_picture_shows_every_card(table: str) -> None:
    """Each card on the table has its face, and the owner's mark; the owner's hand lies below."""
    view = played(table).view(0)
    nodes = list(ElementTree.fromstring(render.svg(view)).iter())
    links = Counter(node.attrib["href"] for node in nodes if "href" in node.attrib)
    names = {"W": "wild", "*": "start"}

    codes = [card.card for card in view.table] + list(view.hand)
    owners = [card.seat for card in view.table if card.seat is not None] + [0] * len(view.hand)

    assert {f"#clu-{names.get(code, code)}": count for code, count in Counter(codes).items()} == {
        link: count for link, count in links.items() if re.fullmatch(r"#clu-(\d..|wild|start)", link)
    }
    assert Counter(f"#clu-mark-{seat}" for seat in [*owners, *range(len(view.scores))]) == Counter(
        {link: count for link, count in links.items() if "mark" in link}
    )


def test_pictures_can_share_a_page() -> None:
    """An id means the same in every picture, so that two in one notebook do not disturb each other."""
    meanings: dict[str, set[bytes]] = {}
    for table in TABLES:
        for node in ElementTree.fromstring(render.svg(played(table).view(0))).iter():
            if "id" in node.attrib:
                meanings.setdefault(node.attrib["id"], set()).add(ElementTree.tostring(node))

    assert {name for name, found in meanings.items() if len(found) > 1} == set()


def test_the_picture_writes_names_as_text() -> None:
    """A name is shown as it is, whatever it contains; what no picture may contain is left out."""
    picture = render.svg(played("two").view(None), names=("<b>&\"'\x00", "Noor"))
    words = [node.text for node in ElementTree.fromstring(picture).iter() if node.text]

    assert "<b>&\"'" in words
    assert "Noor" in words


def test_the_picture_of_the_longest_game_is_of_reasonable_size() -> None:
    """Eight players and all their cards: less than 200 kB, and shown at most 1000 pixels wide."""
    match, rng = klub.match("clustered", 8, seed=1, options={"third_wild": "all"}), Rng(bytes(32))
    while match.actors:
        match.play(match.actors[0], match.game.sample(match.state, match.actors[0], rng))
    picture = render.svg(match.view(None))

    assert len(picture) < 200_000
    assert int(ElementTree.fromstring(picture).attrib["width"]) <= 1000


def test_a_match_shows_its_picture_in_notebooks() -> None:
    """What a notebook draws is the spectator's view."""
    match = played("two")

    assert render.svg(match.view(None)) == match._repr_svg_()


def test_the_picture_in_the_docs_is_up_to_date() -> None:
    """The README's picture is the recorded game beside it, seen by its first player."""
    picture = render.svg(recorded().view(0), names=NAMES)

    assert (PICTURES / "clustered.svg").read_text(encoding="utf-8") == picture, (
        'write it anew: python -c "import klub; from pathlib import Path; from klub.games.clustered import render; '
        "Path('docs/pictures/clustered.svg').write_text(render.svg(klub.replay(Path('docs/pictures/clustered.json')"
        f".read_bytes()).view(0), names={NAMES}), encoding='utf-8')\""
    )
