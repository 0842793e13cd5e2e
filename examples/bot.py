"""A bot that joins a table by its link, plays one game at random and says how it went: python examples/bot.py LINK"""

import asyncio
import random
import sys

from klub.client import connect


async def main(link: str) -> None:
    async with connect(link, name="Random") as club:
        table = await club.join()
        seat = await table.sit()
        await table.ready()
        async for turn in seat.turns():
            await seat.play(random.choice(turn.moves))
        play = table.snapshot.play
        print("Scores:", play.outcome.scores if play and play.outcome else "none")


asyncio.run(main(sys.argv[1]))
