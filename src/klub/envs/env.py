"""Any game of Klub as a PettingZoo environment: agents move one after the other (AEC)."""

from operator import index
from typing import Any, Final, Literal, TypeAlias, get_args

from gymnasium import logger
from gymnasium.spaces import Space
from pettingzoo import AECEnv

from klub.core import Rng, parse_seed
from klub.core.random import SEED_BYTES
from klub.envkit.adapter import Adapter
from klub.envkit.rewards import Reward, rewards_of
from klub.match import Match

RenderMode: TypeAlias = Literal["ansi", "svg"]

_NEXT_GAME: Final = 1 << 63  # the number of the stream the next seed is drawn from: no game has so many moves


class KlubEnv(AECEnv):
    """A game of Klub for the agents `player_0`, `player_1`, …, seat by seat; `adapter` says which game.

    Where several seats may move at once they are asked in seat order, each until it is done. `step` raises `Illegal`
    with a code for an illegal action, and changes nothing then. `match` is the game being played; after `longest` moves
    it is broken off (truncated), without a reward.
    """

    def __init__(
        self,
        adapter: Adapter,
        *,
        name: str,
        reward: Reward = "win",
        render_mode: RenderMode | None = None,
        longest: int | None = None,
    ) -> None:
        super().__init__()
        if longest is not None and longest < 1:
            raise ValueError(f"longest={longest!r}: expected None or at least one move")
        if reward not in get_args(Reward):
            raise ValueError(f"reward={reward!r}: expected one of {get_args(Reward)}")
        if render_mode is not None and render_mode not in get_args(RenderMode):
            raise ValueError(f"render_mode={render_mode!r}: expected None or one of {get_args(RenderMode)}")
        self.metadata = {"name": name, "render_modes": list(get_args(RenderMode)), "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(adapter.seats)]
        self.observation_spaces = {agent: adapter.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: adapter.action_space() for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._adapter = adapter
        self._reward = reward
        self._longest = longest
        self._seed: bytes | None = None

    def observation_space(self, agent: str) -> Space[Any]:
        """What this agent observes; always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """What this agent can do; always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - their name
        """A new game, that of `klub.match(…, seed=seed)`.

        Without a seed it follows from the seed of the game before, or, at first, from the operating system.
        The game's options are given when the environment is made; `options` is part of the API and changes nothing.
        """
        if seed is None and self._seed is not None:
            self._seed = Rng(self._seed, _NEXT_GAME).bits(8 * SEED_BYTES).to_bytes(SEED_BYTES, "big")
        else:
            self._seed = parse_seed(None if seed is None else index(seed))
        self.match = Match(self._adapter.game, self._adapter.seats, self._seed, self._adapter.options)
        self._adapter.start(self.match.state)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.match.awaited[0]]

    def step(self, action: Any) -> None:
        """Make the move of the selected agent; once the game is over, `None` takes each agent from the table."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat, move = self._seats[agent], self._adapter.move(action)
        self.match.play(seat, move)
        self._adapter.follow(self.match.state, seat, move)
        awaited = self.match.awaited
        if not awaited:
            self._finish()
        elif self._longest is not None and len(self.match.history) >= self._longest:
            self._break_off()
        else:
            self.agent_selection = self.possible_agents[awaited[0]]

    def observe(self, agent: str) -> Any:
        """What an agent observes now, as its observation space says: a copy, free to keep."""
        return self._adapter.observe(self.match.state, self._seats[agent])

    def view(self, agent: str) -> Any:
        """All an agent may know, as a struct: for observations of one's own."""
        return self.match.view(self._seats[agent])

    def render(self) -> str | None:
        """The table as the selected agent sees it: text for `ansi`, a picture for `svg`."""
        if self.render_mode is None:
            logger.warn("You are calling render method without specifying any render mode.")
            return None
        game, view = self._adapter.game, self.view(self.agent_selection)
        return game.render_text(view) if self.render_mode == "ansi" else game.render_svg(view)

    def close(self) -> None:
        """Nothing is held open."""

    def _break_off(self) -> None:
        """Nobody has won, and nobody is rewarded."""
        self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None, "without actors a game is over"
        rewards = rewards_of(outcome, self._reward, self._adapter.game.declaration.scoring)
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        for info in self.infos.values():
            info["scores"] = dict(zip(self.agents, outcome.scores, strict=True))
            info["winners"] = [self.possible_agents[seat] for seat in outcome.winners]
        self.agent_selection = self.agents[0]
