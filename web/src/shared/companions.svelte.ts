/** The people who share this device: their names and colours, remembered for the next time. */
import { isRecord, recall, remember } from "./memory";
import { PAPERS, type Paper } from "./ui/marks";

/** Somebody before this screen; without a name they go by the letter of their seat. */
export interface Companion {
  readonly name: string;
  readonly paper: Paper;
}

/** The longest name that a table takes. */
export const LONGEST_NAME = 24;
/** The most that share one device. */
const MOST = PAPERS.length;
const KEPT = "companions";

export class Companions {
  #people: readonly Companion[] = $state.raw([]);

  /** `own`: who the device belongs to; they are the first unless somebody else was. */
  constructor(own: { readonly name: string; readonly color: string } | null) {
    const kept = recallCompanions();
    const paper = PAPERS.find((each) => each === own?.color) ?? PAPERS[0];
    const known = kept.length > 0 ? kept : [{ name: own?.name ?? "", paper }];
    const free = PAPERS.filter((each) => known.every((companion) => companion.paper !== each));
    const others = free.map((each) => ({ name: "", paper: each }));
    this.#people = [...known, ...others].slice(0, MOST);
  }

  /** So many of them, in the order of their seats. */
  first(count: number): readonly Companion[] {
    return this.#people.slice(0, count);
  }

  rename(at: number, name: string): void {
    this.#change(at, { name: name.slice(0, LONGEST_NAME) });
  }

  /** The next colour for somebody; who had it takes the one that is free now. */
  recolor(at: number): void {
    const { paper } = this.#people[at]!;
    const next = PAPERS[(PAPERS.indexOf(paper) + 1) % PAPERS.length]!;
    const other = this.#people.findIndex((companion) => companion.paper === next);
    if (other >= 0) this.#change(other, { paper });
    this.#change(at, { paper: next });
  }

  /** Keep those who play for the next time. */
  keep(count: number): void {
    remember(KEPT, this.first(count));
  }

  #change(at: number, change: Partial<Companion>): void {
    this.#people = this.#people.map((companion, each) => (each === at ? { ...companion, ...change } : companion));
  }
}

/** Those who played last before this screen. */
export function recallCompanions(): readonly Companion[] {
  return recall(KEPT, areCompanions) ?? [];
}

function areCompanions(value: unknown): value is Companion[] {
  return Array.isArray(value) && value.length <= MOST && value.every(isCompanion);
}

function isCompanion(value: unknown): value is Companion {
  return isRecord(value) && typeof value["name"] === "string" && PAPERS.some((paper) => paper === value["paper"]);
}
