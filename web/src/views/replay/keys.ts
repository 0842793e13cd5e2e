/** The keys of a replay. */
import type { ReplayDesk } from "$shared/table/replay_desk.svelte";

import type { Playback } from "./playback.svelte";

/** Things that have the arrows or the space bar for themselves. */
const OWN_KEYS = "input, select, textarea, dialog, [contenteditable], [role=application]";

/** Take a key that steps through the game or lets it run; all others go on to the board. */
export function pressReplay(
  playback: Pick<Playback, "toggle" | "goTo">,
  { wanted, count }: Pick<ReplayDesk, "wanted" | "count">,
  event: KeyboardEvent,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const target = event.target as Element;
  if (target.closest(OWN_KEYS)) return;
  const steps: Record<string, number> = { ArrowLeft: wanted - 1, ArrowRight: wanted + 1, Home: 0, End: count };
  const step = steps[event.key];
  if (step !== undefined) void playback.goTo(step);
  else if (event.key === " " && !target.closest("button, a")) playback.toggle();
  else return;
  event.preventDefault();
}
