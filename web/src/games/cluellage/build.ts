/**
 * The Picture cards of Cluellage for the page, from the same tables as the server's: what is seen on each, the words for
 * that in every language, what the words on the Word cards mean, and a version for the addresses of their files.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

const PREFIX = "virtual:cluellage/";

export interface Seen {
  /** All tags, in English, sorted. */
  readonly tags: readonly string[];
  /** Picture → its tags, by their places in `tags`. */
  readonly pictures: Readonly<Record<string, readonly number[]>>;
}

/** A table with a head, its cells separated by `mark`, without quotes: ours need none. */
export function readTable(text: string, mark = ","): Record<string, string>[] {
  if (text.includes('"')) throw new Error("a table with quotes is not understood here");
  const [head = "", ...rows] = text.trim().split(/\r?\n/);
  const names = head.split(mark);
  return rows.map((row) => {
    const cells = row.split(mark);
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""]));
  });
}

export function readSeen(pictures: string): Seen {
  const rows = firstCells(pictures);
  const tags = [...new Set(rows.flatMap(({ tags }) => tags))].sort();
  const places = new Map(tags.map((tag, at) => [tag, at]));
  return {
    tags,
    pictures: Object.fromEntries(rows.map(({ id, tags: own }) => [id, own.map((tag) => places.get(tag)!)])),
  };
}

/** The words of a language, in the order of `tags`; a tag without one stays English. */
export function readWords(tags: readonly string[], table: string, language: string): string[] {
  const words = new Map(readTable(table).map((row) => [row["tag"]!, row[language] ?? ""]));
  return tags.map((tag) => words.get(tag) || tag);
}

/** Word → what it means, in a few words of a language. */
export function readGlosses(table: string, language: string): Record<string, string> {
  return Object.fromEntries(readTable(table, ";").map((row) => [row["id"]!, row[language] ?? ""]));
}

const from = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The tables of the pictures. */
const DATA = from("../../../../src/klub/games/cluellage/data");

/** The pictures themselves. */
const FILES = from("../../../public/cluellage");

/** What this game adds to the build of the page. */
export const plugins: readonly Plugin[] = [pictures()];

function pictures(): Plugin {
  const read = (name: string): string => readFileSync(join(DATA, name), "utf8");
  return {
    name: "klub-pictures",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [what, language = ""] = id.slice(PREFIX.length + 1).split("/");
      if (what === "version") return `export const version = ${JSON.stringify(versionOf(FILES))};`;
      if (what === "glosses") {
        this.addWatchFile(join(DATA, "glosses.csv"));
        return `export default ${JSON.stringify(readGlosses(read("glosses.csv"), language))};`;
      }
      this.addWatchFile(join(DATA, "pictures.csv"));
      const seen = readSeen(read("pictures.csv"));
      if (what === "seen") return `export default ${JSON.stringify(seen)};`;
      this.addWatchFile(join(DATA, "tags.csv"));
      return `export default ${JSON.stringify(readWords(seen.tags, read("tags.csv"), language))};`;
    },
  };
}

/** Of each row the first cells, which never have commas: readings, which follow, may. */
function firstCells(text: string): { id: string; tags: string[] }[] {
  const rows = text.trim().split(/\r?\n/).slice(1);
  return rows.map((row) => {
    const [id = "", , tags = ""] = row.split(",");
    return { id, tags: tags.split(";") };
  });
}

/** Another one as soon as any picture is another. */
function versionOf(folder: string): string {
  const hash = createHash("sha256");
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (file.endsWith(".webp")) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest("hex").slice(0, 10);
}
