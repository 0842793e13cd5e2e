/** What running games promise of their seeds, kept by this browser to compare with at their end: see `verify.ts`. */
import { isRecord, recall, remember } from "./memory";

/** How many tables are remembered: the rest has not been looked at for long. */
const KEPT = 40;

/** Keep what a running game promises, to compare with at its end. The first promise of a game counts. */
export function keepPromise(table: string, game: number, commitment: string): void {
  if (recallPromise(table, game) !== null) return;
  const others = Object.entries(recall("promises", isRecord) ?? {}).filter(([name]) => name !== table);
  remember("promises", Object.fromEntries([...others.slice(1 - KEPT), [table, { game, commitment }]]));
}

/** What a game promised while this browser looked on; null if it did not. */
export function recallPromise(table: string, game: number): string | null {
  const kept = (recall("promises", isRecord) ?? {})[table];
  return isRecord(kept) && kept["game"] === game && typeof kept["commitment"] === "string" ? kept["commitment"] : null;
}
