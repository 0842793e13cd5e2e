"""How well each word goes with each picture: a table that `scripts/cluellage/association.py` works out.

It is data of the box. What it says is in standard deviations: 0 is any word with any picture, 2 and more a good match.
"""

from functools import cache
from hashlib import sha256
from typing import Final

from klub.games.cluellage import box
from klub.games.cluellage.pictures import PICTURES, Picture, tags
from klub.games.cluellage.word_cards import NUMBERS, SIDES, WordSide, glosses, sides, word_row

STEPS: Final = 32
"""Values of a byte to one standard deviation; 128 stands for 0."""

FILE: Final = "association.bin"
HEAD: Final = 32  # bytes before the table: the hash of what it was made from
SIZE: Final = len(NUMBERS) * SIDES * PICTURES


def match(side: WordSide, number: int, picture: Picture) -> float:
    """How well a word of a side goes with a picture."""
    return (_tables()[0][word_row(side, number) * PICTURES + picture] - 128) / STEPS


def link(side: WordSide, number: int, picture: Picture) -> str:
    """The tag of a picture that goes best with a word."""
    place = word_row(side, number) * PICTURES + picture
    return tags()[picture][_tables()[1][place // 2] >> 4 * (place % 2) & 15]


def pack(scores: bytes, links: bytes) -> bytes:
    """The file of a table: for each word and picture a byte, then the number of a tag in half a byte."""
    halves = bytes(links[place] | links[place + 1] << 4 for place in range(0, len(links), 2))
    return source_hash() + scores + halves


def source_hash() -> bytes:
    """The hash of all that the table is made from: words with their glosses, and tags."""
    said = [f"{word.id}\t{word.texts['en']}\t{glosses()[word.id]}" for card in sides() for word in card.words]
    seen = ["\t".join(each) for each in tags()]
    return sha256("\n".join((*said, *seen)).encode()).digest()


def stored_hash() -> bytes:
    """The hash of what the stored table was made from."""
    return box.raw(FILE)[:HEAD]


@cache
def _tables() -> tuple[bytes, bytes]:
    data = box.raw(FILE)[HEAD:]
    return data[:SIZE], data[SIZE:]
