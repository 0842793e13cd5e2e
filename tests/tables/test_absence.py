"""Nobody is stuck: bots that stand in, nudges, votes, seats that are given, and seats that are claimed."""

import pytest

from klub.tables import commands as c
from klub.tables import entries as e
from klub.tables import snapshot
from klub.tables.house import ABSENCE, CLAIM_EVERY, NUDGE_EVERY, Clock, House
from klub.tables.judging.absence import lost_seats
from tests.tables.party import Party


def game(*gone: str) -> Party:
    """Ada, bob and cyd play; some of them have been absent for long enough."""
    party = Party("hush", seats=3).start("bob", "cyd")
    party.connect(*(who for who in ("ada", "bob", "cyd") if who not in gone))
    party.now += ABSENCE
    return party


def kinds(entries: list[e.Entry]) -> list[type]:
    """What was written."""
    return [type(entry) for entry in entries]


# Bots that stand in


def test_a_bot_stands_in_until_they_are_back() -> None:
    """Anyone may ask for it; who comes back plays on at once."""
    party = game("cyd")
    party.do("bob", c.StandIn("cyd"))
    assert "casual" == party.table.chairs[2].thinker
    assert ["cyd"] == snapshot(party.table, "ada").stand_ins

    party.connect("ada", "bob", "cyd")
    assert [e.Returned] == kinds(party.arrive("cyd"))
    assert [] == snapshot(party.table, "ada").stand_ins
    assert not any(chair.thinker for chair in party.table.chairs)
    party.move(2)


def test_nobody_is_stood_in_for_who_is_there_or_only_just_gone() -> None:
    """There is a time to come back in, and nobody does it twice."""
    party = game("cyd")
    assert "room/not_absent" == party.refused("bob", c.StandIn("ada"))
    assert "room/not_absent" == party.refused("bob", c.StandIn("bob"))
    party.do("bob", c.StandIn("cyd"))
    assert "room/not_absent" == party.refused("bob", c.StandIn("cyd"))

    party = game("cyd")
    party.now -= 1
    assert "room/not_absent" == party.refused("bob", c.StandIn("cyd"))


def test_who_left_by_themselves_comes_back_by_themselves() -> None:
    """To look at the table again is not to play on: only a bot that others asked for makes room."""
    party = game()
    party.do("cyd", c.Leave())

    assert [] == party.arrive("cyd")


def test_who_is_stood_in_for_may_come_back_by_a_move() -> None:
    """As whoever left."""
    party = game("cyd")
    party.do("bob", c.StandIn("cyd"))
    party.move(2)

    assert [] == snapshot(party.table, "ada").stand_ins


def test_whose_seat_with_a_stand_in_went_to_another_is_stood_in_for_no_more() -> None:
    """They came through a link to one seat, and somebody else to the one that the bot played."""
    party = game("cyd")
    party.do("bob", c.StandIn("cyd"))
    party.hand_over(1, "cyd")
    party.hand_over(2, "eve")

    assert [] == snapshot(party.table, "ada").stand_ins
    assert [] == party.arrive("cyd")


# Nudges


def test_a_nudge_is_seen_and_cannot_be_repeated_at_once() -> None:
    """By nobody; the next game has none."""
    party = game("cyd")
    party.do("bob", c.Nudge("cyd"))
    (seen,) = snapshot(party.table, "cyd").nudges

    assert ("cyd", "bob", party.now) == (seen.who, seen.by, seen.at)
    assert "room/nudged_lately" == party.refused("ada", c.Nudge("cyd"))
    party.do("ada", c.Nudge("bob"))
    party.now += NUDGE_EVERY
    party.do("ada", c.Nudge("cyd"))


@pytest.mark.parametrize("who", ["ada", "eve"])
def test_only_others_who_sit_here_are_nudged(who: str) -> None:
    """Not oneself, and nobody who watches."""
    assert "table/nobody" == game().refused("ada", c.Nudge(who))


# Votes


def test_the_game_ends_when_all_who_are_present_agree() -> None:
    """Without a result: the room waits, with its people and its series."""
    party = game("cyd")
    party.do("ada", c.VoteEnd())
    assert ["ada"] == snapshot(party.table, "bob").end_votes
    assert [e.EndVoted, e.Ended] == kinds(party.do("bob", c.VoteEnd()))

    assert ("waiting", None, []) == (party.table.phase, party.table.play, party.table.series)
    assert [("ada", False), ("bob", False), ("cyd", False)] == [(x.who, x.ready) for x in party.table.chairs]
    party.do("ada", c.Start())
    assert 1 == snapshot(party.table, "bob").play.game_number  # type: ignore[union-attr] # it has started


