"""Follows a page of instructions as a reader would: runs its commands, and puts its code where it says.

The first line of a block names its file. Python blocks hold whole classes and functions, which take the place of those
with the same name; other blocks are added at the end of their file. `the whole file` replaces everything, `instead of
the same line` the line with the same key, and `from FILE` quotes a file of the repository.
"""

import ast
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.scratch import SOURCE, Scratch, ScratchServer

TYPED = "hint\n1\nquit\n"
"""What the reader types where a game asks for moves."""


class Block(NamedTuple):
    """A fenced block: its language, its text, and the line of the page where it begins."""

    language: str
    text: str
    line: int


def blocks(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page, in their order."""
    text = page.read_text(encoding="utf-8")
    for found in re.finditer(r"^```(\w+)\n(.*?)^```$", text, re.M | re.S):
        yield Block(found[1], found[2], text[: found.start()].count("\n") + 1)


class Reader:
    """Somebody with a scratch environment and an empty folder."""

    def __init__(self, scratch: Scratch, folder: Path) -> None:
        self.scratch = scratch
        self.folder = folder

    def follow(self, block: Block) -> None:
        """Do what a block says; fails where that does not work out."""
        if block.language == "sh":
            for line in block.text.splitlines():
                self._run(line)
        elif block.language == "console":
            self._compare(block.text)
        elif quoted := re.match(r"# from (\S+)\n", block.text):
            assert block.text[quoted.end() :] in (SOURCE.parent / quoted[1]).read_text(encoding="utf-8"), quoted[1]
        elif named := re.match(r"(?:#|<!--) (\S+\.\w+)(?:, ([\w ]+?))?(?: -->)?\n", block.text):
            self._put(self.folder / named[1], named[2] or "", block.text[named.end() :])
        else:
            done = self.scratch.run(self.scratch.python, "-c", block.text, cwd=self.folder)
            assert done.returncode == 0, done.stderr

    def _run(self, line: str) -> None:
        match shlex.split(line):
            case ["cd", folder]:
                self.folder = self.folder / folder
            case ["pip", "install", "-e", "."]:
                self.scratch.install(self.folder)
            case ["pip", "wheel", *words]:
                self.scratch.build(self.folder, *words)
            case ["klub"]:
                self._serve()
            case words:
                done = self.scratch.run(*words, cwd=self.folder, typed=TYPED)
                assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"

    def _compare(self, text: str) -> None:
        """Run the line after `$`: every other line of the block is found in what it prints, in this order."""
        command, *lines = text.splitlines()
        done = self.scratch.run(*shlex.split(command.removeprefix("$ ")), cwd=self.folder, typed=TYPED)
        printed, at = done.stdout + done.stderr, 0
        for line in lines:
            at = printed.find(line, at)
            assert at >= 0, f"{line!r} is missing or out of order in:\n{printed}"

    def _serve(self) -> None:
        """Open the table: every game that is installed stands on the home page."""
        server = ScratchServer(self.scratch)
        server.start()
        try:
            assert f'"{self.folder.name}"' in server.get("/api/games")[1]
        finally:
            server.remove()

    def _put(self, file: Path, how: str, text: str) -> None:
        if how == "the whole file":
            file.write_text(text, encoding="utf-8")
        elif how == "instead of the same line":
            key = text.partition("=")[0]
            before = file.read_text(encoding="utf-8")
            after, count = re.subn(rf"^{re.escape(key)}=.*\n", lambda _: text, before, flags=re.M)
            assert count == 1, f"{file.name} has the line of {key!r} once"
            file.write_text(after, encoding="utf-8")
        elif file.suffix == ".py":
            file.write_text(merged(file.read_text(encoding="utf-8"), text), encoding="utf-8")
        else:
            with file.open("a", encoding="utf-8") as out:
                out.write(text)


def merged(before: str, block: str) -> str:
    """A module with the classes and functions of a block in it.

    A class of the block that exists already and has methods gives its parts to that class; any other takes its place.
    """
    for node in ast.parse(block).body:
        code = _code(block, node)
        old = _named(ast.parse(before).body, node)
        if isinstance(node, ast.ImportFrom):
            before = _import(before, node, code)
        elif isinstance(node, ast.ClassDef) and isinstance(old, ast.ClassDef) and _has_methods(old):
            for part in node.body:
                inside = _named(ast.parse(before).body, node)
                assert isinstance(inside, ast.ClassDef)
                before = _replace(before, _named(inside.body, part), inside, _code(block, part))
        else:
            before = _replace(before, old, ast.parse(before).body[-1], code)
    return before


def _replace(source: str, old: ast.stmt | None, last: ast.stmt, code: str) -> str:
    """The source with new code in the place of an old part, or after the last one."""
    lines = source.splitlines()
    assert last.end_lineno is not None
    if old is None:
        return "\n".join([*lines[: last.end_lineno], "", *code.splitlines(), *lines[last.end_lineno :]]) + "\n"
    assert old.end_lineno is not None
    return "\n".join([*lines[: old.lineno - 1], *code.splitlines(), *lines[old.end_lineno :]]) + "\n"


def _import(source: str, node: ast.ImportFrom, code: str) -> str:
    """The source with an import, in the place of one from the same module, or before the first one."""
    found = [each for each in ast.parse(source).body if isinstance(each, ast.ImportFrom)]
    old = next((each for each in found if each.module == node.module), None)
    if old is not None:
        return _replace(source, old, old, code)
    lines = source.splitlines()
    return "\n".join([*lines[: found[0].lineno - 1], code, *lines[found[0].lineno - 1 :]]) + "\n"


def _named(body: list[ast.stmt], like: ast.stmt) -> ast.stmt | None:
    """The class, function or value with the same name."""
    return next((node for node in body if _name(node) is not None and _name(node) == _name(like)), None)


def _name(node: ast.stmt) -> str | None:
    match node:
        case ast.ClassDef() | ast.FunctionDef():
            return node.name
        case ast.Assign(targets=[ast.Name(id=name)]):
            return name
        case _:
            return None


def _has_methods(node: ast.ClassDef) -> bool:
    return any(isinstance(part, ast.FunctionDef) for part in node.body)


def _code(source: str, node: ast.stmt) -> str:
    return "\n".join(source.splitlines()[node.lineno - 1 : node.end_lineno])
