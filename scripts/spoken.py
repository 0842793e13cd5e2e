"""Writes what is seen on Cluellage's pictures, for screen readers: `python -m scripts.spoken`.

One file a language, `web/public/cluellage/spoken/<language>.json`: the word for each tag, and the tags of each picture.
"""

from pathlib import Path
from typing import Final

from klub.core import encode
from klub.games.cluellage import pictures
from klub.texts import languages

FOLDER: Final = Path(__file__).parents[1] / "web/public/cluellage/spoken"


def spoken() -> dict[str, bytes]:
    """Each file and its text; the same ones every time."""
    said = pictures.tag_words()
    used = sorted({tag for tags in pictures.tags() for tag in tags})
    seen = dict(zip(pictures.IDS, pictures.tags(), strict=True))
    return {
        f"{language}.json": encode({"tags": {tag: said[tag][language] for tag in used}, "pictures": seen}) + b"\n"
        for language in languages()
    }


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in spoken().items():
        (FOLDER / name).write_bytes(text)


if __name__ == "__main__":
    main()
