import { expect, it } from "vitest";

import { byCell, delays, nearestCell, nextPlace, type Grid } from "./grid";

interface Square {
  readonly x: number;
  readonly y: number;
}

const GRID: Grid<Square> = {
  origin: { x: 0, y: 0 },
  key: ({ x, y }) => `${x},${y}`,
  cell: ({ x, y }) => ({ x, y }),
  middle: ({ x, y }) => ({ x: 10 * x, y: 10 * y }),
  at: ({ x, y }) => ({ x: Math.round(x / 10), y: Math.round(y / 10) }),
  readingOrder: (one, other) => one.y - other.y || one.x - other.x,
  snap: 8,
};
const PLACES = byCell(GRID, [
  { x: 3, y: 0, points: 1 },
  { x: 0, y: 1, points: 2 },
  { x: 1, y: 0, points: 3 },
]);

it("draws what is carried to a place nearby, and leaves it where there is none", () => {
  expect(nearestCell(GRID, PLACES, { x: 24, y: 4 })).toEqual({ x: 3, y: 0 });
  expect(nearestCell(GRID, PLACES, { x: 60, y: 41 })).toEqual({ x: 6, y: 4 });
});

it("goes through places in reading order, round and round", () => {
  expect(nextPlace(GRID, PLACES, { x: 1, y: 0 }, 1)).toEqual({ x: 3, y: 0 });
  expect(nextPlace(GRID, PLACES, { x: 1, y: 0 }, -1)).toEqual({ x: 0, y: 1 });
  expect(nextPlace(GRID, new Map<string, Square>(), { x: 1, y: 0 }, 1)).toBeNull();
});

it("lets places appear from near to far", () => {
  expect([...delays(GRID, PLACES, { x: 4, y: 0 })]).toEqual([
    ["3,0", 0],
    ["1,0", 20],
    ["0,1", 40],
  ]);
});
