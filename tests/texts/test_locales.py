"""The locale files agree with each other and with the code."""

import ast as python
import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import get_args

import pytest
from fluent.syntax import ast

from klub.core.options import Choice, Counts, Option, Seats, Several
from klub.core.thought import LEVELS
from klub.games import game as find_game
from klub.games import names as game_names
from klub.games.cluellage import events as cluellage_events
from klub.games.cluellage import state as cluellage_state
from klub.games.cluellage.word_cards import CATEGORIES
from klub.games.clustered.rules import Phase
from klub.games.clustered.scoring import BonusName
from klub.games.clustered.view import Event
from klub.games.cubed import events as cubed_events
from klub.games.cubed import rules as cubed_rules
from klub.games.cubed.pieces import BLACK, COLORS, POINTS
from klub.games.kluster import events as kluster_events
from klub.games.kluster import rules as kluster_rules
from klub.texts import languages, say
from tests.texts.messages import LOCALES, PAGE, SOURCE, entries, rules_keys, say_rules, sentences, walk

OTHERS = [language for language in languages() if language != "en"]

BOARDS = ("clustered", "cubed", "kluster")

SAME_AS_ENGLISH = {
    ("*", "clustered-name"),  # a name
    ("*", "clustered-name.minutes"),
    ("*", "cubed-name"),
    ("*", "cubed-name.minutes"),
    ("*", "cluellage-name"),
    ("*", "cluellage-name.minutes"),
    ("*", "kluster-name"),
    ("*", "kluster-name.minutes"),
    ("*", "kluster-page-mm"),
    ("*", "kluster-rules-plus"),
    ("*", "me-bot"),  # a bot is a bot everywhere
    ("*", "terminal-bot"),
    ("*", "waiting-bot.name"),
    ("de", "page-code"),
    ("nl", "page-code"),
    ("nl", "page-diameter"),
    ("de", "page-limit"),
    ("pl", "page-limit"),
    *((language, "page-link") for language in ("de", "nl", "it", "pl")),
    ("de", "page-name"),
    ("fr", "home-options"),
    ("fr", "page-notify"),
    ("fr", "page-shape-rectangle"),
    *((language, "waiting-menu") for language in ("fr", "nl", "it", "pt", "pl")),
    *((language, "table-chat") for language in ("de", "nl", "es", "it")),
    *((language, "table-menu") for language in ("fr", "nl", "it", "pt", "pl")),
    *((language, f"{game}-rules-solo") for language in ("de", "nl", "pl") for game in BOARDS),
    *((language, f"{game}-page-together") for language in ("fr", "es", "pt") for game in (*BOARDS[:2], "cluellage")),
    *((language, "table-seat-bot") for language in ("fr", "nl", "es", "it", "pt", "pl")),
    ("nl", "kluster-page-slow"),
    ("pl", "kluster-magnet-spinner"),
    ("de", "clustered-hand"),
    ("nl", "clustered-hand"),
    ("nl", "clustered-head-hand"),
    ("fr", "clustered-head-points"),
    ("fr", "clustered-page-head-rectangle"),
    ("fr", "cubed-color-c"),  # a rose is a rose
    ("de", "kluster-page-shape-oval"),
    ("pt", "kluster-page-shape-oval"),
    *(("fr", key) for key in ("result-minutes", "result-scores", "replay-pause")),
    ("it", "replay-title"),
    *(("it", key) for key in ("cubed-page-round_points", "cluellage-page-round")),
    ("it", "terminal-command-save.form"),
}
"""Language and key of what may read as in English."""


def test_there_is_a_folder_for_every_language() -> None:
    """The languages offered are the folders there are."""
    assert {folder.name for folder in LOCALES.iterdir() if folder.is_dir()} == set(languages())


