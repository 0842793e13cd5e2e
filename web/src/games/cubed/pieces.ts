/** Cubed's pieces on the page: their codes (three letters in the order of the slots), sorts, words and order. */
import { heldOf, type Held } from "$shared/board/hand";
import type { Say } from "$shared/texts/texts.svelte";

export type Code = string;
/** A colour `a` to `f`, or black `x`. */
export type Letter = string;
export const COLORS = ["a", "b", "c", "d", "e", "f"] as const;
export const BLACK = "x";
export const TURNS = 3;

export const SORTS = ["blocker", "triple", "double", "single"] as const;
export type Sort = (typeof SORTS)[number];

/** What a piece costs whoever still holds it. */
export const POINTS: Readonly<Record<Sort, number>> = { blocker: 5, triple: 3, double: 2, single: 1 };

export function sortOf(code: Code): Sort {
  if (code.includes(BLACK)) return "blocker";
  return (["triple", "double", "single"] as const)[new Set(code).size - 1]!;
}

/** The letters on slots 0, 1, 2 of a piece that was turned: what was on slot *s* is on slot *s* + turn. */
export function turned(code: Code, turn: number): string {
  return turn ? code.slice(-turn) + code.slice(0, -turn) : code;
}

/** How many turns of a piece look different. */
export function turnsOf(code: Code): number {
  return sortOf(code) === "triple" ? 1 : TURNS;
}

/** A piece in words: the page's side of `klub/texts/cubed.py`. The object form is for “lays …”. */
export function pieceWords(code: Code, say: Say, form: "subject" | "object" = "subject"): string {
  const part = form === "object" ? ".object" : "";
  if (code.length !== TURNS) return say(`cubed-piece-hidden${part}`);
  const [first, second, third] = [...code].map((letter) => say(`cubed-color-${letter}`));
  return say(`cubed-piece-${sortOf(code)}${part}`, { first: first!, second: second!, third: third! });
}

export const ORDERS = ["kind", "color"] as const;
export type Order = (typeof ORDERS)[number];

/** Pieces that stand together on the rack: a sort, or a colour. */
export interface Group {
  readonly name: Sort | Letter;
  readonly held: readonly Held[];
}

/** A hand in groups: the dearest sort first, or by the colour that a piece shows most of. */
export function arrange(hand: readonly Code[], order: Order): Group[] {
  const names: readonly string[] = order === "kind" ? SORTS : COLORS;
  const nameOf = order === "kind" ? sortOf : mainColor;
  const held = heldOf(hand);
  return names
    .map((name) => ({
      name,
      held: held
        .filter(({ code }) => nameOf(code) === name)
        .sort(
          (one, other) => POINTS[sortOf(other.code)] - POINTS[sortOf(one.code)] || (one.code < other.code ? -1 : 1),
        ),
    }))
    .filter((group) => group.held.length > 0);
}

/** The colour of which a piece has most; of several the first. */
function mainColor(code: Code): Letter {
  const count = (letter: Letter): number => (letter === BLACK ? 0 : [...code].filter((each) => each === letter).length);
  return [...code].sort((one, other) => count(other) - count(one) || (one < other ? -1 : 1))[0]!;
}
