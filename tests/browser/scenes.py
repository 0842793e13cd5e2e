"""Every page and its main states, one after the other, for whatever looks at all of them."""

import re
from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Locator, expect

from klub.texts import say
from tests.browser.cluellage import begin, company, play_to
from tests.browser.gallery import open_gallery
from tests.browser.kluster import QUICK, KlusterPlayer, calm_spots, put, table_of
from tests.browser.people import Person
from tests.browser.tables import introduce, open_table, play_ahead

AHEAD: Final = 14
"""Moves that lie on the table when somebody looks at it."""

EMPTY: Final = """
([places, board]) => {
    const { x, y, width, height } = board;
    for (let row = 1; row < 8; row++) for (let column = 1; column < 8; column++) {
        const [left, top] = [x + (width * column) / 8, y + (height * row) / 8];
        const free = places.every((place) => Math.hypot(place.x - left, place.y - top) > 90);
        const top_most = document.elementFromPoint(left, top);
        if (free && top_most?.closest("[role=application]") && !top_most.closest(".laid")) return [left, top];
    }
    return null;
}
"""


class Stage:
    """Somebody's page, and the words on it in their language."""

    def __init__(self, person: Person, language: str = "en") -> None:
        self.person, self.page, self.language = person, person.page, language

    def words(self, key: str, **facts: str | int) -> str:
        """A sentence of the page."""
        return say(key, self.language, **facts)

    def button(self, key: str, **facts: str | int) -> Locator:
        """The first button that begins with a sentence."""
        words = " ".join(self.words(key, **facts).split())  # a browser makes plain blanks of no-break spaces
        name = re.compile("^" + re.escape(words))
        return self.page.get_by_role("button", name=name).first

    def tap(self, key: str, **facts: str | int) -> None:
        """Touch that button."""
        self.person.tap(self.button(key, **facts))

    def wait_for_turn(self) -> None:
        """Wait until it is one's turn at the table."""
        expect(self.page).to_have_title(re.compile("^" + re.escape(self.words("table-call-you"))))
        expect(self.page.locator("button.held").first).to_be_visible()

    def pick(self) -> None:
        """Take up the first card that fits somewhere."""
        self.person.tap(self.page.locator("button.held:not(.unfit)").first)
        expect(self.page.locator("button.place").first).to_be_attached()

    def go_back(self) -> None:
        """Close what lies over the page."""
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog > *")).to_have_count(0)


def scenes(person: Person, language: str = "en") -> Iterator[str]:
    """Bring the page into one state after the other; the name of each. Whoever listens may not leave the page."""
    stage = Stage(person, language)
    for part in (home, waiting, table, quick_play, curtain, result, replay, cubed, kluster, cluellage, gallery, pages):
        yield from part(stage)


def home(stage: Stage) -> Iterator[str]:
    """Where everything begins."""
    page = stage.person.open()
    expect(stage.button("home-play")).to_be_visible()
    yield "home"
    stage.tap("home-pass")
    expect(page.locator("dialog[open]")).to_be_visible()
    yield "home-pass"
    stage.go_back()
    stage.person.open("/new/clustered?mode=invite")
    expect(page.get_by_role("switch").first).to_be_attached()
    yield "options"
    stage.person.open("/join")
    expect(page.get_by_role("textbox")).to_be_visible()
    yield "join"


def waiting(stage: Stage) -> Iterator[str]:
    """A table before its game."""
    page = stage.person.open()
    introduce(stage.person)
    stage.person.open()
    stage.tap("home-invite")
    page.wait_for_url("**/t/**")
    expect(stage.button("waiting-start", players=1)).to_be_visible()
    expect(page.locator("section.ask svg").first).to_be_visible()
    yield "waiting"
    stage.tap("waiting-add_bot")
    expect(page.locator("dialog[open]")).to_be_visible()
    yield "waiting-bot"
    stage.go_back()
    stage.tap("waiting-menu")
    yield "waiting-menu"
    stage.go_back()


