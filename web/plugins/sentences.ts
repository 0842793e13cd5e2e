/**
 * Files of sentences as the page needs them: without comments, and without what only the terminal says; and the small
 * file about games (`games.ftl`), which every page loads, holds the name of each game too, so that a list of games needs
 * nothing else of theirs. `virtual:sentences/en` lists the files of a language, and `virtual:sentences/games` the games.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import type { Plugin } from "vite";

const SUFFIX = ".ftl?raw";
const VIRTUAL = "virtual:sentences/";

/** What every page says at once: it comes with the list of its language. */
const FIRST: readonly string[] = ["page", "levels", "seats", "games"];
/** What the page never says. */
const LEFT_OUT: readonly string[] = ["terminal", "share"];

/** A file of sentences without its comments and empty lines, and with no deeper indents than needed. */
export function withoutComments(text: string): string {
  return text
    .split(/\r?\n/)
    .filter((line) => !line.startsWith("#") && line !== "")
    .map((line) => line.replace(/^ +/, " "))
    .join("\n");
}

/** A file of sentences without what a game only says in the terminal (`chess-ask-…`, `chess-command-…`, `chess-phase-…`). */
export function withoutTerminal(text: string): string {
  return text.replace(/^[a-z]+-(ask|command|phase)-.*\n?( +.*\n?)*/gm, "");
}

/** One message of a file, with its attributes; nothing if the file does not have it. */
export function messageOf(text: string, key: string): string {
  const lines = withoutComments(text).split("\n");
  const start = lines.findIndex((line) => line.startsWith(`${key} =`));
  if (start < 0) return "";
  const length = lines.slice(start + 1).findIndex((line) => !line.startsWith(" "));
  return lines.slice(start, length < 0 ? undefined : start + 1 + length).join("\n");
}

/** The files of a language by the names of their parts: `table`, and of a game `chess` and `chess-rules`. */
export function filesOf(language: string, { locales, games }: Folders): ReadonlyMap<string, string> {
  const ours = readdirSync(join(locales, language)).map((file) => basename(file, ".ftl"));
  const files = ours.filter((part) => !LEFT_OUT.includes(part)).map((part) => [part, join(locales, language, part)]);
  for (const game of gamesIn(games)) {
    files.push([game, join(games, game, "locales", language)], [`${game}-rules`, join(games, game, "rules", language)]);
  }
  return new Map(files.map(([part, path]) => [part!, `${path}.ftl`] as const).filter(([, path]) => existsSync(path)));
}

/** The games in whose folders there are sentences. */
function gamesIn(games: string): string[] {
  return readdirSync(games)
    .filter((game) => existsSync(join(games, game, "locales")))
    .sort();
}

/** A module that holds the first files and loads the others. */
function listOf(files: ReadonlyMap<string, string>): string {
  const [imports, entries]: [string[], string[]] = [[], []];
  for (const [part, path] of files) {
    const [name, source] = [JSON.stringify(part), JSON.stringify(`${path}?raw`)];
    if (FIRST.includes(part)) imports.push(`import ${part} from ${source};`);
    entries.push(FIRST.includes(part) ? `${name}: ${part},` : `${name}: () => import(${source}),`);
  }
  return [...imports, "export default {", ...entries, "};"].join("\n");
}

/** Where sentences are: the folder with one for each language, and the one in which each game has its own. */
interface Folders {
  readonly locales: string;
  readonly games: string;
}

export function sentences(folders: Folders): Plugin {
  const { games } = folders;
  return {
    name: "klub-sentences",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${VIRTUAL}games`) return `export const games = ${JSON.stringify(gamesIn(games))};`;
      if (id.startsWith(`\0${VIRTUAL}`)) return listOf(filesOf(id.slice(VIRTUAL.length + 1), folders));
      if (!id.endsWith(SUFFIX)) return undefined;
      const path = id.slice(0, -"?raw".length);
      const texts = [withoutComments(withoutTerminal(readFileSync(path, "utf8")))];
      if (basename(path) === "games.ftl") {
        const language = basename(dirname(path));
        for (const game of gamesIn(games)) {
          const file = join(games, game, "locales", `${language}.ftl`);
          if (!existsSync(file)) continue;
          this.addWatchFile(file);
          texts.push(messageOf(readFileSync(file, "utf8"), `${game}-name`));
        }
      }
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}
