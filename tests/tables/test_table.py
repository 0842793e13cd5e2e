"""A table is the fold of its log: whoever reads the log has the same table, at every point."""

from typing import get_args

import pytest
from msgspec.structs import replace

from klub.core import Illegal, to_dict
from klub.tables import Table, keep, snapshot
from klub.tables import commands as c
from klub.tables import entries as e
from klub.tables.house import Clock, House
from klub.tables.running_game import MadeMove
from klub.tables.table import NONCES_KEPT
from tests.tables.party import Party, whole


def a_long_evening() -> list[tuple[Party, bytes]]:
    """Two games with everything that can happen at a table: the table after each entry."""
    party = Party("hush", seats=3, options={"rounds": 2}, house=House(clock=Clock(per_move=60, bank=10)))
    seen: list[tuple[Party, bytes]] = []

    def watched(*entries: e.Entry, made: MadeMove | None = None) -> list[e.Entry]:
        for entry in entries:
            party.log.append(e.write_entry(entry))
            party.table.take(entry, made)
            seen.append((party, whole(party.table)))
        return [*entries]

    party.write = watched  # type: ignore[assignment] # to look at the table after each entry
    party.follow = lambda verdict: watched(*verdict.entries, made=verdict.made)  # type: ignore[method-assign] # so too
    party.do("bob", c.Sit(2), c.Swap(2, 1), c.Ready(), c.Say("hello"))
    party.do("cyd", c.Sit(2), c.React("wave"), c.Stand(2))
    party.do("ada", c.SeatBot(2, "club"), c.Mute("cyd"), c.Ban("cyd"), c.Rename("Countess", "plum"), c.Ready())
    party.move(0)
    party.do("ada", c.AskUndo(0))
    party.do("bob", c.AnswerUndo(True))
    party.bot_moves(2, party.options_of(2)[0])
    kept = keep(party.table)
    assert kept is not None
    party.write(kept)
    party.do("bob", c.Leave())
    party.bot_moves(1, party.options_of(1)[1])
    party.now += 500
    party.lapse()
    party.do("bob", c.Play(1, to_dict(party.options_of(1)[0])))
    party.hand_over(0, "dan")
    party.do("dan", c.Resign(0))
    party.do("bob", c.Resign(1), c.Rematch())
    party.do("ada", c.Unban("cyd"), c.Start())
    _an_evening_of_absences(party)
    party.do(party.table.host, c.Close())
    return seen


def _an_evening_of_absences(party: Party) -> None:
    """Dan, bob and a bot play, ada hosts; people go and come, and the room gets another game."""
    party.connect("bob", "ada", "eve")
    party.now += 50
    party.do("bob", c.StandIn("dan"), c.Nudge("dan"))
    party.do("eve", c.Claim(0))
    party.do("bob", c.AnswerClaim("eve", True))
    party.connect("bob", "ada", "cyd")
    party.do("cyd", c.Claim(0))
    party.do("ada", c.AnswerClaim("cyd", False), c.Kick("bob"), c.Give(1, "cyd"))
    party.now += 50
    party.do("cyd", c.VoteEnd())
    party.do("cyd", c.Suggest("hush", 3))
    party.do("ada", c.Dismiss("cyd"), c.Arrange("hush", 3), c.HandOver("cyd"))
    party.do("cyd", c.HandOver("eve"))
    party.do("eve", c.HandOver("cyd"))
    party.do("cyd", c.Start())
    party.now += 50
    party.host_absence()


def test_the_log_tells_the_whole_table_at_every_point() -> None:
    """Read from its bytes, the first n entries give the table as it was after n entries, for every person."""
    evening = a_long_evening()
    party = evening[-1][0]
    first = len(party.log) - len(evening) + 1

    assert set(get_args(e.Entry)) == {type(entry) for entry in party.entries()}
    for count, (_, expected) in enumerate(evening, first):
        assert expected == whole(party.reread(count)), count


def test_a_log_is_read_on_from_any_point() -> None:
    """A table that was read up to some entry takes the rest as it comes."""
    party = a_long_evening()[-1][0]
    for count in range(1, len(party.log)):
        table = party.reread(count)
        for entry in party.entries()[count:]:
            table.take(entry)

        assert whole(party.table) == whole(table)


@pytest.mark.parametrize("options", [{}, {"quick_play": True, "discards_visible": False}])
def test_a_whole_game_is_told_by_its_log(options: dict[str, object]) -> None:
    """Clustered from the first to the last card, with points and seed."""
    party = Party(seats=3, options=options).start("bob", "cyd")
    while party.table.phase == "playing":
        party.move(party.table.actors[0], -1)
        if len(party.log) % 16 == 0:
            assert whole(party.table) == whole(party.reread())

    assert whole(party.table) == whole(party.reread())


