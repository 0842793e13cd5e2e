"""Tables to test on: positions with given pieces, scripts of moves. Only this module builds states by hand.

Players are letters, `A` for seat 0. A script is lines or `;`-separated steps:

    A aab 1,0/2       lay aab at q 1, r 0, turned twice; without /2 it is not turned
    A draws           A passes          A skips (no gift)
    A takes 3         A keeps aab       A gives aab to B

`aaa` fits beside `aaa` everywhere: where only places matter, tables are made of as many of it as needed.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import pytest
from msgspec import structs

from klub.core import Illegal, Outcome, Rng
from klub.games.cubed import GAME, rules
from klub.games.cubed.board import Board, board_of, cell_at, empty_board, qr
from klub.games.cubed.moves import Draw, DrawMany, Give, Keep, Move, Pass, Play, SkipGift
from klub.games.cubed.options import Options
from klub.games.cubed.pieces import TURNS
from klub.games.cubed.rules import Breakdown, State
from tests.games.cubed.naive import Cell, Laid, Naive, beside
from tests.games.cubed.naive import Move as Plain

PLAYERS: Final = "ABCDEF"
_KINDS: Final[dict[str, Callable[..., Move]]] = {
    "play": Play,
    "draw": Draw,
    "pass": Pass,
    "give": Give,
    "skip_gift": SkipGift,
    "draw_many": DrawMany,
    "keep": Keep,
}


def chance(number: int = 0) -> Rng:
    """A stream of random numbers."""
    return Rng(bytes(32), number)


def table(
    *hands: str,
    bag: str = "",
    laid: str | Sequence[Cell] | Sequence[Laid] = "",
    first: int = 0,
    oldest: int = 0,
    **options: Any,
) -> State:
    """A game in which the seats hold these pieces, these lie on the table, and the bag is drawn from its left end.

    `laid` is as in a script, without players: `abc 0,0; aab 1,0/2`; bare cells get an `aaa` each.
    """
    chosen: Options = GAME.parse_options(options, len(hands))
    pieces = chosen.pieces
    kinds = [[pieces.kind_of[code] for code in hand.split()] for hand in hands]
    return State(
        options=chosen,
        phase="turn",
        round=1,
        turn=first,
        oldest=oldest,
        board=_board(chosen, laid),
        hands=tuple(map(pieces.hand_of, kinds)),
        bag=tuple(pieces.kind_of[code] for code in reversed(bag.split())),
        drawn=(),
        draws=0,
        idle=0,
        out=(),
        sheet=(),
        events=(),
    )


def walls(*hole: Cell) -> list[Cell]:
    """All cells up to two steps from a hole, in an order in which they can be laid; (0, 0) must be among them.

    Those that a hole shuts in, so that no piece can ever lie there, are left out.
    """
    near = {cell for each in hole for cell in beside(each)}
    left = sorted({*near, *(cell for each in near for cell in beside(each))} - {*hole, (0, 0)})
    order: list[Cell] = [(0, 0)]
    while True:
        enough = min(len(order), 2)
        following = next((cell for cell in left if len(set(beside(cell)) & set(order)) >= enough), None)
        if following is None:
            return order
        left.remove(following)
        order.append(following)


def in_round(state: State, number: int, *before: Sequence[int]) -> State:
    """The same position in a later round, after those with these points."""
    return structs.replace(state, round=number, sheet=tuple(map(tuple, before)))


def play(state: State, script: str, rng: Rng | None = None) -> State:
    """The state after a script, played by the rules."""
    for step in steps(script):
        state = GAME.apply(state, *parse_step(step), rng or chance())
    return state


def refused(state: State, step: str) -> Illegal:
    """The refusal of a step."""
    return refused_move(state, *parse_step(step))


def refused_move(state: State, seat: int, move: Move) -> Illegal:
    """The refusal of a move."""
    with pytest.raises(Illegal) as caught:
        GAME.apply(state, seat, move, chance())
    return caught.value


def moves(state: State, player: str) -> list[str]:
    """The legal moves of a player as steps, without the player."""
    return [format_step(move) for move in GAME.moves(state, PLAYERS.index(player)) or ()]


def plays(state: State, player: str) -> list[str]:
    """Those that lay a piece."""
    return [step for step in moves(state, player) if "," in step]


def events(state: State, watcher: int | None = None) -> tuple[Any, ...]:
    """What the last move did, as a seat or a spectator is told."""
    return GAME.view(state, watcher).events


def ended(state: State) -> Outcome[Breakdown]:
    """The outcome of a game that is over."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def hands(state: State) -> list[list[str]]:
    """What the seats hold."""
    pieces = state.options.pieces
    return [list(pieces.names(pieces.in_hand(hand))) for hand in state.hands]


