/** Reveals that the page has told: until then nobody's points may give away how it came out. */
import { SvelteSet } from "svelte/reactivity";

import type { View } from "$generated/cluellage";

import { gainOf } from "./points";

/** Of all games on this page: the frame asks for points without knowing what a board has shown. */
const told = new SvelteSet<string>();

const keyOf = ({ taste, album }: View): string => `${taste}/${album.length}`;
const keyOfSeat = (view: View, seat: number): string => `${keyOf(view)}/${seat}`;

/** The last collage is revealed: everybody may see the points, of one seat or of all. */
export function tellPoints(view: View, seat?: number): void {
  told.add(seat === undefined ? keyOf(view) : keyOfSeat(view, seat));
}

/** The points of a seat as far as they are told. */
export function toldPoints(view: View, seat: number): number | null {
  const points = view.points[seat] ?? null;
  const last = view.album.at(-1);
  if (points === null || view.phase !== "reveal" || !last) return points;
  return told.has(keyOf(view)) || told.has(keyOfSeat(view, seat)) ? points : points - gainOf(last, seat);
}
