import { describe, expect, it } from "vitest";

import type { GameResult, SeatInfo, Spectators } from "$generated/protocol";
import type { Facts } from "$shared/texts/facts";

import { eyesOf, lastGame, playersOf } from "./opening";

const say = (key: string, facts: Facts = {}): string =>
  key === "seat-bots" ? "Basil, Cleo" : `${key} ${facts["letter"] ?? ""}`;

function seat(number: number, who: string | null, name: string): SeatInfo {
  return {
    seat: number,
    kind: who === null ? "bot" : "person",
    who,
    name,
    color: "blue",
    mine: who === "me",
  } as SeatInfo;
}

const SEATS = [seat(0, "me", "Mara"), seat(1, "theo", "Théo")];
const game = (people: (string | null)[]): GameResult => ({ scores: people.map(() => 0), winners: [0], people });

describe("which game is the last", () => {
  it.each([
    ["playing", 0, 1],
    ["playing", 2, 3],
    ["over", 2, 2],
    ["waiting", 2, 2],
    ["waiting", 0, 1],
  ] as const)("%s after %d games", (phase, games, expected) => {
    expect(lastGame({ phase, series: Array.from({ length: games }, () => game([])) })).toBe(expected);
  });
});

describe("who played", () => {
  it("is who sits there while it runs", () => {
    const players = playersOf({ seats: SEATS, series: [], you: "me" }, 1, say);

    expect(players.map(({ name, isMine }) => [name, isMine])).toEqual([
      ["Mara", true],
      ["Théo", false],
    ]);
  });

  it("is who sat there then: on other seats, a bot, or somebody who is gone", () => {
    const series = [game(["theo", "me", null, "gone"])];
    const players = playersOf({ seats: SEATS, series, you: "me" }, 1, say);

    expect(players.map(({ name, isMine, isBot }) => [name, isMine, isBot])).toEqual([
      ["Théo", false, false],
      ["Mara", true, false],
      ["Basil", false, true],
      ["seat-player D", false, false],
    ]);
  });
});

describe("through whose eyes", () => {
  const players = [
    { seat: 0, isMine: false },
    { seat: 1, isMine: true },
  ];
  it.each([
    ["open", 1, [null, 0, 1]],
    ["none", 1, [null, 0, 1]],
    ["open", 2, [null, 1]],
    ["none", 2, [1]],
  ] as const)(
    "a table that is %s to spectators shows game %d of which the first is over",
    (spectators, number, eyes) => {
      const house = { spectators: spectators as Spectators, listed: false, clock: null };

      expect(eyesOf({ series: [game(["x", "me"])], house }, number, players)).toEqual(eyes);
    },
  );
});
