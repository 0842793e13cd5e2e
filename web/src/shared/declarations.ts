/** What the server declares of its games, asked for once. */
import type { Declaration } from "$generated/http";

import { gamePart, type Texts } from "./texts/texts.svelte";
import { ask } from "./wire/http";

let asked: Promise<readonly Declaration[]> | null = null;

/** Every game there is, in the order to offer them; rejects with `Refused`, and is asked for anew then. */
export function declaredGames(): Promise<readonly Declaration[]> {
  asked ??= ask("GET /api/games", {});
  asked.catch(() => (asked = null));
  return asked;
}

/** The declaration of a game; null where it cannot be had: then everything counts as secret. */
export async function findDeclaration(game: string): Promise<Declaration | null> {
  try {
    return (await declaredGames()).find(({ name }) => name === game) ?? null;
  } catch {
    return null;
  }
}

/** Let the games that bring their own sentences be called by their names, on whatever page. */
export async function nameGames(texts: Texts): Promise<void> {
  const served = (await declaredGames()).filter(({ page }) => page === "generic");
  await texts.need(...served.map(({ name }) => gamePart(name)));
}
