/** Looking at a result while others are ready for the next game already. */
import type { Snapshot } from "$generated/protocol";
import type { Player } from "$shared/table/desk";

/** Whether somebody asked for another game, and the person before the screen has a seat but has not agreed yet. */
export function isUndecided({ phase, series, seats }: Pick<Snapshot, "phase" | "series" | "seats">): boolean {
  const own = seats.filter(({ mine }) => mine);
  const isAsked = phase === "waiting" && series.length > 0 && seats.some(({ ready }) => ready);
  return isAsked && own.length > 0 && own.every(({ ready }) => !ready);
}

/** Who is ready for another game. */
export function readyPlayers(
  { phase, seats }: Pick<Snapshot, "phase" | "seats">,
  players: readonly Player[],
): string[] {
  if (phase !== "waiting") return [];
  return players.filter(({ seat, isMine }) => !isMine && seats[seat]?.ready).map(({ name }) => name);
}
