"""The compiled kernel equals the plain rules: the slow truth is `klub.games.cubed.rules`."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from klub.compiled import seed_array, stamp
from klub.core import Rng
from klub.games.cubed import GAME, playout, rules
from klub.games.cubed.kernel.actions import MOST_ACTIONS
from klub.games.cubed.kernel.box import box_of
from klub.games.cubed.kernel.chance import random_action, random_playout
from klub.games.cubed.kernel.copies import clone, restore
from klub.games.cubed.kernel.hands import value
from klub.games.cubed.kernel.layout import BAG_SIZE, ENDED, OPEN_COUNT
from klub.games.cubed.kernel.moves import legal
from klub.games.cubed.kernel.turns import act
from klub.games.cubed.kernel.window import position_of
from klub.games.cubed.search import move_of
from klub.games.cubed.view import imagine, view

VARIANTS: list[dict[str, Any]] = [
    {},
    {"match": "two"},
    {"bridging": True, "fill_the_void": True, "draw_many": True},
    {"bridging": True, "bridge": "opposite", "bridge_chain": True, "fill_the_void": True, "solo_variants": True},
    {"match": "two", "bridging": True, "draw_many": True, "solo_variants": True},
    {"blockers_per_color": 3, "mirrored_singles": False, "solo_discard": "bag"},
]


def rng(number: int) -> Rng:
    return Rng(number.to_bytes(32, "big"))


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_the_kernel_plays_the_same_rounds(options: dict[str, Any], seats: int) -> None:
    """In every position the same moves are legal, and each leads to the same position, to the end of the round."""
    if options.get("mirrored_singles") is False and seats > 1:
        options = {**options, "mirrored_singles": True}  # too few pieces for all hands
    parsed = GAME.parse_options({**options, "rounds": 1}, seats)
    box, actions = box_of(rules.contents(parsed)), np.zeros(MOST_ACTIONS, np.int64)
    chance = random.Random(seats)
    for number in range(12):
        state = GAME.setup(parsed, seats, rng(number))
        position = position_of(state, len(parsed.pieces.pile))
        made = 0
        while state.phase != "over":
            count = legal(position, box, actions)
            known = {move_of(position, int(action), parsed.pieces): int(action) for action in actions[:count]}
            moves = rules.moves(state, state.turn)

            assert set(moves) == set(known)
            assert len(moves) == count

            move = chance.choice(moves)
            act(position, box, known[move], seed_array(made))
            state = rules.apply(state, state.turn, move, rng(1000 + made))
            made += 1

            assert (state.phase == "over") == bool(position.meta[ENDED])
            assert len(state.bag) == position.meta[BAG_SIZE]
            assert [parsed.pieces.size(hand) for hand in state.hands] == position.sizes.tolist()
            assert [parsed.pieces.value(hand) for hand in state.hands] == [
                value(position, box, seat) for seat in range(seats)
            ]
            # Pieces that go back into the bag are mixed by two different streams: go on with one of them.
            position.bag[: len(state.bag)] = state.bag


@pytest.mark.parametrize("match", ["all", "two"])
def test_restore_undoes_a_playout(match: str) -> None:
    """A clone on which a round was played is equal to its source again."""
    options = GAME.parse_options({"match": match, "bridging": True, "draw_many": True}, 3)
    state = GAME.setup(options, 3, rng(5))
    for number in range(30):
        state = rules.apply(state, state.turn, rng(number).choice(rules.moves(state, state.turn)), rng(number))
    source = position_of(imagine(view(state, state.turn), rng(1)), len(options.pieces.pile))
    target, box = clone(source), box_of(rules.contents(options))
    random_playout(target, box, seed_array(1), np.zeros(MOST_ACTIONS, np.int64))
    restore(source, target)

    assert source.meta.tolist() == target.meta.tolist()
    for name in ("status", "open_slot", "held", "ways", "sizes", "bag", "drawn"):
        assert getattr(source, name).tolist() == getattr(target, name).tolist(), name
    cells = source.open_cells[: int(source.meta[OPEN_COUNT])]
    assert cells.tolist() == target.open_cells[: len(cells)].tolist()
    for name in ("sides", "fits"):
        assert getattr(source, name)[cells].tolist() == getattr(target, name)[cells].tolist(), name


def test_random_actions_are_all_the_legal_ones() -> None:
    """What random play picks from is what `legal` lists."""
    options = GAME.parse_options({"rounds": 1}, 2)
    box, actions = box_of(rules.contents(options)), np.zeros(MOST_ACTIONS, np.int64)
    position = position_of(GAME.setup(options, 2, rng(3)), len(options.pieces.pile))
    stream = seed_array(9)
    for _ in range(25):
        listed = set(actions[: legal(position, box, actions)].tolist())
        picked = {random_action(position, box, stream, actions) for _ in range(40 * len(listed))}

        assert listed == picked

        act(position, box, max(listed), stream)


@pytest.mark.parametrize("function", [random_playout, playout.search])
def test_compiled_code_is_thrown_away_when_any_module_changes(function: Any) -> None:
    """What is kept of it knows the stamp of the whole kernel, also outside of it: the search plays on the kernel."""
    _, made_of = function._cache._cache_file._source_stamp

    assert stamp(Path(act.py_func.__code__.co_filename).parent) == made_of  # type: ignore[attr-defined] # numba's
