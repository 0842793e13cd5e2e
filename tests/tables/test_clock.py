"""Time: seconds for each move, a bank for longer thoughts, and the move the clock makes."""

import pytest

from klub.tables import Table, judge_lapse, snapshot
from klub.tables import commands as c
from klub.tables import entries as e
from klub.tables.house import Clock, House
from tests.tables.party import Party


def timed(game: str = "clustered", seats: int = 2, bank: int = 0, **options: object) -> Party:
    """A game at 30 seconds a move that has just begun."""
    if game == "clustered":
        options["first_player"] = 0
    house = House(clock=Clock(per_move=30, bank=bank))
    return Party(game, seats=seats, options=options, house=house).start(*("bob", "cyd")[: seats - 1])


def deadlines(party: Party) -> list[float | None]:
    """In seconds from now."""
    found = [seat.deadline for seat in snapshot(party.table, "ada").seats]
    return [None if at is None else at - party.now for at in found]


def test_without_a_clock_nothing_lapses() -> None:
    """However long it takes."""
    party = Party().start("bob")
    party.now += 1e9

    assert [] == party.lapse()
    assert [None, None] == deadlines(party)
    assert party.table.clocks.next_lapse() is None


def test_only_who_may_move_is_timed() -> None:
    """The next one's time begins with the move of the one before."""
    party = timed()

    assert [30.0, None] == deadlines(party)

    party.now += 20
    party.move(0)

    assert [None, 30.0] == deadlines(party)


def test_the_clock_moves_when_the_time_is_up_and_not_before() -> None:
    """It makes the move that the game says, for nobody."""
    party = timed()
    party.now += 29.9

    assert [] == party.lapse()

    party.now += 0.1
    assert party.table.play is not None
    expected = party.table.game.lapse(party.table.play.state, 0)
    (entry,) = party.lapse()

    assert isinstance(entry, e.Moved)
    assert (0, None, expected) == (entry.seat, entry.by, party.table.play.moves[-1][1])
    assert [None, 30.0] == deadlines(party)


def test_longer_thoughts_draw_on_the_bank() -> None:
    """Only what goes beyond the seconds of a move, and only of that seat's bank."""
    party = timed(bank=60)

    assert [90.0, None] == deadlines(party)

    party.now += 29  # the move itself takes a second more
    party.move(0)

    assert [60.0, 60.0] == party.table.clocks.banks

    party.now += 39
    party.move(1)

    assert [60.0, 50.0] == party.table.clocks.banks
    assert [90.0, None] == deadlines(party)


def test_an_empty_bank_gives_no_more() -> None:
    """A lapse takes all of it, and never more than there is."""
    party = timed(bank=60)
    party.now += 500
    party.lapse()

    assert [0.0, 60.0] == party.table.clocks.banks


def test_at_the_same_time_each_has_an_own_clock() -> None:
    """Who moves first stops that seat's clock only; those still thinking keep theirs."""
    party = timed("hush", seats=3, rounds=2)
    party.now += 9
    party.move(1)

    assert [20.0, None, 20.0] == deadlines(party)

    party.now += 4
    party.move(0)
    party.now += 4
    party.move(2)

    assert [30.0, 30.0, 30.0] == deadlines(party)


def test_lapses_come_one_by_one() -> None:
    """The first deadline first; seats with the same one in their order."""
    party = timed("hush", seats=3, rounds=1)
    party.now += 100
    seats = []
    while entries := party.lapse():
        assert isinstance(entries[0], e.Moved)
        seats.append(entries[0].seat)

    assert ([0, 1, 2], "over") == (seats, party.table.phase)


def test_a_game_that_is_over_has_no_deadlines() -> None:
    """By its last move or by giving up."""
    party = timed()
    party.do("bob", c.Resign(1))
    party.now += 1000

    assert [] == party.lapse()
    assert [None, None] == deadlines(party)
    assert party.table.clocks.next_lapse() is None


def test_a_closed_table_does_not_move() -> None:
    """The clock makes no move there."""
    party = timed()
    party.do("ada", c.Close())
    party.now += 1000

    assert [] == party.lapse()


def test_a_stand_in_is_timed_like_the_person() -> None:
    """Leaving and coming back neither stop nor refill the clock."""
    party = timed(bank=10)
    party.do("ada", c.Leave(), c.Return())

    assert [38.0, None] == deadlines(party)


def test_taking_back_starts_the_time_of_the_move_anew() -> None:
    """What the bank has paid stays paid."""
    party = timed("hush", bank=60, rounds=1)
    party.now += 39
    party.move(0)
    party.do("ada", c.AskUndo(0))
    party.do("bob", c.AnswerUndo(True))

    assert [50.0, 60.0] == party.table.clocks.banks
    assert 80.0 == deadlines(party)[0]


def test_the_next_game_begins_with_full_banks() -> None:
    """A series does not run out of time."""
    party = timed(bank=60)
    party.now += 500
    party.lapse()
    party.do("ada", c.Resign(0), c.Rematch(), c.Start())

    assert [60.0, 60.0] == party.table.clocks.banks


@pytest.mark.parametrize("who", ["ada", "bob", "dan"])
def test_everyone_sees_the_clocks(who: str) -> None:
    """Deadlines and banks are no secret."""
    party = timed(bank=60)

    assert [(party.now + 90, 60.0), (None, 60.0)] == [
        (seat.deadline, seat.bank) for seat in snapshot(party.table, who).seats
    ]


def test_a_closed_table_has_no_deadlines() -> None:
    """Nobody need hurry any more."""
    party = timed()
    party.do("ada", c.Close())

    assert [None, None] == deadlines(party)
    assert party.table.clocks.next_lapse() is None


def test_who_was_moved_for_is_told() -> None:
    """The snapshot says after how many moves the clock moved for a seat, also later and from the log."""
    party = timed()
    party.now += 30
    (entry,) = party.lapse()
    party.move(1)

    assert isinstance(entry, e.Moved)
    assert entry.lapsed is True
    assert b"lapsed" not in party.log[-1]
    for table in (party.table, party.table.copy(), Table(map(e.read_entry, party.log))):
        play = snapshot(table, "bob").play
        assert play is not None
        assert {0: 1} == play.lapses


def test_a_bot_without_a_move_has_not_lapsed() -> None:
    """The clock's move is made for it, and nobody is told that their time was up."""
    party = Party(seats=2, bots={1: "sprout"}, options={"first_player": 1}).start()
    (entry,) = party.follow(judge_lapse(party.table, 1, party.now))

    assert b"lapsed" not in e.write_entry(entry)
