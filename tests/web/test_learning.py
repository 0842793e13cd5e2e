"""Learning on the page: every rule that a refusal names is told there, and every lesson has its words."""

import ast
import re
from pathlib import Path

import pytest

from klub.games import game as find_game
from tests.texts.messages import SOURCE, sentences

WEB = Path(__file__).parents[2] / "web" / "src"
CLUSTERED = WEB / "games" / "clustered"
RULE = re.compile(r"CLU-[A-Z]?\d+")


def named_rules() -> set[str]:
    """The rules that refusals of Clustered name: constants of its source that are nothing but a rule's id."""
    trees = [ast.parse(file.read_text("utf-8")) for file in (SOURCE / "games" / "clustered").glob("*.py")]
    words = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {word for word in words if isinstance(word, str) and RULE.fullmatch(word)}


def told_rules() -> list[str]:
    """The anchors of the rules page."""
    lists = re.findall(r"rules: \[([^\]]*)\]", (CLUSTERED / "sections.ts").read_text("utf-8"))
    return [rule for each in lists for rule in re.findall(r'"([^"]+)"', each)]


def test_every_rule_of_a_refusal_has_an_anchor() -> None:
    """*Why?* leads to the section that tells the rule."""
    named = named_rules()

    assert {"CLU-20", "CLU-28", "CLU-Q13"} <= named
    assert set() == named - set(told_rules())


def test_no_rule_is_told_twice() -> None:
    """An anchor stands for one section."""
    told = told_rules()

    assert sorted(set(told)) == sorted(told)
    assert all(RULE.fullmatch(rule) for rule in told)


@pytest.mark.parametrize("lesson", [lesson.name for lesson in find_game("clustered").lessons()])
def test_every_lesson_has_its_words(lesson: str) -> None:
    """A title, what there is to know, what to do, and praise; a second task where the lesson turns."""
    key = f"clustered-lesson-{lesson}"
    turnings = re.search(r"TURNINGS[^=]*= {([^}]*)}", (CLUSTERED / "learning.ts").read_text("utf-8"))

    assert turnings is not None
    assert {key, f"{key}.text", f"{key}.task", f"{key}.praise"} <= set(sentences("en"))
    assert (f"{key}.then" in sentences("en")) == (f"{lesson}:" in turnings[1])


def test_no_words_are_left_of_lessons_that_are_gone() -> None:
    """Sentences for lessons, sections and figures belong to some that there are."""
    sections = (CLUSTERED / "sections.ts").read_text("utf-8")
    figures = (CLUSTERED / "figures.ts").read_text("utf-8")
    names = {
        "clustered-lesson-": {lesson.name for lesson in find_game("clustered").lessons()},
        "clustered-rules-": set(re.findall(r'{\s*name: "(\w+)",\s*rules:', sections)),
        "clustered-chapter-": set(re.findall(r'{\s*name: "(\w+)",\s*sections:', sections)),
        "clustered-figure-": {*re.findall(r"^  (\w+): draw\(", figures, re.MULTILINE), "fits", "fits_not"},
    }
    for prefix, expected in names.items():
        assert expected == {
            key.removeprefix(prefix) for key in sentences("en") if key.startswith(prefix) and "." not in key
        }


def test_every_paragraph_of_the_rules_is_shown() -> None:
    """The attributes of a section are its paragraphs, in the order shown."""
    sections = (CLUSTERED / "sections.ts").read_text("utf-8")
    found = re.findall(r'name: "(\w+)",\s*rules: \[[^\]]*\],\s*parts: \[(.*?)\]\s*,?\s*}', sections, re.DOTALL)
    shown = [
        f"clustered-rules-{name}.{part}"
        for name, parts in found
        for part in re.findall(r'"(\w+)"', re.sub(r"\[[^\]]*\]", "", parts))
    ]

    assert shown == [key for key in sentences("en") if key.startswith("clustered-rules-") and "." in key]
