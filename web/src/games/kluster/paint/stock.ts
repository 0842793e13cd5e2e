/** Pictures made when they are first needed, for one size and a few sizes before it. */
import { finish, goOn, type Ration, type Work } from "./ration";

/** What nothing can stand in for is made so much smaller first. */
const ROUGHLY = 1 / 3;
/** Whoever zooms in and out again finds the pictures of so many sizes. */
const KEPT = 3;

export class Stock<T> {
  #sizes = new Map<number, Map<number, T>>();
  #made: Map<number, T> = new Map();
  #rough = new Map<number, T>();
  #size = 0;
  #begun: { readonly size: number; readonly key: number; readonly work: Work<T> } | null = null;

  constructor(private readonly ration: Ration) {}

  /** From now on pictures of this size are wanted. */
  scaleTo(size: number): void {
    if (this.#size === size) return;
    this.#size = size;
    this.#made = this.#sizes.get(size) ?? new Map<number, T>();
    this.#sizes.delete(size);
    this.#sizes.set(size, this.#made);
    const [oldest] = this.#sizes.keys();
    if (this.#sizes.size > KEPT) this.#sizes.delete(oldest!);
  }

  /** The picture with a key, if there is one of the right size. */
  get(key: number): T | undefined {
    return this.#made.get(key);
  }

  /** Make a picture; where there is no time for it, lend one of another size, or one of those that look alike. */
  make(key: number, make: (size: number) => Work<T>, alike: Iterable<number>): T {
    if (!this.ration.isSpent && this.#make(key, make)) return this.#made.get(key)!;
    this.ration.wait();
    const lent = this.#lend(key, alike);
    if (lent) return lent;
    const rough = finish(make(this.#size * ROUGHLY));
    this.#rough.set(key, rough);
    return rough;
  }

  /** Go on with what was begun, then make this one. */
  #make(key: number, make: (size: number) => Work<T>): boolean {
    if (this.#begun?.size !== this.#size) this.#begun = null;
    while (!this.#made.has(key)) {
      const begun = (this.#begun ??= { size: this.#size, key, work: make(this.#size) });
      if (!goOn(begun.work, this.ration, (picture) => this.#made.set(begun.key, picture))) return false;
      this.#begun = null;
    }
    return true;
  }

  #lend(key: number, alike: Iterable<number>): T | null {
    const latest = [this.#rough, ...this.#sizes.values()].reverse();
    for (const each of [key, ...alike]) {
      for (const made of latest) {
        const found = made.get(each);
        if (found) return found;
      }
    }
    return null;
  }
}
