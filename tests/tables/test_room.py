"""A table is a room: what is played changes, its people stay."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from klub.core.thought import LEVELS
from klub.tables import commands as c
from klub.tables import entries as e
from klub.tables import snapshot
from klub.tables.chair import Chair
from klub.tables.house import Clock, House
from klub.tables.room_folds import place_people
from tests.tables.party import Party

QUICK = House(clock=Clock(20))


def room(seats: int = 3, **given: Any) -> Party:
    """Ada hosts; bob and cyd sit there too, all ready but ada."""
    party = Party("hush", seats=seats, options={"rounds": 1}, **given)
    for seat, who in enumerate(("bob", "cyd")[: seats - 1], 1):
        party.do(who, c.Sit(seat))
    return party


def finished() -> Party:
    """A finished game of three."""
    party = room().start()
    for seat in party.table.actors:
        party.move(seat)
    assert "over" == party.table.phase
    return party


def people(party: Party) -> list[str | None]:
    """Who sits where; a bot by its strength."""
    return [chair.who or chair.bot for chair in party.table.chairs]


def readiness(party: Party) -> list[bool]:
    """Who is ready."""
    return [chair.ready for chair in party.table.chairs]


def test_the_game_changes_and_the_room_stays() -> None:
    """People, chat and series are as before, and the next game is another."""
    party = finished()
    party.do("bob", c.Say("Now something with cards."))
    party.do("ada", c.Arrange("clustered", 3, {"quick_play": True}))

    table = party.table
    assert ("waiting", "clustered", ["ada", "bob", "cyd"]) == (table.phase, table.game.declaration.name, people(party))
    assert (1, 1) == (len(table.series), len(table.chat))
    assert ("hush", "clustered") == (table.played.declaration.name, snapshot(table, "bob").game)

    party.do("ada", c.Start())
    assert "clustered" == table.played.declaration.name
    assert 2 == snapshot(table, "bob").play.game_number  # type: ignore[union-attr] # it has started


def test_a_room_is_arranged_before_the_first_game_too() -> None:
    """And as often as its host likes."""
    party = room()
    party.do("ada", c.Arrange("clustered", 4), c.Arrange("hush", 3), c.Arrange("clustered", 3))

    assert ["ada", "bob", "cyd"] == people(party)


@pytest.mark.parametrize(
    ("asked", "kept"),
    [
        (c.Arrange("clustered", 3), False),
        (c.Arrange("hush", 3, {"rounds": 2}), False),
        (c.Arrange("hush", 3, {"rounds": 1}, QUICK), False),
        (c.Arrange("hush", 3, {"rounds": 1}, House(undo="never")), False),
        (c.Arrange("hush", 3, {"rounds": 1}, House(undo="agreed")), True),
        (c.Arrange("hush", 3, {"rounds": 1}), True),
        (c.Arrange("hush", 3, {"rounds": 1}, House(listed=True, spectators="none")), True),
    ],
    ids=["game", "options", "clock", "taking back", "taking back as before", "nothing", "listing and spectators"],
)
def test_readiness_is_taken_back_where_it_concerns_people(asked: c.Arrange, kept: bool) -> None:
    """A changed game, options, clock or taking back; the host, who changed it, stays ready."""
    party = Party("hush", seats=3, bots={2: "club"})
    party.do("ada", c.Arrange("hush", 3, {"rounds": 1}))
    party.do("bob", c.Sit(1), c.Ready())
    party.do("ada", asked)

    assert [False, kept, False] == readiness(party)

    party = Party("hush", seats=3)
    party.do("ada", c.Arrange("hush", 3, {"rounds": 1}), c.Ready(), asked)
    assert [True, False, False] == readiness(party)


def test_readiness_for_one_game_is_none_for_the_next() -> None:
    """After a game everyone is asked again, also where nothing changes."""
    party = Party("hush", options={"rounds": 1})
    party.do("bob", c.Sit(1), c.Ready())
    party.do("ada", c.Ready())
    party.play_on(2)
    party.do("ada", c.Arrange("hush", 2, party.table.options))

    assert [False, False] == readiness(party)


def test_people_without_a_seat_move_up_and_bots_make_room() -> None:
    """First to free seats, then to those of bots; bots beyond the last seat are gone."""
    party = Party("clustered", seats=5, bots={1: "club", 4: "expert"})
    party.do("bob", c.Sit(3))
    party.do("ada", c.Arrange("clustered", 3))
    assert ["ada", "club", "bob"] == people(party)

    party.do("ada", c.Arrange("clustered", 2))
    assert ["ada", "bob"] == people(party)


def test_there_is_a_seat_for_everyone() -> None:
    """Nobody is thrown out by a number."""
    party = room()

    assert "room/too_few_seats" == party.refused("ada", c.Arrange("clustered", 2))


def test_bots_come_with_an_arrangement() -> None:
    """On the seats without people; those who are not named there are gone."""
    party = Party("clustered", seats=4, bots={1: "club", 2: "club"})
    party.do("ada", c.Arrange("clustered", 4, bots={0: "master", 2: "expert"}))

    assert ["ada", None, "expert", None] == people(party)


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (c.Arrange("chess", 2), "game/unknown"),
        (c.Arrange("clustered", 60), "seats/out_of_range"),
        (c.Arrange("clustered", 3, {"colour": 1}), "options/unknown"),
        (c.Arrange("clustered", 3, {}, House(clock=Clock(0))), "house/clock"),
        (c.Arrange("clustered", 3, bots={7: "club"}), "seat/out_of_range"),
    ],
    ids=["game", "seats", "options", "clock", "bots"],
)
def test_only_what_can_be_played_is_arranged_or_suggested(asked: c.Arrange, code: str) -> None:
    """As for a new table."""
    party = room()
    suggested = c.Suggest(asked.game, asked.seats, asked.options, asked.house, asked.bots)

    assert code == party.refused("ada", asked)
    assert code == party.refused("bob", suggested)


@given(
    chairs=st.lists(
        st.one_of(
            st.just(Chair()),
            st.builds(lambda level: Chair(bot=level), st.sampled_from(LEVELS)),
            st.builds(lambda who: Chair(who=who), st.sampled_from("abc")),
        ),
        max_size=8,
    ),
    seats=st.integers(1, 10),
    bots=st.none() | st.dictionaries(st.integers(0, 9), st.sampled_from(LEVELS)),
)
def test_whoever_sat_sits(chairs: list[Chair], seats: int, bots: Any) -> None:
    """Nobody is lost or doubled, who can stay stays, and there are as many seats as asked for."""
    sitting = [chair.who for chair in chairs if chair.who is not None]
    placed = place_people(chairs, max(seats, len(sitting)), bots)

    assert max(seats, len(sitting)) == len(placed)
    assert sorted(sitting) == sorted(chair.who for chair in placed if chair.who is not None)
    for before, after in zip(chairs, placed, strict=False):
        assert before.who is None or before == after


# Suggestions


def test_the_last_suggestion_of_each_guest_counts() -> None:
    """Everyone sees them, with who made them."""
    party = finished()
    party.do("bob", c.Suggest("clustered", 3), c.Suggest("hush", 3, bots={2: "master"}))
    party.do("cyd", c.Suggest("clustered", 4, {"quick_play": True}))

    seen = snapshot(party.table, "ada").suggestions
    assert [("bob", "hush", {2: "master"}), ("cyd", "clustered", None)] == [(x.who, x.game, x.bots) for x in seen]
    assert seen[1].options["quick_play"] is True


def test_the_host_takes_a_suggestion_or_declines_it() -> None:
    """What is arranged answers all of them."""
    party = finished()
    party.do("bob", c.Suggest("clustered", 3))
    party.do("cyd", c.Suggest("clustered", 4))
    party.do("ada", c.Dismiss("bob"))
    assert ["cyd"] == [each.who for each in snapshot(party.table, "ada").suggestions]

    party.do("ada", c.Arrange("clustered", 4))
    assert [] == snapshot(party.table, "ada").suggestions


def test_a_guest_takes_a_suggestion_back_by_asking_or_leaving() -> None:
    """It is for the people of the table."""
    party = room()
    party.do("bob", c.Suggest("clustered", 3), c.Dismiss("bob"), c.Suggest("clustered", 3), c.Leave())

    assert [] == snapshot(party.table, "ada").suggestions


# The clock, by all agreeing


def test_a_changed_clock_starts_only_when_all_present_agree() -> None:
    """The host cannot start alone; who is absent or away is not asked."""
    party = room()
    party.do("cyd", c.Say("hm"))
    party.do("ada", c.Arrange("hush", 3, party.table.options, QUICK))
    assert "room/not_agreed" == party.refused("ada", c.Start())
    assert snapshot(party.table, "bob").must_agree

    party.do("bob", c.Ready())
    assert "room/not_agreed" == party.refused("ada", c.Start())
    party.connect("ada", "bob").now += 45
    party.do("ada", c.Start())

    assert not snapshot(party.table, "bob").must_agree
    assert ["cyd"] == snapshot(party.table, "bob").stand_ins


def test_a_clock_that_was_played_by_needs_no_word() -> None:
    """Also one that was changed and changed back."""
    party = room(house=QUICK)
    party.do("ada", c.Arrange("hush", 3, party.table.options), c.Arrange("hush", 3, party.table.options, QUICK))
    party.do("ada", c.Start())

    assert "playing" == party.table.phase


def test_one_person_needs_nobody_to_agree() -> None:
    """Alone with bots."""
    party = Party("hush", bots={1: "club"})
    party.do("ada", c.Arrange("hush", 2, {}, QUICK), c.Start())

    assert party.table.clocks.clock == QUICK.clock


# The next game


def test_everyone_again_is_one_tap_each() -> None:
    """The first tap brings the next game, the last one starts it."""
    party = finished()
    assert [e.Rematched, e.Readied] == [type(entry) for entry in party.do("bob", c.Again())]
    party.do("cyd", c.Again())
    assert [e.Readied, e.Started] == [type(entry) for entry in party.do("ada", c.Again())]
    assert "playing" == party.table.phase


def test_again_starts_at_once_where_nobody_else_is() -> None:
    """Alone with bots: one tap. A resend of it is known by the last entry."""
    party = Party("hush", options={"rounds": 1}, bots={1: "club"}).start()
    party.move(0)
    party.bot_moves(1, party.options_of(1)[0])
    entries = party.judged("ada", c.Again(), "n1").entries

    assert [e.Rematched, e.Readied, e.Started] == [type(entry) for entry in entries]
    assert [None, None, "n1"] == [entry.nonce for entry in entries]


def test_again_carries_over_what_the_game_says() -> None:
    """Hush: a winner deals."""
    party = finished()
    assert party.table.outcome is not None
    winner = party.table.outcome.winners[0]
    for who in ("ada", "bob", "cyd"):
        party.do(who, c.Again())

    assert party.table.play is not None
    assert winner == party.table.play.options.dealer


def test_nobody_waits_for_who_is_absent() -> None:
    """A bot stands in until they are back."""
    party = finished()
    party.connect("ada", "bob").now += 45
    party.do("ada", c.Again())
    entries = party.do("bob", c.Again())

    assert [e.Readied, e.Started, e.StoodIn] == [type(entry) for entry in entries]
    assert party.table.chairs[2].thinker is not None

    party.connect("ada", "bob", "cyd")
    assert [e.Returned] == [type(entry) for entry in party.arrive("cyd")]
    assert party.table.chairs[2].thinker is None


def test_who_is_gone_for_a_moment_is_waited_for() -> None:
    """A phone that was put down is not absent yet."""
    party = finished()
    party.connect("ada", "bob").now += 10
    party.do("ada", c.Again())
    party.do("bob", c.Again())

    assert "waiting" == party.table.phase


# Late arrivals


@pytest.mark.parametrize("phase", ["playing", "over"])
def test_a_late_arrival_takes_a_bot_s_place(phase: str) -> None:
    """At once where the game allows it, else between games; the game goes on from there."""
    party = Party("hush", seats=3, options={"rounds": 1}, bots={2: "club"}).start("bob")
    if phase == "over":
        party.move(0)
        party.move(1)
        party.bot_moves(2, party.options_of(2)[0])
    party.do("cyd", c.Sit(2))

    assert ["ada", "bob", "cyd"] == people(party)
    if phase == "playing":
        party.move(2)


def test_nobody_plays_two_hands_by_coming_late() -> None:
    """Who has seen one hand takes no other."""
    party = Party("hush", seats=3, bots={2: "club"}).start("bob")

    assert "room/already_seated" == party.refused("bob", c.Sit(2))


def test_a_game_may_say_that_nobody_comes_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then its bots play to the end."""
    party = Party("hush", seats=3, bots={2: "club"}).start("bob")
    closed = type("Closed", (type(party.table.game),), {"declaration": _without_late_join(party)})
    monkeypatch.setattr(party.table, "game", closed())

    assert "room/no_late_join" == party.refused("cyd", c.Sit(2))
    party.connect("ada", "bob", "cyd")
    assert "room/no_late_join" == party.refused("ada", c.Give(2, "cyd"))


