"""The engine against the naive game: the same moves, refusals, views, points and winners, from first piece to last."""

import random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from klub.core import Rng, to_dict
from klub.games.cubed import GAME
from klub.games.cubed.rules import State
from tests.games.cubed import naive
from tests.games.cubed.naive import Naive
from tests.games.cubed.table import bag, ended, hands, plain, refused_move, table, typed, walls
from tests.games.cubed.table import naive as naive_game


def random_options(chance: random.Random, seats: int) -> dict[str, Any]:
    """Any combination of the switches (CUB-Q36), with pieces enough for all."""
    bridging = chance.random() < 0.7
    return {
        "match": chance.choice(["all", "two"]),
        "rounds": chance.choice([3, 1]),
        "bridging": bridging,
        "bridge": chance.choice(["arcs", "opposite"]) if bridging else "arcs",
        "bridge_chain": bridging and chance.random() < 0.5,
        "fill_the_void": chance.random() < 0.7,
        "draw_many": chance.random() < 0.5,
        "open_hands": chance.random() < 0.3,
        "solo_discard": chance.choice(["out", "bag"]),
        "solo_variants": chance.random() < 0.5,
        "first_player": chance.choice([None, *range(seats)]),
        "blockers_per_color": chance.choice([0, 1, 1, 2, 3]),
        "mirrored_singles": chance.random() < 0.7,
    }


def assert_same(state: State, truth: Naive) -> None:
    """Actors and legal moves agree, and so does everything each seat and a spectator can see."""
    assert truth.actors() == list(GAME.actors(state))
    for seat in range(truth.seats):
        assert truth.moves(seat) == [plain(move) for move in GAME.moves(state, seat) or ()]
    for watcher in (None, *range(truth.seats)):
        expected = truth.view(watcher)
        seen = to_dict(GAME.view(state, watcher))

        assert expected == {name: seen[name] for name in expected}
        assert truth.turn == seen["turn"]


def assert_same_end(state: State, truth: Naive) -> None:
    """Scores, winners and places agree."""
    outcome, totals = ended(state), truth.totals()

    assert (totals, truth.winners()) == (outcome.scores, outcome.winners)
    assert [1 + sum(other < total for other in totals) for total in totals] == outcome.ranking
    assert [[each[seat] for each in truth.sheet] for seat in range(truth.seats)] == [
        list(part.rounds) for part in outcome.breakdown
    ]


def assert_same_refusal(state: State, truth: Naive, seat: int, move: naive.Move) -> None:
    """A move is refused by both or by neither, for a reason that holds, and a clash names each neighbour."""
    faults = truth.faults(seat, move)
    if not faults:
        GAME.apply(state, seat, typed(move), Rng(bytes(32)))
        return
    refusal = refused_move(state, seat, typed(move))
    assert refusal.code in faults
    if refusal.code in ("cubed/colors_differ", "cubed/black_side"):
        touching = naive.contacts(truth.laid, move[1:])
        black = refusal.code == "cubed/black_side"
        assert [
            {"q": q, "r": r, "piece": code, "edge": edge, "mine": mine, "theirs": theirs}
            for edge, (q, r), code, mine, theirs in touching
            if (mine == "x" if black else mine != theirs)
        ] == refusal.facts["neighbours"]


def any_move(chance: random.Random, truth: Naive) -> naive.Move:
    """A move that may be legal, and mostly is not."""
    code = chance.choice([*naive.box(), *truth.hands[truth.turn] * 8, *truth.drawn * 8, "xxx", "ba", ""])
    match chance.randrange(12):
        case 0:
            return ("draw",)
        case 1:
            return ("pass",)
        case 2:
            return ("skip_gift",)
        case 3:
            return "draw_many", chance.randint(-1, 4)
        case 4:
            return "keep", code
        case 5:
            return "give", code, chance.randint(-1, truth.seats)
    q, r = chance.choice([(0, 0), *truth.laid])
    return "play", code, q + chance.randint(-2, 2), r + chance.randint(-2, 2), chance.choice([0, 0, 1, 2, 3, -1])


