"""Taking back: only the last move, and only if nobody has learned from it what the move itself does not say."""

from typing import Any, Final

from klub.core import Game, Illegal, Rng, Seat, encode
from klub.tables.table import Table

IMAGINED: Final = 6  # other deals that are tried for each seat
ATTEMPTS: Final = 400  # deals looked at for some in which the move was possible: one in twelve for a card just drawn


def may_undo(table: Table, seat: Seat) -> bool:
    """Whether `seat` made the last move and nobody learned anything new from what followed.

    What a costly move leads to nobody can foresee, so everyone has learned something from it.
    """
    if table.game.declaration.costly:
        return False
    if table.play is None or table.phase != "playing" or not table.play.moves or table.play.moves[-1][0] != seat:
        return False
    before = table.state_before_last()
    move = table.play.moves[-1][1]
    watchers: list[Seat | None] = [*range(len(table.chairs)), None]
    return not any(_learned(table.game, before, table.play.state, seat, move, watcher) for watcher in watchers)


def _learned(
    game: Game[Any, Any, Any, Any], before: Any, after: Any, seat: Seat, move: Any, watcher: Seat | None
) -> bool:
    """Whether `watcher` could see another thing now, had the hidden parts been dealt otherwise.

    States that fit what the watcher saw before are imagined, the same move is made in each, and the views are compared.
    """
    seen, view = encode(game.view(after, watcher)), game.view(before, watcher)
    tried = 0
    for number in range(ATTEMPTS):
        rng = Rng(b"klub/undo", number)
        try:
            other = game.apply(game.imagine(view, rng), seat, move, rng)
        except Illegal:
            continue
        if encode(game.view(other, watcher)) != seen:
            return True
        tried += 1
        if tried == IMAGINED:
            break
    return tried == 0
