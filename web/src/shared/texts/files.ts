/**
 * The files of sentences. Each language has a list of its own, which is loaded with what every page says at once: nobody
 * loads the lists of languages that are not spoken.
 */
import { games } from "virtual:sentences/games";

import { late } from "../late";
import type { Language } from "./languages";

type Files = typeof import("virtual:sentences/*").default;

const LISTS: Readonly<Record<Language, () => Promise<{ default: Files }>>> = {
  en: () => late(() => import("virtual:sentences/en")),
  de: () => late(() => import("virtual:sentences/de")),
  fr: () => late(() => import("virtual:sentences/fr")),
  nl: () => late(() => import("virtual:sentences/nl")),
  es: () => late(() => import("virtual:sentences/es")),
  it: () => late(() => import("virtual:sentences/it")),
  pt: () => late(() => import("virtual:sentences/pt")),
  pl: () => late(() => import("virtual:sentences/pl")),
};

/** Whether the sentences of a game are a file of ours. */
export function hasFile(game: string): boolean {
  return games.includes(game);
}

/** What is written in the file of a part; `Texts.need` says what parts are called. */
export async function readFile(language: Language, part: string): Promise<string> {
  const load = (await LISTS[language]()).default[part];
  if (load === undefined) throw new Error(`There is no file of sentences ${language}/${part}.ftl.`);
  return typeof load === "string" ? load : (await late(load)).default;
}

/** What is written in all files of a language. */
export async function readFiles(language: Language): Promise<readonly string[]> {
  const parts = Object.keys((await LISTS[language]()).default);
  return Promise.all(parts.map((part) => readFile(language, part)));
}
