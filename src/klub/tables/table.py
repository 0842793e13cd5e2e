"""A live table without I/O: the fold of its log. It takes entries as they are; `judge` decides which may be written."""

from collections.abc import Callable, Iterable
from copy import copy
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from klub.core import Asker, Game, Illegal, Malformed, Outcome, Rng, Seat, parse_seed, rank
from klub.core.errors import shown
from klub.core.options import Seats, expected
from klub.games import game as find_game
from klub.tables import entries as e
from klub.tables.chair import Chair, Guest
from klub.tables.clock import Clocks
from klub.tables.house import House, Phase
from klub.tables.missing_game import MissingGame
from klub.tables.room import Room
from klub.tables.room_folds import ROOM_FOLDS
from klub.tables.running_game import DeclinedUndo, GameResult, MadeMove, RunningGame

Source: TypeAlias = Asker | Literal["table", "resolved"]
"""Where a move comes from: from who asks for it, from the table itself, or from where its result was worked out."""

CHAT_KEPT: Final = 100
NONCES_KEPT: Final = 512


class Line(Struct, frozen=True):
    """A line of chat or a reaction, with the number of its entry."""

    number: int
    who: str
    name: str
    text: str | None = None
    sign: str | None = None


class Verdict(Struct, frozen=True, gc=False):
    """Entries for the log of a table, and what the move among them leads to: true for the table they were judged by."""

    entries: tuple[e.Entry, ...]
    made: MadeMove | None = None

    @property
    def ends_game(self) -> bool:
        """Whether the game is over with the move."""
        return self.made is not None and self.made.outcome is not None