def test_the_state_after_some_moves_can_be_found_again() -> None:
    """Played from the seed, without touching the game."""
    party = Party().start("bob")
    states = []
    for _ in range(10):
        assert party.table.play is not None
        states.append(party.table.play.state)
        party.play_on(1)

    assert states == [party.table.state_at(count) for count in range(10)]


def test_entries_are_numbered_without_gaps() -> None:
    """The table's number is the number of entries taken."""
    party = a_long_evening()[-1][0]

    assert len(party.log) == party.table.number


def test_a_table_knows_when_it_was_made_and_last_touched() -> None:
    """Clocks of several machines differ, but time does not go back."""
    party = Party()
    created, later = party.table.created, party.now + 100
    party.write(e.Said(at=later, by="ada", text="a"), e.Said(at=later - 50, by="ada", text="b"))

    assert (created, later) == (party.table.created, party.table.touched)


def test_a_judged_move_is_not_taken_for_another() -> None:
    """Judging a move without taking it leaves no trace in what the log leads to."""
    party = Party(options={"first_player": 0}).start("bob")
    party.judged("ada", c.Play(0, to_dict(party.options_of(0)[-1])))
    party.move(0, 0)

    assert whole(party.table) == whole(party.reread())


def test_a_verdict_has_the_state_that_its_entries_lead_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that follows it need not work the move out again, and is as one that reads the log."""
    party = Party("hush", options={"rounds": 1}).start("bob")
    verdict = party.judged("ada", c.Play(0, to_dict(party.options_of(0)[0])), "n1")
    monkeypatch.setattr(party.table.game, "apply", None)
    party.follow(verdict)

    assert verdict.made is not None
    assert party.table.play is not None
    assert verdict.made.state is party.table.play.state
    assert ("n1", "ada") == (verdict.entries[-1].nonce, verdict.entries[-1].by)


def test_the_sender_s_name_for_a_message_is_remembered() -> None:
    """On the last of its entries, by person: so a resend is known, also to who reads the log."""
    party = Party()
    party.do("bob", c.Sit(1))
    party.follow(party.judged("ada", c.Ready(), "n1"))
    party.follow(party.judged("bob", c.Ready(), "n1"))
    number = party.table.number  # bob's message also started the game

    assert {("ada", "n1"): number - 2, ("bob", "n1"): number} == party.table.nonces == party.reread().nonces


def test_old_names_of_messages_are_forgotten() -> None:
    """The last few hundred are kept."""
    party = Party()
    for number in range(NONCES_KEPT + 3):
        party.follow(party.judged("ada", c.Say("hm"), f"n{number}"))

    assert [("ada", f"n{number}") for number in range(3, NONCES_KEPT + 3)] == [*party.table.nonces]


def test_a_refused_message_is_not_remembered() -> None:
    """It may be sent again, and be right then."""
    party = Party()
    with pytest.raises(Illegal):
        party.judged("bob", c.Start(), "n1")

    assert {} == party.table.nonces


def test_a_copy_goes_its_own_way() -> None:
    """What it takes does not change the table it was made of."""
    party = a_long_evening()[-1][0]
    log = party.entries()
    table = Table(log[:1])
    for entry in log[1:]:
        before, other = whole(table), table.copy()
        other.take(entry)

        assert before == whole(table)

        table.take(entry)

        assert whole(other) == whole(table)


def test_a_verdict_says_that_a_move_would_end_the_game() -> None:
    """Before it is written."""
    party = Party("hush", options={"rounds": 1}).start("bob")
    first = party.judged("ada", c.Play(0, to_dict(party.options_of(0)[0])))
    party.follow(first)
    last = party.judged("bob", c.Play(1, to_dict(party.options_of(1)[0])))

    assert (False, True) == (first.ends_game, last.ends_game)
    assert "playing" == party.table.phase


def test_a_table_of_older_rules_is_closed_and_its_log_can_still_be_read() -> None:
    """Its game has new rules now: nothing of the old game is played again, and the table says why."""
    log = a_long_evening()[-1][0].entries()
    created = log[0]
    assert isinstance(created, e.Created)
    old = replace(created, version=created.version - 1)
    for count in range(1, len(log)):
        table = Table([old, *log[1:count]])
        if any(isinstance(entry, e.Arranged) for entry in log[:count]):
            break

        assert ("closed", "version", None) == (table.phase, table.closed_why, table.play)
        assert "version" == snapshot(table, "ada").why_closed


def test_a_room_goes_on_after_games_of_rules_that_are_not_known_any_more() -> None:
    """What is arranged after them is played by the rules of now, and games that cannot be read keep their numbers."""
    party = a_long_evening()[-1][0]
    log = party.entries()
    created = log[0]
    assert isinstance(created, e.Created)
    table = Table([replace(created, version=created.version - 1), *log[1:-1]])

    assert "playing" == table.phase
    assert (1, []) == (table.games_played, table.series)
    assert party.reread(len(log) - 1).chairs == table.chairs
