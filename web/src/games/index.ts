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

export async function loadFace(game: string): Promise<AnyFace | null> {
  const load = faces[game];
  return load ? (await load()).face : null;
}
