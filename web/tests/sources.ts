/** The sources of the page, for tests that read them. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL("..", import.meta.url));

/** The names of the games that have a folder. */
export const GAMES = readdirSync(join(WEB, "src/games"), { withFileTypes: true })
  .filter((each) => each.isDirectory() && !each.name.startsWith("_"))
  .map(({ name }) => name);

/** The files below a path whose names end in one of `endings`, as paths from `web`. */
export function filesBelow(path: string, endings: readonly string[]): string[] {
  const whole = join(WEB, path);
  if (statSync(whole).isDirectory()) return readdirSync(whole).flatMap((name) => filesBelow(join(path, name), endings));
  return endings.some((ending) => path.endsWith(ending)) ? [relative(WEB, whole)] : [];
}

export const read = (path: string): string => readFileSync(join(WEB, path), "utf8");

/** Where a pattern is found in a text: `path:line: what`. */
export function findIn(path: string, text: string, pattern: RegExp): string[] {
  return text.split("\n").flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : []));
}
