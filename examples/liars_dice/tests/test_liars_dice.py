"""Liar's dice keeps what every game promises, and plays by its rules."""

import re
from collections import Counter
from collections.abc import Sequence
from html import unescape
from typing import Any

import klub
import pytest
from klub import check_game
from klub.core import Illegal, Rng, encode, to_dict
from msgspec import structs

from liars_dice.game import GAME
from liars_dice.moves import Doubt, Exact, Move, Raise
from liars_dice.state import Bidden, Called, Cup, Lost, Options, Revealed, State, Won

CHANCE = Rng(bytes(32))


def table(*cups: Cup, turn: int = 0, **options: Any) -> State:
    """A round that begins with these cups."""
    return State(options=Options(**options), cups=cups, turn=turn, out=(None,) * len(cups))


def play(state: State, *moves: Move) -> State:
    """The state after moves, each by the seat whose turn it is."""
    for move in moves:
        state = GAME.apply(state, GAME.actors(state)[0], move, CHANCE)
    return state


def dice(state: State) -> Sequence[int]:
    """How many dice everybody has."""
    return GAME.standing(state)


def test_it_keeps_what_every_game_promises() -> None:
    """Whole games at random, for every number of players, with random options."""
    assert check_game(GAME, games=24).truncated == 0


def test_it_is_on_the_shelf() -> None:
    """Klub finds the package by its entry point."""
    assert "liars_dice" in klub.games()


def test_everybody_begins_with_five_dice_and_chance_says_who_bids_first() -> None:
    """Thirty games for three begin with each of the seats, and with dice of all faces."""
    states = [GAME.setup(Options(), 3, Rng(bytes(31) + bytes([number]))) for number in range(30)]

    assert {tuple(dice(state)) for state in states} == {(5, 5, 5)}
    assert {state.turn for state in states} == {0, 1, 2}
    assert {die for state in states for cup in state.cups for die in cup} == {1, 2, 3, 4, 5, 6}


def test_bids_rise_by_number_or_by_face() -> None:
    """After three fours: three of a higher face, or more of any."""
    state = play(table((2, 3), (4, 4)), Raise(3, 4))

    assert [move for move in GAME.moves(state, 1) if isinstance(move, Raise)] == [
        Raise(3, 5),
        Raise(3, 6),
        *(Raise(4, face) for face in range(2, 7)),
    ]


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Raise(2, 4), "liars_dice/not_higher"),
        (Raise(2, 3), "liars_dice/not_higher"),
        (Raise(5, 2), "liars_dice/no_such_count"),
        (Raise(0, 2), "liars_dice/no_such_count"),
        (Raise(3, 1), "liars_dice/ones_are_wild"),
        (Raise(3, 7), "liars_dice/no_such_face"),
        (Exact(), "liars_dice/no_spot_on"),
    ],
)
def test_what_cannot_be_said_is_refused(move: Move, code: str) -> None:
    """Each refusal has its code and its sentence."""
    klub.games()
    with pytest.raises(Illegal) as refused:
        play(table((2, 3), (4, 4)), Raise(2, 4), move)

    assert refused.value.code == code
    assert str(refused.value) != code
    assert code not in str(refused.value)


def test_nobody_can_doubt_before_the_first_bid() -> None:
    """There is nothing to call a lie yet."""
    with pytest.raises(Illegal, match="Nobody has bid"):
        play(table((2,), (3,)), Doubt())


def test_a_true_bid_costs_the_doubter_a_die() -> None:
    """Three fives were bid, and there are three with a wild one."""
    state = play(table((1, 5), (5, 6), (2, 2)), Raise(3, 5), Doubt())

    assert dice(state) == [2, 1, 2]
    assert state.turn == 1
    assert state.events == (Called(1, 0, 3, 5), Revealed(3, 5, ((1, 5), (5, 6), (2, 2))), Lost(1, 1))


def test_a_false_bid_costs_the_bidder_a_die() -> None:
    """Without wild ones the same bid is a lie."""
    state = play(table((1, 5), (5, 6), (2, 2), wild_ones=False), Raise(3, 5), Doubt())

    assert dice(state) == [1, 2, 2]
    assert state.turn == 0


def test_ones_can_be_bid_on_while_they_are_not_wild() -> None:
    """One one is the lowest bid there is."""
    assert GAME.moves(table((1,), (2,), wild_ones=False), 0)[0] == Raise(1, 1)


