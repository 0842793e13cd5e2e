"""Why a piece may not lie on a cell, in the order in which one would look."""

from typing import Any

from klub.core import Illegal
from klub.games.cubed.board import DIRECTIONS, EDGES, ENOUGH, FARTHEST, SLOT, Board, cell_at
from klub.games.cubed.moves import Play
from klub.games.cubed.pieces import BLACK, turned


def refusal(board: Board, move: Play) -> Illegal:
    """Why a piece that does not fit at (q, r) may not lie there, with every neighbour that objects."""
    where: dict[str, Any] = {"piece": move.piece, "q": move.q, "r": move.r, "turn": move.turn}
    count, blocks = len(board.laid), BLACK in move.piece
    near = max(abs(move.q), abs(move.r)) <= FARTHEST
    cell = cell_at(move.q, move.r) if near else None
    if cell in board.laid:
        other = board.pieces.codes[board.laid[cell] // 3]
        return Illegal("cubed/occupied", **where, other=other, rule="CUB-16")
    if blocks and count <= ENOUGH:
        return Illegal("cubed/blocker_too_early", **where, laid=count, rule="CUB-14" if not count else "CUB-17")
    if not count:
        return Illegal("cubed/first_piece", **where, rule="CUB-14")
    if cell in board.dead:
        return Illegal("cubed/dead_cell", **where, rule="CUB-30")
    contacts = _contacts(board, move) if near else []
    if not contacts:
        return Illegal("cubed/not_adjacent", **where, rule="CUB-15" if count == 1 else "CUB-16")
    black = [contact for contact in contacts if contact["mine"] == BLACK]
    if black:
        return Illegal("cubed/black_side", **where, neighbours=black, rule="CUB-29")
    if len(contacts) < ENOUGH <= count:
        rule = "CUB-28" if blocks else "CUB-16"
        return Illegal("cubed/too_few_contacts", **where, contacts=len(contacts), rule=rule)
    clashes = [contact for contact in contacts if contact["mine"] != contact["theirs"]]
    matching = len(contacts) - len(clashes)
    match = board.match if count >= ENOUGH else "all"
    return Illegal("cubed/colors_differ", **where, neighbours=clashes, matching=matching, match=match, rule="CUB-24")


def _contacts(board: Board, move: Play) -> list[dict[str, Any]]:
    """Each piece that this one would touch: where, which, over which edge, and the two letters that would meet."""
    slots, found = turned(move.piece, move.turn), []
    for edge, (q, r) in enumerate(DIRECTIONS):
        other = board.laid.get(cell_at(move.q + q, move.r + r))
        if other is not None:
            theirs = board.pieces.slots[other][SLOT[(edge + EDGES // 2) % EDGES]]
            found.append(
                {
                    "q": move.q + q,
                    "r": move.r + r,
                    "piece": board.pieces.codes[other // 3],
                    "edge": edge,
                    "mine": slots[SLOT[edge]],
                    "theirs": theirs,
                }
            )
    return found