class Table:
    """What a log says. `number` is the number of the last entry taken.

    `shape` is the number of the last one that changed more than the state of a running game, and `actors` are the
    seats that may move now. `nonces` has the numbers of the last entries that carry a nonce, by person and nonce.
    """

    game: Game[Any, Any, Any, Any]
    """What is played here, now or next: known from the first entry on."""

    _played: Game[Any, Any, Any, Any]

    def __init__(self, log: Iterable[e.Entry] = ()) -> None:
        self.number = 0
        self.shape = 0
        self.id = ""
        self.version = 0
        self.host = ""
        self.house = House()
        self.phase: Phase = "waiting"
        self.options: dict[str, Any] = {}
        self.chairs: list[Chair] = []
        self.guests: dict[str, Guest] = {}
        self.banned: set[str] = set()
        self.play: RunningGame | None = None
        self.actors: tuple[Seat, ...] = ()
        self.awaited: tuple[Seat, ...] = ()
        self.outcome: Outcome[Any] | None = None
        self.undo_asked: Seat | None = None
        self.undo_to = 0
        self.undo_learned = False
        self.undo_agreed: set[str] = set()
        self.undo_declined: DeclinedUndo | None = None
        self.undone_at = 0
        """The entry by which moves of this game were last taken back; 0 if none were."""
        self.chat: list[Line] = []
        self.series: list[GameResult] = []
        self.unread_games = 0
        """Finished games before these, by rules that are not known any more."""
        self.room = Room()
        self.created = 0.0
        self.touched = 0.0
        self.closed_why: str | None = None
        self.clocks = Clocks()
        self.nonces: dict[tuple[str | None, str], int] = {}
        self.kept: e.Kept | None = None
        self.kept_at = 0
        self.is_timed = False
        """Whether there can be deadlines: by the house's clock, or by an option of the game."""
        self._has_limits = False
        self._has_final_moves = False
        self._late: tuple[int, Any] | None = None
        self._in_unread_game = False
        for entry in log:
            self.take(entry)

    def seats_of(self, who: str) -> tuple[Seat, ...]:
        """The seats of a person."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.who == who)

    def plays_alone(self, who: str) -> bool:
        """Whether no other person sits here."""
        return all(chair.who in (None, who) for chair in self.chairs)

    def bot_seats(self) -> list[Seat]:
        """The seats for which a bot moves now."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.thinker is not None]

    def people(self) -> tuple[str, ...]:
        """Everyone who sits here, and the host."""
        return tuple(dict.fromkeys([self.host, *(chair.who for chair in self.chairs if chair.who)]))

    def name_of(self, chair: Chair) -> str:
        """What the person on a chair is called; nothing for a bot."""
        if chair.name is not None:
            return chair.name
        return self.guests[chair.who].name if chair.who in self.guests else ""

    def color_of(self, chair: Chair) -> str:
        """The colour of the person on a chair; nothing for a bot."""
        if chair.color is not None:
            return chair.color
        return self.guests[chair.who].color if chair.who in self.guests else ""

    @property
    def played(self) -> Game[Any, Any, Any, Any]:
        """The game that `play` is one of, also once the table is set up for another."""
        return self._played

    @property
    def games_played(self) -> int:
        """How many games were finished here."""
        return self.unread_games + len(self.series)

    def options_in_play(self) -> dict[str, Any]:
        """The options with their seats counted as once the free ones are left out; refuses one that nobody took."""
        taken = [seat for seat, chair in enumerate(self.chairs) if chair.taken]
        options = dict(self.options)
        for option in self.game.declaration.options:
            value = options.get(option.name)
            if isinstance(option, Seats) and isinstance(value, int | list):
                try:
                    places = [taken.index(seat) for seat in (value if isinstance(value, list) else [value])]
                except ValueError:
                    facts = {"value": shown(value), "expected": expected(option, len(taken))}
                    raise Malformed("options/bad_value", option=option.name, **facts) from None
                options[option.name] = places if isinstance(value, list) else places[0]
        return options

    def take(self, entry: e.Entry, made: MadeMove | None = None) -> None:
        """One more entry of the log; `made`: what the move leads to if it is one, where that is known."""
        self.number += 1
        if entry.at > self.touched:
            self.touched = entry.at
        if entry.nonce is not None:
            self._remember(entry.by, entry.nonce)
        if self.closed_why == "version" and isinstance(entry, _OF_THE_GAME):
            self._pass_over(entry)
            return
        kind = type(entry)
        if type(entry) is e.Moved:
            self._moved(entry, made)
        else:
            _FOLDS[kind](self, entry)
        play = self.play if self.phase == "playing" else None
        if kind is not e.Moved or play is None:
            self.shape = self.number
        if kind in _TURNS:
            self.actors = () if play is None else self.game.actors(play.state)
            self.awaited = () if play is None else self.game.awaited(play.state)
            if self.clocks.clock is not None:
                self.clocks.turn(self.awaited, entry.at)
            if self._has_limits:
                self._allow(entry)

    def copy(self) -> "Table":
        """The same table, which takes entries of its own."""
        other = copy(self)
        other.chairs, other.chat, other.series = [*self.chairs], [*self.chat], [*self.series]
        other.guests, other.nonces = {**self.guests}, {**self.nonces}
        other.banned, other.undo_agreed = {*self.banned}, {*self.undo_agreed}
        other.room = self.room.copy()
        clocks = self.clocks
        other.clocks = replace(clocks, banks=[*clocks.banks], since={**clocks.since}, steps={**clocks.steps})
        if self.play is not None:
            other.play = replace(self.play, moves=[*self.play.moves], lapses={**self.play.lapses})
        return other

    def follow(self, verdict: Verdict) -> None:
        """Take the entries of a verdict on this table as it is; a move in it is not worked out again."""
        for entry in verdict.entries:
            self.take(entry, verdict.made)

    def apply_move(self, seat: Seat, move: Any) -> MadeMove:
        """What a move leads to, if the rules allow it now; raises `Illegal`. Nothing changes."""
        assert self.play is not None, "there is a game"
        state = self.game.apply(self.play.state, seat, move, Rng(self.play.seed, len(self.play.moves) + 1))
        return MadeMove(move, state, self.game.outcome(state))

    def state_at(self, count: int) -> Any:
        """The state after so many moves of the game."""
        assert self.play is not None, "there is a game"
        play = self.play
        state = self.game.setup(play.options, len(self.chairs), Rng(play.seed, 0))
        for number, (seat, move, _) in enumerate(play.moves[:count], 1):
            state = self.game.apply(state, seat, move, Rng(play.seed, number))
        return state

    def late_state(self, delay: int) -> Any:
        """The state so many moves ago, or the first one; found by one more move if it was asked for last time."""
        assert self.play is not None, "there is a game"
        play, count = self.play, max(0, len(self.play.moves) - delay)
        if self._late is None or self._late[0] > count:
            self._late = count, self.state_at(count)
        at, state = self._late
        for seat, move, _ in play.moves[at:count]:
            at += 1
            state = self.game.apply(state, seat, move, Rng(play.seed, at))
        self._late = count, state
        return state

    def _allow(self, entry: e.Entry) -> None:
        """The time that options of the game give those it waits for."""
        state = self.play.state if self.play is not None else None
        given = {seat: self.game.time_limit(state, seat) for seat in self.awaited}
        mover = entry.seat if isinstance(entry, e.Moved) else None
        self.clocks.allow({seat: limit for seat, limit in given.items() if limit is not None}, entry.at, mover)

    # What folds share

    def set_game(self, name: str, version: int, seats: int) -> None:
        """Wait for a game of this kind; where its rules are not those we know, the table is closed."""
        self._count_unread_game()
        self.version, self.phase, self.closed_why, self.kept = version, "waiting", None, None
        try:
            self.game = find_game(name)
        except Illegal:
            self.game = MissingGame(name, version, seats)
            self.phase, self.closed_why = "closed", "version"
        if self.game.declaration.version != version:
            self.phase, self.closed_why = "closed", "version"
        self._has_limits = type(self.game).time_limit is not Game.time_limit
        self._has_final_moves = type(self.game).may_take_back is not Game.may_take_back
        self.is_timed = self._has_limits or self.house.clock is not None

    def change_chairs_of(self, who: str | None, change: Callable[[Chair], Chair]) -> None:
        """Change every chair of a person."""
        self.chairs = [change(chair) if who is not None and chair.who == who else chair for chair in self.chairs]

    def vacate(self, who: str | None) -> None:
        """Somebody has lost a seat: without another, nothing is left of what only people with one can do."""
        if who is None:
            return
        own = self.seats_of(who)
        if not own:
            self.room.unseat(who)
        elif not any(self.chairs[seat].away for seat in own):
            self.room.stand_ins.discard(who)

    # One fold for each kind of entry, in the order of `entries`.

    def _created(self, entry: e.Created) -> None:
        self.id, self.host, self.house = entry.table, entry.by or "", entry.house
        self.options, self.created = entry.options, entry.at
        self.chairs = [Chair(bot=entry.bots.get(seat)) for seat in range(entry.seats)]
        self.room.clock = entry.house.clock
        self.set_game(entry.game, entry.version, entry.seats)

    def _sat(self, entry: e.Sat) -> None:
        assert entry.by is not None, "a person sits down"
        owner, known = self.chairs[entry.seat].who, self.guests.get(entry.by)
        if known is None or not entry.own:
            self.guests[entry.by] = Guest(entry.name, entry.color, known is not None and known.muted)
        name, color = (entry.name, entry.color) if entry.own else (None, None)
        self.chairs[entry.seat] = replace(
            self.chairs[entry.seat], who=entry.by, bot=None, away=False, ready=False, name=name, color=color
        )
        self.room.claims.pop(entry.by, None)
        if not any(self.chairs[seat].away for seat in self.seats_of(entry.by)):
            self.room.stand_ins.discard(entry.by)  # came back through a seat link
        self.vacate(owner)
        self.undo_asked = None

    def _stood(self, entry: e.Stood) -> None:
        owner = self.chairs[entry.seat].who
        self.chairs[entry.seat] = Chair()
        self.vacate(owner)

    def _swapped(self, entry: e.Swapped) -> None:
        one, other = entry.one, entry.other
        self.chairs[one], self.chairs[other] = self.chairs[other], self.chairs[one]

    def _bot_sat(self, entry: e.BotSat) -> None:
        self.chairs[entry.seat] = Chair(bot=entry.level)

    def _readied(self, entry: e.Readied) -> None:
        self.change_chairs_of(entry.by, lambda chair: replace(chair, ready=entry.ready))

    def _renamed(self, entry: e.Renamed) -> None:
        assert entry.by is not None, "a person has a name"
        if entry.seat is not None:
            self.chairs[entry.seat] = replace(self.chairs[entry.seat], name=entry.name, color=entry.color)
            return
        muted = entry.by in self.guests and self.guests[entry.by].muted
        self.guests[entry.by] = Guest(entry.name, entry.color, muted)

    def _started(self, entry: e.Started) -> None:
        self.options = self.options_in_play()
        self.chairs = [replace(chair, resigned=False) for chair in self.chairs if chair.taken]
        seats, seed = len(self.chairs), parse_seed(entry.seed)
        options = self.game.parse_options(self.options, seats)
        state = self.game.setup(options, seats, Rng(seed, 0))
        self._played = self.game
        self.play = RunningGame(seats, options, seed, state, entry.at, [])
        self.phase, self.outcome, self.undo_asked, self._late = "playing", None, None, None
        self.room.clock = self.house.clock
        self.room.end_votes.clear()
        self.room.nudges.clear()
        self.undo_declined, self.undone_at = None, 0
        self.clocks = Clocks.start(self.house.clock, seats)

    def _moved(self, entry: e.Moved, made: MadeMove | None) -> None:
        assert self.play is not None, "a move needs a game"
        if made is None:
            made = self.apply_move(entry.seat, self.game.parse_move(entry.move))
        self.clocks.moved(entry.seat, entry.at)
        self.play.moves.append((entry.seat, made.move, entry.at))
        if entry.lapsed is True:
            self.play.lapses[entry.seat] = len(self.play.moves)
        if self._has_final_moves and not self.game.may_take_back(self.play.state, entry.seat, made.move):
            self.play.final = len(self.play.moves)
        self.play.state, self.undo_asked, self.undo_declined = made.state, None, None
        self._finish(made.outcome)

    def _undo_asked(self, entry: e.UndoAsked) -> None:
        assert self.play is not None, "an undo needs a game"
        self.undo_asked, self.undo_agreed, self.undo_declined = entry.seat, {entry.by or ""}, None
        self.undo_to = len(self.play.moves) - 1 if entry.to is None else entry.to
        self.undo_learned = entry.learned

    def _undo_answered(self, entry: e.UndoAnswered) -> None:
        if entry.agreed:
            self.undo_agreed.add(entry.by or "")
        elif self.undo_asked is not None:
            self.undo_declined = DeclinedUndo(self.undo_asked, entry.by or "", self.number)
            self.undo_asked = None

    def _undone(self, entry: e.Undone) -> None:
        assert self.play is not None, "an undo needs a game"
        play = self.play
        count = len(play.moves) - entry.moves
        play.state = self.state_at(count)
        del play.moves[count:]
        play.final, self.undone_at = min(play.final, count), self.number
        play.practice |= self.undo_asked is not None and self.undo_learned
        self._late, self.undo_declined = None, None
        self.undo_asked = None

    def _left(self, entry: e.Left) -> None:
        self.undo_asked = None  # it waits for answers that may never come; it can be asked again
        self.room.stand_ins.discard(entry.by or "")
        if self.phase == "waiting":
            self.change_chairs_of(entry.by, lambda _: Chair())
            self.vacate(entry.by)
        else:
            self.change_chairs_of(entry.by, lambda chair: replace(chair, away=True))

    def _returned(self, entry: e.Returned) -> None:
        self.room.stand_ins.discard(entry.by or "")
        self.change_chairs_of(entry.by, lambda chair: replace(chair, away=False))

    def _resigned(self, entry: e.Resigned) -> None:
        self.chairs[entry.seat] = replace(self.chairs[entry.seat], resigned=True)
        left = [seat for seat, chair in enumerate(self.chairs) if not chair.resigned]
        if len(left) <= 1:
            scores = [int(seat in left) for seat in range(len(self.chairs))]
            self._finish(Outcome(scores, left, rank(scores), [None] * len(scores)))

    def _said(self, entry: e.Said) -> None:
        self._line(entry.by, entry.text, None)

    def _reacted(self, entry: e.Reacted) -> None:
        self._line(entry.by, None, entry.sign)

    def _muted(self, entry: e.Muted) -> None:
        if entry.who in self.guests:
            self.guests[entry.who] = replace(self.guests[entry.who], muted=entry.muted)

    def _kicked(self, entry: e.Kicked) -> None:
        self.banned.add(entry.who)
        if entry.who not in self.guests and entry.name:
            self.guests[entry.who] = Guest(entry.name, "")
        ROOM_FOLDS[e.SentAway](self, entry)

    def _rematched(self, entry: e.Rematched) -> None:
        self.options, self.phase = entry.options, "waiting"
        self.chairs = [replace(chair, ready=False, resigned=False) for chair in self.chairs]

    def _closed(self, entry: e.Closed) -> None:
        self.phase, self.closed_why, self.undo_asked = "closed", entry.why, None

    def _kept(self, entry: e.Kept) -> None:
        self.kept_at = self.number
        if self.closed_why == "version":
            self.kept = entry

    def _pass_over(self, entry: e.Entry) -> None:
        """What is of a game whose rules are not these: only who sat where, and that something else began."""
        self.shape = self.number
        if isinstance(entry, e.Started):
            self.chairs = [chair for chair in self.chairs if chair.taken]
            self._in_unread_game = True
        elif isinstance(entry, e.Ended):
            self._in_unread_game = False
        elif isinstance(entry, e.Rematched):
            self._count_unread_game()
        if isinstance(entry, e.Started | e.Rematched | e.Ended):
            self.kept = None

    def _count_unread_game(self) -> None:
        """Another game follows, so that the last one is over."""
        self.unread_games += self._in_unread_game
        self._in_unread_game = False

    def _finish(self, outcome: Outcome[Any] | None) -> None:
        if outcome is None or self.outcome is not None:
            return
        self.outcome, self.phase, self.undo_asked = outcome, "over", None
        self.room.end_votes.clear()
        self.series.append(GameResult(outcome.scores, outcome.winners, [chair.who for chair in self.chairs]))

    def _remember(self, who: str | None, nonce: str) -> None:
        self.nonces[who, nonce] = self.number
        if len(self.nonces) > NONCES_KEPT:
            del self.nonces[next(iter(self.nonces))]

    def _line(self, who: str | None, text: str | None, sign: str | None) -> None:
        guest = self.guests.get(who or "")
        self.chat.append(Line(self.number, who or "", guest.name if guest else "", text, sign))
        del self.chat[:-CHAT_KEPT]


