"""Bad input, thousands of times: each is refused by `klub.Illegal`, and the match stays as it was, byte for byte."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from msgspec import Struct, structs

import klub
from klub.core import commitment, encode, parse_record, to_dict
from klub.core.options import Rectangle, Round
from klub.games.clustered.cards import CODES
from klub.games.clustered.moves import Discard, Place
from klub.games.clustered.options import DECLARATION, Options

OPTION_NAMES: Final = [option.name for option in DECLARATION.options]

# Positions


@cache
def match_at(options: str, moves: int) -> klub.Match:
    """A match for two after some moves; nothing here ever changes it."""
    chosen: dict[str, Any] = {
        "basic": {},
        "quick": {"quick_play": True, "quick_discard_from": "drawn"},
        "small": {"bounds": {"shape": "rectangle", "width": 3, "height": 3}, "discards_visible": False},
    }[options]
    match = klub.match("clustered", seats=2, seed=11, options=chosen)
    while match.actors and len(match.history) < moves:
        seat = match.actors[-1]
        listed = match.moves(seat) or ()
        match.play(seat, listed[(7 * len(match.history)) % len(listed)])
    return match


POSITIONS: Final = st.tuples(st.sampled_from(["basic", "quick", "small"]), st.sampled_from([0, 1, 5, 20, 45, 999]))


def fingerprint(match: klub.Match) -> tuple[bytes, object, bytes]:
    return encode(match.state), match.history, encode(match.record(reveal=True))


def refusal_of(action: Callable[[], object], match: klub.Match | None = None) -> klub.Illegal:
    """The refusal of a request, checked to be complete; nothing may have changed, and no other error may come."""
    before = match and fingerprint(match)
    with pytest.raises(klub.Illegal) as caught:
        action()

    assert (match and fingerprint(match)) == before
    assert isinstance(caught.value.code, str)
    assert caught.value.code
    assert str(caught.value)
    assert to_dict(caught.value.facts) is not None
    return caught.value


# Values


class Stranger(Struct, frozen=True):
    """A struct of nobody's game."""

    card: Any = None
    x: Any = None
    y: Any = None


def nest(depth: int) -> list[Any]:
    nested: list[Any] = []
    for _ in range(depth):
        nested = [nested]
    return nested


MONSTERS: Final = {
    "huge number": 10**5000,
    "deep list": nest(100_000),
    "half a character": "\ud800",
    "object": object(),
    "not a number": float("nan"),
    "endless": float("inf"),
    "complex": 1j,
    "set": {1, "a"},
    "long text": "W" * 1_000_000,
    "stranger": Stranger(object()),
}
"""What makes careless code stumble: it cannot be written as text, as JSON, or at all."""

MONSTER: Final = pytest.mark.parametrize("monster", MONSTERS.values(), ids=MONSTERS.keys())

SCALARS: Final = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-20, 20),
    st.integers(-(1 << 80), 1 << 80),
    st.floats(),
    st.text(max_size=6),
    st.binary(max_size=4),
    st.sampled_from([*CODES, *OPTION_NAMES, "all", "none", "hand", "drawn", "rectangle", "round", "clustered"]),
)
KEYS: Final = st.sampled_from(["do", "card", "x", "y", "shape", "width", "height", "diameter"]) | SCALARS
ANYTHING: Final = st.recursive(
    SCALARS,
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(KEYS, parts, max_size=4) | st.tuples(parts),
    max_leaves=6,
)
CARDS: Final = st.sampled_from([*CODES, "w", "1cd", "4CD", ""]) | SCALARS
NUMBERS: Final = st.integers(-12, 12) | st.sampled_from([500, 501, -501, 512, 1023, 1024, 1 << 31, 1 << 63]) | SCALARS
FIELDS: Final = {"card": CARDS, "x": NUMBERS, "y": NUMBERS, "extra": SCALARS}
MOVES: Final = st.one_of(
    st.builds(Place, CARDS, NUMBERS, NUMBERS),
    st.builds(Discard, CARDS),
    st.builds(Place, st.sampled_from(CODES), st.integers(-6, 6), st.integers(-6, 6)),
    st.builds(Discard, st.sampled_from(CODES)),
    st.builds(Stranger, CARDS, NUMBERS, NUMBERS),
    st.fixed_dictionaries({"do": st.sampled_from(["place", "discard", "Place", "", None])}, optional=FIELDS),
    st.dictionaries(KEYS, ANYTHING, max_size=5),
    ANYTHING,
)
SEATS: Final = st.sampled_from([0, 1])
NO_SEATS: Final = ANYTHING.filter(lambda seat: not (type(seat) is int and 0 <= seat < 2))


