/**
 * The games with a face of their own on the page: one folder each, loaded when it is first needed.
 *
 * Folders whose names begin with an underscore are no game's.
 */
import type { AnyFace } from "$shared/table/face";

import { byFolder } from "./folders";

const faces = byFolder(import.meta.glob<{ face: AnyFace }>(["./*/face.ts", "!./_*/*"]));

/** Their names, sorted. The server says in which order games are shown. */
export const GAMES: readonly string[] = [...faces.keys()];

/** The face of a game; null for a game without one. */
export async function loadFace(game: string): Promise<AnyFace | null> {
  return (await faces.get(game)?.())?.face ?? null;
}