def table(stage: Stage) -> Iterator[str]:
    """A game against a bot, and what opens over it."""
    person, page = stage.person, stage.page
    made = open_table(person)
    play_ahead(person, made, AHEAD)
    person.open(f"/t/{made}")
    stage.wait_for_turn()
    yield "table"
    stage.pick()
    yield "table-picked"
    board = page.get_by_role("application").bounding_box()
    places = page.locator("button.place").evaluate_all(
        "places => places.map(it => it.getBoundingClientRect()).map(({x, y, width, height}) => "
        "({ x: x + width / 2, y: y + height / 2 }))"
    )
    empty = page.evaluate(EMPTY, [places, board])
    if empty:
        person.tap_at(*empty)
        expect(page.locator(".notice")).to_be_visible()
        yield "table-refusal"
        person.tap(page.locator(".notice").get_by_role("button"))
    person.tap(page.locator("button[data-seat]").first)
    expect(page.locator("button[data-seat][aria-expanded=true]")).to_be_visible()
    yield "table-score"
    page.keyboard.press("Escape")
    stage.tap("table-reactions")
    yield "table-reactions"
    page.keyboard.press("Escape")
    shown = {"chat": ".chat", "log": ".log", "menu": "dialog .menu", "keys": "dialog kbd"}
    for key, name in (("c", "chat"), ("l", "log"), ("m", "menu"), ("?", "keys")):
        page.keyboard.press(key)
        expect(page.locator(shown[name]).first).to_be_visible()
        yield f"table-{name}"
        stage.go_back()
    for panel in ("invite", "people", "screen", "handover", "leave"):
        page.keyboard.press("m")
        stage.tap(f"table-panel-{panel}")
        expect(page.locator("dialog h2")).to_have_text(stage.words(f"table-panel-{panel}"))
        yield f"table-{panel}"
        stage.go_back()


def quick_play(stage: Stage) -> Iterator[str]:
    """Discards to choose, bonus cards, and more players than fit in one row."""
    made = open_table(stage.person, 6, quick_play=True, first_bonuses=True, largest_bonuses=True)
    stage.person.open(f"/t/{made}")
    expect(stage.page.locator("button.held").first).to_be_visible()
    yield "table-quick"


def curtain(stage: Stage) -> Iterator[str]:
    """A device that goes round."""
    made = open_table(stage.person, 2, None)
    stage.person.open(f"/t/{made}")
    expect(stage.page.get_by_text(stage.words("table-curtain-help"))).to_be_visible()
    yield "curtain"


def result(stage: Stage) -> Iterator[str]:
    """After a game."""
    person, page = stage.person, stage.page
    made = open_table(person)
    play_ahead(person, made)
    person.open(f"/t/{made}")
    expect(stage.button("result-share")).to_be_visible()
    expect(page.get_by_role("heading", name=stage.words("result-chart"))).to_be_visible()
    yield "result"
    stage.tap("result-share")
    yield "result-share"
    stage.go_back()
    person.tap(page.get_by_title(stage.words("result-verify")))
    yield "result-verify"
    stage.go_back()
    person.tap(page.get_by_title(stage.words("result-show_table")))
    expect(stage.button("table-see_result")).to_be_visible()
    yield "table-over"
    person.open(f"/t/{made}")


def replay(stage: Stage) -> Iterator[str]:
    """The game that was just played, once more."""
    stage.person.open(stage.page.url.removeprefix(stage.person.url) + "/replay")
    slider = stage.page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.fill("20")
    yield "replay"


def cubed(stage: Stage) -> Iterator[str]:
    """A table of Cubed: before and after a piece is picked, and the points."""
    person = stage.person
    game = open_table(person, game="cubed", bridging=True, draw_many=True)
    play_ahead(person, game, AHEAD)
    person.open(f"/t/{game}")
    stage.wait_for_turn()
    yield "cubed"
    if stage.page.locator("button.held:not(.unfit)").count():
        stage.pick()
    yield "cubed-picked"
    stage.person.tap(stage.page.get_by_role("list", name=stage.words("table-seats")).get_by_role("button").first)
    yield "cubed-score"
    stage.page.keyboard.press("Escape")
    for name in ("rules", "learn"):
        person.open(f"/{name}/cubed")
        expect(stage.page.get_by_role("heading", level=1)).to_be_visible()
        yield f"cubed-{name}"


