"""How people play Cluellage in these tests, on an English page."""

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from klub.core import Rng, to_dict
from klub.games.cluellage.templates import TEMPLATES, lay
from tests.browser.people import Person
from tests.browser.player import TablePlayer
from tests.browser.tables import command, look

CARDS: Final = 5
"""Waves of a round, and cards of a collage."""


class CluellagePlayer(TablePlayer):
    """Somebody at a table of Cluellage, or alone in the gallery."""

    def at(self, step: str) -> Locator:
        """The board, once a step has begun: word, claim, collage, exhibit or over."""
        return self.page.locator(f"[data-step={step}]")

    def button(self, name: str) -> Locator:
        """A button by its whole name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def take_turn(self) -> None:
        """Do what is to be done next, at a table with bots: they claim so quickly that one is left the last card."""
        ready, done, on = self.button("Ready"), self.button("Done"), self.button("Continue")
        ready.or_(done).or_(on).or_(self.tokens.first).first.wait_for()
        if ready.is_visible():
            self.read_word()
        elif done.is_visible():
            self.seal()
        elif on.is_visible():
            self.go_on()
        else:
            self.guess(1)
            on.wait_for()

    # The words

    def read_word(self) -> None:
        """Look at the own word, and say so."""
        self.person.tap(self.button("Ready"))
        expect(self.button("Ready")).to_have_count(0)

    # The race

    @property
    def offers(self) -> Locator:
        """The cards in the middle."""
        return self.page.get_by_role("group", name="In the middle").get_by_role("button")

    @property
    def shelf(self) -> Locator:
        """The own cards so far."""
        return self.page.get_by_role("list", name="Your cards").get_by_role("img")

    def wait_for_wave(self, wave: int) -> None:
        """Wait until the cards of a wave lie in the middle and can be claimed."""
        expect(self.page.get_by_text(f"Wave {wave} of 5", exact=True)).to_be_attached()
        expect(self.offers.and_(self.page.locator("[aria-disabled=false]")).first).to_be_visible()

    def claim(self, number: int | None = None) -> None:
        """Slap the card of this number, or the first that is free, and keep the hand on it until it counts."""
        before = self.moves
        free = self.page.get_by_role("button", name=re.compile(f"^Claim card {number or ''}"))
        self.person.tap(free.first)
        self.wait_for_move(before)

    # The collage

    @property
    def canvas(self) -> Locator:
        """The own collage in the making."""
        return self.page.get_by_role("group", name="Your canvas")

    @property
    def cards(self) -> Locator:
        """Its cards, always in the same order, whatever lies on top."""
        return self.canvas.get_by_role("button")

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """A point of the canvas, in its units, on the screen."""
        box = self.canvas.bounding_box()
        assert box is not None, "it is seen"
        return box["x"] + box["width"] * x / 1000, box["y"] + box["height"] * y / 800

    def middle_of(self, card: Locator) -> tuple[float, float]:
        """The middle of a card, in units of the canvas."""
        style = card.get_attribute("style") or ""
        left, top = (float(re.findall(rf"{side}: ([\d.]+)%", style)[0]) for side in ("left", "top"))
        return left * 10, top * 8

    def angle_of(self, card: Locator) -> int:
        """How far a card is turned, in degrees."""
        found = re.findall(r"rotate: (-?\d+)deg", card.get_attribute("style") or "")
        return int(found[0]) if found else 0

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Pull what lies at one point of the canvas to another, with a finger or the mouse."""
        self.move_fingers([[start], [end]])

    def move_fingers(self, steps: Sequence[Sequence[tuple[float, float]]]) -> None:
        """Lay fingers on points of the canvas, move them on step by step, and take them off; a mouse has one finger."""
        way = [[self.spot(*point) for point in points] for points in steps]
        if not self.person.touches:
            mouse = self.page.mouse
            mouse.move(*way[0][0])
            mouse.down()
            for points in way[1:]:
                mouse.move(*points[0], steps=4)
            mouse.up()
            return
        session = self.person.context.new_cdp_session(self.page)
        for number, points in enumerate(way):
            touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
            kind = "touchMove" if number else "touchStart"
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        session.detach()

    def seal(self) -> None:
        """The collage is done."""
        before = self.moves
        self.person.tap(self.button("Done"))
        self.person.tap(self.button("Seal it"))
        self.wait_for_move(before)
        expect(self.button("Done")).to_have_count(0)

    # The exhibit

    @property
    def tokens(self) -> Locator:
        """The six words that can be guessed."""
        return self.page.get_by_role("button", name=re.compile(r"^Lay token \d"))

    def wait_for_wall(self, maker: str) -> None:
        """Wait until the collage of somebody is to be guessed."""
        expect(self.page.get_by_role("figure").get_by_text(maker, exact=True)).to_be_visible()
        expect(self.page.get_by_role("figure").get_by_text("“")).to_have_count(0)

    def guess(self, number: int) -> None:
        """Lay the token of a number."""
        before = self.moves
        self.person.tap(self.page.get_by_role("button", name=re.compile(rf"^Lay token {number}\b")))
        self.wait_for_move(before)

    def go_on(self) -> None:
        """The points are seen."""
        before = self.moves
        self.person.tap(self.button("Continue"))
        self.wait_for_move(before)


