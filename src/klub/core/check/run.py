"""The run of a check: games played at random, with the checks at each position."""

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct

from klub.core.check.declaration import accepted_options, check_declaration, check_options
from klub.core.check.ending import check_outcome, check_rematch, check_replay, record_of
from klub.core.check.guesses import option_set
from klub.core.check.hooks import check_live, check_resolved, check_time_limits
from klub.core.check.position import Position, check_closely, check_position
from klub.core.check.presentation import (
    check_bot,
    check_help,
    check_picture,
    check_told,
    check_view_seat,
    check_words,
    imagines_variously,
)
from klub.core.check.promises import Nonconforming, at, keeping
from klub.core.check.secrets import check_secrets
from klub.core.game import Game, Seat
from klub.core.random import Rng, format_seed, parse_seed
from klub.core.wire import to_dict

GAMES: Final = 12
ENDLESS: Final = 200  # moves after which an endless game is left
OPENING: Final = 4  # positions at the start of each game that are checked closely …
ONE_IN: Final = 4  # … and of the others one in so many
REMEMBERED: Final = 200  # moves kept to be tried in other positions
_OPTION_SETS: Final = 20  # tried in search of one that the game accepts


class Report(Struct):
    """What was checked: nothing of it broke a promise.

    `moves` were made in `games`, of which `truncated` were left before their end; `positions` were checked closely,
    with `refusals` seen and `imagined` states compared; `options` is the number of option sets tried.
    """

    game: str
    seats: tuple[int, ...]
    games: int = 0
    truncated: int = 0
    moves: int = 0
    positions: int = 0
    refusals: int = 0
    imagined: int = 0
    options: int = 0

    def __str__(self) -> str:
        return (
            f"{self.game} conforms: {self.games} games ({self.truncated} truncated) with {self.moves} moves, "
            f"{self.positions} positions checked closely, {self.refusals} refusals, {self.imagined} imagined states, "
            f"{self.options} option sets"
        )


def check_game(
    game: Game[Any, Any, Any, Any],
    *,
    games: int = GAMES,
    seed: int = 0,
    seats: Iterable[int] | None = None,
    longest: int | None = None,
) -> Report:
    """Check that a game fulfils the contract; raises `Nonconforming` at the first promise it breaks.

    `games` are played to their end in turn for each number of `seats` (default: all declared ones), half of them with
    the default options and half with random ones. A game is left after `longest` moves (default: never, or 200 moves
    for an endless game). The same `seed` plays the same games.
    """
    check_declaration(game)
    check_help(game)
    known = game.declaration.tables
    tables = known if seats is None else tuple(seats)
    if not tables or not set(tables) <= set(known):
        fewest, most = game.declaration.seats
        raise ValueError(f"seats are some numbers from {fewest} to {most} that can play, got {tables!r}")
    chance = Rng(parse_seed(seed))
    report = Report(game.declaration.name, tables)
    for count in tables:
        with at(f"{game.declaration.name} for {count} seats"):
            report.options += check_options(game, count, chance)
    check = _Run(game, chance, longest, report)
    for number in range(games):
        lap, index = divmod(number, len(tables))
        check.play(tables[index], random_options=(lap + index) % 2 == 1)
    if game.declaration.hidden and report.imagined and not check.uncertain:
        found = f"each of {report.imagined} imagined states shows another seat what it truly sees"
        raise Nonconforming("secrets/kept", found, game.declaration.name)
    if game.declaration.hidden and report.imagined and not check.varied:
        found = "imagine() gave the same state for other chance, in each position that was checked"
        raise Nonconforming("imagine/varies", found, game.declaration.name)
    check.check_bots()
    return report


