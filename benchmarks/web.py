"""How soon does the page answer a placement, and how much script runs in a frame while a full table is moved about?

Doubts: a headless Chromium paints by software on the processors it shares with the server and with this program, so
frame rates say little about a machine with a screen; the script time of a frame does not depend on painting. Durations
of interactions come from Event Timing, which counts in steps of 8 ms and leaves out those below 16 ms. No game of
Kluster has 70 magnets at rest in four strings: they are written into what the server tells the page.
"""

import json
import statistics
import sys
from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Browser, Page, WebSocketRoute, expect, sync_playwright

from tests.browser.clustered import Player
from tests.browser.conftest import start_browser
from tests.browser.kluster import table_of
from tests.browser.people import PATIENCE, Household, Person
from tests.browser.player import TOUCHABLE
from tests.browser.tables import introduce, open_table, play_ahead
from tests.proofs.server import KlubServer

PLACEMENTS: Final = 20
PLAYERS: Final = 8
CARDS: Final = 228
"""Moves before the full table is looked at; every player lays up to 29 cards."""

BOXES: Final = {"classic": 2, "duo": 2}
MAGNETS: Final = 72
"""In these boxes of Kluster, with four strings."""

STEPS: Final = 240
"""Movements of the pointer in one pan."""

QUICKEST: Final = 16.0
"""What an interaction takes at most that is too quick to be told, in milliseconds."""

SCRIPT: Final = {"FunctionCall", "EvaluateScript", "FireAnimationFrame", "EventDispatch", "TimerFire", "RunMicrotasks"}
"""The trace's names for running script."""

OBSERVE: Final = """
() => {
    window.told = [];
    new PerformanceObserver((list) => window.told.push(
        ...list.getEntries().filter((entry) => entry.interactionId).map(
            ({ duration, processingStart, processingEnd }) => [duration, processingEnd - processingStart]),
    )).observe({ type: "event", durationThreshold: 16, buffered: false });
}
"""

NEXT_PICTURE: Final = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))"
"""Resolves when the next picture is painted and its figures were handed out."""


def placements(person: Person) -> tuple[list[float], list[float]]:
    """Milliseconds to the next paint for the first placements of a game by mouse, and those that our script took."""
    introduce(person)
    person.open(f"/t/{open_table(person)}")
    player, page = Player(person), person.page
    page.evaluate(OBSERVE)
    figures: list[float] = []
    ours: list[float] = []
    while len(figures) < PLACEMENTS and player.wait_for_turn():
        before = player.moves
        page.locator("button.held:not(.unfit)").first.click()
        expect(player.places.first).to_be_attached()
        page.evaluate(NEXT_PICTURE)
        spot = player.places.evaluate_all(TOUCHABLE)
        page.evaluate("window.told.length = 0")
        page.mouse.click(*spot)
        player.wait_for_move(before)
        page.evaluate(NEXT_PICTURE)
        told: list[list[float]] = page.evaluate("window.told")
        figures.append(max((whole for whole, _ in told), default=QUICKEST))
        ours.append(sum(script for _, script in told))
    return figures, ours


def full_table(person: Person) -> Page:
    """A table of eight with nearly all cards laid, all of it in view."""
    introduce(person)
    table = open_table(person, PLAYERS, None)
    play_ahead(person, table, CARDS)
    page = person.open(f"/t/{table}")
    page.locator("main.felt button").click()
    expect(page.get_by_role("application")).to_be_visible()
    page.get_by_role("button", name="Show the whole table").click()
    return page


def crowded_table(person: Person) -> Page:
    """Four strings full of magnets, two of which are still in the hands."""
    introduce(person)
    table = table_of(person, boxes=BOXES)
    person.page.route_web_socket("**/*", crowd)
    page = person.open(f"/t/{table}")
    expect(page.get_by_role("application")).to_be_visible()
    return page


