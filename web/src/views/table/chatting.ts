/** What the chat needs of the table it belongs to. */
import type { LiveDesk } from "$shared/table/live_desk.svelte";

import type { Sitting } from "./sitting.svelte";

export interface Talker extends Pick<Sitting, "talk" | "live" | "remember"> {
  readonly desk: Pick<LiveDesk, "players" | "seats" | "tell">;
}
