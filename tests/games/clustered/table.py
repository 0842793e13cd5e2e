"""Tables to test on: stacked decks, scripts of moves, pictures of boards. Only this module builds states by hand.

Players are letters, as in the rule ledger: `B` (blue) is seat 0, `O` (orange) seat 1, and so on through `PLAYERS`;
`S` is a start card and `.` an empty cell. A script is lines or `;`-separated steps, such as `B 1CD 1,0` (lay a card
at x 1, y 0) and `O drops 2SH` (discard one). In a picture x grows to the right and y downwards.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import pytest
from msgspec import structs

from klub import Match, match
from klub.core import Illegal, Outcome, Rng
from klub.games.clustered import GAME
from klub.games.clustered.board import Board, board_of, cell_at, piece
from klub.games.clustered.cards import KIND_OF, START, hand_cards, hand_of
from klub.games.clustered.moves import Discard, Move, Place
from klub.games.clustered.options import Options
from klub.games.clustered.rules import State
from klub.games.clustered.scoring import Breakdown
from tests.games.clustered import naive

PLAYERS: Final = "BOGPRTWY"
RNG: Final = Rng(bytes(32))  # every move is free of chance: all of it is in the setup
ANY_CARD: Final = "1CD"


def stack(piles: Sequence[Sequence[str]], first: int = 0, **options: Any) -> State:
    """A game before its first move in which each seat draws exactly these cards, in this order."""
    chosen: Options = GAME.parse_options({"first_player": first, **options}, len(piles))
    size = 7 if chosen.quick_play else 5
    kinds = [[KIND_OF[card] for card in pile] for pile in piles]
    return structs.replace(
        GAME.setup(chosen, len(piles), RNG),
        hands=tuple(hand_of(pile[:size]) for pile in kinds),
        decks=tuple(tuple(reversed(pile[size:])) for pile in kinds),
    )


def deal(*tops: str, first: int = 0, **options: Any) -> State:
    """A game with whole decks, each seat's first cards given as `1CD W 2SH`; the rest follows in the order of codes."""
    return stack([whole_deck(seat, top, options) for seat, top in enumerate(tops)], first, **options)


def short(*piles: str, first: int = 0, **options: Any) -> State:
    """A game in which the seats have these cards only, as near its end."""
    return stack([pile.split() for pile in piles], first, **options)


def whole_deck(seat: int, top: str, options: dict[str, Any]) -> list[str]:
    """A seat's deck with some cards on top."""
    cards, rest = top.split(), naive.deck(naive.wilds_of(seat, options))
    for card in cards:
        rest.remove(card)
    return cards + rest


def play(state: State, script: str) -> State:
    """The state after a script, played by the rules."""
    for step in steps(script):
        state = GAME.apply(state, *parse_step(step), RNG)
    return state


def lay(script: str, seats: int = 2, first: int = 0, **options: Any) -> State:
    """The state after laying wilds on cells, `B 1,0; O 0,1`: for tests in which only places matter.

    The seats have the wilds they need, and one more each, so that the game is not over.
    """
    movers = [step.split()[0] for step in steps(script)]
    piles = [["W"] * (movers.count(player) + 1) for player in PLAYERS[:seats]]
    state = stack(piles, first, **options)
    for step in steps(script):
        player, where = step.split()
        state = play(state, f"{player} W {where}")
    return state


def refused(state: State, step: str) -> Illegal:
    """The refusal of a step."""
    return refused_move(state, *parse_step(step))


def refused_move(state: State, seat: int, move: Move) -> Illegal:
    """The refusal of a move."""
    with pytest.raises(Illegal) as caught:
        GAME.apply(state, seat, move, RNG)
    return caught.value


def moves(state: State, player: str) -> list[str]:
    """The legal moves of a player as steps."""
    return [format_step(player, move) for move in GAME.moves(state, PLAYERS.index(player)) or ()]


def steps(script: str) -> list[str]:
    """The steps of a script."""
    return [step.strip() for step in re.split(r"[;\n]", script) if step.strip()]


def parse_step(step: str) -> tuple[int, Move]:
    """Seat and move of a step."""
    player, one, two = step.split()
    if one == "drops":
        return PLAYERS.index(player), Discard(two)
    x, y = map(int, two.split(","))
    return PLAYERS.index(player), Place(one, x, y)


def format_step(player: str, move: Move) -> str:
    """A step as it stands in scripts."""
    return f"{player} {move.card} {move.x},{move.y}" if isinstance(move, Place) else f"{player} drops {move.card}"


