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
  practice: false,
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
    const names = [
      ["Ada", "Ada"],
      ["Ada", "Ben"],
    ];
    const summaries = names.map((each, at) => ({ scores: [3, 6], winners: [1], names: each, passed: at === 1 }));
    const results = summaries.map((summary) => ({ ...played("a", 2, 6, true), summary }));

    expect(figuresOf(results)[0]).toMatchObject({ games: 2, contests: 0, wins: 0 });
  });

  it("leaves practice out", () => {
    const results = [played("a", 1, 4, true), { ...played("a", 1, 40, true), practice: true }];

    expect(figuresOf(results)).toMatchObject([{ games: 1, best: 4 }]);
  });

  it("says nothing of nobody", () => {
    expect(figuresOf([])).toEqual([]);
  });
});
