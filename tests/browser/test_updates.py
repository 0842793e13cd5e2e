"""The server changes under an open page, or is out of reach: nothing is ever blank, and a way on is always offered."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from klub.server.http.static_files import FOLDER
from klub.texts import say
from tests.browser.clustered import Player
from tests.browser.kluster import QUICK, KlusterPlayer
from tests.browser.people import Household, Person
from tests.browser.tables import introduce, next_game, open_table, play_ahead
from tests.proofs.server import KlubServer
from tests.services.wait import until

UPDATE: Final = "A new version of Klub is here."
NEW: Final = "c0ffee"
"""The name of another build."""

GONE: Final = ["404", "ERR_", "WebSocket", "Failed to fetch", "Failed to load resource", "Refused to apply style"]
KEPT: Final = """
async files => {
    const caught = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()));
    const kept = new Set(caught.flat().map(({ url }) => new URL(url).pathname));
    return files.every(file => kept.has(file));
}
"""
"""Whether the worker has kept these files."""

VIEWS: Final = ("/", "/join", "/new/clustered", "/me", "/rules/kluster", "/learn/cubed", "/nowhere", "/t/{}")
MORE_VIEWS: Final = ("/t/{}/screen", "/t/{}/replay")


def rebuild(folder: Path) -> None:
    """The page as another build has it: every asset has another name, and the page says so."""
    shutil.copytree(FOLDER, folder, dirs_exist_ok=True)
    names = {file.name: f"{file.stem}Z{file.suffix}" for file in (folder / "assets").iterdir()}
    found = re.compile("|".join(map(re.escape, names)))
    for file in [*folder.glob("*.*"), *(folder / "assets").iterdir()]:
        if file.suffix in (".js", ".css", ".html"):
            file.write_text(found.sub(lambda name: names[name[0]], file.read_text("utf-8")), "utf-8")
    for old, new in names.items():
        (folder / "assets" / old).rename(folder / "assets" / new)
    index = folder / "index.html"
    index.write_text(re.sub('(name="klub-build" content=")\\w+', rf"\g<1>{NEW}", index.read_text("utf-8")), "utf-8")


@pytest.fixture(scope="module")
def rebuilt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Another build of the page."""
    folder = tmp_path_factory.mktemp("another")
    rebuild(folder)
    return folder


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[KlubServer]:
    """A server whose page can be exchanged while it is down."""
    pages = tmp_path / "pages"
    pages.symlink_to(FOLDER)
    klub = KlubServer(KLUB_PAGES=str(pages))
    klub.start()
    yield klub
    klub.remove()


def update(server: KlubServer, pages: Path, rebuilt: Path) -> None:
    """Stop the server, give it another page, start it again."""
    server.kill()
    pages.unlink()
    pages.symlink_to(rebuilt)
    server.start()


def without_worker(person: Person) -> Person:
    """As on plain HTTP in the house: no service worker keeps anything."""
    person.context.add_init_script("delete Navigator.prototype.serviceWorker")
    person.excused += GONE
    return person


def build_of(page: Page) -> str:
    """The build of the page that is open."""
    return str(page.locator("meta[name=klub-build]").get_attribute("content"))


def wait_for_new(page: Page) -> None:
    """Wait until another build is open, and something of it is seen."""
    page.wait_for_function(
        "build => document.querySelector('meta[name=klub-build]')?.content === build"
        " && !document.querySelector('#unopened') && document.body.innerText.trim() !== ''",
        arg=NEW,
    )


def go_by_link(page: Page, path: str) -> None:
    """Follow a link within the page."""
    page.evaluate(
        "path => document.body.appendChild(Object.assign(document.createElement('a'), {href: path})).click()", path
    )


@pytest.mark.parametrize("device", ["phone", "laptop"])
def test_a_table_goes_on_and_the_new_version_is_offered(
    family: Household, mortal: KlubServer, tmp_path: Path, rebuilt: Path, device: str
) -> None:
    """The line tells the version: it is offered, the menu says why it cannot be opened, moves are still made.

    Taken up, the page is another one, at the same table with the same moves.
    """
    person = without_worker(family.person("phone" if device == "phone" else "laptop"))
    introduce(person)
    table = open_table(person)
    page, player = person.open(f"/t/{table}"), Player(person)
    player.wait_for_turn()
    old = build_of(page)
    update(mortal, tmp_path / "pages", rebuilt)
    expect(page.get_by_text(UPDATE)).to_be_visible()

    person.tap(page.get_by_role("button", name="Menu"))
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_text(UPDATE)).to_be_visible()
    page.go_back()
    expect(menu).to_be_hidden()
    player.wait_for_turn()
    before = player.moves
    player.take_turn()
    assert (old, True) == (build_of(page), player.moves > before)
    person.tap(page.get_by_role("button", name="Load it"))
    wait_for_new(page)
    player.wait_for_moves(before + 1)
    expect(page.get_by_text(UPDATE)).to_have_count(0)


def test_half_a_sentence_outlasts_the_new_version(
    family: Household, mortal: KlubServer, tmp_path: Path, rebuilt: Path
) -> None:
    """What was typed into the chat is there again."""
    person = without_worker(family.person("laptop"))
    introduce(person)
    page = person.open(f"/t/{open_table(person)}")
    page.get_by_label("Say something").fill("Shall we")
    update(mortal, tmp_path / "pages", rebuilt)
    person.tap(page.get_by_role("button", name="Load it"))
    wait_for_new(page)

    expect(page.get_by_label("Say something")).to_have_value("Shall we")