def _without_late_join(party: Party) -> Any:
    return replace(party.table.game.declaration, late_join=False)


# Hosts


def test_the_host_hands_over() -> None:
    """Then the other one is, and everyone sees who."""
    party = room()
    party.do("ada", c.HandOver("bob"))

    assert "table/not_host" == party.refused("ada", c.Arrange("clustered", 3))
    assert [(False, "bob"), (True, "bob")] == [
        (seen.host, seen.host_who) for seen in (snapshot(party.table, "ada"), snapshot(party.table, "bob"))
    ]
    assert "table/nobody" == party.refused("bob", c.HandOver("bob"))
    assert "table/nobody" == party.refused("bob", c.HandOver("eve"))


def test_an_absent_host_is_followed_by_who_sat_first() -> None:
    """Of those who are connected, and not before the time is up."""
    party = room()
    party.connect("cyd", "bob")
    party.now += 59
    assert [] == party.host_absence()

    party.now += 1
    (entry,) = party.host_absence()
    assert ("bob", None) == (entry.who, entry.by)  # type: ignore[union-attr] # a change of the host
    assert "bob" == party.table.host


@pytest.mark.parametrize("connected", [(), ("eve",), ("ada", "bob")])
def test_the_host_stays_where_nobody_can_follow(connected: tuple[str, ...]) -> None:
    """Nobody else is there, or only who watches, or the host is."""
    party = room().connect(*connected)
    party.now += 1_000

    assert [] == party.host_absence()


