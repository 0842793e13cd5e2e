"""Numbers for the moves of Cubed: one to one within a radius."""

from typing import Any

import pytest

from klub import Malformed, match
from klub.core import Rng
from klub.games.cubed import GAME
from klub.games.cubed.codec import RADIUS, Codec
from klub.games.cubed.moves import Draw, DrawMany, Give, Keep, Move, Pass, Play, SkipGift
from klub.games.cubed.options import Options
from tests.games.cubed.table import table

TABLES: list[tuple[int, int, dict[str, Any]]] = [
    (1, 3, {}),
    (2, 2, {"colors": 5, "blockers_per_color": 2}),
    (4, 3, {"mirrored_singles": False}),
]


@pytest.mark.parametrize(("seats", "radius", "options"), TABLES)
def test_numbers_and_moves_are_one_to_one(seats: int, radius: int, options: dict[str, Any]) -> None:
    """Every number is a move whose number it is, but for the corners of the pictures and `far`."""
    codec = Codec(GAME.parse_options(options, seats), seats, radius)
    for seat in range(seats):
        lost = set()
        for number in range(codec.size):
            if number == codec.far:
                continue
            back = codec.encode(codec.decode(number, seat), seat)
            assert back in (number, None)
            if back is None:
                lost.add(codec.decode(number, seat))

        assert all(max(abs(move.q), abs(move.r), abs(move.q + move.r)) > radius for move in lost)  # type: ignore[union-attr] # they lay pieces
        assert len(lost) == 3 * len(codec.codes) * radius * (radius + 1)


def test_numbers_have_the_order_of_the_documentation() -> None:
    """Pictures first, then the other moves; seats count clockwise from the giver."""
    codec = Codec(Options(), 3, 10)
    cells = 21 * 21

    assert (cells, 3 * 82 * cells) == (codec.cells, codec.plays)
    assert 220 == codec.encode(Play("aaa", 0, 0, 0), 0)
    assert (3 * 1 + 2) * cells + 11 * 21 + 9 == codec.encode(Play("aab", -1, 1, 2), 0)
    fixed: list[Move] = [Draw(), Pass(), SkipGift(), DrawMany(1), DrawMany(2), DrawMany(3)]
    assert [codec.plays + number for number in range(6)] == [codec.encode(move, 0) for move in fixed]
    assert codec.plays + 6 == codec.far
    assert codec.plays + 7 == codec.encode(Keep("aaa"), 0)
    assert codec.plays + 7 + 82 == codec.encode(Give("aaa", 2), 1) == codec.encode(Give("aaa", 0), 2)
    assert codec.size - 1 == codec.encode(Give("fxx", 1), 2)


@pytest.mark.parametrize("seats", [2, 5])
def test_legal_moves_within_the_radius_have_numbers(seats: int) -> None:
    """And there always is one: who cannot lay a piece within it can draw or pass."""
    game, rng = match("cubed", seats, seed=3, options={"rounds": 1, "draw_many": True}), Rng(bytes(32))
    codec, outside = Codec(game.state.options, seats, 3), 0
    while game.actors:
        seat = game.actors[0]
        listed = list(game.moves(seat) or ())
        numbers = codec.numbered(listed, seat)
        within = [move for move in listed if not isinstance(move, Play) or codec.cell(move.q, move.r) is not None]
        outside += len(listed) - len(within)

        assert within
        assert within == list(numbers.values())
        assert all(move == codec.decode(number, seat) for number, move in numbers.items())
        game.play(seat, rng.choice(within))

    assert outside


def test_alone_the_first_piece_that_fits_outside_can_be_laid() -> None:
    """CUB-Q32: who is alone may not draw while a piece fits, so there is an action for it."""
    state = table("aab bcd", bag="ccc", laid=[(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2)])
    codec, listed = Codec(state.options, 1, 2), GAME.moves(state, 0) or ()
    far = [move for move in listed if isinstance(move, Play) and codec.cell(move.q, move.r) is None]

    assert far
    assert {codec.far: far[0]} == codec.numbered(far, 0)
    assert codec.far not in codec.numbered(list(listed), 0)
    assert {} == codec.numbered((), 0)


@pytest.mark.parametrize("action", [-1, 10**6, None, 1.5, "7"])
def test_what_is_no_number_of_a_move_is_refused(action: Any) -> None:
    """`far` too: what it lays depends on the table."""
    codec = Codec(Options(), 2)
    for number in (action, codec.far):
        with pytest.raises(Malformed) as refusal:
            codec.decode(number, 0)

        assert "move/malformed" == refusal.value.code


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Play("zzz", 0, 0, 0), "cubed/unknown_piece"),
        (Play("aab", 0, 0, 3), "move/malformed"),
        (Give("aab", 0), "move/malformed"),
        (DrawMany(4), "move/malformed"),
    ],
)
def test_a_move_that_can_never_be_made_has_no_number(move: Any, code: str) -> None:
    """It is refused with a code, not numbered wrongly."""
    with pytest.raises(Malformed) as refusal:
        Codec(Options(), 2).encode(move, 0)

    assert code == refusal.value.code


@pytest.mark.parametrize("radius", [1, 101, 2.0, True])
def test_the_radius_is_checked(radius: Any) -> None:
    """From 2 on, so that there is room to play."""
    with pytest.raises(ValueError, match="radius="):
        Codec(Options(), 2, radius)
    assert RADIUS == Codec(Options(), 2).radius
