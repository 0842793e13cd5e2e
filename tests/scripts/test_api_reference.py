"""The API reference: every public name is in it, with its signature and what it promises."""

import inspect
import re
from types import ModuleType
from typing import Any

import pytest

import klub
import klub.client
from klub import core
from scripts.api_reference import FILE, members

PAGE = FILE.read_text("utf-8")
CLASSES = [klub.Match, klub.Game, core.Declaration, core.Rng, klub.client.Club, klub.client.Table, klub.client.Seat]


def part(heading: str) -> str:
    """What stands below a heading, up to the next one."""
    found = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#|\Z)", PAGE, re.M | re.S)
    assert found, f"{heading} is missing: make api"
    return found[1]


@pytest.mark.parametrize(
    ("module", "name"),
    [(module, name) for module in (klub, klub.client, core) for name in module.__all__],
    ids=lambda each: each.__name__ if isinstance(each, ModuleType) else each,
)
def test_every_public_name_is_there(module: Any, name: str) -> None:
    """With the first sentence of its docstring, under the name that people import it by."""
    value = getattr(module, name)
    below = part(f"klub.{name}" if name in klub.__all__ else f"{module.__name__}.{name}")
    if (inspect.isclass(value) or inspect.isfunction(value)) and value.__module__.startswith("klub"):
        first = re.split(r"(?<=[.:;]) ", " ".join((value.__doc__ or "").split()))[0]

        assert first
        assert first in below


@pytest.mark.parametrize(
    ("kind", "name"),
    [(kind, name) for kind in CLASSES for name in members(kind)],
    ids=lambda each: getattr(each, "__name__", each),
)
def test_every_public_method_is_there(kind: type, name: str) -> None:
    """With its parameters, whatever it is."""
    below = part(f"{kind.__name__}.{name}")
    member = inspect.getattr_static(kind, name)
    if inspect.isfunction(member):
        for parameter in [*inspect.signature(member).parameters][1:]:
            assert re.search(rf"\b{parameter}\b", below), parameter


def test_no_public_method_is_left_out() -> None:
    """What `dir` shows of a class of ours is what the reference has."""
    for kind in CLASSES:
        shown = {
            name
            for name in dir(kind)
            if not name.startswith("_") and (callable(getattr(kind, name)) or isinstance(getattr(kind, name), property))
        }

        assert shown == set(members(kind)), kind


def test_links_within_the_page_lead_somewhere() -> None:
    """An anchor is what readers of Markdown make of a heading; the second of two equal ones is counted."""
    anchors: list[str] = []
    for heading in re.findall(r"^#+ (.*)$", PAGE, re.M):
        plain = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        anchors.append(plain if plain not in anchors else f"{plain}-{anchors.count(plain)}")

    links = re.findall(r"\]\(#([^)]*)\)", PAGE)
    assert links
    assert set(links) <= set(anchors)
