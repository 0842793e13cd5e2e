"""Before the start: sitting down, standing up, swapping, bots; and a seat that moves to another device."""

import pytest

from klub.core import Illegal
from klub.tables import Table, judge_handover, snapshot
from klub.tables import commands as c
from klub.tables import entries as e
from tests.tables.party import Party, whole


def seated(table: Table) -> list[str | None]:
    """Who sits where; a bot by its strength."""
    return [chair.who or chair.bot for chair in table.chairs]


def test_the_host_sits_down_first_beside_the_bots_asked_for() -> None:
    """A table is made with its bots; the first free seat is the host's."""
    assert ["club", "ada", "sprout"] == seated(Party(seats=3, bots={0: "club", 2: "sprout"}).table)


def test_a_person_takes_any_free_seat_or_that_of_a_bot() -> None:
    """A bot makes room."""
    party = Party(seats=3, bots={1: "club"})
    party.do("bob", c.Sit(2))
    party.do("cyd", c.Sit(1))

    assert ["ada", "cyd", "bob"] == seated(party.table)


def test_a_seat_has_one_person() -> None:
    """The second one is refused, also if it is the same person again."""
    party = Party()

    assert "table/seat_taken" == party.refused("bob", c.Sit(0))
    assert "table/seat_taken" == party.refused("ada", c.Sit(0))


def test_a_person_may_take_several_seats() -> None:
    """Pass-and-play: one device, all seats."""
    party = Party(seats=3)
    party.do("ada", c.Sit(1), c.Sit(2))

    assert (0, 1, 2) == party.table.seats_of("ada")


def test_standing_up_frees_one_seat_only() -> None:
    """The other seats of the same person stay."""
    party = Party(seats=3)
    party.do("ada", c.Sit(1), c.Stand(0))

    assert [None, "ada", None] == seated(party.table)


def test_the_host_may_free_any_seat_and_the_person_may_sit_again() -> None:
    """To stand up is not to be sent away."""
    party = Party()
    party.do("bob", c.Sit(1))
    party.do("ada", c.Stand(1))
    party.do("bob", c.Sit(1))

    assert ["ada", "bob"] == seated(party.table)


def test_guests_change_to_free_seats_and_the_host_changes_anyone() -> None:
    """Nobody but the host moves somebody else."""
    party = Party(seats=3)
    party.do("bob", c.Sit(1))

    assert "table/seat_taken" == party.refused("bob", c.Swap(1, 0))
    assert "table/seat_taken" == party.refused("bob", c.Swap(0, 1))

    party.do("bob", c.Swap(1, 2))
    party.do("ada", c.Swap(0, 2))

    assert ["bob", None, "ada"] == seated(party.table)


def test_readiness_moves_with_the_person() -> None:
    """Swapping seats keeps what was said."""
    party = Party(seats=3)
    party.do("ada", c.Ready(), c.Swap(0, 2))

    assert [False, False, True] == [chair.ready for chair in party.table.chairs]


def test_the_host_seats_bots_and_changes_their_strength() -> None:
    """Only where no person sits."""
    party = Party(seats=3)
    party.do("bob", c.Sit(1))
    party.do("ada", c.SeatBot(2, "club"), c.SeatBot(2, "master"))

    assert "table/seat_taken" == party.refused("ada", c.SeatBot(1, "club"))
    assert ["ada", "bob", "master"] == seated(party.table)


def test_leaving_before_the_start_frees_all_own_seats() -> None:
    """And only those."""
    party = Party(seats=3)
    party.do("bob", c.Sit(1), c.Sit(2), c.Leave())

    assert ["ada", None, None] == seated(party.table)
    assert "table/not_seated" == party.refused("bob", c.Leave())


def test_the_host_who_leaves_is_still_the_host() -> None:
    """A big screen hosts without a seat."""
    party = Party()
    party.do("bob", c.Sit(1))
    party.do("ada", c.Leave(), c.SeatBot(0, "club"), c.Start())

    assert ["club", "bob"] == seated(party.table)
    assert "playing" == party.table.phase


@pytest.mark.parametrize("phase", ["waiting", "playing"])
def test_a_seat_goes_to_who_comes_through_its_link(phase: str) -> None:
    """At any time: the seat, its cards and its turn are theirs, and no longer the other's."""
    party = Party(options={"first_player": 0})
    if phase == "playing":
        party.start("bob")
    party.hand_over(0, "cyd")

    assert (0,) == party.table.seats_of("cyd")
    assert () == party.table.seats_of("ada")
    if phase == "playing":
        assert "table/not_your_seat" == party.refused("ada", c.Play(0, {}))
        party.move(0)


def test_who_has_left_cannot_leave_again() -> None:
    """Not before they have returned."""
    party = Party(options={"first_player": 0}).start("bob")
    party.do("ada", c.Leave())

    assert "table/away" == party.refused("ada", c.Leave())
    party.do("ada", c.Return(), c.Leave())


