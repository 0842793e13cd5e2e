"""What the page weighs: the scripts, styles and fonts that a new visitor's browser really asks for."""

import gzip
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from tests.browser.people import Household, Person
from tests.browser.scenes import Stage
from tests.browser.tables import GAMES, introduce, open_table

KILOBYTE: Final = 1000

SEATS: Final = {"cluellage": 3}
"""With how many a game is opened that is not for two."""

MOST: Final = {"cluellage": 130}
"""Kilobytes of scripts and styles that a table may weigh, where it is not 120."""

LEVEL: Final = 6
"""What servers commonly take; ours packs its files better."""


class Weight(NamedTuple):
    """Bytes that travel: scripts and styles packed, fonts as they are (they are packed already)."""

    code: int
    fonts: int


def weigh(person: Person, path: str, shown: Locator) -> Weight:
    """Open a page for the first time and weigh what it asks for until `shown` is there and all is quiet."""
    asked: dict[str, str] = {}

    def note(request: Request) -> None:
        if request.resource_type in ("script", "stylesheet", "font", "fetch", "other") and "/assets/" in request.url:
            asked[request.url] = request.url.rpartition(".")[2]

    page = person.page
    page.on("request", note)
    person.open(path)
    expect(shown).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.remove_listener("request", note)
    sizes = {url: _size(page, url, kind) for url, kind in asked.items()}
    code = sum(size for url, size in sizes.items() if asked[url] in ("js", "css"))
    return Weight(code, sum(size for url, size in sizes.items() if asked[url] == "woff2"))


def _size(page: Page, url: str, kind: str) -> int:
    body = page.request.get(url).body()
    return len(body if kind == "woff2" else gzip.compress(body, LEVEL))


@pytest.fixture
def newcomer(household: Household) -> Person:
    """Somebody without a cache, whose browser keeps no shell either: a service worker would fetch what it keeps."""
    person = household.person("phone")
    person.context.add_init_script("delete Navigator.prototype.serviceWorker")
    return person


def test_the_home_page_is_light(newcomer: Person) -> None:
    """At most 60 KB of scripts and styles, at most 80 KB of fonts."""
    weight = weigh(newcomer, "/", Stage(newcomer).button("home-play"))

    assert 20 * KILOBYTE < weight.code <= 60 * KILOBYTE
    assert 10 * KILOBYTE < weight.fonts <= 80 * KILOBYTE


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light(newcomer: Person, game: str) -> None:
    """At most 120 KB of scripts and styles in all, or what a game may, for whoever opens the table's link first."""
    introduce(newcomer)
    made = open_table(newcomer, SEATS.get(game, 2), game=game)
    board = newcomer.page.locator("[data-moves] :is([role=application], [data-step])")
    weight = weigh(newcomer, f"/t/{made}", board)

    assert 40 * KILOBYTE < weight.code <= MOST.get(game, 120) * KILOBYTE
    assert weight.fonts <= 80 * KILOBYTE


def test_fonts_do_not_keep_words_waiting(newcomer: Person) -> None:
    """Every font is shown late rather than its words: nothing is invisible while it loads."""
    page = newcomer.open("/")
    expect(Stage(newcomer).button("home-play")).to_be_visible()
    faces = page.evaluate("[...document.fonts].map(({ family, display }) => [family, display])")
    loaded = [display for family, display in faces if "fallback" not in family]  # those come with the system

    assert len(loaded) >= 2
    assert set(loaded) == {"swap"}
