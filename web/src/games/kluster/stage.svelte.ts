/** Where turns by hand are played: at the table's own stage, or in a lesson on one to practise on. */
import type { Kluster } from "$generated/kluster";
import type { Desk, Stage, StageWatcher } from "$shared/table/desk";

export class LiveStage {
  #desk: Desk<Kluster>;
  #stage: Stage | null = $state.raw(null);
  #watcher: StageWatcher | null = null;
  #stop: () => void = () => undefined;

  constructor(desk: Desk<Kluster>) {
    this.#desk = desk;
    this.#stage = desk.stage ?? null;
    if (!desk.stage && desk.teaches) void this.#practise();
  }

  /** Null where nobody sees a hand, or not yet. */
  get now(): Stage | null {
    return this.#stage;
  }

  /** Watch live turns until the returned function is called. */
  watch(watcher: StageWatcher): () => void {
    this.#watcher = watcher;
    this.#begin();
    return () => {
      this.#watcher = null;
      this.#stop();
    };
  }

  #begin(): void {
    this.#stop();
    if (this.#stage && this.#watcher) this.#stop = this.#stage.watch(this.#watcher);
  }

  /** Nobody watches in a lesson: the page itself shows what a hand does. */
  async #practise(): Promise<void> {
    const { Practice } = await import("./practice");
    this.#stage = new Practice(this.#desk);
    this.#begin();
  }
}
