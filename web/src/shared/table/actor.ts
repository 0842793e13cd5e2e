/** Who does something, for sentences about what happened. */
import type { Player } from "./desk";

/** “You” for the only seat of the reader; where several are on one device, names tell them apart. */
export function actor(seat: number, players: readonly Player[]): { who: string; player: string } {
  const isOnlyMine = players[seat]?.isMine === true && players.filter((player) => player.isMine).length === 1;
  return { who: isOnlyMine ? "you" : "other", player: players[seat]?.name ?? "" };
}
