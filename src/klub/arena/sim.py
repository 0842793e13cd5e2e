"""What random play is like: how long games are, how many moves there are, how points spread, who is ahead."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from statistics import fmean, stdev
from time import perf_counter
from typing import Any, Final

from msgspec import Struct, field

from klub.arena.pairings import derive
from klub.core import Outcome, Points, Rng, Seat, format_seed, parse_seed, to_dict
from klub.match import Match, match

Z: Final = 1.96
"""Standard errors that a 95 % interval reaches to both sides."""


class Spread(Struct, frozen=True):
    """Numbers in short; `sd` is the standard deviation, 0 for a single number."""

    mean: float
    sd: float
    min: float
    max: float


class Estimate(Struct, frozen=True):
    """A mean over games with its 95 % interval: Wilson's for a share, else the normal approximation.

    There is no interval of points from a single game.
    """

    mean: float
    low: float | None
    high: float | None


class MoveKind(Struct, frozen=True):
    """How often a kind of move was made in a phase (None for games without phases), and its share of all moves."""

    phase: str | None
    do: str
    count: int
    share: float


class Statistics(Struct, frozen=True, kw_only=True):
    """Random play in numbers. All but `plies_per_second` follows from the seed.

    `branching` counts the legal moves of the seat that moves (None where a game cannot list them); `scores` go by
    seat. Where one player begins, `first_share` is how much of the comparisons with the others this player wins (equal
    places are half), and `first_margin` how many points it is ahead of their average.
    """

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seed: str
    games: int
    plies: int
    plies_per_game: Spread
    branching: Spread | None
    scores: tuple[Spread, ...]
    first_share: Estimate | None
    first_margin: Estimate | None
    moves: tuple[MoveKind, ...]
    plies_per_second: float


class _Game(Struct):
    """What is noted of one game."""

    outcome: Outcome[Any]
    first: Seat | None = None
    plies: int = 0
    choices: list[int] = field(default_factory=list)
    kinds: Counter[tuple[str | None, str]] = field(default_factory=Counter)


def simulate(
    game: str,
    games: int,
    *,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    seed: int | str = 1,
    on_game: Callable[[], None] = lambda: None,
) -> Statistics:
    """Play `games` games with uniformly random moves through `klub.match`; `on_game` is called after each."""
    if games < 1:
        raise ValueError(f"simulate() needs at least 1 game, got {games!r}")
    root = format_seed(parse_seed(seed))
    noted, spent = [], 0.0
    for number in range(games):
        table = match(game, seats, derive(root, "deal", number), options)
        rng = Rng(bytes.fromhex(derive(root, "moves", number)))
        started = perf_counter()
        noted.append(_play(table, rng))
        spent += perf_counter() - started
        on_game()
    plies = sum(each.plies for each in noted)
    choices = [count for each in noted for count in each.choices]
    return Statistics(
        game=game,
        version=table.game.declaration.version,
        seats=seats,
        options=to_dict(table.options),
        seed=root,
        games=games,
        plies=plies,
        plies_per_game=spread([each.plies for each in noted]),
        branching=spread(choices) if choices else None,
        scores=tuple(spread([each.outcome.scores[seat] for each in noted]) for seat in range(seats)),
        first_share=_estimate(_first_share, noted, seats, estimate_share),
        first_margin=_estimate(_first_margin, noted, seats, estimate),
        moves=_move_kinds(noted, plies),
        plies_per_second=plies / spent,
    )


def spread(numbers: Sequence[float]) -> Spread:
    """Mean, standard deviation (of a sample), smallest and largest."""
    sd = stdev(numbers) if len(numbers) > 1 else 0.0
    return Spread(fmean(numbers), sd, min(numbers), max(numbers))


def estimate(numbers: Sequence[float]) -> Estimate:
    """The mean with its 95 % interval by the normal approximation."""
    mean = fmean(numbers)
    if len(numbers) < 2:
        return Estimate(mean, None, None)
    reach = Z * stdev(numbers) / len(numbers) ** 0.5
    return Estimate(mean, mean - reach, mean + reach)


def estimate_share(shares: Sequence[float]) -> Estimate:
    """The mean of numbers from 0 to 1 with Wilson's 95 % interval, which stays between 0 and 1 however few there are.

    Each counts as one trial. Numbers between 0 and 1, such as a draw's half, spread less than wins and losses with the
    same mean, so for them the interval is on the wide side.
    """
    games, mean = len(shares), fmean(shares)
    middle = (mean + Z**2 / (2 * games)) / (1 + Z**2 / games)
    reach = Z / (1 + Z**2 / games) * (mean * (1 - mean) / games + Z**2 / (4 * games**2)) ** 0.5
    return Estimate(mean, max(0.0, middle - reach), min(1.0, middle + reach))


def _play(table: Match, rng: Rng) -> _Game:
    noted = _Game(None)  # type: ignore[arg-type] # filled in at the end, which always comes
    phase: object = ...
    while (outcome := table.outcome) is None:
        actors = table.awaited
        before, phase = phase, getattr(table.state, "phase", None)
        # The first player is the one that begins a phase alone; a secret start is played by all at once.
        if noted.first is None and phase != before and len(actors) == 1:
            noted.first = actors[0]
        seat = rng.choice(actors)
        moves = table.moves(seat)
        if moves is None:
            move = table.game.sample(table.state, seat, rng)
        else:
            move = rng.choice(moves)
            noted.choices.append(len(moves))
        noted.kinds[phase, _do(move)] += 1
        noted.plies += 1
        table.play(seat, move)
    noted.outcome = outcome
    return noted


def _do(move: Struct) -> str:
    return str(type(move).__struct_config__.tag or type(move).__name__.lower())


def _estimate(
    measure: Callable[[_Game, Seat], float],
    noted: Sequence[_Game],
    seats: int,
    mean: Callable[[Sequence[float]], Estimate],
) -> Estimate | None:
    measured = [measure(each, each.first) for each in noted if each.first is not None] if seats > 1 else []
    return mean(measured) if measured else None


def _first_share(noted: _Game, first: Seat) -> float:
    mine = noted.outcome.ranking[first]
    others = [place for seat, place in enumerate(noted.outcome.ranking) if seat != first]
    return fmean(0.5 if place == mine else float(mine < place) for place in others)


def _first_margin(noted: _Game, first: Seat) -> float:
    scores: list[Points] = noted.outcome.scores
    return scores[first] - fmean(score for seat, score in enumerate(scores) if seat != first)


def _move_kinds(noted: Sequence[_Game], plies: int) -> tuple[MoveKind, ...]:
    kinds = sum((each.kinds for each in noted), Counter[tuple[str | None, str]]())
    return tuple(MoveKind(phase, do, count, count / plies) for (phase, do), count in kinds.most_common())
