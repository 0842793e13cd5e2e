"""What each person sees of a table, and that nobody sees more."""

import itertools
from typing import Any

import pytest

from klub.core import Illegal, Rng, commitment, encode, parse_seed, to_dict
from klub.tables import commands as c
from klub.tables import entries as e
from klub.tables import may_look, snapshot
from klub.tables.house import DELAY, House, Spectators
from klub.tables.snapshot import PlayInfo
from tests.core.check.tiny import DuelState
from tests.tables.games import TEST_GAMES, Hush
from tests.tables.party import PEOPLE, Party, shown
from tests.tables.worlds import noticed

POLICIES: list[Spectators] = ["none", "delayed", "open"]
GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "hush": ("hush", {"rounds": 3}),
    "heap": ("heap", {"goal": 500}),
    "clustered": ("clustered", {"first_bonuses": True, "largest_bonuses": True}),
    "clustered quick": ("clustered", {"quick_play": True}),
    "clustered face down": ("clustered", {"quick_play": True, "discards_visible": False}),
}


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("name", GAMES)
def test_nobody_notices_what_they_may_not_know(name: str, policy: Spectators) -> None:
    """Other hands, decks and seeds leave every snapshot and every answer of a whole game as it is, byte by byte.

    For the host, a guest, a spectator and one who was sent away.
    """
    game, options = GAMES[name]
    party = Party(game, options=options, house=House(spectators=policy))
    party.do("cyd", c.Sit(1))
    party.do("ada", c.Ban("cyd"))
    party.start("bob")
    chance, guesses = Rng(b"worlds"), [{"do": "lay", "card": card} for card in range(14)]
    for number in itertools.count():
        assert [None] * 4 == [noticed(party.table, who, chance, guesses) for who in PEOPLE]
        if party.table.phase != "playing":
            break
        seat = chance.choice(party.table.actors)
        assert party.table.play is not None
        move = to_dict(party.table.game.sample(party.table.play.state, seat, chance))
        guesses = [*guesses[-20:], move] if number % 8 == 0 else guesses
        party.do(PEOPLE[seat], c.Play(seat, move))


def test_one_person_on_several_seats_sees_those_and_no_other() -> None:
    """Pass-and-play: the views of one's seats, each as that seat sees it."""
    party = Party(seats=3)
    party.do("ada", c.Sit(1))
    party.start("bob")
    chance = Rng(b"worlds")
    for _ in range(12):
        play = _play(party, "ada")

        assert party.table.play
        assert [(seat, party.table.game.view(party.table.play.state, seat)) for seat in (0, 1)] == [
            (view.seat, view.view) for view in play.views
        ]
        assert play.watching is None
        assert noticed(party.table, "ada", chance, []) is None
        party.play_on(1)


