import { describe, expect, it } from "vitest";

import type { Declaration } from "$generated/http";
import type { House, SeatInfo, Snapshot } from "$generated/protocol";

import { arrangementOf, isRearranged, type Arrangement } from "./arrangement";
import { tellChanges } from "./changes";

const toy = {
  options: [
    { kind: "toggle", name: "quick", help: "toy-option-quick", needs: [], default: false },
    { kind: "choice", name: "deck", help: "toy-option-deck", needs: [], values: ["small", "large"], default: "small" },
    { kind: "size", name: "area", help: "toy-option-area", needs: [], low: 1, high: 9, default: null },
  ],
} as unknown as Declaration;
const house: House = { listed: false, spectators: "open", clock: null };
const now: Arrangement = { game: "toy", options: {}, seats: 3, house, bots: { 2: "casual" } };
const say = (key: string, facts = {}): string => [key, ...Object.values(facts)].join(" ");

describe("tellChanges", () => {
  it.each([
    ["nothing", {}, []],
    ["a switch", { options: { quick: true } }, ["waiting-change-option toy-option-quick.label waiting-change-on"]],
    ["a choice", { options: { deck: "large" } }, ["waiting-change-option toy-option-deck.label toy-option-deck.large"]],
    ["what takes more than a word", { options: { area: { shape: "round", diameter: 4 } } }, ["toy-option-area.label"]],
    ["seats", { seats: 5 }, ["waiting-change-seats 5"]],
    ["the clock", { house: { ...house, clock: { per_move: 45, bank: 0 } } }, ["waiting-clock 45"]],
    ["who may watch", { house: { ...house, spectators: "none" } }, ["waiting-spectators-none"]],
    ["taking back", { house: { ...house, undo: "never" } }, ["waiting-undo-never"]],
    ["nothing where taking back stays usual", { house: { ...house, undo: "agreed" } }, []],
    ["the list", { house: { ...house, listed: true } }, ["waiting-listed"]],
    ["a bot's strength", { bots: { 2: "master" } }, ["waiting-change-bots level-master"]],
    ["bots as they are", { bots: null }, []],
    [
      "another game",
      { game: "chess", options: { quick: true } },
      ["chess-name", "waiting-change-option toy-option-quick.label waiting-change-on"],
    ],
  ] as const)("names %s", (_, change, expected) => {
    expect(tellChanges(now, { ...now, ...change } as Arrangement, toy, say)).toEqual(expected);
  });

  it("names that moves can be taken back again", () => {
    const before = { ...now, house: { ...house, undo: "never" } } as const;

    expect(tellChanges(before, now, toy, say)).toEqual(["waiting-undo-agreed"]);
  });

  it("does without a declaration", () => {
    expect(tellChanges(now, { ...now, options: { quick: true }, seats: 4 }, null, say)).toEqual([
      "waiting-change-seats 4",
    ]);
  });
});

describe("a table", () => {
  const seats = [
    { seat: 0, kind: "person", level: null },
    { seat: 1, kind: "bot", level: "club" },
  ] as SeatInfo[];
  const table: Pick<Snapshot, "game" | "options" | "seats" | "house"> = {
    game: "toy",
    options: { quick: true },
    seats,
    house,
  };

  it("is arranged for its next game", () => {
    expect(arrangementOf(table)).toEqual({
      game: "toy",
      options: { quick: true },
      seats: 2,
      house,
      bots: { 1: "club" },
    });
  });

  it("is another one when anything but the people changes", () => {
    expect(isRearranged(table, { ...table, seats: [...seats].reverse() })).toBe(false);
    expect(isRearranged(table, { ...table, seats: [...seats, seats[0]!] })).toBe(true);
    expect(isRearranged(table, { ...table, house: { ...house, listed: true } })).toBe(true);
    expect(isRearranged(table, { ...table, house: { ...house, undo: "unseen" } })).toBe(true);
    expect(isRearranged(table, { ...table, house: { ...house, undo: "agreed" } })).toBe(false);
  });
});
