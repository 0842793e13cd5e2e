/** What was played while nobody looked: the phone slept, the page was closed, or the line was cut for a while. */

/** Milliseconds for which somebody may look away, or the line be lost, without having been away. */
export const SHORT = 30_000;

/** Moves that were missed: those after the number `since`, up to `until`. */
export interface Missed {
  readonly since: number;
  readonly until: number;
}

export class Absence {
  #seen: number;
  #now: () => number;
  /** When somebody looked last; null while somebody looks. */
  #left: number | null = -Infinity;
  #missed: Missed | null = $state.raw(null);

  /** `seen` is the last move that this person saw on an earlier visit; null on the first. `now`: in milliseconds. */
  constructor(seen: number | null, now: () => number = () => Date.now()) {
    this.#seen = seen ?? Infinity;
    this.#now = now;
  }

  /** What was missed; null once it was told. What happens afterwards is seen, and so does not belong to it. */
  get missed(): Missed | null {
    return this.#missed;
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#left ??= this.#now();
  }

  /** Somebody looks at the position after `moveNumber` moves. */
  look(moveNumber: number): void {
    const wasAway = this.#left !== null && this.#now() - this.#left >= SHORT;
    const { since } = this.#missed ?? { since: this.#seen };
    if (wasAway && moveNumber > this.#seen) this.#missed = { since, until: moveNumber };
    if (this.#missed && moveNumber <= since) this.#missed = null; // taken back
    this.#left = null;
    this.#seen = moveNumber;
  }

  /** It was told. */
  dismiss(): void {
    this.#missed = null;
  }
}
