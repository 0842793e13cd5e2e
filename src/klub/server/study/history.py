"""The games of a table move by move: what a seat, or a spectator, learned of each move and saw after it.

A game is played again from its moves, in threads, from the nearest of the states that are kept.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeVar

from msgspec import Struct

from klub.core import Game, Illegal, Malformed, Points, Rng, Seat
from klub.server.pools.compute_pool import ComputeFailed, ComputePool
from klub.store import Store
from klub.tables import Table, may_look
from klub.tables.access import check_own_seat
from klub.tables.entries import read_entry
from klub.tables.house import DELAY
from klub.tables.picture import picture_of

_T = TypeVar("_T")

STRIDE: Final = 16
"""Moves from one state that is kept to the next."""

GAMES_KEPT: Final = 64
"""Games of which states are kept, and earlier games of a series that need not be read from their log again."""

_log = logging.getLogger(__name__)


class PastMove(Struct, frozen=True, kw_only=True):
    """A move as a seat learned of it: `events` are those of its view right after it.

    `at`: seconds since the game began; `standing`: everyone's points then, where the game counts while it runs.
    """

    number: int
    seat: Seat
    at: float
    events: Any
    standing: Sequence[Points] | None


class History(Struct, frozen=True, kw_only=True):
    """The moves of a game that somebody may know of: `count` in all, and of these those that were asked for."""

    game_number: int
    seat: Seat | None
    seats: int
    over: bool
    count: int
    moves: list[PastMove]


class PastView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat saw after move `number` (0: before the first) of the `count` moves that somebody may know of.

    `picture` is the view as SVG, for games without a page of their own.
    """

    game_number: int
    seat: Seat | None
    over: bool
    count: int
    number: int
    view: Any
    standing: Sequence[Points] | None
    picture: str | None = None


class _PastGame(Struct, frozen=True, kw_only=True):
    """One game of a table's series, as far as it went. Moves that were taken back are not in it."""

    table: str
    number: int
    game: Game[Any, Any, Any, Any]
    options: Any
    seats: int
    seed: bytes
    started: float
    moves: tuple[tuple[Seat, Any, float], ...]
    over: bool
    people: tuple[str | None, ...]


class _GameStates:
    """The states of one game; some are kept. It may be asked in several threads at once."""

    def __init__(self, past: _PastGame) -> None:
        self.moves = past.moves
        self._kept: dict[int, Any] = {}

    def states(self, past: _PastGame, first: int, last: int) -> Iterator[Any]:
        """The states after `first` moves, after one more, and so on up to `last`."""
        at = first - first % STRIDE
        while at > 0 and at not in self._kept:
            at -= STRIDE
        state = self._kept[at] if at > 0 else past.game.setup(past.options, past.seats, Rng(past.seed, 0))
        while True:
            if at % STRIDE == 0 and at > 0:
                self._kept[at] = state
            if at >= first:
                yield state
            if at >= last:
                return
            seat, move, _ = past.moves[at]
            at += 1
            state = past.game.apply(state, seat, move, Rng(past.seed, at))


class GameHistories:
    """What happened at tables, for those who may know it."""

    def __init__(self, store: Store, compute: ComputePool) -> None:
        self._store, self._compute = store, compute
        self._games: OrderedDict[tuple[str, int], _PastGame] = OrderedDict()
        self._states_of: OrderedDict[tuple[str, int], _GameStates] = OrderedDict()

    async def history(self, table: Table, who: str, seat: Seat | None, game: int | None, after: int) -> History:
        """The moves that a person may know of, from number `after` + 1 on, as they were told to a seat."""
        past = await self._find_game(table, who, game)
        count = _count_shown(table, who, seat, past)
        states, moves = self._states_kept(past), list[PastMove]()
        for start in range(after, count, STRIDE):  # in pieces, so that others have their turn between them
            end = min(start + STRIDE, count)
            moves += await asyncio.to_thread(_told, past, states, seat, start, end)
        return History(game_number=past.number, seat=seat, seats=past.seats, over=past.over, count=count, moves=moves)

    async def view(self, table: Table, who: str, seat: Seat | None, game: int | None, at: int) -> PastView:
        """What a seat saw after move `at`; 0 is before the first."""
        past = await self._find_game(table, who, game)
        count = _count_shown(table, who, seat, past)
        if at > count:
            raise Illegal("history/no_such_move", number=at, count=count)
        view, standing, picture = await asyncio.to_thread(_seen, past, self._states_kept(past), seat, at)
        return PastView(
            game_number=past.number,
            seat=seat,
            over=past.over,
            count=count,
            number=at,
            view=view,
            standing=standing,
            picture=picture,
        )

    async def film(self, table: Table, who: str, game: int | None, number: int) -> bytes:
        """The film of a move that a person may know of: as one of the players, or else as a spectator."""
        past = await self._find_game(table, who, game)
        count = _count_shown(table, who, next(iter(table.seats_of(who)), None), past)
        if number > count:
            raise Illegal("history/no_such_move", number=number, count=count)
        [state] = await asyncio.to_thread(_states, past, self._states_kept(past), number - 1)
        seat, move, _ = past.moves[number - 1]
        if type(past.game).film is Game.film:
            raise Illegal("live/no_film")
        try:
            return await self._compute.film(past.game, state, seat, move)
        except ComputeFailed as failure:
            _log.error("A film could not be made: %s", failure)
            raise Illegal("server/failed") from None

    async def _find_game(self, table: Table, who: str, number: int | None) -> _PastGame:
        """A game of the series: the last one unless another is asked for. Refuses those who may see nothing here."""
        may_look(table, who)
        last = None if table.play is None and table.games_played else _last_game(table)
        games = table.games_played if last is None else last.number
        if last is not None and number in (None, games):
            return last
        number = number or games
        if not table.unread_games < number <= games:
            raise Illegal("history/no_such_game", game=number, games=games)
        key = table.id, number
        if key not in self._games:
            log = await self._store.read(table.id)
            self._games[key] = await asyncio.to_thread(_read_game, log, number)
        return _recent(self._games, key)

    def _states_kept(self, past: _PastGame) -> _GameStates:
        """The states of a game that are kept; those of moves that were taken back are dropped."""
        key = past.table, past.number
        states = self._states_of.get(key)
        if states is None or past.moves[: len(states.moves)] != states.moves:
            self._states_of[key] = _GameStates(past)
        else:
            states.moves = past.moves
        return _recent(self._states_of, key)


