"""Refusals carry a code and facts, can be sent between processes, and can be read."""

import pickle

import pytest

from klub.core import Illegal, Malformed, Stale

KINDS = [Illegal, Malformed, Stale]


@pytest.mark.parametrize("kind", KINDS)
def test_a_refusal_is_a_value_error_with_code_and_facts(kind: type[Illegal]) -> None:
    """Whoever catches ValueError or Illegal learns the code and the facts."""
    refusal = kind("clustered/occupied", card="W", x=1, y=-2)

    assert isinstance(refusal, ValueError)
    assert isinstance(refusal, Illegal)
    assert refusal.code == "clustered/occupied"
    assert refusal.facts == {"card": "W", "x": 1, "y": -2}


@pytest.mark.parametrize("kind", KINDS)
def test_a_refusal_survives_pickling(kind: type[Illegal]) -> None:
    """A worker process can raise it to its parent, with its kind, code and facts."""
    refusal = kind("move/not_your_turn", seat=1, actors=[0])

    again = pickle.loads(pickle.dumps(refusal))

    assert (type(again), again.code, again.facts) == (kind, refusal.code, refusal.facts)


def test_malformed_and_stale_are_told_apart() -> None:
    """What cannot be read, and what comes too late, are different kinds of refusal."""
    assert not issubclass(Malformed, Stale)
    assert not issubclass(Stale, Malformed)


@pytest.mark.parametrize("code", ["move/game_over", "no/such_code", ""])
def test_a_refusal_can_always_be_read(code: str) -> None:
    """The sentence exists even for a code or facts nobody has words for."""
    assert str(Illegal(code))
    assert str(Illegal(code, odd=object(), deep={"a": [1, None]}))


def test_a_refusal_says_its_facts() -> None:
    """The sentence names what was refused."""
    assert "7" in str(Malformed("options/bad_value", option="rounds", value="7", expected="1…3"))
