import { describe, expect, it } from "vitest";

import type { History } from "$generated/http";
import type { Player } from "$shared/table/desk";

import { Aftermath } from "./aftermath.svelte";

const PLAYED = { table: "table", game: 2 };
const PLAYERS: Player[] = [
  { seat: 0, name: "Mara", paper: "blue", isBot: false, isMine: true },
  { seat: 1, name: "Théo", paper: "plum", isBot: false, isMine: false },
];

function history(standings: (number[] | null)[]): { history: () => Promise<History> } {
  const moves = standings.map((standing, at) => ({ number: at + 1, seat: at % 2, at: at * 100, events: [], standing }));
  return {
    history: async () => ({ game_number: 2, seat: 0, seats: 2, over: true, count: moves.length, moves }),
  };
}

describe("what is known afterwards", () => {
  it("is nothing at first", () => {
    const { moves, minutes, isBest } = new Aftermath(PLAYED);

    expect([moves, minutes, isBest]).toEqual([0, null, false]);
  });

  it("has the length and a line for everyone", async () => {
    const after = new Aftermath(PLAYED);
    await after.readGame(
      history([
        [0, 0],
        [0, 3],
        [4, 3],
      ]),
      0,
    );

    expect([after.moves, after.minutes]).toEqual([3, 3]);
    expect(after.chart(PLAYERS)).toEqual([
      { name: "Mara", paper: "blue", values: [0, 0, 4] },
      { name: "Théo", paper: "plum", values: [0, 3, 3] },
    ]);
  });

  it.each([
    [[null, null, [4, 3]]],
    [
      [
        [0, 0],
        [0, 0],
        [4, 3],
      ],
    ],
    [[[4, 3]]],
    [[]],
  ])("has no chart where nothing is counted while the game runs: %j", async (standings) => {
    const after = new Aftermath(PLAYED);
    await after.readGame(history(standings), 0);

    expect(after.chart(PLAYERS)).toEqual([]);
  });

  it.each([
    [2, true],
    [1, false],
  ])("knows whether game %d of this table is one's best", async (game_number, expected) => {
    const after = new Aftermath(PLAYED);
    await after.readBests(async () => [
      { table: "other", game_number: 2 },
      { table: "table", game_number },
    ]);

    expect(after.isBest).toBe(expected);
  });
});
