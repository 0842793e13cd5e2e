/** Who has come to a table between two looks at it. */
import type { SeatInfo } from "$generated/protocol";

/** The names of others who sit now and did not sit before, each once. */
export function arrivals(before: readonly SeatInfo[], now: readonly SeatInfo[]): string[] {
  const known = new Set(before.map(({ who }) => who));
  const come = now.filter(({ kind, who, mine }) => kind === "person" && !mine && !known.has(who));
  return [...new Map(come.map(({ who, name }) => [who, name])).values()];
}
