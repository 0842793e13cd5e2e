"""`klub play`: a game against bots in the terminal. What is particular to a game is in its terminal face."""

import json
import re
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

import typer

import klub
from klub.bots import choose
from klub.cli.language import Language, speaking
from klub.cli.terminal import Left, Terminal, reason_of
from klub.core import Illegal, Rng, Seat, encode, parse_seed
from klub.core.terminal import YOU
from klub.core.thought import Thought, parse_level
from klub.core.words import acting
from klub.games import game as find_game
from klub.match import Match
from klub.texts import seat_letter
from klub.texts.facts import Fact


def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    seats: Annotated[int | None, typer.Option(metavar="N")] = None,
    bots: Annotated[str, typer.Option(metavar="LEVEL")] = "club",
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    seed: Annotated[str | None, typer.Option(metavar="SEED")] = None,
    language: Language = None,
) -> None:
    """Play a game against bots."""
    terminal = Terminal(speaking(ctx, language))
    try:
        level = parse_level(bots)
        secret = parse_seed(int(seed) if seed and seed.isdecimal() and len(seed) < 64 else seed)
        options = dict(_option(words, terminal) for words in option or ())
        name = game or klub.games()[0]
        match = klub.match(name, find_game(name).declaration.usual_seats if seats is None else seats, secret, options)
    except Illegal as error:
        terminal.warn(terminal.refusal(error))
        raise typer.Exit(2) from None
    Table(terminal, match, level, secret).run()


class Table:
    """One person and bots around a match.

    The bots' chance comes from the game's seed by a one-way function: the same seed gives the same bots, and they
    learn nothing of the game from it.
    """

    def __init__(self, terminal: Terminal, match: Match, level: str, seed: bytes) -> None:
        self.terminal = terminal
        self.match = match
        self.level = level
        self.names = [
            terminal.words("terminal-you") if seat == YOU else self._bot_name(seat) for seat in range(match.seats)
        ]
        self._chance = sha256(b"klub/cli/bots" + seed).digest()
        self._face = match.game.terminal()

    def run(self) -> None:
        """From the first turn to the result, or until the player leaves."""
        game, level = self.match.game.words().name(self.terminal.language), self.terminal.words(f"level-{self.level}")
        self.terminal.say("terminal-welcome", "bold", game=game, bots=self.match.seats - 1, level=level)
        if self.match.game.declaration.chance != "none":
            self.terminal.say("terminal-promise", "dim", hash=self.match.commitment)
        self.terminal.say("terminal-keys", "dim")
        try:
            while self.match.actors:
                if YOU in self.match.awaited:
                    self._face.take_turn(self)
                else:
                    self.bot_turn(self.match.awaited[0])
                self._face.tell_events(self)
            self._finish()
        except (Left, KeyboardInterrupt):
            self.terminal.say("terminal-goodbye")

    def think(self, seat: Seat) -> Thought[Any]:
        """What a bot of this table's level would do for a seat."""
        seed = Rng(self._chance, len(self.match.history)).bits(64)
        with self.terminal.thinking("terminal-thinking", player=self._bot_name(seat)):
            bots = [other for other in range(self.match.seats) if other != YOU]
            return choose(self.match.game, self.match.view(seat), self.level, seed, bots)

    def bot_turn(self, seat: Seat) -> None:
        """Let a bot move."""
        self.match.play(seat, self.think(seat).move)

    def command(self, line: str) -> bool:
        """Obey `hint`, `save FILE` and `quit`; False if it is none of them."""
        word, _, rest = line.partition(" ")
        if line == "hint":
            self._face.tell_hint(self, self.think(YOU))
        elif word == "save":
            self._save(rest.strip())
        elif line == "quit":
            raise Left
        else:
            return False
        return True

    def _bot_name(self, seat: Seat) -> str:
        return self.terminal.words("terminal-bot", letter=seat_letter(seat))

    def _finish(self) -> None:
        self._face.tell_result(self)
        outcome = self.match.outcome
        assert outcome is not None, "nobody may move, so the game is over"
        self.terminal.say("terminal-won", "bold", **winning(outcome.winners, self.names))
        while path := self.terminal.ask(self.terminal.words("terminal-offer-save")):
            if self._save(path):
                break

    def _save(self, path: str) -> bool:
        """Write the game file, never over another one."""
        if not path:
            self.terminal.say("terminal-save-how")
            return False
        try:
            with Path(path).expanduser().open("xb") as file:
                file.write(encode(self.match.record()) + b"\n")
        except FileExistsError:
            self.terminal.say("terminal-save-exists", file=path)
            return False
        except (OSError, ValueError, RuntimeError) as error:  # a null character; a home that does not exist
            reason = reason_of(error) if isinstance(error, OSError) else str(error)
            self.terminal.say("terminal-save-failed", file=path, reason=reason)
            return False
        self.terminal.say("terminal-saved" if self.match.outcome else "terminal-saved-running", file=path)
        return True


def winning(winners: Sequence[Seat], names: Sequence[str]) -> dict[str, Fact]:
    """What the sentence about the winners is told: who they are besides you, or alone whether it was won."""
    if len(names) == 1:
        return {"who": "solo" if winners else "lost", "players": (), "count": 0}
    return acting(winners, names, YOU)


def _option(words: str, terminal: Terminal) -> tuple[str, Any]:
    """`name=value`: JSON, a size such as 9x7, or a plain word."""
    name, sign, value = words.partition("=")
    if not sign:
        terminal.warn(terminal.words("terminal-malformed_option", option=words))
        raise typer.Exit(2)
    if size := re.fullmatch(r"(\d{1,4})[x×](\d{1,4})", value):
        return name, {"shape": "rectangle", "width": int(size[1]), "height": int(size[2])}
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        return name, value
