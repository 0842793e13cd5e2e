"""Klub's games as environments for learning, in PettingZoo's and OpenSpiel's forms. See docs/environments.md."""

from importlib.util import find_spec
from typing import TYPE_CHECKING

if find_spec("pettingzoo") is None:
    raise ModuleNotFoundError("klub.envs needs PettingZoo: pip install klub[envs]", name="pettingzoo")

if TYPE_CHECKING:
    from klub.envs.registry import EnvironmentModule


def names() -> tuple[str, ...]:
    """The environments there are: each is an attribute of `klub.envs` with `env` and `raw_env`."""
    from klub.envs.registry import names  # late, both: PettingZoo and what it needs take a while to load

    return names()


def __getattr__(name: str) -> "EnvironmentModule":
    from klub.envs.registry import find

    found = None if name.startswith("_") else find(name)
    if found is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return found
