/** The drawn examples of the rules page: small tables from text, with what is new on them or what is lit. */
import type { Laid } from "$generated/clustered";

import { isOrdinary, type Code } from "./cards";
import { cellKey, type Cell } from "./cells";
import type { Lit } from "./play.svelte";

export interface Figure {
  readonly cards: readonly Laid[];
  /** The card that is being laid, if the example is about one. */
  readonly fresh: Laid | null;
  /** Whether it may lie there; null where that is not the question. */
  readonly fits: boolean | null;
  readonly lit: readonly Lit[];
}

/** An ordinary card beside the new one, and how many of the three attributes they share. */
export interface Contact extends Cell {
  readonly shared: number;
  readonly ok: boolean;
  /** Where that is written, in cells: at the end of their common edge, so that it hides no symbol. */
  readonly atX: number;
  readonly atY: number;
}

/** What an example shows beside its cards. */
interface About {
  readonly fits?: boolean | null;
  readonly lit?: readonly Outline[];
}

type Outline = readonly [kind: "rectangle" | "line", x: number, y: number, width: number, height: number];

const SEATS: Record<string, number> = { b: 0, o: 1 };
const SIDES = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;
const ENOUGH = 2;

/** Cards of blue (b) and orange (o), the start card (*), empty places (.); the new card has a +. */
function draw(lines: readonly string[], { fits = null, lit = [] }: About = {}): Figure {
  const cards: Laid[] = [];
  let fresh: Laid | null = null;
  lines.forEach((line, y) =>
    line.split(" ").forEach((word, x) => {
      if (word === ".") return;
      const plain = word.replace("+", "");
      const seat = SEATS[plain[0]!] ?? null;
      const laid = { x, y, card: seat === null ? plain : plain.slice(1), seat };
      cards.push(laid);
      if (plain !== word) fresh = laid;
    }),
  );
  return { cards, fresh, fits, lit: lit.map((outline, place) => light(cards, outline, place)) };
}

function light(cards: readonly Laid[], [kind, x, y, width, height]: Outline, place: number): Lit {
  const cells = cards.filter((card) => card.x >= x && card.x < x + width && card.y >= y && card.y < y + height);
  const letter = String.fromCharCode(65 + place);
  const row = { letter, kind, points: cells.length, cells, bonus: null, words: () => letter };
  return { seat: cells[0]?.seat ?? 0, row };
}

const WHOLE = [
  "b1CS b1CD b2CD b3CD . .",
  "b3CS bW b2TD . . .",
  ". b1CH . . . .",
  ". * o1TH o3TH . .",
  ". o2TS o1TS o3TS b2TS o2CS",
  "o2SD o2SS o1SS . . .",
];

export const FIGURES = {
  number: draw(["b1CS b2CS b3CS"]),
  shape: draw(["b2CS b2SS b2TS"]),
  fill: draw(["b2SH b2SD b2SS"]),
  side: draw(["* +b2TH"], { fits: true }),
  corner: draw(["* .", ". +b2TH"], { fits: false }),
  number_shape: draw(["b1SH +b1SS"], { fits: true }),
  shape_fill: draw(["b1CD +b3CD"], { fits: true }),
  number_fill: draw(["o1TS +b1CS"], { fits: true }),
  only_fill: draw(["b2TS +b1CS"], { fits: false }),
  both: draw([". o2SH", "b1SS +b2SS"], { fits: true }),
  one: draw([". o2SH", "b1CS +b2SS"], { fits: false }),
  wild: draw([". b3CD .", "o1TS +bW b2SH"], { fits: true }),
  beside_wild: draw([". oW", "b3CD +b2SH"], { fits: false }),
  block: draw(["o2CH o2SH o2SS +b2TS"], { fits: true }),
  row: draw(["b3SS b3SH b3TH b3TD"], { lit: [["line", 0, 0, 4, 1]] }),
  split: draw(["b1SH b3SH b3CH * b2SS b2TS"], { lit: [["line", 0, 0, 3, 1]] }),
  square: draw(["b1TH b1SH", "b2TH b2SH"], { lit: [["rectangle", 0, 0, 2, 2]] }),
  rectangle: draw(["b3SH b3SD b3SS", "b1SH b1SD b1SS"], { lit: [["rectangle", 0, 0, 3, 2]] }),
  blue: draw(WHOLE, {
    lit: [
      ["rectangle", 0, 0, 3, 2],
      ["line", 0, 0, 4, 1],
      ["line", 0, 1, 3, 1],
      ["line", 1, 0, 1, 3],
    ],
  }),
  orange: draw(WHOLE, {
    lit: [
      ["rectangle", 2, 3, 2, 2],
      ["line", 1, 4, 3, 1],
      ["line", 0, 5, 3, 1],
      ["line", 2, 3, 1, 3],
    ],
  }),
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof FIGURES;

/** The cards that the new one touches and has to agree with. */
export function contactsOf({ cards, fresh }: Pick<Figure, "cards" | "fresh">): Contact[] {
  if (!fresh) return [];
  return touching({ cards, fresh })
    .filter(({ card }) => isOrdinary(card) && isOrdinary(fresh.card))
    .map(({ x, y, card }) => {
      const shared = sharedBy(card, fresh.card);
      const beside = y === fresh.y;
      const atX = (x + fresh.x) / 2 + (beside ? 0 : 0.45);
      const atY = (y + fresh.y) / 2 + (beside ? 0.45 : 0);
      return { x, y, shared, ok: shared >= ENOUGH, atX, atY };
    });
}

/** The cards that the new one touches. */
export function touching({ cards, fresh }: Pick<Figure, "cards" | "fresh">): Laid[] {
  if (!fresh) return [];
  const sides = new Set(SIDES.map(([x, y]) => cellKey({ x: fresh.x + x, y: fresh.y + y })));
  return cards.filter((card) => sides.has(cellKey(card)));
}

/** How many attributes two cards have in common; start and wild cards share everything with everybody. */
export function sharedBy(one: Code, other: Code): number {
  if (!isOrdinary(one) || !isOrdinary(other)) return 3;
  return [0, 1, 2].filter((place) => one[place] === other[place]).length;
}
