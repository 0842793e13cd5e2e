/** Who is not connected while a game is played, and since when. */
import type { SeatInfo } from "$generated/protocol";

/** Seconds that a line may be cut before anybody is told. */
const BLINK = 6;

export interface Absent {
  readonly who: string;
  readonly name: string;
  /** Whole seconds since they are gone. */
  readonly gone: number;
  /** Whole seconds until the others need not wait any more; 0: they need not. */
  readonly left: number;
}

type Seat = Pick<SeatInfo, "who" | "name" | "mine" | "away" | "resigned">;

/** Those who play themselves and are gone, each once. `since`: when a person went, by id; `patience` in seconds. */
export function absentPeople(
  seats: readonly Seat[],
  since: (who: string) => number | null,
  patience: number,
  now: number,
): Absent[] {
  const found = new Map<string, Absent>();
  for (const { who, name, mine, away, resigned } of seats) {
    const went = who === null || mine || away || resigned ? null : since(who);
    if (who === null || went === null || now - went < BLINK) continue;
    const gone = Math.floor(now - went);
    found.set(who, { who, name, gone, left: Math.max(0, Math.ceil(patience - (now - went))) });
  }
  return [...found.values()];
}
