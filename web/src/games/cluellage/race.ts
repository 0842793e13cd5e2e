/** The race for cards, told afterwards: who was first in each wave, and by how much. */
import type { Claimed, GameEvent } from "$generated/cluellage";

interface Timed {
  readonly at: number;
  readonly events: readonly GameEvent[];
}

export interface Runner {
  readonly seat: number;
  readonly card: string;
  /** Seconds since the cards were flipped; null for who got the last card. */
  readonly after: number | null;
}

export interface Wave {
  readonly wave: number;
  /** In the order they came. */
  readonly runners: readonly Runner[];
}

/** The waves of the round that was last begun in `past`. */
export function raceOf(past: readonly Timed[]): Wave[] {
  const flipped = new Map<number, number>();
  const claims: (Claimed & { at: number })[] = [];
  for (const { at, events } of past) {
    for (const event of events) {
      if (event.event === "round_began") {
        flipped.clear();
        claims.length = 0;
      } else if (event.event === "flipped") flipped.set(event.wave, at);
      else if (event.event === "claimed") claims.push({ ...event, at });
    }
  }
  return [...flipped].map(([wave, start]) => ({
    wave,
    runners: claims
      .filter((claim) => claim.wave === wave)
      .map(({ seat, card, at, assigned }) => ({ seat, card, after: assigned ? null : at - start })),
  }));
}

/** How often each seat was first. */
export function firstsOf(waves: readonly Wave[], seats: number): number[] {
  const firsts = Array.from({ length: seats }, () => 0);
  for (const { runners } of waves) {
    const first = runners[0];
    if (first?.after != null) firsts[first.seat]! += 1;
  }
  return firsts;
}

/** Writes seconds with tenths, `always` with a sign. */
export function secondsIn(locale: string, sign: "auto" | "always"): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: "second",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: sign,
  });
}
