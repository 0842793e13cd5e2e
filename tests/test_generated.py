"""The front end's types and the API reference are made: `make types` and `make api` write them, nobody else does."""

import os
import subprocess
import sys
from typing import Final

import pytest

from scripts import api_reference
from scripts.generate import FOLDER, generate

ROOT: Final = FOLDER.parents[2]
PRINT: Final = "from scripts import api_reference, generate as g; print(repr([g.generate(), api_reference.generate()]))"


@pytest.mark.parametrize("name", sorted({*generate(), *(file.name for file in FOLDER.glob("*"))}))
def test_generated_files_are_up_to_date(name: str) -> None:
    """After a change of a struct: `make types`."""
    file = FOLDER / name

    assert generate().get(name, "nothing: remove it") == (file.read_text("utf-8") if file.exists() else "missing")


def test_the_api_reference_is_up_to_date() -> None:
    """After a change of a docstring or signature: `make api`."""
    assert api_reference.generate() == api_reference.FILE.read_text("utf-8")


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

    assert [f"{[generate(), api_reference.generate()]!r}\n"] == [*made]
