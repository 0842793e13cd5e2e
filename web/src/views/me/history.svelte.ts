/** The finished games of the person before the screen, and their bests. */
import type { Played } from "$generated/http";
import { ask } from "$shared/wire/http";

import { figuresOf, type Figures } from "./figures";

/** The longest answer of the server: a shorter one is the last. */
const PAGE = 100;

export class History {
  #results: readonly Played[] = $state.raw([]);
  #bests: readonly Played[] = $state.raw([]);
  #complete = $state(false);
  #loaded = $state(false);

  /** Newest first. */
  get results(): readonly Played[] {
    return this.#results;
  }

  /** The best for each game, options and number of seats; the highest first. */
  get bests(): readonly Played[] {
    return this.#bests;
  }

  /** Whether there is nothing older than `results`. */
  get complete(): boolean {
    return this.#complete;
  }

  get loaded(): boolean {
    return this.#loaded;
  }

  get figures(): Figures[] {
    return figuresOf(this.#results);
  }

  async load(): Promise<void> {
    const [results, bests] = await Promise.all([ask("GET /api/me/results", {}), ask("GET /api/me/bests", {})]);
    this.#results = results;
    this.#bests = [...bests].sort((a, b) => a.game.localeCompare(b.game) || a.seats - b.seats || b.score - a.score);
    this.#complete = results.length < PAGE;
    this.#loaded = true;
  }

  /** Ask for games before the oldest one known. */
  async loadMore(): Promise<void> {
    const oldest = this.#results.at(-1);
    if (!oldest) return;
    const more = await ask("GET /api/me/results", { query: { before: oldest.at } });
    this.#results = [...this.#results, ...more];
    this.#complete = more.length < PAGE;
  }
}
