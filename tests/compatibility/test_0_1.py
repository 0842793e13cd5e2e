"""Version 0.1 still opens: its database, its backup, its links and cookies, and its game files.

`0.1/` holds what `make.py` made with that version: a database, everything that 0.1 answered when it opened it again,
and what came of a few deeds. Here the same is asked and done again; nothing but a field that is new may differ.
"""

import asyncio
import gzip
import json
import platform
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from websockets.asyncio.client import connect as open_socket

import klub
from klub.client import Identity, connect
from klub.core import Rng, from_dict, to_dict
from klub.games import game as find_game
from tests.compatibility.world import DATA, OldServer, read, without_times
from tests.services.wait import until

NEW: Final = frozenset(
    {"banned", "code_left", "delay", "host_who", "late_join", "learned", "passed", "practice", "to", "undo", "undone"}
)
"""Fields of answers that came after 0.1; who adds one to the wire adds it here."""

KEYS: Final = read("keys")
_TRANSLATION: Final = re.compile(r"\.words\[\d+\]\.texts\.(de|fr|nl|es|it|pt|pl)$")
"""A Word card in another language than English: editors may choose a better word; which card it is stays the same."""
_PREVIEW: Final = re.compile(r"\.og:(title|description)$")
"""What is said of a link where it is pasted: since 0.2 it names who invites."""
_RENEWED: Final = re.compile(r"\.code(_until)?$")
"""The short code of a table that waits: since 0.2 there always is one, also after a game."""
_SEAT_LINK: Final = re.compile(r"dan .*: \$\.answer\.seats\[1\]\.(color is blue, was violet|name is Ben, was Dan)$")
"""Since 0.2 a seat that is taken through its link keeps its name and colour."""
RECORDS: Final = sorted(path.name.removesuffix(".json.gz") for path in (DATA / "records").iterdir())
GAMES: Final = ("clustered", "cubed", "kluster", "cluellage")
SAME_MACHINE: Final = platform.machine() == KEYS["machine"]
"""Kluster's physics gives the same bits on one kind of machine only; on another, turns cannot be played again."""


@pytest.fixture(scope="module")
def opened() -> Iterator[OldServer]:
    """A server on a copy of the old database, for those who only ask."""
    yield from _serve(lambda _: gzip.decompress((DATA / "klub.sqlite3.gz").read_bytes()))


@pytest.fixture(scope="module")
def running() -> Iterator[OldServer]:
    """The same for those who change one table each."""
    yield from _serve(lambda _: gzip.decompress((DATA / "klub.sqlite3.gz").read_bytes()))


@pytest.fixture
def server() -> Iterator[OldServer]:
    """The same for one test alone."""
    yield from _serve(lambda _: gzip.decompress((DATA / "klub.sqlite3.gz").read_bytes()))


@pytest.fixture
def restored(tmp_path: Path) -> Iterator[OldServer]:
    """A server on a new database into which the old backup was put."""
    file = tmp_path / "backup"
    file.write_bytes(gzip.decompress((DATA / "backup.gz").read_bytes()))

    def restore(server: OldServer) -> bytes:
        server.data("restore", file)
        return b""

    yield from _serve(restore)


def _serve(fill: Callable[[OldServer], bytes]) -> Iterator[OldServer]:
    server = OldServer(closed=KEYS["closed"])
    try:
        if database := fill(server):
            server.file.write_bytes(database)
        server.start()
        yield server
    finally:
        server.remove()


def test_the_data_hold_something_of_everything() -> None:
    """Of each game a table that waits, one in the middle, one that is over, one of a rematch, and one alone."""
    answers = read("answers")
    phases = Counter(
        (said["answer"]["game"], said["answer"]["phase"])
        for said in answers
        if said["who"] == "ada" and said["status"] == 200 and "phase" in said["answer"] and "seats" in said["answer"]
    )

    for game in GAMES:
        assert phases[game, "waiting"] >= 1
        assert phases[game, "playing"] >= 1
        assert phases[game, "over"] >= 2
        assert any(name.startswith(game) for name in RECORDS)
    assert len(answers) > 1000
    assert len(read("deeds")) > 40


def test_everybody_is_answered_as_before(opened: OldServer) -> None:
    """People, lists, links, codes, snapshots, records, history, worth and film, for everyone who may ask or may not."""
    assert [] == _differences(opened, read("answers"))


def test_a_backup_holds_the_same(restored: OldServer) -> None:
    """`klub restore` puts a backup of 0.1 into an empty database."""
    assert [] == _differences(restored, read("answers"))


def test_games_go_on_as_they_would_have(server: OldServer) -> None:
    """Moves, answers to a take-back, links for one use, and messages that are sent again, with what comes of them."""
    differences = _differences(server, read("deeds"), forget=without_times)

    assert [] == [line for line in differences if not _SEAT_LINK.search(line)]
    assert 2 == len(differences)


