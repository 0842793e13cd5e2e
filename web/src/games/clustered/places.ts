/** Where the cards of a hand may be laid, as the server lists it. */
import type { Laid, Move } from "$generated/clustered";
import type { Point } from "$shared/board/camera";

import type { Code } from "./cards";
import { CELL, cellAt, cellKey, readingOrder, type Cell, type CellKey } from "./cells";

/** A legal place of a card. */
export interface Place extends Cell {
  /** What it would bring; null while that is not known. */
  readonly points: number | null;
}

export type Places = ReadonlyMap<CellKey, Place>;

export const NO_PLACES: Places = new Map();
/** A carried card is drawn to a place that is so near, in cells. */
const SNAP = 0.75;

/** Card → its places; `worth` is parallel to `moves`. */
export function findPlaces(moves: readonly Move[], worth: readonly number[] | null): ReadonlyMap<Code, Places> {
  const found = new Map<Code, Map<CellKey, Place>>();
  moves.forEach((move, index) => {
    if (move.do !== "place") return;
    let places = found.get(move.card);
    if (!places) found.set(move.card, (places = new Map()));
    places.set(cellKey(move), { x: move.x, y: move.y, points: worth?.[index] ?? null });
  });
  return found;
}

/** The cards that may be discarded. */
export function findDiscards(moves: readonly Move[]): ReadonlySet<Code> {
  return new Set(moves.filter((move) => move.do === "discard").map((move) => move.card));
}

export function byCell(table: readonly Laid[]): ReadonlyMap<CellKey, Laid> {
  return new Map(table.map((laid) => [cellKey(laid), laid]));
}

/** The cell of a card that is held over a point of the table: the nearest place where it fits, else the very cell. */
export function nearestCell(places: Places, point: Point): Cell {
  const far = ({ x, y }: Cell): number => Math.hypot(x * CELL - point.x, y * CELL - point.y);
  let best: Place | null = null;
  for (const place of places.values()) if (!best || far(place) < far(best)) best = place;
  return best && far(best) < SNAP * CELL ? { x: best.x, y: best.y } : cellAt(point);
}

/** The next (1) or previous (-1) place from a cell in reading order, going round; null where there is none. */
export function nextPlace(places: Places, from: Cell, by: 1 | -1): Cell | null {
  const sorted = [...places.values()].sort((one, other) => by * readingOrder(one, other));
  const next = sorted.find((place) => by * readingOrder(place, from) > 0) ?? sorted[0];
  return next ? { x: next.x, y: next.y } : null;
}