def test_one_no_is_enough_to_play_on() -> None:
    """Then all votes are void."""
    party = game()
    party.do("ada", c.VoteEnd())
    party.do("bob", c.VoteEnd())
    party.do("cyd", c.VoteEnd(False))
    assert [] == snapshot(party.table, "ada").end_votes

    party.do("cyd", c.VoteEnd())
    assert "playing" == party.table.phase


def test_who_left_or_gave_up_has_no_say() -> None:
    """They wait for nothing."""
    party = game()
    party.do("cyd", c.Leave())
    party.do("bob", c.Resign(1))

    assert [e.EndVoted, e.Ended] == kinds(party.do("ada", c.VoteEnd()))


def test_who_was_just_there_is_still_asked() -> None:
    """A dropped line is no way to lose a game."""
    party = game("cyd")
    party.now -= 10
    party.do("ada", c.VoteEnd())
    party.do("bob", c.VoteEnd())
    assert "playing" == party.table.phase

    party.now += 10
    assert [e.EndVoted, e.Ended] == kinds(party.do("bob", c.VoteEnd()))


def test_an_ended_game_leaves_no_deadline() -> None:
    """Nor anything to move."""
    party = Party("hush", bots={1: "club"}, house=House(clock=Clock(20))).start()
    party.do("ada", c.VoteEnd())
    party.now += 1_000

    assert ((), None, []) == (party.table.actors, party.table.clocks.next_lapse(), party.lapse())


# Seats that are given


def test_the_host_gives_an_absent_person_s_seat_to_who_watches() -> None:
    """The game goes on with them; who was there before may watch."""
    party = game("cyd").connect("ada", "bob", "eve")
    party.do("ada", c.Give(2, "eve"))

    assert "eve" == party.table.chairs[2].who
    assert "Eve" == snapshot(party.table, "ada").seats[2].name
    party.move(2)
    assert snapshot(party.table, "cyd").play is not None


def test_the_host_gives_a_bot_s_seat_and_a_free_one() -> None:
    """While a game is on, and before."""
    party = Party("hush", seats=3, bots={1: "club"}).connect("ada", "bob", "eve")
    party.do("ada", c.Give(2, "bob"), c.Start(), c.Give(1, "eve"))

    assert ["ada", "eve", "bob"] == [chair.who for chair in party.table.chairs]


def test_before_a_game_nobody_waits_for_who_has_just_gone() -> None:
    """In a game they have some time to come back."""
    party = Party("hush", seats=2)
    party.do("bob", c.Sit(1))
    party.connect("ada", "eve").do("ada", c.Give(1, "eve"))
    assert "eve" == party.table.chairs[1].who

    party = Party("hush", seats=2).start("bob").connect("ada", "eve")
    assert "room/not_absent" == party.refused("ada", c.Give(1, "eve"))


def test_no_seat_is_given_that_is_needed_or_to_who_is_not_there() -> None:
    """Or to somebody who has one."""
    party = game("cyd").connect("ada", "bob", "eve")

    assert "room/not_absent" == party.refused("ada", c.Give(1, "eve"))
    assert "room/not_watching" == party.refused("ada", c.Give(2, "bob"))
    assert "room/not_watching" == party.refused("ada", c.Give(2, "zoe"))


# Seats that are claimed


def claimed(*gone: str) -> Party:
    """Cyd lost the cookie, and is eve now."""
    party = game("cyd", *gone).connect(*(who for who in ("ada", "bob") if who not in gone), "eve")
    party.do("eve", c.Claim(2))
    return party


def test_one_yes_gives_the_seat_back() -> None:
    """With its name, its colour and all that goes with it."""
    party = claimed()
    party.do("cyd", c.Rename("Cyd the Great", "plum"))
    assert [("eve", "Eve", 2)] == [(x.who, x.name, x.seat) for x in snapshot(party.table, "ada").claims]
    assert [e.Given] == kinds(party.do("bob", c.AnswerClaim("eve", True)))

    seat = snapshot(party.table, "eve").seats[2]
    assert ("eve", "Cyd the Great", "plum", True) == (seat.who, seat.name, seat.color, seat.mine)
    assert [] == snapshot(party.table, "ada").claims
    party.move(2)


def test_all_seats_of_the_owner_and_the_series_go_with_it() -> None:
    """Several people may share a device; being the host goes too."""
    party = Party("hush", seats=3, options={"rounds": 1})
    party.do("ada", c.Sit(1, "Grandma", "red"))
    party.do("bob", c.Sit(2))
    party.do("ada", c.Start())
    party.play_on(3)
    party.connect("bob", "eve")
    party.do("eve", c.Claim(1))
    entries = party.do("bob", c.AnswerClaim("eve", True))

    assert [e.Given, e.Given, e.HostChanged] == kinds(entries)
    assert (0, 1) == party.table.seats_of("eve")
    assert ["Ada", "Grandma", "Bob"] == [seat.name for seat in snapshot(party.table, "eve").seats]
    assert ("eve", ["eve", "eve", "bob"]) == (party.table.host, party.table.series[0].people)


