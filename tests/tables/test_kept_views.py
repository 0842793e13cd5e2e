"""What stays of a running game for a program with other rules."""

import msgspec
import pytest
from msgspec.structs import replace

from klub.core import Illegal, to_dict
from klub.tables import Table, judge, keep, snapshot
from klub.tables import commands as c
from klub.tables import entries as e
from klub.tables.house import House, Spectators
from tests.tables.party import Party


def _reopened(party: Party, **changes: object) -> Table:
    """The table as a later program reads it, to which its creation was another."""
    created, *rest = (msgspec.json.decode(entry, type=e.Entry) for entry in party.log)
    return Table([replace(created, **changes), *rest])


def _keep(party: Party) -> e.Kept:
    kept = keep(party.table)
    assert kept is not None
    party.write(kept)
    return kept


@pytest.mark.parametrize("changes", [{"version": 0}, {"game": "gone"}], ids=["other rules", "no such game"])
def test_a_game_that_cannot_go_on_is_shown_as_it_was_last_seen(changes: dict[str, object]) -> None:
    """Each player sees their own view, others what spectators saw; nothing can be done there."""
    party = Party(seats=4, options={"first_player": 0}).start("bob")
    party.move(0)
    before = {who: snapshot(party.table, who).play for who in ("ada", "bob", "dan")}
    _keep(party)

    table = _reopened(party, **changes)

    assert ("closed", "version") == (table.phase, table.closed_why)
    for who, seen in before.items():
        assert seen is not None
        shown = snapshot(table, who).play
        assert shown is not None
        assert [(own.seat, to_dict(own.view)) for own in seen.views] == [(own.seat, own.view) for own in shown.views]
        assert to_dict(seen.watching) == shown.watching
        assert (seen.commitment, seen.moves_made, None) == (shown.commitment, shown.moves_made, shown.seed)
        assert () == shown.actors
    with pytest.raises(Illegal) as refused:
        judge(table, c.Say("hello?"), "ada", "Ada", "teal", 0.0, "")
    assert "table/closed" == refused.value.code


def test_what_is_kept_changes_nothing_for_a_program_with_the_same_rules() -> None:
    """The game goes on, and the table is no younger for it."""
    party = Party(options={"first_player": 0}).start("bob")
    party.move(0)
    touched, before = party.table.touched, snapshot(party.table, "bob")
    party.now += 1000

    _keep(party)

    assert touched == party.table.touched
    assert replace(before, number=before.number + 1) == snapshot(party.table, "bob")
    party.move(1)


def test_it_is_kept_once_and_only_of_a_running_game() -> None:
    """A program that ends again without a move in between has nothing to add."""
    party = Party(options={"first_player": 0})
    assert keep(party.table) is None
    party.start("bob")
    _keep(party)
    assert keep(party.table) is None
    party.move(0)
    _keep(party)
    party.do("ada", c.Resign(0))

    assert keep(party.table) is None


def test_what_was_kept_of_an_earlier_game_is_not_shown_for_a_later_one() -> None:
    """The next game of the series hides it."""
    party = Party(options={"first_player": 0}).start("bob")
    _keep(party)
    party.do("ada", c.Resign(0))
    party.do("ada", c.Rematch())
    party.do("ada", c.Start())

    assert snapshot(_reopened(party, version=0), "ada").play is None


@pytest.mark.parametrize("policy", ["none", "delayed", "open"])
def test_spectators_see_no_more_afterwards_than_before(policy: Spectators) -> None:
    """What they may watch is decided when it is kept."""
    party = Party(house=House(spectators=policy), seats=1).start()
    party.play_on(6)
    play = snapshot(party.table, "ada").play
    assert play is not None
    kept = _keep(party)

    table = _reopened(party, version=0)

    assert (policy == "none") == (kept.watching is None)
    if policy == "none":
        with pytest.raises(Illegal):
            snapshot(table, "dan")
    else:
        shown = snapshot(table, "dan").play
        assert shown is not None
        assert (kept.watching, []) == (shown.watching, shown.views)
