/** Where turns by hand are played: at the table itself, or in a lesson on the page alone. */
import type { Kluster } from "$generated/kluster";
import { late } from "$shared/late";
import type { Desk, LiveTurns, LiveWatcher } from "$shared/table/desk";

export class LiveTurnSource {
  #desk: Desk<Kluster>;
  #live: LiveTurns | null = $state.raw(null);
  #watcher: LiveWatcher | null = null;
  #stop: () => void = () => undefined;

  constructor(desk: Desk<Kluster>) {
    this.#desk = desk;
    this.#live = desk.liveTurns ?? null;
    if (!desk.liveTurns && desk.teaches) void this.#practise();
  }

  /** Null where nobody sees a hand, or not yet. */
  get now(): LiveTurns | null {
    return this.#live;
  }

  /** Watch live turns until the returned function is called. */
  watch(watcher: LiveWatcher): () => void {
    this.#watcher = watcher;
    this.#begin();
    return () => {
      this.#watcher = null;
      this.#stop();
    };
  }

  #begin(): void {
    this.#stop();
    if (this.#live && this.#watcher) this.#stop = this.#live.watch(this.#watcher);
  }

  /** Nobody watches in a lesson: the page itself shows what a hand does. */
  async #practise(): Promise<void> {
    const { Practice } = await late(() => import("./practice"));
    this.#live = new Practice(this.#desk);
    this.#begin();
  }
}
