/** What the parts of a room are given. */
import type { Snapshot } from "$generated/protocol";
import type { LiveTable } from "$shared/table/live.svelte";

export interface RoomProps {
  readonly live: LiveTable;
  readonly snapshot: Snapshot;
  /** Send a command; a refusal is told to whoever sent it. */
  readonly send: LiveTable["send"];
}
