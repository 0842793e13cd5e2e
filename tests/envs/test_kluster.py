"""What an agent of Kluster observes: all its view tells, and nothing else."""

import math

import numpy as np
import pytest
from msgspec.structs import replace

from klub.core import Malformed
from klub.games.kluster import GAME
from klub.games.kluster.env import COLUMNS, KlusterAdapter, fact_names, facts, magnets, strings
from klub.games.kluster.moves import Place
from klub.games.kluster.options import Options
from klub.games.kluster.stones import Lying
from tests.games.kluster.table import begun, table

STATE = table([(0, 1), (2,)], [Lying(4, 50, -100, math.pi / 2), Lying(5, 0, 0, 1.0, "south_up")])


def test_a_row_tells_all_of_a_magnet() -> None:
    """Where it lies and points, how it stands, who holds it, what it is."""
    rows = {
        number: dict(zip(COLUMNS, row, strict=True)) for number, row in enumerate(magnets(GAME.view(STATE, 0)).tolist())
    }

    assert 12 == len(rows)
    assert (0.25, -0.5) == (rows[4]["x"], rows[4]["y"])
    assert (0, 1) == pytest.approx((rows[4]["north_x"], rows[4]["north_y"]), abs=1e-6)
    assert ["lying", "south_up", "spinner"] == sorted(name for name, value in rows[5].items() if value == 1)
    assert [(1, 0, 0), (0, 1, 0), (0, 0, 1)] == [
        (rows[n]["own"], rows[n]["others"], rows[n]["removed"]) for n in (0, 2, 11)
    ]
    assert 0.72 == pytest.approx(rows[0]["length"])


def test_own_and_others_are_relative() -> None:
    """The other seat sees the same table from its side."""
    mine, theirs = (magnets(GAME.view(STATE, seat)) for seat in (0, 1))
    own, others = COLUMNS.index("own"), COLUMNS.index("others")

    assert np.array_equal(mine[:, own], theirs[:, others])
    assert np.array_equal(np.delete(mine, [own, others], 1), np.delete(theirs, [own, others], 1))


def test_strings_are_nodes() -> None:
    """In shares of the reach; zeros before they are laid."""
    nodes = strings(GAME.view(STATE, 0))

    assert (1, 64, 2) == nodes.shape
    assert 650 / (2 * math.pi) / 200 == pytest.approx(float(np.hypot(*nodes[0, 0])), rel=0.01)
    assert not strings(GAME.view(begun(6), 0)).any()
    assert (2, 64, 2) == strings(GAME.view(begun(6), 0)).shape


def test_facts_are_named() -> None:
    """Magnets of each seat from the observer on, the phase, whose turn it is, failures."""
    told = dict(zip(fact_names(2), facts(GAME.view(replace(STATE, failures=1), 1)).tolist(), strict=True))

    assert (1, 2, 1, 1, 1) == (told["magnets_0"], told["magnets_1"], told["phase_turn"], told["turn"], told["failures"])
    assert 1 == sum(value for name, value in told.items() if name.startswith("phase_"))


def test_an_observation_is_in_its_space() -> None:
    """And free to keep: new arrays each time."""
    adapter = KlusterAdapter(GAME, Options(), 2)
    adapter.start(STATE)
    first, second = adapter.observe(STATE, 0), adapter.observe(STATE, 0)

    assert adapter.observation_space().contains(first)
    for name, array in first.items():
        assert not np.shares_memory(array, second[name])


def test_an_action_is_a_placement() -> None:
    """Of the seat whose turn it is."""
    adapter = KlusterAdapter(GAME, Options(), 2)
    adapter.start(replace(STATE, turn=1))

    assert Place(2, 100.0, 0.0, 0.0, "flat") == adapter.move(np.array([0, 0.5, 0, 0, -1, 0], np.float32))
    adapter.follow(STATE, 1, Place(2, 100.0, 0.0, 0.0, "flat"))
    assert isinstance(adapter.move([0.9, 0, 0, 0, 0, 0]), Place)


@pytest.mark.parametrize("action", [None, 3, "abc", [0.0] * 5, [2.0] * 6, [None] * 6])
def test_other_actions_are_malformed(action: object) -> None:
    """With a code."""
    adapter = KlusterAdapter(GAME, Options(), 2)
    adapter.start(STATE)
    with pytest.raises(Malformed) as refusal:
        adapter.move(action)

    assert "move/malformed" == refusal.value.code
