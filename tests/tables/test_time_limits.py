"""Time that options of a game give: it starts and starts anew by what is in the log, so that a reload agrees."""

import pytest
from msgspec import structs

from klub.core import Seat, TimeLimit
from klub.tables import lapsed, snapshot
from klub.tables.clock import Clocks, Step
from klub.tables.house import Clock
from tests.core.check.tiny import Duel, DuelState
from tests.tables.games import TEST_GAMES
from tests.tables.party import Party


class Hasty(Duel):
    """A duel in which each round gives ten seconds for a card."""

    declaration = structs.replace(Duel.declaration, name="hasty")

    def time_limit(self, state: DuelState, seat: Seat) -> TimeLimit | None:  # noqa: ARG002 - all have the same time
        return TimeLimit(f"round {len(state.shown)}", 10.0)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is known."""
    monkeypatch.setitem(TEST_GAMES, "hasty", Hasty())


LIMIT = TimeLimit("a", 10.0)


def test_time_starts_for_who_becomes_an_actor_moves_or_has_a_new_key() -> None:
    """And goes on for who does none of it, whatever the others do."""
    clocks = Clocks()
    clocks.allow({0: LIMIT, 1: LIMIT}, 100.0, None)
    assert (110.0, 110.0) == (clocks.deadline(0), clocks.deadline(1))
    clocks.allow({0: LIMIT, 1: LIMIT}, 104.0, 1)
    assert (110.0, 114.0) == (clocks.deadline(0), clocks.deadline(1))
    clocks.allow({1: TimeLimit("b", 5.0)}, 106.0, 0)
    assert (None, 111.0) == (clocks.deadline(0), clocks.deadline(1))
    clocks.allow({0: LIMIT, 1: TimeLimit("b", 5.0)}, 107.0, None)

    assert {0: Step("a", 117.0), 1: Step("b", 111.0)} == clocks.steps
    assert (111.0, 1) == clocks.next_lapse()


def test_of_two_deadlines_the_earlier_counts() -> None:
    """The house's clock works beside the option of the game."""
    for per_move, expected in ((5, 105.0), (60, 110.0)):
        clocks = Clocks.start(Clock(per_move=per_move), 2)
        clocks.turn((0,), 100.0)
        clocks.allow({0: LIMIT}, 100.0, None)

        assert expected == clocks.deadline(0)
        assert (expected, 0) == clocks.next_lapse()


@pytest.mark.usefixtures("hasty")
def test_a_table_shows_deadlines_and_a_reload_agrees() -> None:
    """Deadlines are those of the log: folded again they are the same, and nobody acts without one."""
    party = Party("hasty").start("bob")
    began = party.now

    assert [began + 10.0] * 2 == [info.deadline for info in snapshot(party.table, "ada").seats]
    party.move(0)
    assert [None, began + 10.0] == [info.deadline for info in snapshot(party.table, "ada").seats]
    assert party.table.clocks == party.reread().clocks == party.table.copy().clocks
    assert party.table.is_timed
    assert not Party("hush").table.is_timed


@pytest.mark.usefixtures("hasty")
def test_who_is_late_makes_the_move_of_the_clock() -> None:
    """Not a moment earlier; a new round gives new time."""
    party = Party("hasty").start("bob")
    began = party.now
    party.now = began + 9.9

    assert [] == party.lapse()
    assert lapsed(party.table, party.now) is None
    party.now = began + 12.0
    assert [1, 1] == [len(party.lapse()), len(party.lapse())]
    assert [began + 22.0] * 2 == [info.deadline for info in snapshot(party.table, "ada").seats]
    assert [] == party.lapse()