def plain(move: Move) -> naive.Move:
    """A move as the naive game writes it."""
    return ("place", move.card, move.x, move.y) if isinstance(move, Place) else ("discard", move.card)


def typed(move: naive.Move) -> Move:
    """A move of the naive game as the engine writes it."""
    return Place(*move[1:]) if move[0] == "place" else Discard(move[1])


def picture_cells(picture: str) -> dict[naive.Cell, int | None]:
    """What a picture shows: each card's cell and seat, None for a start card; the first start card is at (0, 0)."""
    rows = [row.strip() for row in picture.strip().splitlines()]
    shown = {(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "."}
    start_x, start_y = min(cell for cell, sign in shown.items() if sign == "S")
    return {(x - start_x, y - start_y): None if sign == "S" else PLAYERS.index(sign) for (x, y), sign in shown.items()}


def over(picture: str | dict[naive.Cell, int | None], seats: int = 2, **options: Any) -> State:
    """A finished game with the table of a picture: everyone's cards show the same, so that any picture is lawful."""
    shown = picture_cells(picture) if isinstance(picture, str) else picture
    fresh = stack([[] for _ in range(seats)], **options)
    return structs.replace(fresh, phase="over", board=_board(shown, fresh.board))


def result(picture: str | dict[naive.Cell, int | None], seats: int = 2, **options: Any) -> Outcome[Breakdown]:
    """The outcome of the game of a picture."""
    outcome = GAME.outcome(over(picture, seats, **options))
    assert outcome is not None
    return outcome


def scores(picture: str, seats: int = 2, **options: Any) -> list[int]:
    """The points of the game of a picture."""
    return result(picture, seats, **options).scores


def redeal(state: State, seats: Iterable[int], rng: Rng) -> State:
    """The same game with what only some seats know mixed anew: whatever the others see must stay as it was."""
    face_down = state.phase == "start_discards" or not state.options.discards_visible
    hands, decks, discards, last = list(state.hands), list(state.decks), list(state.discards), state.last
    for seat in seats:
        hand, pile = hand_cards(hands[seat]), discards[seat] if face_down else ()
        mixed = rng.shuffled([*hand, *pile, *decks[seat]])
        new_hand, rest = mixed[: len(hand)], mixed[len(hand) :]
        hands[seat], decks[seat] = hand_of(new_hand), rest[len(pile) :]
        if pile:
            discards[seat] = rest[: len(pile)]
        if last is not None and last.seat == seat:
            last = structs.replace(last, drawn=rng.shuffled(new_hand)[: len(last.drawn)])
            if pile and last.cell is None:
                last = structs.replace(last, kind=discards[seat][-1])
    return structs.replace(state, hands=tuple(hands), decks=tuple(decks), discards=tuple(discards), last=last)


def played(seats: int, seed: int, count: int | None = None, **options: Any) -> Match:
    """A match after `count` random legal moves, or at its end."""
    game, chance = match("clustered", seats, seed, options), Rng(seed.to_bytes(32, "big"), 1_000_000)
    while game.actors and (count is None or len(game.history) < count):
        seat = chance.choice(game.actors)
        game.play(seat, chance.choice(game.moves(seat) or ()))
    return game


def finish(state: State, choose: Callable[[Sequence[Move]], Move] = lambda listed: listed[0]) -> State:
    """The state at the end, with every move chosen from the legal ones."""
    while actors := GAME.actors(state):
        listed = GAME.moves(state, actors[0])
        assert listed, "an actor can always move"
        state = GAME.apply(state, actors[0], choose(listed), RNG)
    return state


def _board(shown: dict[naive.Cell, int | None], empty: Board) -> Board:
    """The board of a picture, laid outwards from the start cards."""
    waiting = dict(sorted(shown.items(), key=lambda item: item[1] is not None))
    laid: list[naive.Cell] = []
    while waiting:
        ready = [cell for cell in waiting if waiting[cell] is None or any(n in laid for n in naive.beside(cell))]
        assert ready, f"not connected to a start card: {sorted(waiting)}"
        laid += ready
        for cell in ready:
            del waiting[cell]
    pieces = [piece(shown[cell], START if shown[cell] is None else KIND_OF[ANY_CARD]) for cell in laid]
    cells = [cell_at(x, y) for x, y in laid]
    return board_of(zip(cells, pieces, strict=True), empty.bounds, empty.two_starts)
