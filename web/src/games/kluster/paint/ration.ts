/** How long a frame may work at what it could do without for now; before it begins there is no limit. */
export class Ration {
  #until = Infinity;
  #waiting = 0;

  /** A new frame begins, with so many milliseconds. */
  begin(budget: number): void {
    this.#until = performance.now() + budget;
    this.#waiting = 0;
  }

  /** Something is not as it should be in this frame. */
  wait(): void {
    this.#waiting += 1;
  }

  /** For how many things there was no time in this frame. */
  get waiting(): number {
    return this.#waiting;
  }

  get isSpent(): boolean {
    return performance.now() > this.#until;
  }
}

/** Work that is done a little at a time: each step is short. */
export type Work<T> = Generator<void, T, void>;

/** Go on with some work while there is time; true once it is done. */
export function goOn<T>(work: Work<T>, ration: Ration, done: (result: T) => void): boolean {
  while (!ration.isSpent) {
    const step = work.next();
    if (!step.done) continue;
    done(step.value);
    return true;
  }
  return false;
}

/** Do all of it now. */
export function finish<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
