import { describe, expect, it } from "vitest";

import type { GameResult, Phase, SeatInfo } from "$generated/protocol";
import type { Player } from "$shared/table/desk";

import { isUndecided, readyPlayers } from "./lingering";

const GAME: GameResult = { scores: [1, 2], winners: [1], people: ["me", "theo"] };

function table(phase: Phase, { mine = false, other = true, sit = true, games = 1 } = {}) {
  const seats = [
    { seat: 0, mine: sit, ready: mine },
    { seat: 1, mine: false, ready: other },
  ] as SeatInfo[];
  return { phase, seats, series: Array.from({ length: games }, () => GAME) };
}

describe("somebody who looks at a result", () => {
  it.each([
    ["may go on looking when another asks for a rematch", table("waiting"), true],
    ["has agreed", table("waiting", { mine: true }), false],
    ["has no seat", table("waiting", { sit: false }), false],
    ["has not been asked", table("over"), false],
    ["is wanted at the table, which was set up anew", table("waiting", { other: false }), false],
    ["has not played yet", table("waiting", { games: 0 }), false],
  ])("%s", (_, snapshot, expected) => {
    expect(isUndecided(snapshot)).toBe(expected);
  });
});

describe("who is ready", () => {
  const players = [
    { seat: 0, name: "Mara", isMine: true },
    { seat: 1, name: "Théo", isMine: false },
  ] as Player[];

  it("is told by name", () => {
    expect(readyPlayers(table("waiting", { mine: true }), players)).toEqual(["Théo"]);
  });

  it("is nobody before a rematch is asked for", () => {
    expect(readyPlayers(table("over"), players)).toEqual([]);
  });
});
