/**
 * Turns by hand in a lesson: nobody watches, so the page itself shows how a string is pulled, as far as it can guess,
 * and keeps what the hand did. When the hand is done, all of it goes out as one move, and the server says what came of it.
 */
import type { Input as Kept, Kluster } from "$generated/kluster";
import type { Desk, LiveTurns, LiveWatcher } from "$shared/table/desk";

import { readInput, writeNodes, type Heard } from "./frames_out";
import type { Path } from "./geometry";
import { POSES } from "./magnets";
import { lengthOf, pulledTo } from "./rope";

const TICKS = 240;
/** Between two inputs at least and at most so many ticks are kept: nobody wants to see a hand think. */
const SHORTEST = 8;
const LONGEST = 60;
/** So many ticks a string gets to follow before it is let go. */
const FOLLOWING = 48;
/** From how high a stone is lowered, in tenths of a millimetre: as in `rules.py`. */
const APPROACH = 800;

type Hold = Extract<Heard, { what: "hold" }>;

export class Practice implements LiveTurns {
  #desk: Desk<Kluster>;
  #now: () => number;
  #watchers = new Set<LiveWatcher>();
  #turn = 0;
  #moveNumber = -1;
  #loops: readonly Path[] = [];
  #held: Hold | null = null;
  #track: Kept[] = [];
  #tick = 0;
  #heardAt = 0;

  /** `now` in seconds. */
  constructor(desk: Desk<Kluster>, now: () => number = () => performance.now() / 1000) {
    this.#desk = desk;
    this.#now = now;
  }

  watch(watcher: LiveWatcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  send(input: Uint8Array<ArrayBuffer>): boolean {
    if (!this.#desk.canMove) return false;
    this.#begin();
    const heard = readInput(input);
    switch (heard.what) {
      case "hold":
        this.#held = heard;
        break;
      case "hover":
        if (this.#held) this.#held = { ...this.#held, ...heard, what: "hold" };
        break;
      case "back":
        this.#held = null;
        break;
      case "pull":
        this.#pull(heard);
        break;
      case "drop":
        this.#drop();
        break;
      case "release":
      case "done":
        void this.#finish();
    }
    return true;
  }

  /** A new position is a new turn. */
  #begin(): void {
    const { moveNumber, view } = this.#desk;
    if (this.#moveNumber === moveNumber) return;
    this.#moveNumber = moveNumber;
    this.#turn += 1;
    this.#loops = view.loops;
    this.#held = null;
    this.#track = [];
    this.#tick = 0;
  }

  #pull({ loop, node, x, y }: Extract<Heard, { what: "pull" }>): void {
    const line = this.#loops[loop];
    if (!line) return;
    const isFirst = this.#track.length === 0;
    this.#pass(isFirst ? 0 : SHORTEST);
    this.#track.push([5, this.#tick, loop, node, x, y]);
    const length = this.#desk.view.lengths[loop] ?? lengthOf(line);
    const moved = pulledTo(line, node, { x: x / 10, y: y / 10 }, length);
    this.#loops = this.#loops.map((each, at) => (at === loop ? moved : each));
    const data = writeNodes(this.#loops, { loop, node, x, y }, this.#tick, isFirst ? this.#desk.view.lying : null);
    for (const watcher of this.#watchers) watcher.frame({ seat: this.#desk.seat ?? 0, turn: this.#turn, data });
  }

  #drop(): void {
    if (this.#track.at(-1)?.[0] !== 5) return;
    this.#pass(FOLLOWING);
    this.#track.push([6, this.#tick]);
  }

  /** Let the time pass that has passed, within bounds. */
  #pass(least: number): void {
    const now = this.#now();
    const passed = Math.round((now - this.#heardAt) * TICKS);
    this.#heardAt = now;
    this.#tick += least === 0 ? 0 : Math.max(least, Math.min(LONGEST, passed));
  }

  async #finish(): Promise<void> {
    const turn = this.#turn;
    const move = this.#move();
    // What the page has guessed gives way to the film of what really happened, where there is one.
    if (this.#desk.film) this.#end(turn);
    if (!(await this.#desk.move(move))) return;
    // The same position is played again, as a new turn.
    this.#moveNumber = -1;
    this.#end(turn);
  }

  #move(): Kluster["move"] {
    this.#drop();
    const held = this.#held;
    if (held && this.#track.length === 0) {
      const { magnet, pose, x, y, angle } = held;
      return { do: "place", magnet, x: x / 10, y: y / 10, angle: angle / 1000, pose: POSES[pose]! };
    }
    const at = this.#tick;
    const track = [...this.#track];
    if (held) track.push([1, at, held.magnet, held.pose, held.x, held.y, APPROACH, held.angle], [3, at]);
    return { do: "turn", track, ticks: at, why: "done", end: null };
  }

  #end(turn: number): void {
    for (const watcher of this.#watchers) watcher.ended(turn);
  }
}
