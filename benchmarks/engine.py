"""How fast is random play through the public API, and through our environments, next to well-known peers?

Doubt: a ply of Clustered or Cubed is not a ply of chess. It is the same job for a user, though: list the legal moves,
pick one at random, play it, ask whether the game is over.

Rounds are long (about a second each), every game of a round is another one, and no workload of ours follows another of
ours: short rounds of the same few games lived on warm caches and made `klub.match` look a quarter faster than it is.
"""

import random
import sys

import chess
from pettingzoo.classic import connect_four_v3
from pettingzoo.utils.env import AECEnv

import klub
from benchmarks.measure import rates, ratio, report
from klub.envs import clustered_v1, cubed_v1


def clustered() -> int:
    """Random games of two through `klub.match`."""
    return random_games("clustered", 1600)


def cubed() -> int:
    """Random games of two through `klub.match`, three rounds each."""
    return random_games("cubed", 200)


def random_games(game: str, games: int) -> int:
    """So many games, each from another seed."""
    rng, plies = random.Random(1), 0
    for seed in range(games):
        match = klub.match(game, seats=2, seed=seed)
        while actors := match.actors:
            seat = actors[0]
            moves = match.moves(seat) or ()
            match.play(seat, moves[int(rng.random() * len(moves))])
            plies += 1
    return plies


def python_chess() -> int:
    """Random games of chess."""
    rng, plies = random.Random(1), 0
    for _ in range(80):
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(rng.random() * len(moves))])
            plies += 1
    return plies


def environment(env: AECEnv, games: int) -> int:
    """Random games as PettingZoo's documentation plays them."""
    steps = 0
    for seed in range(games):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            steps += 1
    return steps


def main(rounds: int = 8) -> None:
    connect_four, ours, hexes = connect_four_v3.env(), clustered_v1.env(), cubed_v1.env()
    figures = rates(
        {
            "klub.match, Clustered for two": clustered,
            "python-chess": python_chess,
            "klub.match, Cubed for two": cubed,
            "PettingZoo connect_four_v3": lambda: environment(connect_four, 600),
            "klub.envs.clustered_v1": lambda: environment(ours, 600),
            "python-chess again": python_chess,
            "klub.envs.cubed_v1": lambda: environment(hexes, 40),
        },
        rounds,
    )
    report("Random play, plies", figures)
    match, chess_, hexagons, four, env, _, hex_env = figures
    print(f"\n  klub.match of Clustered is {ratio(figures, match, chess_):.1f} × python-chess (wanted: 5)")
    print(f"  klub.match of Clustered is {ratio(figures, match, four):.1f} × connect_four_v3 (wanted: 10)")
    print(f"  klub.match of Cubed is {ratio(figures, hexagons, chess_):.1f} × python-chess (wanted: 3)")
    print(f"  clustered_v1 is {ratio(figures, env, four):.1f} × connect_four_v3 (wanted: 3)")
    print(f"  cubed_v1 is {ratio(figures, hex_env, four):.1f} × connect_four_v3")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
