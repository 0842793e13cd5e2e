"""A game that is a folder of modules, some of which are loaded only when they are needed."""

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

from klub.core.game import Game, M, O, S, Seat, V
from klub.core.random import Rng
from klub.core.thought import Level, Thought

if TYPE_CHECKING:
    from klub.core.terminal import TerminalFace
    from klub.core.words import Words


class FolderGame(Game[O, S, M, V]):
    """A game with four modules beside that of its class, where what takes a while to load, or few need, is found.

    | module | what it has |
    |---|---|
    | `bot` | `think`, as in the contract |
    | `words` | `WORDS`, the class of its words |
    | `terminal` | `FACE`, the class of its face, which draws by `render_text`; that is told who `you` are, too |
    | `env` | `ENVIRONMENT`; it needs the extra `envs` |
    """

    def think(self, view: V, level: Level, rng: Rng, bots: Sequence[Seat] = ()) -> Thought[M]:
        """The move of a bot and why, by `bot`."""
        thought: Thought[M] = self._beside("bot").think(view, level, rng, bots)
        return thought

    def words(self) -> "Words":
        """How the game speaks, by `words`."""
        words: Words = self._beside("words").WORDS(self)
        return words

    def terminal(self) -> "TerminalFace":
        """The game in the terminal, by `terminal`."""
        from klub.core.terminal import YOU  # late: most who play do so elsewhere

        draw: Callable[..., str] = self.render_text
        face: TerminalFace = self._beside("terminal").FACE(self, partial(draw, you=YOU))
        return face

    def environment(self) -> Any:
        """The game for learning, by `env`."""
        return self._beside("env").ENVIRONMENT

    def _beside(self, module: str) -> Any:
        folder, _, _ = type(self).__module__.rpartition(".")
        return import_module(f"{folder}.{module}")
