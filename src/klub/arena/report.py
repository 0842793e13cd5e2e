"""Results as tables for the terminal."""

from rich.table import Table

from klub.arena.ratings import Ratings
from klub.arena.sim import Estimate, Spread, Statistics


def level_table(ratings: Ratings) -> Table:
    """Every level, the strongest first: Elo with interval, points, seconds."""
    table = _table(f"{ratings.settings.game}: levels", "level", "Elo", "95 %", "points", "s/move", "games")
    for each in sorted(ratings.levels, key=lambda level: -level.elo):
        fixed = each.level == ratings.anchor
        table.add_row(
            each.level,
            f"{each.elo:.0f}",
            "fixed" if fixed else f"{each.low:.0f} – {each.high:.0f}",
            f"{each.points:.1f}",
            f"{each.seconds_per_move:.4f}",
            str(each.games),
        )
    return table


def pair_table(ratings: Ratings) -> Table:
    """Every pair of levels that met: results, share with interval, points."""
    table = _table(f"{ratings.settings.game}: pairs", "pair", "won", "drawn", "lost", "share %", "95 %", "points")
    for pair in ratings.pairs:
        table.add_row(
            f"{pair.level} – {pair.other}",
            str(pair.won),
            str(pair.drawn),
            str(pair.lost),
            f"{100 * pair.share:.1f}",
            f"{100 * pair.low:.1f} – {100 * pair.high:.1f}",
            f"{pair.points:.1f} : {pair.other_points:.1f}",
        )
    return table


def sim_table(statistics: Statistics) -> Table:
    """Random play: one row a measure."""
    table = _table(f"{statistics.game}: random play, {statistics.seats} seats", "", "mean", "sd", "min", "max")
    _add_spread(table, "moves per game", statistics.plies_per_game)
    if statistics.branching is not None:
        _add_spread(table, "legal moves", statistics.branching)
    for seat, scores in enumerate(statistics.scores):
        _add_spread(table, f"points of seat {seat}", scores)
    return table


def sim_facts(statistics: Statistics) -> list[str]:
    """What does not fit the table, one line each."""
    lines = [f"{statistics.games} games, {statistics.plies} moves, {statistics.plies_per_second:,.0f} moves a second"]
    if statistics.first_share is not None:
        lines.append(f"the first player wins {_estimate(statistics.first_share, '.1%')} of the comparisons")
    if statistics.first_margin is not None:
        lines.append(f"the first player is {_estimate(statistics.first_margin, '+.2f')} points ahead")
    for kind in statistics.moves:
        phase = "" if kind.phase is None else f" in phase {kind.phase}"
        lines.append(f"{kind.do}{phase}: {kind.count} ({kind.share:.2%})")
    return lines


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left", no_wrap=True)
    return table


def _add_spread(table: Table, name: str, numbers: Spread) -> None:
    table.add_row(name, f"{numbers.mean:.2f}", f"{numbers.sd:.2f}", f"{numbers.min:g}", f"{numbers.max:g}")


def _estimate(found: Estimate, form: str) -> str:
    if found.low is None or found.high is None:
        return f"{found.mean:{form}}"
    return f"{found.mean:{form}} (95 %: {found.low:{form}} to {found.high:{form}})"
