/**
 * Files of sentences as the page needs them: without comments, and without what only the terminal says; and the small
 * file about games (`games.ftl`), which every page loads, holds the name of each game too, so that a list of games needs
 * nothing else of theirs.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import type { Plugin } from "vite";

const SUFFIX = ".ftl?raw";

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

/** `games`: the folder in which each game has one. */
export function sentences(games: string): Plugin {
  return {
    name: "klub-sentences",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(SUFFIX)) return undefined;
      const path = id.slice(0, -"?raw".length);
      const texts = [withoutComments(withoutTerminal(readFileSync(path, "utf8")))];
      if (basename(path) === "games.ftl") {
        const language = basename(dirname(path));
        for (const game of readdirSync(games).sort()) {
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