def is_legal(match: klub.Match, seat: int, move: Any) -> bool:
    try:
        return match.game.parse_move(move) in (match.moves(seat) or ())
    except klub.Illegal:
        return False


# Moves


@settings(max_examples=4000)
@given(POSITIONS, SEATS, MOVES)
@example(("basic", 5), 0, Place(card=5, x="a", y=None))  # type: ignore[arg-type] # what is tested
def test_a_move_that_is_not_listed_is_refused(position: tuple[str, int], seat: int, move: Any) -> None:
    """Unowned cards, far cells, wrong types and random data, as struct or as plain data, in turn or out of turn."""
    match = match_at(*position)
    assume(not is_legal(match, seat, move))

    refusal_of(lambda: match.play(seat, move), match)


@settings(max_examples=1500)
@given(POSITIONS, POSITIONS, SEATS, st.integers(0, 1 << 16), st.booleans())
def test_a_move_from_elsewhere_is_refused(
    here: tuple[str, int], there: tuple[str, int], seat: int, pick: int, as_data: bool
) -> None:
    """Moves of the other seat, of another position or another game, and moves that were made before."""
    match, other = match_at(*here), match_at(*there)
    moves = [
        *(move for actor in other.actors for move in other.moves(actor) or ()),
        *(made for _, made in other.history),
    ]
    assume(moves)
    move = moves[pick % len(moves)]
    assume(not is_legal(match, seat, move))

    refusal_of(lambda: match.play(seat, to_dict(move) if as_data else move), match)


@settings(max_examples=1000)
@given(POSITIONS, NO_SEATS)
def test_a_seat_that_is_not_there_is_refused(position: tuple[str, int], seat: Any) -> None:
    """Numbers out of range, and what is no number: for moving, listing and looking (where None is a spectator)."""
    match = match_at(*position)
    move = Discard("W")

    assert refusal_of(lambda: match.play(seat, move), match).code == "seat/out_of_range"
    assert refusal_of(lambda: match.moves(seat), match).code == "seat/out_of_range"
    if seat is not None:
        assert refusal_of(lambda: match.view(seat), match).code == "seat/out_of_range"


@pytest.mark.parametrize("options", ["basic", "quick", "small"])
def test_nothing_is_accepted_after_the_end(options: str) -> None:
    """Every card at every place near the table is refused, for each seat, because the game is over."""
    match = match_at(options, 999)
    for seat in (0, 1):
        moves = [Discard("1CD"), *(Place(card, x, 0) for card in CODES for x in range(-3, 4))]
        assert {refusal_of(partial(match.play, seat, move)).code for move in moves} == {"move/game_over"}


@MONSTER
def test_monstrous_moves_are_refused(monster: Any) -> None:
    """As the whole move, and as each part of one, in a struct or in plain data."""
    match = match_at("basic", 5)
    (seat,) = match.actors
    card = (match.moves(seat) or ())[0].card
    moves: list[Any] = [
        monster,
        [monster],
        Place(monster, 0, 0),
        Place(card, monster, 0),
        Place(card, 0, monster),
        Discard(monster),
        Stranger(monster),
        {"do": "place", "card": monster, "x": 0, "y": 1},
        {"do": "place", "card": card, "x": monster, "y": 0},
        {"do": "discard", "card": monster},
        {"do": monster, "card": card},
        {"do": "discard", "card": card, "more": monster},
    ]
    for move in moves:
        refusal_of(partial(match.play, seat, move), match)


@MONSTER
def test_monstrous_seats_are_refused(monster: Any) -> None:
    """For moving, listing and looking."""
    match = match_at("basic", 5)

    assert refusal_of(lambda: match.play(monster, Discard("W")), match).code == "seat/out_of_range"
    assert refusal_of(lambda: match.moves(monster), match).code == "seat/out_of_range"
    assert refusal_of(lambda: match.view(monster), match).code == "seat/out_of_range"


# New matches


