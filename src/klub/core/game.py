"""The contract every game fulfils: pure functions over frozen data, and a declaration in data."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, ForwardRef, Generic, Literal, TypeAlias, TypeVar, get_args, get_origin

from msgspec import Struct, structs

from klub.core.errors import Illegal, Malformed, shown
from klub.core.lesson import Lesson
from klub.core.live import LiveTurn
from klub.core.options import Option, option_faults
from klub.core.random import Rng
from klub.core.thought import LEVELS, Level, Thought
from klub.core.wire import from_dict, to_dict

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from klub.core.terminal import TerminalFace
    from klub.core.words import Words

Seat: TypeAlias = int
Points: TypeAlias = int
Scoring: TypeAlias = Literal["points", "fewest", "win"]
"""What decides: the most points, the fewest, or something that points do not tell."""
Asker: TypeAlias = Literal["person", "bot"]
"""Who asks for a move."""

B = TypeVar("B")
O = TypeVar("O", bound=Struct)  # noqa: E741 - Options, State, Move, View: one letter each, as in the contract
S = TypeVar("S", bound=Struct)
M = TypeVar("M", bound=Struct)
V = TypeVar("V", bound=Struct)
_TYPES = ("options_type", "state_type", "move_type", "view_type")


class Outcome(Struct, Generic[B], frozen=True):
    """How a game ended: points, who won (shared wins name several, a lost solo game nobody) and where points came from.

    `ranking` gives each seat its place, 1 for the best; equal places are shared.
    """

    scores: list[Points]
    winners: list[Seat]
    ranking: list[int]
    breakdown: list[B]


class TimeLimit(Struct, frozen=True):
    """Time that an option of the game gives a seat for this step: so many seconds, anew with each new `key`."""

    key: str
    seconds: float


class Declaration(Struct, frozen=True, kw_only=True):
    """What is known of a game before it is played. Generic code (forms, tests, tables, docs) reads this only.

    `version` rises with every change of the rules that could change a game, never with a refactoring.
    `seats` are the fewest and the most players, `without_seats` numbers between them that cannot play.
    `longest` is the most moves a game can take, for any seats and options; None where play can be endless.
    `chance` says where luck comes in: nowhere, only in `setup`, or in moves too.
    `hidden` says whether seats know different things; `simultaneous` whether several may move at once;
    `listed` whether `moves` can list them (else it returns None in some phase, and `sample` must be used).
    `costly` says that `resolve`, `film` and live turns take long: a server does them in processes of their own.
    `levels` are the strengths of its bots that differ, weakest first; any other plays like one of them.
    `actions` is the most moves that can be listed at once: the size of the default environment, which a game without
    it does not have.
    `page` says how the game is shown in a browser: by a face of its own, or by the one that serves every game.
    `order` is its place among the games that are offered, smaller first; equal ones are sorted by name.
    `late_join` says whether a person may take over from a bot in the middle of a game.
    """

    name: str
    version: int
    seats: tuple[int, int]
    options: tuple[Option, ...]
    chance: Literal["none", "setup", "moves"] = "moves"
    hidden: bool
    simultaneous: bool
    listed: bool
    longest: int | None
    scoring: Scoring = "points"
    rules: str = ""
    costly: bool = False
    without_seats: tuple[int, ...] = ()
    levels: tuple[Level, ...] = LEVELS
    actions: int | None = None
    page: Literal["own", "generic"] = "generic"
    order: int = 100
    late_join: bool = True

    @property
    def fewest_seats(self) -> int:
        """The fewest players."""
        return self.seats[0]

    @property
    def most_seats(self) -> int:
        """The most players."""
        return self.seats[1]

    @property
    def tables(self) -> tuple[int, ...]:
        """The numbers of players there can be."""
        fewest, most = self.seats
        return tuple(seats for seats in range(fewest, most + 1) if seats not in self.without_seats)

    def help_key(self, option: Option) -> str:
        """The key of the sentence about an option, also where the option does not name it."""
        return option.help or f"{self.name}-option-{option.name}"

    def with_help_keys(self) -> "Declaration":
        """The same, with a help key on every option."""
        options = tuple(structs.replace(option, help=self.help_key(option)) for option in self.options)
        return structs.replace(self, options=options)

    @property
    def usual_seats(self) -> int:
        """The fewest who can play together; 1 for a game that is only played alone."""
        return next((seats for seats in self.tables if seats > 1), 1)


class Game(ABC, Generic[O, S, M, V]):
    """A game: subclass it with its four types, fill in the declaration, and write the functions as pure ones.

    `options_type`, `state_type`, `move_type` and `view_type` are those of `Game[…]`, unless the class says otherwise.
    A state is frozen and holds no seed; `apply` returns a new one. All legality lives in `apply`, which raises
    `Illegal` and so leaves everything as it was. A move that `moves` lists is accepted, any other is refused.
    """

    declaration: ClassVar[Declaration]
    options_type: ClassVar[Any]
    state_type: ClassVar[Any]
    move_type: ClassVar[Any]
    view_type: ClassVar[Any]

    def __init_subclass__(cls, **keywords: Any) -> None:
        super().__init_subclass__(**keywords)
        for base in cls.__dict__.get("__orig_bases__", ()):
            if vars(get_origin(base) or object).get("__parameters__") == vars(Game)["__parameters__"]:
                for name, kind in zip(_TYPES, get_args(base), strict=True):
                    if name not in cls.__dict__ and not isinstance(kind, TypeVar | ForwardRef):
                        setattr(cls, name, kind)

    @abstractmethod
    def setup(self, options: O, seats: int, rng: Rng) -> S:
        """The state before the first move. `options` come from `parse_options`."""

    @abstractmethod
    def actors(self, state: S) -> tuple[Seat, ...]:
        """The seats that may move now, ascending; several in simultaneous phases, none once the game is over."""

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> Sequence[M] | None:
        """The legal moves of `seat`, sorted by `move_key`, unique; empty if it is no actor, None if unlistable."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: M, rng: Rng) -> S:
        """The state after `seat` made `move`; raises `Illegal` if it may not."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What `seat` may know (None: a spectator), built by listing what it may see."""

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> S:
        """A full state, drawn at random among those that give exactly this view: how bots search honestly."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome[Any] | None:
        """The result, or None while the game goes on."""

    def awaited(self, state: S) -> tuple[Seat, ...]:
        """The actors that the game waits for, ascending: by default all of them, and always at least one.

        An actor that is not awaited may still change its mind: no clock runs for it, and no bot is asked again.
        """
        return self.actors(state)

    def sample(self, state: S, seat: Seat, rng: Rng) -> M:
        """A random legal move of an actor. Games with unlisted moves override it."""
        moves = self.moves(state, seat)
        if moves is None:
            raise TypeError(f"{type(self).__name__} does not list its moves, so it must override sample()")
        return rng.choice(moves)

    def lapse(self, state: S, seat: Seat) -> M:
        """The move the clock makes for an actor whose time is up: by default the first legal one."""
        moves = self.moves(state, seat)
        if moves is None:
            raise TypeError(f"{type(self).__name__} does not list its moves, so it must override lapse()")
        return moves[0]

    def think(self, view: V, level: Level, rng: Rng, bots: Sequence[Seat] = ()) -> Thought[M]:  # noqa: ARG002 - a hook with a default
        """The move of a bot for the seat whose view it is, and why; by default found by a search over imagined states.

        The same view, level and chance give the same move: strength is a number of playouts, never a time. `bots` are
        the seats that bots play.
        """
        from klub.core.search import think  # late: only who plays with bots needs it

        return think(self, view, level, rng)

    def words(self) -> "Words":
        """How the game speaks: by default its sentences, or what can be read from the names it declares."""
        from klub.core.words import Words  # late: most programs that import the library never say anything

        return Words(self)

    def terminal(self) -> "TerminalFace":
        """How the game is played in the terminal: by default the table as text, and moves by number."""
        from klub.core.terminal import PlainFace  # late: only the terminal needs it

        return PlainFace(self)

    def environment(self) -> Any:
        """What makes it an environment for learning (`klub.envkit.Environment`); None for the default one.

        The default needs `Declaration.actions`: an action is an index into the sorted legal moves.
        """
        return None

    @property
    def folder(self) -> "Traversable":
        """Where the game's files lie (`locales/<language>.ftl`, `rules.<language>.md`): by default beside its class."""
        import sys  # late, both: most programs that import the library never read a file of a game
        from importlib.resources import files

        return files(sys.modules[type(self).__module__].__package__ or type(self).__module__)

    def weigh(self, state: S, seat: Seat) -> Sequence[Points] | None:  # noqa: ARG002 - a hook with a default
        """The points that each of `moves` would bring `seat` at once, in the same order; None if nobody can say.

        It says nothing that the seat does not know: the same comes of any state that gives the seat's view.
        """
        return None

    def standing(self, state: S) -> Sequence[Points] | None:  # noqa: ARG002 - a hook with a default
        """Everyone's points now, as all may know them; None if this game does not count while it runs.

        Once the game is over these are its scores.
        """
        return None

    def lessons(self) -> Sequence[Lesson[S, M]]:
        """Small positions to learn the game from, in the order to take them."""
        return ()

    def check_request(self, move: M, asker: Asker) -> None:
        """Refuse (`move/not_for_players`) a move that only the server writes; asked before `resolve`."""

    def resolve(self, state: S, seat: Seat, move: M) -> M:  # noqa: ARG002 - a hook with a default
        """The move as it is kept: with all that is costly to work out, so that `apply` need not. Raises `Illegal`.

        `apply` makes the same of both, but trusts what the resolved move carries; `retrace` does not.
        """
        return move

    def retrace(self, state: S, seat: Seat, move: M) -> None:
        """Raise `Illegal` unless what a resolved move carries is true: by default there is nothing to carry."""

    def live(self, state: S, seat: Seat) -> LiveTurn | None:  # noqa: ARG002 - a hook with a default
        """The turn of a seat, to be played by hand from here; None if it plays by plain moves now."""
        return None

    def film(self, state: S, seat: Seat, move: M) -> bytes:  # noqa: ARG002 - a hook with a default
        """What watchers would have been shown of a move: frames at 30 a second, each after its length (4 bytes, LE).

        Raises `Illegal`, by default always (`live/no_film`).
        """
        raise Illegal("live/no_film")

    def warm_up(self) -> None:
        """Load or compile what the first costly move would wait for: by default there is nothing."""

    def sketch(self, state: S, seat: Seat, raw: Any) -> Any:  # noqa: ARG002 - a hook with a default
        """What the others are shown of something that is no move yet, checked; raises `Illegal` (`live/not_now`)."""
        raise Illegal("live/not_now")

    def time_limit(self, state: S, seat: Seat) -> TimeLimit | None:  # noqa: ARG002 - a hook with a default
        """The time that an option gives an actor for this step; when it is up, the table makes the `lapse` move."""
        return None

    def silent(self, state: S) -> tuple[Seat, ...]:  # noqa: ARG002 - a hook with a default
        """The seats that may not chat now."""
        return ()

    def may_take_back(self, state: S, seat: Seat, move: M) -> bool:  # noqa: ARG002 - a hook with a default
        """Whether a move that `seat` made in `state` may ever be taken back; not where the rules call it final."""
        return True

    def rematch(self, state: S, options: O) -> O:  # noqa: ARG002 - a hook with a default
        """The options of the next game at the same table, carrying over what the rules say (such as who starts)."""
        return options

    def check_options(self, options: O, seats: int) -> None:
        """Refuse (`Malformed`, `options/…`) what no single declaration can see, such as two values that clash."""

    def render_text(self, view: V) -> str:
        """The table as text, for terminals: by default the fields of the view, one a line."""
        from klub.core.drawing import view_text

        return view_text(view)

    def render_svg(self, view: V) -> str:
        """The table as a picture, for pages and notebooks: by default the text of `render_text`.

        Where the page has no face of the game's own, an element with `data-move` (a move as JSON) can be clicked while
        that move is legal.
        """
        from klub.core.drawing import text_picture

        return text_picture(self.render_text(view))

    def parse_options(self, raw: Mapping[str, Any] | O | None, seats: int) -> O:
        """Options from plain data, with defaults; refuses by name what is unknown, out of range or contradictory."""
        declared = self.declaration
        if type(seats) is not int or not declared.fewest_seats <= seats <= declared.most_seats:
            fewest, most = declared.seats
            raise Malformed("seats/out_of_range", game=declared.name, seats=shown(seats), fewest=fewest, most=most)
        if seats in declared.without_seats:
            raise Malformed("seats/not_played", game=declared.name, seats=seats, known=list(declared.tables))
        plain = {} if raw is None else raw
        if isinstance(raw, Struct):
            plain = from_dict(raw, dict[str, Any], "options/malformed")
        if not isinstance(plain, Mapping):
            raise Malformed("options/malformed", value=shown(raw))
        faults = option_faults(declared.options, plain, seats)
        if faults:
            first, more = faults[0], [{"code": fault.code, **fault.facts} for fault in faults[1:]]
            raise Malformed(first.code, **first.facts, **({"more": more} if more else {}))
        options: O = from_dict(_plain(plain), self.options_type, "options/malformed")
        self.check_options(options, seats)
        return options

    def parse_move(self, raw: Any) -> M:
        """A move from a struct or plain data; raises `Malformed`."""
        move: M = from_dict(raw, self.move_type, "move/malformed")
        return move


def rank(scores: Sequence[Points]) -> list[int]:
    """Places by points, the most first; equal points share a place."""
    return [1 + sum(other > score for other in scores) for score in scores]


def rank_fewest(scores: Sequence[Points]) -> list[int]:
    """Places by points where the fewest are the best; equal points share a place."""
    return [1 + sum(other < score for other in scores) for score in scores]


def refuse_move_out_of_turn(seat: Seat, actors: Sequence[Seat]) -> Illegal:
    """The refusal for a seat that may not move now."""
    if not actors:
        return Illegal("move/game_over")
    return Illegal("move/not_your_turn", seat=seat, actors=list(actors))


def _plain(raw: Mapping[str, Any]) -> dict[str, Any]:
    return {name: to_dict(value) if isinstance(value, Struct) else value for name, value in raw.items()}
