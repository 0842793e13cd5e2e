import { describe, expect, it } from "vitest";

import type { Played } from "$generated/http";

import { figuresOf } from "./figures";

const played = (game: string, seats: number, score: number, won: boolean): Played => ({
  table: "t",
  game_number: 1,
  game,
  options: {},
  seats,
  score,
  won,
  at: 0,
  summary: null,
});

describe("figuresOf", () => {
  it("counts games, wins against others, averages and bests for each game", () => {
    const results = [
      played("b", 2, 10, true),
      played("a", 1, 30, true),
      played("b", 3, 5, false),
      played("b", 1, 9, true),
    ];

    expect(figuresOf(results)).toEqual([
      { game: "a", games: 1, contests: 0, wins: 0, average: 30, best: 30 },
      { game: "b", games: 3, contests: 2, wins: 1, average: 8, best: 10 },
    ]);
  });

  it("does not count a game against oneself as won", () => {
    const summary = { scores: [3, 6], winners: [1], names: ["Ada", "Ada"] };

    expect(figuresOf([{ ...played("a", 2, 6, true), summary }])[0]).toMatchObject({ games: 1, contests: 0, wins: 0 });
  });

  it("says nothing of nobody", () => {
    expect(figuresOf([])).toEqual([]);
  });
});
