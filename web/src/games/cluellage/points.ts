/** Where points come from: collages that others guessed, and collages of others that were guessed. */
import type { Displayed } from "$generated/cluellage";

export interface RoundPoints {
  readonly round: number;
  /** For the own collage: as many as guessed it. */
  readonly shown: number;
  /** For right guesses. */
  readonly guessed: number;
}

/** What one collage brings a seat. */
export function gainOf({ seat: owner, right }: Pick<Displayed, "seat" | "right">, seat: number): number {
  return (right.includes(seat) ? 1 : 0) + (seat === owner ? right.length : 0);
}

/** The points of a seat, round by round. */
export function pointsOf(album: readonly Displayed[], seat: number): RoundPoints[] {
  const rounds = [...new Set(album.map(({ round }) => round))];
  return rounds.map((round) => {
    const shown = album.filter((each) => each.round === round);
    return {
      round,
      shown: shown.filter((each) => each.seat === seat).reduce((sum, { right }) => sum + right.length, 0),
      guessed: shown.filter(({ right }) => right.includes(seat)).length,
    };
  });
}