@pytest.mark.parametrize("language", languages())
def test_locale_files_are_well_formed(language: str) -> None:
    """Nothing is unreadable, and no key stands there twice."""
    body = [entry for file in entries(language).values() for entry in file]
    ids = Counter(entry.id.name for entry in body if isinstance(entry, ast.Message))

    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    assert [key for key, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("language", languages())
def test_locale_files_use_what_python_and_the_page_both_have(language: str) -> None:
    """Messages, attributes, variables and selections: no functions, and no terms, which would hide their variables."""
    nodes = [node for file in entries(language).values() for entry in file for node in walk(entry)]

    assert [node for node in nodes if isinstance(node, ast.FunctionReference | ast.TermReference | ast.Term)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys(language: str) -> None:
    """The same files, and in each the same messages and attributes in the same order."""
    assert list(entries("en")) == list(entries(language))
    assert list(sentences("en")) == list(sentences(language))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_takes_the_same_facts(language: str) -> None:
    """A sentence needs the same variables in every language."""
    facts = {key: set(sentence.samples()) for key, sentence in sentences(language).items()}

    assert {key: set(sentence.samples()) for key, sentence in sentences("en").items()} == facts


@pytest.mark.parametrize("language", languages())
def test_every_sentence_can_be_said(language: str) -> None:
    """In all cases it tells apart, a sentence says something, without double blanks or blanks at its ends."""
    rules = rules_keys()
    for key, sentence in sentences(language).items():
        speak = say_rules if key in rules else say
        samples = sentence.samples()
        for values in product(*samples.values()):
            said = speak(key, language, **dict(zip(samples, values, strict=True)))

            assert said == said.strip() != "", key
            assert "  " not in said, key


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_is_translated(language: str) -> None:
    """Nothing was left in English."""
    english = sentences("en")
    same = {
        key
        for key, sentence in sentences(language).items()
        if re.search(r"\w", sentence.text()) and sentence.text() == english[key].text()
    }

    assert {key for where, key in SAME_AS_ENGLISH if where in (language, "*")} == same


def test_every_refusal_has_its_sentence() -> None:
    """Each code that the source refuses with has a message, and each message a code."""
    messages = {key for key in sentences("en") if key.startswith("refusal-")}
    messages -= {"refusal-unknown", "refusal-named"}  # for codes that nobody wrote a sentence for

    assert {f"refusal-{code.replace('/', '-')}" for code in _refusal_codes() | _page_refusal_codes()} == messages


def test_no_key_is_unused() -> None:
    """Every message and attribute is asked for: by name, by a pattern, by a declaration or by another message."""
    told = {rf"{name}-(event|reason)-[\w.]+" for name in game_names()}  # by `Words`; families are checked below
    patterns = [re.compile(pattern) for pattern in {*_asked_patterns(), *_page_patterns(), *told}]
    declared = [option for name in game_names() for option in find_game(name).declaration.with_help_keys().options]
    labels = {key for option in declared for key in _form_keys(option)}
    parts = ("name", "name.about", "name.tagline", "name.minutes", "daily")  # the page asks for them of any game
    names = {f"{name}-{part}" for name in game_names() for part in parts}
    referred = {key for sentence in sentences("en").values() for key in sentence.references()}
    used = labels | names | referred

    unused = {
        key
        for key in sentences("en")
        if key not in used
        and not key.startswith(("refusal-", "terminal-help"))  # tests of their own
        and not any(pattern.fullmatch(key) for pattern in patterns)
    }

    assert set() == unused


@pytest.mark.parametrize(
    ("prefix", "expected"),
    [
        ("clustered-option-", {option.name for option in find_game("clustered").declaration.options}),
        ("clustered-event-", {kind.__struct_config__.tag for kind in get_args(Event)}),
        ("clustered-bonus-", set(get_args(BonusName))),
        ("clustered-phase-", set(get_args(Phase))),
        ("clustered-card-", {"wild", "start", "hidden"}),
        ("cubed-option-", {option.name for option in find_game("cubed").declaration.options}),
        ("cubed-event-", {kind.__struct_config__.tag for kind in get_args(cubed_events.Event)}),
        ("cubed-phase-", set(get_args(cubed_rules.Phase))),
        ("cubed-color-", {*COLORS, BLACK}),
        ("cubed-piece-", {*POINTS, "hidden"}),
        ("kluster-option-", {option.name for option in find_game("kluster").declaration.options}),
        ("kluster-event-", {kind.__struct_config__.tag for kind in get_args(kluster_events.Event)}),
        ("kluster-phase-", set(get_args(kluster_rules.Phase))),
        ("kluster-ask-", set(get_args(kluster_rules.Phase)) - {"over"}),
        ("cluellage-option-", {option.name for option in find_game("cluellage").declaration.options}),
        ("cluellage-event-", {kind.__struct_config__.tag for kind in get_args(cluellage_events.Event)}),
        ("cluellage-phase-", set(get_args(cluellage_state.Phase))),
        ("cluellage-category-", set(CATEGORIES)),
        ("level-", set(LEVELS)),
    ],
)
def test_every_family_is_complete(prefix: str, expected: set[str]) -> None:
    """Options, events, bonuses, phases and levels: a message for each there is, and no other."""
    assert expected == {
        key.removeprefix(prefix) for key in sentences("en") if key.startswith(prefix) and "." not in key
    }


def test_every_reason_of_a_bot_has_its_sentence() -> None:
    """Each reason that the bot of Clustered can give has a message, and each message a reason."""
    tree = python.parse((SOURCE / "games" / "clustered" / "bot.py").read_text(encoding="utf-8"))
    codes = {code for node in python.walk(tree) if (code := _first_word(node, {"Reason"}))}

    assert codes == {
        key.removeprefix("clustered-reason-") for key in sentences("en") if key.startswith("clustered-reason-")
    }


def _trees() -> Iterator[python.Module]:
    for file in SOURCE.rglob("*.py"):
        if "template" in file.parts:  # the game of `klub new` brings its own sentences
            continue
        yield python.parse(file.read_text(encoding="utf-8"))


def _refusal_codes() -> set[str]:
    """The codes in `Illegal("…")` and its kin, and those handed on to `decode(…, "…")` and `from_dict(…, "…")`."""
    codes: set[str | None] = set()
    for node in (node for tree in _trees() for node in python.walk(tree)):
        codes.add(_first_word(node, {"Illegal", "Malformed", "Stale"}))
        if (
            isinstance(node, python.Call)
            and isinstance(node.func, python.Name)
            and node.func.id in {"decode", "from_dict"}
        ):
            codes |= {str(word.value) for word in node.args[2:] if isinstance(word, python.Constant)}
    return {code for code in codes if code}


def _page_sources() -> Iterator[str]:
    for file in PAGE.rglob("*"):
        if file.suffix in {".svelte", ".ts"} and not file.name.endswith(".test.ts"):
            yield file.read_text(encoding="utf-8")


def _page_refusal_codes() -> set[str]:
    """The codes that the page itself refuses with: where the server cannot be asked."""
    return {code for source in _page_sources() for code in re.findall(r'"(page/\w+)"', source)}


def _page_patterns() -> Iterator[str]:
    """The keys that the page names: in full, or as a template that begins with at least one word or a game's name."""
    games = "|".join(game_names())
    for source in _page_sources():
        yield from (re.escape(key) for key in re.findall(r'"(\w+-[\w.-]+)"', source))
        for template in re.findall(r"`(\w+-[\w.-]*\$\{[^`]*)`", source):
            yield r"[\w.]*".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", template))
        for template in re.findall(r"`\$\{game\}(-\w[^`]*)`", source):
            parts = (re.escape(part) for part in re.split(r"\$\{[^}]*\}", template))
            yield rf"({games})" + r"[\w.]*".join(parts)


def _form_keys(option: Option) -> set[str]:
    """What the form of the page says of an option: help, label, and the words for its values."""
    match option:
        case Choice():
            values: tuple[object, ...] = option.values
        case Seats():
            values = option.words
        case Counts() | Several():
            values = (*option.names, *([None] if option.default is None else []))
        case _:
            values = ()
    words = {json.dumps(value).strip('"') for value in values}
    return {option.help, *(f"{option.help}.{part}" for part in {"label", *words})}


def _first_word(node: python.AST, names: set[str]) -> str | None:
    """The first argument of a call of one of `names`, if it is written out."""
    if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id in names and node.args:
        word = node.args[0]
        return word.value if isinstance(word, python.Constant) and isinstance(word.value, str) else None
    return None


def _asked_patterns() -> Iterator[str]:
    """The keys that the source names: in full, or as an f-string that begins with at least one word."""
    for node in (node for tree in _trees() for node in python.walk(tree)):
        if isinstance(node, python.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
        elif isinstance(node, python.JoinedStr):
            parts = [
                re.escape(str(part.value)) if isinstance(part, python.Constant) else r"[\w.]*" for part in node.values
            ]
            if re.match(r"\w+\\?-", parts[0]):
                yield "".join(parts)
