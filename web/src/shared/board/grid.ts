/** Tables whose pieces lie in cells: what a game says of its cells, and where on them a piece may be laid. */
import type { Point } from "./camera";

/** A cell as text: the same for the same cell. */
export type CellKey = string;

/** The cells of a table; `C` is a cell, by its coordinates. */
export interface Grid<C extends object> {
  /** Where a game begins. */
  readonly origin: C;
  key(cell: C): CellKey;
  /** A cell without whatever else is said of it. */
  cell(of: C): C;
  /** Where its middle lies, in the table's pixels. */
  middle(cell: C): Point;
  /** The cell that a point of the table lies on. */
  at(point: Point): C;
  /** Top to bottom, left to right: how far `one` stands behind `other`. */
  readingOrder(one: C, other: C): number;
  /** A carried piece is drawn to a place that is so near, in the table's pixels. */
  readonly snap: number;
}

/** The cells where a piece fits, each with what the game says of it. */
export type Places<P> = ReadonlyMap<CellKey, P>;

const NO_PLACES: Places<never> = new Map<CellKey, never>();
/** How much later than the one before a place appears, in milliseconds, and how many do so. */
const STAGGER = 20;
const STAGGERED = 20;

/** No place at all. */
export function noPlaces<P>(): Places<P> {
  return NO_PLACES;
}

export function byCell<C extends object, T extends C>(grid: Grid<C>, pieces: readonly T[]): ReadonlyMap<CellKey, T> {
  return new Map(pieces.map((piece) => [grid.key(piece), piece]));
}

/** The cell of a piece that is held over a point of the table: the nearest place where it fits, else the very cell. */
export function nearestCell<C extends object>(grid: Grid<C>, places: Places<C>, point: Point): C {
  const [best] = byDistance(grid, places, point);
  return best && distance(grid.middle(best), point) < grid.snap ? grid.cell(best) : grid.at(point);
}

/** The next (1) or previous (-1) place from a cell in reading order, going round; null where there is none. */
export function nextPlace<C extends object>(grid: Grid<C>, places: Places<C>, from: C, by: 1 | -1): C | null {
  const sorted = [...places.values()].sort((one, other) => by * grid.readingOrder(one, other));
  const next = sorted.find((place) => by * grid.readingOrder(place, from) > 0) ?? sorted[0];
  return next ? grid.cell(next) : null;
}

/** Place → when it appears, in milliseconds: those near a cell first. */
export function delays<C extends object>(grid: Grid<C>, places: Places<C>, from: C): ReadonlyMap<CellKey, number> {
  const sorted = byDistance(grid, places, grid.middle(from));
  return new Map(sorted.map((place, index) => [grid.key(place), Math.min(index, STAGGERED) * STAGGER]));
}

function byDistance<C extends object>(grid: Grid<C>, places: Places<C>, point: Point): C[] {
  const far = (cell: C): number => distance(grid.middle(cell), point);
  return [...places.values()].sort((one, other) => far(one) - far(other));
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
