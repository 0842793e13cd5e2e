"""TypeScript from Python's wire types: msgspec structs become interfaces, type aliases keep their names.

What JSON cannot tell apart is one type; a class that is no struct is what its `to_plain` says it returns.
A type has two forms: as it is *told*, every field is there (but for defaults that its struct omits); as it is *given*,
a field with a default may be left out.
"""

import re
import sys
import types
from collections.abc import Iterator, Mapping, Sequence
from inspect import cleandoc, get_annotations
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct, UnsetType
from msgspec.structs import FieldInfo, fields

Form: TypeAlias = Literal["told", "given"]

WIDTH: Final = 100
OPEN: Final = "<G extends GameTypes = GameTypes>"
"""The parameter of a type with places that each game fills with its own types."""

NOTHING: Final[Mapping[str, Any]] = types.MappingProxyType({})

_PLAIN: Final = {int: "number", float: "number", str: "string", bool: "boolean", bytes: "string", type(None): "null"}
_PLAIN_ANY: Final = (Any, object)
_LISTS: Final = (list, set, frozenset, Sequence)


class Source:
    """What is the same for all files: places that games fill, names that would mislead in TypeScript, lists of words.

    `filled` maps `Struct.field` to the type there, in terms of `G`; `renamed` maps Python's names to ours; `listed`
    maps the alias of some words to the name of a constant with all of them.
    """

    def __init__(
        self,
        filled: Mapping[str, str] = NOTHING,
        renamed: Mapping[str, str] = NOTHING,
        listed: Mapping[str, str] = NOTHING,
    ) -> None:
        self.filled, self.renamed, self.listed = filled, renamed, listed
        self.unfilled = set(filled)
        """Places that no file has met: they have gone, or have another name now."""

    def is_open(self, kind: Any) -> bool:
        """Whether a game fills some place in it."""
        return any(f"{name}.{field}" in self.filled for name, field in _places(kind))


