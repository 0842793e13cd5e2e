"""How a game starts: by the host, or when the last one is ready; only with what can be played."""

import pytest

from klub.core import Rng, encode
from klub.tables import commands as c
from klub.tables import entries as e
from tests.tables.party import Party


def test_the_host_starts_with_those_who_sit() -> None:
    """Seats that nobody took are left out, and the others close up in order."""
    party = Party(seats=4)
    party.do("bob", c.Sit(3))
    party.do("ada", c.Swap(0, 1), c.Start())

    assert ["ada", "bob"] == [chair.who for chair in party.table.chairs]
    assert party.table.play is not None
    assert 2 == len(party.table.play.state.hands)


def test_a_game_starts_when_the_last_person_is_ready() -> None:
    """With all seats taken; bots are always ready."""
    party = Party(seats=3, bots={2: "club"})
    party.do("bob", c.Sit(1), c.Ready())

    alone = party.table.play
    entries = party.do("ada", c.Ready())

    assert alone is None
    assert [e.Readied, e.Started] == [type(entry) for entry in entries]
    assert "playing" == party.table.phase


def test_a_free_seat_is_waited_for() -> None:
    """All who are there are ready, but somebody may still come."""
    party = Party(seats=3)
    party.do("bob", c.Sit(1), c.Ready())
    party.do("ada", c.Ready())

    assert "waiting" == party.table.phase


def test_a_person_may_be_not_ready_again() -> None:
    """Then the last one is not the last."""
    party = Party()
    party.do("bob", c.Sit(1), c.Ready(), c.Ready(False))
    party.do("ada", c.Ready())

    assert "waiting" == party.table.phase


def test_a_person_is_ready_with_all_seats() -> None:
    """Pass-and-play: ready is said once, and again after taking another seat."""
    party = Party(seats=3)
    party.do("bob", c.Sit(1), c.Ready(), c.Sit(2))
    phases = [party.do("ada", c.Ready()) and party.table.phase, party.do("bob", c.Ready()) and party.table.phase]

    assert ["waiting", "playing"] == phases


def test_one_may_play_alone() -> None:
    """Clustered is for one to eight: with nobody else, being ready starts it."""
    party = Party(seats=1)
    party.do("ada", c.Ready())

    assert "playing" == party.table.phase


def test_nobody_cannot_play() -> None:
    """A table without anyone on a seat does not start."""
    party = Party()
    party.do("ada", c.Stand(0))

    assert "seats/out_of_range" == party.refused("ada", c.Start())


def test_too_few_for_the_game_are_refused() -> None:
    """Hush needs two."""
    party = Party("hush", seats=3)

    assert "seats/out_of_range" == party.refused("ada", c.Start())


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"first_player": 2}, "options/bad_value"),
        ({"third_wild": [0, 2]}, "options/bad_value"),
        ({"two_starts": True, "bounds": {"shape": "rectangle", "width": 3, "height": 3}}, "options/conflict"),
        ({"no_such": 1}, "options/unknown"),
    ],
)
@pytest.mark.parametrize("by", [c.Start(), c.Ready()], ids=["start", "ready"])
def test_options_must_fit_those_who_sit(options: dict[str, object], code: str, by: c.Command) -> None:
    """Options that name a seat nobody took, or clash, are refused when the game would start."""
    party = Party(seats=2 if isinstance(by, c.Ready) else 3, options=options)
    party.do("bob", c.Sit(1), c.Ready())

    assert code == party.refused("ada", by)
    assert "waiting" == party.table.phase


def test_the_game_comes_from_the_seed_that_was_written() -> None:
    """The same seed, options and seats give the same game, and the seed is new for each."""
    party = Party(options={"quick_play": True}).start("bob")
    play = party.table.play

    assert play is not None
    game = party.table.game
    assert encode(game.setup(game.parse_options({"quick_play": True}, 2), 2, Rng(play.seed, 0))) == encode(play.state)
    assert f"{1:064x}" == play.seed.hex()


def test_starting_is_judged_without_the_seed_of_the_game() -> None:
    """Whether a game can start never depends on how it would be dealt; nothing is dealt before it is written."""
    party = Party()

    assert [e.Started] == [type(entry) for entry in party.judged("ada", c.Start()).entries]
    assert party.table.play is None


def test_options_keep_the_seats_they_name_when_free_seats_are_left_out() -> None:
    """The first player is who sat there, whatever the number of the seat is now."""
    party = Party(seats=4, options={"first_player": 2, "third_wild": [2, 3]})
    party.do("bob", c.Sit(2))
    party.do("cyd", c.Sit(3))
    party.do("ada", c.Start())

    assert (1, [1, 2]) == (party.table.options["first_player"], party.table.options["third_wild"])
    assert ["bob"] == [party.table.chairs[seat].who for seat in party.table.actors]


@pytest.mark.parametrize("options", [{"first_player": 1}, {"third_wild": [0, 1]}])
def test_options_may_not_name_a_seat_that_nobody_took(options: dict[str, object]) -> None:
    """Not even if a seat with that number will be left."""
    party = Party(seats=3, options=options)
    party.do("bob", c.Sit(2))

    assert "options/bad_value" == party.refused("ada", c.Start())
