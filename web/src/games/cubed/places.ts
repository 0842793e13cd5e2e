/** Where the pieces of a hand may be laid and in which turns, as the server lists it. */
import type { Move } from "$generated/cubed";
import type { Point } from "$shared/board/camera";

import { hexAt, hexKey, middleOf, RADIUS, readingOrder, type Hex, type HexKey } from "./hexes";
import type { Code } from "./pieces";

/** A cell where a piece fits, in one turn or more. */
export interface Place extends Hex {
  readonly turns: readonly number[];
}

export type Places = ReadonlyMap<HexKey, Place>;

export const NO_PLACES: Places = new Map();
/** A carried piece is drawn to a place that is so near, in radii. */
const SNAP = 1.2;

/** Piece → its places. */
export function findPlaces(moves: readonly Move[]): ReadonlyMap<Code, Places> {
  const found = new Map<Code, Map<HexKey, Place>>();
  for (const move of moves) {
    if (move.do !== "play") continue;
    let places = found.get(move.piece);
    if (!places) found.set(move.piece, (places = new Map()));
    const key = hexKey(move);
    places.set(key, { q: move.q, r: move.r, turns: [...(places.get(key)?.turns ?? []), move.turn] });
  }
  return found;
}

/** The cell of a piece that is held over a point of the table: the nearest place where it fits, else the very cell. */
export function nearestCell(places: Places, point: Point): Hex {
  const far = (cell: Hex): number => Math.hypot(middleOf(cell).x - point.x, middleOf(cell).y - point.y);
  let best: Place | null = null;
  for (const place of places.values()) if (!best || far(place) < far(best)) best = place;
  return best && far(best) < SNAP * RADIUS ? { q: best.q, r: best.r } : hexAt(point);
}

/** The next (1) or previous (-1) place from a cell in reading order, going round; null where there is none. */
export function nextPlace(places: Places, from: Hex, by: 1 | -1): Hex | null {
  const sorted = [...places.values()].sort((one, other) => by * readingOrder(one, other));
  const next = sorted.find((place) => by * readingOrder(place, from) > 0) ?? sorted[0];
  return next ? { q: next.q, r: next.r } : null;
}

/** How often a piece that lies in `turn` must be turned on to fit; 0 if it fits as it lies. */
export function stepsTo({ turns }: Place, turn: number): number {
  return Math.min(...turns.map((each) => (each - turn + 3) % 3));
}

/** All turns in which a piece fits somewhere. */
export function turnsIn(places: readonly Place[]): ReadonlySet<number> {
  return new Set(places.flatMap(({ turns }) => turns));
}
