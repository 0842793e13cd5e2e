/** Clustered's cards on the page: their codes (`2TS`: two solid triangles, `W`, `*`, `?`), words and order. */
import { heldOf, type Held } from "$shared/board/hand";
import type { Say } from "$shared/texts/texts.svelte";

export type Code = string;
export const ATTRIBUTES = ["number", "shape", "fill"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

const SHAPES: Record<string, string> = { C: "circle", S: "square", T: "triangle" };
const FILLS: Record<string, string> = { D: "dashed", H: "hollow", S: "solid" };
const SPECIAL: Record<string, string> = { W: "wild", "*": "start", "?": "hidden" };

export function isOrdinary(code: Code): boolean {
  return code.length === 3 && "123".includes(code[0]!) && code[1]! in SHAPES && code[2]! in FILLS;
}

/** A card in words: the page's side of `klub/texts/clustered.py`. The object form is for “lays …”. */
export function cardWords(code: Code, say: Say, form: "subject" | "object" = "subject"): string {
  const part = form === "object" ? ".object" : "";
  if (SPECIAL[code]) return say(`clustered-card-${SPECIAL[code]}${part}`);
  if (!isOrdinary(code)) return code;
  const facts = { number: Number(code[0]), shape: SHAPES[code[1]!]!, fill: FILLS[code[2]!]! };
  return say(`clustered-card${part}`, facts);
}

export const ORDERS = ["number", "shape", "fill"] as const;
export type Order = (typeof ORDERS)[number];

/** Which letters of the code are looked at, first to last. */
const LETTERS: Record<Order, readonly [number, number, number]> = {
  number: [0, 1, 2],
  shape: [1, 0, 2],
  fill: [2, 1, 0],
};

/** A hand in order, wilds last. */
export function arrange(hand: readonly Code[], order: Order): Held[] {
  const sortKey = (code: Code): string =>
    isOrdinary(code) ? LETTERS[order].map((place) => code[place]).join("") : `~${code}`;
  return heldOf(hand.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1)));
}
