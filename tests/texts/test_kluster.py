"""Kluster in words: refusals as the engine gives them, events as a view holds them, options and phases."""

import ast
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from klub.core import Illegal, Malformed
from klub.core.options import Choice, Counts, Seats
from klub.core.words import acting
from klub.games.kluster import GAME, rules
from klub.games.kluster.events import Ended, Event, Laid, LaidOut, Over, Placed, Separated, Took, Toppled
from klub.games.kluster.moves import End, Gather, LayString, Place, Release, Turn, hold, pull
from klub.games.kluster.options import DECLARATION
from klub.games.kluster.rules import Phase, State
from klub.games.kluster.string import Point, shape
from klub.games.kluster.words import phase_words
from klub.texts import explain, has_sentence, languages, say
from tests.games.kluster.table import begun, do, table

NAMES = ("Ada", "Ben")
EVENTS: tuple[Event, ...] = (
    Laid(0, 0),
    LaidOut((30,)),
    LaidOut((30, 31)),
    Placed(0, 3, 1.0, 2.0, 0.5, "flat"),
    Placed(0, 3, 1.0, 2.0, 0.5, "north_up"),
    Took(0, (3,), (), (3,)),
    Took(0, (3, 4), ((3, 4),), ()),
    Took(0, (3, 4, 5), ((3, 4),), (5,)),
    Toppled((5,)),
    Toppled((5, 6)),
    Separated(0, (1,)),
    Ended(0, "choice"),
    Ended(0, "time"),
    Over(0, "placed_all"),
)


def refused(state: State, move: Any) -> Illegal:
    with pytest.raises(Illegal) as caught:
        do(state, move)
    return caught.value


def refusals() -> dict[str, Illegal]:
    """One refusal of each code that a move of the table can meet."""
    state = table([(0, 1), (2,)])
    flat = table([(0, 1), (2,)], upright=False, string_after_placing=False)
    two = {"classic": 0, "duo": 2}
    apart = replace(
        table([(0,), (2,)], loops=[shape("circle", 650), shape("circle", 650, 300)], boxes=two), phase="repair"
    )
    laid = do(begun(2, boxes=two), LayString(0, shape("circle", 650)))
    crossed = tuple(Point(*at) for at in ((0, 0), (100, 100), (100, 0), (0, 100)))
    after = Turn((hold(0, 0, 0, 0, 60, 0.0), Release(0), pull(1, 0, 0, 90, 0)), 2)
    found = [
        refused(state, Place(2, 0, 0, 0)),
        refused(state, End()),
        refused(state, Turn((), 0)),
        refused(begun(2), LayString(0, (Point(900, 0), Point(950, 0), Point(950, 50)))),
        refused(flat, Place(0, 0, 0, 0, "north_up")),
        refused(apart, Turn((hold(0, 0, 0, 0, 60, 0.0),), 1)),
        refused(begun(2), LayString(1, shape("circle", 650))),
        refused(begun(2), LayString(0, crossed)),
        refused(laid, LayString(1, shape("circle", 650, 500))),
        refused(flat, after),
        refused(state, Turn((Release(0),), 1)),
        refused(state, Turn((hold(0, 0, 0, 0, 60, 0.0), Gather(0, 3)), 1)),
    ]
    return {refusal.code: refusal for refusal in found}


@pytest.mark.parametrize("language", languages())
def test_every_refusal_of_a_move_is_explained(language: str) -> None:
    """What the engine really refuses with is enough for every language's sentence, and its rule is named."""
    for code, refusal in refusals().items():
        said = explain(code, refusal.facts, language)

        assert said != say("refusal-unknown", language, code=code)
        assert refusal.facts.get("rule", "") in said


def test_refusals_are_among_those_of_the_source() -> None:
    """Nearly all codes of the rules can be met by a move of a player; the others tell of records and live turns."""
    folder = Path(rules.__file__).parent
    raised = set[str]()
    for name in ("rules.py", "turn.py", "live.py"):
        for node in ast.walk(ast.parse((folder / name).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("kluster/"):
                raised.add(node.value)

    assert set(refusals()) <= raised
    assert raised - set(refusals()) <= {"kluster/digest", "kluster/other_physics", "kluster/turn_over"}


@pytest.mark.parametrize("language", languages())
def test_too_few_boxes_are_explained(language: str) -> None:
    """KLU-38: with the numbers."""
    with pytest.raises(Malformed) as caught:
        GAME.parse_options({"boxes": {"classic": 0, "duo": 1}}, 5)

    said = explain(caught.value.code, caught.value.facts, language)
    assert ("2" in said, "5" in said, "KLU-38" in said) == (True, True, True)


@pytest.mark.parametrize("language", languages())
def test_every_event_is_told(language: str) -> None:
    """Everything that can happen, as those see it who did it and those who did not."""
    said = {GAME.words().event(event, NAMES, watcher, language) for event in EVENTS for watcher in (None, 0)}

    assert {type(event) for event in EVENTS} == set(get_args(Event))
    assert len(said) == 2 * len(EVENTS) - 4  # what nobody did sounds the same to all
    assert all(sentence.endswith(".") for sentence in said)


def test_an_event_names_who_and_how_many() -> None:
    """KLU-14, KLU-15: what touched, what left."""
    told = [GAME.words().event(event, NAMES, 1) for event in EVENTS[5:8]]

    assert told == [
        "Ada takes 1 magnet: outside the area.",
        "Ada takes 2 magnets: magnets touched.",
        "Ada takes 3 magnets: magnets touched or left the area.",
    ]
    assert "You place a magnet, upright." == GAME.words().event(EVENTS[4], NAMES, 0)


@pytest.mark.parametrize("language", languages())
def test_the_end_of_a_solo_game_has_its_own_words(language: str) -> None:
    """KLU-33, KLU-36: a total victory, or a failure too many."""
    over = [{"event": "over", "seat": 0, "why": why} for why in ("placed_all", "failures")]
    ends = [GAME.words().event(event, ("Ada",), 0, language) for event in over]

    assert 2 == len(set(ends))
    assert GAME.words().event(over[0], NAMES, 0, language) not in ends


@pytest.mark.parametrize("language", languages())
def test_every_phase_is_named(language: str) -> None:
    """Who is to do what."""
    said = {phase_words(phase, acting([0], ["Ada"]), language) for phase in get_args(Phase)}

    assert 5 == len(said)
    assert 4 == sum("Ada" in sentence for sentence in said)


@pytest.mark.parametrize("language", languages())
def test_every_option_has_help_label_and_words(language: str) -> None:
    """A form can be made from the declaration in any language."""
    for option in DECLARATION.options:
        key, parts = DECLARATION.help_key(option), [".label"]
        if isinstance(option, Choice):
            parts += [f".{value}" for value in option.values]
        if isinstance(option, Seats | Counts):
            parts.append(".null")
        if isinstance(option, Counts):
            parts += [f".{name}" for name in option.names]
        assert all(has_sentence(key + part) for part in parts)
        assert say(key, language).endswith(".")
        assert all(not say(key + part, language).endswith(".") for part in parts)
