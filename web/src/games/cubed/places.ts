/** Where the pieces of a hand may be laid and in which turns, as the server lists it. */
import type { Move } from "$generated/cubed";
import type { CellKey, Places } from "$shared/board/grid";

import { hexKey, type Hex } from "./hexes";
import type { Code } from "./pieces";

/** A cell where a piece fits, in one turn or more. */
export interface Place extends Hex {
  readonly turns: readonly number[];
}

/** Piece → its places. */
export function findPlaces(moves: readonly Move[]): ReadonlyMap<Code, Places<Place>> {
  const found = new Map<Code, Map<CellKey, Place>>();
  for (const move of moves) {
    if (move.do !== "play") continue;
    let places = found.get(move.piece);
    if (!places) found.set(move.piece, (places = new Map()));
    const key = hexKey(move);
    places.set(key, { q: move.q, r: move.r, turns: [...(places.get(key)?.turns ?? []), move.turn] });
  }
  return found;
}

/** How often a piece that lies in `turn` must be turned on to fit; 0 if it fits as it lies. */
export function stepsTo({ turns }: Place, turn: number): number {
  return Math.min(...turns.map((each) => (each - turn + 3) % 3));
}

/** All turns in which a piece fits somewhere. */
export function turnsIn(places: readonly Place[]): ReadonlySet<number> {
  return new Set(places.flatMap(({ turns }) => turns));
}
