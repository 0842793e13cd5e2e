"""Every word that a player reads comes from the locale files: none is written into a component."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

WEB: Final = Path(__file__).parents[2] / "web" / "src"
COMPONENTS: Final = sorted(WEB.rglob("*.svelte"))

SPOKEN: Final = {"alt", "placeholder", "title", *(f"aria-{name}" for name in ("label", "description", "valuetext"))}
"""Attributes that people see or hear."""

ALLOWED: Final = {
    "Klub": "a name, the same everywhere",
    "PLUM72": "an example of a code, which is no word of any language",
}

SCRIPT: Final = re.compile(r"<(script|style)\b.*?</\1>", re.S)
COMMENT: Final = re.compile(r"<!--.*?-->", re.S)
LETTERS: Final = re.compile(r"[^\W\d_]")


def markup(source: str) -> str:
    """A component without its script, its style and its comments."""
    return COMMENT.sub("", SCRIPT.sub("", source))


def expressions(text: str) -> Iterator[tuple[int, int]]:
    """Where `{…}` begins and ends, the outermost ones; braces in strings count as they stand."""
    depth = start = 0
    for at, sign in enumerate(text):
        if sign == "{":
            start = at if depth == 0 else start
            depth += 1
        elif sign == "}":
            depth -= 1
            if depth == 0:
                yield start, at + 1


def without_expressions(text: str) -> str:
    """The same with nothing but blanks where something is worked out."""
    for start, end in expressions(text):
        text = text[:start] + " " * (end - start) + text[end:]
    return text


def written(source: str) -> list[str]:
    """The words that a component says without asking for a sentence: in its text, or in an attribute."""
    plain = without_expressions(markup(source))
    tags = re.compile(r"<[/!]?[A-Za-z][^<>]*>")
    texts = [text.strip() for text in tags.sub("\0", plain).split("\0")]
    attributes = [
        value for tag in tags.findall(plain) for name, value in re.findall(r'([\w-]+)="([^"]*)"', tag) if name in SPOKEN
    ]
    found = [text for text in (*texts, *attributes) if LETTERS.search(text)]
    return [text for text in found if not all(word in ALLOWED for word in re.findall(r"[^\W_]+", text))]


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda file: file.relative_to(WEB).as_posix())
def test_no_words_are_written_into_a_component(component: Path) -> None:
    """Text with letters, and attributes that are read aloud, are always asked for by their key."""
    assert [] == written(component.read_text("utf-8"))


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("<p>Hello</p>", ["Hello"]),
        ("<script>const hello = 1 < 2;</script><p>{say('hello')} · {1 + 1}</p>", []),
        ('<button aria-label="Close"><Icon name="x" /></button>', ["Close"]),
        ("<button title={say('page-close')} class='btn wide'></button>", []),
        ("{#if open}<b>{#each [1] as one (one)}{one}{/each} left</b>{/if}", ["left"]),
        ("<button onclick={() => (open = a > b)}>Go on</button>", ["Go on"]),
        ("<title>{say('home-title')} · Klub</title><!-- a comment --><style>p { color: red }</style>", []),
        ('<input placeholder="PLUM72" /><input placeholder="Your name" />', ["Your name"]),
    ],
)
def test_words_are_found_where_they_are_and_nowhere_else(source: str, words: list[str]) -> None:
    """The proof of the proof."""
    assert words == written(source)
