/** The cells of the table and where they lie on it, in its own pixels. */
import type { Box } from "$shared/board/camera";
import type { CellKey, Grid } from "$shared/board/grid";

/** The side of a cell at zoom 1. */
export const CELL = 80;

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export function cellKey({ x, y }: Cell): CellKey {
  return `${x},${y}`;
}

/** The cell that a point of the table lies on. */
export function cellAt({ x, y }: { readonly x: number; readonly y: number }): Cell {
  // adding 0 turns -0 into 0, which would be told as another place
  return { x: Math.floor(x / CELL + 0.5) + 0, y: Math.floor(y / CELL + 0.5) + 0 };
}

/** The part of the table that cells take, with a margin in cells. A cell's middle lies at its number. */
export function boxOf(cells: readonly Cell[], margin = 0): Box {
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  const reach = 0.5 + margin;
  return {
    left: (Math.min(...xs) - reach) * CELL,
    top: (Math.min(...ys) - reach) * CELL,
    right: (Math.max(...xs) + reach) * CELL,
    bottom: (Math.max(...ys) + reach) * CELL,
  };
}

/** How a card lies: a little tilted and cut from its own part of the sheet, always the same for the same place. */
export function lying({ x, y }: Cell): { readonly tilt: number; readonly mx: number; readonly my: number } {
  const mixed = Math.abs((x * 73 + y * 151) % 97);
  return { tilt: ((mixed % 19) - 9) / 10, mx: -((mixed * 47) % 180), my: -((mixed * 31) % 180) };
}

/** Top to bottom, left to right. */
export function readingOrder(one: Cell, other: Cell): number {
  return one.y - other.y || one.x - other.x;
}

/** A carried card is drawn to a place that is so near, in cells. */
const SNAP = 0.75;

export const GRID: Grid<Cell> = {
  origin: { x: 0, y: 0 },
  key: cellKey,
  cell: ({ x, y }) => ({ x, y }),
  middle: ({ x, y }) => ({ x: x * CELL, y: y * CELL }),
  at: cellAt,
  readingOrder,
  snap: SNAP * CELL,
};
