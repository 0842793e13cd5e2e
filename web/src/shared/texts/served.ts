/** The sentences that games bring, from the server, and what is said in the place of those that are missing. */
import type { Language } from "./languages";

export { unsaid } from "./declared";

const reading = new Map<string, Promise<string>>();

/** The sentences of a game, asked for once; without them it is told by its names. */
export function readServed(language: Language, game: string): Promise<string> {
  const path = `/api/games/${encodeURIComponent(game)}/words/${language}`;
  const asked = reading.get(path) ?? fetch(path).then((answer) => (answer.ok ? answer.text() : ""));
  reading.set(path, asked);
  return asked.catch(() => {
    reading.delete(path); // offline: the next time
    return "";
  });
}