def test_kick_ban_and_pardon_are_different_things() -> None:
    """A kick frees the seat; a ban is for good, until it is taken back."""
    party = room()
    party.do("ada", c.Kick("bob"))
    party.do("bob", c.Sit(1))
    party.do("ada", c.Ban("bob"))
    assert "table/kicked" == party.refused("bob", c.Sit(1))
    assert [("bob", "Bob")] == [(each.who, each.name) for each in snapshot(party.table, "ada").banned]
    assert [] == snapshot(party.table, "cyd").banned

    party.do("ada", c.Unban("bob"))
    party.do("bob", c.Sit(1))
    assert "room/not_banned" == party.refused("ada", c.Unban("bob"))


def test_who_watches_can_be_banned_by_name() -> None:
    """Somebody who never sat here, too."""
    party = room().connect("ada", "eve")
    party.do("ada", c.Ban("eve"))

    assert [("eve", "Eve")] == [(each.who, each.name) for each in snapshot(party.table, "ada").banned]


def test_who_is_kicked_in_a_game_is_followed_by_a_bot() -> None:
    """And watches, if anyone may."""
    party = room().start()
    party.do("ada", c.Kick("bob"))

    assert "casual" == party.table.chairs[1].bot
    assert snapshot(party.table, "bob").play is not None
