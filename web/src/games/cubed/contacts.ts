/** What a piece on a cell touches, and whether the colours agree. */
import type { Laid } from "$generated/cubed";
import { byCell as piecesByCell, type CellKey } from "$shared/board/grid";

import { GRID, hexKey, neighbour, type Hex } from "./hexes";
import { BLACK, turned, type Letter } from "./pieces";

/** A side of a cell behind which a piece lies. */
export interface Contact extends Hex {
  readonly edge: number;
  /** The colour that the piece shows there. */
  readonly theirs: Letter;
}

/** Slot *s* of a piece has the edges 2*s* and 2*s* + 1. */
export function slotOf(edge: number): number {
  return edge >> 1;
}

export function byCell(table: readonly Laid[]): ReadonlyMap<CellKey, Laid> {
  return piecesByCell(GRID, table);
}

export function contactsOf(lying: ReadonlyMap<CellKey, Laid>, cell: Hex): Contact[] {
  return [0, 1, 2, 3, 4, 5].flatMap((edge) => {
    const at = neighbour(cell, edge);
    const laid = lying.get(hexKey(at));
    if (!laid) return [];
    return [{ ...at, edge, theirs: turned(laid.piece, laid.turn)[slotOf((edge + 3) % 6)]! }];
  });
}

/** Whether two letters may meet: the same colour, never black. */
export function agrees(letters: string, { edge, theirs }: Contact): boolean {
  return theirs !== BLACK && letters[slotOf(edge)] === theirs;
}

/** The cells that touch enough pieces (two, or all there are) and are neither taken nor dead. */
export function openCells(lying: ReadonlyMap<CellKey, Laid>, dead: ReadonlySet<CellKey>): Hex[] {
  if (lying.size === 0) return [{ q: 0, r: 0 }];
  const found = new Map<CellKey, Hex & { count: number }>();
  for (const laid of lying.values()) {
    for (let edge = 0; edge < 6; edge++) {
      const cell = neighbour(laid, edge);
      const key = hexKey(cell);
      if (lying.has(key) || dead.has(key)) continue;
      found.set(key, { ...cell, count: (found.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...found.values()].filter(({ count }) => count >= Math.min(2, lying.size));
}
