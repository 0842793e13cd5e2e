"""People before their screens: a browser context each, with a page that tolerates no mistake of ours."""

from typing import Any, Final, Literal, TypeAlias
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request

from klub.texts.facts import locale_of

Device: TypeAlias = Literal["phone", "tablet", "laptop", "screen"]

DEVICES: Final[dict[Device, dict[str, Any]]] = {
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
    "tablet": {
        "viewport": {"width": 820, "height": 1180},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
    "laptop": {"viewport": {"width": 1280, "height": 800}},
    "screen": {"viewport": {"width": 1920, "height": 1080}},
}

PATIENCE: Final = 20_000
"""Milliseconds that something may take on a busy machine."""


class Person:
    """Somebody before a screen. `page` is what they see."""

    def __init__(self, context: BrowserContext, url: str, *, touches: bool) -> None:
        self.context, self.url, self.touches = context, url, touches
        self.faults: list[str] = []
        """What must not happen: errors in the console, exceptions, requests to other hosts."""
        self.excused: list[str] = []
        """Parts of messages that a test expects, such as a cut network."""
        self.taps = 0
        """How often something was touched so far."""
        self.loads = 0
        """How often a page was loaded so far, by whatever."""
        context.set_default_timeout(PATIENCE)
        context.on("page", self._watch)
        self.page = context.new_page()

    def open(self, path: str = "/") -> Page:
        """Go to a page of Klub."""
        self.page.goto(self.url + path)
        return self.page

    def come_in(self) -> None:
        """Keep the name that a first visitor is offered."""
        self.tap(self.page.get_by_role("button", name="Come in"))

    def tap(self, what: Locator) -> None:
        """Touch something, or click where there is no touch."""
        self.taps += 1
        if self.touches:
            what.tap()
        else:
            what.click()

    def tap_at(self, x: float, y: float) -> None:
        """Touch a point of the screen, or click there."""
        self.taps += 1
        if self.touches:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def _watch(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.faults.append(f"uncaught: {error}"))
        page.on("request", self._requested)
        page.on("domcontentloaded", self._loaded)

    def _loaded(self, _page: Page) -> None:
        self.loads += 1

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _requested(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in ("http", "https", "ws", "wss") and address.netloc != urlsplit(self.url).netloc:
            self.faults.append(f"request to another host: {request.url}")

    @property
    def unexcused(self) -> list[str]:
        """The faults that no test expects."""
        return [fault for fault in self.faults if not any(part in fault for part in self.excused)]


class Household:
    """Everyone who takes part in one test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser, self.url = browser, url
        self._people: list[Person] = []

    def person(
        self,
        device: Device = "laptop",
        *,
        language: str = "en",
        theme: Literal["light", "dark"] = "light",
        motion: bool = False,
    ) -> Person:
        """Somebody new, with nothing remembered."""
        context = self._browser.new_context(
            **DEVICES[device],
            locale=locale_of(language),
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
        )
        person = Person(context, self.url, touches=DEVICES[device].get("has_touch", False))
        self._people.append(person)
        return person

    def go_home(self) -> None:
        """Close everything; a fault that nobody expected fails the test."""
        faults = [fault for person in self._people for fault in person.unexcused]
        for person in self._people:
            person.context.close()

        assert not faults, "\n".join(faults)
