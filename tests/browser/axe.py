"""axe-core, put into a page by the browser's own debugger: the page's content policy allows no other way."""

from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

SOURCE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

RUN: Final = """
async () => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
        `${id}: ${target.join(" ")}: ${(failureSummary ?? "").split("\\n").slice(1).join(";")}`));
}
"""


@cache
def _axe() -> str:
    return SOURCE.read_text("utf-8")


def violations(page: Page, *, but: str = "") -> list[str]:
    """What axe-core finds wrong with the page as it is now: rule, place and reason; `but` one rule."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"() => {{ {_axe()} }}")
    found: list[str] = page.evaluate(RUN)
    return [each for each in found if not but or not each.startswith(f"{but}:")]
