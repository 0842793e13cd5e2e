import { beforeEach, describe, expect, it } from "vitest";

import type { Box } from "./camera";
import { Outlook, type Ground } from "./outlook";

/** Cells in one row, 10 wide. */
const boxOf = (cells: readonly number[], margin: number): Box => ({
  left: (Math.min(...cells) - 0.5 - margin) * 10,
  right: (Math.max(...cells) + 0.5 + margin) * 10,
  top: (-0.5 - margin) * 10,
  bottom: (0.5 + margin) * 10,
});

let cells: number[];
let edge: Box | null;
let outlook: Outlook<number>;

beforeEach(() => {
  cells = [0, 1, 2];
  edge = null;
  const ground: Ground<number> = {
    cell: 10,
    smallest: 40,
    content: (margin) => boxOf(cells, margin),
    box: boxOf,
    get edge() {
      return edge;
    },
  };
  outlook = new Outlook(ground);
  outlook.camera.glides = false;
  outlook.camera.resize(400, 300);
});

const seen = (cell: number): boolean => {
  const { left, right } = outlook.camera.seen;
  return left <= cell * 10 && cell * 10 <= right;
};

describe("Outlook", () => {
  it("shows all of a small table at a size that a thumb can touch", () => {
    outlook.home(undefined);

    expect(outlook.camera.pose.zoom).toBeGreaterThanOrEqual(4);
    expect(cells.every(seen)).toBe(true);
  });

  it("keeps cells large on a long table, with the last move in view", () => {
    cells = Array.from({ length: 60 }, (_, cell) => cell);
    outlook.home(59);

    expect(outlook.camera.pose.zoom).toBe(4);
    expect(seen(59)).toBe(true);
    expect(seen(0)).toBe(false);
  });

  it("steps back to see everything, and says when it already does", () => {
    cells = Array.from({ length: 30 }, (_, cell) => cell);
    outlook.home(0);

    expect(outlook.overview()).toBe(false);
    expect(cells.every(seen)).toBe(true);
    expect(outlook.overview()).toBe(true);
  });

  it.each([
    ["near", 5, true],
    ["far away", 1000, false],
  ])("shows an edge that is %s in a picture: %s cells away, %s", (_, away, expected) => {
    cells = Array.from({ length: 30 }, (_, cell) => cell);
    edge = boxOf(cells, away);
    outlook.stepBack();

    expect(cells.every(seen)).toBe(true);
    expect(seen(-away) && seen(29 + away)).toBe(expected);
  });

  it("goes only as far as needed to reveal a cell", () => {
    cells = Array.from({ length: 60 }, (_, cell) => cell);
    outlook.home(0);
    const { zoom } = outlook.camera.pose;
    outlook.reveal(20);

    expect(outlook.camera.pose.zoom).toBe(zoom);
    expect(seen(20)).toBe(true);
  });
});