def test_games_outlive_a_restart_after_they_went_on(server: OldServer) -> None:
    """What this version writes behind the entries of 0.1 is read again."""
    for deed in read("deeds"):
        server.ask(deed["path"], KEYS["people"].get(deed["who"], ""), deed["body"])
    tables = [f"/api/tables/{table}" for name, table in KEYS["tables"].items() if not name.endswith("-rematch")]
    before = [server.ask(table, KEYS["people"]["ada"]) for table in tables]
    server.kill()
    server.start()

    assert before == [server.ask(table, KEYS["people"]["ada"]) for table in tables]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_on(running: OldServer, game: str) -> None:
    """People and bots make one legal move after the other: to the end, or in Kluster, which is long, for some turns."""
    path = f"/api/tables/{KEYS['tables'][f'{game}-middle']}"
    now = running.ask(path, KEYS["people"]["ada"])["answer"]
    made = now["play"]["moves_made"]
    most = made + 12 if game == "kluster" else 1000
    until(
        lambda: _move(running, path)["play"]["moves_made"] >= most or _look(running, path)["phase"] == "over", "an end"
    )

    record = running.ask(f"{path}/record", KEYS["people"]["ada"])["answer"]
    assert made < len(record["moves"])
    if game != "kluster":
        assert record["result"] is not None
        assert record["result"] == to_dict(klub.replay(record).outcome)


@pytest.mark.parametrize("game", GAMES)
def test_a_rematch_starts(running: OldServer, game: str) -> None:
    """The table at which a rematch was asked for plays on with the same people."""
    path = f"/api/tables/{KEYS['tables'][f'{game}-rematch']}"
    before = _look(running, path)
    if before["phase"] == "waiting":
        for who in ("ada", "ben"):
            said = running.ask(
                f"{path}/commands", KEYS["people"][who], {"do": "ready", "ready": True, "nonce": "ready"}
            )
            assert 200 == said["status"]
    now = _look(running, path)

    assert ("playing", 2) == (now["phase"], now["play"]["game_number"])
    assert before["series"] == now["series"] != []


def test_the_client_comes_back_by_the_old_cookie_and_link(running: OldServer) -> None:
    """The same person, the same table, and the next move over the socket."""

    async def come_back() -> None:
        identity = Identity()
        identity.take(running.url, [f"klub={KEYS['people']['ada']}"])
        table = KEYS["tables"]["clustered-undo"]
        async with connect(f"{running.url}/t/{table}", identity=identity) as club:
            assert {"id": KEYS["ids"]["ada"], "name": "Ada", "color": "red"} == club.me
            live = await club.join()
            assert [] == [*_compare(_snapshot(table), to_dict(live.snapshot), "$")]
            assert live.snapshot.play is not None
            made, moves = live.snapshot.play.moves_made, live.snapshot.play.views[0].moves
            await live.play(moves[0])
            after = await anext(live.snapshots())
            assert after.play is not None
            assert made + 1 == after.play.moves_made

    asyncio.run(asyncio.wait_for(come_back(), 60))


def test_the_socket_says_and_takes_what_it_did(running: OldServer) -> None:
    """The messages of the protocol, read and written as text."""
    table = KEYS["tables"]["cubed-resigned"]

    async def listen() -> None:
        address = f"{running.url.replace('http', 'ws', 1)}/live/{table}"
        async with open_socket(address, additional_headers={"Cookie": f"klub={KEYS['people']['ada']}"}) as socket:
            first = json.loads(await socket.recv())
            assert [] == [*_compare(_snapshot(table), first, "$")]
            await socket.send(json.dumps({"do": "say", "text": "Hallo", "nonce": "n1", "seen": first["number"]}))
            heard = [json.loads(await socket.recv()) for _ in range(3)]

        by_event = {event["event"]: event for event in heard}
        assert {"presence", "snapshot", "done"} == set(by_event)
        assert [KEYS["ids"]["ada"]] == by_event["presence"]["people"]
        assert {"event": "done", "nonce": "n1", "number": first["number"] + 1} == by_event["done"]
        assert "Hallo" == by_event["snapshot"]["chat"][-1]["text"]

    asyncio.run(asyncio.wait_for(listen(), 60))


@pytest.mark.parametrize("name", RECORDS)
def test_a_game_file_is_played_again(name: str) -> None:
    """Shuffle, moves and result are those of the file, and it is written as it was."""
    record = read(f"records/{name}")
    if record["game"] == "kluster" and not SAME_MACHINE:
        with pytest.raises(klub.Illegal) as refusal:
            klub.replay(record)
        assert "kluster/other_physics" == refusal.value.facts["code"]
        return
    match = klub.replay(record)

    assert record == to_dict(match.record(reveal=True))


