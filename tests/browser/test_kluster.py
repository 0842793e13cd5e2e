"""Kluster on the page, as people play it."""

import math
import re

from playwright.sync_api import Browser, expect

from tests.browser.kluster import (
    DUO_RADIUS,
    QUICK,
    KlusterPlayer,
    calm_spot,
    calm_spots,
    middle_of,
    node_near,
    put,
    seen,
    table_of,
)
from tests.browser.lag import poor_line
from tests.browser.people import Household
from tests.browser.tables import command, introduce, next_game, open_table
from tests.browser.test_accessibility import spoken
from tests.proofs.server import KlubServer
from tests.services.wait import until


def test_two_people_play_duo_by_touch(household: Household) -> None:
    """Ada lays the string; each leads magnet after magnet with a finger while the other watches, until Ada has none."""
    ada, ben = KlusterPlayer(household.person("phone")), KlusterPlayer(household.person("phone"))
    introduce(ada.person, "Ada", "blue")
    introduce(ben.person, "Ben", "red")
    page = ada.person.open("/new/kluster?mode=invite")
    page.get_by_role("spinbutton", name="Time to settle").fill("1")
    ada.person.tap(page.get_by_role("button", name=re.compile("^(Invite|Open)")))
    page.wait_for_url("**/t/**")
    ben.person.open(page.url.removeprefix(ada.person.url))
    ben.person.tap(ben.page.get_by_role("button", name="Sit here").first)
    ada.person.tap(page.get_by_role("button", name="Start with 2 players"))
    players = (ada, ben)
    until(lambda: ada.has_turn or ben.has_turn, "the first turn")
    first = ada if ada.has_turn else ben
    first.lay_string()
    order = players if first is ada else (ben, ada)
    for number, spot in enumerate(calm_spots(11)):
        acting, other = order[number % 2], order[1 - number % 2]
        acting.wait_for_moves(number + 1)
        watched = other.frames
        acting.place(spot)
        other.wait_for_moves(number + 2)
        assert other.frames > watched
    for player in players:
        player.see_result()
        expect(next_game(player.page)).to_be_visible()
    expect(first.page.get_by_text("You win!").first).to_be_visible()


def test_a_magnet_that_is_held_when_the_clock_runs_out_goes_back_with_a_word(household: Household) -> None:
    """The turn is over without it: who held it is told, and has all magnets still."""
    player = KlusterPlayer(household.person("laptop"))
    introduce(player.person)
    wanted = {"game": "kluster", "seats": 2, "options": QUICK, "bots": {"1": "sprout"}}
    wanted["house"] = {"clock": {"per_move": 20, "bank": 0}}
    table = player.person.context.request.post(f"{player.person.url}/api/tables", data=wanted).json()["table"]
    command(player.person, table, do="start")
    player.person.open(f"/t/{table}")
    player.lay_string()
    expect(player.hand.first).to_be_visible()
    until(lambda: player.has_turn, "the own turn")
    count = player.hand.count()
    player.carry(calm_spots()[0])

    expect(player.page.get_by_text("Your time was up").first).to_be_visible(timeout=40_000)
    expect(player.page.get_by_role("button", name="Let go")).to_be_hidden()
    assert len(seen(player.person, table)["hands"][0]) >= count


def test_two_fingers_turn_and_raise_a_magnet(household: Household) -> None:
    """With a magnet in the hand a second finger turns it by a quarter, and fingers that part raise it."""
    player = KlusterPlayer(household.person("phone"))
    introduce(player.person)
    player.person.open(f"/t/{table_of(player.person)}")
    player.carry((0, 0))
    before, middle = player.held(), player.screen((0, 0))
    player.touch("touchStart", middle - 40)
    player.touch("touchStart", middle - 40, middle + 40)
    for step in range(1, 10):
        player.touch("touchMove", middle - 40, middle - 40 + (80 + 4 * step) * 1j ** (step / 9))
    player.touch("touchEnd")
    after = player.held()

    assert abs(after.angle - before.angle - math.pi / 2) < 0.1
    assert after.z - before.z > 4
    expect(player.page.get_by_role("slider", name="Turn")).to_have_attribute("aria-valuenow", "90")


