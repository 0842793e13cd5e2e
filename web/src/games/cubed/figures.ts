/** The drawn examples of the rules page: small tables from text, with the piece that is being laid on them. */
import type { Laid, Spot } from "$generated/cubed";

import { agrees, byCell, contactsOf } from "./contacts";
import { hexKey, neighbour, type Hex } from "./hexes";
import { BLACK } from "./pieces";
import type { Tried } from "./play.svelte";

export interface Figure {
  /** What lies there: `piece` has the letters as they lie, so that its turn is 0. */
  readonly table: readonly Laid[];
  readonly dead: readonly Spot[];
  /** The piece that is being laid, if the example is about one. */
  readonly tried: Tried | null;
  /** Whether it may lie there; null where that is not the question. */
  readonly fits: boolean | null;
}

/** The piece that is being laid, as the pieces of the table are written, and how it is. */
interface About {
  readonly fresh?: string;
  readonly fits?: boolean;
  readonly isHalf?: boolean;
}

/** The letters on slots 0, 1, 2 (lower right, lower left, top) of each piece as it lies, then q, r. */
function draw(words: string, { fresh, fits = false, isHalf = false }: About = {}): Figure {
  const table = words.split("; ").map(parse);
  const lying = byCell(table);
  // A Blocking piece that lies alone is only shown.
  const dead = (table.length > 1 ? table : []).flatMap((laid) =>
    [0, 1, 2, 3, 4, 5].filter((edge) => laid.piece[edge >> 1] === BLACK).map((edge) => neighbour(laid, edge)),
  );
  if (fresh === undefined)
    return { table, dead: dead.filter((cell) => !lying.has(hexKey(cell))), tried: null, fits: null };
  const { piece: letters, q, r } = parse(fresh);
  return { table, dead, tried: { q, r, letters, fits, isHalf }, fits };
}

function parse(words: string): Laid {
  const [piece = "", place = ""] = words.split(" ");
  const [q = 0, r = 0] = place.split(",").map(Number);
  return { piece, q, r, turn: 0 };
}

const TWO = "abc 0,0; dae 1,0";
const THREE = "abc 0,0; dae 1,0; fda 0,1";
const BLOCKED = "abc 0,0; dae 1,0; ecf 1,-1";

export const FIGURES = {
  blocker: draw("xxc 0,0"),
  triple: draw("ddd 0,0"),
  double: draw("ebb 0,0"),
  single: draw("dfa 0,0"),
  turns: draw("deb 0,0; bde 2,0; ebd 4,0"),
  heights: draw(THREE, { fresh: "bfd 1,1", isHalf: true }),
  second: draw("abc 0,0", { fresh: "dae 1,0", fits: true }),
  second_not: draw("abc 0,0", { fresh: "dea 1,0" }),
  third: draw(TWO, { fresh: "fda 0,1", fits: true }),
  third_not: draw(TWO, { fresh: "bdf 2,0" }),
  all: draw(THREE, { fresh: "bfd 1,1", fits: true }),
  all_not: draw(THREE, { fresh: "fbd 1,1" }),
  blocking: draw(`${BLOCKED}; xxa 0,1`),
  blocking_not: draw(BLOCKED, { fresh: "axx 0,1" }),
  bridge: draw("dda -1,0; ced -1,1; dcc -1,2; cdb 0,2; ebc 1,1; cae 1,0", { fresh: "adf 0,0", fits: true }),
  void: draw("bea 1,0; cae 0,1; adf -1,1; fba -1,0; dad 0,-1; ada 1,-1", { fresh: "efd 0,0", fits: true }),
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof FIGURES;

/** All cells that an example shows. */
export function cellsOf({ table, dead, tried }: Figure): Hex[] {
  return [...table, ...dead, ...(tried ? [tried] : [])];
}

/** Whether all pieces of a table agree with each other, and the new one with them as it should. */
export function isLawful({ table, tried, fits }: Figure): boolean {
  const lying = byCell(table);
  const agree = table.every((laid) => contactsOf(lying, laid).every((contact) => agrees(laid.piece, contact)));
  if (!tried || fits === null) return agree;
  const contacts = contactsOf(lying, tried);
  const isEnough = contacts.length >= Math.min(2, table.length);
  return agree && fits === (isEnough && !tried.isHalf && contacts.every((contact) => agrees(tried.letters, contact)));
}
