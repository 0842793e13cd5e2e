/**
 * Frames of a turn as they come, made into a smooth picture: shown a little late, so that there is always a frame to go
 * to. After a stall it catches up quickly; it never shows what no frame has said.
 */
import { between, type Happening, type Scene } from "./scene";

/** A moment of a turn; ticks are 1/240 s. */
export interface Moment {
  readonly tick: number;
  readonly scene: Scene;
  readonly happenings: readonly Happening[];
}

export interface Shown {
  readonly scene: Scene;
  /** What happened since this was last asked. */
  readonly happenings: readonly Happening[];
  /** Whether there is more to come of what is known. */
  readonly isMoving: boolean;
}

const TICKS = 240;
/** How late it is shown, in ticks: 66 ms. */
export const LATE = 16;
/** As much too late, in ticks, it goes faster; beyond `LOST` it jumps. */
const SLACK = 6;
const LOST = 360;
const FASTEST = 3;
/** So long without a frame, in seconds, that the next one may have been waited for. */
const SILENCE = 0.15;
/** A frame is never farther from the one before than this, in ticks: between them nothing changed. */
const STEP = 12;

export class Stream {
  #moments: Moment[] = [];
  /** The tick that is shown; null before anything is. */
  #cursor: number | null = null;
  #asked = 0;
  #came = 0;
  /** The latest tick that would be due by the clock of the page, at its zero: the fastest frame so far sets it. */
  #zero: number | null = null;
  #pending: Happening[] = [];

  /** Take in a frame that has just come; `now` is in seconds. */
  push(moment: Moment, now: number): void {
    const last = this.#moments.at(-1);
    if (last && moment.tick < last.tick) this.clear();
    const zero = moment.tick - now * TICKS;
    // The earliest arrival is the truest; a slow drift lets it forget. Ticks do not run on while nothing moves, so after
    // a silence the count begins anew; if it was a stall, the frames that follow at once put it right.
    const isFresh = this.#zero === null || now - this.#came > SILENCE;
    this.#zero = isFresh ? zero : Math.max(zero, this.#zero! - 0.05);
    this.#came = now;
    const before = this.#moments.at(-1);
    if (before && moment.tick - before.tick > STEP) {
      // It rested in between: it moves only in the last step.
      this.#moments.push({ tick: moment.tick - STEP + 4, scene: before.scene, happenings: [] });
    }
    this.#moments.push(moment);
    if (this.#cursor === null) {
      this.#cursor = moment.tick;
      this.#asked = now;
      this.#pending.push(...moment.happenings);
    }
  }

  get isEmpty(): boolean {
    return this.#moments.length === 0;
  }

  /** The last thing that is known. */
  get latest(): Scene | null {
    return this.#moments.at(-1)?.scene ?? null;
  }

  /** What to show now; null before the first frame. */
  at(now: number): Shown | null {
    if (this.#cursor === null) return null;
    const passed = Math.max(0, now - this.#asked) * TICKS;
    this.#asked = now;
    const last = this.#moments.at(-1)!;
    const due = Math.min(last.tick, (this.#zero ?? 0) + now * TICKS - LATE);
    const behind = due - this.#cursor;
    let next = this.#cursor;
    if (behind > LOST) next = due;
    else if (behind > 0) {
      const rate = behind > SLACK + passed ? Math.min(FASTEST, 1 + behind / 40) : 1;
      next = Math.min(due, this.#cursor + passed * rate);
    }
    this.#pass(this.#cursor, next);
    this.#cursor = next;
    while (this.#moments.length > 2 && this.#moments[1]!.tick <= next) this.#moments.shift();
    const happenings = this.#pending;
    this.#pending = [];
    return { scene: this.#sceneAt(next), happenings, isMoving: next < last.tick };
  }

  clear(): void {
    this.#moments = [];
    this.#cursor = null;
    this.#zero = null;
    this.#pending = [];
  }

  #pass(from: number, to: number): void {
    for (const { tick, happenings } of this.#moments) {
      if (tick > from && tick <= to) this.#pending.push(...happenings);
    }
  }

  #sceneAt(tick: number): Scene {
    const at = this.#moments.findLastIndex((moment) => moment.tick <= tick);
    const before = this.#moments[Math.max(0, at)]!;
    const after = this.#moments[at + 1];
    if (!after || at < 0) return before.scene;
    return between(before.scene, after.scene, (tick - before.tick) / (after.tick - before.tick || 1));
  }
}