def test_classic_with_bots(household: Household) -> None:
    """A string drawn with the mouse, three bots, magnets of different sizes; who places the last one of a hand wins."""
    player = KlusterPlayer(household.person("laptop"))
    introduce(player.person)
    table = open_table(player.person, 4, game="kluster", **QUICK)
    page = player.person.open(f"/t/{table}")
    player.wait_for_turn()
    page.get_by_role("button", name="Draw").click()
    middle = player.middle()
    player.drag(*(middle + 190 * (math.cos(at / 6) + 0.7j * math.sin(at / 6)) for at in range(39)))
    expect(page.get_by_role("button", name="Lay it")).to_be_enabled()
    player.lay_string()
    while player.wait_for_turn():
        before, view = player.moves, seen(player.person, table)
        if len(view["hands"][0]) in (1, 6):
            player.place(calm_spot(view))
        else:
            put(player.person, table, calm_spot(view))
            player.wait_for_move(before)

    player.see_result()
    expect(next_game(page)).to_be_visible()
    assert [] in seen(player.person, table)["hands"]


def test_a_string_that_came_loose_is_pulled_back(household: Household) -> None:
    """KLU-42, KLU-51: the second string must cross the first; pulled away, it must be pulled back."""
    player = KlusterPlayer(household.person("laptop"))
    introduce(player.person)
    table = open_table(player.person, 2, None, game="kluster", **QUICK, boxes={"classic": 0, "duo": 2})
    page = player.person.open(f"/t/{table}")
    player.lay_string()
    expect(page.get_by_text("String 2 of 2")).to_be_visible()
    expect(page.get_by_text("The string crosses another one.")).to_be_visible()
    middle = player.middle()
    player.drag(middle, middle + 400)
    expect(page.get_by_text("The string must cross another one.")).to_be_visible()
    expect(page.get_by_role("button", name="Lay it")).to_be_disabled()
    player.drag(middle, middle - 400)
    player.lay_string()

    player.pull_apart(table)
    before = player.moves
    player.let_go()
    player.wait_for_move(before)
    banner = page.get_by_role("region", name="Pull the string back")
    expect(banner).to_contain_text("A string has come loose.")
    done = banner.get_by_role("button", name="Done")
    expect(done).to_be_disabled()
    first, loose = seen(player.person, table)["loops"]
    inner = middle_of(first)
    player.pull(node_near(loose, inner), (inner.real, inner.imag))
    expect(banner).to_contain_text("The strings are connected again.")
    done.click()
    player.wait_for_moves(4)
    expect(banner).to_be_hidden()
    assert seen(player.person, table)["turn"] == 1


def test_expert_mode_offers_one_more(household: Household) -> None:
    """KLU-28, KLU-29: who holds more than the next player may place another magnet, or leave it at that."""
    player = KlusterPlayer(household.person("laptop"))
    introduce(player.person)
    table = table_of(player.person, expert=True)
    calm = calm_spots()
    put(player.person, table, calm[0], (calm[0][0] - 14, calm[0][1]), calm[1])
    assert [4, 7] == [len(hand) for hand in seen(player.person, table)["hands"]]
    page = player.person.open(f"/t/{table}")
    more = page.get_by_role("region", name="One more, if you like")
    player.place(calm[4])
    expect(more).to_contain_text("You hold more than the next player: one more?")
    player.place(calm[6])
    before = player.moves
    more.get_by_role("button", name="That’s it").click()
    player.wait_for_move(before)

    expect(more).to_be_hidden()
    assert seen(player.person, table)["turn"] == 0


def test_alone_one_wins_with_the_last_magnet(household: Household) -> None:
    """KLU-33: all twelve magnets lie in the area."""
    player = KlusterPlayer(household.person("phone"))
    introduce(player.person)
    table = table_of(player.person, seats=1)
    put(player.person, table, *calm_spots(11))
    page = player.person.open(f"/t/{table}")
    player.place(calm_spots()[11])

    player.see_result()
    expect(page.get_by_role("heading", name="You win!")).to_be_visible()


def test_alone_one_failure_too_many_loses(household: Household) -> None:
    """KLU-34: without any failures to spare, two magnets that meet are the end; each failure is a mark before."""
    player = KlusterPlayer(household.person("phone"))
    introduce(player.person)
    table = table_of(player.person, seats=1, solo_failures=1)
    put(player.person, table, (0, 0))
    page = player.person.open(f"/t/{table}")
    player.place((14, 0))
    expect(page.get_by_role("img", name="Failures: 1 of 1")).to_be_visible()
    player.place((0, 0))
    player.place((14, 0))

    player.see_result()
    expect(page.get_by_text("Not this time").first).to_be_visible()