@settings(max_examples=1000)
@given(
    ANYTHING.filter(lambda game: game != "clustered"),
    ANYTHING.filter(lambda seats: seats is not None and not (type(seats) is int and 1 <= seats <= 8)),
    ANYTHING.filter(lambda seed: seed is not None and not (type(seed) is int and seed >= 0)),
)
def test_a_match_of_nonsense_is_refused(game: Any, seats: Any, seed: Any) -> None:
    """Unknown games, tables that cannot be seated and seeds that are none."""
    assert refusal_of(lambda: klub.match(game)).code == "game/unknown"
    assert refusal_of(lambda: klub.match("clustered", seats)).code == "seats/out_of_range"
    assert refusal_of(lambda: klub.match("clustered", seed=seed)).code == "seed/malformed"


@settings(max_examples=2000)
@given(st.dictionaries(st.sampled_from(OPTION_NAMES) | KEYS, ANYTHING, max_size=3) | ANYTHING, st.integers(1, 8))
def test_options_are_taken_as_declared_or_refused(options: Any, seats: int) -> None:
    """Whatever is given: the match says the same as the options, or they are refused by a code of theirs."""
    try:
        match = klub.match("clustered", seats, seed=1, options=options)
    except klub.Illegal:
        assert refusal_of(lambda: klub.match("clustered", seats, seed=1, options=options)).code.startswith("options/")
    else:
        assert to_dict(match.options) == {**to_dict(Options()), **to_dict(options or {})}


@settings(max_examples=1000)
@given(st.sampled_from(OPTION_NAMES), ANYTHING, st.integers(1, 8))
def test_an_options_struct_with_a_wrong_field_is_refused(name: str, value: Any, seats: int) -> None:
    """A struct is read as strictly as plain data."""
    options = structs.replace(Options(), **{name: value})
    try:
        match = klub.match("clustered", seats, seed=1, options=options)
    except klub.Illegal:
        assert refusal_of(lambda: klub.match("clustered", seats, seed=1, options=options)).code.startswith("options/")
    else:
        assert to_dict(match.options) == to_dict(options)


@MONSTER
def test_monstrous_matches_are_refused(monster: Any) -> None:
    """As game, seats, seed or options."""
    assert refusal_of(lambda: klub.match(monster)).code == "game/unknown"
    assert refusal_of(lambda: klub.match("clustered", monster)).code == "seats/out_of_range"
    assert refusal_of(lambda: klub.match("clustered", seed=monster)).code == "seed/malformed"
    assert refusal_of(lambda: klub.match("clustered", options=monster)).code.startswith("options/")


@MONSTER
@pytest.mark.parametrize("name", OPTION_NAMES)
def test_monstrous_options_are_refused(name: str, monster: Any) -> None:
    """As the value of each option, alone or inside something, in plain data or in a struct."""
    values = [monster, [monster], {"shape": monster, "diameter": 5}, {"shape": "round", "diameter": monster}]
    for value in (*values, Round(monster), Rectangle(5, monster)):
        refusal_of(partial(klub.match, "clustered", options={name: value}))
        refusal_of(partial(klub.match, "clustered", options=structs.replace(Options(), **{name: value})))


@pytest.mark.parametrize(
    "name", [10**5000, "\ud800", None, (1, 2), 1.5, "W" * 1_000_000], ids=lambda name: type(name).__name__
)
def test_monstrous_option_names_are_refused(name: Any) -> None:
    """A name that is not declared is unknown, whatever it is."""
    assert refusal_of(lambda: klub.match("clustered", options={name: True})).code == "options/unknown"


# Records


@cache
def record() -> dict[str, Any]:
    """A finished game; callers copy what they change."""
    plain: dict[str, Any] = to_dict(match_at("quick", 999).record())
    return plain


def says_the_same(match: klub.Match, source: Any) -> bool:
    """Whether a match that was accepted is the one that its record tells of (times apart)."""
    told, made = to_dict(parse_record(source)), to_dict(match.record(reveal=True))
    for plain in (told, made):
        plain["seed"] = plain["seed"].lower()
        plain["moves"] = [(entry["seat"], entry["move"]) for entry in plain["moves"]]
    made["options"] = {**made["options"], **told["options"]}
    made["result"] = told["result"] and made["result"]
    return bool(told == made)


def check_record(source: Any) -> None:
    """A record is refused, or it is played as it says."""
    try:
        match = klub.replay(source)
    except klub.Illegal:
        refusal_of(lambda: klub.replay(source))
    else:
        assert says_the_same(match, source)


