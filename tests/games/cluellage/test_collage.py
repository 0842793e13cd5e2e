"""Creating the collage: where cards may lie, how much of them is seen, and when one is done."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import Polygon, union_all

from klub.core import Illegal, Malformed, TimeLimit
from klub.games.cluellage import GAME
from klub.games.cluellage.collage import Placed, clip, corners, is_inside, is_seen, shares, side_by_side
from klub.games.cluellage.events import Hung, Shown
from klub.games.cluellage.moves import Hang
from klub.games.cluellage.pictures import names
from tests.games.cluellage.table import at, collaging, hang_all, own, plain_collage, play, refused

VECTORS = json.loads((Path(__file__).parents[2] / "vectors/cluellage_shares.json").read_text(encoding="utf-8"))
EXACT = [
    ((500, 400, 0), (650, 550, 0), 0.75),
    ((500, 400, 0), (500, 625, 0), 0.75),
    ((500, 400, 0), (500, 475, 0), 0.25),
    ((500, 400, 90), (575, 400, 270), 0.25),
    ((500, 400, 180), (650, 400, 90), 0.5),
]

PLACES = st.tuples(st.integers(0, 1000), st.integers(0, 800), st.integers(0, 359))


def truth(cards: tuple[Placed, ...]) -> list[float]:
    """The same by shapely."""
    shapes = [Polygon(corners(placed)) for placed in cards]
    return [
        1 - shape.intersection(union_all(shapes[number + 1 :])).area / shape.area for number, shape in enumerate(shapes)
    ]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_shares_are_those_of_the_vectors(vector: dict[str, Any]) -> None:
    """CLG-Q12: the file that the page is held to as well."""
    collage = tuple(Placed(**placed) for placed in vector["cards"])

    assert vector["shares"] == pytest.approx(shares(collage), abs=1e-9)
    assert vector["inside"] == [is_inside(placed) for placed in collage]
    assert vector["seen"] == [is_seen(share) for share in shares(collage)]


@given(st.lists(PLACES, min_size=1, max_size=5))
def test_shares_equal_those_of_shapely(places: list[tuple[int, int, int]]) -> None:
    """CLG-50, CLG-Q12: the area of a card that the union of the cards above it leaves free, however they lie."""
    collage = at("abcde"[: len(places)], *places)

    assert truth(collage) == pytest.approx(shares(collage), abs=1e-9)


@pytest.mark.parametrize(("lower", "upper", "expected"), EXACT)
def test_simple_covers(lower: tuple[int, int, int], upper: tuple[int, int, int], expected: float) -> None:
    """CLG-48: cards may overlap; the lower one loses what the upper one covers."""
    assert [expected, 1.0] == pytest.approx(shares(at("ab", lower, upper)))


def test_exactly_a_quarter_is_enough() -> None:
    """CLG-50, CLG-Q12: at any angle and place, though sines are not exact; a little less is not."""
    assert is_seen(0.25)
    assert is_seen(0.25 - 9e-7)
    assert not is_seen(0.2499)
    state = collaging(3)
    cards = own(state, 0)
    places = [(500, 400), (500, 475), (160, 160), (840, 160), (160, 640)]

    assert "collage" == play(state, (0, Hang(at(cards, *places)))).phase
    places[1] = (500, 474)
    refusal = refused(state, 0, Hang(at(cards, *places)))
    assert ("cluellage/hidden", cards[0], 24) == (refusal.code, refusal.facts["card"], refusal.facts["percent"])


@given(st.integers(0, 359), st.integers(212, 788), st.integers(212, 588), st.sampled_from([0.25, 0.5, 0.75]))
def test_a_quarter_is_a_quarter_at_any_angle(angle: int, x: int, y: int, part: float) -> None:
    """CLG-Q12: a strip of a card, cut off along the turned card, is seen by exactly its part."""
    card = Placed("a", x, y, angle)
    upper_left, upper_right, lower_right, lower_left = corners(card)

    def between(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
        return one[0] + part * (other[0] - one[0]), one[1] + part * (other[1] - one[1])

    strip = clip(
        corners(card), [upper_left, upper_right, between(upper_right, lower_right), between(upper_left, lower_left)]
    )
    assert part == pytest.approx(Polygon(strip).area / 90_000, abs=1e-9)


def test_seen_parts_need_not_hang_together() -> None:
    """CLG-Q12: a card under a cross of others counts by the sum of its corners."""
    low, across = at("ab", (500, 400), (500, 400, 45))

    assert 0.0 < shares((low, across))[0] == pytest.approx(truth((low, across))[0])


def test_cards_may_lie_apart() -> None:
    """CLG-49: nothing has to touch."""
    state = collaging(3)
    collage = side_by_side(own(state, 0))

    assert [1.0] * 5 == shares(collage)
    assert play(state, (0, Hang(collage))).hung[0] == collage


def test_a_hidden_card_is_named() -> None:
    """CLG-50, CLG-56: no card may vanish under others; the refusal says which, and how much of it is seen."""
    state = collaging(3)
    cards = own(state, 0)
    refusal = refused(state, 0, Hang(at(cards, (450, 400), (500, 400), (550, 400), (600, 400), (650, 400))))

    assert ("cluellage/hidden", cards[0]) == (refusal.code, refusal.facts["card"])
    assert 16 == refusal.facts["percent"]


def test_cards_may_not_be_turned_over() -> None:
    """CLG-51, CLG-Q4: the side shown when it was claimed is the side used."""
    state = collaging(3)
    cards = own(state, 0)
    back = names((state.claimed[0][0] ^ 1,))[0]
    refusal = refused(state, 0, Hang(side_by_side([back, *cards[1:]])))

    assert ("cluellage/turned_over", back) == (refusal.code, refusal.facts["card"])


def test_only_the_own_five_cards_are_used() -> None:
    """CLG-54, CLG-Q15: all of them, each once, and nothing else."""
    state = collaging(3)
    cards, theirs = own(state, 0), own(state, 1)

    assert "cluellage/not_yours" == refused(state, 0, Hang(side_by_side([theirs[0], *cards[1:]]))).code
    assert "cluellage/use_all_five" == refused(state, 0, Hang(side_by_side(cards)[:4])).code
    assert "cluellage/use_all_five" == refused(state, 0, Hang(side_by_side([cards[1], *cards[1:]]))).code
    assert "cluellage/use_all_five" == refused(state, 0, Hang(())).code
    assert "cluellage/unknown_picture" == refused(state, 0, Hang(side_by_side(["?", *cards[1:]]))).code


@pytest.mark.parametrize(
    ("place", "inside"),
    [
        ((150, 150, 0), True),
        ((149, 150, 0), False),
        ((850, 650, 90), True),
        ((851, 650, 90), False),
        ((850, 651, 180), False),
        ((212, 400, 45), False),
        ((213, 400, 45), True),
        ((500, 587, 45), True),
        ((500, 588, 45), False),
    ],
)
def test_the_whole_card_lies_on_the_canvas(place: tuple[int, int, int], inside: bool) -> None:
    """CLG-Q14: the edge cannot hide a part; a turned card reaches farther."""
    assert inside == is_inside(at("a", place)[0])


def test_a_card_over_the_edge_is_refused() -> None:
    """CLG-Q14: and named."""
    state = collaging(3)
    cards = own(state, 0)
    collage = (Placed(cards[0], 100, 220, 0), *side_by_side(cards)[1:])

    assert ("cluellage/off_canvas", cards[0]) == ((found := refused(state, 0, Hang(collage))).code, found.facts["card"])


def test_any_angle_is_free() -> None:
    """CLG-Q13: whole degrees; turning on and on is like turning once. Cards keep their size: there is no other."""
    state = collaging(3)
    cards = own(state, 0)
    collage = (Placed(cards[0], 250, 250, 405), Placed(cards[1], 750, 250, -90), *side_by_side(cards)[2:])
    spread = (*collage[:2], Placed(cards[2], 500, 200, 0), *side_by_side(cards)[3:])

    assert [45, 270, 0, 0, 0] == [placed.angle for placed in play(state, (0, Hang(spread))).hung[0]]
    assert {"card", "x", "y", "angle"} == set(Placed.__struct_fields__)
    with pytest.raises(Malformed):
        GAME.parse_move({"do": "hang", "cards": [{"card": cards[0], "x": 250.5, "y": 250, "angle": 0}]})


def test_done_is_final() -> None:
    """CLG-47, CLG-Q20: a collage that hangs cannot be changed."""
    state = collaging(3)
    after = play(state, (1, plain_collage(state, 1)))

    assert (Hung(1, 1),) == after.events
    assert "cluellage/done_is_final" == refused(after, 1, plain_collage(state, 1)).code


def test_the_exhibit_follows_when_all_are_done() -> None:
    """CLG-55, CLG-Q18, CLG-Q21: not before; whoever's message came first was first."""
    state = collaging(3)
    two = hang_all(state, [2, 0])
    three = hang_all(state, [2, 0, 1])

    assert ("collage", (1,), (2, 0)) == (two.phase, GAME.actors(two), two.finished)
    assert ("exhibit", 2, (2, 0, 1)) == (three.phase, three.owner, three.finished)
    assert Shown(2) == three.events[-1]


