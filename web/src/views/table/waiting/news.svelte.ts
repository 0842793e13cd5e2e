/** What has happened in the waiting room while nobody looked: somebody came, or all are ready. */
import type { SeatInfo } from "$generated/protocol";
import { Attention } from "$shared/calls/attention.svelte";
import type { Settings } from "$shared/settings.svelte";
import type { Texts } from "$shared/texts/texts.svelte";

import { arrivals } from "./arrivals";

/** Whether everybody else who sits here is ready; nobody else is no reason to come back. */
export function areReady(seats: readonly SeatInfo[]): boolean {
  const others = seats.filter(({ kind, mine }) => kind === "person" && !mine);
  return others.length > 0 && others.every(({ ready }) => ready);
}

/** Made while a component is made. */
export class News {
  #latest: string | null = $state(null);

  constructor(table: string, game: () => string, seats: () => readonly SeatInfo[], settings: Settings, texts: Texts) {
    const attention = new Attention(table, game, { turn: () => false, news: () => this.#latest }, settings, texts);
    let before = seats();
    $effect(() => {
      const now = seats();
      const come = arrivals(before, now).at(-1);
      const ready = areReady(now) && !areReady(before);
      before = now;
      if (attention.visible) this.#latest = null;
      else if (ready) this.#latest = texts.say("waiting-all_ready");
      else if (come !== undefined) this.#latest = texts.say("waiting-sat", { name: come });
    });
  }

  /** The last of it; null once somebody looks. */
  get latest(): string | null {
    return this.#latest;
  }
}
