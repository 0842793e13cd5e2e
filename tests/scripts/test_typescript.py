"""Structs become TypeScript that says the same."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Generic, Literal, TypeAlias, TypeVar

import pytest
from msgspec import Meta, Struct

from scripts.typescript import File, Form, Source

T = TypeVar("T")

Shade: TypeAlias = Literal["light", "dark"]
Label: TypeAlias = Annotated[str, Meta(min_length=1, max_length=9)]


class Circle(Struct, tag_field="shape", tag="circle"):
    """A "round" one; None of it ends */ here."""

    radius: float


class Square(Struct, tag_field="shape", tag="square"):
    side: int = 1


Form2D: TypeAlias = Circle | Square


class Pair(Struct, Generic[T]):
    one: T
    other: T


class Drawing(Struct):
    """Many forms.

    More is not said.
    """

    forms: tuple[Form2D, ...]
    label: Label
    size: Annotated[int, Meta(ge=1, le=9)]
    dots: Annotated[list[int], Meta(max_length=3)]
    shade: Shade | None = None


class Sieve:
    """No struct, but it has a plain form."""

    def to_plain(self) -> list[tuple[int, Shade]]:
        return []


class Hung(Struct):
    drawing: Drawing
    note: Any = None


def written(kind: Any, form: Form = "told", **source: Any) -> str:
    """The declarations that a type leads to."""
    file = File("file", "here", Source(**source))
    file.add(kind, form)
    return file.text()


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (int, "number"),
        (bool | None, "boolean | null"),
        (None | str, "string | null"),
        (int | float | None, "number | null"),
        (bytes, "string"),
        (Any, "unknown"),
        (list[int | None], "(number | null)[]"),
        (tuple[int, ...], "number[]"),
        (Sequence[int], "number[]"),
        (tuple[int, str], "[number, string]"),
        (tuple[tuple[str, ...], ...], "string[][]"),
        (dict[str, Any], "{ [key: string]: unknown }"),
        (dict[int, list[str]], "{ [key: number]: string[] }"),
        (Literal["a", 'b"', 3, True, None], r'"a" | "b\"" | 3 | true | null'),
        (Pair[int | str], "Pair<number | string>"),
        (Circle | Square | None, "Form2D | null"),
        (Sieve, "[number, Shade][]"),
        (list[Sieve], "[number, Shade][][]"),
    ],
    ids=str,
)
def test_a_type_is_said_in_typescript(kind: Any, text: str) -> None:
    """What JSON has is told apart, and nothing more; names that types have together are used."""
    file = File("file", "here", Source(), aliases={"Form2D": Form2D, "Shade": Shade})

    assert text == file.refer(kind)


def test_a_struct_is_an_interface_with_its_words() -> None:
    """Docstrings and bounds become comments, tags the field that tells a union's members apart."""
    assert written(Drawing) == (
        """\
// Generated from here by `make types`; never edited.

/**
 * Many forms.
 *
 * More is not said.
 */
export interface Drawing {
  forms: Form2D[];
  label: Label;
  /** From 1 to 9. */
  size: number;
  /** 0 to 3 entries. */
  dots: number[];
  shade: Shade | null;
}

export type Form2D = Circle | Square;

/** A "round" one; null of it ends *\\/ here. */
export interface Circle {
  shape: "circle";
  radius: number;
}

export interface Square {
  shape: "square";
  side: number;
}

/** 1 to 9 characters. */
export type Label = string;

export type Shade = "light" | "dark";
"""
    )


def test_what_has_a_default_may_be_left_out_when_it_is_given() -> None:
    """Told, it is always there."""
    assert "shade?: Shade | null;" in written(Drawing, "given")
    assert "side?: number;" in written(Drawing, "given")
    assert "?:" not in written(Drawing)


def test_a_type_that_goes_both_ways_has_two_forms() -> None:
    """The told one has the name; what has one form only is declared once."""
    file = File("file", "here", Source())
    file.add(Drawing)
    file.add(Hung, "given")
    text = file.text()

    assert "interface Hung {\n  drawing: GivenDrawing;\n  note?: unknown;\n}" in text
    assert "interface GivenDrawing {\n  forms: GivenForm2D[];" in text
    assert "type GivenForm2D = Circle | GivenSquare;" in text
    assert 1 == text.count("interface Circle ")


def test_what_a_file_below_declares_is_imported() -> None:
    """Also by what was filled in."""
    below = File("below", "here", Source())
    below.add(Drawing)
    below.text()
    file = File("above", "here", Source(filled={"Hung.note": "Square | null"}), below=[below])
    file.add(Hung)
    text = file.text()

    assert 'import type { Drawing, Square } from "./below";' in text
    assert "drawing: Drawing;" in text
    assert "note: Square | null;" in text
    assert "interface Drawing" not in text


def test_places_that_games_fill_make_a_type_generic() -> None:
    """And everything that it is a part of."""
    text = written(list[Hung], filled={"Drawing.label": 'G["label"]'})

    assert "interface Hung<G extends GameTypes = GameTypes> {\n  drawing: Drawing<G>;" in text
    assert '  label: G["label"];' in text
    assert "interface Circle {" in text


def test_a_place_that_is_never_met_is_known() -> None:
    """So that a field that was renamed does not lose its type unseen."""
    source = Source(filled={"Drawing.label": "string", "Drawing.title": "string"})
    file = File("file", "here", source)
    file.add(Drawing)
    file.text()

    assert {"Drawing.title"} == source.unfilled


def test_generic_structs_stay_generic() -> None:
    """A type variable is a parameter."""
    assert "export interface Pair<T> {\n  one: T;\n  other: T;\n}" in written(Pair[Circle])


def test_words_can_be_listed_and_names_changed() -> None:
    """A constant for those who need all words; another name where the browser has that one."""
    text = written(Drawing, listed={"Shade": "SHADES"}, renamed={"Circle": "Disc"})

    assert 'export const SHADES = ["light", "dark"] as const;\nexport type Shade = (typeof SHADES)[number];' in text
    assert "type Form2D = Disc | Square;" in text
    assert "interface Disc {" in text


def test_long_unions_have_a_line_for_each_member() -> None:
    """So that a change is one line."""
    words = Literal[
        "aaaaaaaaaaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbbbbbbbbbb", "cccccccccccccccccccccc", "dddddddddddddddd"
    ]
    file = File("file", "here", Source(), aliases={"Words": words})
    file.add(words)

    assert 'type Words =\n  | "aaaaaaaaaaaaaaaaaaaaaaaa"\n  | "bbbb' in file.text()


def test_what_has_no_form_on_the_wire_is_our_own_mistake() -> None:
    """It is told at once, with the type's name."""
    with pytest.raises(TypeError, match="Iterator"):
        written(Iterator)


def test_two_types_of_one_name_are_our_own_mistake() -> None:
    """A file has each name once."""
    with pytest.raises(TypeError, match="two types called Square"):
        written(Circle | Square, renamed={"Circle": "Square"})


def test_a_struct_that_is_written_as_a_row_is_a_tuple() -> None:
    """Its values have their names there, the tag first."""

    class Step(Struct, array_like=True, tag=3):
        at: int
        far: float

    assert "export type Step = [kind: 3, at: number, far: number];" in written(Step)


def test_defaults_that_a_struct_omits_may_be_missing_from_what_is_told() -> None:
    """The other fields are always there."""

    class Sparse(Struct, omit_defaults=True):
        a: int
        b: str | None = None

    assert "a: number;\n  b?: string | null;" in written(Sparse)