class _Run:
    """What goes on from one game to the next."""

    def __init__(self, game: Game[Any, Any, Any, Any], chance: Rng, longest: int | None, report: Report) -> None:
        declared = game.declaration.longest
        limits = [limit for limit in (declared, longest) if limit is not None]
        self.uncertain = False
        self.varied = False
        self._game = game
        self._chance = chance
        self._report = report
        self._limit = min(limits, default=ENDLESS)
        self._must_end = declared is not None and self._limit == declared
        self._seen: list[Any] = []
        self._looked: list[Position] = []
        self._openings: list[tuple[str, Position]] = []

    def play(self, seats: int, *, random_options: bool) -> None:
        """One game, checked from its setup to its replay."""
        game, seed = self._game, self._chance.bits(256).to_bytes(32, "big")
        options = self._options(seats) if random_options else game.parse_options(None, seats)
        table = f"{game.declaration.name} for {seats} seats, options {to_dict(options)}, seed {format_seed(seed)}"
        made: list[tuple[Seat, Any]] = []
        self._looked = []
        states: list[bytes] = []
        with at(f"{table}, setup"), keeping("options/playable"):
            state = game.setup(options, seats, Rng(seed, 0))
        while True:
            here = Position(game, seats, seed, len(made), state)
            with at(f"{table}, after {len(made)} moves"):
                states.append(here.written)
                self._check(here, made)
                if here.outcome is not None or len(made) >= self._limit:
                    break
                state = self._step(here, made)
        with at(f"{table}, after {len(made)} moves"):
            self._end(here, options, seed, made, states)
        for looked in self._looked:
            with at(f"{table}, after {looked.number} moves"):
                self._check_presentation(looked)
        self._openings.append((table, self._looked[0]))

    def check_bots(self) -> None:
        """Bots at the start of each game; asked last, because they play on by rules that must hold."""
        for table, opening in self._openings:
            with at(f"{table}, setup"):
                check_bot(opening, self._chance)

    def _options(self, seats: int) -> Any:
        """Random options that the game accepts, or the default ones if none are found."""
        for _ in range(_OPTION_SETS):
            raw = option_set(self._game.declaration.options, seats, self._chance)
            options = accepted_options(self._game, raw, seats)
            if options is not None:
                return options
        return self._game.parse_options(None, seats)

    def _check(self, here: Position, made: list[tuple[Seat, Any]]) -> None:
        check_position(here)
        if made:
            check_told(here, made[-1][0])
        if here.number < OPENING or here.outcome is not None or self._chance.below(ONE_IN) == 0:
            self._remember(here)
            self._report.positions += 1
            self._report.refusals += check_closely(here, self._seen, self._chance)
            check_time_limits(here)
            check_live(here)
            imagined, uncertain = check_secrets(here, self._seen, self._chance)
            self._report.imagined += imagined
            self.uncertain |= uncertain
            self._looked.append(here)

    def _check_presentation(self, here: Position) -> None:
        """What people and bots get of a position: asked once the rules themselves are known to hold."""
        viewer: Seat | None = self._chance.choice((None, *range(here.seats)))
        self.varied |= imagines_variously(here, viewer, self._chance)
        check_view_seat(here)
        check_words(here, self._chance)
        check_picture(here, viewer)

    def _remember(self, here: Position) -> None:
        """Keep some moves of this position: they are tried again here and in later ones."""
        for seat in here.actors:
            with keeping("round_trip/move"):
                self._seen.extend(to_dict(move) for move in here.some_moves(seat, self._chance))
        while len(self._seen) > REMEMBERED:
            self._seen.pop(self._chance.below(len(self._seen)))

    def _step(self, here: Position, made: list[tuple[Seat, Any]]) -> Any:
        """The state after a random move."""
        seat = self._chance.choice(here.actors)
        move = check_resolved(here, seat, here.some_moves(seat, self._chance)[0])
        with keeping("moves/accepted" if here.listed[seat] is not None else "sample/accepted"):
            state = here.game.apply(here.state, seat, move, here.rng())
        made.append((seat, move))
        self._report.moves += 1
        return state

    def _end(
        self, here: Position, options: Any, seed: bytes, made: list[tuple[Seat, Any]], states: list[bytes]
    ) -> None:
        self._report.games += 1
        if here.outcome is not None:
            check_outcome(here)
            check_rematch(here, options)
        elif self._must_end:
            raise Nonconforming("end/reached", f"no outcome after {len(made)} moves")
        else:
            self._report.truncated += 1
        record = record_of(here, options, seed, made)
        check_replay(self._game, record, states, self._chance.below(len(states)))
