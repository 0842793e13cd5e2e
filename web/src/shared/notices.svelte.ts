/** Short words at the edge of the page: what was refused and why, what went well; and what only screen readers say. */
import { createContext } from "svelte";

import type { Explained } from "./table/face";

export interface Notice extends Explained {
  readonly id: number;
  readonly kind: "bad" | "good" | "plain";
  /** The game whose rules page has the anchor `rule`. */
  readonly game: string | null;
}

/** What can be done about it, with one button. */
export interface Action {
  readonly label: string;
  readonly isBusy: boolean;
  do(): void;
}

/** Words that stay until they are withdrawn or sent away; what is shown for a moment lies over them. */
export interface Offer {
  readonly title: string;
  readonly action: Action;
}

/** What is to be shown: at least a title. */
type Shown = Partial<Omit<Notice, "id" | "kind">> & Pick<Notice, "title">;

export class Notices {
  /** The element of the notice that is shown, for whoever must not be covered by it. */
  element: HTMLElement | null = null;
  /** Whether the page has a place of its own for what is offered. */
  hasPlace = $state(false);
  #shown: Notice | null = $state.raw(null);
  #offered: Offer | null = $state.raw(null);
  #spoken = $state("");
  #count = 0;

  /** The one notice that is shown now: a new one takes the place of the old. */
  get shown(): Notice | null {
    return this.#shown;
  }

  /** What a screen reader is to say next, politely. */
  get spoken(): string {
    return this.#spoken;
  }

  show(kind: Notice["kind"], notice: Shown): void {
    this.#shown = { text: "", checks: [], rule: null, game: null, ...notice, kind, id: ++this.#count };
  }

  dismiss(): void {
    this.#shown = null;
  }

  /** What is offered, while nothing else is shown. */
  get offered(): Offer | null {
    return this.#shown ? null : this.#offered;
  }

  /** Offer something until it is withdrawn (null). */
  offer(offer: Offer | null): void {
    this.#offered = offer;
  }

  announce(text: string): void {
    // The same words twice are only said twice if something differs.
    this.#spoken = text === this.#spoken ? `${text}\u00a0` : text;
  }
}

export const [useNotices, setNotices] = createContext<Notices>();
