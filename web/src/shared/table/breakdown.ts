/** Where points came from at the end of a game, for the result page. */
import type { Outcome } from "$generated/protocol";

import type { Player } from "./desk";

/** Points of one kind. Patterns tell the parts of a bar apart without colours. */
export interface Part {
  readonly name: string;
  readonly label: string;
  readonly points: number;
  readonly note?: string;
  readonly pattern?: "plain" | "across" | "down" | "slanted";
}

/** What one player reached. */
export interface BreakdownLine {
  readonly player: Player;
  readonly total: number;
  readonly parts: readonly Part[];
  /** Instead of parts: which of the steps of a game alone were reached. */
  readonly steps?: readonly boolean[];
}

/** What the component of a game is given. */
export interface BreakdownProps<B, V> {
  /** The name of the game. */
  game: string;
  outcome: Outcome<B>;
  players: readonly Player[];
  view: V;
}

/** The lines of all players: most points first, or fewest where those are better. */
export function ranked<L extends { readonly total: number }>(lines: readonly L[], best: "most" | "fewest"): L[] {
  const sign = best === "most" ? -1 : 1;
  return lines.toSorted((one, other) => sign * (one.total - other.total));
}

export function sumOf(parts: readonly { readonly points: number }[]): number {
  return parts.reduce((sum, { points }) => sum + points, 0);
}
