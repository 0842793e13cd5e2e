"""Klub as an app: the manifest, the shell that opens without a server, links from elsewhere, plain HTTP."""

import re
from html.parser import HTMLParser
from urllib.parse import quote, urlsplit

import pytest
from playwright.sync_api import Browser, expect

from klub.texts import languages, say
from tests.browser.conftest import ANOTHER_NAME
from tests.browser.people import Household
from tests.browser.scenes import Stage
from tests.browser.tables import introduce, open_table
from tests.proofs.server import KlubServer


def test_the_manifest_makes_an_app(household: Household) -> None:
    """It has a name, a start and a scope; every icon is there and as large as it says."""
    page = household.person("phone").open()
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(it => it.json())")

    assert {"name": "Klub", "start_url": "/", "scope": "/", "display": "standalone"}.items() <= manifest.items()
    assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert page.request.get(page.url + icon["src"].lstrip("/")).headers["content-type"] == icon["type"]
        drawn = page.evaluate(
            "src => new Promise((done, fail) => { const it = new Image(); it.onload = () => done("
            "`${it.naturalWidth}x${it.naturalHeight}`); it.onerror = fail; it.src = src; })",
            icon["src"],
        )
        assert icon["sizes"] in ("any", drawn)
    for shortcut in manifest["shortcuts"]:
        assert page.request.get(page.url + shortcut["url"].lstrip("/")).ok


def test_the_shell_opens_when_the_server_is_gone(browser: Browser, mortal: KlubServer) -> None:
    """Whoever was here before gets the page and hears that there is no connection; once it is back, a tap goes on."""
    household = Household(browser, mortal.url)
    person = household.person("phone")
    person.excused += ["ERR_CONNECTION", "Failed to load resource", "net::ERR_FAILED", "503"]
    page, stage = person.open(), Stage(person)
    expect(stage.button("home-play")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("() => caches.keys().then(names => names.some(name => name.startsWith('klub-')))")
    page.reload()
    expect(stage.button("home-play")).to_be_visible()
    mortal.kill()
    page.goto(mortal.url)
    expect(page.get_by_role("heading", name=stage.words("home-title"))).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text(stage.words("refusal-page-offline"))
    mortal.start()
    stage.tap("page-retry")
    expect(stage.button("home-play")).to_be_visible()
    household.go_home()


def test_a_link_that_another_app_shares_leads_to_the_table(household: Household) -> None:
    """The share target takes the link in any of its fields, also with words around it; and the short code too."""
    ada, ben = household.person("phone"), household.person("phone")
    introduce(ada)
    introduce(ben)
    page, stage = ada.open(), Stage(ada)
    stage.tap("home-invite")
    page.wait_for_url("**/t/**")
    link = page.url
    table = link.rpartition("/")[2]
    invitation = page.request.get(f"{ada.url}/api/tables/{table}/invitation").json()
    for query in (f"url={quote(link)}", f"text={quote('Come and play: ' + link)}", f"code={invitation['code']}"):
        ben.open(f"/join?{query}")
        expect(ben.page).to_have_url(link)
        expect(Stage(ben).button("waiting-sit")).to_be_visible()


class Head(HTMLParser):
    """The meta tags of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep what a tag says."""
        said = dict(attrs)
        name = said.get("property") or said.get("name")
        if tag == "meta" and name:
            self.tags[name] = said.get("content") or ""


@pytest.mark.parametrize("language", languages())
def test_a_shared_link_speaks_the_readers_language(household: Household, server: KlubServer, language: str) -> None:
    """Open Graph: absolute addresses, the game's name, a picture of the size it says."""
    person = household.person("laptop", language=language)
    introduce(person)
    table = open_table(person)
    answer = person.context.request.get(f"{server.url}/t/{table}", headers={"Accept-Language": language})
    tags = Head(answer.text()).tags

    assert tags["og:title"] == say("page-share-watch", language, name="Mara", game=say("clustered-name", language))
    assert tags["og:description"] == say("page-share-watch.about", language)
    assert tags["og:url"] == f"{server.url}/t/{table}"
    assert tags["og:locale"].startswith(f"{language}_")
    assert urlsplit(tags["og:image"]).netloc == urlsplit(server.url).netloc
    picture = person.context.request.get(tags["og:image"])
    assert picture.headers["content-type"] == "image/webp"


def test_everything_works_by_plain_http_in_the_local_network(browser: Browser) -> None:
    """No `crypto.subtle`, no service worker: the page plays, and the shuffle is verified all the same."""
    klub = KlubServer()
    klub.command += ["--host", "0.0.0.0"]
    klub.start()
    household = Household(browser, f"http://{ANOTHER_NAME}:{klub.port}")
    person = household.person("phone")
    person.excused.append("Cross-Origin-Opener-Policy header has been ignored")  # browsers say so on plain HTTP
    page, stage = person.open(), Stage(person)
    try:
        assert not any(page.evaluate("[isSecureContext, 'subtle' in crypto, 'serviceWorker' in navigator]"))
        stage.tap("home-solo")
        page.wait_for_url("**/t/**")
        stage.wait_for_turn()
        stage.pick()
        page.keyboard.press("m")
        stage.tap("table-panel-resign")
        stage.page.locator("dialog .btn-main").click()
        stage.tap("table-see_result")
        person.tap(page.get_by_title(stage.words("result-verify")))
        expect(page.get_by_text(re.compile(re.escape(stage.words("result-verify-kept"))))).to_be_visible()
        household.go_home()
    finally:
        klub.remove()
