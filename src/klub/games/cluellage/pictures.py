"""The Picture cards: a hundred, with a picture on both sides (CLG-5).

A picture is one int, `2 * card + side`, so that `picture ^ 1` is on the back of it; on the wire it is `p017a`: the card
from 1 on, and the side.
"""

from functools import cache
from typing import Final, TypeAlias

from klub.core import Malformed
from klub.core.errors import shown
from klub.games.cluellage import box

Picture: TypeAlias = int

CARDS: Final = 100
PICTURES: Final = 2 * CARDS
IDS: Final = tuple(f"p{picture // 2 + 1:03}{'ab'[picture % 2]}" for picture in range(PICTURES))
_NUMBERS: Final = {name: picture for picture, name in enumerate(IDS)}


def parse_picture(name: str) -> Picture:
    """A picture by its name on the wire; raises `Malformed`."""
    picture = _NUMBERS.get(name)
    if picture is None:
        raise Malformed("cluellage/unknown_picture", card=shown(name, str))
    return picture


def names(pictures: "tuple[Picture, ...]") -> tuple[str, ...]:
    """Pictures as they are called on the wire, in the same order."""
    return tuple(IDS[picture] for picture in pictures)


@cache
def tags() -> tuple[tuple[str, ...], ...]:
    """For each picture the English words that say what is seen or felt."""
    found = {row["id"]: tuple(row["tags"].split(";")) for row in box.rows("pictures.csv")}
    return tuple(found[name] for name in IDS)


def picture_words(name: str, language: str = "en") -> str:
    """What is seen on a picture, in words; no more telling than the picture."""
    said = tag_words()
    return ", ".join(said[tag].get(language, tag) for tag in tags()[parse_picture(name)])


@cache
def tag_words() -> dict[str, dict[str, str]]:
    """Tag → the word for it in each language."""
    return {
        row["tag"]: {"en": row["tag"], **{name: row[name] for name in list(row)[1:]}} for row in box.rows("tags.csv")
    }
