"""Chat, reactions, and what the host can do about them."""

import pytest

from klub.tables import commands as c
from klub.tables.table import CHAT_KEPT
from tests.tables.party import Party


def test_lines_and_reactions_are_kept_in_order() -> None:
    """With the number of their entry and the name at that time."""
    party = Party()
    party.do("ada", c.Say("hello"))
    first = party.table.number
    party.do("ada", c.Rename("Countess", "plum"), c.React("wave"))

    assert [(first, "ada", "Ada", "hello", None), (first + 2, "ada", "Countess", None, "wave")] == [
        (line.number, line.who, line.name, line.text, line.sign) for line in party.table.chat
    ]


def test_old_lines_are_dropped() -> None:
    """A table remembers the last hundred."""
    party = Party()
    party.do("ada", *(c.Say(str(number)) for number in range(CHAT_KEPT + 5)))

    assert [str(number) for number in range(5, CHAT_KEPT + 5)] == [line.text for line in party.table.chat]


@pytest.mark.parametrize("command", [c.Say("psst"), c.React("laugh")], ids=["say", "react"])
def test_the_host_mutes_a_person_and_gives_the_voice_back(command: c.Command) -> None:
    """Neither words nor reactions; standing up, sitting down or another name do not help."""
    party = Party()
    party.do("bob", c.Sit(1))
    party.do("ada", c.Mute("bob"))

    assert "chat/muted" == party.refused("bob", command)

    party.do("bob", c.Stand(1), c.Sit(1), c.Rename("Rob", "red"))

    assert "chat/muted" == party.refused("bob", command)

    party.do("ada", c.Mute("bob", muted=False))
    party.do("bob", command)


def test_a_muted_person_plays_on() -> None:
    """Only the voice is taken."""
    party = Party("hush").start("bob")
    party.do("ada", c.Mute("bob"))
    party.move(1)


@pytest.mark.parametrize("command", [c.Mute("zoe"), c.Ban("zoe"), c.Ban("ada")], ids=["mute", "kick", "kick oneself"])
def test_there_must_be_somebody_to_mute_or_send_away(command: c.Command) -> None:
    """Nobody unknown, and nobody sends themselves away."""
    assert "table/nobody" == Party().refused("ada", command)


def test_a_silent_seat_may_not_speak() -> None:
    """Hush: who has laid a card neither talks nor reacts until all have; the others may."""
    party = Party("hush").start("bob")
    party.move(0)

    assert "chat/silent" == party.refused("ada", c.Say("nine!"))
    assert "chat/silent" == party.refused("ada", c.React("oops"))

    party.do("bob", c.Say("hm"))
    party.move(1)
    party.do("ada", c.Say("so close"))


def test_one_silent_seat_silences_its_person() -> None:
    """Pass-and-play: there is only one mouth."""
    party = Party("hush", seats=3)
    party.do("ada", c.Sit(1))
    party.start("bob")
    party.move(1)

    assert "chat/silent" == party.refused("ada", c.Say("nine!"))


def test_nobody_is_silent_once_the_game_is_over() -> None:
    """Even if it was given up while a card lay face down."""
    party = Party("hush").start("bob")
    party.move(0)
    party.do("bob", c.Resign(1))
    party.do("ada", c.Say("thank you"))


def test_who_is_sent_away_loses_the_seats_and_cannot_come_back() -> None:
    """Before the start the seats are free for others."""
    party = Party(seats=3)
    party.do("bob", c.Sit(1), c.Sit(2))
    party.do("ada", c.Ban("bob"))

    assert [True, False, False] == [chair.taken for chair in party.table.chairs]
    assert "table/kicked" == party.refused("bob", c.Sit(1))

    party.do("cyd", c.Sit(1))


def test_the_host_closes_the_table() -> None:
    """For good, and it says who did."""
    party = Party().start("bob")
    party.do("ada", c.Close())

    assert ("closed", "host") == (party.table.phase, party.table.closed_why)


def test_a_host_without_a_seat_has_a_name_too() -> None:
    """A big screen among bots and guests: it is known by the name it gives."""
    party = Party(bots={0: "club", 1: "club"})
    party.do("ada", c.Rename("Big screen", "plum"), c.Say("welcome"))

    assert [("Big screen", "welcome")] == [(line.name, line.text) for line in party.table.chat]
