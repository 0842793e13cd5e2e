"""Draw the page's pictures with a browser: the art of the games, the icons, and the picture that links show.

    python -m scripts.pictures

Their sources are in `web/art`; the results are committed, so that only who changes a drawing needs Chromium.
"""

import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PIL import Image

from klub.games import NAMES
from scripts.provenance import ROOT, write_record

ART: Final = ROOT / "web" / "art"
PUBLIC: Final = ROOT / "web" / "public"
GAME_ART: Final = ROOT / "web" / "src" / "shared" / "art"
MATERIALS: Final = ROOT / "web" / "src" / "shared" / "materials"
MARK: Final = PUBLIC / "icon.svg"

GAMES: Final = tuple(name for name in NAMES if (ART / f"{name}.svg").exists())
SHAPE: Final = (400, 340)
"""A game's drawing, in its own units."""

WIDTHS: Final = {640: 50, 320: 65}
"""Width of a game's art in pixels → WebP quality."""

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
STYLES: Final = (ART.parent / "src" / "shared" / "materials.css", ART.parent / "src" / "shared" / "papers.css")


def shoot(page: Path, width: int, height: int, scale: int = 1) -> Image.Image:
    """What a browser shows of a file, on nothing; `scale`: pixels of the picture for each pixel of the page."""
    browser = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if browser is None:
        raise SystemExit(f"This needs a browser: one of {', '.join(BROWSERS)}.")
    with TemporaryDirectory() as folder:
        target = Path(folder) / "shot.png"
        options = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--hide-scrollbars",
            "--allow-file-access-from-files",  # or the masks would be foreign
            "--default-background-color=00000000",
            f"--force-device-scale-factor={scale}",
            f"--user-data-dir={folder}/profile",
            f"--window-size={width},{height}",
            f"--screenshot={target}",
        ]
        subprocess.run([browser, *options, page.as_uri()], check=True, capture_output=True)
        with Image.open(target) as picture:
            return picture.convert("RGBA")


def draw_games() -> list[Path]:
    """The art of each game in each width."""
    GAME_ART.mkdir(exist_ok=True)
    made = []
    for game in GAMES:
        source = ART / f"{game}.svg"
        whole = shoot(source, *SHAPE, scale=4).convert("RGB")
        files = []
        for width, quality in WIDTHS.items():
            file = GAME_ART / f"{game}-{width}.webp"
            height = round(width * SHAPE[1] / SHAPE[0])
            whole.resize((width, height), Image.Resampling.LANCZOS).save(file, quality=quality, method=6)
            files.append(file)
        write_record(files, [Path(__file__), source])
        made += files
    return made


def draw_icons() -> list[Path]:
    """The icons of the installed app."""
    round_, whole = shoot(ART / "icon.html", 512, 512), shoot(ART / "icon-maskable.html", 512, 512).convert("RGB")
    pictures = {
        "icon-192.png": round_.resize((192, 192), Image.Resampling.LANCZOS),
        "icon-512.png": round_,
        "maskable-512.png": whole,
        "apple-touch-icon.png": whole.resize((180, 180), Image.Resampling.LANCZOS),
    }
    for name, picture in pictures.items():
        few = picture.quantize(192, dither=Image.Dither.NONE, method=Image.Quantize.FASTOCTREE)
        few.save(PUBLIC / name, optimize=True)
    made = [PUBLIC / name for name in pictures]
    write_record(made, [Path(__file__), MARK, ART / "icon.css", ART / "icon.html", ART / "icon-maskable.html", *STYLES])
    return made


def draw_link_picture() -> list[Path]:
    """The picture that other programs show beside a link (Open Graph)."""
    made = PUBLIC / "og.webp"
    shoot(ART / "og.html", 1200, 630).convert("RGB").save(made, quality=72, method=6)
    drawings = [ART / f"{game}.svg" for game in GAMES]
    write_record([made], [Path(__file__), MARK, ART / "og.html", ART / "og.css", ART / "word.svg", *drawings, *STYLES])
    return [made]


def main() -> None:
    """Draw everything and note what it was made from."""
    for file in [*draw_games(), *draw_icons(), *draw_link_picture()]:
        print(f"{file.stat().st_size:7} {file.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