_OF_THE_GAME: Final = (
    e.Started,
    e.Moved,
    e.UndoAsked,
    e.UndoAnswered,
    e.Undone,
    e.Resigned,
    e.Rematched,
    e.Ended,
    e.Closed,
)
"""What a table whose game has new rules can no longer follow."""

_TURNS: Final = frozenset({e.Started, e.Moved, e.Undone, e.Resigned, e.Rematched, e.Ended, e.Closed})
"""What can change who may move."""

_FOLDS: Final[dict[type, Callable[[Table, Any], None]]] = {
    e.Created: Table._created,
    e.Sat: Table._sat,
    e.Stood: Table._stood,
    e.Swapped: Table._swapped,
    e.BotSat: Table._bot_sat,
    e.Readied: Table._readied,
    e.Renamed: Table._renamed,
    e.Started: Table._started,
    e.UndoAsked: Table._undo_asked,
    e.UndoAnswered: Table._undo_answered,
    e.Undone: Table._undone,
    e.Left: Table._left,
    e.Returned: Table._returned,
    e.Resigned: Table._resigned,
    e.Said: Table._said,
    e.Reacted: Table._reacted,
    e.Muted: Table._muted,
    e.Kicked: Table._kicked,
    e.Rematched: Table._rematched,
    e.Closed: Table._closed,
    e.Kept: Table._kept,
    **ROOM_FOLDS,
}