def test_magnets_are_held_together(household: Household) -> None:
    """KLU-23, KLU-Q5: each touch takes one more into the hand, and they draw up what one alone left where it was."""
    player = KlusterPlayer(household.person("laptop"))
    introduce(player.person)
    table = table_of(player.person)
    put(player.person, table, (0, 0), (-70, -50))
    page = player.person.open(f"/t/{table}")
    player.carry((0, 48))
    page.get_by_role("slider").last.press("Home")
    player.held()
    before, more = player.moves, page.get_by_role("button", name="Pick up one more")
    expect(more).to_have_accessible_name(re.compile("1 magnet in your hand"))
    player.person.tap(more)
    expect(more).to_have_accessible_name(re.compile("2 magnets in your hand"))
    player.person.tap(more)
    player.wait_for_move(before)

    assert [(-70, -50)] == [(stone["x"], stone["y"]) for stone in seen(player.person, table)["lying"]]


def test_one_hand_leads_and_the_other_lets_go(household: Household) -> None:
    """A thumb presses *Let go* while a finger still leads the magnet: browsers make no click of that."""
    player = KlusterPlayer(household.person("phone"))
    introduce(player.person)
    table = table_of(player.person)
    player.person.open(f"/t/{table}")
    player.carry((20, 10))
    before, finger = player.moves, player.screen((-20, 30))
    player.drag(player.screen((20, 10)), finger, lift=False)
    player.let_go_with_the_other_hand(finger)
    place = player.held()
    player.wait_for_move(before)

    (stone,) = seen(player.person, table)["lying"]
    assert math.dist((stone["x"], stone["y"]), (place.x, place.y)) < 0.5


def test_a_turn_goes_on_after_the_line_was_cut(household: Household) -> None:
    """The network goes while a magnet is in the hand and comes back: the magnet is still there, and is let go."""
    player = KlusterPlayer(household.person("phone"))
    player.person.excused += ["ERR_INTERNET_DISCONNECTED", "WebSocket", "Failed to fetch", "Failed to load resource"]
    introduce(player.person)
    table = table_of(player.person)
    page = player.person.open(f"/t/{table}")
    player.carry((20, 10))
    lost = page.get_by_text(re.compile("offline|Connection lost")).first
    player.person.context.set_offline(True)
    expect(lost).to_be_visible()
    player.person.context.set_offline(False)
    expect(lost).to_be_hidden()
    expect(player.hand.first).to_have_attribute("aria-pressed", "true")
    player.lead((-20, 30))
    before = player.moves
    player.let_go()
    player.wait_for_move(before)

    assert any(math.dist((stone["x"], stone["y"]), (-20, 30)) < 2 for stone in seen(player.person, table)["lying"])


def test_a_poor_line_puts_nothing_elsewhere(browser: Browser, server: KlubServer) -> None:
    """With 150 ms of lag and stalls of 300 ms a hand is led quickly and lets go at once: there the magnet lies."""
    with poor_line(server.url) as url:
        family = Household(browser, url)
        player = KlusterPlayer(family.person("phone"))
        introduce(player.person)
        table = table_of(player.person)
        player.person.open(f"/t/{table}")
        spots = [(60.0, 0.0), (-60.0, 20.0), (0.0, -70.0)]
        places = []
        for spot in spots:
            before = player.moves
            player.carry(spot)
            there = player.screen(spot)
            player.drag(there, there + 40, there + 40j, there - 20)
            player.let_go()
            places.append(player.held())
            player.wait_for_move(before)
        lying = seen(player.person, table)["lying"]
        family.go_home()

    assert len(spots) == len(lying)
    for place in places:
        assert min(math.dist((stone["x"], stone["y"]), (place.x, place.y)) for stone in lying) < 0.5


def test_a_turn_goes_on_after_a_reload(household: Household) -> None:
    """The page is opened anew while a magnet is in the hand: it is still there, and can be led on and let go."""
    player = KlusterPlayer(household.person("laptop"))
    introduce(player.person)
    table = table_of(player.person)
    page = player.person.open(f"/t/{table}")
    player.carry((20, 10))
    page.reload()
    expect(player.hand.first).to_have_attribute("aria-pressed", "true")
    player.lead((-20, 30))
    player.let_go()
    player.wait_for_moves(2)

    [stone] = seen(player.person, table)["lying"]
    assert math.dist((stone["x"], stone["y"]), (-20, 30)) < 2


