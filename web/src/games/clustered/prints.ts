/** What is printed on the cards: one path each, around (0, 0) on a card 1 wide; the same as `papers.py` draws. */
import type { BonusName } from "$generated/clustered";

import { isOrdinary, type Code } from "./cards";

/** Shape → its outline, and the hole of the hollow one. */
const SHAPES: Record<string, readonly [string, string]> = {
  C: [
    "M0-20.6C11.5-20.8 20.7-11.6 20.6.2 20.5 11.8 11.4 20.7-.2 20.6-11.7 20.5-20.6 11.4-20.6-.2-20.6-11.5-11.3-20.5 0-20.6Z",
    "M0-15.2C8.4-15.3 15.3-8.5 15.2.2 15.1 8.7 8.4 15.2-.2 15.2-8.6 15.1-15.2 8.4-15.2-.2-15.2-8.4-8.3-15.1 0-15.2Z",
  ],
  S: ["M-19.6-19.2 19.3-19.8 19.8 19.3-19.2 19.7Z", "M-14.5-14.2 14.2-14.6 14.6 14.2-14.2 14.6Z"],
  T: ["M-.3-21.5 22.3 18.3-22.4 18.8Z", "M-.3-11.5 13.6 13.2-13.8 13.5Z"],
};

/** Shape → the stripes of the dashed one, cut to its hole. */
const STRIPES: Record<string, string> = {
  C: "M-14.6 6.8-15.6 4.2-15.9 2.5-3.1-15.8-.1-16.1 1.4-16ZM-9.5 13-11.4 11.4-12.1 10.6 5.9-15 8.1-14 9-13.3ZM-2 16-4.2 15.6-5.7 15.1 12.2-10.5 14-8.1 14.3-7.4ZM16.1 0 15.4 4.6 9.6 12.9 6.2 14.9 3.4 15.7 15.9-2.3Z",
  S: "M-13.1-15.1-8.8-15.1-15.3-5.8-15.3-11.9ZM-3.5-15.2.8-15.3-15.1 7.5-15.2 1.5ZM6.1-15.4 10.4-15.4-11.2 15.4-15.1 15.5-15.1 14.9ZM15.1-14.6 15.1-8.6-1.6 15.3-5.9 15.3ZM15.2-1.3 15.3 4.7 8 15.2 3.7 15.2Z",
  T: "M1.6-8.9 3.5-5.5-10.3 14.3-14.6 14.3ZM5.8-1.3 7.7 2.1-.8 14.2-5.1 14.2ZM10 6.2 11.9 9.6 8.8 14.1 4.5 14.1Z",
};

/** Number → where its symbols stand, and their scale. */
const PLACES: Record<string, { readonly at: readonly (readonly [number, number])[]; readonly scale: number }> = {
  1: { at: [[0, 4]], scale: 1.14 },
  2: {
    at: [
      [-20, 4],
      [20, 4],
    ],
    scale: 0.84,
  },
  3: {
    at: [
      [0, -19],
      [-20.5, 18],
      [20.5, 18],
    ],
    scale: 0.74,
  },
};

/** Four blades and, as a hole, the pin. */
const PINWHEEL =
  "M2 5C-6.6-4.6-5.7-21 4.9-31.5 8.7-22.9 20.2-19 26-21.9 26-9.4 14.5 2.1 2 5Z" +
  "M1 4C10.6-4.6 27-3.7 37.5 6.9 28.9 10.7 25 22.2 27.9 28 15.4 28 3.9 16.5 1 4Z" +
  "M2 3C10.6 12.6 9.7 29-.9 39.5-4.7 30.9-16.2 27-22 29.9-22 17.4-10.5 5.9 2 3Z" +
  "M3 4C-6.6 12.6-23 11.7-33.5 1.1-24.9-2.7-21-14.2-23.9-20-11.4-20 .1-8.5 3 4Z";
export const PIN = "M-3.4 4a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0-10.8 0Z";

const CLUB =
  "M-12.8-14.5a12.8 12.8 0 1 1 25.6 0a12.8 12.8 0 1 1-25.6 0Z" +
  "M-26.8 6a12.8 12.8 0 1 1 25.6 0a12.8 12.8 0 1 1-25.6 0Z" +
  "M1.2 6a12.8 12.8 0 1 1 25.6 0a12.8 12.8 0 1 1-25.6 0Z" +
  "M-7-1a7 7 0 1 1 14 0a7 7 0 1 1-14 0ZM-3-4H3L10.5 28.5-10.5 28.8Z";

/** One symbol and how it is repeated on the card. */
export interface Print {
  readonly path: string;
  readonly rule: "evenodd" | "nonzero";
  /** Drawn over the path: they reach into it, so that no gap shows. */
  readonly stripes: string;
  /** Transforms of each copy. */
  readonly copies: readonly string[];
}

const made = new Map<Code, Print>();

/** What is printed on a card; nothing on the back of one that is not seen. */
export function printOf(code: Code): Print {
  let print = made.get(code);
  if (!print) made.set(code, (print = makePrint(code)));
  return print;
}

function makePrint(code: Code): Print {
  if (code === "W") return { path: PINWHEEL, rule: "nonzero", stripes: "", copies: ["translate(0 0)"] };
  if (code === "*") return { path: CLUB, rule: "nonzero", stripes: "", copies: ["translate(0 0)"] };
  if (!isOrdinary(code)) return { path: "", rule: "nonzero", stripes: "", copies: [] };
  const [outline, hole] = SHAPES[code[1]!]!;
  const { at, scale } = PLACES[code[0]!]!;
  return {
    path: code[2] === "S" ? outline : outline + hole,
    rule: "evenodd",
    stripes: code[2] === "D" ? STRIPES[code[1]!]! : "",
    copies: at.map(([x, y]) => `translate(${x} ${y}) scale(${scale})`),
  };
}

/** The face of a bonus card, as the view box of its drawing. */
export const BONUS_FIELD = "-5.1 -1.4 46.2 30.8";

/** What a bonus card is for, in cells of 7; an arrow makes the line “longest”. */
export const BONUS_PRINTS: Readonly<Record<BonusName, string>> = {
  first_line: "M1 11h6v6H1ZM8 11h6v6H8ZM15 11h6v6h-6ZM22 11h6v6h-6ZM29 11h6v6h-6Z",
  first_rectangle: "M8 7.5h6v6H8ZM15 7.5h6v6h-6ZM22 7.5h6v6h-6ZM8 14.5h6v6H8ZM15 14.5h6v6h-6ZM22 14.5h6v6h-6Z",
  longest_line: "M1 11h6v6H1ZM8 11h6v6H8ZM15 11h6v6h-6ZM22 11h4v-5l9 8-9 8v-5h-4Z",
  largest_rectangle:
    "M8 4h6v6H8ZM15 4h6v6h-6ZM22 4h6v6h-6ZM8 11h6v6H8ZM15 11h6v6h-6ZM22 11h6v6h-6ZM8 18h6v6H8ZM15 18h6v6h-6ZM22 18h6v6h-6Z",
};