class Keys:
    """A keyboard and nothing else."""

    def __init__(self, person: Person) -> None:
        self.page = person.page

    def tab_to(self, wanted: Locator) -> None:
        """Press Tab until something has the focus."""
        wanted.wait_for()
        for _ in range(80):
            if wanted.evaluate("it => it === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never reaches {wanted}")

    def press(self, name: str | re.Pattern[str]) -> None:
        """Go to a button by Tab, and press it."""
        self.tab_to(self.page.get_by_role("button", name=name).first)
        self.page.keyboard.press("Enter")


class Ear:
    """Listens to everything that a page is sent about the table. Make one before the page is opened."""

    def __init__(self, person: Person) -> None:
        self.plays: list[dict[str, Any]] = []
        """The game in each snapshot so far."""
        person.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        event = json.loads(frame)
        if event["event"] == "snapshot" and event["play"]:
            self.plays.append(event["play"])

    @property
    def views(self) -> list[dict[str, Any]]:
        """What each snapshot has shown of the game to somebody with one seat, or none."""
        return [play["views"][0]["view"] if play["views"] else play["watching"] for play in self.plays]

    @property
    def view(self) -> dict[str, Any]:
        """What is seen now."""
        return self.views[-1]


class SlowLine:
    """A network to a table that can keep back what the server says. Make one before the page is opened."""

    def __init__(self, person: Person) -> None:
        self._held: list[str | bytes] | None = None
        self._page_end: WebSocketRoute | None = None
        person.page.route_web_socket(re.compile("/live/"), self._connect)

    def hold(self) -> None:
        """From now on the page hears nothing."""
        self._held = []

    def release(self) -> None:
        """The page hears what it missed, and all that comes."""
        held, self._held = self._held or [], None
        for message in held:
            self._bring(message)

    def _connect(self, page_end: WebSocketRoute) -> None:
        self._page_end = page_end
        page_end.connect_to_server().on_message(self._bring)

    def _bring(self, message: str | bytes) -> None:
        assert self._page_end is not None, "somebody talks, so there is a line"
        if self._held is None:
            self._page_end.send(message)
        else:
            self._held.append(message)