@settings(max_examples=1500)
@given(st.data())
def test_a_corrupted_record_is_refused_or_says_what_was_played(data: st.DataObject) -> None:
    """Bytes changed, lost or inserted anywhere in the file."""
    written = bytearray(encode(record()))
    for _ in range(data.draw(st.integers(1, 3))):
        position = data.draw(st.integers(0, len(written) - 1))
        match data.draw(st.sampled_from(["flip", "set", "drop", "insert"])):
            case "flip":
                written[position] ^= 1 << data.draw(st.integers(0, 7))
            case "set":
                written[position] = data.draw(st.sampled_from(b'0123456789"{}[],:-. ntfW\\'))
            case "drop":
                del written[position : position + data.draw(st.integers(1, 40))]
            case _:
                written.insert(position, data.draw(st.sampled_from(b'0129"{}[],:-.e ')))

    check_record(bytes(written))


@settings(max_examples=300)
@given(st.floats(0, 1, exclude_max=True))
def test_a_truncated_record_is_refused(part: float) -> None:
    """A file that was cut off anywhere is no record."""
    written = encode(record())

    assert refusal_of(lambda: klub.replay(written[: int(part * len(written))])).code == "record/malformed"


@settings(max_examples=1000)
@given(st.sampled_from(sorted(to_dict(klub.Record(game="", version=0, seats=0, options={}, commitment="")))), ANYTHING)
def test_an_edited_field_is_refused_or_says_what_was_played(field: str, value: Any) -> None:
    """Anything in place of each field of the record."""
    check_record({**record(), field: value})


@settings(max_examples=1000)
@given(st.integers(0, 57), st.sampled_from(["seat", "move", "card", "x", "y", "do", "at"]), ANYTHING)
def test_an_edited_move_is_refused_or_says_what_was_played(number: int, part: str, value: Any) -> None:
    """Anything in place of a part of some move."""
    moves = [dict(entry) for entry in record()["moves"]]
    entry = moves[number]
    if part in entry:
        entry[part] = value
    else:
        entry["move"] = {**entry["move"], part: value}

    check_record({**record(), "moves": moves})


def edited(**changes: Any) -> dict[str, Any]:
    return {**record(), **changes}


@pytest.mark.parametrize(
    ("code", "edit"),
    [
        ("record/format", lambda: edited(format="klub/2")),
        ("game/unknown", lambda: edited(game="chess")),
        ("record/version", lambda: edited(version=record()["version"] + 1)),
        ("seats/out_of_range", lambda: edited(seats=9)),
        ("record/illegal_move", lambda: edited(seats=3)),
        ("options/unknown", lambda: edited(options={"no_such_option": True})),
        ("record/illegal_move", lambda: edited(options={})),
        ("record/no_seed", lambda: edited(seed=None)),
        ("seed/malformed", lambda: edited(seed="0" * 63)),
        ("record/commitment", lambda: edited(seed="0" * 64)),
        ("record/commitment", lambda: edited(commitment="0" * 64)),
        ("record/illegal_move", lambda: edited(seed="0" * 64, commitment=commitment(bytes(32)))),
        ("record/illegal_move", lambda: edited(moves=record()["moves"][1:])),
        ("record/illegal_move", lambda: edited(moves=record()["moves"] * 2)),
        ("record/illegal_move", lambda: edited(moves=record()["moves"][::-1])),
        ("record/result", lambda: edited(moves=record()["moves"][:-1])),
        ("record/result", lambda: edited(moves=[])),
        ("record/result", lambda: edited(result={})),
        ("record/result", lambda: edited(result={**record()["result"], "winners": [0, 1]})),
        ("record/malformed", lambda: edited(moves=[{"seat": 0}])),
        ("record/malformed", lambda: edited(comment="mine")),
    ],
)
def test_a_tampered_record_is_refused(code: str, edit: Callable[[], dict[str, Any]]) -> None:
    """Each part of a record vouches for the others."""
    assert refusal_of(lambda: klub.replay(edit())).code == code
    assert refusal_of(lambda: klub.replay(encode(edit()))).code == code


@MONSTER
@pytest.mark.parametrize(
    "field", ["format", "game", "version", "seats", "options", "commitment", "seed", "moves", "result"]
)
def test_monstrous_records_are_refused(field: str, monster: Any) -> None:
    """As the whole record, and as each field, or inside one, in plain data or in a struct."""
    refusal_of(lambda: klub.replay(monster))
    for value in (
        monster,
        [monster],
        {"a": monster},
        [{"seat": monster, "move": {}}],
        [{"seat": 0, "move": {"do": monster}}],
    ):
        refusal_of(partial(klub.replay, edited(**{field: value})))
        refusal_of(partial(klub.replay, structs.replace(match_at("quick", 999).record(), **{field: value})))
