/**
 * What lies over the page (sheets, dialogs, menus), and how *Back* closes it: while something is open there is an entry
 * of history for it, and going back from there closes it and leads nowhere. An entry that is no longer needed is not
 * taken away, which would take time: the next layer, or the next page, takes its place, and going back skips it.
 */

/** Closes a layer. */
type Close = () => void;

/** How our entries are told from those of pages. */
interface Mark {
  readonly layer: true;
}

/** The browser's history, as far as it is needed here. */
export type Past = Pick<History, "state" | "pushState" | "back">;

export class Layers {
  #past: () => Past;
  #open: Close[] = [];
  #isOnEntry = false;

  /** `page`: who is told that somebody went back. */
  constructor(page: EventTarget, past: () => Past) {
    this.#past = past;
    this.#isOnEntry = this.#readMark();
    page.addEventListener("popstate", () => this.#went());
  }

  /** A layer is opened; returns what to call when it is closed, however that came. */
  open(close: Close): () => void {
    this.#open.push(close);
    this.#mark();
    return () => {
      this.#open = this.#open.filter((each) => each !== close);
    };
  }

  /** Whether the entry that is shown is one of ours: then another page takes its place. */
  giveUp(): boolean {
    const wasOnEntry = this.#isOnEntry;
    this.#isOnEntry = false;
    return wasOnEntry;
  }

  #went(): void {
    const wasOnEntry = this.#isOnEntry;
    this.#isOnEntry = this.#readMark();
    if (!wasOnEntry || this.#isOnEntry) return;
    const close = this.#open.pop();
    if (!close) return this.#past().back(); // nothing was open: who went back wanted to leave
    close();
    if (this.#open.length > 0) this.#mark();
  }

  #mark(): void {
    if (this.#isOnEntry) return;
    const mark: Mark = { layer: true };
    this.#past().pushState(mark, "");
    this.#isOnEntry = true;
  }

  #readMark(): boolean {
    return (this.#past().state as Partial<Mark> | null)?.layer === true;
  }
}

let all: Layers | null = null;

/** The layers of this page. */
export function layers(): Layers {
  return (all ??= new Layers(window, () => history));
}
