"""Writes docs/api.md, the reference of the library, from signatures and docstrings: `make api`."""

import ast
import inspect
import re
import sys
import textwrap
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, get_args

import klub
import klub.client
import klub.games
from klub import core
from klub.core import check, options, thought

UNSAID: Final = ("object", "tuple", "Struct", "Generic", "ABC", "Protocol")
"""Bases that nobody needs to know of."""

MADE: Final = (klub.Illegal, klub.client.connect, klub.client.Identity, core.Rng)
"""Classes that users make themselves, apart from structs."""

LONGEST: Final = 110
"""Letters of a signature in one line."""

FILE: Final = Path(__file__).parents[1] / "docs" / "api.md"

HEAD: Final = """\
# API reference

Everything public in the library, in the contract of a game and in the client.
`make api` makes this page from the docstrings: change those, not this page.
"""

GAMES: Final = ("names", "game", "register")
CHECK: Final = ("Report", "Promise", "Nonconforming")
OPTIONS: Final = (*(kind.__name__ for kind in get_args(options.Option)), "Need", "Rectangle", "Round")
THOUGHT: Final = ("Level", "Reason", "Thought")
SNAPSHOT: Final = ("SeatInfo", "SeatView", "PlayInfo", "UndoInfo")
HOUSE: Final = ("House", "Clock")


def _named(module: Any, names: Any) -> dict[str, Any]:
    return {f"{module.__name__}.{name}": getattr(module, name) for name in names}


SECTIONS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "The library": (
        "What `import klub` gives: games in memory, by the rules, with no table around them.",
        _named(klub, klub.__all__),
    ),
    "Writing a game": (
        "What a game is made of, beside `klub.Game`; [architecture.md](architecture.md) says how it fits together.",
        _named(klub.games, GAMES)
        | _named(core, [name for name in core.__all__ if name not in klub.__all__])
        | _named(options, OPTIONS)
        | _named(thought, THOUGHT)
        | _named(check, CHECK),
    ),
    "The client": (
        "A program that sits at a table as a person does; [write-a-bot.md](write-a-bot.md) is the way in.",
        _named(klub.client, klub.client.__all__)
        | _named(import_module("klub.tables.snapshot"), SNAPSHOT)
        | _named(import_module("klub.tables.house"), HOUSE),
    ),
}
"""Each section: a sentence, and what is in it by its full name."""


def generate() -> str:
    """The text of the page."""
    parts = [HEAD, *_contents()]
    for title, (about, names) in SECTIONS.items():
        parts.append(f"## {title}\n\n{about}\n")
        for name, value in names.items():
            parts += _entry(name, value)
    return "\n".join(parts)


def members(kind: type) -> dict[str, Any]:
    """The public methods and properties that a class, or one of Klub's that it inherits from, defines."""
    found: dict[str, Any] = {}
    for owner in reversed(kind.__mro__):
        if owner.__module__.startswith("klub"):
            found |= {
                name: value
                for name, value in vars(owner).items()
                if not name.startswith("_")
                and (inspect.isfunction(value) or isinstance(value, property | classmethod | staticmethod))
            }
    return found


def _contents() -> Iterator[str]:
    taken: Counter[str] = Counter()
    yield "| Section | Names |\n|---|---|"
    for title, (_, names) in SECTIONS.items():
        links = ", ".join(f"[`{name.rpartition('.')[2]}`](#{_anchor(name, taken)})" for name in names)
        yield f"| [{title}](#{_anchor(title, taken)}) | {links} |"
    yield ""


def _anchor(heading: str, taken: Counter[str]) -> str:
    """Where a heading is found; of those that differ in capitals only, the second and further ones are counted."""
    plain = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
    taken[plain] += 1
    return plain if taken[plain] == 1 else f"{plain}-{taken[plain] - 1}"


def _entry(name: str, value: Any) -> Iterator[str]:
    yield f"### {name}\n"
    first = next(each for _, names in SECTIONS.values() for each, known in names.items() if known is value)
    if first != name and inspect.isclass(value) and value.__module__.startswith("klub"):
        yield f"The same as `{first}`.\n"
    elif inspect.isclass(value) and value.__module__.startswith("klub"):
        yield from _class(name, value)
    elif inspect.isfunction(value):
        yield f"```python\n{_signature(value)}\n```\n"
        yield _prose(value.__doc__, name)
    elif callable(value) and type(value).__module__.startswith("klub"):
        yield f"```python\n{_signature(type(value).__call__, name.rpartition('.')[2])}\n```\n"
        yield _prose(type(value).__doc__, name)
    else:
        yield from _alias(name)


def _alias(name: str) -> Iterator[str]:
    """A name for a type, such as `Seat`."""
    short = name.rpartition(".")[2]
    for module in [module for key, module in sys.modules.items() if key.startswith("klub.core")]:
        body = ast.parse(inspect.getsource(module)).body
        for node, after in zip(body, [*body[1:], None], strict=True):
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == short and node.value is not None:
                yield f"```python\n{short} = {_plain(ast.unparse(node.value))}\n```\n"
                if _is_text(after):
                    yield _prose(_text(after), name)
                return
    raise TypeError(f"{name} is nothing that can be described")


