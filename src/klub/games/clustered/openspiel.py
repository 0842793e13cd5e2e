"""Clustered for OpenSpiel: importing this module registers `python_klub_clustered`."""

from typing import Any

from klub.core.options import Rectangle
from klub.envkit.seeded import Past, SeededGame, SeededObserver, SeededState
from klub.games.clustered import GAME
from klub.games.clustered.cards import KIND_OF, KINDS, deck_kinds
from klub.games.clustered.codec import Codec
from klub.games.clustered.env import plane_names, planes
from klub.games.clustered.moves import Move, Place
from klub.games.clustered.view import Discarded, Drew, Placed, Revealed, View


class ClusteredState(SeededState):
    """A game of Clustered being played."""

    rules = GAME

    def move_of(self, action: int) -> Move:
        """The move of a number."""
        move: Move = self.get_game().codec.decode(action)
        return move

    def action_name(self, player: int, action: int) -> str:  # noqa: ARG002 - the same for every player
        """The card and the cell, in the words of the rules."""
        move = self.move_of(action)
        return f"place {move.card} at {move.x},{move.y}" if isinstance(move, Place) else f"discard {move.card}"

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(map(self.get_game().codec.encode, GAME.moves(self.now, player)))


class ClusteredObserver(SeededObserver):
    """The planes of `env.planes`.

    A row of the history says who moved (relative to the observer), which card, at which column and line, and which
    cards the observer drew; what the observer does not know yet is left 0, as are the rows of moves to come.
    """

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """The planes over the table."""
        return {"observation": (len(plane_names(self.game.seats)), self.game.codec.height, self.game.codec.width)}

    def row(self) -> tuple[int, ...]:
        """Who, which card, column, line, cards drawn."""
        return self.game.seats, KINDS, self.game.codec.width, self.game.codec.height, KINDS

    def see(self, view: View) -> None:
        """The planes."""
        self.dict["observation"][:] = planes(view, self.game.codec)

    def recall(self, past: Past, player: int) -> None:
        """A row for each move; discards are known once they are revealed."""
        seats, codec, rows = self.game.seats, self.game.codec, self.dict["history"]
        who, what, column, line, drawn = self.columns[:-1]
        discarded: list[list[int]] = [[] for _ in range(seats)]
        for number, moment in enumerate(past[1:]):
            row = rows[number]
            for event in moment.events(player):
                match event:
                    case Placed(seat, card, x, y):
                        row[who + (seat - player) % seats] = row[what + KIND_OF[card]] = 1
                        row[column + x - codec.least_x] = row[line + y - codec.least_y] = 1
                    case Discarded(seat, card):
                        row[who + (seat - player) % seats] = 1
                        if card in KIND_OF:
                            row[what + KIND_OF[card]] = 1
                        discarded[seat].append(number)
                    case Drew(_, _, cards):
                        for card in cards:
                            row[drawn + KIND_OF[card]] += 1
                    case Revealed(discards):
                        for numbers, cards in zip(discarded, discards, strict=True):
                            for earlier, card in zip(numbers, cards, strict=True):
                                if card in KIND_OF:
                                    rows[earlier, what + KIND_OF[card]] = 1


class ClusteredGame(SeededGame):
    """Clustered on a rectangular table, for 2 to 8 players."""

    name = "python_klub_clustered"
    parameters = {  # noqa: RUF012 - never changed
        "players": 2,
        "width": 15,
        "height": 15,
        "third_wild": False,  # for all players
        "quick_play": False,
        "first_bonuses": False,
        "largest_bonuses": False,
        "discards_visible": True,
    }
    state = ClusteredState
    observer = ClusteredObserver

    def prepare(self, chosen: dict[str, Any]) -> None:
        """The options of Clustered, with bounds."""
        bounds = Rectangle(chosen.pop("width"), chosen.pop("height"))
        third_wild = "all" if chosen.pop("third_wild") else "none"
        self.options = GAME.parse_options({**chosen, "bounds": bounds, "third_wild": third_wild}, self.seats)
        self.codec = Codec(self.options, self.seats)
        self.longest = self.seats * len(deck_kinds()) + sum(map(self.options.has_third_wild, range(self.seats)))


ClusteredGame.register()
