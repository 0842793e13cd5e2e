"""Cubed as a `Game`: the contract's names for the functions of this folder."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from klub.core import Game, Level, Malformed, Rng, Seat, Thought
from klub.games.cubed import lessons, render, rules, worth
from klub.games.cubed import view as views
from klub.games.cubed.moves import FAR, Draw, Move, Pass, Play
from klub.games.cubed.options import DECLARATION, HAND_SIZES, Options
from klub.games.cubed.rules import State
from klub.games.cubed.view import View

if TYPE_CHECKING:
    from klub.envkit import Environment
    from klub.games.cubed.terminal import CubedFace
    from klub.games.cubed.words import CubedWords


class Cubed(Game[Options, State, Move, View]):
    """Cubed, 1 to 6 players."""

    declaration = DECLARATION
    options_type = Options
    state_type = State
    move_type = Move
    view_type = View

    setup = staticmethod(rules.setup)
    actors = staticmethod(rules.actors)
    moves = staticmethod(rules.moves)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(rules.outcome)
    standing = staticmethod(rules.standing)
    weigh = staticmethod(worth.weigh)
    lessons = staticmethod(lessons.lessons)
    view = staticmethod(views.view)
    imagine = staticmethod(views.imagine)
    render_text = staticmethod(render.text)
    render_svg = staticmethod(render.svg)

    def think(self, view: View, level: Level, rng: Rng, bots: Sequence[Seat] = ()) -> Thought[Move]:  # noqa: ARG002 - its bots do not ask
        """The move of a bot and why, by `bot`."""
        from klub.games.cubed.bot import think  # late: it takes a while to load

        return think(view, level, rng)

    def words(self) -> "CubedWords":
        """How Cubed speaks, by `words`."""
        from klub.games.cubed.words import CubedWords  # late, as below: most who play say nothing

        return CubedWords(self)

    def terminal(self) -> "CubedFace":
        """Cubed in the terminal, by `terminal`."""
        from klub.core.terminal import YOU
        from klub.games.cubed.terminal import CubedFace

        return CubedFace(self, partial(render.text, you=YOU))

    def environment(self) -> "Environment":
        """Cubed for learning, by `env`; it needs the extra `envs`."""
        from klub.games.cubed.env import ENVIRONMENT

        return ENVIRONMENT

    def rematch(self, state: State, options: Options) -> Options:
        """The oldest starts every game (CUB-12); who was drawn for that once stays it (CUB-Q20)."""
        return replace(options, first_player=state.oldest)

    def check_options(self, options: Options, seats: int) -> None:
        """There must be enough pieces for all hands (CUB-11)."""
        pieces, needed = len(options.pieces.pile), HAND_SIZES[seats] * seats
        if pieces < needed:
            raise Malformed("options/too_few_pieces", pieces=pieces, needed=needed, seats=seats)

    def parse_move(self, raw: Any) -> Move:
        """A struct that needs no reading is given back as it is, which spares writing it out and reading it again."""
        if type(raw) is Play:
            numbers = type(raw.q) is type(raw.r) is type(raw.turn) is int
            if numbers and type(raw.piece) is str and max(abs(raw.q), abs(raw.r), abs(raw.turn)) <= FAR:
                return raw
        elif type(raw) is Draw or type(raw) is Pass:
            return raw
        return super().parse_move(raw)


GAME: Final = Cubed()
