/** The log of a replay: every line belongs to a move. */
import type { PastMove } from "$generated/http";
import type { Player } from "$shared/table/desk";
import type { AnyFace, Told } from "$shared/table/face";
import { namedPlayers } from "$shared/table/players";
import type { Say } from "$shared/texts/texts.svelte";

export interface Entry {
  /** The number of the move. */
  readonly number: number;
  readonly lines: readonly Told[];
}

/** What happened in each move, in words; a move of which nothing is told has no entry. */
export function writeScript(
  past: readonly PastMove[],
  face: Pick<AnyFace, "tell">,
  players: readonly Player[],
  say: Say,
): Entry[] {
  const named = namedPlayers(players);
  return past
    .map(({ number, events }) => ({ number, lines: face.tell(events, named, say) }))
    .filter(({ lines }) => lines.length > 0);
}
