/** Whether the person before the screen may talk at this table now. */
import type { Snapshot } from "$generated/protocol";

/** `none`: nobody who looks on may; `muted` by the host; `silent`: the game wants silence on an own seat. */
export type Voice = "free" | "none" | "muted" | "silent";

export function voiceOf(snapshot: Pick<Snapshot, "seats" | "host" | "silent"> | null): Voice {
  if (!snapshot) return "none";
  const own = snapshot.seats.filter(({ mine }) => mine);
  if (own.length === 0 && !snapshot.host) return "none";
  if (own.some(({ muted }) => muted)) return "muted";
  return own.some(({ seat }) => snapshot.silent.includes(seat)) ? "silent" : "free";
}
