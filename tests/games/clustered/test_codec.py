"""Moves as numbers: a bijection, in an order that follows the picture of the table."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klub import Malformed, match
from klub.core import Rng
from klub.core.options import Area, Rectangle, Round
from klub.games.clustered import GAME
from klub.games.clustered.board import SECOND_START_X, within
from klub.games.clustered.cards import CODES, KINDS
from klub.games.clustered.codec import Codec
from klub.games.clustered.moves import Discard, Move, Place
from klub.games.clustered.options import Options

SIDES = st.integers(1, 12)
AREAS = st.builds(Rectangle, SIDES, SIDES) | st.builds(Round, SIDES)


def codec(bounds: Area, *, two_starts: bool = False) -> Codec:
    return Codec(Options(bounds=bounds, two_starts=two_starts), seats=2)


def every_move(codec: Codec) -> list[Move]:
    """All cards on all cells of the picture, then all discards, as the docstring of the module orders them."""
    rows = range(codec.least_y, codec.least_y + codec.height)
    columns = range(codec.least_x, codec.least_x + codec.width)
    cards = CODES[:KINDS]
    return [*(Place(card, x, y) for card in cards for y in rows for x in columns), *map(Discard, cards)]


@given(AREAS, st.booleans())
def test_numbers_and_moves_are_in_one_to_one_correspondence(bounds: Area, two_starts: bool) -> None:
    """Each number in `range(size)` has its move, each move of the picture its number, in the order of the picture."""
    if two_starts and not within(bounds, True, SECOND_START_X, 0):
        return
    table = codec(bounds, two_starts=two_starts)
    moves = every_move(table)

    assert list(range(table.size)) == [table.encode(move) for move in moves]
    assert moves == [table.decode(number) for number in range(table.size)]


@given(AREAS, st.booleans())
def test_the_picture_is_the_smallest_around_the_table(bounds: Area, two_starts: bool) -> None:
    """No cell of the table lies outside of it, and its four edges each show a cell of the table."""
    if two_starts and not within(bounds, True, SECOND_START_X, 0):
        return
    table = codec(bounds, two_starts=two_starts)
    cells = [(x, y) for x in range(-10, 20) for y in range(-10, 11) if within(bounds, two_starts, x, y)]
    xs, ys = [x for x, _ in cells], [y for _, y in cells]

    assert (min(xs), min(ys)) == (table.least_x, table.least_y)
    assert (max(xs) - min(xs) + 1, max(ys) - min(ys) + 1) == (table.width, table.height)


def test_numbers_mean_what_the_documentation_says() -> None:
    """28 pictures of 15 × 15 cells, then 28 discards."""
    table = codec(Rectangle(15, 15))

    assert (table.size, table.placements) == (28 * 225 + 28, 28 * 225)
    assert Place("1CD", -7, -7) == table.decode(0)
    assert Place("1CD", -6, -7) == table.decode(1)
    assert Place("1CD", -7, -6) == table.decode(15)
    assert Place("1CH", 0, 0) == table.decode(225 + 112)
    assert Place("W", 7, 7) == table.decode(28 * 225 - 1)
    assert Discard("1CD") == table.decode(28 * 225)
    assert Discard("W") == table.decode(28 * 225 + 27)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"bounds": Rectangle(4, 3)}),
        (2, {"bounds": Round(9), "quick_play": True}),
        (8, {"bounds": Rectangle(15, 15), "third_wild": "all"}),
    ],
)
def test_every_legal_move_has_a_number(seats: int, options: dict[str, Any]) -> None:
    """All through a game, whatever `moves` lists is encoded and decoded again."""
    game, chance = match("clustered", seats, seed=1, options=options), Rng(bytes(32))
    table = Codec(GAME.parse_options(options, seats), seats)
    while game.actors:
        moves = list(game.moves(game.actors[0]) or ())

        assert moves == [table.decode(table.encode(move)) for move in moves]
        game.play(game.actors[0], chance.choice(moves))


@pytest.mark.parametrize("action", [-1, 28 * 9 + 28, 1.0, "1", None, 1 << 80])
def test_what_is_no_number_of_a_move_is_refused(action: Any) -> None:
    """Only whole numbers below `size` are decoded."""
    with pytest.raises(Malformed) as refusal:
        codec(Rectangle(3, 3)).decode(action)

    assert refusal.value.code == "move/malformed"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Place("1CD", 2, 0), "move/malformed"),
        (Place("1CD", 0, -2), "move/malformed"),
        (Place("4CD", 0, 0), "clustered/unknown_card"),
        (Discard("*"), "clustered/unknown_card"),
    ],
)
def test_a_move_without_a_number_is_refused(move: Move, code: str) -> None:
    """A cell outside the picture, or a card no hand can hold."""
    with pytest.raises(Malformed) as refusal:
        codec(Rectangle(3, 3)).encode(move)

    assert refusal.value.code == code


def test_an_endless_table_has_no_numbers() -> None:
    """The refusal names the option and says what to do."""
    with pytest.raises(ValueError, match=r"bounds=None.*endless.*give bounds such as"):
        Codec(Options(), seats=2)