def test_who_loses_the_last_die_is_out_and_the_next_one_begins() -> None:
    """Play goes on without that seat."""
    state = play(table((2,), (3, 3), (4, 4)), Raise(4, 6), Doubt())

    assert dice(state) == [0, 2, 2]
    assert state.turn == 1
    assert play(state, Raise(1, 2), Raise(1, 3)).turn == 1


def test_the_last_with_dice_wins_and_the_others_are_placed_by_how_long_they_were_in() -> None:
    """Three players with a die each: one is out in the first round, one in the second."""
    state = play(table((2,), (3,), (4,)), Raise(3, 6), Doubt())
    state = play(state, Raise(2, 2))
    state = GAME.apply(structs.replace(state, cups=((), (6,), (6,))), 2, Doubt(), CHANCE)
    outcome = GAME.outcome(state)

    assert outcome is not None
    assert (outcome.winners, outcome.ranking, outcome.scores) == ([2], [3, 2, 1], [0, 0, 1])
    assert state.events[-1] == Won(2)
    assert GAME.actors(state) == ()


@pytest.mark.parametrize(("count", "expected"), [(3, [2, 1, 1]), (2, [1, 2, 2])])
def test_spot_on_costs_all_others_a_die_or_the_caller(count: int, expected: list[int]) -> None:
    """There are three fives: a call on three is right, a call on two is wrong. The caller begins."""
    cups = ((1, 5), (5, 6), (2, 2))
    state = play(table(*cups, turn=2, spot_on=True), Raise(count, 5), Exact())

    assert dice(state) == expected
    assert state.turn == 0


def test_a_view_shows_only_ones_own_dice() -> None:
    """Neither another seat nor a spectator is told them, in whatever form."""
    state = table((6, 6, 6), (2, 3, 4))

    assert GAME.view(state, 1).mine == (2, 3, 4)
    assert GAME.view(state, None).mine == ()
    assert b"6,6" not in encode(GAME.view(state, 1))
    assert GAME.view(state, 1) == GAME.view(table((1, 2, 3), (2, 3, 4)), 1)


def test_imagined_dice_are_uniform_and_independent_of_bids() -> None:
    """By the rules a bid may be a lie: 3000 imagined dice show each face about 500 times."""
    view = GAME.view(play(table((6, 6, 6), (2, 3, 4), turn=0), Raise(3, 6)), 1)
    rng = Rng(bytes(32))
    faces = Counter(die for _ in range(1000) for die in GAME.imagine(view, rng).cups[0])

    assert sum(faces.values()) == 3000
    assert all(430 < faces[face] < 570 for face in range(1, 7)), faces


def test_moves_and_events_speak_every_language() -> None:
    """A sentence for each move, event and reason, in eight languages; none falls back to the names of fields."""
    klub.games()
    words = GAME.words()
    move, event = Raise(3, 5), Bidden(0, 3, 5)
    said = {words.move(move, language) for language in klub.texts.languages()}
    told = {words.event(event, ["Ada"], None, language) for language in klub.texts.languages()}

    assert len(said) == len(told) == 8
    assert not [sentence for sentence in said | told if "count" in sentence]


def test_the_picture_marks_what_can_be_done_and_nothing_else() -> None:
    """On one's own turn every mark is a legal move; on another's there is none, and no secret is drawn."""
    state = play(table((6, 6, 6), (2, 3, 4), spot_on=True), Raise(1, 3))
    marked = marks(GAME.render_svg(GAME.view(state, 1)))

    assert {encode(Doubt()), encode(Exact()), encode(Raise(1, 4))} <= marked
    assert marked <= {encode(move) for move in GAME.moves(state, 1)}
    assert marks(GAME.render_svg(GAME.view(state, 0))) == set()
    other = play(table((1, 2, 3), (2, 3, 4), spot_on=True), Raise(1, 3))
    assert GAME.render_svg(GAME.view(other, 1)) == GAME.render_svg(GAME.view(state, 1))


def marks(picture: str) -> set[bytes]:
    """The moves that a picture marks, as JSON."""
    return {unescape(found).encode() for found in re.findall(r'data-move="([^"]*)"', picture)}


def test_a_record_is_replayed() -> None:
    """A whole game of bots, written and read again, ends the same."""
    match = klub.match("liars_dice", 3, 7)
    while match.actors:
        seat = match.actors[0]
        match.play(seat, GAME.think(match.view(seat), "club", Rng(bytes(32), len(match.history))).move)

    assert klub.replay(to_dict(match.record())).outcome == match.outcome
