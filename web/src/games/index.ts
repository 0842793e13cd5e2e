/**
 * The games with a face of their own on the page: one folder each, loaded when it is first needed.
 *
 * Folders whose names begin with an underscore are no game's.
 */
import { late } from "$shared/late";
import type { AnyFace } from "$shared/table/face";

import { byFolder } from "./folders";

const faces = byFolder(import.meta.glob<{ face: AnyFace }>(["./*/face.ts", "!./_*/*"]));

/** Their names, sorted. The server says in which order games are shown. */
export const GAMES: readonly string[] = [...faces.keys()];

/** The face of a game; one that has none of its own gets the one that serves every game. */
export async function loadFace(game: string): Promise<AnyFace> {
  const load = faces.get(game);
  return load ? (await late(load)).face : (await late(() => import("./_generic/face"))).faceOf(game);
}
