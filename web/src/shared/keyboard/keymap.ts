/** Which key does what, on any keyboard. */
import { QWERTY, type Layout } from "./qwerty";
import type { Pressed } from "./pressed";

/**
 * The ways to press for something, the one to tell people first: a letter or sign, wherever the layout has it ("n");
 * or the place of a key, whatever letter is there ("KeyQ"); or a named key ("PageUp").
 */
export type Ways = readonly string[];

export class Keymap<A extends string> {
  #typed = new Map<string, A>();
  #placed = new Map<string, A>();
  /** The letters that places have on QWERTY: what is left for a layout that has them elsewhere. */
  #spare = new Map<string, A>();
  #ways: Readonly<Record<A, Ways>>;
  #beside: readonly Keymap<string>[];

  /** `beside`: what else can be pressed at the same time; a letter of theirs beats a place here. */
  constructor(ways: Readonly<Record<A, Ways>>, beside: readonly Keymap<string>[] = []) {
    this.#ways = ways;
    this.#beside = beside;
    for (const [act, all] of Object.entries(ways) as [A, Ways][]) {
      for (const way of all) {
        if (way.length === 1) this.#typed.set(way, act);
        else this.#placed.set(way, act);
        if (QWERTY[way]) this.#spare.set(QWERTY[way], act);
      }
    }
  }

  /** What a key asks for, null if nothing. A letter beats a place: it was chosen because a word begins with it. */
  read({ key, code }: Pressed): A | null {
    const typed = typedBy(key, code);
    const act = this.#typed.get(typed);
    if (act || this.#isTaken(typed)) return act ?? null;
    return this.#placed.get(code) ?? this.#placed.get(key) ?? this.#spare.get(typed) ?? null;
  }

  /** The letter or sign on the key that asks for `act`, as a layout has it. */
  label(act: A, layout: Layout): string {
    const way = this.#ways[act][0]!;
    const letter = layout[way] ?? QWERTY[way] ?? way;
    // Where another act goes by the letter that lies there, its own letter is the way.
    return capital(this.#isTaken(letter) ? (QWERTY[way] ?? way) : letter);
  }

  /** Whether something goes by this letter or sign, here or beside. */
  #isTaken(typed: string): boolean {
    return this.#typed.has(typed) || this.#beside.some((each) => each.#isTaken(typed));
  }
}

/** What a key types, in small letters; where it is no letter of ours, what an English keyboard has in its place. */
function typedBy(key: string, code: string): string {
  const isForeign = /^\p{Letter}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key);
  return (isForeign && QWERTY[code]) || key.toLowerCase();
}

/** As printed on keys; ß has no capital of one letter. */
function capital(letter: string): string {
  const large = letter.toUpperCase();
  return large.length === letter.length ? large : letter;
}
