"""While a game runs: moves of people and bots, pass-and-play, leaving and coming back, giving up."""

import pytest

from klub.core import Illegal, to_dict
from klub.tables import commands as c
from klub.tables import entries as e
from klub.tables import judge_bot
from klub.tables.house import STAND_IN
from tests.tables.party import Party


def hush(seats: int = 2, rounds: int = 1) -> Party:
    """A game of Hush that has just begun: ada, bob and cyd lay cards at the same time."""
    return Party("hush", seats=seats, options={"rounds": rounds}).start(*("bob", "cyd")[: seats - 1])


def test_a_move_is_judged_by_the_rules_of_the_game() -> None:
    """What the game refuses is refused with the game's own code and facts; the seat may try again."""
    party = Party(options={"first_player": 0}).start("bob")
    card = party.options_of(0)[0].card

    assert "clustered/not_adjacent" == party.refused("ada", c.Play(0, {"do": "place", "card": card, "x": 9, "y": 9}))
    assert "clustered/must_place" == party.refused("ada", c.Play(0, {"do": "discard", "card": card}))
    assert "move/malformed" == party.refused("ada", c.Play(0, {"do": "fly"}))
    assert "move/malformed" == party.refused("ada", c.Play(0, {}))

    party.move(0)

    assert (1,) == party.table.actors


def test_a_move_counts_whenever_its_seat_may_make_it() -> None:
    """Moves made at the same time arrive in any order."""
    one, other = hush(3), hush(3)
    for seat in (0, 1, 2):
        one.move(seat)
    for seat in (2, 0, 1):
        other.move(seat)

    assert one.table.outcome == other.table.outcome is not None


def test_a_move_made_twice_is_refused_the_second_time() -> None:
    """The seat has moved."""
    party = hush()
    move = party.move(0)

    assert "move/not_your_turn" == party.refused("ada", c.Play(0, to_dict(move)))


def test_a_game_is_over_with_its_last_move() -> None:
    """The outcome is the game's, and nobody may move any more."""
    party = hush()
    party.move(0)
    party.move(1)

    assert ("over", ()) == (party.table.phase, party.table.actors)
    assert party.table.play is not None
    assert party.table.game.outcome(party.table.play.state) == party.table.outcome


def test_one_person_plays_several_seats() -> None:
    """Pass-and-play: each seat when it is its turn, and no other person's."""
    party = Party("hush", seats=3, options={"rounds": 1})
    party.do("ada", c.Sit(1))
    party.start("bob")
    party.move(1)

    assert "table/not_your_seat" == party.refused("ada", c.Play(2, {"do": "lay", "card": 1}))

    party.move(0)
    party.move(2)

    assert "over" == party.table.phase


def test_a_bot_plays_its_own_seat_only() -> None:
    """Its answer is judged like any move, and refused for a seat where a person plays."""
    party = Party("hush", bots={1: "club"}).start()
    party.bot_moves(1, party.options_of(1)[0])

    with pytest.raises(Illegal) as caught:
        judge_bot(party.table, 0, to_dict(party.options_of(0)[0]), party.now)

    assert "table/not_your_seat" == caught.value.code


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_bot_without_a_seat_is_refused(seat: int) -> None:
    """There is no such seat."""
    with pytest.raises(Illegal) as caught:
        judge_bot(Party("hush", bots={1: "club"}).start().table, seat, {}, 0.0)

    assert "table/not_your_seat" == caught.value.code


def test_a_bot_that_comes_too_late_is_refused() -> None:
    """Its answer was for a game that is over, or for a turn that has passed."""
    party = Party("hush", bots={1: "club"}, options={"rounds": 1}).start()
    move = party.options_of(1)[0]
    party.bot_moves(1, move)
    with pytest.raises(Illegal) as early:
        judge_bot(party.table, 1, to_dict(move), party.now)
    party.move(0)
    with pytest.raises(Illegal) as late:
        judge_bot(party.table, 1, to_dict(move), party.now)

    assert ("move/not_your_turn", "table/not_playing") == (early.value.code, late.value.code)


def test_a_person_cannot_move_for_a_bot() -> None:
    """Not even the host."""
    party = Party("hush", bots={1: "club"}).start()

    assert "table/not_your_seat" == party.refused("ada", c.Play(1, to_dict(party.options_of(1)[0])))


