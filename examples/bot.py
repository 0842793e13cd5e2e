"""A bot that joins a table by its link, plays one game at random and says how it went: python examples/bot.py LINK"""

import asyncio
import random
import sys
from typing import Any

from klub.client import Illegal, connect
from klub.core import Rng, from_dict
from klub.games import game


def choose(name: str, turn: Any) -> Any:
    if turn.moves is not None:
        return random.choice(turn.moves)
    rules, rng = game(name), Rng(random.randbytes(32))  # too many to list: let the rules draw one
    view = from_dict(turn.view, rules.view_type, "view/malformed")
    return rules.sample(rules.imagine(view, rng), turn.seat, rng)


async def main(link: str) -> None:
    async with connect(link, name="Random") as club:
        table = await club.join()
        seat = await table.sit()
        await table.ready()
        async for turn in seat.turns():
            try:
                await seat.play(choose(table.snapshot.game, turn))
            except Illegal:  # somebody was faster, where all may move at once: there is a next turn
                continue
        play = table.snapshot.play
        print("Scores:", play.outcome.scores if play and play.outcome else "none")


asyncio.run(main(sys.argv[1]))
