/** The cells of the table, their neighbours, and where they lie on it, in its own pixels. */
import type { Box, Point } from "$shared/board/camera";
import type { CellKey, Grid } from "$shared/board/grid";

/** The radius of a cell at zoom 1. */
export const RADIUS = 50;
/** How far apart the middles of cells in a row are, and the rows. */
export const ACROSS = Math.sqrt(3) * RADIUS;
export const DOWN = 1.5 * RADIUS;

/** A cell by its axial coordinates. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Edge → the way to the neighbour behind it, clockwise from the right. */
export const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;
/** Edge → what its side is called in the locale files. */
export const SIDES = ["right", "lower_right", "lower_left", "left", "upper_left", "upper_right"] as const;

export function hexKey({ q, r }: Hex): CellKey {
  return `${q},${r}`;
}

export function keysOf(cells: readonly Hex[]): ReadonlySet<CellKey> {
  return new Set(cells.map(hexKey));
}

export function neighbour({ q, r }: Hex, edge: number): Hex {
  const [dq, dr] = DIRECTIONS[(edge + 6) % 6]!;
  return { q: q + dq, r: r + dr };
}

/** The middle of a cell. */
export function middleOf({ q, r }: Hex): Point {
  return { x: ACROSS * (q + r / 2), y: DOWN * r };
}

/** The cell that a point of the table lies on. */
export function hexAt({ x, y }: Point): Hex {
  const r = y / DOWN;
  const q = x / ACROSS - r / 2;
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(Math.round(s) - s)];
  if (dq > dr && dq > ds) rq = -rr - Math.round(s);
  else if (dr > ds) rr = -rq - Math.round(s);
  // adding 0 turns -0 into 0, which would be told as another place
  return { q: rq + 0, r: rr + 0 };
}

/** The part of the table that cells take, with a margin in cells. */
export function boxOf(cells: readonly Hex[], margin = 0): Box {
  const middles = (cells.length > 0 ? cells : [{ q: 0, r: 0 }]).map(middleOf);
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const [wide, high] = [ACROSS * (0.5 + margin), RADIUS + DOWN * margin];
  return {
    left: Math.min(...xs) - wide,
    top: Math.min(...ys) - high,
    right: Math.max(...xs) + wide,
    bottom: Math.max(...ys) + high,
  };
}

/** Top to bottom, left to right. */
export function readingOrder(one: Hex, other: Hex): number {
  return one.r - other.r || one.q - other.q;
}

/** Corner 0 is at the top, the others follow clockwise; `radius` in any unit. */
export function corner(k: number, radius: number): Point {
  const angle = ((-90 + 60 * k) * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** A hexagon around a point as a path. */
export function hexPath(x: number, y: number, radius: number): string {
  return pathOf(
    [0, 1, 2, 3, 4, 5].map((k) => {
      const at = corner(k, radius);
      return { x: x + at.x, y: y + at.y };
    }),
  );
}

/** A closed path through points. */
export function pathOf(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}Z`;
}

/** A number with two digits, as paths need no more. */
export function short(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

/** A carried piece is drawn to a place that is so near, in radii. */
const SNAP = 1.2;

export const GRID: Grid<Hex> = {
  origin: { q: 0, r: 0 },
  key: hexKey,
  cell: ({ q, r }) => ({ q, r }),
  middle: middleOf,
  at: hexAt,
  readingOrder,
  snap: SNAP * RADIUS,
};
