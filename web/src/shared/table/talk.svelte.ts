/** Chat and reactions of a table: what is new, and which signs still hang in the air. */
import type { Line } from "$generated/protocol";

/** How long a reaction is shown beside its sender, in milliseconds. */
const HANGS = 4_500;

export class Talk {
  #lines: readonly Line[] = $state.raw([]);
  #fresh: readonly Line[] = $state.raw([]);
  #signs: readonly Line[] = $state.raw([]);
  #read: number = $state(0);
  #heard: number | null = null;
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** `read` is the number of the last line read on an earlier visit. */
  constructor(
    private readonly you: string,
    read: number | null,
  ) {
    this.#read = read ?? 0;
  }

  get lines(): readonly Line[] {
    return this.#lines;
  }

  /** What others said since the last look at the chat. */
  get unread(): number {
    return this.#lines.filter(({ number, who }) => number > this.#read && who !== this.you).length;
  }

  /** The number of the last line read. */
  get read(): number {
    return this.#read;
  }

  /** What came with the last snapshot, the own words apart. */
  get fresh(): readonly Line[] {
    return this.#fresh;
  }

  /** Reactions of the last moments. */
  get signs(): readonly Line[] {
    return this.#signs;
  }

  /** Hear what the table says now. What was said before the first call is not news. */
  hear(lines: readonly Line[]): void {
    const last = lines.at(-1)?.number ?? 0;
    if (this.#heard !== null && last <= this.#heard && lines.length === this.#lines.length) return;
    const heard = this.#heard;
    const fresh = heard === null ? [] : lines.filter(({ number }) => number > heard);
    this.#heard = Math.max(last, heard ?? 0);
    this.#lines = lines;
    this.#fresh = fresh.filter(({ who }) => who !== this.you);
    for (const line of fresh) if (line.sign !== null) this.#hang(line);
  }

  /** All there is has been read. */
  markRead(): void {
    this.#read = Math.max(this.#read, this.#heard ?? 0);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #hang(line: Line): void {
    this.#signs = [...this.#signs.filter(({ who }) => who !== line.who), line];
    const fall = (): void => void (this.#signs = this.#signs.filter(({ number }) => number !== line.number));
    this.#timers.push(setTimeout(fall, HANGS));
  }
}
