/** Another game with the same people: whoever asks is ready, and it begins when everyone is. */
import type { LiveTable } from "$shared/table/live.svelte";
import { Refused } from "$shared/wire/refused";

/** Rejects with `Refused` if the table will not have it. */
export async function askRematch(live: Pick<LiveTable, "send">): Promise<void> {
  try {
    await live.send({ do: "rematch" });
  } catch (error) {
    if (!(error instanceof Refused && error.code === "table/not_over")) throw error; // somebody else was faster
  }
  await live.send({ do: "ready" });
}
