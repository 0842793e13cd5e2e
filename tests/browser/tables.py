"""Tables set up over HTTP, for tests in which the way there is not what is proven."""

import re
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page

from klub.bots import Level
from klub.games import names
from tests.browser.people import Person
from tests.services.wait import until

FACES: Final = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES: Final = [name for name in names() if (FACES / name / "face.ts").is_file()]
"""The games with a face of their own on the page."""


def introduce(person: Person, name: str = "Mara", color: str = "blue") -> None:
    """Give somebody a name and a colour."""
    _post(person, "/api/me", {"name": name, "color": color})


def open_table(
    person: Person, seats: int = 2, bots: Level | None = "sprout", *, game: str = "clustered", **options: Any
) -> str:
    """A table that has begun: its owner on seat 0, bots on all others, or the same person everywhere."""
    others = range(1, seats)
    wanted: dict[str, Any] = {"game": game, "seats": seats, "options": options}
    if bots:
        wanted["bots"] = {str(seat): bots for seat in others}
    table: str = _post(person, "/api/tables", wanted)["table"]
    if not bots:
        for seat in others:
            command(person, table, do="sit", seat=seat)
    command(person, table, do="start")
    return table


def open_room(
    person: Person, seats: int = 4, *, bots: dict[int, Level] | None = None, house: dict[str, Any] | None = None
) -> str:
    """A table that waits for people: its owner on seat 0."""
    wanted = {"game": "clustered", "seats": seats, "bots": bots or {}, "house": house or {}}
    table: str = _post(person, "/api/tables", wanted)["table"]
    return table


def command(person: Person, table: str, **what: object) -> None:
    """Ask something of a table."""
    _post(person, f"/api/tables/{table}/commands", what)


def next_game(page: Page) -> Locator:
    """The button of the result's page that asks for the next game; the table beside it has one too."""
    steps = page.get_by_role("navigation", name="What next?")
    return steps.get_by_role("button", name=re.compile(r"^(Everyone|Play) again"))


def play_ahead(person: Person, table: str, moves: int = 10_000) -> None:
    """Make the best of the next moves of every own seat until the table has seen so many, or the game is over."""
    while True:
        until(lambda: _is_waiting(person, table), "the bots")
        snapshot = _get(person, f"/api/tables/{table}")
        play = snapshot["play"]
        if snapshot["phase"] == "over" or play["moves_made"] >= moves:
            return
        own = next(view for view in play["views"] if view["seat"] in play["actors"])
        path = f"/api/tables/{table}/moves/worth?seat={own['seat']}"
        worth = _get(person, path)["worth"] or [0]
        best = max(range(len(own["moves"])), key=lambda at: worth[at] if at < len(worth) else 0)
        command(person, table, do="move", seat=own["seat"], move=own["moves"][best])


def look(person: Person, table: str) -> Any:
    """A table as this person may see it."""
    return _get(person, f"/api/tables/{table}")


def _is_waiting(person: Person, table: str) -> bool:
    """Whether somebody here is to move, or the game is over."""
    snapshot = _get(person, f"/api/tables/{table}")
    play = snapshot["play"]
    return snapshot["phase"] == "over" or any(view["seat"] in play["actors"] for view in play["views"])


def _get(person: Person, path: str) -> Any:
    return _answer(person.context.request.get(person.url + path))


def _post(person: Person, path: str, body: dict[str, Any]) -> Any:
    return _answer(person.context.request.post(person.url + path, data=body))


def _answer(response: Any) -> Any:
    assert response.ok, f"{response.url}: {response.status} {response.text()}"
    return response.json()
