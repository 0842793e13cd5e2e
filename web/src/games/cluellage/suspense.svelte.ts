/** Reveals that the page has told: until then nobody's points may give away how it came out. */
import { untrack } from "svelte";

import type { View } from "$generated/cluellage";

import { gainOf } from "./points";

/** Of all games on this page: the frame asks for points without knowing what a board has shown. */
let told: Readonly<Record<string, true>> = $state.raw({});

const keyOf = ({ taste, album }: View): string => `${taste}/${album.length}`;
const keyOfSeat = (view: View, seat: number): string => `${keyOf(view)}/${seat}`;

/** The last collage is revealed: everybody may see the points, of one seat or of all. */
export function tellPoints(view: View, seat?: number): void {
  const key = seat === undefined ? keyOf(view) : keyOfSeat(view, seat);
  told = { ...untrack(() => told), [key]: true };
}

/** The points of a seat as far as they are told. */
export function toldPoints(view: View, seat: number): number | null {
  const points = view.points[seat] ?? null;
  const last = view.album.at(-1);
  if (points === null || view.phase !== "reveal" || !last) return points;
  return told[keyOf(view)] || told[keyOfSeat(view, seat)] ? points : points - gainOf(last, seat);
}
