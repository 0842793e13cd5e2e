"""Paint the materials of the page: brush streaks, paper grain, wood, and one paper for each player.

    python -m scripts.materials

All are noise, shaped in the frequency domain: such noise is seamless by itself, whatever direction its streaks have.
The page never makes noise of its own; it lays these small pictures.
"""

import re
from math import cos, radians, sin
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from scripts.provenance import ROOT, write_record

Field: TypeAlias = NDArray[np.float64]
Colour: TypeAlias = tuple[int, int, int]

FOLDER: Final = ROOT / "web" / "src" / "shared" / "materials"
STYLE: Final = ROOT / "web" / "src" / "shared" / "materials.css"
SOURCES: Final = (Path(__file__), STYLE.with_name("papers.css"))

DARK, LIGHT = 0.62, 0.55
"""How much of the streak's colour covers the base."""


def noise(size: tuple[int, int], wave: tuple[float, float], turn: float, octaves: int, seed: int) -> Field:
    """Seamless noise with mean 0 and deviation 1.

    `size`: width and height in pixels; `wave`: pixels of the longest wave along and across the streaks; `turn`:
    degrees, against the clock; `octaves`: each adds waves half as long and half as strong.
    """
    width, height = size
    x, y = np.meshgrid(np.fft.fftfreq(width), np.fft.fftfreq(height))
    along = (x * cos(radians(turn)) - y * sin(radians(turn))) * wave[0]
    across = (x * sin(radians(turn)) + y * cos(radians(turn))) * wave[1]
    radius = np.maximum(np.hypot(along, across), 1e-9)
    strength = sum(np.exp(-(np.log2(radius / 2**octave) ** 2) / 0.5) / 16**octave for octave in range(octaves))
    strength[0, 0] = 0
    white = np.random.default_rng(seed).standard_normal((height, width))
    field = np.fft.ifft2(np.fft.fft2(white) * np.sqrt(strength)).real
    return np.asarray(field / field.std())


def cover(field: Field, gain: float, lift: float) -> Field:
    """From noise to how much is covered, 0 to 1."""
    return np.clip(gain * field + lift, 0, 1)


def streaks(side: int, seed: int, lift: float) -> Field:
    """The strokes of a broad brush, rising to the right; `side` pixels stand for 260 on the page."""
    return cover(noise((side, side), (0.78 * side, 0.058 * side), 14, 4, seed), 0.62, lift)


def grain(side: int) -> Field:
    """The tooth of paper, lit from the top left."""
    height = noise((side, side), (4, 3.7), 0, 2, 7)
    down, right = (np.roll(height, -1, axis) - np.roll(height, 1, axis) for axis in (0, 1))
    return np.clip(0.547 + 0.021 * (right + down), 0, 1)


def paint(colours: tuple[Colour, Colour, Colour], side: int) -> Field:
    """A sheet of painted paper: base colour, dark and light streaks."""
    base, dark, light = (np.array(colour, dtype=np.float64) for colour in colours)
    below, above = (DARK * streaks(side, 3, 0)[..., None], LIGHT * streaks(side, 41, -0.05)[..., None])
    sheet = base * (1 - below) + dark * below
    return np.asarray(sheet * (1 - above) + light * above)


def papers() -> dict[str, tuple[Colour, Colour, Colour]]:
    """Name → base, dark and light colour, as the style sheet declares them."""
    found = re.findall(r"\.p-(\w+)\s*{\s*--c: #(\w+);\s*--cd: #(\w+);\s*--cl: #(\w+);", SOURCES[1].read_text("utf-8"))
    return {name: (_colour(base), _colour(dark), _colour(light)) for name, base, dark, light in found}


def main() -> None:
    """Paint everything and note what it was made from."""
    FOLDER.mkdir(exist_ok=True)
    made = [
        _save("streaks-dark", 255 * streaks(320, 3, 0), 40),
        _save("streaks-light", 255 * streaks(320, 41, -0.05), 40),
        _save("wood", 255 * cover(noise((300, 600), (210, 15), 0, 5, 11), 0.52, 0.1), 36),
        _save("grain", 255 * grain(256), 40),
        *(_save(f"paper-{name}", paint(colours, 256), 55) for name, colours in papers().items()),
    ]
    write_record(made, SOURCES)
    for file in made:
        print(f"{file.stat().st_size:7} {file.relative_to(ROOT)}")


def _colour(text: str) -> Colour:
    red, green, blue = bytes.fromhex(text)
    return red, green, blue


def _save(name: str, picture: Field, quality: int) -> Path:
    file = FOLDER / f"{name}.webp"
    Image.fromarray(np.rint(picture).astype(np.uint8)).convert("RGB").save(file, quality=quality, method=6)
    return file


if __name__ == "__main__":
    main()