def test_nothing_is_offered_while_a_string_is_laid(
    family: Household, mortal: KlubServer, tmp_path: Path, rebuilt: Path
) -> None:
    """A reload would lose how far it is: the new version is offered once it lies."""
    player = KlusterPlayer(without_worker(family.person("laptop")))
    introduce(player.person)
    page = player.person.open(f"/t/{open_table(player.person, game='kluster', **QUICK)}")
    lay = page.get_by_role("button", name=say("kluster-page-lay", "en"))
    expect(lay).to_be_visible()
    update(mortal, tmp_path / "pages", rebuilt)
    banner = page.get_by_text("Connection lost")
    expect(banner).to_be_visible()
    expect(banner).to_be_hidden()
    expect(page.get_by_text(UPDATE)).to_have_count(0)
    player.lay_string()

    expect(page.get_by_text(UPDATE)).to_be_visible()


def test_the_result_of_an_old_page(family: Household, mortal: KlubServer, tmp_path: Path, rebuilt: Path) -> None:
    """A game that ends after the update: its result is a part that is gone, so the new version comes by itself."""
    person = without_worker(family.person("phone"))
    introduce(person)
    table = open_table(person)
    page = person.open(f"/t/{table}")
    Player(person).wait_for_turn()
    update(mortal, tmp_path / "pages", rebuilt)
    expect(page.get_by_text(UPDATE)).to_be_visible()
    play_ahead(person, table)
    see, again = page.get_by_role("button", name="See the result"), next_game(page)
    expect(see.or_(again).first).to_be_visible()
    if see.is_visible():
        person.tap(see)

    wait_for_new(page)
    expect(again).to_be_visible()


@pytest.mark.parametrize("view", [*VIEWS, *MORE_VIEWS])
def test_no_view_of_an_old_page_is_blank(
    family: Household, mortal: KlubServer, tmp_path: Path, rebuilt: Path, view: str
) -> None:
    """From an old page to every view, each of which is gone: it is shown, in the new version."""
    person = without_worker(family.person("laptop"))
    introduce(person)
    path = view.format(open_table(person))
    update(mortal, tmp_path / "pages", rebuilt)
    page = person.page

    def serve_old(route: Route) -> None:
        asked = route.request.url.removeprefix(person.url).partition("?")[0]
        file = FOLDER / (asked[1:] if asked.startswith("/assets/") else "index.html")
        route.fulfill(path=file) if file.is_file() else route.continue_()

    page.route(re.compile(r"/(assets/.*|about)$"), serve_old)
    person.open("/about")
    expect(page.get_by_role("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.unroute_all(behavior="wait")
    assert build_of(page) != NEW
    go_by_link(page, path)

    wait_for_new(page)
    assert page.url.removeprefix(person.url).startswith(path)


def test_the_worker_keeps_what_an_open_table_needs(
    family: Household, mortal: KlubServer, tmp_path: Path, rebuilt: Path
) -> None:
    """With a service worker the old page has all its parts: the menu opens, though the server has them no more."""
    person = family.person("phone")
    person.excused += GONE
    introduce(person)
    table = open_table(person)
    page = person.open(f"/t/{table}")
    Player(person).wait_for_turn()
    later = re.search(r'[{,]"?en"?:\[(.*?)\]', (FOLDER / "worker.js").read_text("utf-8"))
    assert later, "the worker knows the words of a language, which it keeps last"
    files = re.findall(r"/assets/[^`\"']+", later[1])
    until(lambda: bool(page.evaluate(KEPT, files)), "the worker to keep what comes later")
    update(mortal, tmp_path / "pages", rebuilt)
    expect(page.get_by_text(UPDATE)).to_be_visible()

    person.tap(page.get_by_role("button", name="Menu"))
    expect(page.get_by_role("dialog", name="Menu").get_by_text("Invite").first).to_be_visible()


def test_without_a_network_a_deep_link_says_so_and_comes_by_itself(family: Household) -> None:
    """The shell is kept, the rules are not: words and *Try again*, and the page once the network is back."""
    person = family.person("phone")
    person.excused += GONE
    page = person.open()
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    person.context.set_offline(True)
    person.open("/rules/kluster")
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    person.tap(again)
    expect(again).to_be_visible()
    person.context.set_offline(False)

    expect(page.get_by_role("heading", name="Kluster").first).to_be_visible()


def test_without_a_server_trying_again_works_once_it_is_back(family: Household, mortal: KlubServer) -> None:
    """Only the server is gone: the network tells nothing, so a tap tries again."""
    person = family.person("laptop")
    person.excused += [*GONE, "503"]
    page = person.open()
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    mortal.kill()
    person.open("/learn/clustered")
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    mortal.start()
    person.tap(again)

    expect(again).to_be_hidden()
    expect(page.get_by_role("application")).to_be_visible()


def test_a_page_whose_scripts_do_not_come_is_not_blank(family: Household) -> None:
    """Nothing but the page itself arrives: it says so, and a link tries again."""
    person = without_worker(family.person("phone"))
    page = person.page
    page.route(re.compile(r"/assets/.*\.js$"), lambda route: route.abort())
    person.open()
    again = page.get_by_role("link", name="Try again")
    expect(again).to_be_visible()
    page.unroute_all()
    person.tap(again)

    expect(page.get_by_role("button", name=re.compile("^Invite")).first).to_be_visible()
