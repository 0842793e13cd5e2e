import { describe, expect, it } from "vitest";

import { byCell, nearestCell, nextPlace } from "$shared/board/grid";

import { boxOf, CELL, cellAt, GRID, lying, type Cell } from "./cells";
import { edgeOf } from "./edge";
import { findPlaces } from "./places";
import { MOVES, VIEW } from "./sample";

describe("cells", () => {
  it("find the cell of a point, also left of and above the middle", () => {
    expect(cellAt({ x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
    expect(cellAt({ x: CELL * 0.49, y: -CELL * 0.51 })).toEqual({ x: 0, y: -1 });
    expect(Object.is(cellAt({ x: -10, y: -10 }).x, -0)).toBe(false);
  });

  it("take a box with a margin", () => {
    const box = boxOf(
      [
        { x: -1, y: 0 },
        { x: 2, y: 1 },
      ],
      1,
    );

    expect(box).toEqual({ left: -2.5 * CELL, top: -1.5 * CELL, right: 3.5 * CELL, bottom: 2.5 * CELL });
  });

  it("let a card lie the same way each time, hardly tilted", () => {
    for (let x = -20; x < 20; x++) {
      expect(lying({ x, y: 3 })).toEqual(lying({ x, y: 3 }));
      expect(Math.abs(lying({ x, y: 3 }).tilt)).toBeLessThan(1);
    }
  });
});

describe("places", () => {
  const places = findPlaces(MOVES, [3, 0, 0]);

  it("are found for each card, with what they would bring", () => {
    expect([...places.keys()]).toEqual(["1CH", "W"]);
    expect(places.get("1CH")?.get("2,0")).toEqual({ x: 2, y: 0, points: 3 });
    expect(findPlaces(MOVES, null).get("1CH")?.get("2,0")?.points).toBeNull();
  });

  it("draw a carried card to them from nearby", () => {
    const of = places.get("1CH")!;

    expect(nearestCell(GRID, of, { x: 1.4 * CELL, y: 0.3 * CELL })).toEqual({ x: 2, y: 0 });
    expect(nearestCell(GRID, of, { x: 4 * CELL, y: 3 * CELL })).toEqual({ x: 4, y: 3 });
  });

  it("are gone through in reading order, round and round", () => {
    const of = findPlaces(
      [
        { do: "place", card: "W", x: 1, y: 1 },
        { do: "place", card: "W", x: 0, y: 0 },
        { do: "place", card: "W", x: 3, y: 0 },
      ],
      null,
    ).get("W")!;

    expect(nextPlace(GRID, of, { x: 0, y: 0 }, 1)).toEqual({ x: 3, y: 0 });
    expect(nextPlace(GRID, of, { x: 1, y: 1 }, 1)).toEqual({ x: 0, y: 0 });
    expect(nextPlace(GRID, of, { x: 0, y: 0 }, -1)).toEqual({ x: 1, y: 1 });
    expect(nextPlace(GRID, new Map<string, Cell>(), { x: 0, y: 0 }, 1)).toBeNull();
  });

  it("know what lies on a cell", () => {
    expect(byCell(GRID, VIEW.table).get("1,0")?.card).toBe("1CS");
  });
});

describe("the edge of a table", () => {
  const cells = (from: number, to: number): number => (to - from) / CELL;

  it("holds every card whose middle lies on it, as the rules count", () => {
    const seven = edgeOf({ shape: "rectangle", width: 7, height: 8 }, VIEW.table);

    expect(Math.floor(cells(seven.left, seven.right))).toBe(7);
    expect(Math.floor(cells(seven.top, seven.bottom))).toBe(9);
  });

  it("has its middle between two start cards", () => {
    const table = [...VIEW.table, { x: 7, y: 0, card: "*", seat: null }];
    const box = edgeOf({ shape: "rectangle", width: 10, height: 5 }, table);

    expect((box.left + box.right) / 2).toBe(3.5 * CELL);
    expect(Math.floor(cells(box.left, box.right))).toBe(10);
  });

  it("is a circle for a round table", () => {
    const box = edgeOf({ shape: "round", diameter: 8 }, VIEW.table);

    expect(box.right - box.left).toBeCloseTo(box.bottom - box.top);
  });
});
