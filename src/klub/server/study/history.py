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

T = TypeVar("T")

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


class PastView(Struct, frozen=True, kw_only=True):
    """What a seat saw after move `number` (0: before the first) of the `count` moves that somebody may know of."""

    game_number: int
    seat: Seat | None
    over: bool
    count: int
    number: int
    view: Any
    standing: Sequence[Points] | None


class PastGame(Struct, frozen=True, kw_only=True):
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


class GameStates:
    """The states of one game; some are kept. It may be asked in several threads at once."""

    def __init__(self, episode: PastGame) -> None:
        self.moves = episode.moves
        self._kept: dict[int, Any] = {}

    def states(self, episode: PastGame, first: int, last: int) -> Iterator[Any]:
        """The states after `first` moves, after one more, and so on up to `last`."""
        at = first - first % STRIDE
        while at > 0 and at not in self._kept:
            at -= STRIDE
        state = self._kept[at] if at > 0 else episode.game.setup(episode.options, episode.seats, Rng(episode.seed, 0))
        while True:
            if at % STRIDE == 0 and at > 0:
                self._kept[at] = state
            if at >= first:
                yield state
            if at >= last:
                return
            seat, move, _ = episode.moves[at]
            at += 1
            state = episode.game.apply(state, seat, move, Rng(episode.seed, at))


class GameHistories:
    """What happened at tables, for those who may know it."""

    def __init__(self, store: Store, compute: ComputePool) -> None:
        self._store, self._compute = store, compute
        self._episodes: OrderedDict[tuple[str, int], PastGame] = OrderedDict()
        self._reels: OrderedDict[tuple[str, int], GameStates] = OrderedDict()

    async def history(self, table: Table, who: str, seat: Seat | None, game: int | None, after: int) -> History:
        """The moves that a person may know of, from number `after` + 1 on, as they were told to a seat."""
        episode = await self._episode(table, who, game)
        count = count_shown(table, who, seat, episode)
        reel, moves = self._reel(episode), list[PastMove]()
        for start in range(after, count, STRIDE):  # in pieces, so that others have their turn between them
            end = min(start + STRIDE, count)
            moves += await asyncio.to_thread(_told, episode, reel, seat, start, end)
        return History(
            game_number=episode.number, seat=seat, seats=episode.seats, over=episode.over, count=count, moves=moves
        )

    async def view(self, table: Table, who: str, seat: Seat | None, game: int | None, at: int) -> PastView:
        """What a seat saw after move `at`; 0 is before the first."""
        episode = await self._episode(table, who, game)
        count = count_shown(table, who, seat, episode)
        if at > count:
            raise Illegal("history/no_such_move", number=at, count=count)
        view, standing = await asyncio.to_thread(_seen, episode, self._reel(episode), seat, at)
        return PastView(
            game_number=episode.number,
            seat=seat,
            over=episode.over,
            count=count,
            number=at,
            view=view,
            standing=standing,
        )

    async def film(self, table: Table, who: str, game: int | None, number: int) -> bytes:
        """The film of a move that a person may know of: as one of the players, or else as a spectator."""
        episode = await self._episode(table, who, game)
        count = count_shown(table, who, next(iter(table.seats_of(who)), None), episode)
        if number > count:
            raise Illegal("history/no_such_move", number=number, count=count)
        [state] = await asyncio.to_thread(_states, episode, self._reel(episode), number - 1)
        seat, move, _ = episode.moves[number - 1]
        if type(episode.game).film is Game.film:
            raise Illegal("live/no_film")
        try:
            return await self._compute.film(episode.game, state, seat, move)
        except ComputeFailed as failure:
            _log.error("A film could not be made: %s", failure)
            raise Illegal("server/failed") from None

    async def _episode(self, table: Table, who: str, number: int | None) -> PastGame:
        """A game of the series: the last one unless another is asked for. Refuses those who may see nothing here."""
        may_look(table, who)
        last = episode_of(table)
        if number is None or number == last.number:
            return last
        if number > last.number:
            raise Illegal("history/no_such_game", game=number, games=last.number)
        key = table.id, number
        if key not in self._episodes:
            log = await self._store.read(table.id)
            self._episodes[key] = await asyncio.to_thread(_read_episode, log, number)
        return _recent(self._episodes, key)

    def _reel(self, episode: PastGame) -> GameStates:
        """The states of a game that are kept; those of moves that were taken back are dropped."""
        key = episode.table, episode.number
        reel = self._reels.get(key)
        if reel is None or episode.moves[: len(reel.moves)] != reel.moves:
            self._reels[key] = GameStates(episode)
        else:
            reel.moves = episode.moves
        return _recent(self._reels, key)


