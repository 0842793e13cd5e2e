"""One game after the other: rematch, what it carries over, and the series score."""

from klub.tables import commands as c
from klub.tables import entries as e
from klub.tables import snapshot
from tests.tables.party import Party


def played(seats: int = 2, **options: object) -> Party:
    """A finished game of Hush."""
    party = Party("hush", seats=seats, options={"rounds": 1, **options}).start(*("bob", "cyd")[: seats - 1])
    for seat in party.table.actors:
        party.move(seat)
    return party


def test_a_rematch_keeps_people_seats_and_options() -> None:
    """The same people wait for the next game, none of them ready yet."""
    party = Party("hush", seats=3, options={"rounds": 1, "low_wins": True})
    party.do("bob", c.Sit(1), c.Ready())
    party.do("cyd", c.Sit(2), c.Ready())
    party.do("ada", c.Ready())
    party.play_on(3)
    party.do("cyd", c.Rematch())

    assert "waiting" == party.table.phase
    assert [("ada", False), ("bob", False), ("cyd", False)] == [
        (chair.who, chair.ready) for chair in party.table.chairs
    ]
    assert party.table.options["low_wins"] is True


def test_a_rematch_carries_over_what_the_game_says() -> None:
    """Hush: a winner deals."""
    party = played()
    assert party.table.outcome is not None
    winner = party.table.outcome.winners[0]

    party.do("ada", c.Rematch(), c.Start())

    assert winner == party.table.options["dealer"]
    assert party.table.play is not None
    assert winner == party.table.play.options.dealer


def test_the_next_game_has_a_seed_of_its_own() -> None:
    """And it starts from nothing."""
    party = played()
    first = party.table.play
    party.do("ada", c.Rematch(), c.Start())

    assert first is not None
    assert party.table.play is not None
    assert first.seed != party.table.play.seed
    assert [] == party.table.play.moves
    assert party.table.outcome is None


def test_the_series_counts_every_game() -> None:
    """Scores and winners in the seats they were played in, with who sat there; games given up count too."""
    party = played()
    first = party.table.outcome
    party.do("ada", c.Rematch(), c.Swap(0, 1), c.Start(), c.Resign(1))
    assert first is not None

    assert [
        (first.scores, first.winners, ["ada", "bob"]),
        ([1, 0], [0], ["bob", "ada"]),
    ] == [(game.scores, game.winners, game.people) for game in party.table.series]


def test_games_are_numbered() -> None:
    """The one being played, and the last one played, as everyone sees it."""
    party = played()
    numbers = [snapshot(party.table, "bob").play]
    party.do("bob", c.Rematch())
    numbers.append(snapshot(party.table, "bob").play)
    party.do("ada", c.Start())
    numbers.append(snapshot(party.table, "bob").play)
    party.move(0)
    numbers.append(snapshot(party.table, "bob").play)

    assert [1, None, 2, 2] == [play and play.game_number for play in numbers]


def test_who_resigned_plays_the_next_game() -> None:
    """Giving up is for one game."""
    party = Party("hush", options={"rounds": 1}).start("bob")
    party.do("bob", c.Resign(1), c.Rematch())
    party.do("ada", c.Start())
    party.move(1)


def test_who_is_away_is_stood_in_for_in_the_next_game_too() -> None:
    """Readiness is not asked of them, and they may return at any time."""
    party = played()
    party.do("bob", c.Leave())
    party.do("ada", c.Rematch(), c.Ready())

    assert "playing" == party.table.phase
    assert party.table.chairs[1].thinker is not None

    party.do("bob", c.Return())
    party.move(1)


def test_seats_may_change_between_games() -> None:
    """A rematch waits like a new table: others sit down, bots come and go."""
    party = played(3)
    party.do("ada", c.Rematch())
    party.do("cyd", c.Leave())
    party.do("ada", c.SeatBot(2, "master"))
    party.do("dan", c.Sit(2))
    party.do("ada", c.Start())

    assert ["ada", "bob", "dan"] == [chair.who for chair in party.table.chairs]


def test_a_rematch_is_one_entry_with_the_options_of_the_next_game() -> None:
    """So that the log alone tells them, whatever later versions carry over."""
    party = played(low_wins=True)
    (entry,) = party.do("ada", c.Rematch())

    assert isinstance(entry, e.Rematched)
    assert entry.options == party.table.options
    assert entry.options["rounds"] == 1
