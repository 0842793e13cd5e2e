"""What the page is given of a game that it has no face for: its sentences, its rules and pictures of its views."""

import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import msgspec
import pytest

from klub.core import Game
from klub.games import names, register
from klub.server.http import game_files
from klub.tables import picture
from tests.plugins.pebbles import Pebbles, State
from tests.server.http.world import Browser, World, refused


@pytest.fixture(autouse=True)
def pebbles() -> Iterator[Pebbles]:
    """The small game, for the time of a test."""
    game = Pebbles()
    register(game)
    yield game
    import_module("klub.games")._added.pop("pebbles")


async def pebbles_of_two(world: World, **wishes: Any) -> tuple[str, Browser, Browser]:
    """A game that has begun."""
    ada, bo = await world.person("Ada"), await world.person("Bo")
    table = await ada.open_table(game="pebbles", **wishes)
    for browser in (ada, bo):
        assert (await browser.do(table, "sit", seat=(ada, bo).index(browser))).status_code in (200, 409)
    for browser in (ada, bo):
        assert (await browser.do(table, "ready")).status_code == 200
    started = await ada.do(table, "start")
    assert started.status_code in (200, 409), started.text
    return table, ada, bo


# The list


async def test_games_are_listed_in_the_order_they_are_offered(world: World) -> None:
    """Ours first, then those of others; each says whether the page has a face for it."""
    listed = (await world.browser().get("/api/games")).json()

    assert list(names()) == [game["name"] for game in listed]
    assert ["pebbles"] == [game["name"] for game in listed if game["page"] == "generic"]


# Sentences


async def test_sentences_come_in_the_language_or_else_in_english(world: World) -> None:
    """Word for word as in the file."""
    asked = world.browser()
    german, french = [await asked.get(f"/api/games/pebbles/words/{language}") for language in ("de", "fr")]

    assert "pebbles-name = Letzter Kiesel\n" in german.text
    assert "pebbles-name = Last Pebble\n" in french.text
    assert german.headers["content-type"] == "text/plain; charset=utf-8"


async def test_a_browser_keeps_sentences_and_asks_whether_they_have_changed(world: World) -> None:
    """With their tag it is told that they have not; other headers stay."""
    asked, path = world.browser(), "/api/games/pebbles/words/de"
    first = await asked.get(path)
    again = await asked.get(path, headers={"If-None-Match": f'"other", W/{first.headers["etag"]}'})

    assert first.headers["cache-control"] == "no-cache"
    assert (304, b"") == (again.status_code, again.content)
    assert first.headers["etag"] == again.headers["etag"]


@pytest.mark.parametrize("language", ["xx", "..%2F..%2Fen", "EN", "de.ftl"])
async def test_only_a_language_names_a_file(world: World, language: str) -> None:
    """Nothing else becomes part of a path."""
    for kind in ("words", "rules"):
        assert (404, "server/not_found") == refused(await world.browser().get(f"/api/games/pebbles/{kind}/{language}"))


async def test_an_unknown_game_has_no_files(world: World) -> None:
    """It is refused as everywhere."""
    for kind in ("words", "rules"):
        assert (400, "game/unknown") == refused(await world.browser().get(f"/api/games/chess/{kind}/en"))


# Rules


async def test_rules_come_in_the_language_or_else_in_english(world: World) -> None:
    """The answer says in which."""
    asked = world.browser()
    german, french = [await asked.get(f"/api/games/pebbles/rules/{language}") for language in ("de", "fr")]

    assert german.text.startswith("<h1>Letzter Kiesel</h1>\n")
    assert french.text.startswith("<h1>Last Pebble</h1>\n")
    assert "<table>" in french.text
    assert ["de", "en"] == [answer.headers["content-language"] for answer in (german, french)]
    assert german.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize(
    "markdown",
    [
        "<script>alert(1)</script>",
        "[x](javascript:alert(1))",
        "<img src=x onerror=alert(1)>",
        "![x](https://elsewhere.example/x.png)",
        "[x](vbscript:x) <a href='javascript:alert(1)'>x</a>",
    ],
)
def test_rules_hold_nothing_that_acts_or_loads(markdown: str) -> None:
    """Tags are text, and a link that would do something is none."""
    html = game_files.to_html(markdown)

    assert not re.search(r"<(script|img|a href=.(javascript|vbscript))", html)


