"""Who is who: names at one table, and names of single seats."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klub.core import Malformed
from klub.tables import commands as c
from klub.tables import judge, snapshot
from klub.tables.names import LONGEST_NAME, clean_name, name_key
from tests.tables.party import Party


def names(party: Party) -> list[str]:
    """What everyone reads at the seats."""
    return [seat.name for seat in snapshot(party.table, "ada").seats]


def sit(party: Party, who: str, name: str, seat: int) -> None:
    """A person of this name sits down."""
    party.follow(judge(party.table, c.Sit(seat), who, name, "teal", party.now, ""))


def test_a_taken_name_gets_a_number() -> None:
    """Two friends of the same name, and a third."""
    party = Party("clustered", seats=4)
    sit(party, "bob", "Ada", 1)
    sit(party, "cyd", "ADA", 2)
    sit(party, "dan", "Dan", 3)

    assert ["Ada", "Ada 2", "ADA 3", "Dan"] == names(party)


@pytest.mark.parametrize(
    "name",
    ["ada", "ADA", "\u0410d\u0430", "\uff21da", "A d a", "A\u200bda", "\u0391\u200dda"],
    ids=["case", "capitals", "Cyrillic", "full width", "blanks", "joined by nothing", "Greek"],
)
def test_nobody_goes_by_a_name_that_looks_like_another_s(name: str) -> None:
    """However it is written."""
    party = Party()
    party.do("bob", c.Sit(1))

    assert "room/name_taken" == party.refused("bob", c.Rename(name, "teal"))


@pytest.mark.parametrize(("one", "other"), [("Iris", "lris"), ("Bob", "B0b"), ("Straße", "STRASSE"), ("fiona", "ﬁona")])
def test_names_that_look_alike_are_equal(one: str, other: str) -> None:
    """And whoever has one of them has both."""
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Ida"), ("Ana", "Aná"), ("Jan", "Jana"), ("李", "王")])
def test_names_that_differ_are_different(one: str, other: str) -> None:
    """People have many names."""
    assert name_key(one) != name_key(other)


@given(st.text(min_size=1, max_size=LONGEST_NAME), st.text(min_size=1, max_size=LONGEST_NAME))
def test_all_seats_can_be_told_apart(one: str, other: str) -> None:
    """Whatever people call themselves, and the names stay short enough."""
    try:
        one, other = clean_name(one), clean_name(other)
    except Malformed:
        return
    party = Party("clustered", seats=3)
    sit(party, "bob", one, 1)
    sit(party, "cyd", other, 2)
    seen = names(party)

    assert 3 == len({name_key(name) for name in seen})
    assert all(len(name) <= LONGEST_NAME for name in seen)


def test_an_own_name_can_be_changed_a_little() -> None:
    """Nobody stands in the way of oneself."""
    party = Party()
    party.do("ada", c.Rename("ADA", "red"))

    assert "ADA" == names(party)[0]


def test_people_who_share_a_device_have_names_and_colours_of_their_own() -> None:
    """Each on a seat; the person keeps theirs for the other seats."""
    party = Party("clustered", seats=4)
    party.do("ada", c.Sit(1, "Grandma", "red"), c.Sit(2, "Ada", "plum"), c.Sit(3), c.Rename("Adele", "gold"))
    seen = snapshot(party.table, "ada").seats

    assert ["Adele", "Grandma", "Ada 2", "Adele"] == [seat.name for seat in seen]
    assert ["gold", "red", "plum", "gold"] == [seat.color for seat in seen]
    assert {"ada"} == {seat.who for seat in seen}


def test_a_colour_alone_makes_a_seat_its_own() -> None:
    """Then its name has a number, so that the two are told apart."""
    party = Party()
    party.do("ada", c.Sit(1, None, "red"))

    assert [("Ada", "teal"), ("Ada 2", "red")] == [
        (seat.name, seat.color) for seat in snapshot(party.table, "ada").seats
    ]


def test_a_seat_is_renamed_by_its_owner_alone() -> None:
    """To what no other seat is called, also of the same person."""
    party = Party("clustered", seats=3)
    party.do("ada", c.Sit(1, "Grandma", "red"), c.Rename("Grandpa", "blue", 1))
    party.do("bob", c.Sit(2))

    assert ["Ada", "Grandpa", "Bob"] == names(party)
    assert "room/name_taken" == party.refused("ada", c.Rename("ada", "blue", 1))
    assert "room/name_taken" == party.refused("ada", c.Rename("Grandpa", "blue"))
    assert "table/not_your_seat" == party.refused("bob", c.Rename("Zed", "blue", 1))
    assert "server/bad_name" == party.refused("ada", c.Rename("\u202eadA", "blue", 1))


def test_a_seat_link_carries_the_name() -> None:
    """Who takes a seat through its link goes by its name; who sits here already does so on that seat only."""
    party = Party("clustered", seats=3)
    party.do("ada", c.Sit(1, "Grandma", "red"))
    party.do("bob", c.Sit(2))
    party.hand_over(0, "eve")
    party.hand_over(1, "bob")

    assert ["Ada", "Grandma", "Bob"] == names(party)
    assert [("eve", "teal"), ("bob", "red"), ("bob", "teal")] == [
        (seat.who, seat.color) for seat in snapshot(party.table, "ada").seats
    ]


def test_two_devices_of_one_person_are_told_apart() -> None:
    """One of several seats goes to another device: its name gets a number."""
    party = Party()
    party.do("ada", c.Sit(1))
    party.hand_over(1, "eve")

    assert ["Ada", "Ada 2"] == names(party)
