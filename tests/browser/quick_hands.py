"""Hands that play quickly: they press the page's own buttons as a screen reader does, whenever it is their turn."""

from collections.abc import Iterable
from typing import Final

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.player import SEEN

QUICK: Final = """
(() => {
    let [until, acted, timer] = [0, null, 0];
    const all = (what) => [...document.querySelectorAll(what)].filter((it) => it.checkVisibility());
    const named = (name) => all("button").find((it) => name.test(it.ariaLabel ?? it.textContent.trim()));
    const decisions = [/^Ready$/, /^Continue$/, /^Seal it$/, /^Done$/, /^Lay token 1/, /^Keep /];
    const last = [/^Draw$/, /^Pass$/, /^No second piece$/];
    const decide = (names) => names.map(named).find((it) => it && !it.disabled);
    const choose = () => {
        const decision = decide(decisions);
        if (decision) return decision;
        const fitting = all("button.held:not(.unfit)");
        if (fitting.length === 0) return decide(last);
        if (!fitting.some((it) => it.ariaPressed === "true")) return void fitting[0].click();
        const discard = named(/^Discard$/);
        if (discard) return discard.disabled ? undefined : discard;
        return document.querySelector("button.place:not(.nil)") ?? document.querySelector("button.place");
    };
    const step = () => {
        const moves = document.querySelector("[data-moves]")?.dataset.moves;
        if (moves !== acted) acted = null;
        if (acted !== null || !document.title.startsWith("Your turn") || !(Number(moves) < until)) return;
        const chosen = choose();
        if (!chosen) return;
        if (!/^Done$/.test(chosen.textContent.trim())) acted = moves;  // that one asks again
        chosen.click();
    };
    window.playTo = (moves) => {
        until = moves;
        clearInterval(timer);
        timer = moves && setInterval(step, 25);
    };
})()
"""
"""Makes moves while fewer than `playTo` says have been made."""

WHOLE_GAME: Final = 10_000
"""More moves than a game has."""

PATIENCE_WITH_A_GAME: Final = 180_000
"""Milliseconds that the rest of a game may take on a busy machine."""


def teach(person: Person) -> None:
    """Give somebody quick hands, which rest for now; before a page is opened."""
    person.context.add_init_script(QUICK)


def play_to(people: Iterable[Person], moves: int) -> None:
    """All play until so many moves have been made, and everyone sees them."""
    everyone = [*people]
    hurry(everyone, moves)
    for person in everyone:
        person.page.wait_for_function(SEEN, arg=moves, timeout=PATIENCE_WITH_A_GAME)


def hurry(people: Iterable[Person], moves: int = WHOLE_GAME) -> None:
    """From now on all play by themselves, up to so many moves."""
    for person in people:
        person.page.evaluate("moves => window.playTo(moves)", moves)


def wait_for_end(people: Iterable[Person]) -> None:
    """Wait until everyone sees that the game is over; then the hands rest."""
    everyone = [*people]
    for person in everyone:
        over = person.page.get_by_role("button", name="See the result")
        expect(over).to_be_visible(timeout=PATIENCE_WITH_A_GAME)
    hurry(everyone, 0)
