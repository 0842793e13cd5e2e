"""A whole evening at one table: five people, six games of all four kinds, and everything that comes between."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.cluellage import CARDS, CluellagePlayer
from tests.browser.clustered import Player
from tests.browser.cubed import CubedPlayer
from tests.browser.evening import LOST, Evening, Friend, serve
from tests.browser.kluster import KlusterPlayer, calm_spots
from tests.browser.ledger import check_moves, read_log
from tests.browser.player import TablePlayer
from tests.browser.quick_hands import hurry, play_to, wait_for_end
from tests.browser.tables import look
from tests.browser.test_invitations import code_on
from tests.browser.test_rooms import PATIENCE_WITH_ABSENCE
from tests.browser.test_updates import rebuild, update
from tests.services.wait import until

JOIN: Final = 3
"""Taps to come in under a name, to sit and to be ready; or to take over from a bot."""

LEAST_MOVES: Final = 300
"""Fewer moves of people do not make six games."""

GREETING: Final = "Good evening, everybody!"


@pytest.fixture
def evening(browser: Browser, tmp_path: Path) -> Iterator[Evening]:
    """A server of its own, and nobody there yet."""
    server = serve(tmp_path / "pages")
    evening = Evening(browser, server)
    yield evening
    evening.go_home()
    server.remove()


def test_an_evening_of_six_games(evening: Evening, tmp_path: Path) -> None:
    """One link, nothing reloaded by hand, no move lost, and the standing is what the six games gave."""
    ada = evening.host("Ada")
    magnets = [KlusterPlayer(ada.person)]
    evening.open_room(ada)
    assert ada.person.taps == 1
    ben = evening.guest("Ben", "phone")
    magnets.append(KlusterPlayer(ben.person))
    join(evening, ben)
    cleo, dan = play_kluster(evening, ada, ben, magnets)
    play_clustered(evening, ada, ben, cleo, dan)
    eve = play_cubed(evening, ada, ben, cleo, dan)
    ben = play_cubed_again(evening, ada, ben, cleo, dan, eve)
    hand_over(ada, cleo, [ben, dan, eve])
    play_cluellage(evening, [ada, ben, cleo, dan, eve])
    play_clustered_through_an_update(evening, [ada, ben, cleo, dan, eve], tmp_path)

    check_standing(evening, [ada, ben, cleo, dan, eve])
    check_log(evening)
    check_pages(evening)
    assert find_link(ada).startswith(evening.link)


# Coming in


def join(evening: Evening, friend: Friend) -> None:
    """By the link: three taps with the name."""
    friend.follow_link(evening.link)
    friend.sit_down()
    friend.sees("Waiting for Ada to start")
    assert friend.person.taps == JOIN


# The first game: two play, two come late and watch


def play_kluster(evening: Evening, ada: Friend, ben: Friend, players: Sequence[KlusterPlayer]) -> tuple[Friend, Friend]:
    """The host changes game, seats and an option; the friends who arrive meanwhile watch."""
    ada.change("Kluster", 2, Time_to_settle="1")
    ben.sees("Please say again that you are ready.")
    ben.tap("I am ready")
    ada.start(2)
    until(lambda: any(player.has_turn for player in players), "the first turn")
    first, second = sorted(players, key=lambda player: not player.has_turn)
    first.lay_string()
    cleo, dan = watch(evening)
    for number, spot in enumerate(calm_spots(11)):
        acting = (first, second)[number % 2]
        acting.wait_for_moves(number + 1)
        acting.place(spot)
    for friend in (ada, ben, cleo, dan):
        expect(friend.button("See the result")).to_be_visible()
    evening.note_result(ada)
    return cleo, dan


def watch(evening: Evening) -> tuple[Friend, Friend]:
    """Two friends come while a game is on."""
    cleo = evening.guest("Cleo", "tablet")
    dan = evening.guest("Dan", "phone", nearby=True)
    cleo.follow_link(evening.link)
    dan.follow_link(evening.nearby_link)
    for friend in (cleo, dan):
        friend.sees("You are watching.")
    return cleo, dan


# The second: a restart in the middle of it


def play_clustered(evening: Evening, ada: Friend, ben: Friend, cleo: Friend, dan: Friend) -> None:
    """Four people, with an option of the house; the server is killed while everybody plays."""
    friends = [ada, ben, cleo, dan]
    ada.see_result()
    ada.change("Clustered", 4, Bonus_for_the_first="")
    for friend in (cleo, dan):
        friend.sit_down()
        assert friend.person.taps == JOIN
    ben.tap("I am ready")
    dan.say(GREETING)
    ada.sees(GREETING)
    ada.start(4)
    take_turns([Player(friend.person) for friend in friends], 4)
    hurry([friend.person for friend in friends])
    TouchFree(ada).wait_for_moves(30)
    evening.restart(friends)
    finish(evening, friends)


# The third: a suggestion, and somebody who takes over from a bot


def play_cubed(evening: Evening, ada: Friend, ben: Friend, cleo: Friend, dan: Friend) -> Friend:
    """Ben suggests it and Ada takes it; Eve comes when it has begun, and sits down on a bot's seat at once."""
    ben.see_result()
    ben.suggest("Cubed", 5, Rounds="1")
    ada.see_result()
    ada.tap("Accept Ben’s suggestion")
    ada.tap("Add a bot")
    ada.person.tap(ada.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Sprout")))
    for friend in (ben, cleo, dan):
        expect(friend.page.get_by_role("heading", name="Cubed")).to_be_visible()
        friend.tap("I am ready")
    ada.start(5)
    seated = [ada, ben, cleo, dan]
    take_turns([CubedPlayer(friend.person) for friend in seated], 4)
    eve = evening.guest("Eve", "phone")
    eve.follow_link(evening.link)
    eve.sees("You are watching.")
    eve.tap("Take a seat")
    eve.tap(re.compile("^Take over from"))
    assert eve.person.taps == JOIN
    expect(eve.page.get_by_text("You are watching.")).to_have_count(0)
    hurry(friend.person for friend in [*seated, eve])
    finish(evening, [*seated, eve])
    return eve


# The fourth: one tap each; and another device


def play_cubed_again(evening: Evening, ada: Friend, ben: Friend, cleo: Friend, dan: Friend, eve: Friend) -> Friend:
    """Everyone again; in the middle of it Ben's phone is nearly empty, and he goes on before a laptop."""
    friends = [ada, ben, cleo, dan, eve]
    taps = [friend.person.taps for friend in friends]
    for friend in friends:
        friend.tap("Everyone again")
    assert [friend.person.taps for friend in friends] == [before + 1 for before in taps]
    for friend in friends:
        expect(friend.page.locator("[data-moves='0']")).to_be_visible()
    play_to([friend.person for friend in friends], 12)
    laptop = evening.other_device(ben, "laptop")
    laptop.open(ben.make_seat_link())
    expect(laptop.page.locator("button.held").first).to_be_visible()
    friends[1], moves = laptop, len(ben.ledger.kept)
    hurry(friend.person for friend in friends)
    finish(evening, [*friends, ben])
    assert len(laptop.ledger.kept) > moves
    return laptop


# The fifth: another host, and somebody who vanishes


def hand_over(ada: Friend, cleo: Friend, others: Sequence[Friend]) -> None:
    """Ada lets Cleo choose: she is the host from now on, and everyone hears it."""
    ada.see_result()
    ada.change("Cluellage", 5)
    ada.tap("More about Cleo")
    ada.tap("Make Cleo the host")
    cleo.sees("You are the host now.")
    for friend in others:
        friend.sees("Cleo is the host now.")
    cleo.change("Cluellage", 5, Rounds="1")
    for friend in (ada, *others):
        friend.tap("I am ready")
    cleo.start(5)


def play_cluellage(evening: Evening, friends: Sequence[Friend]) -> None:
    """Dan's train goes through a tunnel: the others race and lay their cards, a bot does it for him, and he is back."""
    dan = friends[3]
    players = [CluellagePlayer(friend.person) for friend in friends]
    for player in players:
        player.read_word()
    here = [friend for friend in friends if friend is not dan]
    racers = [CluellagePlayer(friend.person) for friend in here]
    dan.person.context.set_offline(True)
    dan.sees(LOST)
    race(racers)
    for player in racers:
        player.seal()
    stand_in(here[0], "Dan")
    for player in racers:
        expect(player.at("exhibit")).to_be_visible()
    dan.person.context.set_offline(False)
    dan.sees("A bot played for you.")
    moves = len(dan.ledger.kept)
    hurry(friend.person for friend in friends)
    finish(evening, friends)
    assert len(dan.ledger.kept) > moves


def race(players: Sequence[CluellagePlayer]) -> None:
    """Wave after wave each claims a card; the last one is for whoever is not there."""
    for wave in range(1, CARDS + 1):
        for player in players:
            player.wait_for_wave(wave)
        for claimer in players:
            claimer.claim()
            for player in players:  # or the next would reach for what is taken
                player.wait_for_moves(claimer.moves)
    for player in players:
        expect(player.cards).to_have_count(CARDS)


def stand_in(friend: Friend, name: str) -> None:
    """Nobody waits any longer for who is gone."""
    friend.sees(re.compile(f"{name} has been gone for"))
    bot = friend.button("Bot until they are back")
    expect(bot).to_be_visible(timeout=PATIENCE_WITH_ABSENCE)
    friend.person.tap(bot)


# The sixth: a new version


def play_clustered_through_an_update(evening: Evening, friends: Sequence[Friend], folder: Path) -> None:
    """The server is updated in the middle of a game: it goes on, and each loads the new page between two turns."""
    cleo = friends[2]
    cleo.see_result()
    cleo.change("Clustered", 5)
    assert code_on(cleo.person) == evening.code
    for friend in friends:
        if friend is not cleo:
            friend.tap("I am ready")
    cleo.start(5)
    play_to([friend.person for friend in friends], 20)
    until(lambda: all(friend.ledger.is_settled for friend in friends), "all answers")
    rebuild(folder / "rebuilt")
    update(evening.server, folder / "pages", folder / "rebuilt")
    take_turns([Player(friend.person) for friend in friends], 2)
    for friend in friends:
        friend.load_new_version()
        TouchFree(friend).wait_for_moves(22)
    hurry(friend.person for friend in friends)
    finish(evening, friends)


# What all games have in common


class TouchFree(TablePlayer):
    """Somebody who watches what the others do."""

    def __init__(self, friend: Friend) -> None:
        super().__init__(friend.person)

    def take_turn(self) -> None:
        raise AssertionError("they only watch")


def take_turns(players: Sequence[TablePlayer], turns: int) -> None:
    """So many turns by hand, of whoever it is."""
    for _ in range(turns):
        until(lambda: any(player.has_turn for player in players), "somebody's turn")
        acting = next(player for player in players if player.has_turn)
        acting.take_turn()
        for player in players:
            player.wait_for_moves(acting.moves)


def finish(evening: Evening, friends: Sequence[Friend]) -> None:
    """To the end of the game, which is written down."""
    wait_for_end([friend.person for friend in friends])
    evening.note_result(friends[0])


# The end of the evening


def check_standing(evening: Evening, friends: Sequence[Friend]) -> None:
    """Everyone reads the same standing: the wins of six games."""
    wins = Counter(name for result in evening.results for name in result["winners"])
    assert {"kluster", "clustered", "cubed", "cluellage"} == {result["game"] for result in evening.results}
    for friend in friends:
        friend.see_result()
        friend.sees("Wins after 6 games")
        rows = friend.page.locator("section:has(> h2:text('Wins after 6 games')) li")
        shown = {row.locator(".name").inner_text(): int(row.locator(".num").inner_text()) for row in rows.all()}
        assert shown == {each.name: wins[each.name] for each in friends}
    series = look(friends[0].person, evening.table)["series"]
    assert [game["scores"] for game in series] == [result["scores"] for result in evening.results]


def check_log(evening: Evening) -> None:
    """Every move that a page was promised is in the log, of five people on six devices; and what was said is kept."""
    until(lambda: all(friend.ledger.is_settled for friend in evening.friends), "all answers")
    ledgers = {look(friend.person, evening.table)["you"]: friend.ledger for friend in evening.friends}
    moves = check_moves(read_log(evening.server.database, evening.table), ledgers)
    assert (len(evening.friends), len(ledgers)) == (6, 5)
    assert moves > LEAST_MOVES
    assert GREETING in [line["text"] for line in look(evening.friends[0].person, evening.table)["chat"]]


def check_pages(evening: Evening) -> None:
    """No page was loaded but by its owner's wish, and all are still at the table where the evening began."""
    for friend in evening.friends:
        assert friend.person.loads == friend.opened
        assert friend.page.url.partition("?")[0].rpartition("/")[2] == evening.table


def find_link(friend: Friend) -> str:
    """The link of the table, from the menu."""
    friend.tap("Menu")
    friend.tap(re.compile("^Invite"))
    return friend.page.get_by_role("textbox", name="Link").input_value()