def test_a_bot_stands_in_for_who_leaves() -> None:
    """On all their seats, and only there; the seats stay theirs."""
    party = Party("hush", seats=3)
    party.do("bob", c.Sit(1), c.Sit(2))
    party.start()
    party.do("bob", c.Leave())

    assert [None, STAND_IN, STAND_IN] == [chair.thinker for chair in party.table.chairs]
    assert (1, 2) == party.table.seats_of("bob")

    party.bot_moves(2, party.options_of(2)[0])


def test_who_returns_plays_on() -> None:
    """The bot hands back, and its late answer is refused."""
    party = hush()
    party.do("bob", c.Leave())
    party.do("bob", c.Return())

    assert party.table.chairs[1].thinker is None
    with pytest.raises(Illegal, match="seat"):
        party.bot_moves(1, party.options_of(1)[0])


def test_a_move_is_a_return() -> None:
    """Who was away and makes a move is back, on all own seats; a refused move is no return."""
    party = Party("hush", seats=3)
    party.do("bob", c.Sit(1), c.Sit(2))
    party.start()
    party.do("bob", c.Leave())

    assert "duel/not_in_hand" == party.refused("bob", c.Play(1, {"do": "lay", "card": 99}))

    entries = party.do("bob", c.Play(1, to_dict(party.options_of(1)[0])))

    assert [e.Returned, e.Moved] == [type(entry) for entry in entries]
    assert [False] * 3 == [chair.away for chair in party.table.chairs]


def test_the_game_goes_on_without_anybody() -> None:
    """All have left: their bots can finish it."""
    party = hush()
    party.do("ada", c.Leave())
    party.do("bob", c.Leave())
    for seat in (0, 1):
        party.bot_moves(seat, party.options_of(seat)[0])

    assert "over" == party.table.phase


def test_resigning_ends_a_game_of_two() -> None:
    """The other one wins, whatever the points."""
    party = Party().start("bob")
    party.do("ada", c.Resign(0))

    assert party.table.outcome is not None
    assert ("over", [1], [2, 1]) == (party.table.phase, party.table.outcome.winners, party.table.outcome.ranking)


def test_resigning_alone_wins_nothing() -> None:
    """A game of one that is given up is lost."""
    party = Party(seats=1).start()
    party.do("ada", c.Resign(0))

    assert party.table.outcome is not None
    assert ("over", []) == (party.table.phase, party.table.outcome.winners)


def test_a_bot_plays_on_for_who_resigns_among_several() -> None:
    """The game goes on; the seat is not theirs to play any more, not even after coming back."""
    party = hush(3)
    party.do("bob", c.Resign(1))

    assert ("playing", STAND_IN) == (party.table.phase, party.table.chairs[1].thinker)

    party.do("bob", c.Leave(), c.Return())

    assert STAND_IN == party.table.chairs[1].thinker
    assert "table/resigned" == party.refused("bob", c.Play(1, to_dict(party.options_of(1)[0])))
    assert "table/resigned" == party.refused("bob", c.Resign(1))

    party.bot_moves(1, party.options_of(1)[0])
    party.move(0)
    party.move(2)

    assert "over" == party.table.phase


def test_the_last_one_who_has_not_resigned_wins() -> None:
    """Whoever that is."""
    party = hush(3)
    party.do("bob", c.Resign(1))
    party.do("ada", c.Resign(0))

    assert party.table.outcome is not None
    assert ("over", [2]) == (party.table.phase, party.table.outcome.winners)


def test_resigning_is_for_one_seat() -> None:
    """Who plays several goes on with the others."""
    party = Party("hush", seats=3)
    party.do("ada", c.Sit(1))
    party.start("bob")
    party.do("ada", c.Resign(0))

    assert [STAND_IN, None, None] == [chair.thinker for chair in party.table.chairs]
    party.move(1)


def test_who_is_sent_away_in_play_leaves_the_seat_to_a_bot() -> None:
    """The game goes on with everything that lies on the table."""
    party = Party(options={"first_player": 0}).start("bob")
    party.play_on(4)
    party.do("ada", c.Ban("bob"))

    assert (None, STAND_IN) == (party.table.chairs[1].who, party.table.chairs[1].bot)
    assert party.table.play is not None
    assert 4 == len(party.table.play.moves)

    party.move(0)
    party.bot_moves(1, party.options_of(1)[0])
