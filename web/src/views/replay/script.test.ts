import { expect, it } from "vitest";

import type { PastMove } from "$generated/http";
import type { Player } from "$shared/table/desk";

import { writeScript } from "./script";

const move = (number: number, ...events: string[]): PastMove => ({
  number,
  seat: 0,
  at: number,
  events,
  standing: null,
});
const player = (seat: number, isMine: boolean): Player => ({
  seat,
  name: `P${seat}`,
  paper: "blue",
  isBot: false,
  isMine,
});
const face = {
  tell: (events: readonly string[], players: readonly Player[]) =>
    events.map((text) => ({ seat: 0, text: `${players.some(({ isMine }) => isMine) ? "you" : "P0"} ${text}` })),
};

it("has a line for each event, and none for moves of which nothing is told", () => {
  const script = writeScript([move(1, "lay"), move(2), move(3, "lay", "draw")], face, [player(0, true)], String);

  expect(script.map(({ number, lines }) => [number, ...lines.map(({ text }) => text)])).toEqual([
    [1, "you lay"],
    [3, "you lay", "you draw"],
  ]);
});

it("goes by names where one person played several seats", () => {
  const script = writeScript([move(1, "lay")], face, [player(0, true), player(1, true)], String);

  expect(script[0]?.lines[0]?.text).toBe("P0 lay");
});