def _class(name: str, kind: type) -> Iterator[str]:
    bases = ", ".join(
        base.__name__ for base in kind.__bases__ if base.__name__ not in UNSAID and base.__name__[0] != "_"
    )
    yield f"```python\nclass {kind.__name__}{f'({bases})' if bases else ''}\n```\n"
    yield _prose(kind.__doc__, name)
    yield from _table(list(_fields(kind)))
    if kind in MADE:
        yield f"```python\n{_signature(kind.__init__, kind.__name__).removesuffix(' -> None')}\n```\n"
    required: frozenset[str] = getattr(kind, "__abstractmethods__", frozenset())
    for each, member in members(kind).items():
        yield f"#### {kind.__name__}.{each}\n"
        yield f"```python\n{_member(each, member)}\n```\n"
        yield _prose(inspect.getdoc(member), f"{name}.{each}")
        if each in required:
            yield "It has no default: every game defines it.\n"


def _table(fields: list[tuple[str, str, str]]) -> Iterator[str]:
    """Fields with their types, and what is said of them where anything is."""
    if not fields:
        return
    said = any(about for _, _, about in fields)
    yield "| Field | Type | Meaning |\n|---|---|---|" if said else "| Field | Type |\n|---|---|"
    for field, form, about in fields:
        yield f"| `{field}` | `{_cell(form)}` |" + (f" {_cell(about)} |" if said else "")
    yield ""


def _fields(kind: type) -> Iterator[tuple[str, str, str]]:
    """The attributes that a class declares, or sets when it is made and describes: name, type and description."""
    owners = [owner for owner in reversed(kind.__mro__) if owner.__module__.startswith("klub")]
    for owner in owners:
        tree = _tree(owner)
        bodies = [tree.body, *(node.body for node in tree.body if isinstance(node, ast.FunctionDef))]
        for body in bodies:
            for node, after in zip(body, [*body[1:], None], strict=True):
                if not isinstance(node, ast.AnnAssign):
                    continue
                name = ast.unparse(node.target).removeprefix("self.")
                if name.startswith("_") or "." in name or (body is not tree.body and not _is_text(after)):
                    continue
                form = re.sub(r"^ClassVar\[(.*)\]$", r"\1", ast.unparse(node.annotation))
                if node.value is not None and body is tree.body:
                    form += f" = {ast.unparse(node.value)}"
                yield name, _plain(form), _sentence(_text(after)) if _is_text(after) else ""


def _member(name: str, member: Any) -> str:
    if isinstance(member, property):
        node = _function(member.fget)
        return f"{name}: {_plain(ast.unparse(node.returns))}" if node.returns is not None else name
    return _signature(member.__func__ if isinstance(member, classmethod | staticmethod) else member)


def _signature(function: Any, name: str = "") -> str:
    """A function's head as it is written, without `self`; broken where it is long."""
    node = _function(function)
    wait = "async " if isinstance(node, ast.AsyncFunctionDef) else ""
    answer = f" -> {_plain(ast.unparse(node.returns))}" if node.returns is not None else ""
    written = _plain(re.sub(r"^(self|cls)(, )?(/, )?", "", ast.unparse(node.args)))
    parameters = [re.sub(r"^(\w+: [^=]*[^= ])=(?!=)", r"\1 = ", each) for each in _split(written) if each]
    line = f"{wait}{name or node.name}({', '.join(parameters)}){answer}"
    if len(line) <= LONGEST:
        return line
    inside = ",\n    ".join(parameters)
    return f"{wait}{name or node.name}(\n    {inside},\n){answer}"


def _split(parameters: str) -> Iterator[str]:
    """At the commas that are in no bracket."""
    depth, start = 0, 0
    for place, letter in enumerate(parameters):
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            yield parameters[start:place].strip()
            start = place + 1
    yield parameters[start:].strip()


def _function(function: Any) -> ast.FunctionDef | ast.AsyncFunctionDef:
    [node] = ast.parse(textwrap.dedent(inspect.getsource(function))).body
    assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef), function
    return node


@cache
def _tree(kind: type) -> ast.ClassDef:
    [node] = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(node, ast.ClassDef), kind
    return node


def _is_text(node: ast.stmt | None) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _text(node: Any) -> str:
    return str(node.value.value)


def _plain(form: str) -> str:
    """A type as it is read: without the quotes of names that come later, or the names of modules."""
    named = re.sub(r"\b(?:c|b|e)\.(?=[A-Z])", "", re.sub(r"'([A-Z]\w*)'", r"\1", form))
    return re.sub(r"'([^'\"]*)'", r'"\1"', named)


def _sentence(text: str) -> str:
    return " ".join(inspect.cleandoc(text).split())


def _prose(doc: str | None, name: str) -> str:
    """A docstring with one sentence in each line; code in it stays as it is."""
    if not doc or doc.startswith(f"{name.rpartition('.')[2]}("):
        raise TypeError(f"{name} has no docstring")
    paragraphs = re.split(r"\n\s*\n", inspect.cleandoc(doc))
    lines = [re.sub(r"(?<=[^A-Z].[.?!]) (?=[A-Z`“])", "\n", " ".join(each.split())) for each in paragraphs]
    return "\n\n".join(lines) + "\n"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def main() -> None:
    """Write the page."""
    FILE.write_text(generate(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