def test_the_test_of_secrets_finds_a_secret_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that asks for silence by the cards in hand, or a refusal that tells of them, would be noticed."""

    class Blab(Hush):
        def silent(self, state: DuelState) -> tuple[int, ...]:
            return (0,) if sum(state.hands[1]) % 2 else ()

    class Tattle(Hush):
        def refusal(self, state: DuelState, move: object) -> Illegal:  # noqa: ARG002 - tells too much
            return Illegal("duel/not_in_hand", hands=state.hands)

    for leaky in (Blab(), Tattle()):
        monkeypatch.setitem(TEST_GAMES, "hush", leaky)
        party = Party("hush").start("bob")

        assert any(noticed(party.table, "ada", Rng(bytes([n])), [{"do": "lay", "card": 0}]) for n in range(9))


def test_the_seed_is_promised_before_and_revealed_after_the_game() -> None:
    """Everyone can check that the one fits the other."""
    party = Party("hush", options={"rounds": 1}).start("bob")
    before = [_play(party, who) for who in ("ada", "bob", "dan")]
    party.move(0)
    party.move(1)
    after = [_play(party, who) for who in ("ada", "bob", "dan")]

    assert [None] * 3 == [play.seed for play in before]
    assert [play.commitment for play in before] == [commitment(parse_seed(play.seed)) for play in after]


def test_the_seed_of_a_game_that_was_never_finished_stays_secret() -> None:
    """A closed table keeps it, also after earlier games of the series."""
    party = Party("hush", options={"rounds": 1}).start("bob")
    party.move(0)
    party.move(1)
    party.do("ada", c.Rematch(), c.Start(), c.Close())

    assert party.table.play is not None
    assert not any(party.table.play.seed.hex() in shown(party.table, who) for who in PEOPLE)


def test_legal_moves_are_listed_for_own_seats_that_may_move() -> None:
    """None for others, and none where they cannot be listed."""
    party = Party(options={"first_player": 0}).start("bob")
    heap = Party("heap").start("bob")

    assert [party.options_of(0)] == [view.moves for view in _play(party, "ada").views]
    assert [[]] == [view.moves for view in _play(party, "bob").views]
    assert [None] == [view.moves for view in _play(heap, "ada").views]


def test_an_open_spectator_sees_the_table_without_hands() -> None:
    """As the game shows it to somebody without a seat."""
    party = Party().start("bob")
    party.play_on(3)
    play = _play(party, "dan")
    assert party.table.play

    assert ([], party.table.game.view(party.table.play.state, None)) == (play.views, play.watching)


def test_a_delayed_spectator_sees_it_some_moves_late() -> None:
    """Until the game is over."""
    party = Party(house=House(spectators="delayed"), seats=1).start()
    states = []
    while party.table.phase == "playing":
        assert party.table.play
        states.append(party.table.play.state)

        assert party.table.game.view(states[max(0, len(states) - 1 - DELAY)], None) == _play(party, "dan").watching
        party.play_on(1)

    assert party.table.play
    assert party.table.game.view(party.table.play.state, None) == _play(party, "dan").watching


@pytest.mark.parametrize(("policy", "delay"), [("none", 0), ("delayed", DELAY), ("open", 0)])
def test_who_looks_on_is_told_how_late_that_is(policy: Spectators, delay: int) -> None:
    """While the game is on; whoever plays sees it at once."""
    party = Party(house=House(spectators=policy))
    assert [snapshot(party.table, who).delay for who in ("ada", "dan")] == [0, 0]
    party.start("bob")

    assert snapshot(party.table, "ada").delay == 0
    if policy != "none":
        assert snapshot(party.table, "dan").delay == delay


def test_a_delayed_spectator_sees_the_right_moves_after_some_were_taken_back() -> None:
    """Others made in their place, as far back as the delay reaches and farther."""
    party = Party(house=House(spectators="delayed"), seats=1).start()
    chance = Rng(b"back and forth")
    for _ in range(60):
        assert party.table.play
        back = chance.below(3) == 0 and len(party.table.play.moves) > 0
        if back:
            party.write(e.Undone(at=party.now))
        elif party.table.actors and len(party.table.play.moves) < 12:
            seat = party.table.actors[0]
            party.move(seat, chance.below(len(party.options_of(seat))))

        late = party.table.state_at(max(0, len(party.table.play.moves) - DELAY))
        assert party.table.phase != "playing" or party.table.game.view(late, None) == _play(party, "dan").watching


def test_a_snapshot_stays_as_it_was_taken() -> None:
    """What happens at the table afterwards does not get into it."""
    party = Party(options={"first_player": 0}).start("bob")
    party.do("ada", c.Say("hello"))
    taken = snapshot(party.table, "bob")
    before = encode(taken)

    party.do("ada", c.Say("again"), c.Resign(0), c.Rematch())

    assert before == encode(taken)


def test_a_delayed_spectator_cannot_tell_the_last_moves() -> None:
    """Other moves since give the same bytes."""
    seen = set()
    for index in (0, -1):
        party = Party(house=House(spectators="delayed"), options={"first_player": 0}).start("bob")
        party.play_on(6)
        for _ in range(DELAY):
            party.move(party.table.actors[0], index)
        seen.add(shown(party.table, "dan"))

    assert 1 == len(seen)


def test_a_private_table_shows_a_stranger_only_that_there_is_room() -> None:
    """With no spectators allowed: somebody who could still sit down may look, later nobody."""
    party = Party(house=House(spectators="none"), bots={1: "club"})
    before = shown(party.table, "dan")
    party.do("bob", c.Sit(1))
    full = shown(party.table, "dan")
    party.do("ada", c.Start())
    playing = shown(party.table, "dan")
    party.do("ada", c.Resign(0))
    over = shown(party.table, "dan")
    party.do("ada", c.Close())

    assert '"play":null' in before
    assert ["table/private"] * 4 == [full, playing, over, shown(party.table, "dan")]


def test_the_host_may_always_look_but_sees_no_game_that_nobody_may_watch() -> None:
    """A host without a seat runs the table; the hands and the board of a private game are not theirs."""
    party = Party(house=House(spectators="none"))
    party.do("bob", c.Sit(1))
    party.do("ada", c.Stand(0), c.SeatBot(0, "club"), c.Start())
    play = _play(party, "ada")

    assert ([], None) == (play.views, play.watching)


@pytest.mark.parametrize("policy", POLICIES)
def test_who_was_sent_away_sees_nothing(policy: Spectators) -> None:
    """Under every policy, in every phase."""
    party = Party(house=House(spectators=policy), seats=3)
    party.do("bob", c.Sit(1))
    party.do("cyd", c.Sit(2))
    party.do("ada", c.Ban("bob"))
    seen = [shown(party.table, "bob")]
    for command in (c.Start(), c.Ban("cyd"), c.Resign(0), c.Rematch(), c.Close()):
        party.do("ada", command)
        seen.append(shown(party.table, "bob"))

    assert ["table/kicked"] * 6 == seen


def test_who_gave_a_seat_away_sees_it_no_longer() -> None:
    """The cards went with the seat."""
    party = Party(house=House(spectators="none")).start("bob")
    party.hand_over(1, "cyd")

    assert "table/private" == shown(party.table, "bob")
    assert [1] == [view.seat for view in _play(party, "cyd").views]


def test_people_differ_in_nothing_but_themselves() -> None:
    """Two spectators get the same bytes, but for their own name on them."""
    party = Party().start("bob")
    party.do("ada", c.Say("hello"))

    assert shown(party.table, "dan").replace('"you":"dan"', "") == shown(party.table, "eve").replace('"you":"eve"', "")


def test_a_seat_is_shown_with_who_plays_it() -> None:
    """Empty, a person, a bot; the bot that stands in for who left; who is muted; which is one's own."""
    party = Party(seats=4, bots={3: "expert"})
    party.do("bob", c.Sit(1))
    party.do("ada", c.Mute("bob"))
    before = snapshot(party.table, "bob").seats
    party.do("ada", c.Start())
    party.do("bob", c.Leave())
    after = snapshot(party.table, "bob").seats

    assert [("person", "Ada", None), ("person", "Bob", None), ("empty", "", None), ("bot", "", "expert")] == [
        (seat.kind, seat.name, seat.level) for seat in before
    ]
    assert [False, True, False, False] == [seat.mine for seat in before] == [seat.muted for seat in before]
    assert [("person", "Ada", None), ("person", "Bob", "casual"), ("bot", "", "expert")] == [
        (seat.kind, seat.name, seat.level) for seat in after
    ]


def test_a_question_to_take_back_is_shown_with_its_answers() -> None:
    """And the seats that must be silent."""
    party = Party("hush", seats=3).start("bob", "cyd")
    party.move(0)
    party.do("ada", c.AskUndo(0))
    party.do("cyd", c.AnswerUndo(True))
    seen = snapshot(party.table, "bob")
    assert seen.undo

    assert (0, ["ada", "cyd"], (0,)) == (seen.undo.seat, seen.undo.agreed, seen.silent)


def test_looking_changes_nothing() -> None:
    """However often."""
    party = Party(house=House(spectators="delayed")).start("bob")
    party.play_on(7)
    may_look(party.table, "dan")

    assert shown(party.table, "dan") == shown(party.table, "dan")
    assert encode(party.table.play) == encode(party.reread().play)


def _play(party: Party, who: str) -> PlayInfo:
    """The game as a person sees it."""
    play = snapshot(party.table, who).play
    assert play is not None, "there is a game"
    return play
