"""Learning on the page: every rule that a refusal names is told there, and every lesson has its words."""

import ast
import re
from pathlib import Path

import pytest

from klub.games import game as find_game
from klub.games import names as game_names
from tests.texts.messages import SOURCE, sentences

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
RULES = {
    "clustered": re.compile(r"CLU-[A-Z]?\d+"),
    "cubed": re.compile(r"CUB-[A-Z]?\d+"),
    "kluster": re.compile(r"KLU-[A-Z]?\d+"),
    "cluellage": re.compile(r"CLG-[A-Z]?\d+"),
}
SOME_RULES = {
    "clustered": {"CLU-20", "CLU-28", "CLU-Q13"},
    "cubed": {"CUB-16", "CUB-24", "CUB-Q32"},
    "kluster": {"KLU-13", "KLU-42", "KLU-51", "KLU-Q31"},
    "cluellage": {"CLG-50", "CLG-54", "CLG-Q8", "CLG-Q14"},
}
LESSONS = [(name, lesson.name) for name in game_names() for lesson in find_game(name).lessons()]


def named_rules(game: str) -> set[str]:
    """The rules that refusals of a game name: constants of its source that are nothing but a rule's id."""
    trees = [ast.parse(file.read_text("utf-8")) for file in (SOURCE / "games" / game).glob("*.py")]
    words = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {word for word in words if isinstance(word, str) and RULES[game].fullmatch(word)}


def told_rules(game: str) -> list[str]:
    """The anchors of the rules page."""
    lists = re.findall(r"rules: \[([^\]]*)\]", page_file(game, "sections.ts"))
    return [rule for each in lists for rule in re.findall(r'"([^"]+)"', each)]


def page_file(game: str, name: str) -> str:
    """A file of a game's page."""
    return (GAMES / game / name).read_text("utf-8")


@pytest.mark.parametrize("game", game_names())
def test_every_rule_of_a_refusal_has_an_anchor(game: str) -> None:
    """*Why?* leads to the section that tells the rule."""
    named = named_rules(game)

    assert named >= SOME_RULES[game]
    assert set() == named - set(told_rules(game))


@pytest.mark.parametrize("game", game_names())
def test_no_rule_is_told_twice(game: str) -> None:
    """An anchor stands for one section."""
    told = told_rules(game)

    assert sorted(set(told)) == sorted(told)
    assert all(RULES[game].fullmatch(rule) for rule in told)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_lesson_has_its_words(game: str, lesson: str) -> None:
    """A title, what there is to know, what to do, and praise; a second task where the lesson turns."""
    key = f"{game}-lesson-{lesson}"
    turnings = re.search(r"TURNINGS[^=]*= {([^}]*)}", page_file(game, "learning.ts"))

    assert turnings is not None
    assert {key, f"{key}.text", f"{key}.task", f"{key}.praise"} <= set(sentences("en"))
    assert (f"{key}.then" in sentences("en")) == (f"{lesson}:" in turnings[1])


@pytest.mark.parametrize("game", game_names())
def test_no_words_are_left_of_lessons_that_are_gone(game: str) -> None:
    """Sentences for lessons, sections and figures belong to some that there are."""
    sections, figures = page_file(game, "sections.ts"), page_file(game, "figures.ts")
    names = {
        f"{game}-lesson-": {lesson.name for lesson in find_game(game).lessons()},
        f"{game}-rules-": set(re.findall(r'{\s*name: "(\w+)",\s*rules:', sections)),
        f"{game}-chapter-": set(re.findall(r'{\s*name: "(\w+)",\s*sections:', sections)),
        f"{game}-figure-": {*re.findall(r"^  (\w+): draw\(", figures, re.MULTILINE)},
    }
    for prefix, expected in names.items():
        assert expected == {
            key.removeprefix(prefix) for key in sentences("en") if key.startswith(prefix) and "." not in key
        }


@pytest.mark.parametrize("game", game_names())
def test_every_paragraph_of_the_rules_is_shown(game: str) -> None:
    """The attributes of a section are its paragraphs, in the order shown."""
    sections = page_file(game, "sections.ts")
    found = re.findall(r'name: "(\w+)",\s*rules: \[[^\]]*\],\s*parts: \[(.*?)\]\s*,?\s*}', sections, re.DOTALL)
    shown = [
        f"{game}-rules-{name}.{part}"
        for name, parts in found
        for part in re.findall(r'"(\w+)"', re.sub(r"\[[^\]]*\]", "", parts))
    ]

    assert shown == [key for key in sentences("en") if key.startswith(f"{game}-rules-") and "." in key]
