"""Games well under way, as the README shows them: each brings a page to a table that is worth a picture, and waits."""

from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import expect

from klub.games.kluster.string import shape
from tests.browser.cluellage import begin, company, play_to
from tests.browser.kluster import QUICK, KlusterPlayer, calm_spot, move, put, seen
from tests.browser.scenes import Stage
from tests.browser.tables import introduce, open_table, play_ahead
from tests.services.wait import until

FRIENDS: Final = (("Ben", "orange"), ("Eve", "plum"), ("Noor", "sun"))


def clustered(stage: Stage) -> Iterator[None]:
    """A card is picked, and its places show what they are worth."""
    seats, ahead = (2, 16) if stage.person.touches else (3, 30)
    game = open_table(stage.person, seats, "casual")
    play_ahead(stage.person, game, ahead)
    stage.person.open(f"/t/{game}")
    stage.wait_for_turn()
    pick_best(stage)
    yield


def cubed(stage: Stage) -> Iterator[None]:
    """A piece is picked, and the places where it fits."""
    game = open_table(stage.person, 3, "casual", game="cubed")
    play_ahead(stage.person, game, 30)
    stage.person.open(f"/t/{game}")
    stage.wait_for_turn()
    pick_best(stage)
    yield


def pick_best(stage: Stage) -> None:
    """Take up what has many places that are worth something and few that are not, and see all of the table."""
    page = stage.page
    held = page.locator("button.held:not(.unfit)")
    worth = []
    for number in range(held.count()):
        stage.person.tap(held.nth(number))
        expect(page.locator("button.place").first).to_be_attached()
        worth.append(4 * page.locator("button.place:not(.nil)").count() - page.locator("button.place.nil").count())
        page.keyboard.press("Escape")
    if worth:
        stage.person.tap(held.nth(worth.index(max(worth))))
    stage.tap("table-fit")
    page.mouse.move(0, 0)


def kluster(stage: Stage) -> Iterator[None]:
    """A magnet in the hand, above many that lie still."""
    person = stage.person
    player = KlusterPlayer(person, stage.language)
    game = open_table(person, 2, "casual", game="kluster", **QUICK)
    for number, length in enumerate(seen(person, game)["lengths"]):
        points = [{"x": node.x, "y": node.y} for node in shape("circle", length, 0.0)]
        move(person, game, do="lay_string", loop=number, points=points)
    for _ in range(4):
        put(person, game, calm_spot(wait_for_turn(stage, game)))
    view = wait_for_turn(stage, game)
    person.open(f"/t/{game}")
    player.carry(calm_spot(view))
    yield


def wait_for_turn(stage: Stage, game: str) -> dict[str, Any]:
    """What is seen of Kluster once it is one's turn to place a magnet."""

    def is_mine() -> bool:
        view = seen(stage.person, game)
        return (view["turn"], view["phase"]) == (0, "turn")

    until(is_mine, "the bot")
    view: dict[str, Any] = seen(stage.person, game)
    return view


def cluellage(stage: Stage) -> Iterator[None]:
    """Somebody's collage on the wall, and six words to choose from."""
    with company(stage.person, len(FRIENDS)) as people:
        for friend, (name, color) in zip(people[1:], FRIENDS, strict=True):
            introduce(friend, name, color)
        game = begin(people, rounds=1)
        play_to(people, game, phase="exhibit", owner=2)
        for person in people:
            person.open(f"/t/{game}")
            expect(person.page.get_by_role("figure")).to_be_visible()
        yield


def result(stage: Stage) -> Iterator[None]:
    """A game that is over."""
    game = open_table(stage.person)
    play_ahead(stage.person, game)
    stage.person.open(f"/t/{game}")
    expect(stage.page.get_by_role("heading", name=stage.words("result-chart"))).to_be_visible()
    yield
