/** The edge of a table that has one. */
import type { Laid } from "$generated/clustered";
import type { Area } from "$generated/http";
import type { Box } from "$shared/board/camera";

import { CELL } from "./cells";

/** So far the felt reaches beyond the cards, in pixels of the table. */
const RIM = 14;

/** The felt of a bounded table, in the middle of which the start card lies, or both do. */
export function edgeOf(area: Area, table: readonly Laid[]): Box {
  const starts = table.filter(({ seat }) => seat === null).map(({ x }) => x);
  const middle = starts.reduce((sum, x) => sum + x, 0) / Math.max(1, starts.length);
  const width = (area.shape === "round" ? across(area.diameter) : reach(area.width, 2 * middle)) * CELL + 2 * RIM;
  const height = (area.shape === "round" ? across(area.diameter) : reach(area.height, 0)) * CELL + 2 * RIM;
  const x = middle * CELL;
  return { left: x - width / 2, right: x + width / 2, top: -height / 2, bottom: height / 2 };
}

/** How many cells lie side by side where the middles of the outermost may lie on the edge itself. */
function reach(size: number, twiceMiddle: number): number {
  return size - (Math.abs(size - twiceMiddle) % 2) + 1;
}

/** A circle that holds the corners of all cells whose middles lie within a diameter. */
function across(diameter: number): number {
  return diameter + Math.SQRT2;
}
