"""What is seen on Cluellage's pictures, as the page reads it aloud."""

import json

from klub.games.cluellage.pictures import IDS, picture_words
from klub.texts import languages
from scripts.spoken import FOLDER, spoken


def test_the_files_are_up_to_date() -> None:
    """Else run `python -m scripts.spoken`."""
    assert spoken() == {file.name: file.read_bytes() for file in FOLDER.iterdir()}


def test_every_picture_can_be_said_in_every_language() -> None:
    """As the terminal says it."""
    for language in languages():
        told = json.loads(spoken()[f"{language}.json"])

        assert list(IDS) == sorted(told["pictures"])
        for name in IDS[::17]:
            assert picture_words(name, language) == ", ".join(told["tags"][tag] for tag in told["pictures"][name])
