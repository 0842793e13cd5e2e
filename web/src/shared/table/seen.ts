/** What somebody has seen of each table: the last move of which game, and the last line of chat. */
import { isNumber, isRecord, recall, remember } from "../memory";

export interface Seen {
  readonly game: number;
  readonly move: number;
  readonly line: number;
}

/** How many tables are remembered: the rest has not been looked at for long. */
const KEPT = 40;

export function recallSeen(table: string): Seen | null {
  const seen = (recall("seen", isRecord) ?? {})[table];
  if (!isRecord(seen)) return null;
  const { game, move, line } = seen;
  return isNumber(game) && isNumber(move) && isNumber(line) ? { game, move, line } : null;
}

export function rememberSeen(table: string, seen: Seen): void {
  const others = Object.entries(recall("seen", isRecord) ?? {}).filter(([each]) => each !== table);
  remember("seen", Object.fromEntries([...others.slice(1 - KEPT), [table, seen]]));
}