def play_both(state: State, truth: Naive, seat: int, move: naive.Move, rng: Rng) -> State:
    """One move in both games; what chance did in the engine is told to the naive one."""
    truth.play(seat, move)
    state = GAME.apply(state, seat, typed(move), rng)
    if truth.wants == "mix":
        truth.mix(bag(state))
    elif truth.wants == "deal":
        truth.deal(hands(state), bag(state))
    return state


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", range(1, 7))
def test_a_whole_game_is_the_naive_game(seats: int, seed: int) -> None:
    """CUB-Q36: with any options, 1 to 6 seats play from first to last move as the naive game does."""
    chance = random.Random(f"{seats}/{seed}")
    options = random_options(chance, seats)
    state = GAME.setup(GAME.parse_options(options, seats), seats, Rng(bytes(32), seed))
    truth, number = naive_game(state), 0
    while actors := truth.actors():
        seat, number = actors[0], number + 1
        listed = truth.moves(seat)
        assert listed == [plain(move) for move in GAME.moves(state, seat) or ()]
        if chance.random() < 0.2:
            assert_same(state, truth)
        assert_same_refusal(state, truth, chance.choice([seat] * 9 + [0]), any_move(chance, truth))
        laying = [move for move in listed if move[0] == "play"]
        move = chance.choice(laying if laying and chance.random() < 0.7 else listed)
        state = play_both(state, truth, seat, move, Rng(bytes(32), number))
    assert_same(state, truth)
    assert_same_end(state, truth)


CROWD = ["aaa"] * 7 + ["axx"] * 3 + ["aab"] * 4 + ["aac"] * 3 + ["abb", "bbb", "abc", "bxx"]


SEEDS = st.integers(0, 10**9)


def hole(chance: random.Random, size: int) -> list[naive.Cell]:
    """Some cells that hang together, next to (0, 0)."""
    cells: list[naive.Cell] = [(1, 0)]
    while len(cells) < size:
        near = chance.choice(naive.beside(chance.choice(cells)))
        if near not in ((0, 0), *cells):
            cells.append(near)
    return cells


class CrowdedTable(RuleBasedStateMachine):
    """A table around a hole, where most pieces fit, bridges and gifts abound."""

    @initialize(seed=SEEDS)
    def sit_down(self, seed: int) -> None:
        self.number, chance = 0, random.Random(seed)
        seats, size = chance.choice([1, 2, 2, 3, 4]), chance.choice([1, 2, 3, 4, 5, 6])
        options = random_options(chance, seats) | {"blockers_per_color": 1, "mirrored_singles": True, "rounds": 1}
        pieces = CROWD.copy()
        chance.shuffle(pieces)
        pieces.sort(key=lambda code: code != "aaa" and chance.random() < 0.6)
        held = [" ".join(pieces[seat :: seats + 1][:6]) for seat in range(seats)]
        in_bag = " ".join(pieces[seats :: seats + 1][: chance.choice([0, 1, 3, 6])])
        first = chance.randrange(seats)
        self.state = table(*held, bag=in_bag, laid=walls(*hole(chance, size)), first=first, **options)
        self.truth = naive_game(self.state)

    @precondition(lambda self: self.truth.actors())
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        (seat,) = self.truth.actors()
        move = data.draw(st.sampled_from(self.truth.moves(seat) or [("pass",)]), "move")
        self._play(seat, move)

    @precondition(lambda self: self.truth.actors())
    @rule(seed=SEEDS)
    def lay(self, seed: int) -> None:
        """A piece, if possible one that bridges or fills."""
        chance = random.Random(seed)
        (seat,) = self.truth.actors()
        listed = [move for move in self.truth.moves(seat) if move[0] == "play"]
        rare = [move for move in listed if naive.bridges(self.truth.laid, move[2:4])]
        rare += [move for move in listed if naive.fills(self.truth.laid, move[2:4])]
        if rare or listed:
            self._play(seat, chance.choice(rare or listed))

    @rule(seed=SEEDS)
    def try_anything(self, seed: int) -> None:
        chance = random.Random(seed)
        seat = chance.choice([self.truth.turn] * 3 + [0])
        assert_same_refusal(self.state, self.truth, seat, any_move(chance, self.truth))

    @invariant()
    def both_are_the_same(self) -> None:
        assert_same(self.state, self.truth)

    def _play(self, seat: int, move: naive.Move) -> None:
        self.number += 1
        self.state = play_both(self.state, self.truth, seat, move, Rng(bytes(32), self.number))


TestCrowdedTable = CrowdedTable.TestCase
TestCrowdedTable.settings = settings(max_examples=80, stateful_step_count=25)
