"""Talking to a person in a terminal, or to a script that reads and writes lines."""

import os
import sys
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rich.console import Console
from rich.text import Text

from klub.core import Illegal
from klub.texts import explain, say
from klub.texts.facts import Fact


class Left(Exception):
    """The player has left: by a word, by the end of the input, or by Ctrl-C."""


class Terminal:
    """Says and asks in one language. Colours and wraps only where someone is looking."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._out = Console(highlight=False, markup=False, emoji=False)
        self._err = Console(highlight=False, markup=False, emoji=False, stderr=True)

    @property
    def colorful(self) -> bool:
        """Whether colours can be shown and are wanted."""
        return self._out.is_terminal and self._out.color_system is not None and not self._out.no_color

    def words(self, key: str, /, **facts: Fact) -> str:
        """A sentence in this language."""
        return say(key, self.language, **facts)

    def say(self, key: str, /, style: str = "", **facts: Fact) -> None:
        """Print a sentence."""
        self.print(self.words(key, **facts), style)

    def print(self, words: str = "", style: str = "") -> None:
        """Print a line, wrapped between words where someone is looking."""
        self._out.print(words, style=style, soft_wrap=not self._out.is_terminal)

    def show(self, lines: str) -> None:
        """Print lines as they are, with their ANSI colours, and never wrapped."""
        self._out.print(Text.from_ansi(lines), soft_wrap=True)

    def warn(self, words: str) -> None:
        """Print what is wrong, where errors go."""
        self._err.print(words, style="red", soft_wrap=not self._err.is_terminal)

    def refusal(self, error: Illegal) -> str:
        """Why something was refused, with the code."""
        sentence = explain(error.code, error.facts, self.language)
        return self.words("terminal-refused", sentence=sentence, code=error.code)

    def ask(self, prompt: str) -> str:
        """A line from the player, without blanks around it; raises `Left` at the end of the input and at Ctrl-C."""
        try:
            line = self._out.input(f"{prompt} ", markup=False, emoji=False).strip()
        except (EOFError, KeyboardInterrupt):
            self.print()
            raise Left from None
        if not sys.stdin.isatty():
            self.print(line)  # nobody typed it, so nobody has seen it
        return line

    def thinking(self, key: str, /, **facts: Fact) -> AbstractContextManager[Any]:
        """Shows a sentence while something takes its time; silent where nobody is looking."""
        return self._out.status(self.words(key, **facts)) if self._out.is_terminal else nullcontext()


def reason_of(error: OSError) -> str:
    """Why the system refused, in its own words."""
    return error.strerror or os.strerror(error.errno or 0)
