import { expect, it } from "vitest";

import { winsOf } from "./tally";

it("counts the wins of people on whatever seat, and of bots by their seat", () => {
  const series = [
    { scores: [3, 9, 1], winners: [1], people: ["mara", "theo", null] },
    { scores: [5, 5, 1], winners: [0, 1], people: ["theo", "mara", null] },
    { scores: [1, 2, 7], winners: [2], people: ["mara", "theo", null] },
  ];

  expect(winsOf(series)).toEqual([1, 2, 1]);
});

it("counts nothing before the first game is over", () => {
  expect(winsOf([])).toEqual([]);
});