def test_a_host_who_leaves_hands_over_to_who_came_first_of_those_present() -> None:
    """At once; without anybody there the host stays who they were."""
    party = game("bob")
    assert [e.HostChanged, e.Left] == kinds(party.do("ada", c.Leave()))
    assert "cyd" == party.table.host
    assert [e.Left] == kinds(game("bob", "cyd").do("ada", c.Leave()))
    assert [e.Left] == kinds(game().do("bob", c.Leave()))


def test_a_no_of_the_host_ends_a_claim() -> None:
    """One of a guest does not, while the host is there; who claimed may think better of it."""
    party = claimed()
    assert "table/not_host" == party.refused("bob", c.AnswerClaim("eve", False))
    party.do("ada", c.AnswerClaim("eve", False))
    assert [] == snapshot(party.table, "ada").claims

    party.now += CLAIM_EVERY
    party.do("eve", c.Claim(2), c.AnswerClaim("eve", False))
    assert "room/no_claim" == party.refused("ada", c.AnswerClaim("eve", True))

    party = claimed("ada")
    party.do("bob", c.AnswerClaim("eve", False))
    assert [] == snapshot(party.table, "bob").claims


def test_a_stranger_hears_which_seats_may_be_theirs() -> None:
    """Those of who is gone, one of each, while somebody is there to confirm it."""
    party = game("cyd")
    party.do("cyd", c.Resign(2))

    assert [2] == lost_seats(party.table, party.attendance)
    assert [] == lost_seats(party.table, party.connect("ada", "bob", "cyd").attendance)
    assert [] == lost_seats(party.table, party.connect("eve").attendance)

    party = Party("hush", seats=3)
    party.do("ada", c.Sit(1, "Grandma", "red"))
    party.do("bob", c.Sit(2))
    assert [0] == lost_seats(party.table, party.connect("bob").attendance)


def test_nothing_is_claimed_from_who_is_there() -> None:
    """Nor confirmed once they are back: their coming ends the claim."""
    party = game().connect("ada", "bob", "cyd", "eve")
    assert "room/owner_here" == party.refused("eve", c.Claim(2))

    party = claimed().connect("ada", "bob", "cyd", "eve")
    assert "room/owner_here" == party.refused("bob", c.AnswerClaim("eve", True))
    assert [e.ClaimDropped] == kinds(party.arrive("cyd"))
    assert [] == snapshot(party.table, "ada").claims


def test_somebody_else_must_be_there_to_confirm() -> None:
    """Or it is said that nobody is; nobody confirms their own claim."""
    party = game("ada", "bob", "cyd").connect("eve")
    assert "room/nobody_to_confirm" == party.refused("eve", c.Claim(2))
    assert "table/not_seated" == claimed().refused("eve", c.AnswerClaim("eve", True))


def test_who_sits_here_claims_nothing_and_nobody_claims_a_bot() -> None:
    """A claim is for one's own seat."""
    party = game("cyd")
    assert "room/already_seated" == party.refused("bob", c.Claim(2))

    party = Party("hush", bots={1: "club"}).start().connect("ada", "eve")
    assert "table/not_your_seat" == party.refused("eve", c.Claim(1))


def test_nobody_claims_all_the_time() -> None:
    """Whoever watches could fill the log otherwise."""
    party = claimed()
    assert "room/claimed_lately" == party.refused("eve", c.Claim(2))
    party.do("eve", c.AnswerClaim("eve", False))
    assert "room/claimed_lately" == party.refused("eve", c.Claim(2))
    party.now += CLAIM_EVERY
    party.do("eve", c.Claim(2))


def test_a_claim_follows_its_owner_to_another_seat() -> None:
    """Seats that nobody took are gone with the start."""
    party = Party("clustered", seats=4)
    party.do("bob", c.Sit(3))
    party.do("cyd", c.Sit(2))
    party.connect("ada", "cyd", "eve")
    party.do("eve", c.Claim(3))
    party.do("ada", c.Start())

    assert [2] == [claim.seat for claim in snapshot(party.table, "ada").claims]


def test_only_some_claims_are_kept() -> None:
    """Whoever watches could claim for ever: of many, the first are forgotten."""
    party = claimed()
    party.connect("ada", "bob", *(f"guest {number}" for number in range(20)))
    for number in range(20):
        party.do(f"guest {number}", c.Claim(2))

    assert 8 == len(party.table.room.claims)
