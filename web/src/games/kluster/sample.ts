/** A small position of Kluster for tests: two players, one string, three stones on the table. */
import type { Kluster, View } from "$generated/kluster";
import english from "$games/kluster/locales/en.ftl?raw";
import type { LiveTurns, LiveFrame, LiveWatcher } from "$shared/table/desk";
import { SampleDesk as Sample } from "$shared/table/sample_desk";
import { sayFrom } from "$shared/texts/sample";
import type { Say } from "$shared/texts/texts.svelte";
import type { Refused } from "$shared/wire/refused";

import { shape } from "./geometry";

export { PLAYERS } from "$shared/table/sample_desk";

/** The English sentences. */
export const say: Say = sayFrom("en", english);

export const VIEW: View = {
  seat: 0,
  options: {
    boxes: null,
    expert: false,
    inside_test: "centre",
    settle_time: 5,
    string_after_placing: true,
    turn_timer: null,
    solo_failures: 2,
    string_test: "cross",
    strings_connected: false,
    extra_spinners: "remove",
    upright: true,
    first_player: null,
  },
  phase: "turn",
  turn: 0,
  first: 0,
  actors: [0],
  hands: [
    [0, 1, 2, 3],
    [6, 7, 8, 9, 10],
  ],
  lying: [
    { magnet: 4, x: -40, y: 0, angle: 0, pose: "flat" },
    { magnet: 5, x: 40, y: 0, angle: 1, pose: "flat" },
    { magnet: 11, x: 0, y: 60, angle: 0, pose: "north_up" },
  ],
  loops: [[...shape("circle", 650)]],
  lengths: [650],
  first_spinner: 0,
  removed: [],
  failures: 0,
  events: [],
};

/** Live turns that keep what was sent, and show what they are told to. */
export class SampleLiveTurns implements LiveTurns {
  readonly sent: number[][] = [];
  isOpen = true;
  #watchers = new Set<LiveWatcher>();

  send(input: Uint8Array): boolean {
    if (this.isOpen) this.sent.push([...input]);
    return this.isOpen;
  }

  watch(watcher: LiveWatcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  show(frame: LiveFrame): void {
    for (const watcher of this.#watchers) watcher.frame(frame);
  }

  /** Whether a hand lost something by it. */
  end(turn: number): boolean {
    return [...this.#watchers].map((watcher) => watcher.ended(turn)).includes(true);
  }

  /** What the watchers want to be shown of a refusal. */
  refuse(why: Refused): Refused | null {
    return [...this.#watchers].map((watcher) => watcher.refused(why)).find((shown) => shown !== null) ?? null;
  }

  /** The kinds of inputs sent. */
  get kinds(): number[] {
    return this.sent.map(([kind]) => kind!);
  }
}

/** A desk whose position is set by hand; it takes every move and keeps it. */
export class SampleDesk extends Sample<Kluster> {
  constructor(readonly liveTurns?: SampleLiveTurns) {
    super(VIEW, null);
  }

  override go(view: Partial<View>): void {
    super.go(view);
    this.moves = null;
  }
}

/** A frame of a turn: its first byte says what is in it; see docs/protocol.md. */
export function frameOf(turn: number, bytes: readonly number[], seat = 0): LiveFrame {
  return { seat, turn, data: new DataView(Uint8Array.from(bytes).buffer) };
}
