/** What was played while nobody looked: the phone slept, the page was closed, or the line was cut. */
export class Absence {
  #seen: number;
  #gone = true;
  #since: number | null = $state(null);

  /** `seen` is the last move that this person saw on an earlier visit; null on the first. */
  constructor(seen: number | null) {
    this.#seen = seen ?? Infinity;
  }

  /** The number of the last move seen before going, if moves were made since; null once that was told. */
  get since(): number | null {
    return this.#since;
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#gone = true;
  }

  /** Somebody looks at the position after `moveNumber` moves. */
  look(moveNumber: number): void {
    if (this.#gone && moveNumber > this.#seen) this.#since ??= this.#seen;
    if (this.#since !== null && moveNumber <= this.#since) this.#since = null; // taken back
    this.#gone = false;
    this.#seen = moveNumber;
  }

  /** It was told. */
  dismiss(): void {
    this.#since = null;
  }
}