def episode_of(table: Table) -> PastGame:
    """The last game that began at a table; refuses a table without one."""
    play, over = table.play, table.outcome is not None
    if play is None:
        raise Illegal("table/not_playing", phase=table.phase)
    people = table.series[-1].people if over else [chair.who for chair in table.chairs]
    return PastGame(
        table=table.id,
        number=len(table.series) + (not over),
        game=table.game,
        options=play.options,
        seats=len(people),
        seed=play.seed,
        started=play.started,
        moves=tuple(play.moves),
        over=over,
        people=tuple(people),
    )


def count_shown(table: Table, who: str, seat: Seat | None, episode: PastGame) -> int:
    """How many moves of a game a person may know as `seat` (None: a spectator) learned of them; raises `Illegal`.

    While a game runs, everyone has the own seats, and what the house lets spectators see. Once it is over, its seed
    is told and nothing is secret any more; who may come in at all is still the house's to say.
    """
    if seat is not None and seat >= episode.seats:
        raise Malformed("seat/out_of_range", seat=seat, seats=episode.seats)
    private = table.house.spectators == "none"
    if episode.over:
        if private and who != table.host and who not in episode.people and not table.seats_of(who):
            raise Illegal("table/private")
        return len(episode.moves)
    if seat is not None:
        check_own_seat(table, who, seat)
        return len(episode.moves)
    if private:
        raise Illegal("table/private")
    return max(0, len(episode.moves) - (DELAY if table.house.spectators == "delayed" else 0))


def _states(episode: PastGame, reel: GameStates, at: int) -> list[Any]:
    """The state after move `at`."""
    return [*reel.states(episode, at, at)]


def _told(episode: PastGame, reel: GameStates, seat: Seat | None, after: int, last: int) -> list[PastMove]:
    """The moves from `after` + 1 to `last` as a seat learned of them."""
    states = reel.states(episode, after + 1, last)
    return [
        PastMove(
            number=number,
            seat=mover,
            at=round(at - episode.started, 3),
            events=episode.game.view(state, seat).events,
            standing=episode.game.standing(state),
        )
        for number, ((mover, _, at), state) in enumerate(zip(episode.moves[after:last], states, strict=True), after + 1)
    ]


def _seen(episode: PastGame, reel: GameStates, seat: Seat | None, at: int) -> tuple[Any, Any]:
    """What a seat saw after move `at`, and everyone's points then."""
    [state] = reel.states(episode, at, at)
    return episode.game.view(state, seat), episode.game.standing(state)


def _read_episode(log: Sequence[bytes], number: int) -> PastGame:
    """A finished game of the series, from the log of its table."""
    table = Table()
    for entry in map(read_entry, log):
        table.take(entry)
        if len(table.series) == number:
            break
    return episode_of(table)


def _recent(kept: OrderedDict[tuple[str, int], T], key: tuple[str, int]) -> T:
    """What was just asked for; what nobody asked for in a long time is forgotten."""
    kept.move_to_end(key)
    while len(kept) > GAMES_KEPT:
        kept.popitem(last=False)
    return kept[key]
