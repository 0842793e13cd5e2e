"""Cluellage on the page, as people play it."""

import re
from collections.abc import Sequence
from typing import Final

import pytest
from PIL import Image
from playwright.sync_api import Page, Request, expect

from tests.browser.cluellage import CARDS, CluellagePlayer, Ear, Keys, Notebook, SlowLine, begin, play_to
from tests.browser.people import Household, Person
from tests.browser.tables import command, introduce, look, next_game, open_table
from tests.browser.test_play import choose

NAMES: Final = ("Ada", "Ben", "Eve")
COLORS: Final = ("blue", "orange", "plum")

MEGABYTE: Final = 1_000_000


class Pictures:
    """The pictures that a page asks for, from its first visit on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked: set[str] = set()
        page.on("request", self._note)

    def _note(self, request: Request) -> None:
        if re.search(r"/cluellage/\d+/p\d{3}[ab]\.webp", request.url):
            self.asked.add(request.url)

    @property
    def names(self) -> set[str]:
        """The cards that were asked for."""
        return {re.findall(r"p\d{3}[ab]", url)[0] for url in self.asked}

    def weigh(self) -> int:
        """What they weigh together; none is asked for twice, because they may be kept."""
        return sum(len(self.page.request.get(url).body()) for url in self.asked)


def gather(people: Sequence[Person], **options: object) -> list[CluellagePlayer]:
    """A table at which these three sit; the game has begun."""
    for person, name, color in zip(people, NAMES, COLORS, strict=True):
        introduce(person, name, color)
    table = begin(people, **options)
    for person in people:
        person.open(f"/t/{table}")
    return [CluellagePlayer(person) for person in people]


def race(players: Sequence[CluellagePlayer]) -> None:
    """All look at their words, and claim their cards; each wave somebody else has to take what is left."""
    for player in players:
        player.read_word()
    for wave in range(1, CARDS + 1):
        for player in players:
            player.wait_for_wave(wave)
        for turn in range(len(players) - 1):
            claimer = players[(wave + turn) % len(players)]
            claimer.claim()
            for player in players:  # or the next would reach for what is taken
                player.wait_for_moves(claimer.moves)
    for player in players:
        expect(player.cards).to_have_count(CARDS)


def exhibit(players: Sequence[CluellagePlayer], ears: Sequence[Ear]) -> None:
    """Each collage is guessed: by the next player rightly, by the others wrongly."""
    for _ in players:
        owner = ears[0].view["owner"]
        number = ears[owner].view["number"]
        guessers = [seat for seat in range(len(players)) if seat != owner]
        for player in players:
            player.wait_for_wall(NAMES[owner])
        expect(players[owner].page.get_by_text("Not a word!")).to_be_visible()
        expect(players[owner].tokens).to_have_count(0)
        for place, seat in enumerate(guessers):
            players[seat].guess(number if place == 0 else number % 6 + 1)
        for player in players:
            expect(player.page.get_by_text("One player was right")).to_be_visible()
        before = players[0].moves
        for made, player in enumerate(players, 1):
            player.go_on()
            for other in players:
                other.wait_for_moves(before + made)


def check_secrets(ears: Sequence[Ear]) -> None:
    """Nobody was sent a die, a token or a collage of another before it was revealed."""
    for seat, ear in enumerate(ears):
        assert {1} == {len(play["views"]) for play in ear.plays}
        dice: dict[int, set[int]] = {}
        for view in ear.views:
            dice.setdefault(view["round"], set()).add(view["number"])
            shown = [each["seat"] for each in view["album"] if each["round"] == view["round"]]
            past = view["order"].index(view["owner"]) if view["owner"] is not None else 0
            on_wall = view["order"][: past + 1] if view["phase"] in ("exhibit", "reveal") else []
            seen = {owner for owner, collage in enumerate(view["collages"]) if collage}

            assert seat == view["seat"]
            assert not {"dice", "guesses", "hung"} & {*view}
            assert seen <= {seat, *on_wall}
            if view["phase"] == "exhibit":
                assert shown == view["order"][:past]
                assert view["guess"] == 0 or seat in view["guessed"]
        assert [1] * len(dice) == [len(numbers) for numbers in dice.values()]


def test_three_people_play_three_rounds_by_touch(household: Household) -> None:
    """From the invitation to the album on three phones; nobody is sent a secret, and pictures weigh little."""
    people = [household.person("phone") for _ in NAMES]
    for person, name, color in zip(people, NAMES, COLORS, strict=True):
        introduce(person, name, color)
    ears, pictures = [Ear(person) for person in people], Pictures(people[0].page)
    host, *guests = people
    page = host.open("/new/cluellage?mode=invite")
    host.tap(page.get_by_role("button", name="Open the table and invite"))
    page.wait_for_url("**/t/**")
    for guest in guests:
        guest.open(page.url.removeprefix(host.url))
        guest.tap(guest.page.get_by_role("button", name="Sit here").first)
    host.tap(page.get_by_role("button", name="Start with 3 players"))
    players = [CluellagePlayer(person) for person in people]
    for _ in range(3):
        race(players)
        for player in players[::-1]:
            player.seal()
        exhibit(players, ears)

    for player in players:
        expect(player.at("over").get_by_role("figure")).to_have_count(9)
    assert 3 * 3 * 2 == sum(ears[0].view["points"])
    check_secrets(ears)
    players[0].see_result()
    expect(next_game(page)).to_be_visible()
    page.wait_for_load_state("networkidle")

    assert 3 * 3 * CARDS == len(pictures.names)
    assert pictures.weigh() <= 1.5 * MEGABYTE


def test_one_person_plays_with_two_bots(household: Household) -> None:
    """A card is dragged and turned with two fingers; hidden too far it is kindly refused; bots explain their works."""
    person = household.person("phone")
    introduce(person)
    page = person.open(f"/t/{open_table(person, 3, 'club', game='cluellage', rounds=1)}")
    player = CluellagePlayer(person)
    player.read_word()
    expect(player.cards).to_have_count(CARDS)
    top, lowest = (player.cards.nth(card) for card in by_height(player)[::-4])
    player.drag(player.middle_of(top), player.middle_of(lowest))
    expect(lowest).to_have_accessible_name(re.compile("; 0% visible$"))
    person.tap(player.button("Done"))
    expect(page.get_by_text("A card is almost covered")).to_be_visible()
    expect(page.get_by_text("Only 0% of it is visible.")).to_be_visible()
    x, y = player.middle_of(top)
    player.drag((x, y), (x + 250, y + 100))
    x, y = player.middle_of(top)
    player.move_fingers([[(x - 50, y), (x + 50, y)], [(x - 35, y - 35), (x + 35, y + 35)], [(x, y - 50), (x, y + 50)]])
    expect(lowest).to_have_accessible_name(re.compile(r"; [5-9]\d% visible$"))
    assert 90 == player.angle_of(top)
    page.reload()
    expect(player.cards).to_have_count(CARDS)
    assert 90 == player.angle_of(top)
    player.seal()
    for _ in range(3):
        player.tokens.or_(player.button("Continue")).first.wait_for()
        if player.tokens.count():
            player.guess(2)
            person.tap(page.get_by_role("button", name="Why these?"))
            expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(CARDS)
            page.keyboard.press("Escape")
        player.go_on()

    expect(player.at("over").get_by_role("figure")).to_have_count(3)
    with page.expect_download() as download:
        person.tap(page.get_by_role("button", name=re.compile("^Save “")).first)
    with Image.open(download.value.path()) as picture:
        assert picture.width > picture.height > 500


def by_height(player: CluellagePlayer) -> list[int]:
    """The places of the cards among all, from the lowest to the topmost."""
    heights: list[int] = player.cards.evaluate_all("cards => cards.map(({ style }) => Number(style.zIndex))")
    return sorted(range(len(heights)), key=lambda card: heights[card])


def test_whose_hand_comes_too_late_is_told_and_takes_another_card(household: Household) -> None:
    """CLG-Q8: the page has not heard yet that a card is gone; the hand is drawn back, and the other cards are free."""
    people = [household.person("phone"), household.person("laptop"), household.person("laptop")]
    line = SlowLine(people[0])
    ada, ben, eve = players = gather(people, rounds=1)
    for player in players:
        player.read_word()
    for player in players:
        player.wait_for_wave(1)
    line.hold()
    ben.claim(1)
    ada.person.tap(ada.offers.first)
    expect(ada.offers.first).to_have_accessible_name(re.compile("^Taken by Ada:"))
    line.release()

    expect(ada.page.get_by_text("Ben was faster.").first).to_be_visible()
    expect(ada.offers.first).to_have_accessible_name(re.compile("^Taken by Ben:"))
    expect(ada.shelf).to_have_count(0)
    ada.claim(3)
    for player in players:
        expect(player.shelf).to_have_count(1)
        player.wait_for_wave(2)
    expect(eve.page.get_by_text("was faster")).to_have_count(0)


def test_a_reveal_goes_from_sealed_tokens_over_the_drum_to_the_points(household: Household) -> None:
    """CLG-62, CLG-63, CLG-64: where things move, nothing gives away the word before the drum is silent."""
    people = [household.person("laptop"), household.person("phone", motion=True), household.person("laptop")]
    _, ben, _ = gather(people, rounds=1)
    table = ben.page.url.rpartition("/")[2]
    play_to(people, table, phase="exhibit", owner=0)
    ben.wait_for_wall("Ada")
    number = look(people[0], table)["play"]["views"][0]["view"]["number"]
    points = look(people[0], table)["play"]["views"][0]["view"]["points"]
    token = ben.page.get_by_role("button", name=re.compile(rf"^Lay token {number}\b"))
    box = token.locator(".num").bounding_box()
    assert box is not None
    notebook = Notebook(ben.page)
    ben.guess(number)
    command(people[2], table, do="move", seat=2, move={"do": "guess", "number": number % 6 + 1})
    after = [points[0] + 1, points[1] + 1, points[2]]
    expect(ben.page.locator("[data-seat='0'] .points")).to_contain_text(str(after[0]))
    expect(ben.page.locator("[data-seat='1'] .points")).to_contain_text(str(after[1]))
    expect(ben.page.locator(".cluellage-point")).to_have_count(0)
    story, [start, _] = notebook.story, notebook.laid
    titles = list(dict.fromkeys(state["title"] for state in story))
    sealed, drum, turned = ([state for state in story if state["title"] == title] for title in titles)

    assert ["Which word is it?", "All tokens are down…", "One player was right"] == titles
    assert ["Ben: still thinking", "Eve: still thinking"] == sealed[0]["tokens"]
    assert ["Ben: token laid", "Eve: still thinking"] == sealed[-1]["tokens"]
    assert [["Ben: token laid", "Eve: token laid"]] == [state["tokens"] for state in drum]
    assert [("", points)] * len(sealed + drum) == [(state["plate"], state["points"]) for state in sealed + drum]
    assert {(f"Ben: {number}", f"Eve: {number % 6 + 1}")} == {tuple(state["tokens"]) for state in turned}
    assert all(state["plate"].startswith("“") for state in turned)
    assert (points, after) == (turned[0]["points"], turned[-1]["points"])
    assert [[0], [1]] == notebook.flights
    assert pytest.approx((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), abs=2) == start


def test_whoever_keeps_others_waiting_is_named(household: Household) -> None:
    """CLG-Q9: no clock runs; after a while it is said for whom everybody waits, in the race and before the wall."""
    people = [household.person("phone") for _ in NAMES]
    host = people[0].page
    host.clock.install()
    ada, ben, _ = gather(people, rounds=1)
    table = host.url.rpartition("/")[2]
    play_to(people, table, phase="claim")
    ada.wait_for_wave(1)
    ada.claim()
    expect(host.get_by_text("Waiting for Ben and Eve", exact=True)).to_have_count(0)
    host.clock.fast_forward(6_000)
    expect(host.get_by_text("Waiting for Ben and Eve", exact=True)).to_be_visible()
    play_to(people, table, phase="exhibit", owner=0)
    ben.wait_for_wall("Ada")
    ben.guess(1)
    ada.wait_for_moves(ben.moves)
    host.clock.fast_forward(6_000)
    expect(host.get_by_text("Waiting for Eve", exact=True)).to_be_visible()


def test_whoever_keeps_others_waiting_is_reminded(household: Household) -> None:
    """After half a minute without a touch, once others wait; whoever works on is left in peace."""
    people = [household.person("phone") for _ in NAMES]
    page = people[0].page
    page.clock.install()
    ada, _, _ = gather(people, rounds=1)
    table = page.url.rpartition("/")[2]
    reminder = page.get_by_text("The others are waiting for you.")
    page.clock.fast_forward(60_000)
    expect(reminder).to_have_count(0)
    command(people[1], table, do="move", seat=1, move={"do": "ready"})
    ada.wait_for_moves(1)
    page.clock.fast_forward(29_000)
    page.keyboard.press("Shift")
    page.clock.fast_forward(29_000)
    expect(reminder).to_have_count(0)
    page.clock.fast_forward(1_000)
    expect(reminder).to_be_visible()
    ada.read_word()
    page.clock.fast_forward(60_000)
    expect(reminder).to_have_count(0)


def test_the_big_screen_shows_the_exhibit_and_no_secret(household: Household) -> None:
    """On a television: cards and hands, the collage with its words and sealed tokens, then who guessed what."""
    people = [household.person("phone") for _ in NAMES]
    players = gather(people, rounds=1)
    table = people[0].page.url.removeprefix(people[0].url)
    wall = household.person("screen")
    ears = [Ear(person) for person in (*people, wall)]
    for person, path in zip((*people, wall), (table, table, table, f"{table}/screen"), strict=True):
        person.open(path)
    watcher = CluellagePlayer(wall)
    expect(watcher.at("word")).to_be_visible()
    expect(wall.page.get_by_text("You rolled")).to_have_count(0)
    race(players)
    for player in players:
        player.seal()
    watcher.wait_for_wall("Ada")
    expect(watcher.tokens).to_have_count(0)
    players[1].guess(2)
    expect(wall.page.get_by_text("Ben: token laid", exact=True)).to_be_visible()
    players[2].guess(6)
    expect(wall.page.get_by_text("Ben: 2", exact=True)).to_be_visible()
    expect(wall.page.get_by_text("Eve: 6", exact=True)).to_be_visible()
    expect(watcher.button("Continue")).to_have_count(0)

    assert all(play["views"] == [] for play in ears[3].plays)
    assert {None} == {view["number"] for view in ears[3].views}
    assert {0} == {view["guess"] for view in ears[3].views}
    check_secrets(ears[:3])


def test_collages_grow_before_everyones_eyes_and_their_makers_stay_silent(household: Household) -> None:
    """CLG-Q17, CLG-65: where the table wants it, others see a card move; on the wall the maker cannot chat."""
    people = [household.person("laptop") for _ in NAMES]
    ada, ben, _ = gather(people, rounds=1, live_collages=True)
    table = ada.page.url.rpartition("/")[2]
    play_to(people, table, phase="collage")
    expect(ada.cards).to_have_count(CARDS)
    card = ada.cards.nth(2)
    x, y = ada.middle_of(card)
    ada.drag((x, y), (x, 400))
    left, top = ada.middle_of(card)
    picture = card.locator("img").get_attribute("src") or ""
    number = re.findall(r"p\d{3}[ab]", picture)[0]
    sketch = ben.page.get_by_role("list", name="The others’ canvases").get_by_role("group", name="Collage by Ada")
    seen = sketch.locator(".card").filter(has=ben.page.locator(f"img[src*='{number}']"))

    assert y != top
    expect(seen).to_have_attribute("style", re.compile(rf"left: {left / 10:g}%; top: {top / 8:g}%"))
    play_to(people, table, phase="exhibit", owner=0)
    expect(ada.page.get_by_text("This part of the game is silent.")).to_be_visible()
    expect(ada.page.get_by_role("textbox", name="Say something")).to_have_count(0)
    ben.page.get_by_role("textbox", name="Say something").fill("A kite?")
    ben.page.keyboard.press("Enter")
    expect(ada.page.get_by_text("A kite?").first).to_be_visible()


def test_a_game_of_one_category_and_the_locations(household: Household) -> None:
    """CLG-72, CLG-Q1: the form takes the red cards; the Word card says so, and all six words are Locations."""
    person = household.person("phone")
    ear = Ear(person)
    page = person.open("/new/cluellage?mode=play")
    choose(page, "Players", "3")
    choose(page, "Categories", "Choose")
    for category in ("Locations", "Characters"):  # the one joins, the other one leaves
        page.get_by_role("group", name="Categories").get_by_role("switch", name=category).press("Space")
    choose(page, "Rounds", "1")
    choose(page, "Order of the exhibit", "As finished")
    person.tap(page.get_by_role("button", name="Play now"))
    page.wait_for_url("**/t/**")
    player = CluellagePlayer(person)
    expect(page.get_by_role("heading", name="Locations")).to_be_visible()
    [card] = ear.view["words"]
    assert ("location", ["location"]) == (card["category"], ear.view["options"]["categories"])
    for word in card["words"]:
        expect(page.get_by_role("region", name="Six words: Locations").get_by_text(word["texts"]["en"])).to_be_visible()
    player.play_on()
    expect(player.at("over").get_by_role("figure")).to_have_count(3)


def test_a_round_by_keyboard_alone(household: Household) -> None:
    """Ready, cards, collage, seal, tokens and going on; arrows, Q and E, and Page Up do what a hand does."""
    person = household.person("laptop")
    ben, eve = household.person("laptop"), household.person("laptop")
    ada, *others = players = gather([person, ben, eve], rounds=1)
    keys = Keys(person)
    keys.press("Ready")
    for player in others:
        player.read_word()
    for wave in range(1, CARDS + 1):
        for player in players:
            player.wait_for_wave(wave)
        before = ada.moves
        keys.press(re.compile("^Claim card 2"))
        ada.wait_for_move(before)
        others[wave % 2].claim()
    expect(ada.cards).to_have_count(CARDS)
    card = ada.cards.nth(1)
    keys.tab_to(card)
    x, y = ada.middle_of(card)
    for key in ("ArrowRight", "Shift+ArrowDown", "e", "Shift+Q"):
        person.page.keyboard.press(key)
    dx, dy = (now - before for now, before in zip(ada.middle_of(card), (x, y), strict=True))
    assert (20, 2, 4) == (round(abs(dx)), round(abs(dy)), ada.angle_of(card))
    person.page.keyboard.press("End")
    assert 1 == by_height(ada)[0]
    for _ in range(4):
        person.page.keyboard.press("PageUp")
    assert 1 == by_height(ada)[-1]
    before = ada.moves
    keys.press("Done")
    expect(ada.button("Seal it")).to_be_focused()
    person.page.keyboard.press("Escape")
    expect(ada.button("Seal it")).to_have_count(0)
    keys.press("Done")
    person.page.keyboard.press("Enter")
    ada.wait_for_move(before)
    for player in others:
        player.seal()
    ada.wait_for_wall("Ada")
    for player in others:
        player.guess(3)
    keys.press("Continue")
    for player in others:
        player.go_on()
    ada.wait_for_wall("Ben")
    before = ada.moves
    keys.press(re.compile(r"^Lay token 4\b"))
    ada.wait_for_move(before)
    keys.press(re.compile(r"^Lay token 5\b"))
    ada.wait_for_move(before + 1)
    expect(ada.tokens.nth(4)).to_have_attribute("aria-pressed", "true")
    others[1].guess(1)
    expect(person.page.get_by_text("Ada: 5", exact=True)).to_be_visible()


def test_alone_in_the_gallery(household: Household) -> None:
    """A game of our own: collages of bots are guessed or given up, and the points are the right ones."""
    person = household.person("phone")
    ear = Ear(person)
    page = person.open("/new/cluellage?mode=solo")
    choose(page, "Solo: collages", "3")
    person.tap(page.get_by_role("button", name="Play solo"))
    page.wait_for_url("**/t/**")
    player = CluellagePlayer(person)
    for work in range(1, 4):
        expect(page.get_by_text(f"Collage {work} of 3")).to_be_visible()
        expect(page.get_by_text("Our own game, not from the rulebook.")).to_be_visible()
        expect(player.tokens).to_have_count(6)
        assert ("exhibit", None, work - 1) == (ear.view["phase"], ear.view["number"], len(ear.view["album"]))
        if work == 2:
            before = player.moves
            person.tap(page.get_by_role("button", name="I give up"))
            player.wait_for_move(before)
        else:
            player.guess(work)
        expect(page.get_by_text(re.compile("You were right!|Not this time")).first).to_be_visible()
        person.tap(page.get_by_role("button", name="Why these?"))
        expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(CARDS)
        page.keyboard.press("Escape")
        player.go_on()
    album = ear.view["album"]

    expect(player.at("over").get_by_role("figure")).to_have_count(3)
    assert [1, 0, 3] == [shown["guesses"][0] for shown in album]
    assert [sum(bool(shown["right"]) for shown in album)] == ear.view["points"]


def test_the_gallery_of_the_day_is_the_same_for_everyone(household: Household) -> None:
    """Two people on one day see the same collage first; without that wish everyone sees another one."""
    walls = []
    for button in ("Today’s gallery", "Today’s gallery", "Play solo"):
        person = household.person("phone")
        ear = Ear(person)
        page = person.open("/new/cluellage?mode=solo")
        person.tap(page.get_by_role("button", name=button))
        page.wait_for_url("**/t/**")
        expect(CluellagePlayer(person).tokens).to_have_count(6)
        walls.append(ear.view["shown"])

    assert walls[0] == walls[1] != walls[2]