@pytest.mark.parametrize("name", [f"{game}-over" for game in GAMES] + ["cubed-resigned"])
def test_the_file_of_a_finished_table_verifies(name: str) -> None:
    """Also the one that 0.1 gave out over HTTP, which carries the time of each move."""
    path = f"/api/tables/{KEYS['tables'][name]}/record"
    record = next(said["answer"] for said in read("answers") if (said["who"], said["path"]) == ("ada", path))

    assert record["moves"]
    assert record["seed"]
    if name == "cubed-resigned":
        assert len(record["moves"]) == len(klub.replay(record).history)
    elif record["game"] != "kluster" or SAME_MACHINE:
        assert record["result"] == to_dict(klub.replay(record).outcome)


def test_the_terminal_verifies_an_old_file(tmp_path: Path) -> None:
    """`klub verify` on a file from disk."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(read("records/clustered-1")), "utf-8")
    done = subprocess.run([Path(sys.executable).with_name("klub"), "verify", file], capture_output=True, check=False)

    assert 0 == done.returncode, done.stdout + done.stderr


def test_a_file_that_was_changed_is_refused() -> None:
    """What proves that the files above are looked at."""
    record = read("records/clustered-1")
    record["moves"][-1], record["moves"][-2] = record["moves"][-2], record["moves"][-1]

    with pytest.raises(klub.Illegal, match="move"):
        klub.replay(record)


def _snapshot(table: str) -> Any:
    """What 0.1 told Ada of a table."""
    return next(
        said["answer"] for said in read("answers") if (said["who"], said["path"]) == ("ada", f"/api/tables/{table}")
    )


def _look(server: OldServer, path: str, who: str = "ada") -> Any:
    said = server.ask(path, KEYS["people"][who])
    assert 200 == said["status"], said
    return said["answer"]


def _move(server: OldServer, path: str) -> Any:
    """One move of a person if the game waits for one, by what their seat knows; the table as it was before."""
    names = {KEYS["ids"][who]: who for who in KEYS["people"]}
    now = _look(server, path)
    seats = [seat for seat in now["play"]["awaited"] if now["seats"][seat]["who"] and not now["seats"][seat]["away"]]
    if now["phase"] != "playing" or not seats:
        return now
    who = names[now["seats"][seats[0]]["who"]]
    mine = _look(server, path, who)["play"]["views"][0]
    move, rng = None, Rng(b"compatibility", now["number"])
    if mine["moves"] is None:
        rules = find_game(now["game"])
        view = from_dict(mine["view"], rules.view_type, "view/malformed")
        move = to_dict(rules.sample(rules.imagine(view, rng), mine["seat"], rng))
    elif mine["moves"]:
        move = rng.choice(mine["moves"])
    sent = {"do": "move", "seat": seats[0], "move": move, "nonce": f"on-{now['number']}"}
    said = server.ask(f"{path}/commands", KEYS["people"][who], sent)
    assert 200 == said["status"], said
    return now


def _differences(server: OldServer, script: list[Any], forget: Callable[[Any], Any] = lambda said: said) -> list[str]:
    """Where the answers to a script are others than they were, each in a line."""
    lines: list[str] = []
    for old in script:
        if not SAME_MACHINE and _needs_physics(old):
            continue
        said = server.ask(old["path"], KEYS["people"].get(old["who"], ""), old.get("body"))
        before = {"status": old["status"], "answer": old["answer"]}
        place = f"{old['who'] or 'a stranger'} {old['path']}"
        lines += [f"{place}: {line}" for line in _compare(forget(before), forget(said), "$")]
    return lines


def _needs_physics(old: Any) -> bool:
    """Whether a turn of Kluster is worked out for an answer: a film, or a deed at the table where one is placed."""
    return KEYS["tables"]["kluster-middle"] in old["path"] and ("body" in old or old["path"].endswith("/film"))


def _compare(old: Any, new: Any, place: str) -> Iterator[str]:
    if isinstance(old, dict) and isinstance(new, dict):
        if set(old) - set(new) or set(new) - set(old) - NEW:
            yield f"{place} has {sorted(new)}, had {sorted(old)}"
        for key in old.keys() & new.keys():
            yield from _compare(old[key], new[key], f"{place}.{key}")
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for number, (one, other) in enumerate(zip(old, new, strict=True)):
            yield from _compare(one, other, f"{place}[{number}]")
    elif old is None and _RENEWED.search(place):
        return
    elif type(old) is not type(new) or (old != new and not _TRANSLATION.search(place) and not _PREVIEW.search(place)):
        yield f"{place} is {str(new)[:200]}, was {str(old)[:200]}"