def test_a_seat_handed_over_is_nobody_s_to_return_to() -> None:
    """Who comes through the link of a seat plays it at once, even if its owner was away."""
    party = Party(options={"first_player": 0}).start("bob")
    party.do("ada", c.Leave())
    party.hand_over(0, "cyd")

    assert party.table.chairs[0].thinker is None
    assert "table/not_away" == party.refused("ada", c.Return())
    assert "table/not_away" == party.refused("cyd", c.Return())


def test_a_resigned_seat_stays_resigned_in_other_hands() -> None:
    """A link is no way around giving up."""
    party = Party(seats=3).start("bob", "cyd")
    party.do("ada", c.Resign(0))
    party.hand_over(0, "dan")

    assert "table/resigned" == party.refused("dan", c.Play(0, {}))


@pytest.mark.parametrize(
    ("who", "seat", "code"),
    [("bob", 0, "table/kicked"), ("cyd", 2, "seat/out_of_range"), ("cyd", -1, "seat/out_of_range")],
)
def test_a_seat_link_is_no_way_around_the_rules(who: str, seat: int, code: str) -> None:
    """Not for who was sent away, and not to a seat that does not exist."""
    party = Party()
    party.do("bob", c.Sit(1))
    party.do("ada", c.Ban("bob"))
    before = whole(party.table)

    with pytest.raises(Illegal) as caught:
        judge_handover(party.table, seat, who, party.now)

    assert code == caught.value.code
    assert before == whole(party.table)


def test_a_link_to_a_seat_that_nobody_has_is_dead() -> None:
    """Its giver is gone."""
    for bots in ({}, {1: "club"}):
        with pytest.raises(Illegal) as caught:
            judge_handover(Party(bots=bots).table, 1, "bob", 0.0)  # type: ignore[arg-type] # a strength

        assert "server/dead_link" == caught.value.code


def test_a_seat_link_of_a_closed_table_is_refused() -> None:
    """As everything there."""
    party = Party()
    party.do("ada", c.Close())

    with pytest.raises(Illegal) as caught:
        judge_handover(party.table, 0, "bob", party.now)

    assert "table/closed" == caught.value.code


def test_people_are_those_who_sit_and_the_host() -> None:
    """Each once, the host first: whose list of tables this one is on."""
    party = Party(seats=4)
    party.do("bob", c.Sit(1), c.Sit(2))
    party.do("ada", c.Leave())

    assert ("ada", "bob") == party.table.people()


def test_a_person_is_known_by_the_name_they_sat_down_with_or_chose_since() -> None:
    """A new name counts for all seats, and no seat is left by it."""
    party = Party()
    party.do("ada", c.Sit(1), c.Rename("Ada L.", "plum"))

    assert (("Ada L.", "plum"), (0, 1)) == (
        (party.table.guests["ada"].name, party.table.guests["ada"].color),
        party.table.seats_of("ada"),
    )


def test_only_what_was_asked_is_written() -> None:
    """One entry, by whom and when."""
    party = Party()

    assert [e.Sat(at=party.now + 1, by="bob", seat=1, name="Bob", color="teal")] == party.do("bob", c.Sit(1))


@pytest.mark.parametrize("command", [c.Swap(0, 1), c.Swap(1, 0)])
def test_the_refusal_of_a_swap_names_the_seat_that_is_taken(command: c.Command) -> None:
    """Whichever way round it was asked."""
    party = Party()
    party.do("bob", c.Sit(1))
    with pytest.raises(Illegal) as caught:
        party.judged("bob", command)

    assert ("table/seat_taken", {"seat": 0}) == (caught.value.code, caught.value.facts)


def named(party: Party) -> list[tuple[str, str]]:
    """What everyone reads of each seat: a name and a colour."""
    return [(info.name, info.color) for info in snapshot(party.table, "bob").seats]


def test_people_who_share_a_device_have_names_of_their_own() -> None:
    """A name and a colour for one seat, told apart by a number; the person's other seats keep theirs."""
    party = Party(seats=3)
    party.do("ada", c.Sit(1, "  Ben ", "red"), c.Sit(2, color="sun"), c.Rename("Cleo", "plum", seat=0))

    assert [("Cleo", "plum"), ("Ben", "red"), ("Ada 2", "sun")] == named(party)
    assert "Ada" == party.table.guests["ada"].name
    assert whole(party.table) == whole(party.reread())


def test_a_name_of_a_seat_is_as_clean_as_any_other() -> None:
    """And nobody names the seat of another."""
    party = Party(seats=3)
    party.do("bob", c.Sit(1))

    assert "server/bad_name" == party.refused("ada", c.Sit(2, "\u202e"))
    assert "table/not_your_seat" == party.refused("ada", c.Rename("Zed", "red", seat=1))
    assert "seat/out_of_range" == party.refused("ada", c.Rename("Zed", "red", seat=9))


def test_the_name_of_a_seat_goes_with_who_had_it() -> None:
    """Who sits down next brings their own."""
    party = Party(seats=2)
    party.do("ada", c.Sit(1, "Ben", "red"), c.Stand(1))
    party.do("bob", c.Sit(1))

    assert [("Ada", "teal"), ("Bob", "teal")] == named(party)