def kluster(stage: Stage) -> Iterator[str]:
    """Two strings, a magnet in the hand with all that helps learners, a string that came loose; a game that is over."""
    person = stage.person
    player = KlusterPlayer(person, stage.language)
    game = open_table(person, 2, None, game="kluster", **QUICK, boxes={"classic": 0, "duo": 2})
    person.open(f"/t/{game}")
    player.lay_string()
    expect(stage.button("kluster-page-lay")).to_be_enabled()
    yield "kluster-lay"
    player.lay_string()
    player.pull_apart(game)
    for aid in ("field", "danger"):
        stage.tap(f"kluster-page-{aid}")
    yield "kluster-hover"
    for aid in ("field", "danger"):
        stage.tap(f"kluster-page-{aid}")
    player.let_go()
    expect(stage.button("kluster-page-done")).to_be_visible()
    yield "kluster-repair"
    over = table_of(person, 1)
    put(person, over, *calm_spots())
    person.open(f"/t/{over}")
    expect(stage.button("result-share")).to_be_visible()
    yield "kluster-result"
    for name in ("rules", "learn"):
        person.open(f"/{name}/kluster")
        expect(stage.page.get_by_role("heading", level=1)).to_be_visible()
        yield f"kluster-{name}"


def cluellage(stage: Stage) -> Iterator[str]:
    """A round of Cluellage, step by step, with two others; and the album."""
    person, page = stage.person, stage.page
    with company(person) as people:
        introduce(people[1], "Ben", "orange")
        introduce(people[2], "Eve", "plum")
        game = begin(people, rounds=1)
        person.open(f"/t/{game}")
        expect(stage.button("cluellage-page-ready")).to_be_visible()
        yield "cluellage-word"
        play_to(people, game, phase="claim")
        play_to(people, game, awaited=[0, 1])
        expect(stage.button("cluellage-page-taken", player="Eve", picture="")).to_be_visible()
        yield "cluellage-claim"
        play_to(people, game, phase="collage")
        expect(page.locator("[data-card]")).to_have_count(5)
        yield "cluellage-desk"
        page.locator("[data-card]").first.press("ArrowDown")
        yield "cluellage-desk-picked"
        stage.tap("cluellage-page-done")
        expect(stage.button("cluellage-page-seal")).to_be_focused()
        yield "cluellage-seal"
        stage.tap("cluellage-page-work_on")
        stage.button("cluellage-page-race").press("Enter")  # a card over the table may tell that the others are gone
        expect(page.locator("dialog li").first).to_be_visible()
        yield "cluellage-race"
        stage.go_back()
        play_to(people, game, phase="exhibit")
        for place, owner in enumerate((2, 0, 1)):
            play_to(people, game, phase="exhibit", owner=owner)
            expect(page.get_by_role("figure")).to_be_visible()
            yield f"cluellage-exhibit-{place}"
            play_to(people, game, phase="reveal")
            expect(stage.button("cluellage-page-go_on")).to_be_visible()
            if place == 0:
                yield "cluellage-reveal"
        play_to(people, game, phase="over")
        expect(stage.button("cluellage-page-save_all")).to_be_visible()
        yield "cluellage-album"
        person.open(f"/t/{game}")
        expect(stage.button("result-share")).to_be_visible()
        yield "cluellage-result"


def gallery(stage: Stage) -> Iterator[str]:
    """Cluellage alone, and how it is learned."""
    person, page = stage.person, stage.page
    person.open(f"/t/{open_table(person, 1, None, game='cluellage', gallery_timer=None)}")
    expect(stage.button("cluellage-page-give_up")).to_be_visible()
    yield "cluellage-gallery"
    stage.tap("cluellage-page-give_up")
    stage.tap("cluellage-page-why")
    expect(page.locator("dialog li").first).to_be_visible()
    yield "cluellage-why"
    stage.go_back()
    for name in ("rules", "learn"):
        person.open(f"/{name}/cluellage")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        yield f"cluellage-{name}"


def pages(stage: Stage) -> Iterator[str]:
    """What is read more than played."""
    page = stage.page
    paths = {"rules": "/rules/clustered", "lesson": "/learn/clustered", "me": "/me", "about": "/about"}
    for name, path in (*paths.items(), ("missing", "/nowhere/at/all")):
        stage.person.open(path)
        expect(page.locator("main").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        yield name
    open_gallery(stage.person)
    yield "gallery"
