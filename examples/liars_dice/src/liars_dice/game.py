"""Liar's dice as a game of Klub: the declaration, what each seat sees, and what it may imagine."""

from collections.abc import Sequence

from klub.core import Declaration, Game, Level, Outcome, Points, Rng, Seat, Thought, rank
from klub.core.game import refuse_move_out_of_turn
from klub.core.options import Number, Toggle

from liars_dice.moves import Doubt, Exact, Move
from liars_dice.rules import SIDES, apply_move, higher_bids, roll
from liars_dice.state import Options, State, View

MOST_SEATS = 6
MOST_DICE = 6  # of one player
MOST_ROUNDS = MOST_SEATS * MOST_DICE - 1  # each costs a die, and one is left
MOST_ACTIONS = MOST_SEATS * MOST_DICE * SIDES + 2  # every bid, “liar” and “spot on”


class LiarsDice(Game[Options, State, Move, View]):
    """Two to six players, each with dice under a cup that nobody else may look under."""

    declaration = Declaration(
        name="liars_dice",
        version=1,
        seats=(2, MOST_SEATS),
        options=(
            Number(name="dice", low=1, high=MOST_DICE, default=5, help="liars_dice-option-dice"),
            Toggle(name="wild_ones", default=True, help="liars_dice-option-wild_ones"),
            Toggle(name="spot_on", help="liars_dice-option-spot_on"),
        ),
        chance="moves",
        hidden=True,
        simultaneous=False,
        listed=True,
        longest=sum(SIDES * dice + 1 for dice in range(2, MOST_ROUNDS + 2)),
        scoring="win",
        actions=MOST_ACTIONS,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> State:
        """Everybody rolls; chance says who bids first."""
        cups = tuple(roll(options.dice, rng) for _ in range(seats))
        return State(options=options, cups=cups, turn=rng.below(seats), out=(None,) * seats)

    def actors(self, state: State) -> tuple[Seat, ...]:
        """The seat whose turn it is, while at least two have dice."""
        return (state.turn,) if sum(map(bool, state.cups)) > 1 else ()

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """What can be said to the last bid, once there is one, and every higher one."""
        if seat not in self.actors(state):
            return ()
        last = state.bids[-1] if state.bids else None
        answers: list[Move] = [Doubt()] if last else []
        if last and state.options.spot_on:
            answers.append(Exact())
        return [*answers, *higher_bids(state.options, last, sum(map(len, state.cups)))]

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> State:
        """The state after a move."""
        if seat not in self.actors(state):
            raise refuse_move_out_of_turn(seat, self.actors(state))
        return apply_move(state, seat, move, rng)

    def view(self, state: State, seat: Seat | None) -> View:
        """All bids, everyone's number of dice, and one's own dice."""
        return View(
            seat=seat,
            options=state.options,
            mine=() if seat is None else state.cups[seat],
            dice=tuple(map(len, state.cups)),
            turn=state.turn,
            round=state.round,
            bids=state.bids,
            out=state.out,
            shown=state.shown,
            events=state.events,
        )

    def imagine(self, view: View, rng: Rng) -> State:
        """The other dice rolled again. Bids may be lies, so by the rules every roll is as likely as any other."""
        cups = tuple(view.mine if seat == view.seat else roll(dice, rng) for seat, dice in enumerate(view.dice))
        return State(
            options=view.options,
            cups=cups,
            turn=view.turn,
            round=view.round,
            bids=view.bids,
            out=view.out,
            shown=view.shown,
            events=view.events,
        )

    def outcome(self, state: State) -> Outcome[int] | None:
        """The last one with dice has won; the others are placed by how long they were in. Their rounds are told."""
        if self.actors(state):
            return None
        lasted = [state.round if out is None else out for out in state.out]
        scores = [len(cup) for cup in state.cups]
        winner = next(seat for seat, dice in enumerate(scores) if dice)
        return Outcome(scores, [winner], rank(lasted), lasted)

    def standing(self, state: State) -> Sequence[Points]:
        """The dice that everyone has left."""
        return [len(cup) for cup in state.cups]

    def think(self, view: View, level: Level, rng: Rng, bots: Sequence[Seat] = ()) -> Thought[Move]:
        """What a player who can reckon would do."""
        from liars_dice.bot import think

        return think(self, view, level, rng)

    def render_text(self, view: View) -> str:
        """The table for terminals."""
        from liars_dice.picture import text

        return text(view)

    def render_svg(self, view: View) -> str:
        """The table for pages and notebooks."""
        from liars_dice.picture import svg

        return svg(view)


GAME = LiarsDice()
