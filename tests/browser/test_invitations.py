"""Invitations that lead here from other devices: addresses, QR codes, the switch for the house, codes and copies."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect
from playwright.sync_api import Error as PlaywrightError

from klub.server.network.interfaces import house_addresses
from klub.server.network.reach import format_address
from tests.browser.axe import violations
from tests.browser.people import Device, Household, Person
from tests.browser.qr import read_qr
from tests.browser.scenes import Stage
from tests.browser.tables import command, introduce
from tests.browser.tables import open_table as open_running_table
from tests.proofs.server import KlubServer

PLAIN_HTTP = "Cross-Origin-Opener-Policy header has been ignored"
"""What browsers say of every page without TLS."""


class House:
    """A server, somebody who sits at its machine, and friends who come by its other address."""

    def __init__(self, browser: Browser, server: KlubServer) -> None:
        found = house_addresses()
        assert found, "this test needs a network, if only one to nowhere"
        self.server = server
        self.address = format_address(found[0], server.port)
        self.here = Household(browser, f"http://localhost:{server.port}")
        self.there = Household(browser, self.address)

    def host(self, device: Device = "laptop") -> Person:
        """Somebody at the machine of the server."""
        person = self.here.person(device)
        introduce(person, "Ada")
        return person

    def friend(self, name: str = "Bo") -> Person:
        """Somebody with a phone."""
        person = self.there.person("phone")
        person.excused.append(PLAIN_HTTP)
        introduce(person, name, "red")
        return person

    def go_home(self) -> None:
        """The end; faults that nobody expected are told."""
        self.here.go_home()
        self.there.go_home()


@pytest.fixture
def alone() -> Iterator[KlubServer]:
    """A server for this machine, as plain `klub` starts it."""
    klub = KlubServer(KLUB_ANNOUNCE="0")
    klub.start()
    yield klub
    klub.remove()


@pytest.fixture
def lan() -> Iterator[KlubServer]:
    """A server for the house, as `klub --lan` starts it; its codes do not live long."""
    klub = KlubServer(KLUB_ANNOUNCE="0", KLUB_LIMITS_CODE_AGE="8")
    klub.command += ["--host", "::"]
    klub.start()
    yield klub
    klub.remove()


def open_table(person: Person, seats: int = 3) -> str:
    """A table that waits, with this person on it; its id."""
    made = person.context.request.post(f"{person.url}/api/tables", data={"game": "clustered", "seats": seats})
    table: str = made.json()["table"]
    person.open(f"/t/{table}")
    return table


def qr(person: Person) -> Locator:
    """The QR code on the page."""
    return person.page.locator("svg.qr")


def check_qr(person: Person, link: str) -> None:
    """The code on somebody's screen holds this link."""
    expect(qr(person)).to_be_visible()

    assert link == read_qr(qr(person).screenshot())


def code_on(person: Person) -> str:
    """The short code on somebody's screen."""
    tiles = person.page.locator("p.code b")
    expect(tiles).to_have_count(6)
    return "".join(tiles.all_text_contents())


def test_every_link_of_the_house_leads_there_from_other_devices(browser: Browser, lan: KlubServer) -> None:
    """The host opened `localhost`: codes in the room, in the menu, on the big screen and for a seat work on a phone."""
    house = House(browser, lan)
    ada, bo, cleo = house.host(), house.friend(), house.friend("Cleo")
    table = open_table(ada)
    link = f"{house.address}/t/{table}"
    check_qr(ada, link)
    assert [] == violations(ada.page)
    bo.page.goto(link)
    Stage(bo).tap("waiting-sit")
    expect(ada.page.get_by_text("Bo", exact=True)).to_be_visible()
    check_qr(bo, link)
    cleo.open(f"/{code_on(bo).lower()}")
    Stage(cleo).tap("waiting-sit")
    expect(ada.page.get_by_text("Cleo", exact=True)).to_be_visible()

    stage = Stage(ada)
    for friend in (bo, cleo):
        command(friend, table, do="ready")
    stage.tap("waiting-start", players=3)
    for panel, leads_to in (("table-panel-invite", link), ("table-panel-screen", f"{link}/screen")):
        stage.tap("table-menu")
        stage.tap(panel)
        check_qr(ada, leads_to)
        stage.go_back()
    stage.tap("table-menu")
    stage.tap("table-panel-handover")
    stage.tap("table-handover-make")
    seat_link = ada.page.get_by_label(stage.words("page-link")).input_value()
    assert seat_link.startswith(f"{link}?l=en#seat=")
    check_qr(ada, seat_link.replace("?l=en", ""))
    phone = house.friend("Ada’s phone")
    phone.page.goto(seat_link)
    expect(phone.page.locator("button.held").first).to_be_visible()
    house.go_home()


