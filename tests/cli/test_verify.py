"""`klub verify`: game files that are right, tampered with, or no game files."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import klub as library
from klub.core import Rng, encode
from klub.texts import languages
from tests.cli.script import klub


@pytest.fixture(scope="module")
def finished() -> bytes:
    """The file of a whole game for two."""
    match, rng = library.match("clustered", 2, seed=8), Rng(bytes(32))
    while match.actors:
        match.play(match.actors[0], match.game.sample(match.state, match.actors[0], rng))
    return encode(match.record())


def test_a_true_game_file_is_confirmed(tmp_path: Path, finished: bytes) -> None:
    """Shuffle, moves and result are named, and the exit status is 0."""
    file = tmp_path / "game.json"
    file.write_bytes(finished)
    scores = json.loads(finished)["result"]["scores"]

    shown = klub("verify", file)

    assert shown.exit_code == 0
    assert shown.stdout.splitlines() == [
        "✓ The shuffle is the one promised before the first move.",
        "✓ 58 moves, all allowed by the rules.",
        f"✓ The result is correct: Player A {scores[0]} and Player B {scores[1]}.",
    ]


def test_practice_is_called_so(tmp_path: Path, finished: bytes) -> None:
    """Moves were taken back after more had been seen: the file is right, but the shuffle proves nothing."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(json.loads(finished) | {"practice": True}))

    shown = klub("verify", file)

    assert shown.exit_code == 0
    assert "– Practice: moves were taken back" in shown.stdout


def _change_move(record: dict[str, Any]) -> None:
    record["moves"][20]["move"] = {"do": "place", "card": record["moves"][20]["move"]["card"], "x": 400, "y": 0}


def _swap_moves(record: dict[str, Any]) -> None:
    record["moves"][0], record["moves"][1] = record["moves"][1], record["moves"][0]


def _change(**changes: Any) -> Callable[[dict[str, Any]], None]:
    return lambda record: record.update(changes)


@pytest.mark.parametrize(
    ("tamper", "code"),
    [
        (_change_move, "record/illegal_move"),
        (_swap_moves, "record/illegal_move"),
        (_change(seed=f"{9:064x}"), "record/commitment"),
        (_change(commitment="0" * 64), "record/commitment"),
        (_change(seed=None), "record/no_seed"),
        (_change(seed="short"), "seed/malformed"),
        (_change(result={"scores": [99, 0]}), "record/result"),
        (_change(result=None), "record/result"),
        (_change(version=99), "record/version"),
        (_change(format="klub/9"), "record/format"),
        (_change(game="chess"), "game/unknown"),
        (_change(seats=99), "seats/out_of_range"),
        (_change(options={"speed": 1}), "options/unknown"),
        (_change(extra=1), "record/malformed"),
        (_change(moves=7), "record/malformed"),
    ],
)
def test_a_tampered_game_file_is_refused(
    tmp_path: Path, finished: bytes, tamper: Callable[[dict[str, Any]], None], code: str
) -> None:
    """A sentence with the code on standard error, and exit status 1."""
    record = json.loads(finished)
    tamper(record)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))

    shown = klub("verify", file)

    assert shown.exit_code == 1
    assert shown.stderr.rstrip().endswith(f"[{code}]")
    assert shown.stdout == ""


@pytest.mark.parametrize("garbage", [b"", b"hello", b"\xff\xfe\x00", b"[" * 100_000, b"{}", b"null", b"\x89PNG\r\n"])
def test_garbage_is_no_game_file(tmp_path: Path, garbage: bytes) -> None:
    """What cannot be read at all is refused in words."""
    file = tmp_path / "game.json"
    file.write_bytes(garbage)

    shown = klub("verify", file)

    assert shown.exit_code == 1
    assert "This is not a game file" in shown.stderr


def test_a_damaged_game_file_never_shows_a_traceback(tmp_path: Path, finished: bytes) -> None:
    """Whatever single byte is damaged, the program answers with exit status 0 or 1."""
    file = tmp_path / "game.json"
    for place in range(0, len(finished), 97):
        file.write_bytes(finished[:place] + b"\x07" + finished[place + 1 :])
        shown = klub("verify", file)

        assert shown.exception is None or isinstance(shown.exception, SystemExit), place
        assert shown.exit_code == 1


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    """A missing file, and a folder, cannot be read; the reason is the system's."""
    missing, folder = klub("verify", tmp_path / "none.json"), klub("verify", tmp_path)

    assert (missing.exit_code, folder.exit_code) == (1, 1)
    assert f"The file {tmp_path / 'none.json'} cannot be read: " in missing.stderr
    assert f"The file {tmp_path} cannot be read: " in folder.stderr


def test_a_game_that_is_not_over_has_no_result(tmp_path: Path) -> None:
    """With its seed revealed, a running game can be checked as far as it goes."""
    match = library.match("clustered", 2, seed=8)
    match.play(match.actors[0], (match.moves(match.actors[0]) or ())[0])
    file = tmp_path / "game.json"
    file.write_bytes(encode(match.record(reveal=True)))

    shown = klub("verify", file)

    assert shown.exit_code == 0
    assert "✓ 1 move, allowed by the rules." in shown.stdout
    assert "– The game is not over yet, so there is no result to check." in shown.stdout


@pytest.mark.parametrize("language", languages())
def test_verification_speaks_every_language(tmp_path: Path, finished: bytes, language: str) -> None:
    """What was checked is told in the language asked for, and a different one sounds different."""
    file = tmp_path / "game.json"
    file.write_bytes(finished)
    english, shown = klub("verify", file), klub("verify", file, "--language", language)

    assert shown.exit_code == 0
    assert (language == "en") == (english.stdout == shown.stdout)
    assert shown.stdout.count("✓") == 3
