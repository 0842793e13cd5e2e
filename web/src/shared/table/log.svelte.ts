/** The moves of a game in order, as the seat in view learned of them: read once, then kept up from the snapshots. */
import { Refused } from "../wire/refused";
import type { Moved, Past } from "./past";

/** Where a game stands, for those who keep up with it. */
export interface Standing {
  readonly seat: number | null;
  readonly moveNumber: number;
  readonly actors: readonly number[];
  readonly events: readonly unknown[];
  /** When moves were last taken back: another number, and what is known may no longer be true. */
  readonly undone?: number;
}

export class MoveLog {
  #moves: readonly Moved[] = $state.raw([]);
  #seat: number | null | undefined = undefined;
  #reading = 0;
  #actors: readonly number[] = [];
  #undone = 0;

  constructor(
    private readonly table: string,
    private readonly past: Pick<Past, "history">,
  ) {}

  /** Oldest first; a gap in the numbers is what could not be read. */
  get moves(): readonly Moved[] {
    return this.#moves;
  }

  /** Take note of the position on the table. Moves taken back leave the log. */
  async follow({ seat, moveNumber, actors, events, undone = 0 }: Standing): Promise<void> {
    if (seat !== this.#seat) this.#moves = [];
    const isUndone = undone !== this.#undone;
    this.#undone = undone;
    this.#seat = seat;
    const mover = this.#actors.length === 1 ? (this.#actors[0] ?? null) : null;
    this.#actors = actors;
    const kept = this.#moves.filter(({ number }) => number <= moveNumber);
    if (kept.length < this.#moves.length) this.#moves = kept;
    const last = kept.at(-1)?.number ?? 0;
    if (isUndone) return this.#read(seat, 0, { number: moveNumber, seat: mover, events });
    if (moveNumber === last) return;
    if (moveNumber === last + 1 && mover !== null) {
      this.#moves = [...kept, { number: moveNumber, seat: mover, events }];
      return;
    }
    await this.#read(seat, last, { number: moveNumber, seat: mover, events });
  }

  async #read(seat: number | null, after: number, latest: Moved): Promise<void> {
    const reading = ++this.#reading;
    let found: readonly Moved[];
    try {
      found = await this.past.history(this.table, seat, after);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      found = [latest];
    }
    if (reading !== this.#reading || seat !== this.#seat) return;
    const known = this.#moves.filter(({ number }) => number <= after);
    const newer = this.#moves.filter(({ number }) => number > (found.at(-1)?.number ?? after));
    this.#moves = [...known, ...found, ...newer];
  }
}