def _last_game(table: Table) -> _PastGame:
    """The last game that began at a table; refuses a table without one."""
    play, over = table.play, table.outcome is not None
    if play is None:
        raise Illegal("table/not_playing", phase=table.phase)
    people = table.series[-1].people if over else [chair.who for chair in table.chairs]
    return _PastGame(
        table=table.id,
        number=table.games_played + (not over),
        game=table.played,
        options=play.options,
        seats=len(people),
        seed=play.seed,
        started=play.started,
        moves=tuple(play.moves),
        over=over,
        people=tuple(people),
    )


def _count_shown(table: Table, who: str, seat: Seat | None, past: _PastGame) -> int:
    """How many moves of a game a person may know as `seat` (None: a spectator) learned of them; raises `Illegal`.

    While a game runs, everyone sees their own seats, and what the house lets spectators see. Once it is over, its seed
    is told and nothing is secret any more; who may come in at all is still the house's to say.
    """
    if seat is not None and seat >= past.seats:
        raise Malformed("seat/out_of_range", seat=seat, seats=past.seats)
    private = table.house.spectators == "none"
    if past.over:
        if private and who != table.host and who not in past.people and not table.seats_of(who):
            raise Illegal("table/private")
        return len(past.moves)
    if seat is not None:
        check_own_seat(table, who, seat)
        return len(past.moves)
    if private:
        raise Illegal("table/private")
    return max(0, len(past.moves) - (DELAY if table.house.spectators == "delayed" else 0))


def _states(past: _PastGame, kept: _GameStates, at: int) -> list[Any]:
    """The state after move `at`."""
    return [*kept.states(past, at, at)]


def _told(past: _PastGame, kept: _GameStates, seat: Seat | None, after: int, last: int) -> list[PastMove]:
    """The moves from `after` + 1 to `last` as a seat learned of them."""
    states = kept.states(past, after + 1, last)
    return [
        PastMove(
            number=number,
            seat=mover,
            at=round(at - past.started, 3),
            events=past.game.view(state, seat).events,
            standing=past.game.standing(state),
        )
        for number, ((mover, _, at), state) in enumerate(zip(past.moves[after:last], states, strict=True), after + 1)
    ]


def _seen(past: _PastGame, kept: _GameStates, seat: Seat | None, at: int) -> tuple[Any, Any, str | None]:
    """What a seat saw after move `at`, everyone's points then, and the picture of it."""
    [state] = kept.states(past, at, at)
    view = past.game.view(state, seat)
    return view, past.game.standing(state), picture_of(past.game, view)


def _read_game(log: Sequence[bytes], number: int) -> _PastGame:
    """A finished game of the series, from the log of its table."""
    table = Table()
    for entry in map(read_entry, log):
        table.take(entry)
        if table.games_played == number:
            break
    return _last_game(table)


def _recent(kept: OrderedDict[tuple[str, int], _T], key: tuple[str, int]) -> _T:
    """What was just asked for; what nobody asked for in a long time is forgotten."""
    kept.move_to_end(key)
    while len(kept) > GAMES_KEPT:
        kept.popitem(last=False)
    return kept[key]