def test_others_do_not_see_a_collage_before_its_turn() -> None:
    """CLG-53, CLG-Q16, CLG-Q17: only its owner does; in the exhibit everybody sees it as it was laid, upright."""
    state = hang_all(collaging(3), [1])
    shown = hang_all(state, [2, 0])
    collage = state.hung[1]

    assert [(), collage, (), ()] == [GAME.view(state, seat).collages[1] for seat in (0, 1, 2, None)]
    assert [collage] * 4 == [GAME.view(shown, seat).shown for seat in (0, 1, 2, None)]
    assert () == GAME.view(shown, 0).collages[2] != GAME.view(shown, 2).collages[2]


def test_live_collages_are_an_option() -> None:
    """CLG-Q17: then hung ones are seen at once, and those in the making are shown on the way."""
    state = hang_all(collaging(3, live_collages=True), [1])
    cards = own(state, 0)
    sketch = {"cards": [{"card": cards[0], "x": 20, "y": 30, "angle": 5}]}

    assert [state.hung[1]] * 4 == [GAME.view(state, seat).collages[1] for seat in (0, 1, 2, None)]
    assert sketch == GAME.sketch(state, 0, sketch)


@pytest.mark.parametrize(
    ("options", "seat", "cards", "code"),
    [
        ({}, 0, (0,), "live/not_now"),
        ({"live_collages": True}, 1, (0,), "live/not_now"),
        ({"live_collages": True}, 0, (0, 0), "cluellage/not_yours"),
        ({"live_collages": True}, 0, "junk", "move/malformed"),
    ],
)
def test_a_sketch_is_checked(options: dict[str, Any], seat: int, cards: Any, code: str) -> None:
    """CLG-Q17: only the cards of somebody who is not done, and only where the table wants it."""
    state = hang_all(collaging(3, **options), [1])
    placed = [{"card": own(state, seat)[place], "x": 1, "y": 2, "angle": 3} for place in cards if cards != "junk"]
    raw = cards if cards == "junk" else {"cards": placed}
    with pytest.raises(Illegal) as caught:
        GAME.sketch(state, seat, raw)

    assert code == caught.value.code


def test_whoever_never_finishes_is_waited_for_or_timed() -> None:
    """CLG-Q19: no limit by default; with one, the cards are put side by side, and that player counts as last."""
    state = collaging(3, collage_timer=60)
    late = GAME.lapse(state, 0)
    after = hang_all(play(state, (0, late)), [2, 1])

    assert None is GAME.time_limit(collaging(3), 0)
    assert TimeLimit("collage/1", 60.0) == GAME.time_limit(state, 0)
    assert [1.0] * 5 == shares(late.cards)  # type: ignore[union-attr] # it is a collage
    assert ((2, 1, 0), (0,)) == (after.finished, after.late)
    assert 2 == after.owner
