/** Reveals that the page has told: until then nobody's points may give away how it came out. */
import { SvelteSet } from "svelte/reactivity";

import type { View } from "$generated/cluellage";

import { gainOf } from "./points";

/** Of all games on this page: the frame asks for points without knowing what a board has shown. */
const told = new SvelteSet<string>();

const keyOf = ({ taste, album }: View): string => `${taste}/${album.length}`;

/** The last collage is revealed: everybody may see the points. */
export function tellPoints(view: View): void {
  told.add(keyOf(view));
}

/** The points of a seat as far as they are told. */
export function toldPoints(view: View, seat: number): number | null {
  const points = view.points[seat] ?? null;
  const last = view.album.at(-1);
  if (points === null || view.phase !== "reveal" || !last || told.has(keyOf(view))) return points;
  return points - gainOf(last, seat);
}