async def test_a_game_without_rules_says_so(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one whose rules are too long to be sent."""
    monkeypatch.setattr(game_files, "_MOST_BYTES", 20)

    assert (404, "game/no_rules") == refused(await world.browser().get("/api/games/pebbles/rules/de"))


# Pictures


async def test_players_and_spectators_are_given_a_picture_and_the_points(world: World, pebbles: Pebbles) -> None:
    """That of the view beside it, before and after a move."""
    table, ada, bo = await pebbles_of_two(world)
    eve = await world.person("Eve")
    for moved in (False, True):
        if moved:
            assert (await ada.do(table, "move", seat=0, move={"do": "take", "heap": 0, "count": 3})).status_code == 200
        for browser in (ada, bo, eve):
            play = (await browser.get(f"/api/tables/{table}")).json()["play"]
            [shown] = play["views"] or [{"view": play["watching"], "picture": play["picture"]}]

            assert pebbles.render_svg(msgspec.convert(shown["view"], State)) == shown["picture"]
            assert [3 * moved, 0] == play["standing"]


async def test_late_spectators_see_the_picture_and_the_points_of_then(world: World, pebbles: Pebbles) -> None:
    """Nothing of the moves that they may not know yet."""
    table, ada, _ = await pebbles_of_two(world, house={"spectators": "delayed"})
    assert (await ada.do(table, "move", seat=0, move={"do": "take", "heap": 0, "count": 3})).status_code == 200
    play = (await (await world.person("Eve")).get(f"/api/tables/{table}")).json()["play"]

    assert [0, 0] == play["standing"]
    assert pebbles.render_svg(msgspec.convert(play["watching"], State)) == play["picture"]
    assert [3, 4, 5] == play["watching"]["heaps"]


async def test_the_past_and_lessons_have_pictures(world: World, pebbles: Pebbles) -> None:
    """Of the view beside them."""
    table, ada, _ = await pebbles_of_two(world)
    past = (await ada.get(f"/api/tables/{table}/history/0", params={"seat": 0})).json()
    lesson = (await ada.post("/api/lessons/pebbles/last_stone", json={"moves": []})).json()
    for shown in (past, lesson):
        assert pebbles.render_svg(msgspec.convert(shown["view"], State)) == shown["picture"]


@pytest.mark.parametrize("drawn", ["error", 42, "x" * (picture.MOST_CHARACTERS + 1)])
async def test_a_table_goes_on_without_a_picture_that_cannot_be_drawn(
    world: World, pebbles: Pebbles, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, drawn: Any
) -> None:
    """The log says which game is to blame."""

    def draw(_: State) -> Any:
        if drawn == "error":
            raise ZeroDivisionError
        return drawn

    table, ada, _ = await pebbles_of_two(world)
    monkeypatch.setattr(pebbles, "render_svg", draw)
    assert (await ada.do(table, "move", seat=0, move={"do": "take", "heap": 0, "count": 3})).status_code == 200
    [shown] = (await ada.get(f"/api/tables/{table}")).json()["play"]["views"]

    assert [0, 4, 5] == shown["view"]["heaps"]
    assert "picture" not in shown
    assert {"game": "pebbles"} == caplog.records[-1].facts  # type: ignore[attr-defined] # what a handler is told


async def test_nothing_is_drawn_for_a_game_with_a_page_of_its_own(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the wire says nothing of it."""

    def fail(*_: Any) -> str:
        raise AssertionError("nobody needs this picture")

    ada = await world.person("Ada")
    table = await ada.open_table(seats=1)
    assert (await ada.do(table, "sit", seat=0)).status_code in (200, 409)
    assert (await ada.do(table, "ready")).status_code == 200
    await ada.do(table, "start")
    game = (await world.table(table)).game
    assert type(game).render_svg is not Game.render_svg
    monkeypatch.setattr(type(game), "render_svg", fail)
    play = (await ada.get(f"/api/tables/{table}")).json()["play"]

    assert {"seat", "view", "moves"} == set(play["views"][0])
    assert not {"picture", "standing"} & set(play)
