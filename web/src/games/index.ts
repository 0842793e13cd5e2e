/** The games that have a page, each loaded when it is first needed. */
import type { AnyFace } from "$shared/table/face";

const faces: Record<string, () => Promise<{ face: AnyFace }>> = {
  clustered: () => import("./clustered/face"),
  cubed: () => import("./cubed/face"),
  kluster: () => import("./kluster/face"),
  cluellage: () => import("./cluellage/face"),
};

/** The games shown on the home page, in this order. */
export const GAMES = Object.keys(faces);

/** The face of a game; one that has none of its own gets the one that serves every game. */
export async function loadFace(game: string): Promise<AnyFace> {
  const load = faces[game];
  return load ? (await load()).face : (await import("./_generic/face")).faceOf(game);
}
