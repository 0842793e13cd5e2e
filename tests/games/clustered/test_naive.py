"""The engine against the naive game: the same moves, refusals, views, points and winners, from first card to last."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from klub.core import to_dict
from klub.games.clustered import GAME
from klub.games.clustered.rules import State
from klub.games.clustered.scoring import Block, Bonus, Line
from tests.games.clustered import naive
from tests.games.clustered.naive import Naive
from tests.games.clustered.table import RNG, over, plain, refused_move, result, stack, typed


def random_options(chance: random.Random, seats: int) -> dict[str, Any]:
    """Any combination of the switches (CLU-Q28), on a table where the start cards find room."""
    quick = chance.random() < 0.5
    two_starts = chance.choice([None, None, False, True])
    roomy = 7 if two_starts or (two_starts is None and seats > 4) else 1
    width, height = chance.randint(roomy, 12), chance.randint(1, 12)
    some_seats = [seat for seat in range(seats) if chance.random() < 0.5]
    return {
        "third_wild": chance.choice(["none", "all", some_seats]),
        "quick_play": quick,
        "quick_discard_from": chance.choice(["hand", "drawn"]) if quick else "hand",
        "first_bonuses": chance.random() < 0.5,
        "largest_bonuses": chance.random() < 0.5,
        "discards_visible": chance.random() < 0.5,
        "two_starts": two_starts,
        "bounds": chance.choice(
            [
                None,
                None,
                {"shape": "rectangle", "width": width, "height": height},
                {"shape": "round", "diameter": width},
            ]
        ),
    }


def pair(chance: random.Random, piles: list[list[str]], options: dict[str, Any]) -> tuple[State, Naive]:
    """The same shuffled game twice."""
    for pile in piles:
        chance.shuffle(pile)
    first = chance.randrange(len(piles))
    return stack(piles, first, **options), Naive(piles, first, **options)


def assert_same(state: State, truth: Naive) -> None:
    """Actors and legal moves agree, and so does everything each seat and a spectator can see."""
    assert truth.actors() == list(GAME.actors(state))
    for seat in range(truth.seats):
        assert truth.moves(seat) == [plain(move) for move in GAME.moves(state, seat) or ()]
    for watcher in (None, *range(truth.seats)):
        expected = truth.view(watcher)
        seen = to_dict(GAME.view(state, watcher))

        assert expected == {name: seen[name] for name in expected}
        assert truth.phase == "over" or truth.turn == seen["turn"]


def assert_same_end(state: State, truth: Naive) -> None:
    """Scores, winners and places agree."""
    outcome = GAME.outcome(state)
    assert outcome is not None

    scores = truth.scores()
    assert (scores, truth.winners()) == (outcome.scores, outcome.winners)
    assert [1 + sum(other > score for other in scores) for score in scores] == outcome.ranking


def assert_same_refusal(state: State, truth: Naive, seat: int, move: naive.Move) -> None:
    """A move is refused by both or by neither, for a reason that holds, and the refusal names every clash."""
    faults = truth.faults(seat, move)
    if not faults:
        GAME.apply(state, seat, typed(move), RNG)
        return
    refusal = refused_move(state, seat, typed(move))
    assert refusal.code in faults
    if refusal.code == "clustered/too_few_shared":
        assert move[0] == "place"
        assert truth.clashes(*move[1:]) == refusal.facts["neighbours"]


def any_move(chance: random.Random, truth: Naive) -> naive.Move:
    """A move that may be legal, and mostly is not: any card, anywhere near."""
    card = chance.choice([*naive.deck(), *truth.hands[truth.turn] * 8, "*", "4CD"])
    if chance.random() < 0.2:
        return "discard", card
    x, y = chance.choice(list(truth.table))
    return "place", card, x + chance.randint(-2, 2), y + chance.randint(-2, 2)


def play_both(state: State, truth: Naive, seat: int, move: naive.Move) -> State:
    """One move in both games."""
    truth.play(seat, move)
    return GAME.apply(state, seat, typed(move), RNG)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", range(1, 9))
def test_a_whole_game_is_the_naive_game(seats: int, seed: int) -> None:
    """CLU-Q28: with any options, 1 to 8 seats play from first to last move as the naive game does."""
    chance = random.Random(f"{seats}/{seed}")
    options = random_options(chance, seats)
    piles = [naive.deck(naive.wilds_of(seat, options)) for seat in range(seats)]
    state, truth = pair(chance, piles, options)
    while actors := truth.actors():
        seat = chance.choice(actors)
        listed = truth.moves(seat)
        assert listed == [plain(move) for move in GAME.moves(state, seat) or ()]
        if chance.random() < 1 / seats**2:
            assert_same(state, truth)
        assert_same_refusal(state, truth, seat, any_move(chance, truth))
        state = play_both(state, truth, seat, chance.choice(listed))
    assert_same(state, truth)
    assert_same_end(state, truth)


class CrowdedTable(RuleBasedStateMachine):
    """A small table, where players get stuck, blocks and long lines arise and bonus cards change hands.

    Half of the tables are played with wilds only: there every cell fits, and features grow large.
    """

    @initialize(
        seats=st.integers(1, 4),
        chance=st.randoms(use_true_random=False),
        wilds_only=st.booleans(),
        side=st.integers(2, 7),
        quick=st.booleans(),
    )
    def sit_down(self, seats: int, chance: random.Random, wilds_only: bool, side: int, quick: bool) -> None:
        options = {
            "quick_play": quick,
            "first_bonuses": True,
            "largest_bonuses": True,
            "discards_visible": chance.random() < 0.5,
            "bounds": chance.choice(
                [{"shape": "rectangle", "width": side, "height": side}, {"shape": "round", "diameter": side}]
            ),
        }
        piles = [["W"] * 15 if wilds_only else naive.deck() for _ in range(seats)]
        self.state, self.truth = pair(chance, piles, options)

    @precondition(lambda self: self.truth.actors())
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.truth.actors()), "seat")
        move = data.draw(st.sampled_from(self.truth.moves(seat)), "move")
        self.state = play_both(self.state, self.truth, seat, move)

    @precondition(lambda self: self.truth.actors())
    @rule(chance=st.randoms(use_true_random=False))
    def grow(self, chance: random.Random) -> None:
        """A move that brings the mover many points."""
        seat = self.truth.actors()[0]
        cells = self.truth.cells(seat)
        listed = self.truth.moves(seat)
        chance.shuffle(listed)
        best = max(listed, key=lambda move: naive.points(cells | {move[2:]}) if move[0] == "place" else 0)
        self.state = play_both(self.state, self.truth, seat, best)

    @rule(chance=st.randoms(use_true_random=False))
    def try_anything(self, chance: random.Random) -> None:
        assert_same_refusal(self.state, self.truth, chance.randrange(self.truth.seats), any_move(chance, self.truth))

    @invariant()
    def both_are_the_same(self) -> None:
        assert_same(self.state, self.truth)


TestCrowdedTable = CrowdedTable.TestCase
TestCrowdedTable.settings = settings(max_examples=25, stateful_step_count=50)


@st.composite
def dense_tables(draw: st.DrawFn) -> dict[naive.Cell, int | None]:
    """Up to 7×7 cells around a start card, almost full, mostly one player's: large blocks and long lines."""
    width, height = draw(st.integers(1, 7)), draw(st.integers(1, 7))
    signs = draw(st.lists(st.sampled_from("000000112."), min_size=width * height, max_size=width * height))
    start = draw(st.integers(0, width * height - 1))
    shown: dict[naive.Cell, int | None] = {
        (at % width - start % width, at // width - start // width): int(sign)
        for at, sign in enumerate(signs)
        if sign != "."
    }
    shown[0, 0] = None
    reached, edge = {(0, 0)}, [(0, 0)]
    while edge:
        near = [cell for cell in naive.beside(edge.pop()) if cell in shown and cell not in reached]
        reached.update(near)
        edge += near
    return {cell: seat for cell, seat in shown.items() if cell in reached}


@given(shown=dense_tables())
@settings(max_examples=300)
def test_dense_tables_score_as_trying_every_line_and_rectangle_says(shown: dict[naive.Cell, int | None]) -> None:
    """CLU-54: the breakdown is the largest rectangle, all rows and all columns, found by trying everything."""
    outcome = result(shown, seats=3, largest_bonuses=True)
    laid = [frozenset(cell for cell, owner in shown.items() if owner == seat) for seat in range(3)]
    for seat, cells in enumerate(laid):
        breakdown = outcome.breakdown[seat]
        lines = {(line.direction, frozenset((at.x, at.y) for at in line.cells)) for line in breakdown.lines}
        block = frozenset((at.x, at.y) for at in breakdown.rectangle.cells) if breakdown.rectangle else frozenset()

        assert naive.lines(cells) == lines
        assert len(lines) == len(breakdown.lines)
        assert naive.largest(cells) == len(block)
        assert not block or block in naive.rectangles(cells)
        bonuses = {bonus.bonus for bonus in breakdown.bonuses}
        assert (naive.top(map(naive.longest, laid)) == seat) == ("longest_line" in bonuses)
        assert (naive.top(map(naive.largest, laid)) == seat) == ("largest_rectangle" in bonuses)
        assert naive.points(cells) + 2 * len(bonuses) == breakdown.total == outcome.scores[seat]


@given(shown=dense_tables())
@settings(max_examples=100)
def test_the_breakdown_adds_up(shown: dict[naive.Cell, int | None]) -> None:
    """CLU-54: every point has a card, a line or a rectangle that brought it, and a block says where it lies."""
    for breakdown in GAME.view(over(shown, seats=3, largest_bonuses=True), None).breakdown:
        parts: list[Block | Bonus | Line] = [
            *breakdown.lines,
            *breakdown.bonuses,
            *([breakdown.rectangle] if breakdown.rectangle else []),
        ]
        assert breakdown.total == sum(part.points for part in parts)
        assert all(line.points == len(line.cells) for line in breakdown.lines)
        if block := breakdown.rectangle:
            assert block.width * block.height == block.points == len(block.cells)
            corners = (block.cells[0], block.cells[-1])
            far = (block.x + block.width - 1, block.y + block.height - 1)
            assert [(block.x, block.y), far] == [(at.x, at.y) for at in corners]
