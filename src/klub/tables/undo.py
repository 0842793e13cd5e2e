"""Taking back: which moves may be, and whether anybody has learned from them what the moves themselves do not say."""

from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from klub.core import Game, Illegal, Rng, Seat, encode
from klub.tables.table import Table

WhyNot: TypeAlias = Literal["none", "moved_on", "final", "learned", "never"]
"""Why a move cannot be taken back: there is none, others have moved since, the game calls it final, somebody has
learned from it, or the house wants no take-backs."""

IMAGINED: Final = 6  # other deals that are tried for each seat
ATTEMPTS: Final = 400  # deals looked at for some in which the moves were possible: one in twelve for a card just drawn


class UndoOffer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The last move of a person: `to` moves would stay without it and what followed.

    `reason` says why it cannot be taken back; if `strict`, it cannot either where somebody has learned something from
    it, which takes time to find out. `earliest` is the fewest moves that may stay where any own move can be taken back,
    as alone with bots.
    """

    seat: Seat
    to: int
    reason: WhyNot | None = None
    strict: bool = False
    earliest: int | None = None


class PlannedUndo(Struct, frozen=True, eq=False):
    """Moves that somebody wants to take back, apart from their table: it may go on meanwhile."""

    game: Game[Any, Any, Any, Any]
    options: Any
    seats: int
    seed: bytes
    moves: tuple[tuple[Seat, Any, float], ...]
    to: int
    own: tuple[Seat, ...]
    state: Any
    known: bool
    """Whether the game is practice anyway."""

    @property
    def count(self) -> int:
        """How many moves would be taken back."""
        return len(self.moves) - self.to


def offer_undo(table: Table, who: str) -> UndoOffer | None:
    """What a person is offered to take back now; None for somebody who has not moved. Cheap: no rules are asked."""
    own, play = table.seats_of(who), table.play
    if play is None or table.phase != "playing":
        return None
    able = [seat for seat in own if not table.chairs[seat].resigned]
    last = next((at for at in range(len(play.moves) - 1, -1, -1) if play.moves[at][0] in able), None)
    if last is None:
        return None
    strict = _is_strict(table, who)
    free = table.plays_alone(who) and table.house.undo_rule == "agreed"
    return UndoOffer(
        seat=play.moves[last][0],
        to=last,
        reason=_why_not(table, who, last),
        strict=strict,
        earliest=play.final if free else None,
    )


def plan_undo(table: Table, who: str, seat: Seat, to: int | None) -> PlannedUndo:
    """The moves that a seat of this person wants to take back; refuses what cannot be, whatever was learned."""
    play = table.play
    if play is None or table.phase != "playing":
        raise Illegal("table/not_playing", phase=table.phase)
    moves = tuple(play.moves)
    if to is None:
        to = next((at for at in range(len(moves) - 1, -1, -1) if moves[at][0] == seat), len(moves))
    why = _why_not(table, who, to) if to < len(moves) and moves[to][0] == seat else "none"
    if why is not None:
        raise Illegal("table/no_undo", seat=seat, why=why)
    game, seats, own = table.game, len(table.chairs), table.seats_of(who)
    return PlannedUndo(game, play.options, seats, play.seed, moves, to, own, play.state, play.practice)


def check_learned(table: Table, who: str, seat: Seat, *, learned: bool) -> None:
    """Refuse to take back what somebody has learned from, unless others can agree, or nobody else sits there."""
    if learned and _is_strict(table, who):
        raise Illegal("table/no_undo", seat=seat, why="learned")


def others_present(table: Table, who: str) -> set[str]:
    """The other people who play themselves: neither away nor resigned on all their seats."""
    return {chair.who for chair in table.chairs if chair.who not in (None, who) and chair.thinker is None}


def has_learned(planned: PlannedUndo) -> bool:
    """Whether anybody knows more after these moves than the moves say. It may take a tenth of a second.

    What a costly move leads to nobody can foresee, so everyone has learned something from it; and so they have from
    what others chose to do.
    """
    if planned.known or planned.game.declaration.costly:
        return True
    taken = planned.moves[planned.to :]
    if any(seat not in planned.own for seat, _, _ in taken):
        return True
    before = planned.game.setup(planned.options, planned.seats, Rng(planned.seed, 0))
    for number, (seat, move, _) in enumerate(planned.moves[: planned.to], 1):
        before = planned.game.apply(before, seat, move, Rng(planned.seed, number))
    watchers: list[Seat | None] = [*range(planned.seats), None]
    return any(_learned(planned, before, watcher) for watcher in watchers)


def _why_not(table: Table, who: str, to: int) -> WhyNot | None:
    """Why all moves but the first `to` cannot be taken back; None if they can, whatever was learned from them."""
    play = table.play
    assert play is not None, "there is a game"
    if table.house.undo_rule == "never":
        return "never"
    movers = [table.chairs[seat].who for seat, _, _ in play.moves[to:]]
    if any(mover not in (None, who) for mover in movers):
        return "moved_on"
    if to < play.final:
        return "final"
    foreseen = not table.game.declaration.costly and all(mover == who for mover in movers)
    return "learned" if _is_strict(table, who) and not foreseen else None


def _is_strict(table: Table, who: str) -> bool:
    """Whether nothing is taken back that somebody has learned from: by the house, or as nobody is there to agree."""
    if table.house.undo_rule == "unseen":
        return True
    return not table.plays_alone(who) and not others_present(table, who)


def _learned(planned: PlannedUndo, before: Any, watcher: Seat | None) -> bool:
    """Whether `watcher` could see another thing now, had the hidden parts been dealt otherwise.

    States that fit what the watcher saw before are imagined, the same moves are made in each, and the views compared.
    """
    game = planned.game
    seen, view = encode(game.view(planned.state, watcher)), game.view(before, watcher)
    tried = 0
    for number in range(ATTEMPTS):
        rng = Rng(b"klub/undo", number)
        try:
            other = game.imagine(view, rng)
            for seat, move, _ in planned.moves[planned.to :]:
                other = game.apply(other, seat, move, rng)
        except Illegal:
            continue
        if encode(game.view(other, watcher)) != seen:
            return True
        tried += 1
        if tried == IMAGINED:
            break
    return tried == 0
