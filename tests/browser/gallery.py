"""The gallery: every widget of the page with sample data. Built for tests only, and laid over the running server."""

import fcntl
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Page, Route

from tests.browser.people import Person

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "web" / "gallery"
BUILT: Final = ROOT / "build" / "gallery"

POLICY: Final = "content-security-policy"
"""What the server allows its pages: the gallery is held to it too."""

FORGET: Final = "navigator.serviceWorker?.getRegistrations().then(all => Promise.all(all.map(it => it.unregister())))"


def open_gallery(person: Person, query: str = "") -> Page:
    """Show somebody the gallery; whatever is not part of it comes from the server."""
    folder = built()
    policy = person.context.request.get(person.url).headers[POLICY]

    def serve(route: Route) -> None:
        path = urlsplit(route.request.url).path
        file = folder / ("gallery/index.html" if path == "/gallery" else path.removeprefix("/"))
        if file.suffix == ".html":
            route.fulfill(path=file, headers={"content-type": "text/html", POLICY: policy})
        elif file.is_file():
            route.fulfill(path=file)
        else:
            route.fallback()

    def invite(route: Route) -> None:
        route.fulfill(json={"table": "sample", "code": "WWMW99", "code_until": None, "link": f"{person.url}/t/sample"})

    person.context.route("**/api/tables/sample/invitation", invite)
    if person.page.url.startswith(person.url):
        person.page.evaluate(FORGET)  # a service worker would answer with the page that it keeps
    person.context.route(lambda url: urlsplit(url).path.startswith(("/gallery", "/assets/")), serve)
    page = person.open(f"/gallery{query}")
    page.locator("[data-part]").wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    return page


@cache
def built() -> Path:
    """The folder of the gallery, built if it is not there or old; one process at a time, as tests run in several."""
    BUILT.parent.mkdir(exist_ok=True)
    with (BUILT.parent / "gallery.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, ROOT / "hatch_build.py", "gallery"], cwd=ROOT, check=True)
    return BUILT