def bag(state: State) -> list[str]:
    """What is in the bag; the next piece is the last."""
    return list(state.options.pieces.names(state.bag))


def laid(state: State) -> list[Laid]:
    """What lies on the table, in the order laid."""
    codes = state.options.pieces.codes
    return [(codes[piece // TURNS], *qr(cell), piece % TURNS) for cell, piece in state.board.laid.items()]


def naive(state: State) -> Naive:
    """The naive game in the same position, at the start of a turn in the first round."""
    options = structs.asdict(state.options)
    out = state.options.pieces.names(state.out)
    return Naive(hands(state), bag(state), state.turn, state.oldest, laid(state), out, **options)


def steps(script: str) -> list[str]:
    """The steps of a script."""
    return [step.strip() for step in re.split(r"[;\n]", script) if step.strip()]


def parse_step(step: str) -> tuple[int, Move]:
    """Seat and move of a step."""
    player, *words = step.split()
    return PLAYERS.index(player), _parse_move(words)


def _parse_move(words: Sequence[str]) -> Move:
    match words:
        case ["draws"]:
            return Draw()
        case ["passes"]:
            return Pass()
        case ["skips"]:
            return SkipGift()
        case ["takes", count]:
            return DrawMany(int(count))
        case ["keeps", piece]:
            return Keep(piece)
        case ["gives", piece, "to", other]:
            return Give(piece, PLAYERS.index(other))
        case [piece, place]:
            cell, _, turn = place.partition("/")
            q, r = map(int, cell.split(","))
            return Play(piece, q, r, int(turn or 0))
    raise ValueError(f"no step: {words!r}")


def format_step(move: Move) -> str:
    """A step as it stands in scripts, without its player."""
    match move:
        case Play():
            return f"{move.piece} {move.q},{move.r}" + (f"/{move.turn}" if move.turn else "")
        case Draw():
            return "draws"
        case Pass():
            return "passes"
        case SkipGift():
            return "skips"
        case DrawMany():
            return f"takes {move.count}"
        case Keep():
            return f"keeps {move.piece}"
        case Give():
            return f"gives {move.piece} to {PLAYERS[move.seat]}"


def plain(move: Move) -> Plain:
    """A move as the naive game writes it."""
    return (str(type(move).__struct_config__.tag), *structs.astuple(move))


def typed(move: Plain) -> Move:
    """A move of the naive game as the engine writes it."""
    return _KINDS[move[0]](*move[1:])


def finish(state: State, choose: Callable[[Sequence[Move]], Move] = lambda listed: listed[-1]) -> State:
    """The state at the end, with every move chosen from the legal ones."""
    number = 0
    while actors := GAME.actors(state):
        listed = GAME.moves(state, actors[0])
        assert listed, "an actor can always move"
        number += 1
        state = GAME.apply(state, actors[0], choose(listed), chance(number))
    return state


def _board(options: Options, given: str | Sequence[Cell] | Sequence[Laid]) -> Board:
    pieces, contents = options.pieces, rules.contents(options)
    if not given:
        return empty_board(contents, options.match)
    return board_of(
        ((cell_at(q, r), TURNS * pieces.kind_of[code] + turn) for code, q, r, turn in _laid(given)),
        contents,
        options.match,
    )


def _laid(given: str | Sequence[Cell] | Sequence[Laid]) -> Iterable[Laid]:
    if isinstance(given, str):
        for step in steps(given):
            move = _parse_move(step.split())
            assert isinstance(move, Play)
            yield move.piece, move.q, move.r, move.turn
        return
    for each in given:
        yield each if len(each) == 4 else ("aaa", each[0], each[1], 0)
