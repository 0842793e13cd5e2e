"""The names people go by: what everyone at the table can read."""

import unicodedata
from typing import Final

from klub.core import Malformed
from klub.core.errors import shown

LONGEST_NAME: Final = 24

_FORBIDDEN: Final = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
_TURNING: Final = set("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that change the direction of the text around them, and so could make one name look like another."""


def clean_name(name: str) -> str:
    """A name without superfluous blanks; refuses characters that cannot be seen, or that turn the text around."""
    cleaned = " ".join(name.split())
    odd = any(unicodedata.category(each) in _FORBIDDEN or each in _TURNING for each in cleaned)
    if odd or not 1 <= len(cleaned) <= LONGEST_NAME:
        raise Malformed("server/bad_name", name=shown(name), longest=LONGEST_NAME)
    return cleaned


_LOOK_ALIKES: Final = str.maketrans(
    {
        **dict(zip("аеорсухіјѕһԁԛԝвнкмт", "aeopcyxijshdqwbhkmt", strict=True)),
        **dict(zip("αβεζηικμνορτυχ", "abezhikmnoptyx", strict=True)),
        **dict.fromkeys("1l|\u0131\u04cf", "i"),
        "0": "o",
    }
)
"""Small letters and digits, each as the Latin letter that it, or its capital, looks like."""


def name_key(name: str) -> str:
    """Equal for names that could be taken for each other: by case, width, blanks, or letters that look alike."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    seen = [each for each in plain if unicodedata.category(each) not in ("Cf", "Mn", "Zs")]
    return "".join(seen).translate(_LOOK_ALIKES)
