"""What the OpenSpiel faces share: a game begins with chance nodes that draw its seed byte by byte.

From then on nothing is left to chance, because all of a game's chance follows from its seed. Seats that may move at
once are asked in seat order.
"""

from abc import abstractmethod
from typing import Any, ClassVar, Final

import pyspiel

from klub.core import Game, Rng, Seat, encode, parse_seed
from klub.envs.env import rewards_of

SEED_BYTES: Final = 4
OUTCOMES: Final = 256  # of a chance node: one byte


class Moment:
    """A state of the game, and what each seat saw of the move that led to it. A subclass names the game."""

    __slots__ = ("_events", "state")

    game: ClassVar[Game[Any, Any, Any, Any]]

    def __init__(self, state: Any) -> None:
        self.state = state
        self._events: dict[Seat, tuple[Any, ...]] = {}

    def events(self, seat: Seat) -> tuple[Any, ...]:
        """As the seat's view tells them."""
        if seat not in self._events:
            self._events[seat] = self.game.view(self.state, seat).events
        return self._events[seat]


class Past(tuple[Moment, ...]):
    """All moments of a game so far. They never change, so a copy is the same object."""

    __slots__ = ()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Past":
        return self


class SeededState(pyspiel.State):
    """A game being played. OpenSpiel copies and pickles what this object holds: the seed and the past.

    `game` must have `options` and `seats`; a subclass names the kind of `Moment`, and says what an action means.
    """

    moment: ClassVar[type[Moment]]

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.seed = b""
        self.past = Past()

    @property
    def now(self) -> Any:
        """The state of the game itself, once the seed is drawn."""
        return self.past[-1].state

    @abstractmethod
    def move_of(self, action: int) -> Any:
        """The move that an action of the current player stands for."""

    def current_player(self) -> int:
        """Whose turn it is; of several actors the first."""
        if not self.past:
            return int(pyspiel.PlayerId.CHANCE)
        awaited = self.moment.game.awaited(self.now)
        return awaited[0] if awaited else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed."""
        return [(byte, 1 / OUTCOMES) for byte in range(OUTCOMES)]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.past) and not self.moment.game.actors(self.now)

    def returns(self) -> list[float]:
        """1 for the winner, −1 for the others, 0 for a shared win and before the end."""
        outcome = self.moment.game.outcome(self.now) if self.past else None
        return [float(reward) for reward in rewards_of(outcome, "win")] if outcome else [0.0] * self.num_players()

    def _apply_action(self, action: int) -> None:
        rules, game = self.moment.game, self.get_game()
        if self.past:
            rng = Rng(self._full_seed(), len(self.past))
            following = rules.apply(self.now, self.current_player(), self.move_of(action), rng)
            self.past = Past((*self.past, self.moment(following)))
            return
        self.seed += bytes([action])
        if len(self.seed) == SEED_BYTES:
            self.past = Past([self.moment(rules.setup(game.options, game.seats, Rng(self._full_seed(), 0)))])

    def _full_seed(self) -> bytes:
        return parse_seed(int.from_bytes(self.seed, "big"))

    def __str__(self) -> str:
        return encode(self.now).decode() if self.past else f"seed {self.seed.hex()}"


def game_type(name: str, title: str, parameters: dict[str, Any], most_players: int, *, zero_sum: bool) -> Any:
    """What OpenSpiel is told of a game."""
    utilities = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.ZERO_SUM if zero_sum else utilities.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most_players,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def game_info(seats: int, actions: int, longest: int) -> Any:
    """How large a game is."""
    return pyspiel.GameInfo(
        num_distinct_actions=actions,
        max_chance_outcomes=OUTCOMES,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if seats == 2 else None,
        max_game_length=longest,
    )


def check_observation(kind: Any, params: dict[str, Any] | None) -> None:
    """Refuse what cannot be observed: anything but what one player sees."""
    if params:
        raise ValueError(f"params={params!r}: there are no observation parameters")
    if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
        raise ValueError(f"{kind!r}: expected public information and that of a single player")
