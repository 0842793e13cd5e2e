"""Ratings as a picture, on the paper of the house. Needs matplotlib, from the extra `plots`."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from klub.arena.ratings import LevelRating, PairResult, Ratings
from klub.arena.settings import PLAYERS

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FILES: Final = ("ratings.svg", "ratings.png")

# The light theme's table, paper, line and inks, and player papers in their order of best separation.
TABLE, PAPER, LINE, INK, QUIET = "#e8dac1", "#fcf6e9", "#d9c7a6", "#2a2433", "#5d5261"
LEVEL_COLOURS: Final = dict(
    zip(PLAYERS, ("#5d5261", "#2b6a9b", "#d9652a", "#71395c", "#1a7570", "#c23a2b"), strict=True)
)
LEVEL_MARKS: Final = dict(zip(PLAYERS, ("X", "o", "s", "^", "D", "P"), strict=True))
"""Colour never carries a level alone: each has its mark."""

_STYLE: Final[dict[Any, Any]] = {
    "font.family": "DejaVu Sans",
    "font.size": 11,
    "text.color": INK,
    "axes.facecolor": PAPER,
    "axes.edgecolor": LINE,
    "axes.labelcolor": QUIET,
    "axes.titlesize": 12,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "xtick.color": QUIET,
    "ytick.color": INK,
    "ytick.left": False,
    "grid.color": LINE,
    "grid.linewidth": 0.8,
    "figure.facecolor": TABLE,
    "svg.hashsalt": "klub",  # the same ratings give the same file
}


def draw(ratings: Ratings, folder: Path) -> list[Path]:
    """Write `ratings.svg` and `ratings.png`; raises ImportError, naming the extra, where matplotlib is missing."""
    # Late: matplotlib takes a second to load, and is an extra.
    try:
        from matplotlib import rc_context
        from matplotlib.figure import Figure
        from matplotlib.layout_engine import ConstrainedLayoutEngine
    except ModuleNotFoundError:
        raise ImportError(f"{' and '.join(FILES)} need matplotlib: pip install 'klub[plots]'") from None

    rows = (len(ratings.levels), len(ratings.pairs))
    with rc_context(_STYLE):
        layout = ConstrainedLayoutEngine(w_pad=0.2, h_pad=0.2, hspace=0.06)
        figure = Figure(figsize=(8, 2.6 + 0.46 * sum(rows)), layout=layout)
        above, below = figure.subplots(2, 1, height_ratios=[rows[0] + 0.8, rows[1] + 0.8])
        _draw_levels(above, ratings)
        _draw_pairs(below, ratings)
        figure.suptitle(_headline(ratings), x=0.03, ha="left", fontsize=15, fontweight="bold")
        paths = [folder / name for name in FILES]
        for path in paths:
            metadata = {"Date": None} if path.suffix == ".svg" else {}
            figure.savefig(path, dpi=150, metadata=metadata)
    return paths


def _headline(ratings: Ratings) -> str:
    settings = ratings.settings
    return f"{settings.game.capitalize()}: how strong the bots are ({settings.seats} seats, {ratings.games} games)"


def _draw_levels(axes: "Axes", ratings: Ratings) -> None:
    levels = sorted(ratings.levels, key=lambda each: each.elo)
    for row, each in enumerate(levels):
        _draw_interval(axes, row, (each.low, each.elo, each.high), each.level)
    axes.set_title(f"Elo with 95 % interval ({ratings.anchor} = {ratings.anchor_elo:.0f})")
    axes.margins(x=0.06)
    _label_rows(axes, [each.level for each in levels], [_elo(each, ratings.anchor) for each in levels])


def _elo(each: LevelRating, anchor: str) -> str:
    if each.level == anchor:
        return f"{each.elo:.0f}"
    return f"{each.elo:.0f}  ({each.low:.0f} – {each.high:.0f})"


def _draw_pairs(axes: "Axes", ratings: Ratings) -> None:
    pairs = ratings.pairs
    axes.axvline(50, color=QUIET, linewidth=1.2, linestyle=(0, (4, 3)))
    for row, pair in enumerate(pairs):
        _draw_interval(axes, row, (100 * pair.low, 100 * pair.share, 100 * pair.high), pair.level)
    lowest = min(pair.low for pair in pairs)
    axes.set_xlim(-2 if lowest < 0.4 else 38, 102)
    axes.xaxis.set_major_formatter("{x:.0f} %")
    axes.set_title("Share won by the first-named, with 95 % interval")
    _label_rows(axes, [f"{pair.level} – {pair.other}" for pair in pairs], [_share(pair) for pair in pairs])


def _share(pair: PairResult) -> str:
    return f"{100 * pair.share:.1f} %  ({100 * pair.low:.1f} – {100 * pair.high:.1f})"


def _draw_interval(axes: "Axes", row: int, values: tuple[float, float, float], level: str) -> None:
    low, value, high = values
    colour = LEVEL_COLOURS[level]
    axes.plot([low, high], [row, row], color=colour, linewidth=3, solid_capstyle="round", alpha=0.55, zorder=2)
    axes.plot([value], [row], color=colour, marker=LEVEL_MARKS[level], markersize=10, markeredgecolor=PAPER, zorder=3)


def _label_rows(axes: "Axes", names: Sequence[str], numbers: Sequence[str]) -> None:
    """Names on the left and numbers on the right of each row."""
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.set_yticks(range(len(names)), names)
    axes.grid(axis="x")
    for row, text in enumerate(numbers):
        axes.annotate(
            text,
            (1, row),
            xycoords=("axes fraction", "data"),
            xytext=(8, 0),
            textcoords="offset points",
            va="center",
            fontsize=9.5,
            color=QUIET,
        )
