"""The front end's types are those of the structs: `make types` writes them, and nobody else does."""

import os
import subprocess
import sys
from typing import Final

import pytest

from scripts.generate import FOLDER, generate

ROOT: Final = FOLDER.parents[2]
PRINT: Final = "from scripts.generate import generate; print(repr(generate()))"


@pytest.mark.parametrize("name", sorted({*generate(), *(file.name for file in FOLDER.glob("*"))}))
def test_generated_files_are_up_to_date(name: str) -> None:
    """After a change of a struct: `make types`."""
    file = FOLDER / name

    assert generate().get(name, "nothing: remove it") == (file.read_text("utf-8") if file.exists() else "missing")


def test_the_same_files_are_made_every_time() -> None:
    """Whatever order Python's sets have."""
    made = {
        subprocess.run(
            [sys.executable, "-c", PRINT],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }

    assert [f"{generate()!r}\n"] == [*made]
