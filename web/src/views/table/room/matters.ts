/** Whether a game has anything to tell or ask beside its moves: somebody is gone, looks on, claims a seat, would stop. */
import type { Snapshot } from "$generated/protocol";
import type { LiveTable } from "$shared/table/live.svelte";

type Table = Pick<LiveTable, "absentSince"> & {
  readonly snapshot: Pick<Snapshot, "seats" | "claims" | "end_votes"> | null;
};

/** `over`: whether the game that is shown is. */
export function hasMatters(live: Table, over: boolean): boolean {
  const { snapshot } = live;
  if (!snapshot || over) return false;
  const { seats, claims = [], end_votes = [] } = snapshot;
  const watches = seats.every(({ mine }) => !mine);
  return (
    watches || claims.length > 0 || end_votes.length > 0 || seats.some(({ who }) => live.absentSince(who) !== null)
  );
}
