/** The games that can be learned here, each loaded when it is first needed. */
import type { Learning } from "$shared/table/learning";

const learnings: Record<string, () => Promise<{ learning: Learning }>> = {
  clustered: () => import("./clustered/learning"),
  cubed: () => import("./cubed/learning"),
  kluster: () => import("./kluster/learning"),
  cluellage: () => import("./cluellage/learning"),
};

/** How a game is learned; null where there is no such game. */
export async function loadLearning(game: string): Promise<Learning | null> {
  const load = learnings[game];
  return load ? (await load()).learning : (await import("./_generic/learning")).learningOf(game);
}
