import { expect, it } from "vitest";

import type { Breakdown } from "$generated/clustered";

import { Counting } from "./counting.svelte";
import { capital, rowsOf } from "./rows";
import { say } from "./sample";

const line = (direction: "row" | "column", length: number): Breakdown["lines"][number] => ({
  direction,
  cells: Array.from({ length }, (_, x) => ({ x, y: 0 })),
  points: length,
});
const SOME: Breakdown = {
  total: 13,
  lines: [line("row", 3), line("column", 4)],
  rectangle: { x: 0, y: 0, width: 2, height: 2, cells: [{ x: 0, y: 0 }], points: 4 },
  bonuses: [{ bonus: "longest_line", cells: [{ x: 0, y: 0 }], points: 2 }],
};
const LESS: Breakdown = { total: 3, lines: [line("row", 3)], rectangle: null, bonuses: [] };

it("lists the rectangle, lines from the longest, and bonuses, with letters", () => {
  const rows = rowsOf(SOME).map((row) => [row.letter, row.words(say), row.points]);

  expect(rows).toEqual([
    ["A", "rectangle 2 × 2", 4],
    ["B", "column of 4", 4],
    ["C", "row of 3", 3],
    ["D", "longest line", 2],
  ]);
});

it("begins a line with a capital", () => {
  expect(capital("éloge", "fr")).toBe("Éloge");
});

it("counts the points up row by row, the best player last", () => {
  const counting = new Counting({ breakdown: [SOME, LESS], scores: [13, 3] });
  const told: [number, number][] = [];
  for (; counting.step; counting.next()) told.push([counting.step.seat, counting.step.total]);

  expect(told).toEqual([
    [1, 3],
    [0, 4],
    [0, 8],
    [0, 11],
    [0, 13],
  ]);
});

it("can be skipped, and hurries where there is much to count", () => {
  const counting = new Counting({ breakdown: [SOME, LESS], scores: [13, 3] });
  const many = new Counting({ breakdown: Array(16).fill(SOME), scores: Array(16).fill(13) });

  expect(many.pace).toBeLessThan(counting.pace);
  counting.skip();
  expect(counting.step).toBeNull();
});
