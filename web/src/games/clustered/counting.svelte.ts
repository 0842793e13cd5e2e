/** The end of a game: everyone's points are counted up on the table, row by row. */
import type { View } from "$generated/clustered";

import { rowsOf, type Row } from "./rows";

export interface Step {
  readonly seat: number;
  readonly row: Row;
  /** The seat's points so far, this row included. */
  readonly total: number;
}

/** The whole count takes about so long, in milliseconds; few rows do not take longer than `SLOWEST` each. */
const WHOLE = 14_000;
const SLOWEST = 700;
const FASTEST = 130;

export class Counting {
  #steps: readonly Step[];
  #place = $state(0);

  /** Seats with fewer points first, so that the best comes last. */
  constructor(view: Pick<View, "breakdown" | "scores">) {
    const seats = view.scores.map((_, seat) => seat).sort((one, other) => view.scores[one]! - view.scores[other]!);
    this.#steps = seats.flatMap((seat) => {
      let total = 0;
      return rowsOf(view.breakdown[seat]!).map((row) => ({ seat, row, total: (total += row.points) }));
    });
  }

  /** What is counted now; null once all is. */
  get step(): Step | null {
    return this.#steps[this.#place] ?? null;
  }

  /** How long each row is shown, in milliseconds. */
  get pace(): number {
    return Math.max(FASTEST, Math.min(SLOWEST, WHOLE / this.#steps.length));
  }

  next(): void {
    this.#place += 1;
  }

  skip(): void {
    this.#place = this.#steps.length;
  }
}
