"""Goofspiel as a game of Klub: the declaration, what each seat sees, and what it may imagine."""

from collections.abc import Sequence

from klub.core import Declaration, Game, Outcome, Points, Rng, Seat, rank
from klub.core.game import refuse_move_out_of_turn
from klub.core.options import Choice, Number

from goofspiel.rules import seal
from goofspiel.state import Bid, Options, State, View

MOST_SEATS = 5
MOST_CARDS = 13


class Goofspiel(Game[Options, State, Bid, View]):
    """Two to five players with the same cards, who all bid at once."""

    declaration = Declaration(
        name="goofspiel",
        version=1,
        seats=(2, MOST_SEATS),
        options=(
            Number(name="cards", low=5, high=MOST_CARDS, default=MOST_CARDS, help="goofspiel-option-cards"),
            Choice(name="ties", values=("carry", "split", "discard"), default="carry", help="goofspiel-option-ties"),
        ),
        chance="setup",
        hidden=True,
        simultaneous=True,
        listed=True,
        longest=MOST_SEATS * MOST_CARDS,
        actions=MOST_CARDS,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> State:
        """The prizes are shuffled, and everyone has one card of each number."""
        cards = tuple(range(1, options.cards + 1))
        prizes = rng.shuffled(cards)
        return State(
            options=options,
            deck=prizes[1:],
            prizes=prizes[:1],
            hands=(cards,) * seats,
            sealed=(None,) * seats,
            points=(0,) * seats,
        )

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Everyone who has not laid a card for this prize."""
        if not state.hands[0]:
            return ()
        return tuple(seat for seat, card in enumerate(state.sealed) if card is None)

    def moves(self, state: State, seat: Seat) -> Sequence[Bid]:
        """Any card in hand."""
        return [Bid(card) for card in state.hands[seat]] if seat in self.actors(state) else ()

    def apply(self, state: State, seat: Seat, move: Bid, rng: Rng) -> State:
        """The state after a card was laid."""
        if seat not in self.actors(state):
            raise refuse_move_out_of_turn(seat, self.actors(state))
        return seal(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> View:
        """All but the cards that lie face down."""
        return View(
            seat=seat,
            options=state.options,
            left=len(state.deck),
            gone=self._gone(state),
            prizes=state.prizes,
            hands=state.hands,
            sealed=tuple(card is not None for card in state.sealed),
            mine=None if seat is None else state.sealed[seat],
            points=state.points,
            shown=state.shown,
            events=state.events,
        )

    def imagine(self, view: View, rng: Rng) -> State:
        """The prizes face down in another order, and for each sealed card any that its owner holds."""
        seen = {*view.gone, *view.prizes}
        deck = rng.shuffled([card for card in range(1, view.options.cards + 1) if card not in seen])
        sealed = [rng.choice(hand) if laid else None for hand, laid in zip(view.hands, view.sealed, strict=True)]
        if view.seat is not None:
            sealed[view.seat] = view.mine
        return State(
            options=view.options,
            deck=deck,
            prizes=view.prizes,
            hands=view.hands,
            sealed=tuple(sealed),
            points=view.points,
            shown=view.shown,
            events=view.events,
        )

    def outcome(self, state: State) -> Outcome[int] | None:
        """The most points win; everyone's points come from the prizes alone."""
        if self.actors(state):
            return None
        points, best = list(state.points), max(state.points)
        winners = [seat for seat, each in enumerate(points) if each == best]
        return Outcome(points, winners, rank(points), points)

    def standing(self, state: State) -> Sequence[Points]:
        """Everyone's points so far."""
        return state.points

    def render_text(self, view: View) -> str:
        """The table for terminals."""
        from goofspiel.picture import text

        return text(view)

    def render_svg(self, view: View) -> str:
        """The table for pages and notebooks."""
        from goofspiel.picture import svg

        return svg(view)

    def _gone(self, state: State) -> tuple[int, ...]:
        """The prizes that were played for and are not here any more."""
        here = {*state.deck, *state.prizes}
        return tuple(card for card in range(1, state.options.cards + 1) if card not in here)


GAME = Goofspiel()
