"""Screenshots of every page and state, on a phone and a laptop, light and dark: `make screenshots`.

They are written to `screenshots/`, which git ignores, as `phone-light-table-picked.png`. With `--readme` only the
pictures of the README are made anew, in `docs/pictures`; names after it say which.
"""

import io
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, Literal, TypeAlias

from PIL import Image
from playwright.sync_api import Page, expect, sync_playwright

from tests.browser.conftest import start_browser
from tests.browser.people import PATIENCE, Device, Household, Person
from tests.browser.scenes import AHEAD, Stage, home, scenes
from tests.browser.showpieces import cluellage, clustered, cubed, kluster, result
from tests.browser.tables import command, introduce, play_ahead
from tests.proofs.server import KlubServer

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "screenshots"
PICTURES: Final = ROOT / "docs" / "pictures"

Theme: TypeAlias = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")

README: Final[dict[str, tuple[Callable[[Stage], Iterator[object]], Device, Theme]]] = {
    "clustered-laptop": (clustered, "laptop", "light"),
    "cubed-laptop": (cubed, "laptop", "light"),
    "kluster-laptop": (kluster, "laptop", "light"),
    "cluellage-laptop": (cluellage, "laptop", "light"),
    "home-phone": (home, "phone", "light"),
    "clustered-phone": (clustered, "phone", "light"),
    "kluster-phone": (kluster, "phone", "dark"),
    "result-phone": (result, "phone", "dark"),
}
"""What the README shows: its file, what brings a page there, the device, the theme."""

QUALITY: Final = 78


def put_on(page: Page, theme: Theme) -> None:
    """Make the page light or dark, and wait until all its pictures are there."""
    page.emulate_media(color_scheme=theme)
    page.locator(f"html[data-theme={theme}]").wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => null)")


def write_all(household: Household) -> None:
    """Every scene on both devices in both themes; the big screen beside."""
    FOLDER.mkdir(exist_ok=True)
    for device in ("phone", "laptop"):
        person = household.person(device)
        for scene in scenes(person):
            write(person.page, device, scene)
    wall = household.person("screen")
    for scene in big_screen(wall):
        write(wall.page, "screen", scene)


def write(page: Page, device: Device, scene: str) -> None:
    """A scene in both themes; what is longer than the screen is shown to its end."""
    for theme in THEMES:
        put_on(page, theme)
        page.screenshot(path=FOLDER / f"{device}-{theme}-{scene}.png", full_page=scene in ("rules", "gallery", "me"))
    print(f"{device}: {scene}", flush=True)


def big_screen(wall: Person) -> Iterator[str]:
    """What a television shows before and in a game; it plays a seat too, and shows none of its cards."""
    introduce(wall)
    answer = wall.context.request.post(f"{wall.url}/api/tables", data={"game": "clustered", "seats": 3})
    made = answer.json()["table"]
    wall.open(f"/t/{made}/screen")
    expect(wall.page.get_by_role("img").first).to_be_visible()
    yield "screen-waiting"
    command(wall, made, do="seat_bot", seat=1, level="casual")
    command(wall, made, do="start")
    play_ahead(wall, made, AHEAD)
    expect(wall.page.get_by_role("application")).to_be_visible()
    yield "screen-game"


def write_readme(household: Household, names: Sequence[str]) -> None:
    """Some pictures of the README, as WebP."""
    for name in names:
        prepare, device, theme = README[name]
        person = household.person(device, theme=theme)
        introduce(person)
        for _ in prepare(Stage(person)):
            put_on(person.page, theme)
            taken = Image.open(io.BytesIO(person.page.screenshot()))
            taken.convert("RGB").save(PICTURES / f"{name}.webp", quality=QUALITY, method=6)
            break  # the first state is the one that is shown
        print(f"docs/pictures/{name}.webp", flush=True)


def main(arguments: list[str]) -> int:
    """All screenshots, or with `--readme` the pictures of the README, or those that are named."""
    flag, *names = arguments or [""]
    expect.set_options(timeout=PATIENCE)
    klub = KlubServer()
    klub.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=start_browser(), args=["--no-sandbox"])
            household = Household(browser, klub.url)
            if flag == "--readme":
                write_readme(household, names or list(README))
            else:
                write_all(household)
            household.go_home()
            browser.close()
    finally:
        klub.remove()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
