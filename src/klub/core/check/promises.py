"""What a game promises, as data: the name of each check, what it expects, and how to mend a game that fails it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from klub.core.errors import Illegal
from klub.core.wire import to_dict


class Promise(NamedTuple):
    """What is expected of every game, and what its author can do where it is not so."""

    expected: str
    fix: str


PROMISES: Final[dict[str, Promise]] = {
    "declaration/basics": Promise(
        "a lower-case name, a version of at least 1, 1 ≤ fewest ≤ most seats, and longest None or at least 1",
        "correct the game's Declaration",
    ),
    "declaration/types": Promise(
        "options_type, state_type, move_type and view_type are frozen structs, or unions of them",
        "make the four types of Game[…] msgspec Structs with frozen=True",
    ),
    "declaration/options": Promise(
        "the declared options have the names of the fields of options_type, each once",
        "declare one option for each field, under the name it has on the wire",
    ),
    "declaration/defaults": Promise(
        "each option's declared default is the default of its field, and is accepted",
        "give both the same default, one that lies within the declared values",
    ),
    "declaration/help": Promise(
        "the help key of an option is that of a sentence in the game's locales/en.ftl",
        "write the sentence, such as 'mygame-option-rounds = …', or leave help out",
    ),
    "declaration/actions": Promise(
        "actions is None, or at least the number of moves that are listed at once",
        "raise actions to the most moves there can be, or leave it out",
    ),
    "declaration/needs": Promise(
        "what an option needs is another declared option, with a value that one takes",
        "correct the names and values of the option's needs",
    ),
    "declaration/chance": Promise(
        "moves use the rng only if the declaration says chance='moves'",
        "declare chance='moves', or draw everything in setup",
    ),
    "options/accepted": Promise(
        "options within the declared values are accepted, or refused with a code 'options/…'",
        "let check_options raise Malformed('options/conflict', …) for what cannot be played",
    ),
    "options/refused": Promise(
        "unknown names, wrong types and values out of range are refused with a code 'options/…'",
        "call super().parse_options() where you override it",
    ),
    "options/seats": Promise(
        "a number of seats that is not declared is refused with a code 'seats/…'",
        "call super().parse_options() where you override it",
    ),
    "options/playable": Promise(
        "setup makes a state from all options that parse_options accepts",
        "refuse such options in check_options, or make setup work with them",
    ),
    "round_trip/options": Promise(
        "options written as JSON are read back as the same options",
        "use fields that msgspec can write and read",
    ),
    "round_trip/state": Promise(
        "a state written as JSON is read back as the same state",
        "keep only data that msgspec can write and read in it, in the declared types",
    ),
    "round_trip/view": Promise(
        "a view written as JSON is read back as the same view",
        "keep only data that msgspec can write and read in it, in the declared types",
    ),
    "round_trip/move": Promise(
        "a move written as JSON is read back by parse_move as the same move",
        "give each kind of move its own tag, and fields that msgspec can write and read",
    ),
    "round_trip/outcome": Promise(
        "an outcome can be written as JSON and read again",
        "keep only data that msgspec can write in its breakdown",
    ),
    "round_trip/record": Promise(
        "the record of a game can be written as JSON and read again",
        "write moves and options as JSON objects (no array_like structs), of data that msgspec can write",
    ),
    "state/frozen": Promise(
        "setup and apply return an instance of state_type, which is frozen",
        "return a new frozen struct each time",
    ),
    "determinism/replay": Promise(
        "the same options, seed and moves give the same states, byte for byte",
        "draw all chance from the rng that is handed in, and do not iterate over sets",
    ),
    "determinism/restored": Promise(
        "a game goes on in the same way from its record and from a state that was written as JSON and read again",
        "keep everything that play depends on in the fields of the state",
    ),
    "actors/sorted": Promise(
        "actors() is a tuple of different seats, ascending",
        "return tuple(sorted(set(seats)))",
    ),
    "actors/until_the_end": Promise(
        "somebody may move as long as there is no outcome, and nobody afterwards",
        "make actors() empty exactly when outcome() is not None",
    ),
    "actors/simultaneous": Promise(
        "only a game declared as simultaneous has several actors at once",
        "declare simultaneous=True, or return one actor",
    ),
    "actors/awaited": Promise(
        "awaited() is a tuple of actors, ascending, with at least one as long as somebody may move",
        "leave out of actors() only those who have moved and may change their mind",
    ),
    "moves/listed": Promise(
        "moves() lists the moves of an actor, at least one; None only in a game declared with listed=False",
        "declare listed=False, or return the list; give a player who can do nothing a move that says so",
    ),
    "moves/sorted": Promise(
        "moves() is sorted by move_key and names no move twice",
        "return tuple(sorted(set(moves), key=move_key))",
    ),
    "moves/tagged": Promise(
        "each kind of move is a struct with a tag",
        "define it as class Lay(Struct, frozen=True, tag_field='do', tag='lay')",
    ),
    "moves/accepted": Promise(
        "apply accepts each move that moves() lists",
        "let both ask the same function what is legal",
    ),
    "moves/others_refused": Promise(
        "apply refuses each move that moves() does not list",
        "check in apply everything that makes a move legal, and raise Illegal",
    ),
    "moves/idle": Promise(
        "a seat that is not an actor has no moves, and apply refuses those it tries",
        "return () from moves(), and raise refuse_move_out_of_turn() in apply",
    ),
    "refusal/illegal": Promise(
        "what cannot be done is refused by Illegal, with a code and facts in plain data",
        "raise Illegal('mygame/what_is_wrong', …) or Malformed before anything else can go wrong",
    ),
    "refusal/code": Promise(
        "the code of a refusal is '<game>/<what>' or one of Klub's own, such as 'move/not_your_turn', in lower case",
        "raise Illegal('mygame/what_is_wrong', …)",
    ),
    "apply/pure": Promise(
        "apply leaves the state it is given as it was",
        "build a new state; never change a list, dict or object inside the old one",
    ),
    "sample/accepted": Promise(
        "sample() returns a move that apply accepts",
        "choose among the legal moves, or build one that is legal by construction",
    ),
    "lapse/accepted": Promise(
        "lapse() returns a move that apply accepts",
        "return the move that the rules prescribe when time is up, or the first legal one",
    ),
    "resolve/same": Promise(
        "apply makes the same of a legal move and of what resolve() makes of it",
        "work out in resolve() what apply would, and let apply take it from the move where it is there",
    ),
    "retrace/accepts": Promise(
        "retrace() accepts each move that resolve() wrote",
        "work the result out again by the same function, and compare",
    ),
    "end/reached": Promise(
        "a game is over after declaration.longest moves at the latest",
        "raise longest, set it to None for an endless game, or make the game end",
    ),
    "end/refused": Promise(
        "nobody may move once the game is over",
        "raise refuse_move_out_of_turn() in apply when actors() is empty",
    ),
    "outcome/seats": Promise(
        "scores, ranking and breakdown have one entry for each seat, and winners are seats, ascending",
        "build the four lists from range(seats)",
    ),
    "outcome/ranking": Promise(
        "places count from 1 and equal ones are shared, better points never give a worse place, "
        "and the winners are all in first place, or nobody won",
        "use rank(scores) or rank_fewest(scores), and name everybody in first place as winner",
    ),
    "view/pure": Promise(
        "view() changes nothing, and gives the same view each time",
        "build the view from the state alone",
    ),
    "view/events": Promise(
        "a view has a field `events`, a tuple of structs with tags: what this seat may know of the last move",
        "add `events: tuple[Event, ...]`, empty before the first move, and give each kind of event a tag",
    ),
    "view/told": Promise(
        "the view of whoever made the last move tells at least one event of it",
        "keep the last move's events in the state, and list in view() those that the seat may know",
    ),
    "view/seat": Promise(
        "where several may move at once, the view of a seat names it in a field `seat`",
        "add `seat: Seat | None` to the view",
    ),
    "imagine/fits": Promise(
        "a state imagined from a view gives exactly this view again",
        "take everything the view shows from it, and remove from it what a seat may not know",
    ),
    "imagine/determinism": Promise(
        "imagine() gives the same state for the same view and rng",
        "draw all chance from the rng that is handed in, and do not iterate over sets",
    ),
    "imagine/varies": Promise(
        "in a game declared as hidden, imagine() draws what a seat cannot know: other chance gives other states",
        "draw what the view does not show from the rng, among all that fits it",
    ),
    "imagine/playable": Promise(
        "what a seat may do in the true state it may do in an imagined one",
        "imagine only states that can arise by the rules",
    ),
    "secrets/actors": Promise(
        "who may move follows from what each seat knows",
        "show in the view what actors() depends on",
    ),
    "secrets/moves": Promise(
        "the list of a seat's moves follows from what it knows, so that it gives no secret away",
        "let moves() depend only on what view() shows this seat",
    ),
    "secrets/refusals": Promise(
        "why a seat's move is refused follows from what it knows, so that it gives no secret away",
        "let code and facts of a refusal depend only on what view() shows this seat",
    ),
    "secrets/weigh": Promise(
        "what a seat's moves would bring follows from what it knows, so that it gives no secret away",
        "let weigh() depend only on what view() shows this seat",
    ),
    "secrets/standing": Promise(
        "everyone's points follow from what anyone may know, spectators too",
        "count in standing() only what all can see, or return None",
    ),
    "secrets/kept": Promise(
        "in a game declared as hidden, some seat cannot tell what another one sees",
        "take what is secret out of the views and draw it in imagine(), or declare hidden=False",
    ),
    "secrets/open": Promise(
        "in a game declared as open, each seat can tell what all the others see",
        "declare hidden=True, or show the same to all",
    ),
    "hooks/weigh": Promise(
        "weigh() is None, or has a whole number for each move that moves() lists",
        "return [worth(move) for move in self.moves(state, seat)]",
    ),
    "hooks/standing": Promise(
        "standing() is None, or has a whole number for each seat: once the game is over, its score",
        "count in standing() and outcome() by the same function",
    ),
    "hooks/lessons": Promise(
        "each lesson has a name of its own and a learner who may move, and is not reached before the first move",
        "give each lesson another name, let its seat be an actor, and let its goal ask for a move",
    ),
    "hooks/time_limit": Promise(
        "time_limit() is None, or has a key and more than 0 seconds",
        "return TimeLimit('turn', float(options.turn_timer)), or None where the option is off",
    ),
    "hooks/live": Promise(
        "live() is None, or a LiveTurn of an actor: it refuses nonsense by Illegal, shows frames, and ends with "
        "time_up() in a move that apply accepts",
        "build the turn from the state alone, and read inputs by one function that raises Illegal",
    ),
    "hooks/film": Promise(
        "film() is a row of frames, each after its length in 4 bytes, or is refused by Illegal",
        "write len(frame).to_bytes(4, 'little') before each frame",
    ),
    "hooks/silent": Promise(
        "silent() is a tuple of different seats, ascending",
        "return tuple(sorted(set(seats)))",
    ),
    "hooks/rematch": Promise(
        "the options that rematch() carries over are accepted for the next game",
        "return valid options_type, such as msgspec.structs.replace(options, first_player=…)",
    ),
    "hooks/think": Promise(
        "think() gives a Thought with a legal move, the same for the same view, level and rng",
        "choose among the legal moves of imagined states, with chance from the rng that is handed in only",
    ),
    "hooks/words": Promise(
        "words() puts every move and event into words, in every language",
        "return text from Words.move() and Words.event() whatever they are given",
    ),
    "hooks/render_svg": Promise(
        "render_svg() draws every view as an SVG picture, and each data-move in it is a move as JSON",
        "return well-formed <svg xmlns='http://www.w3.org/2000/svg'>…, and write marks by html.escape(encode(move))",
    ),
    "hooks/render_text": Promise(
        "render_text() draws every view as text",
        "return a str whatever the view holds",
    ),
}


class Nonconforming(AssertionError):
    """A game breaks the contract: which check failed, what was expected, what was found, where, and how to mend it."""

    def __init__(self, check: str, found: str, where: str = "") -> None:
        super().__init__(check, found, where)
        self.check = check
        self.found = found
        self.where = where

    @property
    def expected(self) -> str:
        """What the contract says."""
        return PROMISES[self.check].expected

    @property
    def fix(self) -> str:
        """What the author of the game can do."""
        return PROMISES[self.check].fix

    def __str__(self) -> str:
        lines = (f"expected: {self.expected}", f"found: {self.found}", f"fix: {self.fix}")
        return "\n  ".join((self.check, *lines, *([f"where: {self.where}"] if self.where else [])))


@contextmanager
def keeping(check: str) -> Iterator[None]:
    """Whatever goes wrong inside breaks this promise."""
    try:
        yield
    except Nonconforming:
        raise
    except Exception as error:
        raise Nonconforming(check, told(error)) from error


@contextmanager
def at(where: str) -> Iterator[None]:
    """Whatever promise is broken inside was broken here."""
    try:
        yield
    except Nonconforming as error:
        if error.where:
            raise
        raise Nonconforming(error.check, error.found, where) from error.__cause__


def told(error: Exception) -> str:
    """An exception in one line; a refusal by its code, since its sentence may be missing."""
    if isinstance(error, Illegal):
        return f"{type(error).__name__} {error.code!r} with {error.facts!r}"
    return f"{type(error).__name__}: {error}"


def difference(left: Any, right: Any) -> str:
    """The first place where two values differ once they are plain data."""
    return _difference(to_dict(left), to_dict(right), "$") or "no difference in plain data"


def _difference(left: Any, right: Any, path: str) -> str | None:
    if type(left) is type(right) is dict and left.keys() == right.keys():
        return next((diff for key in left if (diff := _difference(left[key], right[key], f"{path}.{key}"))), None)
    if type(left) is type(right) is list and len(left) == len(right):
        pairs = enumerate(zip(left, right, strict=True))
        return next((diff for index, pair in pairs if (diff := _difference(*pair, f"{path}[{index}]"))), None)
    return None if left == right else f"{path} is {left!r} and {right!r}"
