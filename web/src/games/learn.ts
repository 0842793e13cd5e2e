/** The games that can be learned on the page, each loaded when it is first needed. */
import { late } from "$shared/late";
import type { Learning } from "$shared/table/learning";

import { byFolder } from "./folders";

const learnings = byFolder(import.meta.glob<{ learning: Learning }>(["./*/learning.ts", "!./_*/*"]));

/** How a game is learned; null where there is no such game. */
export async function loadLearning(game: string): Promise<Learning | null> {
  const load = learnings.get(game);
  return load ? (await late(load)).learning : (await late(() => import("./_generic/learning"))).learningOf(game);
}
