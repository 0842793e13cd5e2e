"""Structs become plain JSON data and come back; what does not fit is refused with its place."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from klub.core import Malformed, decode, encode, from_dict, to_dict


class Inner(Struct, frozen=True, tag="inner"):
    name: str
    weight: float | None = None


class Outer(Struct, frozen=True, forbid_unknown_fields=True):
    inner: tuple[Inner, ...]
    counts: dict[str, int] = {}


class Shelf(Struct, frozen=True):
    width: int
    boards: dict[int, tuple[Inner, ...]] = {}
    weights: dict[float, int] = {}


class Sieve:
    """A class that is no struct, and joins in by two methods."""

    def __init__(self, holes: frozenset[int]) -> None:
        self.holes = holes

    def to_plain(self) -> list[int]:
        return sorted(self.holes)

    @classmethod
    def from_plain(cls, data: Any) -> "Sieve":
        return cls(frozenset(from_dict(data, list[int], "sieve/malformed")))


class Kitchen(Struct, frozen=True):
    sieve: Sieve


TEXT = st.text(st.characters(exclude_categories=["Cs"]))
NUMBERS = st.integers(-(2**63), 2**64 - 1) | st.floats(allow_nan=False, allow_infinity=False)
JSON = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXT,
    lambda parts: st.lists(parts) | st.dictionaries(TEXT, parts),
    max_leaves=20,
)
INNER = st.builds(Inner, TEXT, st.none() | st.floats(-1, 1))
OUTER = st.builds(Outer, st.lists(INNER).map(tuple), st.dictionaries(TEXT, st.integers(-5, 5)))


def test_a_struct_becomes_plain_data() -> None:
    """Tags, tuples and nested structs turn into what JSON has."""
    outer = Outer((Inner("a"), Inner("b", 1.5)), {"z": 1})

    assert to_dict(outer) == {
        "inner": [{"type": "inner", "name": "a", "weight": None}, {"type": "inner", "name": "b", "weight": 1.5}],
        "counts": {"z": 1},
    }


@given(OUTER)
def test_a_struct_comes_back(outer: Outer) -> None:
    """From text and from plain data."""
    from_text: Outer = decode(encode(outer), Outer, "x")
    from_data: Outer = from_dict(to_dict(outer), Outer, "x")

    assert from_text == outer
    assert from_data == outer


@given(JSON)
def test_plain_data_stays_as_it_is(data: object) -> None:
    """What is plain already is written and read without change."""
    assert to_dict(data) == data


def test_equal_values_have_equal_bytes() -> None:
    """The order in which a dict was filled does not show."""
    assert encode({"a": 1, "b": 2}) == encode({"b": 2, "a": 1})
    assert encode(Outer((), {"a": 1, "b": 2})) == encode(Outer((), {"b": 2, "a": 1}))


def test_numbers_as_keys_are_written_as_text() -> None:
    """JSON has no others; equal values still have equal bytes, and fields their order."""
    shelf, same = Shelf(3, {10: (Inner("a"),), 9: ()}), Shelf(3, {9: (), 10: (Inner("a"),)})

    assert encode(shelf) == encode(same)
    assert encode(Shelf(3, {10: (), 9: ()}, {0.5: 1})) == b'{"width":3,"boards":{"10":[],"9":[]},"weights":{"0.5":1}}'
    assert to_dict({2: {1: "x"}}) == {"2": {"1": "x"}}


SHELVES = st.builds(Shelf, st.integers(0, 9), st.dictionaries(st.integers(-20, 20), st.lists(INNER).map(tuple)))


@given(SHELVES)
def test_a_struct_with_numbers_as_keys_comes_back(shelf: Shelf) -> None:
    """From text, from plain data, and as it is."""
    from_text: Shelf = decode(encode(shelf), Shelf, "x")
    from_data: Shelf = from_dict(to_dict(shelf), Shelf, "x")
    from_itself: Shelf = from_dict(shelf, Shelf, "x")

    assert from_text == from_data == from_itself == shelf


def test_other_keys_are_our_own_mistake() -> None:
    """What cannot be a key in JSON is not written at all."""
    with pytest.raises(TypeError, match="keys"):
        encode({None: 1})


def test_a_class_joins_in_by_two_methods() -> None:
    """`to_plain` writes it and `from_plain` reads it."""
    written = encode(Kitchen(Sieve(frozenset({3, 1}))))
    kitchen: Kitchen = decode(written, Kitchen, "x")

    assert written == b'{"sieve":[1,3]}'
    assert kitchen.sieve.holes == {1, 3}


def test_other_objects_are_our_own_mistake() -> None:
    """What has no plain form is not written at all."""
    with pytest.raises(NotImplementedError, match="to_plain"):
        encode(object())


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("", ""),
        ("{", ""),
        ("null", "object"),
        ('{"inner": 1}', "$.inner"),
        ('{"inner": [{"type": "inner", "name": 5}]}', "$.inner[0].name"),
        ('{"inner": [], "other": 1}', "other"),
        (b"\xff\xfe", ""),
        ("[" * 100_000, ""),
    ],
    ids=["empty", "cut", "null", "wrong type", "nested", "unknown field", "no text", "deep"],
)
def test_unreadable_text_is_refused_with_its_place(text: str | bytes, where: str) -> None:
    """The refusal has the code asked for and says where it went wrong."""
    with pytest.raises(Malformed) as refusal:
        decode(text, Outer, "outer/malformed")

    assert refusal.value.code == "outer/malformed"
    assert where in refusal.value.facts["reason"]


@pytest.mark.parametrize(
    "data",
    [None, 5, [], {}, {"inner": {}}, {"inner": [1]}, {"inner": [], 1: 2}, object()],
    ids=lambda data: type(data).__name__,
)
def test_unreadable_data_is_refused(data: object) -> None:
    """Plain data is read as strictly as text."""
    with pytest.raises(Malformed) as refusal:
        from_dict(data, Outer, "outer/malformed")

    assert refusal.value.code == "outer/malformed"


def test_what_a_class_refuses_is_refused() -> None:
    """`from_plain` may raise `Malformed` too."""
    with pytest.raises(Malformed) as refusal:
        decode(b'{"sieve":["x"]}', Kitchen, "kitchen/malformed")

    assert refusal.value.code == "kitchen/malformed"
    assert "$.sieve" in refusal.value.facts["reason"]
