/**
 * Whether the server has another build of the page than the one that is open. It is loaded when somebody wishes it, or
 * by itself where there is nothing to lose, and never before what is on its way to the server has arrived.
 */
import { createContext } from "svelte";

import { isString, recall, remember } from "./memory";

/** How a page says which build it is of: `plugins/shell.ts` writes it, `klub/server/http/static_files.py` reads it. */
const BUILD = /<meta name="klub-build" content="(\w+)"/;

/** Resolves once something has arrived. */
export type Delivery = () => Promise<unknown>;

interface Page {
  /** The build that is open; null where the page was not built, as while it is developed. */
  readonly build: string | null;
  reload(): void;
  /** The page as the server has it. */
  fetch(): Promise<string>;
}

const here: Page = {
  get build() {
    return document.querySelector<HTMLMetaElement>('meta[name="klub-build"]')?.content ?? null;
  },
  reload: () => location.reload(),
  fetch: async () => (await fetch("/", { cache: "no-store" })).text(),
};

export class Updates {
  #page: Page;
  #served: string | null = $state(null);
  #isLoading = $state(false);
  #isPostponed = $state(false);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- only asked when it is loaded
  #deliveries = new Set<Delivery>();

  constructor(page: Page = here) {
    this.#page = page;
  }

  /** The build that is open. */
  get build(): string | null {
    return this.#page.build;
  }

  /** Whether the server has another build. */
  get isNew(): boolean {
    return this.#served !== null && this.#served !== this.#page.build;
  }

  /** Whether it may be offered: not while something is in the hand that would be lost. */
  get isOffered(): boolean {
    return this.isNew && !this.#isPostponed;
  }

  /** Something is in the hand that cannot be kept, or nothing any more. */
  postpone(isInHand: boolean): void {
    this.#isPostponed = isInHand;
  }

  /** Whether it is being loaded, or is as soon as all is delivered. */
  get isLoading(): boolean {
    return this.#isLoading;
  }

  /** The server has this build of the page; empty where it has none. */
  hear(build: string): void {
    if (this.#page.build !== null && build !== "") this.#served = build;
  }

  /** Ask the server which build it has; without an answer all stays as it is. */
  async look(): Promise<void> {
    const found = await this.#page.fetch().then(
      (text) => BUILD.exec(text)?.[1],
      () => undefined,
    );
    if (found !== undefined) this.hear(found);
  }

  /** Nothing is loaded before this has arrived; returns how to stop that. */
  deliverFirst(delivery: Delivery): () => void {
    this.#deliveries.add(delivery);
    return () => this.#deliveries.delete(delivery);
  }

  /** Load the page anew, once all is delivered. */
  async load(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    await Promise.all([...this.#deliveries].map((delivery) => delivery()));
    this.#page.reload();
  }

  /** Load another build by itself, where nothing is lost by it; once for each, or it might never end. */
  loadOnce(): void {
    if (!this.isNew || recall("loaded", isString) === this.#served) return;
    remember("loaded", this.#served);
    void this.load();
  }
}

export const [useUpdates, setUpdates] = createContext<Updates>();
