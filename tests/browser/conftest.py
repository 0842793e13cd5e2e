"""One server a worker, one browser a module; people (browser contexts) of its own for each test."""

import shutil
import socket
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import PATIENCE, Household
from tests.proofs.server import KlubServer

ANOTHER_NAME = f"{socket.gethostname().partition('.')[0].lower()}.local"
"""A name of this machine. Unlike the loopback's own names, a browser does not trust it without TLS."""

ANOTHER_WAY = f"--host-resolver-rules=MAP {ANOTHER_NAME} 127.0.0.1"


def start_browser() -> str:
    """Where Chromium is; says what to do where it is missing."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    assert found, "Chromium is missing: run scripts/system-packages"
    return found


@pytest.fixture(scope="session")
def server() -> Iterator[KlubServer]:
    """A server that all tests of a worker share."""
    klub = KlubServer()
    klub.start()
    yield klub
    klub.remove()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser that the tests of a module share; Playwright's event loop must not outlive them."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=start_browser(), args=["--no-sandbox", ANOTHER_WAY])
        yield browser
        browser.close()


@pytest.fixture
def household(browser: Browser, server: KlubServer) -> Iterator[Household]:
    """The people of one test."""
    people = Household(browser, server.url)
    yield people
    people.go_home()


@pytest.fixture
def mortal() -> Iterator[KlubServer]:
    """A server that may be killed."""
    klub = KlubServer()
    klub.start()
    yield klub
    klub.remove()


@pytest.fixture
def family(browser: Browser, mortal: KlubServer) -> Iterator[Household]:
    """People at that server."""
    people = Household(browser, mortal.url)
    yield people
    people.go_home()