def test_kluster_by_keyboard_alone(household: Household) -> None:
    """The string is laid, pulled and magnets are placed by keys; where they are and what pulls at them is spoken."""
    person = household.person("laptop")
    introduce(person)
    table = open_table(person, 2, None, game="kluster", **QUICK)
    player = KlusterPlayer(person)
    page = person.open(f"/t/{table}")
    player.board.wait_for()
    spoken(person)
    heard = "pattern => window.spoken.some(words => new RegExp(pattern).test(words))"
    keys = page.keyboard
    player.board.focus()
    keys.press("2")
    expect(page.get_by_role("button", name="Oval")).to_have_attribute("aria-pressed", "true")
    keys.press("1")
    keys.press("Enter")
    player.wait_for_moves(1)
    expect(player.hand.first).to_be_enabled()
    keys.press(".")
    page.wait_for_function(heard, arg="You hold: spinner")
    for key in ("ArrowRight", "ArrowUp", "e", "f"):
        keys.press(key)
    page.wait_for_function(heard, arg="spinner, north pole up, 15°")
    for key in ("f", "f", "Enter"):
        keys.press(key)
    player.wait_for_moves(2)
    page.wait_for_function(heard, arg="no magnet on the table; inside the string")
    [stone] = seen(person, table)["lying"]
    assert math.dist((stone["x"], stone["y"]), (5, -5)) < 1
    expect(player.hand.first).to_be_enabled()
    keys.press(".")
    keys.press("ArrowLeft")
    page.wait_for_function(heard, arg=r"nearest magnet \d+ mm, to the .*; .*; inside the string")
    for _ in range(11):
        keys.press("ArrowLeft")
    keys.press("Enter")
    player.wait_for_moves(3)
    expect(player.hand.first).to_be_enabled()
    for _ in range(14):
        keys.press("ArrowRight")
    keys.press("s")
    page.wait_for_function(heard, arg=r"String 1, place \d+ of 64")
    for _ in range(4):
        keys.press("ArrowRight")
    page.wait_for_function("() => window.hand.frames > 2")
    player.wait_for_calm()
    for key in ("Enter", ".", "Enter"):
        keys.press(key)
    player.wait_for_moves(4)

    assert max(node["x"] for node in seen(person, table)["loops"][0]) > DUO_RADIUS + 8


def test_the_cord_is_dragged_with_the_mouse(household: Household) -> None:
    """KLU-23: before a magnet is placed the string may be moved; it stays where it was let go."""
    player = KlusterPlayer(household.person("laptop"))
    introduce(player.person)
    table = table_of(player.person)
    player.person.open(f"/t/{table}")
    player.carry((0, 0))
    player.pull((DUO_RADIUS, 0), (DUO_RADIUS + 40, 0))
    player.let_go()
    player.wait_for_moves(2)

    loop = seen(player.person, table)["loops"][0]
    assert math.dist(node_near(loop, complex(DUO_RADIUS + 40)), (DUO_RADIUS + 40, 0)) < 8
    assert min(node["x"] for node in loop) > -DUO_RADIUS - 1


def test_how_magnets_met_is_shown_slowly_and_replayed(household: Household) -> None:
    """After a snap it can be seen in slow motion, which can be skipped; the replay leads to every move."""
    player = KlusterPlayer(household.person("laptop", motion=True))
    introduce(player.person)
    table = table_of(player.person)
    put(player.person, table, (0, 0))
    page = player.person.open(f"/t/{table}")
    player.place((0, 16))
    page.get_by_role("button", name="Slow motion").click()
    page.get_by_role("button", name="Skip").click()
    expect(page.get_by_role("button", name="Slow motion")).to_be_visible()
    put(player.person, table, *calm_spots(9))
    player.person.open(f"/t/{table}/replay")
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", "12")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")


def test_a_spectator_sees_the_hand_move(household: Household) -> None:
    """Somebody who only watches sees the hand come, go elsewhere and let go; nothing of theirs can be taken."""
    ada, eve = KlusterPlayer(household.person("laptop")), KlusterPlayer(household.person("phone"))
    introduce(ada.person, "Ada")
    introduce(eve.person, "Eve")
    table = table_of(ada.person)
    for player in (ada, eve):
        player.person.open(f"/t/{table}")
        player.board.wait_for()
    expect(eve.hand).to_have_count(0)

    shown: set[bytes] = set()

    def sees_something_new() -> bool:
        """Whether Eve sees what she never saw, once it is still; frames come to her later than to Ada."""
        eve.wait_for_calm()
        before = len(shown)
        shown.add(eve.board.screenshot())
        return len(shown) > before

    until(sees_something_new, "the empty table")
    ada.carry((30.0, 0.0))
    until(sees_something_new, "the hand that comes")
    ada.lead((-40.0, 20.0))
    until(sees_something_new, "the hand that goes elsewhere")
    ada.let_go()
    eve.wait_for_moves(2)
    until(sees_something_new, "the magnet that was let go")
    assert eve.frames > 5