def crowd(route: WebSocketRoute) -> None:
    """Let the page believe that nearly all magnets lie in rows within the strings."""
    server = route.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        told = json.loads(message) if isinstance(message, str) else {}
        for seen in (told.get("play") or {}).get("views", []):
            seen["view"]["lying"] = [
                {"magnet": number, "x": -290 + 34 * (number % 18), "y": -60 + 36 * (number // 18), "angle": number}
                | {"pose": "north_up" if number % 9 == 4 else "flat"}
                for number in range(MAGNETS - 2)
            ]
            seen["view"]["hands"] = [[MAGNETS - 2], [MAGNETS - 1]]
        route.send(json.dumps(told) if told else message)

    server.on_message(pass_on)


def pan(browser: Browser, page: Page) -> tuple[list[float], float]:
    """Draw the table to and fro: milliseconds of script in each frame, and frames a second."""
    box = page.get_by_role("application").bounding_box()
    assert box is not None, "the table is shown"
    x, y = box["x"] + box["width"] / 2, box["y"] + 60

    def draw() -> None:
        page.mouse.move(x, y)
        page.mouse.down()
        for way in (-1, 1, -1, 1):
            page.mouse.move(x + way * 250, y + way * 40, steps=STEPS // 4)
        page.mouse.up()

    return watched(browser, page, draw)


def zoom(browser: Browser, page: Page) -> tuple[list[float], float]:
    """Look closer and from farther away."""
    page.get_by_role("application").hover()

    def turn() -> None:
        for way in (-1, 1, -1, 1):
            for _ in range(STEPS // 8):
                page.mouse.wheel(0, way * 20)

    return watched(browser, page, turn)


def lead(browser: Browser, page: Page) -> tuple[list[float], float]:
    """Take a magnet and lead it over the others by keys."""
    board = page.get_by_role("application")
    board.press(".")

    def go() -> None:
        for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
            for _ in range(STEPS // 8):
                board.press(key)

    return watched(browser, page, go)


def watched(browser: Browser, page: Page, act: Callable[[], None]) -> tuple[list[float], float]:
    """Milliseconds of script in each frame while something is done, and frames a second."""
    page.evaluate("""() => {
        window.frames_seen = [];
        const see = (now) => { window.frames_seen.push(now); window.seeing = requestAnimationFrame(see); };
        window.seeing = requestAnimationFrame(see);
    }""")
    browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
    act()
    trace = json.loads(browser.stop_tracing())
    seen: list[float] = page.evaluate("() => { cancelAnimationFrame(window.seeing); return window.frames_seen; }")
    return frames(trace["traceEvents"]), 1000 * (len(seen) - 1) / (seen[-1] - seen[0])


def frames(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of script between one animation frame and the next, what is nested counted once."""
    ran = [event for event in events if event["name"] in SCRIPT and event.get("ph") == "X"]
    busiest = statistics.mode((event["pid"], event["tid"]) for event in ran if event["name"] == "FireAnimationFrame")
    main = sorted((e for e in ran if (e["pid"], e["tid"]) == busiest), key=lambda event: event["ts"])
    starts = [event["ts"] for event in main if event["name"] == "FireAnimationFrame"]
    outermost: list[dict[str, Any]] = []
    for event in main:
        if not outermost or event["ts"] >= outermost[-1]["ts"] + outermost[-1].get("dur", 0):
            outermost.append(event)
    return [
        sum(event.get("dur", 0) for event in outermost if start <= event["ts"] < end) / 1000
        for start, end in pairwise(starts)
    ]


def tell(title: str, figures: list[float], wanted: str) -> None:
    """The median, the 95th percentile and the largest."""
    late = statistics.quantiles(figures, n=20)[-1]
    middle, worst = statistics.median(figures), max(figures)
    print(f"{title}: median {middle:.1f} ms, 95th percentile {late:.1f}, largest {worst:.1f} ({wanted})", flush=True)


def main() -> int:
    """Print the figures."""
    expect.set_options(timeout=PATIENCE)
    klub = KlubServer()
    klub.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=start_browser(), args=["--no-sandbox"])
            household = Household(browser, klub.url)
            figures, ours = placements(household.person("laptop", motion=True))
            tell(f"Placement to next paint, {len(figures)} times", figures, "wanted: at most 100")
            tell("Our script in it", ours, "the rest is waiting for a processor, and painting")
            page = full_table(household.person("laptop", motion=True))
            script, rate = pan(browser, page)
            cards = page.locator("[role=application] [role=img]").count()
            tell(f"Script in a frame while {cards} cards are panned, {len(script)} frames", script, "wanted: at most 8")
            print(f"Frames a second meanwhile: {rate:.0f}", flush=True)
            page = crowded_table(household.person("laptop", motion=True))
            for what, doing in (("pans", pan), ("zooms", zoom), ("leads a magnet", lead)):
                script, rate = doing(browser, page)
                tell(f"Kluster, {MAGNETS - 2} magnets, who {what}, {len(script)} frames", script, "wanted: at most 8")
                print(f"Frames a second meanwhile: {rate:.0f}", flush=True)
            household.go_home()
            browser.close()
    finally:
        klub.remove()
    return 0


if __name__ == "__main__":
    sys.exit(main())