class File:
    """One file of types. What a file below it declares already is imported from there."""

    def __init__(
        self,
        name: str,
        origin: str,
        source: Source,
        *,
        below: Sequence["File"] = (),
        modules: Sequence[types.ModuleType] = (),
        aliases: Mapping[str, Any] = NOTHING,
    ) -> None:
        """`origin` says where a change is made.

        Types go by the names that the modules of their structs give them; `modules` and `aliases` have more names.
        """
        self.name, self._origin, self._source, self._below = name, origin, source, below
        self._aliases: dict[str, Any] = dict(aliases)
        for module in modules:
            self._know(module)
        self._roots: list[tuple[Any, Form]] = []
        self._parts: list[str] = []
        self._texts: dict[str, str] = {}
        self._owners: dict[str, tuple[str, Any, Form]] = {}
        self._imports: dict[str, set[str]] = {}
        self._reached: set[tuple[Any, Form]] = set()

    def add(self, kind: Any, form: Form = "told") -> None:
        """Declare a type, and everything it is made of."""
        self._roots.append((kind, form))
        for struct in _structs(kind):
            self._reached.add((struct, _form(struct, form)))
            self._know(sys.modules[struct.__module__])

    def add_text(self, text: str) -> None:
        """Declare what has no struct; `refer` gives the names for it."""
        self._parts.append(text)

    def refer(self, kind: Any, form: Form = "told") -> str:
        """A type as TypeScript; what it names is declared or imported."""
        if (name := self._alias_of(kind)) is not None:
            return self._named(name, kind, form)
        origin, arguments = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self.refer(arguments[0], form)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self._members(arguments, form)))
        if origin is Literal:
            return " | ".join(map(_word, arguments))
        if origin in _LISTS or (origin is tuple and arguments[1:] == (...,)):
            each = self.refer(arguments[0], form)
            return f"({each})[]" if " | " in each else f"{each}[]"
        if origin is tuple:
            return f"[{', '.join(self.refer(each, form) for each in arguments)}]"
        if origin is dict:
            key = "number" if arguments[0] is int else "string"
            return f"{{ [key: {key}]: {self.refer(arguments[1], form)} }}"
        if isinstance(origin, type) and issubclass(origin, Struct):
            filled = ", ".join(self.refer(each, form) for each in arguments)
            return f"{self._named(origin.__name__, origin, form)}<{filled}>"
        if kind in _PLAIN_ANY:
            return "unknown"
        if isinstance(kind, TypeVar):
            return kind.__name__
        if kind in _PLAIN:
            return _PLAIN[kind]
        if isinstance(kind, type) and issubclass(kind, Struct):
            return self._named(kind.__name__, kind, form)
        return self.refer(_plain_form(kind), form)

    def text(self) -> str:
        """The whole file."""
        for kind, form in self._roots:
            self.refer(kind, form)
        imports = [
            f'import type {{ {", ".join(sorted(names))} }} from "./{file}";'
            for file, names in sorted(self._imports.items())
        ]
        heading = f"// Generated from {self._origin} by `make types`; never edited."
        head = "\n".join([heading, *(["", *imports] if imports else [])])
        return "\n\n".join([head, *self._parts, *self._texts.values()]) + "\n"

    @property
    def names(self) -> set[str]:
        """What can be imported from here."""
        return set(self._owners)

    def declares(self, python: str, kind: Any, form: Form) -> str | None:
        """The name of a type that this file has declared."""
        owner = python, _key(kind) or kind, form
        return next((name for name, each in self._owners.items() if each == owner), None)

    def _know(self, module: types.ModuleType) -> None:
        """Learn the names that a module gives to types."""
        for name, annotation in get_annotations(module).items():
            if annotation is TypeAlias and _key(getattr(module, name)) is not None:
                self._aliases.setdefault(name, getattr(module, name))

    def _members(self, arguments: tuple[Any, ...], form: Form) -> list[str]:
        """The parts of a union, those together that have a name together."""
        left = [each for each in arguments if each is not UnsetType]
        members: list[str] = []
        unions = {name: get_args(kind) for name, kind in self._aliases.items() if _is_union(kind)}
        for name, parts in sorted(unions.items(), key=lambda each: -len(each[1])):
            if all(part in left for part in parts):
                left = [part for part in left if part not in parts]
                members.append(self._named(name, self._aliases[name], form))
        nulls = [each for each in left if each is type(None)]
        return members + [self.refer(each, form) for each in left if each not in nulls] + ["null"] * len(nulls)

    def _alias_of(self, kind: Any) -> str | None:
        key = _key(kind)
        return None if key is None else next((name for name, each in self._aliases.items() if _key(each) == key), None)

    def _named(self, python: str, kind: Any, form: Form) -> str:
        """The name of a struct or alias, with the parameter that it passes on."""
        form = _form(kind, form)
        opened = "<G>" if self._source.is_open(kind) else ""
        for file in self._below:
            if name := file.declares(python, kind, form):
                self._imports.setdefault(file.name, set()).add(name)
                self._imports[file.name] |= {"GameTypes"} if opened else set()
                return name + opened
        both = form == "given" and any((each, "told") in self._reached for each in get_args(kind) or [kind])
        name = ("Given" if both else "") + self._source.renamed.get(python, python)
        owner = python, _key(kind) or kind, form
        if name not in self._owners:
            self._owners[name] = owner
            self._texts[name] = ""  # its place; what it is made of comes after it
            self._texts[name] = self._declare(name, python, kind, form)
        if self._owners[name] != owner:
            raise TypeError(f"{self.name} has two types called {name}: {self._owners[name]} and {owner}")
        return name + opened

    def _declare(self, name: str, python: str, kind: Any, form: Form) -> str:
        parameter = OPEN if self._source.is_open(kind) else ""
        if isinstance(kind, type) and issubclass(kind, Struct):
            return self._declare_struct(name + parameter, kind, form)
        note = _comment(_bounds(kind))
        if words := self._source.listed.get(python):
            values = ", ".join(map(_word, get_args(kind)))
            return f"export const {words} = [{values}] as const;\n{note}export type {name} = (typeof {words})[number];"
        others = self._aliases
        self._aliases = {name: each for name, each in others.items() if _key(each) != _key(kind)}  # or it were itself
        meaning = self.refer(kind, form)
        self._aliases = others
        line = f"export type {name}{parameter} = {meaning};"
        if len(line) > WIDTH:
            line = f"export type {name}{parameter} =\n  | " + "\n  | ".join(meaning.split(" | ")) + ";"
        return note + line

    def _declare_struct(self, name: str, struct: type[Struct], form: Form) -> str:
        config = struct.__struct_config__
        if config.array_like:
            return self._declare_row(name, struct, form)
        parameters = getattr(struct, "__parameters__", ())
        name += f"<{', '.join(each.__name__ for each in parameters)}>" if parameters else ""
        lines = [f"  {config.tag_field}: {_word(config.tag)};"] if config.tag_field else []
        lines += [self._field(struct, field, form) for field in fields(struct)]
        body = "{\n" + "\n".join(lines) + "\n}" if lines else "{}"
        return f"{_comment(cleandoc(struct.__doc__ or ''))}export interface {name} {body}"

    def _declare_row(self, name: str, struct: type[Struct], form: Form) -> str:
        """A struct that is written as a row of values."""
        tag = struct.__struct_config__.tag
        parts = [f"kind: {_word(tag)}"] if tag is not None else []
        parts += [f"{field.encode_name}: {self.refer(field.type, form)}" for field in fields(struct)]
        line = f"export type {name} = [{', '.join(parts)}];"
        if len(line) > WIDTH:
            line = f"export type {name} = [\n  " + ",\n  ".join(parts) + ",\n];"
        return f"{_comment(cleandoc(struct.__doc__ or ''))}{line}"

    def _field(self, struct: type[Struct], field: FieldInfo, form: Form) -> str:
        may_lack = form == "given" or struct.__struct_config__.omit_defaults or UnsetType in get_args(field.type)
        optional = "?" if may_lack and not field.required else ""
        kind = self.refer(field.type, form)
        if filled := self._source.filled.get(place := f"{struct.__name__}.{field.name}"):
            self._source.unfilled.discard(place)
            kind = self._filled(filled)
        note = _comment("" if self._alias_of(field.type) else _bounds(field.type), "  ")
        return f"{note}  {field.encode_name}{optional}: {kind};"

    def _filled(self, text: str) -> str:
        """A type that was given as text; what it names is imported."""
        for file in self._below:
            if names := file.names & set(re.findall(r"\w+", text)):
                self._imports.setdefault(file.name, set()).update(names)
        return text


