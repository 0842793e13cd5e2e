"""The languages there are, and which of them fits a wish."""

from typing import Final

LANGUAGES: Final = ("en", "de", "fr", "nl", "es", "it", "pt", "pl")
"""In the order they are offered; each is a folder of locale files. Portuguese is the European one."""


def languages() -> tuple[str, ...]:
    """The languages that every sentence exists in."""
    return LANGUAGES


def best_language(wish: str) -> str | None:
    """The language of a tag or locale name (`de-AT`, `pt_BR.UTF-8`); None if there is none for it."""
    primary = wish.replace("_", "-").partition("-")[0].partition(".")[0].lower()
    return primary if primary in LANGUAGES else None
