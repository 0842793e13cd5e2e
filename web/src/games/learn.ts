/** The games that can be learned on the page, each loaded when it is first needed. */
import type { Learning } from "$shared/table/learning";

import { byFolder } from "./folders";

const learnings = byFolder(import.meta.glob<{ learning: Learning }>(["./*/learning.ts", "!./_*/*"]));

/** How a game is learned; null for a game without rules and lessons here. */
export async function loadLearning(game: string): Promise<Learning | null> {
  return (await learnings.get(game)?.())?.learning ?? null;
}