NOTEBOOK: Final = """
() => {
    const texts = (root, what) => [...(root?.querySelectorAll(what) ?? [])].map((each) => each.textContent.trim());
    const middle = (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    };
    const look = () => ({
        title: texts(document, "[data-step] header b")[0] ?? "",
        tokens: texts(document.querySelector("[aria-label=Tokens]"), "li > .sr"),
        plate: texts(document, "figcaption .word")[0] ?? "",
        points: texts(document, "[data-seat] .points").map((text) => Number(text.match(/\\d+/)[0])),
    });
    const flownTo = (token) => {
        const end = token.getAnimations()[0].effect.getKeyframes().at(-1).transform.match(/[\\d.]+(?=px)/g).map(Number);
        const isThere = (seat) => middle(seat).every((place, axis) => Math.abs(place - end[axis]) < 1);
        return [...document.querySelectorAll("[data-seat]")].filter(isThere).map(({ dataset }) => Number(dataset.seat));
    };
    const flownFrom = (disc) => {
        const [flight] = disc.getAnimations().filter((each) => !(each instanceof CSSAnimation));
        const [x, y] = flight?.effect.getKeyframes()[0].transform.match(/-?[\\d.]+(?=px)/g).map(Number) ?? [0, 0];
        const { left, top, width, height } = disc.offsetParent.getBoundingClientRect();
        return [left + width / 2 + x, top + height / 2 + y];
    };
    const kept = (window.notebook = { story: [look()], flights: [], laid: [] });
    new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.nodeType === 1);
        kept.flights.push(...added.filter((node) => node.matches(".cluellage-point")).map(flownTo));
        kept.laid.push(...added.filter((node) => node.matches(".disc:not(.open)")).map(flownFrom));
        const now = look();
        if (JSON.stringify(now) !== JSON.stringify(kept.story.at(-1))) kept.story.push(now);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}
"""
"""Writes down, change by change, what a page shows of an exhibit, and the way of each token as it sets out."""


class Notebook:
    """What somebody has seen of an exhibit since it was opened, in order, however quickly it went."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.evaluate(NOTEBOOK)

    @property
    def story(self) -> list[dict[str, Any]]:
        """Each state: the title, the tokens as they are read out, the word on the plate, everyone's points."""
        story: list[dict[str, Any]] = self._page.evaluate("() => notebook.story")
        return story

    @property
    def flights(self) -> list[list[int]]:
        """The seats to which points were sent, in the order they set out."""
        flights: list[list[int]] = self._page.evaluate("() => notebook.flights")
        return flights

    @property
    def laid(self) -> list[tuple[float, float]]:
        """Where on the screen each sealed token set out; the middle of its place if it did not fly."""
        return [(x, y) for x, y in self._page.evaluate("() => notebook.laid")]


@contextmanager
def company(person: Person, friends: int = 2) -> Iterator[list[Person]]:
    """Somebody with friends, who are there for what `play_to` does and look at nothing."""
    browser = person.context.browser
    assert browser is not None, "a context belongs to a browser"
    contexts = [browser.new_context() for _ in range(friends)]
    try:
        yield [person, *[Person(context, person.url, touches=False) for context in contexts]]
    finally:
        for context in contexts:
            context.close()


def begin(people: Sequence[Person], **options: Any) -> str:
    """A table at which these people sit, in this order; the game has begun."""
    host, *others = people
    wanted = {"game": "cluellage", "seats": len(people), "options": options}
    table: str = host.context.request.post(f"{host.url}/api/tables", data=wanted).json()["table"]
    for seat, person in enumerate(others, 1):
        command(person, table, do="sit", seat=seat)
    command(host, table, do="start")
    return table


def play_to(people: Sequence[Person], table: str, **facts: Any) -> None:
    """Make moves for everyone, the last first, until the host's view has these facts; in the end the host wins."""
    while True:
        views = [_view(person, table) for person in people]
        if all(views[0][name] == value for name, value in facts.items()):
            return
        seat = views[0]["awaited"][-1]
        command(people[seat], table, do="move", seat=seat, move=_move(views, seat))


def _view(person: Person, table: str) -> dict[str, Any]:
    view: dict[str, Any] = look(person, table)["play"]["views"][0]["view"]
    return view


def _move(views: Sequence[dict[str, Any]], seat: int) -> dict[str, Any]:
    view = views[seat]
    match view["phase"]:
        case "claim":
            return {"do": "claim", "card": next(offer["card"] for offer in view["middle"] if offer["seat"] is None)}
        case "collage":
            collage = lay(TEMPLATES[seat % len(TEMPLATES)], view["claimed"][seat], Rng(bytes(32)))
            return {"do": "hang", "cards": to_dict(collage)}
        case "exhibit":
            number = views[view["owner"]]["number"]  # everyone knows what the host means, and nobody the others
            return {"do": "guess", "number": number if view["owner"] == 0 else number % 6 + 1}
    return {"do": "ready"}