def _parts(kind: Any) -> Iterator[Any]:
    """What a type is made of, one step down; the fields of a struct are left to the caller."""
    if get_origin(kind) is Annotated:
        yield get_args(kind)[0]
    elif get_origin(kind) is not Literal:
        if isinstance(origin := get_origin(kind), type) and issubclass(origin, Struct):
            yield origin
        yield from (each for each in get_args(kind) if each not in (..., UnsetType))
        if not get_args(kind) and not _is_known(kind):
            yield _plain_form(kind)


def _structs(kind: Any) -> list[type[Struct]]:
    """Every struct that a type leads to, itself included, in the order they are met."""
    found: dict[type[Struct], None] = {}

    def look(kind: Any) -> None:
        if isinstance(kind, type) and issubclass(kind, Struct):
            if kind not in found:
                found[kind] = None
                for field in fields(kind):
                    look(field.type)
        else:
            for part in _parts(kind):
                look(part)

    look(kind)
    return list(found)


def _places(kind: Any) -> Iterator[tuple[str, str]]:
    """The fields of every struct that a type leads to."""
    for struct in _structs(kind):
        for field in fields(struct):
            yield struct.__name__, field.name


def _has_forms(struct: type[Struct]) -> bool:
    """Whether given and told differ, here or further down."""
    return any(not field.required for each in _structs(struct) for field in fields(each))


def _form(kind: Any, form: Form) -> Form:
    """The form that counts: told, where there is only one."""
    return form if any(map(_has_forms, _structs(kind))) else "told"


def _is_known(kind: Any) -> bool:
    plain = kind in _PLAIN or kind in _PLAIN_ANY or isinstance(kind, TypeVar)
    return plain or (isinstance(kind, type) and issubclass(kind, Struct))


def _plain_form(kind: Any) -> Any:
    """The plain data that a class of ours becomes."""
    if not hasattr(kind, "to_plain"):
        raise TypeError(f"{kind!r} has no form on the wire")
    return get_type_hints(kind.to_plain, include_extras=True)["return"]


def _is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, types.UnionType)


def _key(kind: Any) -> Any:
    """What two spellings of a type that can have a name have in common; None for what is its own name."""
    if _is_union(kind):
        return frozenset(get_args(kind))
    return kind if get_origin(kind) in (Annotated, Literal) else None


def _bounds(kind: Any) -> str:
    """What a number, text or list must be like, in words."""
    what = "characters" if get_args(kind)[:1] == (str,) else "entries"
    metas = [each for each in getattr(kind, "__metadata__", ()) if isinstance(each, Meta)]
    return " ".join(
        text
        for meta in metas
        for text, holds in [
            (f"From {meta.ge} to {meta.le}.", meta.ge is not None and meta.le is not None),
            (f"{meta.min_length or 0} to {meta.max_length} {what}.", meta.max_length is not None),
            (f"Matches `{meta.pattern}`.", meta.pattern is not None),
        ]
        if holds
    )


def _comment(text: str, indent: str = "") -> str:
    """A TSDoc comment before a declaration."""
    lines = re.sub(r"\bNone\b", "null", text).replace("*/", "*\\/").splitlines()
    if len(lines) < 2:
        return f"{indent}/** {lines[0]} */\n" if lines else ""
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def _word(value: Any) -> str:
    """A literal."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return str(value) if isinstance(value, int) else '"' + re.sub(r'(["\\])', r"\\\1", value) + '"'
