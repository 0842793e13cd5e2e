/** All files of sentences that the page can say. */
import { late } from "$shared/late";
import type { Language } from "$shared/texts/languages";

const files = import.meta.glob<string>(
  ["$locales/*/*.ftl", "$games/*/{locales,rules}/*.ftl", "!**/terminal.ftl", "!**/share.ftl"],
  { query: "?raw", import: "default" },
);

/** What is written in them, in a language. */
export async function readAll(language: Language): Promise<readonly string[]> {
  const isOurs = (path: string): boolean => path.includes(`/${language}/`) || path.endsWith(`/${language}.ftl`);
  const paths = Object.keys(files).filter(isOurs);
  return Promise.all(paths.map((path) => files[path]!).map((load) => late(load)));
}
