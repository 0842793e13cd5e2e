"""Recipes → WebP in two widths and the table of pictures; a browser draws, which only changing a recipe needs."""

import csv
import hashlib
import importlib
import io
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from scripts.cluellage.paper.kit import RECIPES, Recipe

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[2]
PICTURES: Final = ROOT / "web" / "public" / "cluellage"
TABLE: Final = ROOT / "src" / "klub" / "games" / "cluellage" / "data" / "pictures.csv"
COLUMNS: Final = ("id", "name", "tags", "readings", "hash")

WIDTHS: Final = {480: 56, 240: 62}
"""Width in pixels → WebP quality."""

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")

Rows = dict[str, dict[str, str]]
"""The table: id → column → text."""


def load(wanted: Iterable[str] = ()) -> list[Recipe]:
    """The recipes wanted, by id or by the name of their file (`plants`: recipes_plants.py); none named: all."""
    words, files = set(wanted), sorted(HERE.glob("recipes_*.py"))
    if words:
        files = [file for file in files if any(_has(file, word) for word in words)]
    for file in files:
        importlib.import_module(f"scripts.cluellage.paper.{file.stem}")
    themes = {f"scripts.cluellage.paper.recipes_{word}" for word in words}
    chosen = [recipe for id, recipe in sorted(RECIPES.items()) if not words or id in words or recipe.module in themes]
    if missing := {word for word in words if not any(_has(file, word) for file in files)}:
        raise SystemExit(f"No recipe and no file of recipes is called {', '.join(sorted(missing))}.")
    return chosen


def fingerprint(recipe: Recipe) -> str:
    """The hash of what a recipe draws: it changes with the recipe or the kit whenever the picture does."""
    return hashlib.sha256(recipe.svg().encode()).hexdigest()[:16]


def read_table() -> Rows:
    """The table as committed."""
    if not TABLE.exists():
        return {}
    with TABLE.open(encoding="utf-8", newline="") as file:
        return {row["id"]: row for row in csv.DictReader(file)}


def write_table(recipes: Iterable[Recipe], hashes: dict[str, str]) -> None:
    """Bring the rows of recipes up to date; the hash only of those that were drawn."""
    rows = read_table()
    for recipe in recipes:
        known = rows.get(recipe.id, {}).get("hash", "")
        texts = recipe.name, ";".join(recipe.tags), " | ".join(recipe.readings)
        values = (recipe.id, *texts, hashes.get(recipe.id, known))
        rows[recipe.id] = dict(zip(COLUMNS, values, strict=True))
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(row for _, row in sorted(rows.items()))
    TABLE.parent.mkdir(parents=True, exist_ok=True)
    fresh = TABLE.with_suffix(".new")
    fresh.write_text(text.getvalue(), "utf-8")
    fresh.replace(TABLE)


def stale(recipes: Iterable[Recipe]) -> list[Recipe]:
    """The recipes whose pictures are missing or were drawn otherwise."""
    rows = read_table()
    return [
        recipe
        for recipe in recipes
        if rows.get(recipe.id, {}).get("hash") != fingerprint(recipe)
        or not all(target(recipe.id, width).exists() for width in WIDTHS)
    ]


def target(id: str, width: int) -> Path:
    """The file of a picture."""
    return PICTURES / str(width) / f"{id}.webp"


def shrink(whole: Image.Image, width: int) -> Image.Image:
    """A picture as it is kept, before it is packed."""
    return whole if whole.width == width else whole.resize((width, width), Image.Resampling.LANCZOS)


@contextmanager
def easel() -> Iterator[Page]:
    """A page of a browser on which pictures are drawn."""
    browser_path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if browser_path is None:
        raise SystemExit(f"This needs a browser: one of {', '.join(BROWSERS)}.")
    width = max(WIDTHS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox", "--disable-gpu"])
        try:
            yield browser.new_page(viewport={"width": width, "height": width})
        finally:
            browser.close()


def draw(page: Page, recipe: Recipe) -> Image.Image:
    """A picture in the larger width."""
    width = max(WIDTHS)
    page.set_content(
        f"<style>body{{margin:0}}svg{{display:block;width:{width}px;height:{width}px}}</style>{recipe.svg()}"
    )
    with Image.open(io.BytesIO(page.screenshot())) as shot:
        return shot.convert("RGB")


def build(recipes: list[Recipe]) -> None:
    """Draw pictures, pack them, and note in the table what they were drawn from."""
    hashes = {}
    with easel() as page:
        for recipe in recipes:
            whole = draw(page, recipe)
            for width, quality in WIDTHS.items():
                file = target(recipe.id, width)
                file.parent.mkdir(parents=True, exist_ok=True)
                shrink(whole, width).save(file, quality=quality, method=6)
            hashes[recipe.id] = fingerprint(recipe)
            sizes = ", ".join(f"{target(recipe.id, width).stat().st_size / 1000:.1f} kB" for width in WIDTHS)
            print(f"{recipe.id} {recipe.name}: {sizes}", flush=True)
    write_table(recipes, hashes)


def sheet(recipes: list[Recipe], file: Path, size: int = 240, across: int = 5) -> None:
    """Many pictures on one, as they are kept; empty where one is not drawn yet."""
    gap, down = 10, -(-len(recipes) // across)
    whole = Image.new("RGB", (gap + across * (size + gap), gap + down * (size + gap)), "#d8d3c8")
    for i, recipe in enumerate(recipes):
        source = target(recipe.id, 240 if size <= 240 else 480)
        if source.exists():
            with Image.open(source) as one:
                place = gap + i % across * (size + gap), gap + i // across * (size + gap)
                whole.paste(one.resize((size, size), Image.Resampling.LANCZOS), place)
    whole.save(file)


def _has(file: Path, word: str) -> bool:
    return file.stem == f"recipes_{word}" or f'"{word}"' in file.read_text("utf-8")
