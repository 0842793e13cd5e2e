"""`klub.envs` itself: what there is, and what it says where PettingZoo is missing."""

import pickle
import sys
from importlib import import_module

import pytest

import klub.envs


def test_each_environment_is_a_module_with_env_and_raw_env() -> None:
    """The names are modules in PettingZoo's style, reachable without importing each one."""
    for name in klub.envs.names():
        module = getattr(klub.envs, name)

        assert f"klub.envs.{name}" == module.__name__
        assert name == str(module.env()) == str(module.raw_env())


def test_what_makes_environments_can_be_sent_to_other_processes() -> None:
    """Vectorised environments are made in processes of their own, from a pickled function."""
    for name in klub.envs.names():
        make = pickle.loads(pickle.dumps(getattr(klub.envs, name).raw_env))

        assert name == str(make())
        assert pickle.loads(pickle.dumps(getattr(klub.envs, name))) is getattr(klub.envs, name)


def test_an_unknown_environment_is_an_attribute_error() -> None:
    """As for any module."""
    with pytest.raises(AttributeError, match="no attribute 'chess_v6'"):
        klub.envs.__getattr__("chess_v6")


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [("klub.envs", "pettingzoo", "envs"), ("klub.envs.openspiel", "pyspiel", "envs,openspiel")],
)
def test_a_missing_library_is_named_with_its_extra(
    monkeypatch: pytest.MonkeyPatch, module: str, missing: str, extra: str
) -> None:
    """The message says what to install."""
    monkeypatch.setitem(sys.modules, missing, None)
    monkeypatch.delitem(sys.modules, module, raising=False)

    with pytest.raises(ModuleNotFoundError, match=rf"pip install klub\[{extra}\]"):
        import_module(module)
