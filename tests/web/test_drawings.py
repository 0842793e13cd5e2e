"""What the page draws is what Python draws: papers, marks, reactions and the logo are the same everywhere."""

import re
from pathlib import Path
from typing import get_args, get_type_hints
from xml.etree import ElementTree

from klub.games.clustered.papers import PAPERS, START_PAPER
from klub.tables.commands import React

WEB = Path(__file__).parents[2] / "web"
SHARED = WEB / "src" / "shared"


def source(name: str) -> str:
    return (SHARED / name).read_text("utf-8")


def names(text: str, constant: str) -> list[str]:
    """The words of `export const constant = [...]`."""
    found = re.search(rf"{constant} = \[([^\]]*)\]", text)
    assert found is not None
    return re.findall(r'"(\w+)"', found[1])


def test_papers_have_the_same_colours_in_the_same_order() -> None:
    order = names(source("ui/marks.ts"), "PAPERS")
    declared = {
        name: re.findall(r"--\w+: #(\w+)", body)
        for name, body in re.findall(r"\.p-(\w+)\s*{([^}]*)}", source("papers.css"))
    }

    assert [[paper.base, paper.dark, paper.light, paper.on] for paper in PAPERS] == [declared[name] for name in order]
    assert [START_PAPER.base, START_PAPER.dark, START_PAPER.light, START_PAPER.on] == declared["none"]
    assert set(declared) == {*order, "none"}


def test_each_paper_has_its_mark() -> None:
    """All but the flower, which both sides put together from the same petals."""
    text = source("ui/marks.ts")

    assert (
        [paper.mark for paper in PAPERS[:-1]]
        == [
            re.search(rf'\b{name}: {{[^}}]*path:\s*"([^"]*)"', text)[1]  # type: ignore[index] # a missing one fails just so
            for name in names(text, "PAPERS")[:-1]
        ]
    )
    for x, y in re.findall(r"M([\d.]+) ([\d.]+)a", PAPERS[-1].mark):
        assert f"[{x}, {y}]" in text


def test_every_reaction_is_drawn() -> None:
    text = source("ui/reactions.ts")

    reactions = list(get_args(get_type_hints(React)["sign"]))
    assert reactions == names(text, "REACTIONS")
    assert reactions == re.findall(r"^  (\w+): \[$", text, re.M)


def test_the_icon_is_the_logo() -> None:
    parts = ElementTree.parse(WEB / "public" / "icon.svg").getroot()
    drawn = [(part.get("d"), part.get("fill", "none"), part.get("stroke")) for part in parts]
    mark = re.search(r"MARK: readonly Part\[\] = \[(.*?)^\];", source("ui/logo.ts"), re.M | re.S)
    assert mark is not None
    entries = re.findall(r'd:\s*"([^"]*)",\s*(fill|stroke): "([^"]*)"', mark[1])

    assert drawn == [
        (d, colour if kind == "fill" else "none", colour if kind == "stroke" else None) for d, kind, colour in entries
    ]


def test_the_wordmark_is_the_logos() -> None:
    word = ElementTree.parse(WEB / "art" / "word.svg").getroot()[0].get("d")
    text = re.search(r"WORD =(.*?);", source("ui/logo.ts"), re.S)
    assert text is not None

    assert word is not None
    assert re.findall(r"[A-Za-z]|-?[\d.]+", word) == re.findall(
        r"[A-Za-z]|-?[\d.]+", "".join(re.findall(r'"([^"]*)"', text[1]))
    )
