/** Where the cards of a hand may be laid, as the server lists it. */
import type { Move } from "$generated/clustered";
import type { CellKey, Places } from "$shared/board/grid";

import type { Code } from "./cards";
import { cellKey, type Cell } from "./cells";

/** A legal place of a card. */
export interface Place extends Cell {
  /** What it would bring; null while that is not known. */
  readonly points: number | null;
}

/** Card → its places; `worth` is parallel to `moves`. */
export function findPlaces(moves: readonly Move[], worth: readonly number[] | null): ReadonlyMap<Code, Places<Place>> {
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
