/** The sentences that games bring, from the server. They are a part like any file of ours, by a name of this form. */
import { servedPart } from "./declared";
import type { Language } from "./languages";

const reading = new Map<string, Promise<string>>();

export function isServed(part: string): boolean {
  return part.startsWith(servedPart(""));
}

/** The sentences of a part, asked for once; without them the game is told by its names. */
export function readServed(language: Language, part: string): Promise<string> {
  const path = `/api/games/${encodeURIComponent(part.slice(servedPart("").length))}/words/${language}`;
  const asked = reading.get(path) ?? fetch(path).then((answer) => (answer.ok ? answer.text() : ""));
  reading.set(path, asked);
  return asked.catch(() => {
    reading.delete(path); // offline: the next time
    return "";
  });
}