def test_the_house_is_opened_by_one_tap(browser: Browser, alone: KlubServer) -> None:
    """Whoever sits here is told that nobody else can come, lets them in without a restart, and shuts them out again."""
    house = House(browser, alone)
    ada = house.host()
    table, stage = open_table(ada), Stage(ada)
    link = f"{house.address}/t/{table}"
    expect(ada.page.get_by_text(stage.words("reach-here"))).to_be_visible()
    expect(qr(ada)).to_have_count(0)
    assert [] == violations(ada.page)
    wall = house.host("screen")
    wall.open(f"/t/{table}/screen")
    expect(wall.page.get_by_text(stage.words("reach-here"))).to_be_visible()
    stage.tap("reach-here.open")
    check_qr(ada, link)
    assert [] == violations(ada.page)
    check_qr(wall, link)

    bo = house.friend()
    bo.page.goto(link)
    Stage(bo).tap("waiting-sit")
    expect(ada.page.get_by_text("Bo", exact=True)).to_be_visible()
    expect(bo.page.get_by_role("switch")).to_have_count(0)
    bo.excused += ["ERR_CONNECTION", "WebSocket connection", "Failed to load resource"]
    ada.page.get_by_role("switch", name=stage.words("reach-house")).click()
    expect(ada.page.get_by_text(stage.words("reach-here"))).to_be_visible()
    expect(qr(ada)).to_have_count(0)
    with pytest.raises(PlaywrightError, match="ECONNREFUSED"):
        bo.context.request.get(f"{house.address}/healthz")
    ada.page.reload()
    expect(stage.button("waiting-start", players=2)).to_be_visible()
    house.go_home()


def test_another_address_can_be_chosen(browser: Browser, lan: KlubServer) -> None:
    """Where there are several: the code changes with it, and the choice is remembered."""
    house = House(browser, lan)
    ada = house.host()
    ada.context.route(
        "**/api/reach",
        lambda route: route.fulfill(
            json={
                "audience": "house",
                "ways": [
                    {"address": "http://192.168.1.5:5582", "kind": "address"},
                    {"address": "http://klub.local:5582", "kind": "name"},
                ],
                "switch": None,
            }
        ),
    )
    table, stage = open_table(ada), Stage(ada)
    check_qr(ada, f"http://192.168.1.5:5582/t/{table}")
    ada.page.get_by_label(stage.words("reach-way")).select_option("klub.local:5582")
    check_qr(ada, f"http://klub.local:5582/t/{table}")
    ada.page.reload()
    check_qr(ada, f"http://klub.local:5582/t/{table}")
    house.go_home()


def test_a_link_is_copied_over_plain_http(browser: Browser, lan: KlubServer) -> None:
    """Browsers have no clipboard for scripts there; a link says its language, and has the code beside it."""
    house = House(browser, lan)
    bo = house.friend()
    table, stage = open_table(bo), Stage(bo)
    assert not bo.page.evaluate("isSecureContext")
    check_copied(bo, f"{house.address}/t/{table}?l=en")
    bo.page.keyboard.press("Enter")
    expect(bo.page).to_have_url(f"{house.address}/t/{table}")
    running = open_running_table(bo)
    bo.open(f"/t/{running}")
    stage.tap("table-menu")
    stage.tap("table-panel-invite")  # while a dialog is open, nothing beside it can be selected
    found = bo.context.request.get(f"{bo.url}/api/codes/{code_on(bo)}")
    assert found.json()["table"] == running
    check_copied(bo, f"{house.address}/t/{running}?l=en")
    house.go_home()


def check_copied(person: Person, link: str) -> None:
    """The button copies this link: it can be pasted elsewhere."""
    stage = Stage(person)
    stage.tap("page-copy")
    expect(person.page.get_by_text(stage.words("page-copied"))).to_be_visible()
    person.open("/join")
    person.page.get_by_role("textbox").focus()
    person.page.keyboard.press("Control+V")
    expect(person.page.get_by_role("textbox")).to_have_value(link)


def test_no_outlived_code_stays_on_the_screen(browser: Browser, lan: KlubServer) -> None:
    """It gives way to another one by itself, in the room and on the big screen, which shows no long link."""
    house = House(browser, lan)
    ada, wall = house.host(), house.host("screen")
    table = open_table(ada)
    wall.open(f"/t/{table}/screen")
    first = code_on(wall)
    assert first == code_on(ada)
    expect(wall.page.get_by_text(table)).to_have_count(0)
    expect(wall.page.locator("main")).to_contain_text(f"{house.address.removeprefix('http://')}/{first.lower()}")
    expect(wall.page.locator("p.code")).not_to_have_text(re.compile(r"\b" + r"\s*".join(first)))
    expect(ada.page.locator("p.code")).not_to_have_text(re.compile(r"\b" + r"\s*".join(first)))
    found = wall.context.request.get(f"{wall.url}/api/codes/{code_on(wall)}")
    assert found.json()["table"] == table
    house.go_home()


def test_a_full_table_says_so_and_what_to_do(browser: Browser, lan: KlubServer) -> None:
    """Watch, or wait: a seat that becomes free can be taken."""
    house = House(browser, lan)
    ada, bo, cleo = house.host(), house.friend(), house.friend("Cleo")
    table = open_table(ada, 2)
    command(cleo, table, do="sit", seat=1)
    stage = Stage(bo)
    bo.open(f"/t/{table}")
    expect(bo.page.get_by_text(stage.words("waiting-full"), exact=True)).to_be_visible()
    expect(bo.page.get_by_text(stage.words("waiting-full.watch"))).to_be_visible()
    assert [] == violations(bo.page)
    command(cleo, table, do="stand", seat=1)
    stage.tap("waiting-sit")
    expect(bo.page.get_by_text(stage.words("waiting-full"), exact=True)).to_have_count(0)
    house.go_home()
