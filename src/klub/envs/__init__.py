"""Klub's games as environments for learning, in PettingZoo's and OpenSpiel's forms. See docs/environments.md."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

if find_spec("pettingzoo") is None:
    raise ModuleNotFoundError("klub.envs needs PettingZoo: pip install klub[envs]", name="pettingzoo")

NAMES: Final = ("clustered_v1", "cubed_v1", "kluster_v1", "cluellage_v1")


def names() -> tuple[str, ...]:
    """The environments there are: each is a module of `klub.envs` with `env` and `raw_env`."""
    return NAMES


def __getattr__(name: str) -> ModuleType:
    if name in NAMES:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
