/** The dead cells of a table, each with the Blocking piece whose black side it lies at. */
import type { Laid, Spot } from "$generated/cubed";
import type { CellKey } from "$shared/board/grid";
import { chanceFrom } from "$shared/chance";

import { contactsOf } from "./contacts";
import { corner, hexKey, middleOf, neighbour, pathOf, RADIUS, short, type Hex } from "./hexes";
import { BLACK, turned } from "./pieces";

/** A Blocking piece and the cells that it made dead. */
export interface Scorch extends Hex {
  readonly cells: readonly Hex[];
}

/** Every dead cell once, by the piece it died of. */
export function scorches(table: readonly Laid[], dead: readonly Spot[]): Scorch[] {
  const left = new Set<CellKey>(dead.map(hexKey));
  return table
    .filter(({ piece }) => piece.includes(BLACK))
    .map((laid) => {
      const letters = turned(laid.piece, laid.turn);
      const cells = [0, 1, 2, 3, 4, 5]
        .filter((edge) => letters[edge >> 1] === BLACK)
        .map((edge) => neighbour(laid, edge))
        .filter((cell) => left.delete(hexKey(cell)));
      return { q: laid.q, r: laid.r, cells };
    });
}

/** The burnt rim of a cell: a hexagon with an uneven edge, always the same for the same cell. */
export function burntPath(cell: Hex): string {
  const chance = chanceFrom(cell.q * 73 + cell.r * 151 + 11);
  const { x, y } = middleOf(cell);
  const points = [0, 1, 2, 3, 4, 5].flatMap((k) => {
    const [from, to] = [corner(k, RADIUS * 0.97), corner(k + 1, RADIUS * 0.97)];
    return [0, 1, 2, 3, 4, 5].map((step) => {
      const [part, rough] = [step / 6, step ? 2.6 : 1];
      return {
        x: x + from.x + (to.x - from.x) * part + (chance() - 0.5) * rough,
        y: y + from.y + (to.y - from.y) * part + (chance() - 0.5) * rough,
      };
    });
  });
  return pathOf(points);
}

/** Slanting lines over a cell, cut to its hexagon. */
export function hatchPath(cell: Hex): string {
  const { x, y } = middleOf(cell);
  let d = "";
  for (let offset = -75; offset <= 75; offset += 11) {
    const line = chord(offset, RADIUS * 0.82);
    if (line) d += `M${short(x + line[0])} ${short(y + line[1])}L${short(x + line[2])} ${short(y + line[3])}`;
  }
  return d;
}

/** The part of the slanting line at an offset that lies within a hexagon around (0, 0). */
function chord(offset: number, radius: number): [number, number, number, number] | null {
  const half = Math.SQRT1_2;
  const [px, py] = [half * offset, half * offset];
  let [low, high] = [-1e9, 1e9];
  for (let k = 0; k < 6; k++) {
    const angle = ((-60 + 60 * k) * Math.PI) / 180;
    const [mx, my] = [Math.cos(angle), Math.sin(angle)];
    const along = mx * half - my * half;
    const room = radius * 0.866 - (mx * px + my * py);
    if (Math.abs(along) < 1e-6) {
      if (room < 0) return null;
    } else if (along > 0) high = Math.min(high, room / along);
    else low = Math.max(low, room / along);
  }
  return high - low > 6 ? [px + half * low, py - half * low, px + half * high, py - half * high] : null;
}

/** Low corners of the grid at which three pieces meet in one colour, with that colour. */
export function meetings(lying: ReadonlyMap<CellKey, Laid>): (Hex & { readonly color: string })[] {
  const found: (Hex & { color: string })[] = [];
  for (const laid of lying.values()) {
    // A low corner belongs to the tip of the top diamond of exactly one cell.
    const color = turned(laid.piece, laid.turn)[2]!;
    const above = contactsOf(lying, laid).filter(({ edge }) => edge === 4 || edge === 5);
    if (color !== BLACK && above.length === 2 && above.every(({ theirs }) => theirs === color)) {
      found.push({ q: laid.q, r: laid.r, color });
    }
  }
  return found;
}
